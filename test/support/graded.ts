/** What people type, with what a wise receptionist would note of it, and how near an understanding comes to that. */
import { readFileSync } from "node:fs";
import type { ServiceId } from "#domain/search/query.ts";
import { categoryOfService } from "#domain/search/service-meant.ts";
import { keyOf } from "#domain/search/terms.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { namedCities } from "#drizzle/seed/reference.ts";

const folder = new URL("../understanding/", import.meta.url);

/** What a person of the trade would note of a query, by field. */
export type Graded = {
	query: string;
	language: string;
	kind: string;
	/** Field to the values that are right; empty where nothing should be understood. */
	expected: Map<string, string[]>;
	/** What the query may be used for. */
	part: Part;
};

/** Of every three of the first files one is kept aside while the engine is made; the last files were never looked at. */
export type Part = "for making" | "kept aside" | "never seen";

export type Grade = "good" | "partly" | "bad";

/** Written to find what sentences of people do that those before did not. */
const allForMaking = [
	"sixth.tsv",
	"seventh.tsv",
	"eighth.tsv",
	"tenth.tsv",
	"twelfth.tsv",
	"thirteenth.tsv",
	"seventeenth.tsv",
	"eighteenth.tsv",
	"nineteenth.tsv",
];
/** Graded only. */
const neverSeen = ["ninth.tsv", "eleventh.tsv", "fourteenth.tsv", "fifteenth.tsv", "sixteenth.tsv"];

const partOf = (file: string, line: number): Part =>
	neverSeen.includes(file) ? "never seen" : allForMaking.includes(file) || line % 3 !== 0 ? "for making" : "kept aside";

/** The queries of `test/understanding/`: tab between query, language, kind and what should be understood. */
export function gradedQueries(): Graded[] {
	return ["first.tsv", "second.tsv", "third.tsv", "fourth.tsv", "fifth.tsv", ...allForMaking, ...neverSeen].flatMap(
		(name) =>
			readFileSync(new URL(name, folder), "utf8")
				.split("\n")
				.filter(Boolean)
				.map((line, i) => {
					const [query = "", language = "", kind = "", fields = ""] = line.split("\t");
					const expected = new Map(
						fields
							.split(" ")
							.filter((field) => field && field !== "-")
							.map((field): [string, string[]] => {
								const [key = "", values = "true"] = field.split("=");
								return [
									key,
									values
										.split("|")
										.map((value) => value.replaceAll("_", key === "place" || key === "words" ? " " : "_")),
								];
							}),
					);
					return { query, language, kind, expected, part: partOf(name, i) };
				}),
	);
}

let namesOf: Map<string, string[]> | undefined;

/** Whether a place is one of those that "City,State,CC" or "CC" name, by any name that the city has. */
function isPlace({ place }: Understanding, wanted: string[]): boolean {
	if (!place) return false;
	namesOf ??= new Map(namedCities(loadPlaces()).map(({ id, keys }) => [id, keys]));
	return wanted.some((one) => {
		const parts = one.split(",");
		if (parts.length === 1) return place.id === one;
		return (
			(namesOf?.get(place.id) ?? []).includes(keyOf(parts[0] ?? "")) &&
			place.country_id === parts.at(-1) &&
			(parts.length < 3 || keyOf(place.region ?? "") === keyOf(parts[1] ?? ""))
		);
	});
}

/**
 * Good: all that should be understood is, and nothing else. Partly: what is understood is right, but something is missing or
 * less exact. Bad: something is understood that is wrong, or nothing of what matters.
 */
export function grade(understanding: Understanding, expected: Graded["expected"]): { grade: Grade; faults: string[] } {
	const { filters } = understanding;
	const faults: string[] = [];
	let worst: Grade = "good";
	const partly = (fault: string) => {
		faults.push(fault);
		if (worst === "good") worst = "partly";
	};
	const bad = (fault: string) => {
		faults.push(fault);
		worst = "bad";
	};
	const service: ServiceId | null = filters.legal_service ?? filters.category;
	const services = expected.get("service");
	if (services && service === null) {
		if (understanding.alternatives.some((one) => services.includes(one))) partly("service only offered");
		else bad("no service");
	} else if (services && service && !services.includes(service)) {
		if (services.some((one) => categoryOfService(one as ServiceId) === categoryOfService(service)))
			partly(`service ${service}`);
		else bad(`service ${service}`);
	} else if (!services && service) bad(`service ${service}`);
	const places = expected.get("place");
	if (places && !understanding.place) partly("no place");
	else if (places && !isPlace(understanding, places)) {
		if (places.some((place) => understanding.place?.id === place.split(",").at(-1))) partly("place only the country");
		else bad(`place ${understanding.place?.name}, ${understanding.place?.country_id}`);
	} else if (!places && understanding.place)
		bad(`place ${understanding.place.name}, ${understanding.place.country_id}`);
	const origins = expected.get("origin");
	if (origins && !origins.includes(understanding.origin ?? "")) partly(`origin ${understanding.origin}`);
	else if (!origins && understanding.origin) partly(`origin ${understanding.origin}`);
	const language = expected.get("language")?.[0];
	const spoken = filters.language ?? understanding.otherLanguage;
	if (language && spoken !== language) partly(`language ${spoken}`);
	else if (!language && filters.language) bad(`language ${filters.language}`);
	const tier = expected.get("tier")?.[0];
	if (tier && filters.tier !== tier) partly(`tier ${filters.tier}`);
	else if (!tier && filters.tier) partly(`tier ${filters.tier}`);
	for (const [field, has] of [
		["mode", filters.mode],
		["available", understanding.available],
		["fee_max", filters.fee_max && String(filters.fee_max)],
		["free_consultation", filters.free_consultation ? "true" : null],
		["legal_aid", filters.legal_aid ? "true" : null],
		["near", understanding.isNear ? "true" : null],
	] as const) {
		const wanted = expected.get(field)?.[0] ?? null;
		if (wanted !== has) {
			if (has !== null && wanted === null && field !== "near") bad(`${field} ${has}`);
			else partly(`${field} ${has}`);
		}
	}
	for (const word of expected.get("words")?.[0]?.split(/[+ ]/) ?? [])
		if (![...understanding.words, ...understanding.unknown.map(keyOf)].includes(keyOf(word)))
			partly(`not looked for: ${word}`);
	if (understanding.areWordsRequired && understanding.words.length > 0 && !expected.has("words") && expected.size > 0)
		bad(`words ${understanding.words.join(" ")}`);
	return { grade: worst, faults };
}
