import { type SQL, sql } from "drizzle-orm";
import { assemble, businessId, type PublicProfile, wholeStatements } from "#domain/businesses/businesses.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type ListedCity, type Listing, listingOf, type Standing } from "#domain/search/listing.ts";

/** What search holds of a professional, and how to tell in a batch that it still does. */
export type Listed = {
	profile: PublicProfile;
	city: ListedCity;
	standing: Standing;
	/** null: not listed. */
	listing: Listing | null;
	/** Of the ratings of all reviews, in hundredths. */
	sum: number;
	/** True while nothing that `listing` was made of has changed. */
	isAsRead: SQL;
};

/**
 * Reads a professional as search has them: whatever brings about another listing writes profile, rating or next slots,
 * and the index in the same batch under `isAsRead`. null if there is none. One batch.
 */
export async function readListed(ctx: Ctx, id: string): Promise<Listed | null> {
	const [listed = null] = await readAllListed(ctx, [id]);
	return listed;
}

type Known = {
	id: string;
	count: number | null;
	sum: number | null;
	slots: string | null;
	days: string | null;
	revision: number | null;
	is_city_large: number | null;
};

/** Reads those of these professionals that there are, in any order. One batch, for at most 100. */
export async function readAllListed(ctx: Ctx, ids: readonly string[]): Promise<Listed[]> {
	const asked = ids.filter((id) => businessId.test(id));
	if (asked.length === 0) return [];
	const { db } = ctx;
	const [rows, services, languages, licences, offices, known] = await db.batch([
		...wholeStatements(db, asked),
		db
			.select({
				id: sql<string>`b.id`,
				count: sql<number | null>`r.count`,
				sum: sql<number | null>`r.rating`,
				slots: sql<string | null>`n.slots`,
				days: sql<string | null>`n.days`,
				revision: sql<number | null>`n.revision`,
				is_city_large: sql<
					number | null
				>`(SELECT is_large FROM cities WHERE id = (SELECT city_id FROM businesses WHERE id = b.id))`,
			})
			.from(
				sql`(SELECT value AS id FROM json_each(${JSON.stringify(asked)})) b LEFT JOIN ratings r ON r.business_id = b.id
					LEFT JOIN next_slots n ON n.business_id = b.id`,
			),
	]);
	const knownOf = new Map<string, Known>(known.map((one) => [one.id, one]));
	return assemble([rows, services, languages, licences, offices]).map((profile) =>
		listedFrom(profile, knownOf.get(profile.id)),
	);
}

function listedFrom(profile: PublicProfile, known: Known | undefined): Listed {
	const { id } = profile;
	const { count, sum, slots, days, revision } = known ?? {};
	const standing: Standing = {
		rating: count && sum ? { count, mean: Math.round(sum / count) } : null,
		next_slot: slots ? ((JSON.parse(slots) as string[])[0] ?? null) : null,
		free_days: days ? (JSON.parse(days) as string[]) : [],
	};
	const isAsRead = sql`EXISTS (SELECT 1 FROM businesses WHERE id = ${id} AND version = ${profile.version})
		AND (SELECT count FROM ratings WHERE business_id = ${id}) IS ${count ?? null}
		AND (SELECT rating FROM ratings WHERE business_id = ${id}) IS ${sum ?? null}
		AND (SELECT revision FROM next_slots WHERE business_id = ${id}) IS ${revision ?? null}`;
	const city: ListedCity = { name: profile.city_name, is_large: known?.is_city_large === 1 };
	return { profile, city, standing, listing: listingOf(profile, city, standing), sum: sum ?? 0, isAsRead };
}

/** A batch was not written because what it was computed from has changed meanwhile. */
export const outdated = new Refusal("conflict");

/**
 * Runs what reads, computes and writes until it was written from what still held. Each round that is lost was won by
 * somebody else, so that all get through.
 */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
	for (let round = 1; ; round++) {
		try {
			return await attempt();
		} catch (error) {
			if (error !== outdated || round === mostRounds) throw error;
		}
	}
}
const mostRounds = 100;
