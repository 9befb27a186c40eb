import { wordsOf } from "#domain/search/terms.ts";

/**
 * A name by which the same name is found again, however it is ordered, accented or spelled in capitals: "GARCÍA, Ana"
 * and "Ana Garcia" have the same. null for what has no word.
 */
export const nameKey = (name: string): string | null =>
	wordsOf(name)
		.map(({ folded }) => folded)
		.sort()
		.join(" ") || null;
