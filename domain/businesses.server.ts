import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Database, statementOf } from "#drizzle/db.ts";
import { businesses, businessLanguages, businessServices, licences, offices } from "#drizzle/schema/businesses.ts";
import { cities } from "#drizzle/schema/places.ts";
import { referenceRates } from "#drizzle/schema/site-settings.ts";
import { type Business, type BusinessChanges, type Office, revised } from "./businesses.ts";
import type { Ctx } from "./context.server.ts";
import { guarded, mustHold } from "./must.server.ts";
import { qualityOf } from "./quality.ts";
import { Refusal } from "./refusal.ts";
import { reindex } from "./search/index.server.ts";
import { type Card, type Listing, listingOf, type Standing } from "./search/listing.ts";

/** A profile as people read it: the professional, with the names of the places. */
export type Profile = Omit<Business, "offices"> & {
	city_name: string;
	offices: (Office & { city_name: string; country_id: string; latitude: number; longitude: number })[];
};

const businessId = /^[0-9a-f]{32}$/;

/** The five statements that read professionals whole; they go into one batch, and `assemble` takes their rows. */
function wholeStatements(db: Database, ids: string[]) {
	return [
		db
			.select({ ...getTableColumns(businesses), city_name: sql<string>`${cities.name}`.as("city_name") })
			.from(businesses)
			.innerJoin(cities, eq(cities.id, businesses.city_id))
			.where(inArray(businesses.id, ids)),
		db.select().from(businessServices).where(inArray(businessServices.business_id, ids)),
		db.select().from(businessLanguages).where(inArray(businessLanguages.business_id, ids)),
		db.select().from(licences).where(inArray(licences.business_id, ids)),
		db
			.select({
				...getTableColumns(offices),
				city_name: sql<string>`${cities.name}`.as("city_name"),
				country_id: cities.country_id,
				latitude: cities.latitude,
				longitude: cities.longitude,
			})
			.from(offices)
			.innerJoin(cities, eq(cities.id, offices.city_id))
			.where(inArray(offices.business_id, ids)),
	] as const;
}

type Results<Statements extends readonly unknown[]> = { readonly [K in keyof Statements]: Awaited<Statements[K]> };

function assemble([rows, services, languages, held, rooms]: Results<ReturnType<typeof wholeStatements>>): Profile[] {
	return rows.map((business) => {
		const own = <T extends { business_id: string }>(children: T[]) =>
			children.filter((child) => child.business_id === business.id).map(({ business_id: _, ...child }) => child);
		return {
			...business,
			services: own(services),
			languages: own(languages),
			licences: own(held),
			offices: own(rooms).sort((a, b) => Number(b.is_main) - Number(a.is_main) || (a.id < b.id ? -1 : 1)),
		};
	});
}

/** The first five listed of a professional's category in the same city or country; the index is asked by the row. */
const alike = (place: "city_id" | "country_id", id: string) => sql`
	SELECT * FROM (
		SELECT card FROM search_relevance
		WHERE search_relevance MATCH coalesce((SELECT '"s:' || category || '+p:' || ${sql.raw(place)} || '"' FROM businesses WHERE id = ${id}), '"s:"')
		ORDER BY rowid LIMIT 5
	)`;

/**
 * The profile with this id, listed or not, with up to four listed professionals of the same category (same city
 * first, then same country); null if there is none. One batch.
 */
export async function findProfile(ctx: Ctx, id: string): Promise<(Profile & { similar: Card[] }) | null> {
	if (!businessId.test(id)) return null;
	const { db } = ctx;
	const [rows, services, languages, held, rooms, others] = await db.batch([
		...wholeStatements(db, [id]),
		db.select({ card: sql<string>`card` }).from(sql`(${alike("city_id", id)} UNION ALL ${alike("country_id", id)})`),
	]);
	const [profile] = assemble([rows, services, languages, held, rooms]);
	if (!profile) return null;
	const cards = others.map(({ card }) => JSON.parse(card) as Card).filter((card) => card.id !== id);
	return { ...profile, similar: [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, 4) };
}

/** The profiles with these ids, in this order; unknown ids are left out. One batch. */
export async function listProfiles(ctx: Ctx, ids: readonly string[]): Promise<Profile[]> {
	const known = ids.filter((id) => businessId.test(id));
	if (known.length === 0) return [];
	const profiles = assemble(await ctx.db.batch(wholeStatements(ctx.db, known)));
	return known.flatMap((id) => profiles.filter((profile) => profile.id === id));
}

/** What search holds of a professional, and how to tell in a batch that it still does. */
export type Listed = {
	profile: Profile;
	standing: Standing;
	/** null: not listed. */
	listing: Listing | null;
	/** Of the ratings of all reviews, in hundredths. */
	sum: number;
	/** True while nothing that `listing` was made of has changed. */
	holds: SQL;
};

/**
 * Reads a professional as search has them: whatever brings about another listing writes profile, rating or next slots,
 * and the index in the same batch under `holds`. null if there is none. One batch.
 */
export async function readListed(ctx: Ctx, id: string): Promise<Listed | null> {
	if (!businessId.test(id)) return null;
	const { db } = ctx;
	const [rows, services, languages, held, rooms, [known]] = await db.batch([
		...wholeStatements(db, [id]),
		db
			.select({
				count: sql<number | null>`r.count`,
				sum: sql<number | null>`r.rating`,
				slots: sql<string | null>`n.slots`,
				days: sql<string | null>`n.days`,
				revision: sql<number | null>`n.revision`,
			})
			.from(
				sql`(SELECT ${id} AS id) b LEFT JOIN ratings r ON r.business_id = b.id LEFT JOIN next_slots n ON n.business_id = b.id`,
			),
	]);
	const [profile] = assemble([rows, services, languages, held, rooms]);
	if (!profile) return null;
	const { count, sum, slots, days, revision } = known ?? {};
	const standing: Standing = {
		rating: count && sum ? { count, mean: Math.round(sum / count) } : null,
		next_slot: slots ? ((JSON.parse(slots) as string[])[0] ?? null) : null,
		free_days: days ? (JSON.parse(days) as string[]) : [],
	};
	const holds = sql`EXISTS (SELECT 1 FROM businesses WHERE id = ${id} AND version = ${profile.version})
		AND (SELECT count FROM ratings WHERE business_id = ${id}) IS ${count ?? null}
		AND (SELECT rating FROM ratings WHERE business_id = ${id}) IS ${sum ?? null}
		AND (SELECT revision FROM next_slots WHERE business_id = ${id}) IS ${revision ?? null}`;
	return { profile, standing, listing: listingOf(profile, profile.city_name, standing), sum: sum ?? 0, holds };
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

/**
 * Changes a professional's profile, and search with it, in one batch. Throws `not_found`, and `conflict` when the
 * profile is no longer at `version`. Writes a row for the profile, those of the licences, languages, services and
 * offices that differ, and what `reindex` says.
 */
export const saveBusiness = (ctx: Ctx, id: string, version: number, changes: BusinessChanges): Promise<Profile> =>
	reviseBusiness(ctx, id, version, changes, (statements, holds) =>
		guarded(
			outdated,
			ctx.db.$client.batch([statementOf(ctx.db, mustHold(ctx.db, sql`SELECT 1 WHERE ${holds}`)), ...statements]),
		),
	);

/**
 * The same for who has more to demand: `write` runs the statements in one batch where `holds` does, and throws
 * `outdated` where it does not.
 */
export async function reviseBusiness(
	ctx: Ctx,
	id: string,
	version: number,
	changes: BusinessChanges,
	write: (statements: D1PreparedStatement[], holds: SQL) => Promise<unknown>,
): Promise<Profile> {
	const { db } = ctx;
	const [rates, [city]] = await Promise.all([
		db.select().from(referenceRates),
		db
			.select()
			.from(cities)
			.where(eq(cities.id, changes.city_id ?? 0)),
	]);
	if (changes.city_id && !city) throw new Refusal("invalid", { field: "city_id" });
	const perEur = Object.fromEntries(rates.map((rate) => [rate.currency, rate.per_eur]));
	await untilWritten(async () => {
		const listed = await readListed(ctx, id);
		if (!listed) throw new Refusal("not_found");
		const { profile: before, standing } = listed;
		if (before.version !== version) throw new Refusal("conflict");
		const now = ctx.now().toISOString();
		const next = revised(before, changes, perEur);
		const after = {
			...next,
			...(city && { country_id: city.country_id, time_zone: city.time_zone }),
			quality: qualityOf(next, now),
			updated_at: now,
			version: version + 1,
		};
		const { services, languages, licences: held, offices: rooms, ...row } = after;
		await write(
			[
				statementOf(db, db.update(businesses).set(row).where(eq(businesses.id, id))),
				...childStatements(db, businessServices, ["legal_service_id"], id, before.services, services),
				...childStatements(db, businessLanguages, ["language", "speaker"], id, before.languages, languages),
				...childStatements(db, licences, ["id"], id, before.licences, held),
				...childStatements(db, offices, ["id"], id, before.offices, rooms),
				...reindex(db.$client, listed.listing, listingOf(after, city?.name ?? before.city_name, standing)),
			],
			listed.holds,
		);
	});
	const [saved] = await listProfiles(ctx, [id]);
	if (!saved) throw new Refusal("not_found");
	return saved;
}

type ChildTable = typeof businessServices | typeof businessLanguages | typeof licences | typeof offices;

/** What brings the rows of a child table from one list to the next: only rows that differ are written. */
function childStatements<Child extends object>(
	db: Database,
	table: ChildTable,
	keys: (keyof Child & string)[],
	business_id: string,
	before: readonly Child[],
	after: readonly Child[],
): D1PreparedStatement[] {
	const columns = getTableColumns(table) as unknown as Record<string, SQLiteColumn>;
	const rowOf = (child: Child) =>
		Object.fromEntries(Object.entries({ ...child, business_id }).filter(([name]) => name in columns));
	const keyOf = (child: Child) => JSON.stringify(keys.map((key) => child[key]));
	const textOf = (child: Child) => JSON.stringify(Object.entries(rowOf(child)).sort());
	const old = new Map(before.map((child) => [keyOf(child), child]));
	const kept = new Set(after.map(keyOf));
	const gone = before.filter((child) => !kept.has(keyOf(child)));
	const changed = after.filter((child) => {
		const was = old.get(keyOf(child));
		return !was || textOf(was) !== textOf(child);
	});
	return [
		...gone.map((child) =>
			statementOf(
				db,
				db
					.delete(table)
					.where(
						and(eq(table.business_id, business_id), ...keys.map((key) => eq(columns[key] as SQLiteColumn, child[key]))),
					),
			),
		),
		...changed.map((child) =>
			statementOf(
				db,
				old.has(keyOf(child))
					? db
							.update(table)
							.set(rowOf(child))
							.where(
								and(
									eq(table.business_id, business_id),
									...keys.map((key) => eq(columns[key] as SQLiteColumn, child[key])),
								),
							)
					: db.insert(table).values(rowOf(child) as never),
			),
		),
	];
}
