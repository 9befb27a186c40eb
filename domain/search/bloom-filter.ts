/**
 * A set of words as a table of bits (Bloom, 1970, "Space/time trade-offs in hash coding with allowable errors"): each word that is in
 * it is found, and of those that are not one in 2,000 is taken for one.
 */
import { hashOf } from "./hash.ts";

const bitsPerWord = 16;
/** Bits that stand for a word. */
const probes = 8;

const stepOf = (word: string) => hashOf(`${word}.`) | 1;
const isSet = (table: Uint8Array, bit: number) => (((table[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;

/** The table of so many words. */
export function filterOf(words: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
	const table = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
	for (const word of words) {
		const step = stepOf(word);
		let hash = hashOf(word);
		for (let i = 0; i < probes; i++, hash = (hash + step) >>> 0) {
			const bit = hash % (table.length * 8);
			table[bit >> 3] = (table[bit >> 3] ?? 0) | (1 << (bit & 7));
		}
	}
	return table;
}

/** Whether a word is in a set; nothing is in one that is not there. */
export function isIn(table: Uint8Array | undefined, word: string): boolean {
	if (!table) return false;
	const size = table.length * 8;
	const first = hashOf(word);
	// Of what is in no set most is out with the first bit.
	if (!isSet(table, first % size)) return false;
	const step = stepOf(word);
	for (let i = 1, hash = first; i < probes; i++) {
		hash = (hash + step) >>> 0;
		if (!isSet(table, hash % size)) return false;
	}
	return true;
}
