import { sql } from "drizzle-orm";
import { assemble, businessId, type PublicProfile, wholeStatements } from "#domain/businesses/businesses.server.ts";
import { asOf } from "#domain/businesses/licences.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { type ShownCard, shownCard } from "#domain/search/listing.ts";

/** The first five listed of a professional's category in the same city or country; the index is asked by the row. */
const alike = (place: "city_id" | "country_id", id: string) => sql`
	SELECT * FROM (
		SELECT card FROM search_relevance
		WHERE search_relevance MATCH coalesce((SELECT '"s:' || category || '+p:' || ${sql.raw(place)} || '"' FROM businesses WHERE id = ${id}), '"s:"')
		ORDER BY rowid LIMIT 5
	)`;

/**
 * The profile with this id as it is now, listed or not, with up to four listed professionals of the same category (same city
 * first, then same country); null if there is none. One batch.
 */
export async function findPublicProfile(
	ctx: Ctx,
	id: string,
): Promise<(PublicProfile & { similar: ShownCard[] }) | null> {
	if (!businessId.test(id)) return null;
	const { db } = ctx;
	const [rows, services, languages, licences, offices, others] = await db.batch([
		...wholeStatements(db, [id]),
		db.select({ card: sql<string>`card` }).from(sql`(${alike("city_id", id)} UNION ALL ${alike("country_id", id)})`),
	]);
	const [profile] = assemble([rows, services, languages, licences, offices]);
	if (!profile) return null;
	const cards = others.map(({ card }) => shownCard(card)).filter((card) => card.id !== id);
	return {
		...asOf(profile, ctx.now().toISOString()),
		similar: [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, 4),
	};
}
