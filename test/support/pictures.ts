import { crc32 } from "node:zlib";

const decode = (text: string) => Uint8Array.from(Buffer.from(text, "base64"));
const join = (...parts: (Uint8Array | readonly number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Four by two pixels, half green, half red, as Chromium writes them, with a colour profile. */
export const jpeg = decode(
	"/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAQMz/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAaEQACAgMAAAAAAAAAAAAAAAAAAQIDMjNx/9oADAMBAAIRAxEAPwCKrOAAZ5MqUao8R//Z",
);
export const png = decode(
	"iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAGElEQVR4AWLiSwv9D8KH3GT+gzATAxoAAAAA///8RF1YAAAABklEQVQDAMIyB9sTieGGAAAAAElFTkSuQmCC",
);
export const webp = decode(
	"UklGRgQCAABXRUJQVlA4WAoAAAAgAAAAAwAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDhMFgAAAC8DQAAAD3Az8DvQvup4/gMPZYjofwA=",
);

/** A segment of a JPEG. */
export const segment = (code: number, data: Uint8Array) =>
	join([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff], data);

/** The segments of a JPEG up to its first scan. */
export function jpegParts(file: Uint8Array): { code: number; data: Uint8Array }[] {
	const parts: { code: number; data: Uint8Array }[] = [];
	for (let at = 2; ; ) {
		const code = file[at + 1] ?? 0;
		const length = ((file[at + 2] ?? 0) << 8) + (file[at + 3] ?? 0);
		if (code === 0xda) return parts;
		parts.push({ code, data: file.slice(at + 4, at + 2 + length) });
		at += 2 + length;
	}
}

/** A TIFF block that says nothing but how the camera was held. */
export function exif(orientation: number, isLittle = false): Uint8Array {
	const view = new DataView(new ArrayBuffer(26));
	view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
	view.setUint16(2, 42, isLittle);
	view.setUint32(4, 8, isLittle);
	view.setUint16(8, 1, isLittle);
	view.setUint16(10, 0x0112, isLittle);
	view.setUint16(12, 3, isLittle);
	view.setUint32(14, 1, isLittle);
	view.setUint16(18, orientation, isLittle);
	return new Uint8Array(view.buffer);
}

/** A chunk of a PNG. */
export function chunk(name: string, data: Uint8Array): Uint8Array {
	const named = join([...Buffer.from(name)], data);
	const numbers = new DataView(new ArrayBuffer(8));
	numbers.setUint32(0, data.length);
	numbers.setUint32(4, crc32(named));
	return join(new Uint8Array(numbers.buffer, 0, 4), named, new Uint8Array(numbers.buffer, 4));
}

export type WebpChunk = { name: string; data: Uint8Array };

/** The chunks of a WebP. */
export function webpChunks(file: Uint8Array): WebpChunk[] {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const chunks: WebpChunk[] = [];
	for (let at = 12; at < file.length; ) {
		const length = view.getUint32(at + 4, true);
		chunks.push({ name: Buffer.from(file.slice(at, at + 4)).toString(), data: file.slice(at + 8, at + 8 + length) });
		at += 8 + length + (length % 2);
	}
	return chunks;
}

/** A WebP of these chunks. */
export function riff(chunks: readonly WebpChunk[]): Uint8Array {
	const little = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
	const body = join(
		...chunks.map(({ name, data }) =>
			join([...Buffer.from(name)], little(data.length), data, data.length % 2 ? [0] : []),
		),
	);
	return join([...Buffer.from("RIFF")], little(body.length + 4), [...Buffer.from("WEBP")], body);
}
