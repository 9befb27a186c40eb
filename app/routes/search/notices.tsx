import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Info, TriangleAlert } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { SearchField } from "#domain/search/query.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useFilterWords } from "./filter-words.ts";
import type { Results } from "./search-data.ts";

/** How the words were read where it may surprise, and what could not be used. */
export default function Notices({ notices }: { notices: Results["notices"] }) {
	const { t } = useLingui();
	const fieldName = useFieldNames();
	const { serviceName } = useFilterWords();
	const { language, money } = useFormats();
	const {
		urgent,
		invalid,
		cut,
		corrections,
		ignored,
		unknown,
		namesakes,
		unknownLocation,
		searchedInstead,
		feeBelow,
		otherLanguage,
		alternatives,
		nearby,
	} = notices;
	const linkTo = (to: string, name: ReactNode) => (
		<Link to={to} className="text-accent underline underline-offset-4">
			{name}
		</Link>
	);
	const lines: [key: string, line: ReactNode][] = [];
	for (const { from, to } of corrections)
		lines.push([
			`to ${from}`,
			<Trans key={from}>
				Searching for <b dir="auto">{to}</b> instead of <bdi>{from}</bdi>.
			</Trans>,
		]);
	for (const word of ignored)
		lines.push([
			`ignored ${word}`,
			<Trans key={word}>
				We ignored <b dir="auto">{word}</b> because you chose a different filter.
			</Trans>,
		]);
	if (unknown.length > 0) {
		const words = unknown.join(" · ");
		lines.push([
			"unknown",
			<Trans key="unknown">
				We found nothing for <b dir="auto">{words}</b>, so we left it out.
			</Trans>,
		]);
	}
	// A city in Latin letters with its country in Arabic ones stays together.
	const placeName = (name: string) => (
		<bdi>
			<Fact>{name}</Fact>
		</bdi>
	);
	for (const { name, to } of namesakes) {
		lines.push([to, <Trans key={to}>Did you mean {linkTo(to, placeName(name))}?</Trans>]);
	}
	if (alternatives.length > 0)
		lines.push([
			"alternatives",
			<Trans key="alternatives">
				We are not sure what you need. Is it one of these?{" "}
				<span className="inline-flex flex-wrap gap-x-3">
					{alternatives.map(({ service, to }) => (
						<Fragment key={service}>{linkTo(to, serviceName(service))}</Fragment>
					))}
				</span>
			</Trans>,
		]);
	if (feeBelow !== null) {
		const fee = money(feeBelow.fee_max * 100, "EUR");
		lines.push([
			"fee",
			<Trans key="fee">
				Showing fees up to {fee}, the next step above <b dir="auto">{feeBelow.said}</b>.
			</Trans>,
		]);
	}
	if (otherLanguage !== null) {
		const name = language(otherLanguage);
		lines.push([
			"language",
			<Trans key="language">
				We cannot filter by <b>{name}</b> yet. Whoever has worked with people who speak it comes first, if there is
				anyone.
			</Trans>,
		]);
	}
	if (nearby !== null)
		lines.push([
			"nearby",
			<Trans key="nearby">
				<span className="max-sm:hidden">You didn't say where.</span>{" "}
				{linkTo(nearby.to, <Trans>Show professionals near {nearby.name}</Trans>)}
			</Trans>,
		]);
	if (unknownLocation !== null)
		lines.push([
			"place",
			searchedInstead === null ? (
				<Trans key="place">
					We do not know a place called <b dir="auto">{unknownLocation}</b>, so we searched everywhere. Try a larger
					city nearby, or the country.
				</Trans>
			) : (
				<Trans key="place">
					We do not know a place called <b dir="auto">{unknownLocation}</b>, so we searched in{" "}
					{placeName(searchedInstead)}, which your words name.
				</Trans>
			),
		]);
	for (const field of cut) {
		const name = fieldName(field);
		lines.push([`cut ${field}`, t`${name}: we used only the first ${textLimits.query} characters.`]);
	}
	for (const { field, value } of invalid) {
		const name = fieldName(field);
		lines.push([
			`invalid ${field}`,
			<Trans key={field}>
				{name}: we cannot filter by <b dir="auto">{value}</b>, so we ignored it. We kept everything else.
			</Trans>,
		]);
	}
	return (
		<div id="notices" className="grid gap-2">
			{urgent !== null && <UrgentNotice urgent={urgent} />}
			{lines.length > 0 && (
				<ul className="grid gap-1.5 rounded-card bg-seal-soft px-3 py-2 max-sm:text-sm sm:px-4 sm:py-3">
					{lines.map(([key, line]) => (
						<li key={key} className="flex items-start gap-2.5">
							<Info aria-hidden="true" className="mt-1 size-4 shrink-0 text-seal" />
							<span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** What comes before any search where something cannot wait: big enough for a hand that shakes. */
function UrgentNotice({
	urgent: { situation, country, soonest },
}: {
	urgent: NonNullable<Results["notices"]["urgent"]>;
}) {
	const near = soonest?.near && (
		<bdi>
			<Fact>{soonest.near}</Fact>
		</bdi>
	);
	return (
		<section
			aria-labelledby="cannot-wait"
			className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-seal bg-seal-soft p-3 sm:px-4"
		>
			<p id="cannot-wait" className="flex items-center gap-2 font-medium">
				<TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-seal" />
				<Trans>If this cannot wait</Trans>
			</p>
			<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:w-full">
				<ButtonLink to={`/help${country ? `?country=${country}` : ""}#urgent-${situation}`} kind="primary" size="small">
					<Trans>See what to do now, and who helps at once</Trans>
				</ButtonLink>
				{soonest && (
					<ButtonLink to={soonest.to} kind="quiet" size="small">
						<span className="min-w-0 py-1 leading-5">
							{near ? <Trans>Show who is free soonest near {near}</Trans> : <Trans>Show who is free soonest</Trans>}
						</span>
					</ButtonLink>
				)}
			</div>
		</section>
	);
}

/** What parameters are called. */
function useFieldNames() {
	const { t } = useLingui();
	return (field: SearchField): string => {
		switch (field) {
			case "q":
				return t`Search words`;
			case "location":
				return t`Place`;
			case "service":
				return t`Service`;
			case "language":
				return t`Language`;
			case "country_experience":
				return t`Experience with people from`;
			case "jurisdiction":
				return t`Licensed in`;
			case "tier":
				return t`Kind of professional`;
			case "mode":
				return t`How you meet`;
			case "fee_max":
				return t`Lowest fee`;
			case "free_consultation":
				return t`Free first consultation`;
			case "legal_aid":
				return t`Legal aid`;
			case "rating":
				return t`Reviews`;
			case "available":
				return t`When they are free`;
			case "sort":
				return t`Sort order`;
			case "cursor":
				return t`Page`;
			default:
				return field satisfies never;
		}
	};
}
