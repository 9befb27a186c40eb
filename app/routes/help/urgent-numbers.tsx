import { Trans, useLingui } from "@lingui/react/macro";
import { dateFormat } from "#domain/ground/formatters.ts";
import type { ShownHelp } from "#domain/pages/urgent-help.server.ts";
import type { Situation } from "#domain/pages/urgent-help.ts";
import { type Column, StackingTable } from "../../components/stacking-table.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { directionOf } from "../../i18n.ts";

/** Numbers and addresses for a situation: first those of the country from which somebody asks. */
export function UrgentNumbers({
	situation,
	all,
	country,
}: {
	situation: Situation;
	all: ShownHelp[];
	/** Where the reader seems to be; null where nobody knows. */
	country: string | null;
}) {
	const { i18n } = useLingui();
	const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
	const nameOf = (id: string) => names.of(id) ?? id;
	const here = all.filter(({ country_id }) => country_id === country);
	const sorted = all.toSorted((a, b) => nameOf(a.country_id).localeCompare(nameOf(b.country_id), i18n.locale));
	if (all.length === 0) return null;
	const isLong = all.length > 3;
	const table = <Numbers rows={sorted} nameOf={nameOf} />;
	return (
		// In the reader's language and direction, within a text that may be in another.
		<div className="mt-4" lang={i18n.locale} dir={directionOf(i18n.locale)}>
			{here.map((one) => (
				<p key={one.id} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
					<Trans>
						<Call help={one} className="text-2xl font-semibold" />
						<span>
							in {nameOf(one.country_id)}, <OpenNow help={one} />
						</span>
					</Trans>
				</p>
			))}
			{isLong ? (
				<Disclosure
					summary={situation === "danger" ? <Trans>Emergency numbers by country</Trans> : <Trans>All countries</Trans>}
					isOpen={here.length === 0}
				>
					{table}
				</Disclosure>
			) : (
				table
			)}
		</div>
	);
}

function Numbers({ rows, nameOf }: { rows: ShownHelp[]; nameOf: (country_id: string) => string }) {
	const { t, i18n } = useLingui();
	const day = dateFormat(i18n.locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
	const columns: Column<ShownHelp>[] = [
		{ label: t`Country`, cell: ({ country_id }) => nameOf(country_id) },
		{
			label: t`Call or go to`,
			cell: (help) => (
				<>
					{help.name && help.name !== help.number && <bdi className="block">{help.name}</bdi>}
					<Call help={help} className="font-semibold" />
					{help.address && <bdi className="block">{help.address}</bdi>}
				</>
			),
		},
		{ label: t`Open`, cell: (help) => <OpenNow help={help} /> },
		{
			label: t`Checked`,
			cell: ({ checked_on, source_url }) => (
				<>
					{checked_on ? (
						<time dateTime={checked_on}>{day.format(new Date(checked_on))}</time>
					) : (
						<strong className="text-danger">
							<Trans>Not checked</Trans>
						</strong>
					)}
					{" · "}
					<a href={source_url} rel="noreferrer" className="text-accent underline underline-offset-4">
						<Trans>Source</Trans>
					</a>
				</>
			),
		},
	];
	return <StackingTable label={t`Urgent help`} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

/** A number to press. */
const Call = ({ help: { number }, className }: { help: ShownHelp; className: string }) =>
	number && (
		<a href={`tel:${number.replace(/[^\d+]/g, "")}`} dir="ltr" className={`${className} text-accent underline`}>
			{number}
		</a>
	);

function OpenNow({ help: { is_open } }: { help: ShownHelp }) {
	if (is_open === null) return <Trans>hours not known</Trans>;
	return is_open ? <Trans>open now</Trans> : <Trans>closed now</Trans>;
}
