import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLocation } from "@remix-run/react";
import { Search } from "lucide-react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { SuggestInput } from "../../components/suggest-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Sheet, SheetButton } from "../../components/ui/sheet.tsx";
import type { Results } from "./search-data.ts";

/** What and where. A new search keeps the filters that were ticked and forgets what words said. */
export function SearchBox({ results }: { results: Results }) {
	const { t } = useLingui();
	const { key } = useLocation();
	const kept = new URLSearchParams(results.search);
	kept.delete("q");
	kept.delete("location");
	const summary = [results.q, results.location].filter(Boolean).join(" · ");
	const form = (
		<Form
			role="search"
			aria-label={t`Professionals`}
			action="/search"
			className="grid gap-4 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] sm:gap-3"
		>
			<Field label={t`What do you need help with?`} className="min-w-0">
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
	return (
		<>
			<SheetButton
				id="search"
				className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line-strong bg-raised px-3.5 text-start sm:hidden"
			>
				<Search aria-hidden="true" className="size-4 shrink-0 text-accent" />
				<span className="sr-only">
					<Trans>Change the search:</Trans>
				</span>
				<span className="min-w-0 flex-1 truncate">
					{summary ? <bdi className="block truncate">{summary}</bdi> : <Trans>What do you need help with?</Trans>}
				</span>
			</SheetButton>
			<Sheet id="search" from="sm" title={t`Search`} first="q" closedBy={key}>
				{form}
			</Sheet>
		</>
	);
}
