/** Fills an empty, migrated database with the reference data and deterministic demo professionals. */
import type { Business } from "#domain/businesses/businesses.ts";
import { type Counts, countListing } from "#domain/search/counts.ts";
import { firstNameRowid, indexOf, nameWordsOf } from "#domain/search/index.server.ts";
import { nameDocument } from "#domain/search/lexicon.server.ts";
import { type Listing, listingOf } from "#domain/search/listing.ts";
import { documentOf } from "#domain/search/tokens.ts";
import { asMadeOn, businessMaker } from "./businesses.ts";
import { newsStatements } from "./news/news.ts";
import { type City, loadPlaces } from "./places.ts";
import { referenceStatements } from "./reference.ts";
import { insertRows, jsonLists } from "./rows.ts";
import { standingRows } from "./standing.ts";
import { uncheckedHelp } from "./urgent-help.ts";
import { weekRows } from "./weeks.ts";

type Row = Record<string, unknown>;
type Progress = (done: number) => void;

/** Professionals in one transaction: large enough that the index is written in few runs, small enough for memory. */
const chunkSize = 4_000;

/** Holds the documents of a chunk within its transaction. */
const staging = "seed_documents";

/** Child tables first. */
const tables = [
	"votes",
	"flags",
	"community_cases",
	"post_follows",
	"answers",
	"posts",
	"news_tellings",
	"news_follows",
	"news_letters",
	"news_lists",
	"news_contents",
	"article_versions",
	"articles",
	"bookmarks",
	"folders",
	"saved_changes",
	"blocks",
	"messages",
	"threads",
	"notifications",
	"live_events",
	"inboxes",
	"contact_messages",
	"outbox",
	"rate_limits",
	"evidence",
	"registrations",
	"registers",
	"reserved_titles",
	"business_owners",
	"business_clients",
	"business_weeks",
	"saved_replies",
	"availabilities",
	"next_slots",
	"suspensions",
	"report_messages",
	"reports",
	"reviews",
	"ratings",
	"quanta",
	"busy_days",
	"appointment_files",
	"appointment_events",
	"appointments",
	"offices",
	"check_requests",
	"checked_claims",
	"licences",
	"business_languages",
	"business_services",
	"businesses",
	"search_counts",
	"legal_services",
	"urgent_help",
	"place_names",
	"cities",
	"countries",
	"reference_rates",
	"site_settings",
];
const sortTables = Object.values(indexOf).map(({ table }) => table);
const indexes = [...sortTables, "search_lexicon", "post_search"];

/**
 * Replaces all data but people by the reference data and `total` demo professionals. The same `total` gives the same
 * database, but for the next free slots, the last days of licences, weekly figures and news, which are as far from
 * `now`;
 * professional n is the same in every total.
 */
export async function loadDemo(
	db: D1Database,
	total: number,
	progress: Progress,
	now = new Date().toISOString(),
): Promise<void> {
	const places = loadPlaces();
	await emptyAuditLog(db);
	await db.batch([
		// People stay without what they had to do with professionals, and may live in a place that goes and comes back.
		db.prepare("PRAGMA defer_foreign_keys = on"),
		...indexes.map((table) => db.prepare(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`)),
		...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
		...referenceStatements(db, places),
		...insertRows(db, "urgent_help", uncheckedHelp),
	]);

	const makeBusiness = businessMaker(places);
	const cityOf = new Map(places.cities.map((city) => [city.id, city]));
	const counts = new Map<string, Map<string, number>>();
	const names = new Map<string, number>();
	// Merging runs while loading is work thrown away: the runs are merged once, at the end.
	await db.batch(
		sortTables.flatMap((table) => [
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', 0)`),
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('crisismerge', 1000)`),
		]),
	);
	// The database writes one chunk while the next is made.
	let writing: Promise<unknown> = Promise.resolve();
	for (let from = 1; from <= total; from += chunkSize) {
		const chunk: Business[] = [];
		for (let seq = from; seq < from + chunkSize && seq <= total; seq++) chunk.push(asMadeOn(makeBusiness(seq), now));
		const { rows, standingOf } = standingRows(chunk, now);
		const listings = chunk
			.map((business) => listingOf(business, cityOf.get(business.city_id) as City, standingOf(business)))
			.filter((listing) => listing !== null);
		for (const listing of listings) {
			countListing(listing, (key, values) => {
				const row = counts.get(key) ?? new Map<string, number>();
				if (row.size === 0) counts.set(key, row);
				for (const value of values) row.set(value, (row.get(value) ?? 0) + 1);
			});
			for (const word of nameWordsOf(listing)) names.set(word, (names.get(word) ?? 0) + 1);
		}
		const statements = chunkStatements(db, chunk, listings, { ...rows, business_weeks: weekRows(chunk, now) });
		await writing;
		progress(from - 1);
		writing = db.batch(statements);
	}
	await writing;
	progress(total);
	await db.batch(await newsStatements(db, now));
	await writeCounts(db, counts);
	await db.batch(lexiconOfNames(db, names));
	for (const table of indexes) await db.prepare(`INSERT INTO ${table} (${table}) VALUES ('optimize')`).run();
	await db.batch(
		sortTables.flatMap((table) => [
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', 4)`),
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('crisismerge', 16)`),
		]),
	);
}

/** What admins did to what goes is gone with it; the triggers that keep it otherwise are there again at once. */
async function emptyAuditLog(db: D1Database) {
	const { results } = await db
		.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'audit_entries'")
		.all<{ name: string; sql: string }>();
	await db.batch([
		...results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
		db.prepare("DELETE FROM audit_entries"),
		...results.map(({ sql }) => db.prepare(sql)),
	]);
}

function chunkStatements(
	db: D1Database,
	chunk: readonly Business[],
	listings: readonly Listing[],
	standing: Record<string, readonly Row[]>,
) {
	const children = <Key extends "services" | "languages" | "licences" | "offices">(key: Key) =>
		chunk.flatMap((business) => business[key].map((child) => ({ ...child, business_id: business.id })));
	return [
		...insertRows(
			db,
			"businesses",
			chunk.map(({ services: _, languages: __, licences: ___, offices: ____, ...row }) => row),
		),
		...insertRows(db, "business_services", children("services")),
		...insertRows(db, "business_languages", children("languages")),
		...insertRows(db, "licences", children("licences")),
		...insertRows(db, "offices", children("offices")),
		...Object.entries(standing).flatMap(([table, rows]) => insertRows(db, table, rows)),
		...(listings.length > 0 ? indexRows(db, listings) : []),
	];
}

/** Documents are the bulk of what is loaded: each travels once, and goes from there into the index of every sort. */
function indexRows(db: D1Database, listings: readonly Listing[]) {
	const sorts = Object.entries(indexOf);
	const rows = listings.map((listing) => ({
		doc: documentOf(listing),
		card: listing.card,
		...Object.fromEntries(sorts.map(([sort, { rowid }]) => [sort, rowid(listing)])),
	}));
	return [
		db.prepare(`CREATE TABLE ${staging} (doc, card, ${sorts.map(([sort]) => sort).join(", ")})`),
		...insertRows(db, staging, rows),
		// FTS5 starts a new run wherever a rowid is smaller than the one before it.
		...sorts.map(([sort, { table }]) =>
			db.prepare(
				`INSERT INTO ${table} (rowid, doc, card) SELECT ${sort}, doc, card FROM ${staging} WHERE ${sort} IS NOT NULL ORDER BY ${sort}`,
			),
		),
		db.prepare(`DROP TABLE ${staging}`),
	];
}

async function writeCounts(db: D1Database, counts: Map<string, Map<string, number>>) {
	const insert = db.prepare(
		"INSERT INTO search_counts (key, counts) SELECT value ->> 0, jsonb_extract(value, '$[1]') FROM json_each(?)",
	);
	const keys = [...counts.keys()].sort();
	for (let from = 0; from < keys.length; from += 2_000) {
		const rows = keys
			.slice(from, from + 2_000)
			.map((key): [string, Counts] => [key, Object.fromEntries(counts.get(key) ?? [])]);
		await db.batch(jsonLists(rows).map((list) => insert.bind(list)));
	}
}

/** Every word of a name, commonest first. */
function lexiconOfNames(db: D1Database, names: Map<string, number>) {
	const rows = [...names]
		.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
		.map(([word], i) => ({ rowid: firstNameRowid + i, doc: nameDocument(word), entry: word }));
	return insertRows(db, "search_lexicon", rows);
}
