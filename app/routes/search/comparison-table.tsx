import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { LanguageName } from "../../components/fact.tsx";
import { FeeFrom } from "../../components/fee.tsx";
import { LicenceStatusText } from "../../components/licence-status-text.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { CountryName, PlaceName } from "../../components/place-name.tsx";
import { ResponseTime } from "../../components/response-time.tsx";
import { speakerNames } from "../../components/speaker-names.ts";
import { TierBadge } from "../../components/tier-badge.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { VerificationStamp } from "../../components/verification-stamp.tsx";
import { categorySingular } from "../../legal-service-names.ts";
import type { Compared } from "./search-data.ts";

const cell = "border-t border-line px-4 py-3 text-start align-top";

/** A column for each; the names of the rows stay in sight while the rest scrolls in its own box. */
export function ComparisonTable({ professionals }: { professionals: Compared[] }) {
	const { t } = useLingui();
	return (
		<section
			aria-label={t`Comparison`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
			tabIndex={0}
			className="mt-6 overflow-x-auto rounded-card border border-line bg-raised"
		>
			<table className="w-full border-separate border-spacing-0">
				<thead>
					<tr>
						<th scope="col" className="sticky start-0 z-10 w-28 min-w-28 bg-raised p-3 sm:w-44">
							<span className="sr-only">
								<Trans>What is compared</Trans>
							</span>
						</th>
						{professionals.map((one) => (
							<Head key={one.id} professional={one} />
						))}
					</tr>
				</thead>
				<tbody>
					{useRows().map(({ label, value }, i) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
						<tr key={i}>
							<th
								scope="row"
								className="sticky start-0 z-10 border-t border-e border-line bg-raised p-3 text-start align-top text-sm font-medium"
							>
								{label}
							</th>
							{professionals.map((one) => (
								<td key={one.id} className={cell}>
									{value(one)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Head({ professional: { id, name, firm, category, without } }: { professional: Compared }) {
	const { t, i18n } = useLingui();
	return (
		<th scope="col" className="min-w-52 px-4 pt-4 pb-3 text-start align-top font-normal">
			<div className="flex items-start justify-between gap-2">
				<Portrait id={id} name={name} />
				<Link
					to={without}
					aria-label={t`Remove ${name}`}
					className="grid size-9 place-items-center rounded-control text-muted hover:bg-accent-soft hover:text-accent"
				>
					<X aria-hidden="true" className="size-4" />
				</Link>
			</div>
			<Link
				to={`/business/${id}`}
				className="mt-2 block font-serif text-lg text-accent underline-offset-4 hover:underline"
			>
				<bdi>{name}</bdi>
			</Link>
			<span className="block text-sm text-muted">{i18n._(categorySingular(category))}</span>
			{firm && (
				<span className="block text-sm text-muted">
					<bdi>{firm}</bdi>
				</span>
			)}
		</th>
	);
}

function useRows(): { label: string; value: (one: Compared) => ReactNode }[] {
	const { t, i18n } = useLingui();
	return [
		{ label: t`Kind`, value: ({ tier }) => <TierBadge tier={tier} /> },
		{
			label: t`Check`,
			value: ({ status, tier, checked_at }) => <VerificationStamp status={status} tier={tier} checkedAt={checked_at} />,
		},
		{
			label: t`Licences`,
			value: ({ licences }) => (
				<ul className="grid gap-2">
					{licences.map(({ id, profession, register, number, jurisdiction, status }) => (
						<li key={id}>
							<span className="block">
								<bdi>{profession}</bdi>
							</span>
							<span className="block text-sm text-muted">
								<CountryName code={jurisdiction} /> · <bdi>{register}</bdi> · <bdi>{number}</bdi>
							</span>
							<span className="text-sm">
								<LicenceStatusText status={status} />
							</span>
						</li>
					))}
				</ul>
			),
		},
		{ label: t`Place`, value: ({ city_name, country_id }) => <PlaceName city={city_name} country={country_id} /> },
		{
			label: t`Languages`,
			value: ({ languages }) => (
				<ul>
					{languages.map(({ language, speaker }) => (
						<li key={language + speaker}>
							<LanguageName code={language} />
							{speaker !== "professional" && (
								<span className="text-sm text-muted"> · {i18n._(speakerNames[speaker])}</span>
							)}
						</li>
					))}
				</ul>
			),
		},
		{
			label: t`Fees`,
			value: ({ fee_from_minor, currency, free_consultation }) => (
				<>
					<FeeFrom minor={fee_from_minor} currency={currency} />
					{free_consultation && (
						<span className="block text-sm text-accent">
							<Trans>Free first consultation</Trans>
						</span>
					)}
				</>
			),
		},
		{ label: t`Legal aid`, value: ({ legal_aid }) => (legal_aid ? <Trans>Yes</Trans> : <Trans>No</Trans>) },
		{ label: t`How you meet`, value: ({ modes }) => modes.map((mode) => i18n._(modeNames[mode])).join(" · ") },
		{
			label: t`Experience with people from`,
			value: ({ country_experience }) =>
				country_experience.length === 0 ? (
					<span className="text-muted">
						<Trans>Not stated</Trans>
					</span>
				) : (
					country_experience.map((code, i) => (
						<Fragment key={code}>
							{i > 0 && " · "}
							<CountryName code={code} />
						</Fragment>
					))
				),
		},
		{
			label: t`Practising since`,
			value: ({ practising_since }) => <span className="tabular-nums">{practising_since}</span>,
		},
		{ label: t`First answer`, value: ({ response_hours }) => <ResponseTime hours={response_hours} /> },
		{ label: t`Step-free office`, value: ({ isStepFree }) => (isStepFree ? <Trans>Yes</Trans> : <Trans>No</Trans>) },
	];
}
