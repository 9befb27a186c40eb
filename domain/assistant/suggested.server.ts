/** The searches and professionals that an answer comes with. */
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

/** A professional who was found, as an answer shows them. */
export const professionalIn = (
	{ country }: AnswerLanguage,
	{ id, name, tier, city_name, country_id, next_slots }: Found,
): ProposedProfessional => ({
	id,
	url: `/business/${id}`,
	name,
	tier,
	place: `${city_name}, ${country(country_id)}`,
	times: next_slots,
});
