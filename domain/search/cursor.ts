/**
 * Where a page ended: the relevance tier and the rowid of its last result. Nothing in it is secret or trusted: a forged
 * cursor starts at another place of the same public list, and changes no figure.
 */
export type Cursor = { tier: number; rowid: number };

const shape = /^([0-6])\.([0-9a-z]{1,11})$/;

export const writeCursor = ({ tier, rowid }: Cursor) => `${tier}.${rowid.toString(36)}`;

/** The cursor that a text stands for, or null. */
export function readCursor(text: string): Cursor | null {
	const match = shape.exec(text);
	if (!match) return null;
	const [, tier = "", rowid = ""] = match;
	const cursor = { tier: Number(tier), rowid: Number.parseInt(rowid, 36) };
	return Number.isSafeInteger(cursor.rowid) ? cursor : null;
}
