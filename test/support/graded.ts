/** What people type, with what a wise receptionist would note of it, and how near an understanding comes to that. */
import { readFileSync } from "node:fs";
import { dictionary } from "#domain/search/dictionary.ts";
import type { ServiceId } from "#domain/search/query.ts";
import { categoryOfService } from "#domain/search/service-meant.ts";
import { keyOf } from "#domain/search/terms.ts";
import type { Understanding } from "#domain/search/understand.ts";

const folder = new URL("../understanding/", import.meta.url);

/** What a person of the trade would note of a query, by field. */
export type Graded = {
	query: string;
	language: string;
	kind: string;
	/** Field to the values that are right; empty where nothing should be understood. */
	expected: Map<string, string[]>;
	/** Of every three, one is never looked at while the engine is made. */
	isKept: boolean;
};

export type Grade = "good" | "partly" | "bad";

/** The queries of `test/understanding/`: tab between query, language, kind and what should be understood. */
export function gradedQueries(): Graded[] {
	return ["first.tsv", "second.tsv", "third.tsv", "fourth.tsv"].flatMap((name) =>
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
								values.split("|").map((value) => value.replaceAll("_", key === "place" || key === "words" ? " " : "_")),
							];
						}),
				);
				return { query, language, kind, expected, isKept: i % 3 === 0 };
			}),
	);
}

/** Whether a place is the one that "City,State,CC" or "CC" names. */
function isPlace(understanding: Understanding, wanted: string): boolean {
	const { place } = understanding;
	if (!place) return false;
	const parts = wanted.split(",");
	const country = parts.at(-1);
	if (parts.length === 1) return place.id === country;
	const names = dictionary().meanings.get(keyOf(parts[0] ?? "")) ?? [];
	const isNamed =
		keyOf(place.name) === keyOf(parts[0] ?? "") ||
		names.some((meaning) => meaning.kind === "place" && meaning.value.id === place.id);
	return (
		isNamed && place.country_id === country && (parts.length < 3 || keyOf(place.region ?? "") === keyOf(parts[1] ?? ""))
	);
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
	const place = expected.get("place")?.[0];
	if (place && !understanding.place) partly("no place");
	else if (place && !isPlace(understanding, place)) {
		const country = place.split(",").at(-1);
		if (understanding.place?.id === country) partly("place only the country");
		else bad(`place ${understanding.place?.name}, ${understanding.place?.country_id}`);
	} else if (!place && understanding.place) bad(`place ${understanding.place.name}, ${understanding.place.country_id}`);
	const origin = expected.get("origin")?.[0];
	if (origin && understanding.origin !== origin) partly(`origin ${understanding.origin}`);
	else if (!origin && understanding.origin) partly(`origin ${understanding.origin}`);
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
