/**
 * Where a page ended: the relevance tier and the rowid of its last result, and the total that the first page
 * named, so that it does not change while people read on. Nothing in it is secret or trusted: a forged cursor
 * starts at another place of the same public list.
 */
export type Cursor = { tier: number; rowid: number; total: number };

const shape = /^([012])\.([0-9a-z]{1,11})\.([0-9a-z]{1,6})$/;

export const writeCursor = ({ tier, rowid, total }: Cursor) => `${tier}.${rowid.toString(36)}.${total.toString(36)}`;

/** The cursor that a text stands for, or null. */
export function readCursor(text: string): Cursor | null {
	const match = shape.exec(text);
	if (!match) return null;
	const [, tier = "", rowid = "", total = ""] = match;
	const cursor = { tier: Number(tier), rowid: Number.parseInt(rowid, 36), total: Number.parseInt(total, 36) };
	return Number.isSafeInteger(cursor.rowid) ? cursor : null;
}
