import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { categories } from "#domain/businesses/legal-services.ts";
import { useFormats } from "../../components/formats.ts";
import { LanguageOptions } from "../../components/language-options.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field, narrowSelect, Select } from "../../components/ui/field.tsx";
import { everyLanguage } from "../../every-language.ts";
import type { NewsAddress } from "../../news-address.ts";
import { topicNames } from "../../topic-names.ts";

/** What narrows the list; `countries` are those that there are news about. */
export function Filters({ shown, countries }: { shown: NewsAddress; countries: readonly string[] }) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const offered = [...new Set([...countries, ...(shown.country ? [shown.country] : [])])]
		.map((code) => ({ code, name: formats.country(code) }))
		.sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
	const topics = categories
		.map((topic) => ({ topic, name: i18n._(topicNames[topic]) }))
		.sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
	return (
		<Form
			// The choices begin with what is shown.
			key={`${shown.country} ${shown.topic} ${shown.language}`}
			method="get"
			action="/news"
			role="search"
			aria-label={t`Narrow the news`}
			className="mt-8 grid grid-cols-2 items-end gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-3 sm:p-5 lg:grid-cols-[1fr_1fr_1fr_auto]"
		>
			<Field label={t`Country`}>
				{(control) => (
					<Select name="country" className={narrowSelect} defaultValue={shown.country ?? ""} {...control}>
						<option value="">{t`All countries`}</option>
						{offered.map(({ code, name }) => (
							<option key={code} value={code} suppressHydrationWarning>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field label={t`Topic`}>
				{(control) => (
					<Select name="topic" className={narrowSelect} defaultValue={shown.topic ?? ""} {...control}>
						<option value="">{t`All topics`}</option>
						{topics.map(({ topic, name }) => (
							<option key={topic} value={topic}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field label={t`Language`}>
				{(control) => (
					<Select name="language" className={narrowSelect} defaultValue={shown.language} {...control}>
						<option value={everyLanguage}>{t`All languages`}</option>
						<LanguageOptions />
					</Select>
				)}
			</Field>
			<Button type="submit" className="sm:justify-self-start">
				<Trans>Show</Trans>
			</Button>
		</Form>
	);
}
