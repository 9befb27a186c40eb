import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Mode } from "#domain/businesses/businesses.ts";
import { type Category, categories, type LegalServiceId, type Tier } from "#domain/businesses/legal-services.ts";
import { useFormats } from "../../components/formats.ts";
import { modeNames } from "../../components/mode-names.ts";
import { categoryName, legalServiceName, tierName } from "../../legal-service-names.ts";
import type { FilterField, Results, ShownPlace } from "./search-data.ts";

/** The published orders; the first is the usual one, which no address says. */
export const orders: readonly { value: Results["sort"]; name: MessageDescriptor }[] = [
	{ value: "relevance", name: msg`Relevance` },
	{ value: "fee", name: msg`Lowest fee` },
	{ value: "soonest", name: msg`Soonest` },
	{ value: "rating", name: msg`Best rated` },
];

/** What the values of filters are called. */
export function useFilterWords() {
	const { t, i18n } = useLingui();
	const formats = useFormats();

	const serviceName = (id: string) => {
		const isOne = (categories as readonly string[]).includes(id);
		return i18n._(isOne ? categoryName(id as Category) : legalServiceName(id as LegalServiceId));
	};

	/** A value as a chip says it, without the name of its filter. */
	function valueName(field: FilterField, value: string, place: ShownPlace | null): string {
		switch (field) {
			case "service":
				return serviceName(value);
			case "location": {
				if (!place) return value;
				const country = formats.country(place.country_id);
				if (place.isCountry) return country;
				return `${place.name}, ${place.region ?? country}`;
			}
			case "language":
				return formats.language(value);
			case "country_experience": {
				const country = formats.country(value);
				return t`Experience with people from ${country}`;
			}
			case "jurisdiction": {
				const country = formats.country(value);
				return t`Licensed in ${country}`;
			}
			case "tier":
				return i18n._(tierName(value as Tier));
			case "mode":
				return i18n._(modeNames[value as Mode]);
			case "fee_max": {
				const fee = formats.money(Number(value) * 100, "EUR");
				return t`Up to ${fee}`;
			}
			case "free_consultation":
				return t`Free first consultation`;
			case "legal_aid":
				return t`Accepts legal aid`;
			case "rating": {
				const stars = formats.stars(Number(value) * 100);
				return t`Rated ${stars} or better`;
			}
			case "available":
				return value === "today" ? t`Free today` : value === "tomorrow" ? t`Free tomorrow` : t`Free within 7 days`;
			default:
				return field satisfies never;
		}
	}

	/** The other country of a matter, as a chip says it: who knows its people comes first, but nobody has to. */
	function originName(id: string): string {
		const country = formats.country(id);
		return t`Connected with: ${country}`;
	}

	return { valueName, serviceName, originName };
}
