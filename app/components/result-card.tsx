import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { ShownCard } from "#domain/search/listing.ts";
import { categorySingular } from "../legal-service-names.ts";
import { Fact, LanguageList } from "./fact.tsx";
import { FeeSought } from "./fee.tsx";
import { useFormats } from "./formats.ts";
import { modeNames } from "./mode-names.ts";
import { PlaceName } from "./place-name.tsx";
import { TierBadge } from "./tier-badge.tsx";
import { Card } from "./ui/card.tsx";
import { classes } from "./ui/classes.ts";
import { Portrait } from "./ui/portrait.tsx";
import { VerificationStamp } from "./verification-stamp.tsx";

/** What of a listing its card shows. */
type Result = Omit<ShownCard, "city_id"> & { next_slots?: string[] };

/**
 * A professional in a list. All of it is clickable, the name alone is the link. `action` lies above the link: a
 * box to tick.
 */
export function ResultCard({
	result,
	zone,
	service = null,
	heading: Heading = "h2",
	action,
}: {
	result: Result;
	/** In which free times are shown; the professional's own when nobody knows the reader's. */
	zone?: string | undefined;
	/** What is looked for: a free time leads to booking it. */
	service?: string | null;
	heading?: "h2" | "h3";
	action?: ReactNode;
}) {
	const { i18n } = useLingui();
	const { id, name, firm, category, tier, status, checked_at, headline, rating } = result;
	// On a phone the second line is theirs who have more to say of facts.
	const hasLongFacts = result.languages.length > 2 || savingsOf(result).length > 0;
	return (
		<Card
			as="article"
			isCompact
			className="group/result relative grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 transition-colors hover:border-accent max-sm:px-3 max-sm:py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4 sm:gap-y-2.5 sm:p-5"
		>
			<Portrait id={id} name={name} className="max-sm:size-11 sm:row-span-2 sm:size-16" />
			<div className="min-w-0">
				<div className="flex items-baseline justify-between gap-x-3 sm:justify-start">
					<Heading className="min-w-0 font-sans text-lg leading-6 tracking-normal">
						<Link
							to={`/business/${id}`}
							prefetch="intent"
							className="group-hover/result:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)"
						>
							<bdi>{name}</bdi>
						</Link>
					</Heading>
					{rating && <Rating rating={rating} />}
				</div>
				<p className="text-sm text-muted max-sm:flex max-sm:whitespace-pre sm:mt-0.5">
					{i18n._(categorySingular(category))}
					{firm && (
						<>
							{" · "}
							<bdi className="max-sm:truncate">{firm}</bdi>
						</>
					)}
				</p>
			</div>
			<div className="min-w-0 max-sm:col-span-2 sm:col-start-2">
				<div className="flex items-center gap-x-2 gap-y-1.5 max-sm:text-sm sm:flex-wrap sm:gap-x-3">
					<span className={checked_at ? "max-sm:hidden" : undefined}>
						<TierBadge tier={tier} />
					</span>
					<VerificationStamp status={status} tier={tier} checkedAt={checked_at} size="small" />
				</div>
				<p
					className={classes(
						"mt-1 line-clamp-1 leading-5 max-sm:text-sm sm:mt-2 sm:line-clamp-2 sm:leading-6",
						hasLongFacts && "max-sm:hidden",
					)}
				>
					<bdi>{headline}</bdi>
				</p>
				<Facts result={result} />
				{result.next_slots && (
					<NextSlots
						id={id}
						slots={result.next_slots}
						service={service}
						there={result.time_zone}
						zone={zone ?? result.time_zone}
					/>
				)}
			</div>
			<div className="flex items-center justify-between gap-x-4 max-sm:col-span-2 sm:items-end sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:flex-col sm:text-end">
				<Price result={result} />
				{action && <div className="relative -my-1 -me-2 shrink-0 sm:mt-0 sm:-mb-2">{action}</div>}
			</div>
		</Card>
	);
}

/**
 * The next free times, each a way to book it, the day said once; and what the clock of the professional shows at the first,
 * where that is another.
 */
function NextSlots({
	id,
	slots,
	service,
	there,
	zone,
}: {
	id: string;
	slots: string[];
	service: string | null;
	there: string;
	zone: string;
}) {
	const { t } = useLingui();
	const formats = useFormats();
	if (slots.length === 0)
		return (
			<p className="mt-2 text-sm text-muted sm:mt-3">
				<Trans>No times to book in the next two weeks</Trans>
			</p>
		);
	const days = slots.map((slot) => formats.slotDay(slot, zone));
	// On a phone there is one line, which two days do not fit into.
	const isLater = (i: number) => days[i] !== days[0];
	const first = slots[0] ?? "";
	const at = (where: string) => `${formats.slotDay(first, where)}, ${formats.slotTime(first, where)}`;
	const theirs = at(there);
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm sm:mt-3">
			<span className="text-muted max-sm:sr-only">
				<Trans>Next free</Trans>
			</span>
			{slots.map((slot, i) => (
				<Fragment key={slot}>
					{/* Empty where the day is the one before: zones as the browser knows them may be older. */}
					<Fact className={classes("text-muted empty:hidden", isLater(i) && "max-sm:hidden")}>
						{days[i] === days[i - 1] ? "" : (days[i] ?? "")}
					</Fact>
					<Link
						// Shorter than `bookingPath`: sixty of these stand on a page.
						to={`/business/${id}/book?${service ? `service=${service}&` : ""}at=${slot.slice(0, 16)}Z`}
						discover="none"
						suppressHydrationWarning
						className={classes(
							"relative rounded-control bg-accent-soft px-2 py-1 whitespace-nowrap text-accent tabular-nums hover:underline",
							isLater(i) && "max-sm:hidden",
						)}
					>
						{formats.slotTime(slot, zone)}
					</Link>
				</Fragment>
			))}
			{/* Its line is kept: who reads where is known once the browser has said so, and nothing below may move. */}
			<Fact className="min-h-5 w-full text-muted tabular-nums max-sm:hidden">
				{theirs === at(zone) ? "" : t`Their time: ${theirs}`}
			</Fact>
		</p>
	);
}

/** Mean and number of reviews. */
function Rating({ rating: { mean, count } }: { rating: NonNullable<Result["rating"]> }) {
	const { t } = useLingui();
	const formats = useFormats();
	return (
		<p className="flex shrink-0 items-center gap-1.5 text-sm">
			<svg
				viewBox="0 0 24 24"
				aria-hidden="true"
				className="size-4 fill-none stroke-muted stroke-2 [stroke-linejoin:round]"
			>
				<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
			</svg>
			<span className="sr-only">{t`Rating out of 5 (reviews)`}: </span>
			<Fact>{`${formats.stars(mean)} (${count})`}</Fact>
		</p>
	);
}

function Price({ result }: { result: Result }) {
	const { fee, fee_from_minor, currency } = result;
	return (
		<p className="leading-6 max-sm:text-sm">
			<span className="font-medium">
				<FeeSought fee={fee} from={fee_from_minor} currency={currency} />
			</span>
			{fee && (
				<>
					{" "}
					<span className="text-sm text-muted max-sm:sr-only sm:block">
						<Trans>for this service</Trans>
					</span>
				</>
			)}
			{savingsOf(result).map(([key, saving]) => (
				<span key={key} className="block text-sm text-accent max-sm:hidden">
					{saving}
				</span>
			))}
		</p>
	);
}

/** What makes it cheaper: beside the fee, and on a phone among the facts. */
const savingsOf = ({ free_consultation, legal_aid }: Result): [key: string, saving: ReactNode][] => [
	...(free_consultation ? [["free", <Trans key="free">Free first consultation</Trans>] as [string, ReactNode]] : []),
	...(legal_aid ? [["aid", <Trans key="aid">Accepts legal aid</Trans>] as [string, ReactNode]] : []),
];

/** Line icons, 24 by 24, each of one path: a page of results draws sixty. */
const icons = {
	place:
		"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
	languages: "m5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6",
	meetings:
		"m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2",
};

function Facts({ result }: { result: Result }) {
	const { t, i18n } = useLingui();
	const fact = (icon: keyof typeof icons, label: string, content: ReactNode, className?: string) => (
		<li className={className}>
			<svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-4 shrink-0 max-sm:hidden">
				<path d={icons[icon]} />
			</svg>
			<span className="min-w-0">
				<span className="sr-only">{`${label}: `}</span>
				{content}
			</span>
		</li>
	);
	return (
		<ul className="mt-1 flex flex-wrap gap-x-4 sm:mt-2 sm:gap-x-5 sm:gap-y-1 fill-none stroke-muted stroke-2 text-sm [stroke-linecap:round] [stroke-linejoin:round] *:flex *:min-w-0 *:items-start *:gap-1.5">
			{fact("place", t`Place`, <PlaceName city={result.city_name} country={result.country_id} />)}
			{fact("languages", t`Languages`, <LanguageList codes={result.languages} />)}
			{result.modes.length > 0 &&
				fact(
					"meetings",
					t`Meetings`,
					result.modes.map((mode) => i18n._(modeNames[mode])).join(" · "),
					"max-sm:hidden!",
				)}
			{savingsOf(result).map(([key, saving]) => (
				<li key={key} className="text-accent sm:hidden!">
					{saving}
				</li>
			))}
		</ul>
	);
}
