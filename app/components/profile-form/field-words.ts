import { useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";

/** What is said beside a field of the profile that means nothing. */
export function useFieldWords(): Record<string, string> {
	const { t } = useLingui();
	return {
		full_name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
		phone: t`Start with + and the country code, for example +34 600 123 456.`,
		country_id: t`Choose a country from the list.`,
		city_id: t`Choose a city in this country.`,
		time_zone: t`Choose a time zone from the list.`,
		languages: t`Choose from these languages.`,
		preferred_language: t`Choose from these languages.`,
		preferred_service_categories: t`Choose from these services.`,
	};
}
