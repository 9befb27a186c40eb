import { expect, test } from "vitest";
import { rowsOf, tableWith } from "#domain/search/feature-table.ts";
import { Random } from "#drizzle/seed/random.ts";

test("A feature's row is how many known features stand before it; what is seldom seen has none", () => {
	const random = new Random(7);
	const times = Uint32Array.from({ length: 4_096 }, () => random.int(0, 4));
	const table = tableWith(times, 3);
	let rows = 0;
	for (const [at, often] of times.entries()) expect(rowsOf(table)(at), String(at)).toBe(often >= 3 ? rows++ : -1);
	expect(rows).toBeGreaterThan(1_000);
});

test("Full and empty tables have all rows and none", () => {
	const full = tableWith(new Uint32Array(64).fill(1), 1);
	const empty = tableWith(new Uint32Array(64), 1);
	for (let at = 0; at < 64; at++) expect([rowsOf(full)(at), rowsOf(empty)(at)]).toEqual([at, -1]);
});
