/** Writes drizzle/seed/city-names.tsv: what cities are called in the scripts and languages in which people search. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mo } from "gettext-parser";
import { keyOf } from "#domain/search/terms.ts";
import { loadPlaces } from "../drizzle/seed/places.ts";
import { argumentsOf, refuse } from "./arguments.ts";

const file = new URL("../drizzle/seed/city-names.tsv", import.meta.url);

const usage = `Writes drizzle/seed/city-names.tsv from the names of GeoNames (CC BY 4.0), as Debian's package
libgeonames-common brings them: a catalogue for each language, from GeoNames id to name.

  npx tsx scripts/generate-city-names.ts FOLDER    FOLDER holds ru/LC_MESSAGES/geonames.mo and the others`;

const latin = /^[\p{Script=Latin}\P{L}]+$/u;
const cyrillic = /^[\p{Script=Cyrillic}\P{L}]+$/u;
const arabic = /^[\p{Script=Arabic}\P{L}]+$/u;
const han = /^[\p{Script=Han}\P{L}]+$/u;
/** The languages in which people search, and Korean; GeoNames has names in other scripts among them, which are left out. */
const scripts: Record<string, RegExp> = {
	ru: cyrillic,
	uk: cyrillic,
	ar: arabic,
	fa: arabic,
	zh: han,
	zh_TW: han,
	ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\P{L}]+$/u,
	ko: /^[\p{Script=Hangul}\P{L}]+$/u,
	hi: /^[\p{Script=Devanagari}\P{L}]+$/u,
	en: latin,
	es: latin,
	fr: latin,
	de: latin,
	it: latin,
	pt: latin,
	nl: latin,
	pl: latin,
	tr: latin,
	vi: latin,
	tl: latin,
};

/** "Midland, Texas", "Newport (Wales)": the database knows the regions where they matter. */
const whereItLies = /\s*[,،(（].*$/u;

const { positionals } = argumentsOf(usage, { allowPositionals: true });
const [folder = ""] = positionals;
if (!existsSync(join(folder, "ru"))) refuse("There are no catalogues", usage);

const { cities, place_names } = loadPlaces();
const known = new Map(cities.map(({ id, name }) => [String(id), new Set([keyOf(name)])]));
for (const { place_id, name } of place_names) known.get(place_id)?.add(keyOf(name));
const found = new Map<string, string[]>();
for (const [language, script] of Object.entries(scripts)) {
	const catalogue = mo.parse(readFileSync(join(folder, language, "LC_MESSAGES/geonames.mo")));
	for (const [id, { msgstr }] of Object.entries(catalogue.translations[""] ?? {})) {
		const name = (msgstr[0] ?? "").normalize("NFC").replace(whereItLies, "").trim();
		const keys = known.get(id);
		const key = keyOf(name);
		if (!keys || keys.has(key) || [...key].length < 2 || !script.test(name)) continue;
		keys.add(key);
		found.set(id, [...(found.get(id) ?? []), name]);
	}
}
const lines = cities.flatMap(({ id }) => {
	const names = found.get(String(id));
	return names ? [[id, ...names].join("\t")] : [];
});
writeFileSync(file, `${lines.join("\n")}\n`);
console.log(`${lines.length.toLocaleString("en")} cities`);
