import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { SuggestInput } from "../../components/suggest-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import type { Results } from "./search-data.ts";

/** What and where. A new search keeps the filters that were ticked and forgets what words said. */
export function SearchBox({ results }: { results: Results }) {
	const { t } = useLingui();
	const kept = new URLSearchParams(results.search);
	kept.delete("q");
	kept.delete("location");
	return (
		<Form
			role="search"
			aria-label={t`Professionals`}
			action="/search"
			className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] max-sm:[&_label]:sr-only"
		>
			<Field label={t`What do you need help with?`} className="min-w-0 max-sm:col-span-2">
				{(control) => (
					<SuggestInput
						suggest="what"
						key={results.q}
						type="search"
						name="q"
						defaultValue={results.q}
						maxLength={textLimits.query}
						enterKeyHint="search"
						placeholder={t`For example: work permit`}
						{...control}
					/>
				)}
			</Field>
			<Field label={t`Where?`} className="min-w-0">
				{(control) => (
					<SuggestInput
						suggest="where"
						key={results.location}
						type="search"
						name="location"
						defaultValue={results.location}
						maxLength={textLimits.query}
						enterKeyHint="search"
						placeholder={t`City or country`}
						{...control}
					/>
				)}
			</Field>
			{[...kept].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" className="self-end">
				<Search aria-hidden="true" className="size-4" />
				<Trans>Search</Trans>
			</Button>
		</Form>
	);
}
