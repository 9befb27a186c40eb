/** Fills an empty, migrated database with the reference data and deterministic demo professionals. */
import type { Business } from "#domain/businesses.ts";
import { legalServices } from "#domain/legal-services.ts";
import { type Counts, countListing } from "#domain/search/counts.ts";
import { firstNameRowid, indexOf, nameWordsOf } from "#domain/search/index.server.ts";
import { nameDocument, placeDocument } from "#domain/search/lexicon.server.ts";
import { type Listing, listingOf } from "#domain/search/listing.ts";
import { keyOf } from "#domain/search/terms.ts";
import { documentOf } from "#domain/search/tokens.ts";
import { specifiedFigures } from "#domain/site-settings.ts";
import { businessMaker } from "./businesses.ts";
import { loadPlaces } from "./places.ts";
import { perEur, ratesAsOf } from "./rates.ts";

type Row = Record<string, unknown>;
type Progress = (done: number) => void;

/** Professionals in one transaction: large enough that the index is written in few runs, small enough for memory. */
const chunkSize = 4_000;

/** Child tables first. */
const tables = [
	"offices",
	"licences",
	"business_languages",
	"business_services",
	"businesses",
	"search_counts",
	"legal_services",
	"place_names",
	"cities",
	"countries",
	"reference_rates",
	"site_settings",
];
const indexes = ["search_relevance", "search_fee", "search_lexicon"];

/** D1 takes parameters of at most 2 MB. */
const longestParameter = 1_500_000;

/** Rows in few statements: each parameter is a JSON list. Nested values are kept as JSON. */
function insertRows(db: D1Database, table: string, rows: readonly Row[]): D1PreparedStatement[] {
	const columns = Object.keys(rows[0] ?? {});
	const values = columns.map((_, i) => `value ->> ${i}`).join(", ");
	const statement = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`);
	return jsonLists(rows.map((row) => columns.map((column) => row[column] ?? null))).map((list) => statement.bind(list));
}

/** Values as JSON lists, none longer than a parameter may be. */
function jsonLists(values: readonly unknown[]): string[] {
	const lists: string[] = [];
	let list: string[] = [];
	let length = 0;
	for (const value of values) {
		const text = JSON.stringify(value);
		// A letter beyond Latin takes up to three bytes.
		if (length + text.length * 2 > longestParameter && list.length > 0) {
			lists.push(`[${list.join(",")}]`);
			list = [];
			length = 0;
		}
		list.push(text);
		length += text.length * (/^[\0-\x7f]*$/.test(text) ? 1 : 2);
	}
	return list.length > 0 ? [...lists, `[${list.join(",")}]`] : lists;
}

/**
 * Replaces all data by the reference data and `total` demo professionals. The same `total` gives the same database;
 * professional n is the same in every total.
 */
export async function loadDemo(db: D1Database, total: number, progress: Progress): Promise<void> {
	await db.batch([
		...indexes.map((table) => db.prepare(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`)),
		...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
	]);
	const places = loadPlaces();
	await db.batch([
		...insertRows(db, "countries", places.countries),
		...insertRows(db, "cities", places.cities),
		...insertRows(db, "place_names", places.place_names),
		...insertRows(db, "legal_services", legalServices),
		...insertRows(
			db,
			"reference_rates",
			Object.entries(perEur).map(([currency, rate]) => ({ currency, per_eur: rate, as_of: ratesAsOf })),
		),
		...insertRows(db, "site_settings", [{ key: "figures", value: specifiedFigures, updated_at: ratesAsOf }]),
	]);
	await db.batch(lexiconOfPlaces(db, places));

	const makeBusiness = businessMaker(places);
	const cityNames = new Map(places.cities.map((city) => [city.id, city.name]));
	const counts = new Map<string, Map<string, Map<string, number>>>();
	const names = new Map<string, number>();
	// Merging runs while loading is work thrown away: the runs are merged once, at the end.
	await db.batch(
		[indexOf.relevance.table, indexOf.fee.table].flatMap((table) => [
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', 0)`),
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('crisismerge', 1000)`),
		]),
	);
	// The database writes one chunk while the next is made.
	let writing: Promise<unknown> = Promise.resolve();
	for (let from = 1; from <= total; from += chunkSize) {
		const chunk: Business[] = [];
		for (let seq = from; seq < from + chunkSize && seq <= total; seq++) chunk.push(makeBusiness(seq));
		const listings = chunk
			.map((business) => listingOf(business, cityNames.get(business.city_id) ?? ""))
			.filter((listing) => listing !== null);
		for (const listing of listings) {
			countListing(listing, (key, language, values) => {
				const row = within(counts, key, () => new Map<string, Map<string, number>>());
				const column = within(row, language, () => new Map<string, number>());
				for (const value of values) column.set(value, (column.get(value) ?? 0) + 1);
			});
			for (const word of nameWordsOf(listing)) names.set(word, (names.get(word) ?? 0) + 1);
		}
		const statements = chunkStatements(db, chunk, listings);
		await writing;
		progress(from - 1);
		writing = db.batch(statements);
	}
	await writing;
	progress(total);
	await writeCounts(db, counts);
	await db.batch(lexiconOfNames(db, names));
	for (const table of indexes) await db.prepare(`INSERT INTO ${table} (${table}) VALUES ('optimize')`).run();
	await db.batch(
		[indexOf.relevance.table, indexOf.fee.table].flatMap((table) => [
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('automerge', 4)`),
			db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('crisismerge', 16)`),
		]),
	);
}

/** The value of a key, made when it is not there. */
function within<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = make();
	map.set(key, made);
	return made;
}

function chunkStatements(db: D1Database, chunk: readonly Business[], listings: readonly Listing[]) {
	const children = <Key extends "services" | "languages" | "licences" | "offices">(key: Key) =>
		chunk.flatMap((business) => business[key].map((child) => ({ ...child, business_id: business.id })));
	const documents = listings.map((listing) => ({ listing, doc: documentOf(listing) }));
	const indexRows = (rowid: (listing: Listing) => number) =>
		documents
			.map(({ listing, doc }) => ({ rowid: rowid(listing), doc, card: listing.card }))
			// FTS5 starts a new run wherever a rowid is smaller than the one before it.
			.sort((a, b) => a.rowid - b.rowid);
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
		...Object.values(indexOf)
			.filter(() => listings.length > 0)
			.flatMap(({ table, rowid }) => insertRows(db, table, indexRows(rowid))),
	];
}

async function writeCounts(db: D1Database, counts: Map<string, Map<string, Map<string, number>>>) {
	const insert = db.prepare(
		"INSERT INTO search_counts (key, counts) SELECT value ->> 0, jsonb_extract(value, '$[1]') FROM json_each(?)",
	);
	const keys = [...counts.keys()].sort();
	for (let from = 0; from < keys.length; from += 2_000) {
		const rows = keys.slice(from, from + 2_000).map((key): [string, Counts] => {
			const row = [...(counts.get(key) ?? [])].map(([language, column]) => [language, Object.fromEntries(column)]);
			return [key, Object.fromEntries(row)];
		});
		await db.batch(jsonLists(rows).map((list) => insert.bind(list)));
	}
}

/** Every city under all its names, and under its name with its region where the name repeats; largest first. */
function lexiconOfPlaces(db: D1Database, { cities, place_names }: ReturnType<typeof loadPlaces>) {
	const names = new Map<string, string[]>();
	for (const { place_id, name } of place_names) names.set(place_id, [...(names.get(place_id) ?? []), name]);
	const rows = cities
		.toSorted((a, b) => b.population - a.population || a.id - b.id)
		.map((city, i) => {
			const id = String(city.id);
			const own = [city.name, ...(names.get(id) ?? [])];
			if (city.region) own.push(`${city.name} ${city.region}`);
			const keys = [...new Set(own.map(keyOf))].filter((key) => key !== "");
			const place = {
				id,
				name: city.name,
				country_id: city.country_id,
				population: city.population,
				...(city.region && { region: city.region }),
				keys,
			};
			return { rowid: i + 1, doc: placeDocument(place), entry: place };
		});
	return insertRows(db, "search_lexicon", rows);
}

/** Every word of a name, commonest first. */
function lexiconOfNames(db: D1Database, names: Map<string, number>) {
	const rows = [...names]
		.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
		.map(([word], i) => ({ rowid: firstNameRowid + i, doc: nameDocument(word), entry: word }));
	return insertRows(db, "search_lexicon", rows);
}
