/** Who else could help, where a search has found few. */
import type { Ctx } from "#domain/ground/context.server.ts";
import { isCountryId } from "#domain/places/places.ts";
import type { SearchQuery } from "./query.ts";
import { type Found, foundIn, pageStatement, type ResultRow, type SearchPage } from "./search.server.ts";
import type { Filters } from "./tokens.ts";

/** Few enough that whoever reads them may want to see who else could help. */
export const fewResults = 2;
/** Others shown of each kind, and kinds. */
const mostFurther = 3;
const mostKinds = 2;

/** Others who could help with one condition changed. */
export type Further = {
	/** The country around the city; from anywhere by video; anything of the category; any language. */
	kind: "around" | "video" | "category" | "languages";
	businesses: Found[];
};

/** Who else could help where a search has found few: those who meet all conditions but one. One D1 batch. */
export async function searchFurther(
	{ db, now }: Ctx,
	query: SearchQuery,
	{ understood, businesses }: Pick<SearchPage, "understood" | "businesses">,
): Promise<Further[]> {
	const { filters, place } = understood;
	const changes: [kind: Further["kind"], isPossible: boolean, change: Partial<Filters>][] = [
		["around", place !== null && !isCountryId(place.id), { place: place?.country_id ?? null }],
		["video", place !== null && (filters.mode ?? "video") === "video", { place: null, mode: "video" }],
		["category", filters.legal_service !== null, { legal_service: null }],
		["languages", filters.language !== null, { language: null }],
	];
	const possible = changes.filter(([, isPossible]) => isPossible).slice(0, mostKinds + 1);
	if (possible.length === 0) return [];
	const { $client: d1 } = db;
	const found = (await d1.batch(
		possible.map(([, , change]) =>
			pageStatement(
				d1,
				{ ...query, cursor: null },
				{ ...understood, filters: { ...filters, ...change } },
				now(),
				mostFurther + businesses.length + mostFurther,
			),
		),
	)) as D1Result<ResultRow>[];
	const shown = new Set(businesses.map(({ id }) => id));
	const further = possible.map(([kind, , change], i): Further => {
		const { legal_service } = { ...filters, ...change };
		const others = foundIn(found[i]?.results ?? [], now(), legal_service).filter(({ id }) => !shown.has(id));
		const first = others.slice(0, mostFurther);
		for (const { id } of first) shown.add(id);
		return { kind, businesses: first };
	});
	return further.filter(({ businesses: others }) => others.length > 0).slice(0, mostKinds);
}
