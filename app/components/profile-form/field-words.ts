import { useLingui } from "@lingui/react/macro";

/** What is said beside a field of the profile that means nothing. */
export function useFieldWords(): Record<string, string> {
	const { t } = useLingui();
	return {
		full_name: t`Use at most 120 characters.`,
		phone: t`Begin with + and the country code, for example +34 600 123 456.`,
		country_id: t`Choose a country of the list.`,
		city_id: t`Choose a city of this country.`,
		time_zone: t`Choose a time zone of the list.`,
		languages: t`Choose among these languages.`,
		preferred_language: t`Choose among these languages.`,
		preferred_service_categories: t`Choose among these services.`,
	};
}
