import * as z from "zod";
import { type Mode, modes } from "#domain/businesses/businesses.ts";
import {
	type Category,
	categories,
	type LegalServiceId,
	legalServices,
	type Tier,
	tiers,
} from "#domain/businesses/legal-services.ts";
import { countryCodes } from "#domain/ground/countries.ts";
import { type Language, languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { type Cursor, readCursor } from "./cursor.ts";

/** The published fee ceilings, in euro. */
export const feeBands = [50, 100, 200, 350, 500, 1000] as const;
export type FeeBand = (typeof feeBands)[number];

/** The least mean of reviews that can be asked for, in stars. */
export const ratingBands = [4, 4.5] as const;
export type RatingBand = (typeof ratingBands)[number];

/** When somebody must have free time: on the reader's day, on the next, or on it and the six after it. */
export const spans = ["today", "tomorrow", "this_week"] as const;
export type Span = (typeof spans)[number];

/** `soonest` and `rating` hold only those who have a free time, or enough reviews. */
export const sorts = ["relevance", "fee", "soonest", "rating"] as const;
export type Sort = (typeof sorts)[number];

/** Results on a page, and rows that a page of the index may hold. */
export const pageSize = 20;

export type ServiceId = Category | LegalServiceId;
const serviceIds = [...categories, ...legalServices.map((service) => service.id)] as const;

/** Whether a service is one of the 13 categories; else it is a legal service within one. */
export const isCategory = (service: string): service is Category => categories.includes(service as Category);

const flag = z.enum(["1", "true", "on", "0", "false", ""]).transform((value) => ["1", "true", "on"].includes(value));
const country = z.string().trim().toUpperCase().pipe(z.enum(countryCodes));

const fields = {
	q: z.string().trim().max(textLimits.query),
	location: z.string().trim().max(textLimits.query),
	service: z.enum(serviceIds as unknown as [ServiceId, ...ServiceId[]]),
	language: z.enum(languages),
	country_experience: country,
	jurisdiction: country,
	tier: z.enum(tiers),
	mode: z.enum(modes),
	fee_max: z.coerce.number().refine((value): value is FeeBand => feeBands.includes(value as FeeBand)),
	free_consultation: flag,
	legal_aid: flag,
	rating: z.coerce.number().refine((value): value is RatingBand => ratingBands.includes(value as RatingBand)),
	available: z.enum(spans),
	sort: z.enum(sorts),
	cursor: z.string().transform((text, context): Cursor => {
		const cursor = readCursor(text);
		if (!cursor) context.addIssue({ code: "custom", message: "cursor" });
		return cursor ?? { tier: 0, rowid: 0 };
	}),
};
export type SearchField = keyof typeof fields;

/** What somebody asks for: the parameters of `/search` and `GET /api/search`, read. */
export type SearchQuery = {
	q: string;
	/** A place as typed ("Madrid, Spain"), or its id. */
	location: string;
	service: ServiceId | null;
	language: Language | null;
	country_experience: string | null;
	jurisdiction: string | null;
	tier: Tier | null;
	mode: Mode | null;
	fee_max: FeeBand | null;
	free_consultation: boolean;
	legal_aid: boolean;
	rating: RatingBand | null;
	available: Span | null;
	sort: Sort;
	cursor: Cursor | null;
};

export const emptyQuery: SearchQuery = {
	q: "",
	location: "",
	service: null,
	language: null,
	country_experience: null,
	jurisdiction: null,
	tier: null,
	mode: null,
	fee_max: null,
	free_consultation: false,
	legal_aid: false,
	rating: null,
	available: null,
	sort: "relevance",
	cursor: null,
};

/**
 * Reads the parameters of a search. Empty ones count as absent; of a repeated one the first counts. `invalid`
 * names the fields whose value is not possible; the query is then what the others say.
 */
export function readQuery(params: URLSearchParams): { query: SearchQuery; invalid: SearchField[] } {
	const query: Record<string, unknown> = { ...emptyQuery };
	const invalid: SearchField[] = [];
	for (const field of Object.keys(fields) as SearchField[]) {
		const text = params.get(field);
		if (text === null || text.trim() === "") continue;
		const result = fields[field].safeParse(text);
		if (result.success) query[field] = result.data;
		else invalid.push(field);
	}
	return { query: query as SearchQuery, invalid };
}
