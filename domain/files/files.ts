import { Refusal } from "#domain/ground/refusal.ts";
import { fileBytes } from "./limits.ts";
import { cleanPhoto, type PhotoType } from "./photos.ts";

/** What people may put beside an appointment or into a message. */
export type FileType = PhotoType | "application/pdf";

/**
 * Recognizes a file by its first bytes: a picture, of which only the picture is kept, or a PDF, which is kept as it is.
 * Throws `too_large` (with `megabytes`) and `unsupported_file`.
 */
export function cleanFile(bytes: Uint8Array): { bytes: Uint8Array; media_type: FileType } {
	if (bytes.length > fileBytes) throw new Refusal("too_large", { megabytes: fileBytes / 1024 / 1024 });
	const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
	if (isPdf) return { bytes, media_type: "application/pdf" };
	const photo = cleanPhoto(bytes, fileBytes);
	return { bytes: photo.bytes, media_type: photo.content_type };
}

const endings: Record<FileType, string> = {
	"image/jpeg": ".jpg",
	"image/png": ".png",
	"image/webp": ".webp",
	"application/pdf": ".pdf",
};
const longestName = 100;

/** The name a file is kept under: without folders, control characters and marks that turn text around, and with the ending of its type. */
export function fileName(given: string, media_type: FileType): string {
	const plain = (given.split(/[/\\]/).at(-1) ?? "")
		.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, "")
		.replace(/\.[A-Za-z0-9]{1,5}$/, "")
		.replace(/^[\s.]+|[\s.]+$/g, "");
	const short = [...plain].slice(0, longestName).join("").trim();
	return (short || "file") + endings[media_type];
}

/** The headers of a file of people's: the browser saves it and never shows it as one of our pages. */
export const fileHeaders = ({ name, media_type, size }: { name: string; media_type: string; size: number }) => ({
	"Content-Type": media_type,
	"Content-Length": String(size),
	"Content-Disposition": dispositionOf(name),
	"Content-Security-Policy": "sandbox; default-src 'none'",
});

/** `Content-Disposition` for a kept name (RFC 6266). */
export function dispositionOf(name: string): string {
	const encoded = encodeURIComponent(name).replace(
		/['()*!]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
