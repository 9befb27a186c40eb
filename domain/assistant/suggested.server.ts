/** The searches and professionals that an answer comes with. */
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { type Proposal, pathOf } from "#domain/search/proposals.server.ts";
import { isCategory } from "#domain/search/query.ts";
import type { Found } from "#domain/search/search.server.ts";
import { categoryOfService } from "#domain/search/service-meant.ts";
import type { ProposedProfessional, ProposedSearch } from "./assistant.ts";
import type { AnswerLanguage } from "./language.server.ts";

/** A search in the reader's words: "Immigration lawyers in Madrid who speak Arabic". */
export const searchIn = (language: AnswerLanguage, proposal: Proposal): ProposedSearch => ({
	label: labelOf(language, proposal),
	url: pathOf(proposal),
	count: proposal.count,
});

function labelOf(words: AnswerLanguage, { service, place, language, condition }: Proposal): string {
	const { say } = words;
	const tier = condition?.kind === "tier" ? condition.value : null;
	const who = service ? say(`many.${categoryOfService(service)}`) : tier ? say(`many.${tier}`) : say("search.anyone");
	const label = say("search.label", {
		who,
		place: place ? placeIn(words, place) : "none",
		language: language ? words.language(language) : "none",
	});
	const search =
		service && !isCategory(service)
			? say("search.for_matter", { matter: say(`service.${service}`), search: label })
			: label;
	switch (condition?.kind) {
		case "mode":
			return say(`search.mode_${condition.value}`, { search });
		case "free_consultation":
		case "legal_aid":
		case "soonest":
			return say(`search.${condition.kind}`, { search });
		default:
			return search;
	}
}

const placeIn = ({ inCountry }: AnswerLanguage, { id, name, country_id }: Place) =>
	isCountryId(id) ? inCountry(country_id) : name;

/** Those who were found, as an answer shows them: whoever has a time to book stands first, else the order stays. */
export const professionalsIn = (
	language: AnswerLanguage,
	found: readonly Found[],
	legal_service: LegalServiceId | null,
): ProposedProfessional[] =>
	found
		.map((one) => ({ ...professionalIn(language, one), legal_service }))
		.sort((a, b) => Number(b.times.length > 0) - Number(a.times.length > 0));

const professionalIn = (
	{ country }: AnswerLanguage,
	{ id, name, category, tier, status, checked_at, city_name, country_id, ...one }: Found,
): Omit<ProposedProfessional, "legal_service"> => ({
	...{ id, url: `/business/${id}`, name, category, tier, place: `${city_name}, ${country(country_id)}` },
	...{ status, checked_at, currency: one.currency, fee: one.fee, fee_from_minor: one.fee_from_minor },
	times: one.next_slots,
});
