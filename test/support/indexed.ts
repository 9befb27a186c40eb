import { expect } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readListed } from "#domain/listings/listings.server.ts";
import { indexOf } from "#domain/search/index.server.ts";
import type { Card } from "#domain/search/listing.ts";

/** The database keeps languages in an order of its own. */
const inOrder = (card: Card): Card => ({ ...card, languages: card.languages.toSorted() });

/** Every index holds a professional where its listing says, once, and nowhere else. */
export async function expectIndexed(ctx: Ctx, id: string) {
	const listed = await readListed(ctx, id);
	for (const [sort, { table, rowid }] of Object.entries(indexOf)) {
		const { results } = await ctx.db.$client
			.prepare(`SELECT rowid AS at, card FROM ${table} WHERE card ->> 'id' = ?`)
			.bind(id)
			.all<{ at: number; card: string }>();
		const place = listed?.listing && rowid(listed.listing);
		expect(
			results.map(({ at }) => at),
			sort,
		).toEqual(place === null ? [] : [place]);
		for (const { card } of results) expect(inOrder(JSON.parse(card))).toEqual(inOrder(listed?.listing?.card as Card));
	}
	return listed;
}
