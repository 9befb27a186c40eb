/** Writes domain/search/places.generated.ts, the places that search knows by heart. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "#domain/ground/languages.ts";
import { keyOf } from "#domain/search/terms.ts";
import { placeFormLines, regionLines } from "../drizzle/seed/place-names.ts";
import { loadCapitals, loadCountryNames, loadPlaces, statesOf } from "../drizzle/seed/places.ts";

const file = new URL("../domain/search/places.generated.ts", import.meta.url);

/** In memory are capitals, cities of a million, and those of this size that most scripts have a name for. */
const largeCity = 1_000_000;
const renownedCity = 230_000;
const scripts = ["ru", "zh", "ja", "ar", "hi"];
/** Of the file, by gzip: what the script of the Worker may spend on it. The other places are in the database. */
const maximumBytes = 90_000;

const usage = `Writes domain/search/places.generated.ts from GeoNames and Unicode CLDR.

  npx tsx scripts/generate-places.ts            write the file
  npx tsx scripts/generate-places.ts --check    exit 1 if the file is not what would be written`;

const { cities, place_names } = loadPlaces();

/** By country code, or by "name, country code" of a city. */
const formsOf = new Map(
	placeFormLines
		.trim()
		.split("\n")
		.map((line) => line.split("|"))
		.map(([place = "", ...forms]) => [place, forms]),
);

/** Regional spellings are left to the database and to Intl. */
const leftOut = new Set<string>(["pt-PT", "zh-Hant"]);

const namesOf = new Map<string, string[]>();
for (const { place_id, language, name } of place_names)
	if (!leftOut.has(language)) namesOf.set(place_id, [...(namesOf.get(place_id) ?? []), name]);

const scriptsOf = new Map<string, Set<string>>();
for (const { place_id, language } of place_names)
	if (scripts.includes(language)) scriptsOf.set(place_id, (scriptsOf.get(place_id) ?? new Set()).add(language));

const isRenowned = (id: string) => (scriptsOf.get(id)?.size ?? 0) >= 3;

/** The names that search can tell apart, in order; of those that read the same, also one of more words ("Việt Nam"). */
function distinct(names: string[]): string[] {
	const mostWords = new Map<string, number>();
	return names.filter((name) => {
		const key = keyOf(name);
		const words = name.split(/\s+/).length;
		if ((mostWords.get(key) ?? 0) >= words) return false;
		mostWords.set(key, words);
		return true;
	});
}

/** "Congo (DRC)" is what a list shows; people type what stands before the bracket. */
const withoutBrackets = (name: string) => name.replace(/\s*[(（].*[)）]$/, "");

/** Two letters are a word or an article as often as a country, but for these. */
const isTelling = (name: string) => ["US", "UK"].includes(name) || !/^[a-z]{1,2}$/.test(keyOf(name));

function countryLines(): string[] {
	const inLanguages = languages.map((language) => loadCountryNames(language));
	return [...loadCountryNames("en").keys()].map((code) => {
		const [title = "", ...others] = inLanguages.flatMap((countries) => countries.get(code) ?? []);
		const typed = [title, ...others, ...(namesOf.get(code) ?? []), ...(formsOf.get(code) ?? [])]
			.map(withoutBrackets)
			.filter(isTelling);
		return [code, ...distinct([title, ...typed])].join("|");
	});
}

/** A capital that nobody has lived in since a volcano buried it: who names it means its namesake. */
const deserted: ReadonlySet<string> = new Set(["Plymouth|MS"]);

function cityLines(): string[] {
	const capitals = loadCapitals();
	const known = cities.filter(
		({ id, name, country_id, population }) =>
			(capitals.has(id) && !deserted.has(`${name}|${country_id}`)) ||
			population >= largeCity ||
			(population >= renownedCity && isRenowned(String(id))),
	);
	known.sort((a, b) => b.population - a.population || a.id - b.id);
	return known.map(({ id, country_id, population, region, name }) =>
		[
			id,
			country_id,
			Number(population.toPrecision(2)),
			region ?? "",
			...distinct([name, ...(namesOf.get(String(id)) ?? []), ...(formsOf.get(`${name}, ${country_id}`) ?? [])]),
		].join("|"),
	);
}

/** As people write them behind a city: those of the United States are the codes of GeoNames, these are not. */
const shortNames: Record<string, string> = {
	Alberta: "AB",
	"British Columbia": "BC",
	Manitoba: "MB",
	"New Brunswick": "NB",
	"Newfoundland and Labrador": "NL",
	"Nova Scotia": "NS",
	Ontario: "ON",
	"Prince Edward Island": "PE",
	Quebec: "QC|Québec",
	Saskatchewan: "SK",
};

function stateLines(): string[] {
	return regionLines
		.trim()
		.split("\n")
		.flatMap((line) => {
			const [country = "", ...regions] = line.split("|");
			if (!statesOf.has(country)) return [];
			return regions.map((region) => {
				const [code = "", ...words] = region.split(" ");
				const name = words.join(" ");
				const short = country === "US" ? code : shortNames[name];
				return [country, name, ...(short ? [short] : [])].join("|");
			});
		});
}

function asConstant(name: string, lines: string[]): string {
	const text = lines.join("\n");
	if (/[`\\$]/.test(text)) throw new Error(`${name}: a name needs escaping`);
	return `export const ${name} = \`\n${text}\n\`;\n`;
}

function generate(): string {
	const text = `// Generated by scripts/generate-places.ts: do not edit.
// Sources: GeoNames (https://www.geonames.org), CC BY 4.0; Unicode CLDR 48, Unicode License v3; and the curated
// lists of drizzle/seed/place-names.ts.

/** Countries, a line each: alpha-2 code, English name, other names. */
${asConstant("countryLines", countryLines())}
/** States and provinces where people name them with the city: country, name, short names. */
${asConstant("stateLines", stateLines())}
/** Large cities, capitals and others often asked for, largest first: GeoNames id, country, population (two digits of it), state, name, other names. */
${asConstant("cityLines", cityLines())}`;
	const bytes = gzipSync(text).length;
	if (bytes > maximumBytes) throw new Error(`${bytes} bytes by gzip: raise renownedCity`);
	return text;
}

if (process.argv.includes("--help")) console.log(usage);
else if (process.argv.includes("--check")) {
	if (!existsSync(file) || readFileSync(file, "utf8") !== generate()) {
		console.error("domain/search/places.generated.ts is stale: run npx tsx scripts/generate-places.ts");
		process.exitCode = 1;
	}
} else writeFileSync(file, generate());
