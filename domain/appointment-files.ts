import { limits } from "./appointments.ts";
import { cleanPhoto, type PhotoType } from "./photos.ts";
import { Refusal } from "./refusal.ts";

export type PaperType = PhotoType | "application/pdf";

/** Where the bytes of a file lie in the store. */
export const paperKey = (id: string) => `appointment-files/${id}`;

/**
 * Tells by its first bytes what a paper is: a picture, of which only the picture stays, or a PDF, which stays as it is.
 * Throws `too_large` and `unsupported_file`.
 */
export function cleanPaper(bytes: Uint8Array): { bytes: Uint8Array; media_type: PaperType } {
	if (bytes.length > limits.fileBytes) throw new Refusal("too_large", { megabytes: limits.fileBytes / 1024 / 1024 });
	const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
	if (isPdf) return { bytes, media_type: "application/pdf" };
	const photo = cleanPhoto(bytes, limits.fileBytes);
	return { bytes: photo.bytes, media_type: photo.content_type };
}

const endings: Record<PaperType, string> = {
	"image/jpeg": ".jpg",
	"image/png": ".png",
	"image/webp": ".webp",
	"application/pdf": ".pdf",
};
const longestName = 100;

/** A name as it is kept: without folders, control signs and what turns text around, ending as the file is. */
export function paperName(given: string, media_type: PaperType): string {
	const plain = (given.split(/[/\\]/).at(-1) ?? "")
		.replace(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, "")
		.replace(/\.[A-Za-z0-9]{1,5}$/, "")
		.replace(/^[\s.]+|[\s.]+$/g, "");
	const short = [...plain].slice(0, longestName).join("").trim();
	return (short || "file") + endings[media_type];
}

/** `Content-Disposition` for a kept name (RFC 6266): saved, never shown in the site's own pages. */
export function dispositionOf(name: string): string {
	const encoded = encodeURIComponent(name).replace(
		/['()*!]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
