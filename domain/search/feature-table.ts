/**
 * Which features anything is known of: a bit for each place in a table of hashes, and for each that is set, in order, a row of
 * numbers elsewhere. A large table that is mostly empty takes little room, and features seldom share a place in it.
 */

/** Bits are counted 32 at once: by how many bits a place is shifted to the number of such a word. */
const bitsOfWord = 5;

/** The row of the feature at a place in a table; -1 where nothing is known of it. */
type RowOf = (at: number) => number;

const rows = new WeakMap<Uint8Array, RowOf>();

/** The rows of what is known in a table. */
export function rowsOf(bits: Uint8Array): RowOf {
	const known = rows.get(bits);
	if (known) return known;
	// A copy begins where words may.
	const words = new Uint32Array(bits.slice().buffer);
	/** Each word, and how many bits are set before it: side by side, for memory is what takes time. */
	const table = new Uint32Array(words.length * 2);
	let before = 0;
	for (const [i, word] of words.entries()) {
		table[i * 2] = word;
		table[i * 2 + 1] = before;
		before += bitsIn(word);
	}
	const rowOf = (at: number) => {
		const i = (at >>> bitsOfWord) * 2;
		const word = table[i] as number;
		// A shift takes the last five bits of how far.
		if (((word >>> at) & 1) === 0) return -1;
		return (table[i + 1] as number) + bitsIn(word & ((1 << at) - 1));
	};
	rows.set(bits, rowOf);
	return rowOf;
}

/** How many bits of a word are set (Warren, "Hacker's Delight", 2012, section 5-1). */
function bitsIn(word: number): number {
	let n = word - ((word >>> 1) & 0x55555555);
	n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
	return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A table in which the features at so many places are known that stand there at least so often. */
export function tableWith(times: Uint32Array, fewest: number): Uint8Array<ArrayBuffer> {
	const bits = new Uint8Array(times.length / 8);
	for (const [at, often] of times.entries())
		if (often >= fewest) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
	return bits;
}
