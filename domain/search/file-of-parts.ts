/** What has been learnt is a file beside the Worker: a hash of what it was made from, and parts one behind the other. */

/** Of the bytes of the file, the first: the hash. */
export const hashLength = 16;

/** A file: the hash, the lengths of the parts but the last (four bytes each), the parts. */
export function writeParts(hash: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const lengths = Uint32Array.from(parts.slice(0, -1), ({ length }) => length);
	const all = [new TextEncoder().encode(hash), new Uint8Array(lengths.buffer), ...parts];
	const file = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of all) {
		file.set(part, at);
		at += part.length;
	}
	return file;
}

/** The parts of a file, which has so many. The last is a copy: numbers of four bytes may be read of it. */
export function readParts(file: ArrayBuffer, count: number): Uint8Array<ArrayBuffer>[] {
	const lengths = new Uint32Array(file, hashLength, count - 1);
	let at = hashLength + lengths.byteLength;
	const parts = Array.from(lengths, (length) => {
		at += length;
		return new Uint8Array(file, at - length, length);
	});
	return [...parts, new Uint8Array(file.slice(at))];
}
