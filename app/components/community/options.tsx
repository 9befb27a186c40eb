import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { categories } from "#domain/businesses/legal-services.ts";
import { countryCodes } from "#domain/ground/countries.ts";
import { topicNames } from "../../topic-names.ts";
import { useFormats } from "../formats.ts";

/** All countries in a select, by their names in the reader's language. */
export function CountryOptions() {
	const { i18n } = useLingui();
	const formats = useFormats();
	const countries = useMemo(
		() =>
			countryCodes
				.map((id) => ({ id, name: formats.country(id) }))
				.sort((a, b) => a.name.localeCompare(b.name, i18n.locale)),
		[formats, i18n.locale],
	);
	return countries.map(({ id, name }) => (
		<option key={id} value={id} suppressHydrationWarning>
			{name}
		</option>
	));
}

/** What a post can be about: the categories of the site. */
export function TopicOptions() {
	const { i18n } = useLingui();
	return categories.map((category) => (
		<option key={category} value={category}>
			{i18n._(topicNames[category])}
		</option>
	));
}
