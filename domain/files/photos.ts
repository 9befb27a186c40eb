import { Refusal } from "#domain/ground/refusal.ts";

/**
 * What a photo may weigh, and how many pixels it may have on a side and in all: 40 million pixels are 160 MB once a
 * browser has unpacked them, however small the file is.
 */
export const photoLimits = { bytes: 5 * 1024 * 1024, pixels: 8000, pixelsInAll: 40_000_000 } as const;

export type PhotoType = "image/jpeg" | "image/png" | "image/webp";

/** A photo that tells nothing but its picture: no place, time, camera or hidden second picture. */
export type CleanPhoto = { bytes: Uint8Array<ArrayBuffer>; content_type: PhotoType };

const keyShape = /^photos\/[0-9a-f]{32}$/;

/** A new place in the file store; it cannot be guessed. */
export const newPhotoKey = () =>
	`photos/${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** The place that an address speaks of; null for what we have not made. */
export const photoKey = (id: string) => (keyShape.test(`photos/${id}`) ? `photos/${id}` : null);

/** The address of a photo on this site, from its place in the store. */
export const photoUrl = <Key extends string | null>(key: Key) => (key === null ? null : `/${key}`) as Key;

/**
 * Tells by its first bytes what a photo is and takes out all that is not picture. Throws `too_large` (with `megabytes`,
 * `pixels` or `megapixels`) and `unsupported_file` for anything else, torn or animated files included.
 */
export function cleanPhoto(bytes: Uint8Array, mostBytes: number = photoLimits.bytes): CleanPhoto {
	if (bytes.length > mostBytes) throw new Refusal("too_large", { megabytes: mostBytes / 1024 / 1024 });
	const file = new Reader(bytes);
	if (file.text(0, 3) === "\xff\xd8\xff") return { bytes: cleanJpeg(file), content_type: "image/jpeg" };
	if (file.text(0, 8) === "\x89PNG\r\n\x1a\n") return { bytes: cleanPng(file), content_type: "image/png" };
	if (file.text(0, 4) === "RIFF" && file.text(8, 4) === "WEBP")
		return { bytes: cleanWebp(file), content_type: "image/webp" };
	throw new Refusal("unsupported_file");
}

/** Reads numbers and names out of a file; what lies behind its end is `unsupported_file`. */
class Reader {
	readonly view: DataView;
	constructor(readonly bytes: Uint8Array) {
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}
	get length() {
		return this.bytes.length;
	}
	#within(at: number, length: number) {
		if (at < 0 || length < 0 || at + length > this.length) throw new Refusal("unsupported_file");
	}
	byte(at: number) {
		this.#within(at, 1);
		return this.view.getUint8(at);
	}
	short(at: number, isLittle = false) {
		this.#within(at, 2);
		return this.view.getUint16(at, isLittle);
	}
	long(at: number, isLittle = false) {
		this.#within(at, 4);
		return this.view.getUint32(at, isLittle);
	}
	part(at: number, length: number) {
		this.#within(at, length);
		return this.bytes.subarray(at, at + length);
	}
	/** As Latin-1; shorter where the file ends. */
	text(at: number, length: number) {
		return String.fromCharCode(...this.bytes.subarray(at, at + length));
	}
}

function joined(parts: readonly Uint8Array[]) {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

function requireSize(width: number, height: number) {
	if (width === 0 || height === 0) throw new Refusal("unsupported_file");
	if (width > photoLimits.pixels || height > photoLimits.pixels)
		throw new Refusal("too_large", { pixels: photoLimits.pixels });
	if (width * height > photoLimits.pixelsInAll)
		throw new Refusal("too_large", { megapixels: photoLimits.pixelsInAll / 1_000_000 });
}

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, com: 0xfe } as const;
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/**
 * ITU T.81, annex B: segments, each with its length, and behind each start of scan the coded picture. What follows the
 * end of the image (second pictures, videos) is dropped.
 */
function cleanJpeg(file: Reader) {
	const kept: Uint8Array[] = [];
	let orientation = 1;
	let hasFrame = false;
	let at = 2;
	for (;;) {
		if (file.byte(at) !== 0xff) throw new Refusal("unsupported_file");
		while (file.byte(at + 1) === 0xff) at++;
		const code = file.byte(at + 1);
		if (code === marker.eoi) break;
		const length = file.short(at + 2);
		if (length < 2) throw new Refusal("unsupported_file");
		const segment = file.part(at, length + 2);
		if (isFrame(code)) {
			hasFrame = true;
			requireSize(file.short(at + 7), file.short(at + 5));
		}
		if (code === marker.app1 && orientation === 1) orientation = orientationOf(file, at + 4, length - 2);
		const clean = cleanSegment(file, code, at, segment);
		if (clean) kept.push(clean);
		at += length + 2;
		if (code !== marker.sos) continue;
		if (!hasFrame) throw new Refusal("unsupported_file");
		const end = endOfScan(file, at);
		kept.push(file.part(at, end - at));
		at = end;
	}
	if (!hasFrame) throw new Refusal("unsupported_file");
	const start = Uint8Array.of(0xff, marker.soi);
	const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
	// JFIF wants to be first; Exif follows it.
	const [first, ...rest] = kept;
	const isJfif = first?.[1] === marker.app0;
	const segments = isJfif ? [first, ...turned, ...rest] : [...turned, ...kept];
	return joined([start, ...segments, Uint8Array.of(0xff, marker.eoi)]);
}

/** What stays of a segment: of the application's own only density, colour profile and Adobe's colour transform. */
function cleanSegment(file: Reader, code: number, at: number, segment: Uint8Array): Uint8Array | null {
	const isApplication = code >= marker.app0 && code <= 0xef;
	if (code === marker.com) return null;
	if (!isApplication) return segment;
	if (code === marker.app0 && file.text(at + 4, 5) === "JFIF\0" && segment.length >= 18) {
		// Without its thumbnail, which may show what was cut off.
		const jfif = segment.slice(0, 18);
		jfif.set([0, 16], 2);
		jfif.set([0, 0], 16);
		return jfif;
	}
	if (code === marker.app2 && file.text(at + 4, 12) === "ICC_PROFILE\0") return segment;
	if (code === marker.app14 && file.text(at + 4, 5) === "Adobe" && segment.length >= 16) {
		const adobe = segment.slice(0, 16);
		adobe.set([0, 14], 2);
		return adobe;
	}
	return null;
}

/** Where the coded data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Reader, from: number) {
	for (let at = from; ; at++) {
		at = file.bytes.indexOf(0xff, at);
		if (at < 0) throw new Refusal("unsupported_file");
		const next = file.byte(at + 1);
		if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
	}
}

const orientationTag = 0x0112;

/** Exif 2.32, 4.6: how the camera was held, 1 to 8; 1 where it is not said. */
function orientationOf(file: Reader, at: number, length: number): number {
	if (file.text(at, 6) !== "Exif\0\0" || length < 14) return 1;
	const tiff = new Reader(file.part(at + 6, length - 6));
	try {
		const isLittle = tiff.text(0, 2) === "II";
		const directory = tiff.long(4, isLittle);
		for (let entry = 0; entry < tiff.short(directory, isLittle); entry++) {
			const start = directory + 2 + entry * 12;
			if (tiff.short(start, isLittle) !== orientationTag) continue;
			const value = tiff.short(start + 8, isLittle);
			return value >= 1 && value <= 8 ? value : 1;
		}
	} catch {
		// A torn Exif block tells nothing, and goes with the rest.
	}
	return 1;
}

/** The smallest Exif block that says how the camera was held. */
function orientationSegment(orientation: number) {
	const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
	const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
	return Uint8Array.from([0xff, marker.app1, 0, 2 + exif.length + tiff.length, ...exif, ...tiff]);
}

const keptPngChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "iCCP"]);

/** W3C PNG, 5: chunks, each with length, name and checksum. What follows the end is dropped. */
function cleanPng(file: Reader) {
	const kept = [file.part(0, 8)];
	let hasData = false;
	for (let at = 8; ; ) {
		const length = file.long(at);
		const name = file.text(at + 4, 4);
		const chunk = file.part(at, length + 12);
		if ((at === 8) !== (name === "IHDR")) throw new Refusal("unsupported_file");
		if (name === "IHDR") requireSize(file.long(at + 8), file.long(at + 12));
		if (keptPngChunks.has(name)) kept.push(chunk);
		hasData ||= name === "IDAT";
		at += length + 12;
		if (name === "IEND") break;
	}
	if (!hasData) throw new Refusal("unsupported_file");
	return joined(kept);
}

const keptWebpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP"]);
const webpFlags = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const;

/** RFC 9649, 2: a RIFF of chunks, each with name and length, padded to even. What follows the end is dropped. */
function cleanWebp(file: Reader) {
	const end = Math.min(file.length, 8 + file.long(4, true));
	const kept: Uint8Array[] = [];
	let hasPicture = false;
	for (let at = 12; at + 8 <= end; ) {
		const name = file.text(at, 4);
		const length = file.long(at + 4, true);
		// Read first: a length is what the file says, and may be more than there is, or than memory has.
		const part = file.part(at, 8 + length);
		// The padding of a last odd chunk is sometimes left out.
		const chunk = new Uint8Array(part.length + (length % 2));
		chunk.set(part);
		if (name === "VP8X") {
			requireSize(uint24(file, at + 12) + 1, uint24(file, at + 15) + 1);
			if (file.byte(at + 8) & webpFlags.animation) throw new Refusal("unsupported_file");
			chunk[8] = file.byte(at + 8) & ~(webpFlags.exif | webpFlags.xmp);
		}
		if (name === "VP8 ") {
			if (file.text(at + 11, 3) !== "\x9d\x01\x2a") throw new Refusal("unsupported_file");
			requireSize(file.short(at + 14, true) & 0x3fff, file.short(at + 16, true) & 0x3fff);
		}
		if (name === "VP8L") {
			if (file.byte(at + 8) !== 0x2f) throw new Refusal("unsupported_file");
			const size = file.long(at + 9, true);
			requireSize((size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1);
		}
		hasPicture ||= name === "VP8 " || name === "VP8L";
		if (keptWebpChunks.has(name)) kept.push(chunk);
		at += chunk.length;
	}
	if (!hasPicture) throw new Refusal("unsupported_file");
	const body = joined(kept);
	const header = new Uint8Array(12);
	header.set(file.part(0, 12));
	new DataView(header.buffer).setUint32(4, body.length + 4, true);
	return joined([header, body]);
}

const uint24 = (file: Reader, at: number) => file.short(at, true) + (file.byte(at + 2) << 16);
