import type { I18n } from "@lingui/core";
import { msg, select } from "@lingui/core/macro";
import { isCategory } from "#domain/search/query.ts";
import { categoryName, legalServiceName } from "../../legal-service-names.ts";
import { searchTo } from "./address.server.ts";
import { placeLabel } from "./results.server.ts";
import type { Results } from "./search-data.ts";

/** Parameters that make a page worth finding: "notaries in Lisbon". Any other is one person's own. */
const findable = new Set(["service", "location", "lang"]);

/** Title, description and address of a page of results. */
export function headOf(
	{
		service,
		place,
		chosen,
		notices,
		businesses,
	}: Pick<Results, "service" | "place" | "chosen" | "notices" | "businesses">,
	params: URLSearchParams,
	i18n: I18n,
) {
	const what = service && i18n._(isCategory(service) ? categoryName(service) : legalServiceName(service));
	const label = place && placeLabel(place, i18n.locale);
	const where = place?.isCountry && label ? i18n._(behindIn(place.country_id, label)) : label;
	const title =
		what && where
			? msg`${what} in ${where}`
			: what
				? msg`${what}: verified professionals`
				: where
					? msg`Verified legal professionals in ${where}`
					: msg`Search verified legal professionals`;
	const isFindable =
		businesses.length > 0 &&
		notices.invalid.length === 0 &&
		!notices.unknownLocation &&
		[...params.keys()].every((name) => findable.has(name));
	return {
		title: i18n._(title),
		description: i18n._(
			msg`Compare languages, fees and checked licences, and choose for yourself. Nobody pays for a place in this list.`,
		),
		canonical: isFindable ? searchTo({ service: chosen.service, location: chosen.location }) : null,
	};
}

/** A country behind "in": some want an article, or another case. */
const behindIn = (id: string, country: string) =>
	msg`${select(id, {
		AE: `the ${country}`,
		BS: `the ${country}`,
		CF: `the ${country}`,
		CG: `the ${country}`,
		CD: `the ${country}`,
		DO: `the ${country}`,
		GB: `the ${country}`,
		GM: `the ${country}`,
		KM: `the ${country}`,
		MH: `the ${country}`,
		MV: `the ${country}`,
		NL: `the ${country}`,
		PH: `the ${country}`,
		SB: `the ${country}`,
		US: `the ${country}`,
		VA: `the ${country}`,
		other: `${country}`,
	})}`;
