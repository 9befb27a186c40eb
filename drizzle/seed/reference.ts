/** What the site knows of the world before there is anybody in it: places, services, rates, figures, emergency numbers. */
import { readFileSync } from "node:fs";
import { legalServices } from "#domain/businesses/legal-services.ts";
import { placeDocument } from "#domain/search/lexicon.server.ts";
import type { NamedPlace } from "#domain/search/questions.ts";
import { keyOf } from "#domain/search/terms.ts";
import type { loadPlaces } from "./places.ts";
import { perEur, ratesAsOf } from "./rates.ts";
import { registerRows, reservedTitleRows } from "./registers.ts";
import { insertRows } from "./rows.ts";
import { checkedHelp } from "./urgent-help.ts";

type Places = ReturnType<typeof loadPlaces>;

/** Fills the reference tables, which must be empty; no parameter is much longer than `longest` bytes. */
export function referenceStatements(db: D1Database, places: Places, longest?: number): D1PreparedStatement[] {
	return [
		...insertRows(db, "countries", places.countries, longest),
		...insertRows(db, "cities", places.cities, longest),
		...insertRows(db, "place_names", places.place_names, longest),
		...insertRows(db, "legal_services", legalServices, longest),
		...insertRows(
			db,
			"reference_rates",
			Object.entries(perEur).map(([currency, rate]) => ({ currency, per_eur: rate, as_of: ratesAsOf })),
			longest,
		),
		...insertRows(db, "urgent_help", checkedHelp, longest),
		...insertRows(db, "registers", registerRows, longest),
		...insertRows(db, "reserved_titles", reservedTitleRows, longest),
		...lexiconOfPlaces(db, places, longest),
	];
}

/** What a name says besides of where the town lies: "Marburg an der Lahn", "Aix-en-Provence", "Halle (Saale)", "Almere Stad". */
const lying =
	/^(.{3,}?)(?:\s(?:am|an der|an den|bei|im|in der|ob der|on|upon|under|aan|aan den|aan de|sul|sulla|nad|pod)\s.+|-(?:sur|sous|en|lès|on|upon|under)-.+|\s\((.+)\)|\sStad)$/;

/** What says only that it is a city: "川口市", "가와구치 시", "Ansan-si". */
const cityWord = /^(.{2,}?)(?:\s?[市町시]|-shi?)$/u;

/** The names that people use for short, and a river in brackets as they say it. */
function shorterNames(name: string): string[] {
	const [, short, inBrackets] = lying.exec(name) ?? cityWord.exec(name) ?? [];
	return short ? [short, ...(inBrackets ? [`${short} an der ${inBrackets}`] : [])] : [];
}

/**
 * By GeoNames id what a city is called in the scripts and languages in which people search: as `scripts/generate-city-names.ts`
 * found it, and as people spell it besides.
 */
function cityNames(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const file of ["city-names.tsv", "more-city-names.tsv"])
		for (const line of readFileSync(new URL(file, import.meta.url), "utf8")
			.trim()
			.split("\n")) {
			const [id = "", ...names] = line.split("\t");
			found.set(id, [...(found.get(id) ?? []), ...names]);
		}
	return found;
}

/** Every city under all its names, also for short, and under its name with its region where the name repeats; largest first. */
export function namedCities({ cities, place_names }: Pick<Places, "cities" | "place_names">): NamedPlace[] {
	const names = cityNames();
	for (const { place_id, name } of place_names) names.set(place_id, [...(names.get(place_id) ?? []), name]);
	return cities
		.toSorted((a, b) => b.population - a.population || a.id - b.id)
		.map(({ id, name, country_id, population, region }) => {
			const own = [name, ...(names.get(String(id)) ?? [])];
			own.push(...own.flatMap(shorterNames));
			if (region) own.push(`${name} ${region}`);
			const keys = [...new Set(own.map(keyOf))].filter((key) => key !== "");
			return { id: String(id), name, country_id, population, ...(region && { region }), keys };
		});
}

const lexiconOfPlaces = (db: D1Database, places: Places, longest?: number) =>
	insertRows(
		db,
		"search_lexicon",
		namedCities(places).map((entry, i) => ({ rowid: i + 1, doc: placeDocument(entry), entry })),
		longest,
	);
