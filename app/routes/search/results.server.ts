import { urgencyOf } from "#domain/assistant/urgency.ts";
import { categoryOf, type LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Facets, FacetValue } from "#domain/search/facets.ts";
import { type Further, fewResults, searchFurther } from "#domain/search/further.server.ts";
import { isCategory, readQuery, type SearchQuery, type ServiceId } from "#domain/search/query.ts";
import { type Found, type SearchPage, searchBusinesses } from "#domain/search/search.server.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { formatsOf } from "../../components/formats.ts";
import type { ReaderZone } from "../../reader-zone.ts";
import { chosenOf, type Parameters, parametersOf, searchTo, withoutWords } from "./address.server.ts";
import type {
	Chosen,
	ChosenChip,
	FilterField,
	LongFilter,
	Notices,
	Results,
	ShownFurther,
	ShownPlace,
	WayOn,
} from "./search-data.ts";
import { restOf } from "./words.server.ts";

/** Values that a long filter lists: a page is read on a cheap phone. All of them are one link away. */
const listedValues = 6;
/** Values that any filter lists; whoever wants another place types it. */
const mostValues = 300;

/** Reads the address and searches. Never refuses: what is not possible is left out, and `notices` say so. */
export async function readResults(
	ctx: Ctx,
	params: URLSearchParams,
	locale: string,
	asking: Promise<ReaderZone>,
	cityOf: () => Promise<{ name: string; country_id: string } | null>,
): Promise<Omit<Results, "title" | "description" | "canonical" | "saved">> {
	const cut = cutTexts(params);
	const { query, invalid } = readQuery(params);
	// Words may ask for a day as well: whose day it is must be known wherever there are any.
	const timeZone = query.available || query.q ? (await asking).zone : undefined;
	const places = params.get("all") === "location" ? mostValues : undefined;
	const page = await searchBusinesses(ctx, query, { timeZone, city: cityOf, ...(places && { places }) });
	const { understood: understanding } = page;
	const isShort = query.cursor === null && page.next_cursor === null && page.businesses.length <= fewResults;
	const rest = restOf(query.q, understanding);
	const chosen = chosenOf(query, understanding);
	const explicit = parametersOf(query);
	const place = understanding.place && asShown(understanding.place);
	// Further pages come from the API, which goes by the address alone.
	const near = understanding.isNear && place ? { location: place.id } : {};
	const nearby = nearbyOf(ctx, understanding, locale);
	const urgent = urgentOf(query, understanding, explicit, nearby);
	/** The search without the words that say something, and with what those say besides. */
	const without = (field: FilterField) => withoutWords(query, understanding, explicit, chosen, field);
	return {
		view: "results",
		q: query.q,
		location: place && query.location ? placeLabel(place, locale) : query.location,
		rest,
		chosen,
		category: understanding.filters.category,
		service: understanding.filters.legal_service ?? understanding.filters.category,
		legal_service: understanding.filters.legal_service,
		place,
		sort: query.sort,
		search: searchTo(explicit).slice("/search".length),
		next: page.next_cursor && searchTo({ ...explicit, ...near, cursor: page.next_cursor }).slice("/search".length),
		isFirst: query.cursor === null,
		businesses: page.businesses.map(withoutCity),
		zone: await asking,
		now: ctx.now().toISOString(),
		total: page.total,
		total_is_exact: page.total_is_exact,
		facets_are_exact: page.facets_are_exact,
		...shownFacets(page.facets, chosen, params.get("all")),
		chips: chipsOf(query, understanding, chosen, without),
		elsewhere: understanding.elsewhere && {
			name: placeLabel(asShown(understanding.elsewhere), locale),
			// The words stay, for they lead back.
			to: searchTo({ ...explicit, location: understanding.elsewhere.id }),
		},
		notices: {
			urgent,
			invalid: invalid.map((field) => ({ field, value: (params.get(field) ?? "").slice(0, 40) })),
			cut,
			corrections: understanding.corrections,
			// A link leads to it: nothing is lost.
			ignored: understanding.ignored.filter((words) => words !== understanding.elsewhereIgnored),
			unknown: understanding.unknown,
			feeBelow: query.fee_max === null ? understanding.feeBelow : null,
			otherLanguage: understanding.otherLanguage,
			alternatives: understanding.alternatives.map((service) => ({ service, to: searchTo({ ...explicit, service }) })),
			nearby:
				nearby && !urgent ? { name: nearby.name, to: searchTo({ ...explicit, location: nearby.location }) } : null,
			namesakes: understanding.namesakes.map((other) => ({
				name: placeLabel(asShown(other), locale),
				to: searchTo({ ...without("location"), location: other.id }),
			})),
			unknownLocation: understanding.isLocationUnknown ? query.location : null,
			searchedInstead: understanding.isLocationUnknown && place ? placeLabel(place, locale) : null,
		} satisfies Notices,
		instead: waysOn(page, chosen),
		further: isShort
			? (await searchFurther(ctx, query, page)).map((one) => furtherShown(one, page, query, chosen))
			: [],
	};
}

/** Cuts texts that are too long to read, in place. */
function cutTexts(params: URLSearchParams): Notices["cut"] {
	return (["q", "location"] as const).filter((field) => {
		const text = params.get(field)?.trim() ?? "";
		if (text.length <= textLimits.query) return false;
		// Not in the middle of a character.
		params.set(field, text.slice(0, textLimits.query).replace(/[\ud800-\udbff]$/, ""));
		return true;
	});
}

/** The city that who reads seems to be in: as it is shown, and as it is searched for. */
type Nearby = { name: string; location: string };

function urgentOf(
	query: SearchQuery,
	{ filters, place, understood, alternatives }: Understanding,
	explicit: Parameters,
	nearby: Nearby | null,
): Notices["urgent"] {
	const { q, sort } = query;
	const isSaid = q !== "" && (query.service !== null || understood.some(({ kind }) => kind === "service"));
	const about = isSaid ? (filters.legal_service ?? filters.category) : null;
	// Who has chosen a service means that one.
	const situation = urgencyOf(q, about, query.service === null ? alternatives : []);
	if (!situation) return null;
	const near = query.location === "" ? nearby : null;
	const to = searchTo({ ...explicit, sort: "soonest", ...(near && { location: near.location }) });
	const country = place?.country_id ?? null;
	return { situation, country, soonest: sort === "soonest" && !near ? null : { to, near: near?.name ?? null } };
}

/** Where the edge sees who reads, offered where nothing is said of a place. */
function nearbyOf({ client }: Ctx, { place, origin, isNear, filters }: Understanding, locale: string): Nearby | null {
	const { city, country_id } = client;
	if (place || origin || !city || !country_id || (!isNear && filters.category === null)) return null;
	const name = `${city}, ${formatsOf(locale).country(country_id)}`;
	const location = `${city}, ${formatsOf("en").country(country_id)}`;
	return { name, location };
}

/** A chip for every filter in force; its link takes out the parameter and the words that say it. */
function chipsOf(
	query: SearchQuery,
	understanding: Understanding,
	chosen: Chosen,
	without: (field: FilterField) => Parameters,
): ChosenChip[] {
	// Where the matter comes from only ranks, so no filter is set by it; it can be taken out all the same.
	const soft = understanding.origin && !chosen.country_experience ? { country_experience: understanding.origin } : {};
	return (Object.entries({ ...chosen, ...soft }) as [FilterField, string][])
		.filter(([field]) => field !== "location" || understanding.place)
		.map(([field, value]) => {
			const isLegalService = field === "service" && !isCategory(value as ServiceId);
			// Without its legal service a chosen category stays.
			const up = isLegalService && query.service === value ? categoryOf(value as LegalServiceId) : undefined;
			return { field, value, isRankOnly: field in soft, to: searchTo({ ...without(field), [field]: up }) };
		});
}

const asShown = ({ id, name, region, country_id }: Place): ShownPlace => ({
	id,
	name,
	region: region ?? null,
	country_id,
	isCountry: isCountryId(id),
});

/** A place as it can be typed, and is understood when sent again. */
export function placeLabel(place: ShownPlace, locale: string): string {
	const country = formatsOf(locale).country(place.country_id);
	return place.isCountry ? country : `${place.name}, ${place.region ?? country}`;
}

/** What the filters list: the chosen value always, countries and cities not without end unless asked for (`all`). */
function shownFacets(facets: Facets, chosen: Chosen, all: string | null): Pick<Results, "facets" | "cut"> {
	const withChosen = <T>(values: FacetValue<T>[], value: string | undefined) =>
		value === undefined || values.some((one) => String(one.value) === value)
			? values
			: [...values, { value: value as T, count: 0 }];
	const cut: LongFilter[] = [];
	const listed = <T extends FacetValue<string>>(field: LongFilter, values: T[]): T[] => {
		const most = all === field ? mostValues : listedValues;
		if (values.length > most && all !== field) cut.push(field);
		return values.filter((one, i) => i < most || one.value === chosen[field]);
	};
	const { service } = chosen;
	const isLegalService = service !== undefined && !isCategory(service as ServiceId);
	return {
		facets: {
			...facets,
			service: withChosen(facets.service, isLegalService ? categoryOf(service as LegalServiceId) : service),
			legal_service: isLegalService ? withChosen(facets.legal_service, service) : facets.legal_service,
			place: listed("location", facets.place),
			language: withChosen(facets.language, chosen.language),
			country_experience: listed(
				"country_experience",
				withChosen(facets.country_experience, chosen.country_experience),
			),
			jurisdiction: listed("jurisdiction", withChosen(facets.jurisdiction, chosen.jurisdiction)),
			tier: withChosen(facets.tier, chosen.tier),
			mode: withChosen(facets.mode, chosen.mode),
			fee_max: withChosen(facets.fee_max, chosen.fee_max),
			rating: withChosen(facets.rating, chosen.rating),
		},
		cut,
	};
}

/** What of a result a page shows. */
const withoutCity = ({ city_id: _, ...card }: Found) => card;

function furtherShown(
	{ kind, businesses }: Further,
	{ understood: { filters, place, words, areWordsRequired } }: SearchPage,
	{ sort }: SearchQuery,
	chosen: Chosen,
): ShownFurther {
	const changes: Record<Further["kind"], Chosen> = {
		around: { location: place?.country_id },
		video: { location: undefined, mode: "video" },
		category: { service: filters.category ?? undefined },
		languages: { language: undefined },
	};
	const q = areWordsRequired ? words.join(" ") : undefined;
	const to = searchTo({ ...chosen, ...changes[kind], q, sort: sort === "relevance" ? undefined : sort });
	return { kind, to, businesses: businesses.map(withoutCity) };
}

/** In this order: first what people can pay, then what keeps their legal matter. */
const order: Record<WayOn["drop"], number> = {
	...{ fee: 1, narrowing: 2, words: 3, place: 4 },
	...{ remote: 5, language: 6, matter: 7, service: 8 },
};

/**
 * Where to go when nothing was found: what to drop, or a meeting by video from anywhere. The totals hold for service, place
 * and language alone, so that is all that these addresses keep.
 */
function waysOn({ businesses, instead, understood }: SearchPage, { service, location, language }: Chosen): WayOn[] {
	if (businesses.length > 0) return [];
	const { place } = understood;
	const kept = { service, location: place ? location : undefined, language };
	const isAround = instead.some((one) => one.drop === "fee" && one.isAround);
	const around = place && !isCountryId(place.id) ? place.country_id : undefined;
	const remaining: Record<WayOn["drop"], Chosen> = {
		words: kept,
		narrowing: kept,
		fee: { ...kept, legal_aid: "1", ...(isAround && { location: around }) },
		place: { ...kept, location: around },
		matter: { ...kept, service: understood.filters.category ?? undefined },
		service: { ...kept, service: undefined },
		language: { ...kept, language: undefined },
		remote: { ...kept, location: undefined, mode: "video" },
	};
	const way = (drop: WayOn["drop"], total: number | null): WayOn => ({
		drop,
		total,
		to: searchTo(remaining[drop]),
		kept: remaining[drop],
	});
	const isSaidTwice = instead.some(({ drop }) => drop === "narrowing");
	const ways = instead
		.filter(({ drop }) => drop !== "words" || !isSaidTwice)
		.map(({ drop, total }) => way(drop, total));
	return [...ways, ...(place ? [way("remote", null)] : [])].sort((a, b) => order[a.drop] - order[b.drop]);
}
