import { Refusal } from "./refusal.ts";

/** Where something stands in a list that is in the order of an instant and an id. */
export type Place = { at: string; id: string };

const shape = /^([\dT:.Z-]{24})\.([0-9a-f-]{32,36})$/;

/** What a page of a list passes on, so that the next goes on behind `place`. */
const cursorOf = ({ at, id }: Place) => `${at}.${id}`;

/** The place that a cursor says; null where there is none. Throws `invalid` for a cursor that is none. */
export function placeOf(cursor: string | null): Place | null {
	if (cursor === null) return null;
	const [, at, id] = shape.exec(cursor) ?? [];
	if (at === undefined || id === undefined) throw new Refusal("invalid", { field: "cursor" });
	return { at, id };
}

/** A page of what was read with one row more than it has: the rows, and the cursor of the next page, null on the last. */
export function pageOf<Row>(found: readonly Row[], size: number, place: (row: Row) => Place) {
	const rows = found.slice(0, size);
	const last = rows.at(-1);
	return { rows, next_cursor: found.length > size && last ? cursorOf(place(last)) : null };
}
