import { useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { useTooLongWords } from "../form/text-limit.ts";

/** What is said beside a field of the profile that means nothing. */
export function useFieldWords(): Record<string, string> {
	const { t } = useLingui();
	const tooLong = useTooLongWords();
	return {
		full_name: tooLong(textLimits.personName),
		phone: t`Start with + and the country code, for example +34 600 123 456.`,
		country_id: t`Choose a country from the list.`,
		city_id: t`Choose a city in this country.`,
		time_zone: t`Choose a time zone from the list.`,
		languages: t`Choose from these languages.`,
		preferred_language: t`Choose from these languages.`,
		preferred_service_categories: t`Choose from these services.`,
	};
}
