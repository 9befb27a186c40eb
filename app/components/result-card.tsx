import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Languages, MapPin, Video } from "lucide-react";
import type { ReactNode } from "react";
import type { Card as Result } from "#domain/search/listing.ts";
import { categorySingular } from "../legal-service-names.ts";
import { LanguageList } from "./fact.tsx";
import { FeeFrom } from "./fee.tsx";
import { modeNames } from "./mode-names.ts";
import { PlaceName } from "./place-name.tsx";
import { TierBadge } from "./tier-badge.tsx";
import { Card } from "./ui/card.tsx";
import { Portrait } from "./ui/portrait.tsx";
import { VerificationStamp } from "./verification-stamp.tsx";

/**
 * A professional in a list. All of it is clickable, the name alone is the link. `action` lies above the link: a
 * box to tick.
 */
export function ResultCard({
	result,
	heading: Heading = "h2",
	action,
}: {
	result: Result;
	heading?: "h2" | "h3";
	action?: ReactNode;
}) {
	const { i18n } = useLingui();
	const { id, name, firm, category, tier, status, checked_at, headline } = result;
	return (
		<Card
			as="article"
			isCompact
			className="group/result relative grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2.5 transition-colors hover:border-accent sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-5"
		>
			<Portrait id={id} name={name} className="sm:row-span-2 sm:size-16" />
			<div className="min-w-0">
				<Heading className="font-sans text-lg leading-6 tracking-normal">
					<Link
						to={`/business/${id}`}
						prefetch="intent"
						className="group-hover/result:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)"
					>
						<bdi>{name}</bdi>
					</Link>
				</Heading>
				<p className="mt-0.5 text-sm text-muted">
					{i18n._(categorySingular(category))}
					{firm && (
						<>
							{" · "}
							<bdi>{firm}</bdi>
						</>
					)}
				</p>
			</div>
			<div className="min-w-0 max-sm:col-span-2 sm:col-start-2">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<TierBadge tier={tier} />
					<VerificationStamp status={status} tier={tier} checkedAt={checked_at} size="small" />
				</div>
				<p className="mt-2 line-clamp-2 leading-6">
					<bdi>{headline}</bdi>
				</p>
				<Facts result={result} />
			</div>
			<div className="flex items-end justify-between gap-x-4 max-sm:col-span-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:flex-col sm:text-end">
				<Price result={result} />
				{action && <div className="relative -me-2 -mb-2 shrink-0">{action}</div>}
			</div>
		</Card>
	);
}

function Price({ result }: { result: Result }) {
	return (
		<p className="leading-6">
			<span className="font-medium">
				<FeeFrom minor={result.fee_from_minor} currency={result.currency} />
			</span>
			{result.free_consultation && (
				<span className="block text-sm text-accent">
					<Trans>First talk free</Trans>
				</span>
			)}
			{result.legal_aid && (
				<span className="block text-sm text-accent">
					<Trans>Takes legal aid</Trans>
				</span>
			)}
		</p>
	);
}

function Facts({ result }: { result: Result }) {
	const { t, i18n } = useLingui();
	return (
		<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
			<Item icon={MapPin} label={t`Place`}>
				<PlaceName city={result.city_name} country={result.country_id} />
			</Item>
			<Item icon={Languages} label={t`Languages`}>
				<LanguageList codes={result.languages} />
			</Item>
			{result.modes.length > 0 && (
				<Item icon={Video} label={t`Meetings`}>
					{result.modes.map((mode) => i18n._(modeNames[mode])).join(" · ")}
				</Item>
			)}
		</ul>
	);
}

function Item({ icon: Icon, label, children }: { icon: typeof MapPin; label: string; children: ReactNode }) {
	return (
		<li className="flex min-w-0 items-start gap-1.5">
			<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
			<span className="min-w-0">
				<span className="sr-only">{label}: </span>
				{children}
			</span>
		</li>
	);
}
