/** Texts as numbers: FNV-1a, 32 bits, over UTF-16 units; in the end the high bits, the better ones, are mixed in. */
export const firstHash = 0x811c9dc5;
export const hashWith = (h: number, unit: number) => Math.imul(h ^ unit, 0x01000193);
export const endOfHash = (h: number) => (h ^ (h >>> 15)) >>> 0;

/** The same with a text behind what has been hashed. */
export function hashOn(hash: number, text: string): number {
	let h = hash;
	for (let i = 0; i < text.length; i++) h = hashWith(h, text.charCodeAt(i));
	return h;
}

export const hashOf = (text: string): number => endOfHash(hashOn(firstHash, text));
