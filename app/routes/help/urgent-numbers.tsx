import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownHelp } from "#domain/pages/urgent-help.server.ts";
import { Day } from "../../components/fact.tsx";
import { type Column, StackingTable } from "../../components/stacking-table.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { directionOf } from "../../i18n.ts";

/** What is dialled or visited alike in several countries, and those countries. */
type Shared = { help: ShownHelp; countries: string[] };

/** Numbers and addresses for a situation: those `here`, and all, which are folded where there are some here. */
export function UrgentNumbers({
	all,
	here,
}: {
	/** Of one situation. */
	all: ShownHelp[];
	/** Those of the country where the reader seems to be. */
	here: ShownHelp[];
}) {
	const { i18n } = useLingui();
	const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
	const nameOf = (id: string) => names.of(id) ?? id;
	if (all.length === 0 && here.length === 0) return null;
	const rows = sharedOf(all, nameOf, i18n.locale);
	const numbers = rows.length > 0 && <Numbers rows={rows} />;
	return (
		// In the reader's language and direction, within a text that may be in another.
		<div className="mt-4" lang={i18n.locale} dir={directionOf(i18n.locale)}>
			{here.map((one) => (
				<p key={one.id} className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
					<Call help={one} className="text-2xl font-semibold" />
					<span>
						<Trans>in {nameOf(one.country_id)}</Trans>
					</span>
				</p>
			))}
			{numbers &&
				(here.length > 0 ? (
					<Disclosure summary={<Trans>Other countries</Trans>} className="border-t">
						{numbers}
					</Disclosure>
				) : (
					numbers
				))}
		</div>
	);
}

/** The same number from the same source once, with all its countries by name. */
function sharedOf(all: ShownHelp[], nameOf: (country_id: string) => string, locale: string): Shared[] {
	const shared = new Map<string, Shared>();
	for (const { id: _, country_id, ...same } of all) {
		const key = JSON.stringify(same);
		const row = shared.get(key) ?? { help: { ...same, id: key, country_id }, countries: [] };
		row.countries.push(nameOf(country_id));
		shared.set(key, row);
	}
	for (const { countries } of shared.values()) countries.sort((a, b) => a.localeCompare(b, locale));
	return [...shared.values()].sort((a, b) => b.countries.length - a.countries.length);
}

function Numbers({ rows }: { rows: Shared[] }) {
	const { t, i18n } = useLingui();
	const list = new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" });
	const columns: Column<Shared>[] = [
		{
			label: t`Call or go to`,
			cell: ({ help }) => (
				<>
					{help.name && help.name !== help.number && <bdi className="block">{help.name}</bdi>}
					<Call help={help} className="text-lg font-semibold" />
					{help.address && <bdi className="block">{help.address}</bdi>}
				</>
			),
		},
		{ label: t`Country`, cell: ({ countries }) => list.format(countries) },
		{ label: t`Open`, cell: ({ help }) => <OpenNow help={help} /> },
		{
			label: t`Checked`,
			cell: ({ help: { checked_on, source_url } }) => (
				<>
					{checked_on ? (
						<span className="block">
							<Day at={checked_on} />
						</span>
					) : (
						<strong className="block text-danger">
							<Trans>Not checked</Trans>
						</strong>
					)}
					<a href={source_url} rel="noreferrer" className="text-accent underline underline-offset-4">
						<Trans>Source</Trans>
					</a>
				</>
			),
		},
	];
	return <StackingTable label={t`Urgent help`} columns={columns} rows={rows} keyOf={({ help }) => help.id} />;
}

/** A number to press. */
const Call = ({ help: { number }, className }: { help: ShownHelp; className: string }) =>
	number && (
		<a href={`tel:${number.replace(/[^\d+]/g, "")}`} dir="ltr" className={`${className} text-accent underline`}>
			{number}
		</a>
	);

function OpenNow({ help: { is_open, is_always_open } }: { help: ShownHelp }) {
	if (is_always_open)
		return (
			<span className="whitespace-nowrap">
				<Trans>day and night</Trans>
			</span>
		);
	if (is_open === null) return <Trans>hours not known</Trans>;
	return is_open ? <Trans>open now</Trans> : <Trans>closed now</Trans>;
}
