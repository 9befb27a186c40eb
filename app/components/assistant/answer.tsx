import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Search, TriangleAlert } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { type Block, blocksOf, type Part } from "#domain/assistant/answer-text.ts";
import type { ProposedPost, ProposedProfessional, ProposedSearch, Source } from "#domain/assistant/assistant.ts";
import { tierOf } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { categorySingular } from "../../legal-service-names.ts";
import { returnPath } from "../../return-path.ts";
import { Day, Fact } from "../fact.tsx";
import { FeeSought } from "../fee.tsx";
import { TierBadge } from "../tier-badge.tsx";
import { useTimeFormats } from "../time-formats.ts";
import { Portrait } from "../ui/portrait.tsx";
import { VerificationStamp } from "../verification-stamp.tsx";
import type { Message } from "./conversation.ts";

export const linkClass = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** An answer with what it rests on, and where to go from it. */
export function Answer({ message: { content, beside } }: { message: Message }) {
	const { i18n } = useLingui();
	// News stand beside an answer in a language of their own.
	const language = beside?.sources.find(({ summary }) => summary === undefined)?.language;
	const isForeign = language !== undefined && language.split("-")[0] !== i18n.locale.split("-")[0];
	return (
		<div className="grid gap-3">
			{beside?.urgent && <Urgent anchor={beside.urgent} />}
			<AnswerText text={content} lang={isForeign ? language : undefined} />
			{beside && <Professionals found={beside.professionals} />}
			{beside && <Searches searches={beside.searches} />}
			{beside && <Sources sources={beside.sources} />}
			{/* What another version of the page has kept may have none. */}
			{beside?.posts && <Posts posts={beside.posts} />}
		</div>
	);
}

/** Paragraphs, lists and links of an answer. */
export function AnswerText({ text, lang }: { text: string; lang?: string | undefined }) {
	return (
		<div lang={lang} className="grid gap-2 [overflow-wrap:anywhere]">
			{blocksOf(text).map((block, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added
				<BlockOf key={i} block={block} />
			))}
		</div>
	);
}

function BlockOf({ block: { kind, lines } }: { block: Block }) {
	const of = (line: Part[]) =>
		line.map(({ text, to }, i) =>
			to ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts are only added
				<Link key={i} to={returnPath(to)} discover="none" className={linkClass}>
					{text}
				</Link>
			) : (
				text
			),
		);
	if (kind === "list")
		return (
			<ul dir="auto" className="list-disc ps-5">
				{lines.map((line, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
					<li key={i}>{of(line)}</li>
				))}
			</ul>
		);
	return (
		<p dir="auto">
			{lines.map((line, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
				<Fragment key={i}>
					{i > 0 && <br />}
					{of(line)}
				</Fragment>
			))}
		</p>
	);
}

/** Whom to call comes before everything else. */
export const Urgent = ({ anchor }: { anchor: string }) => (
	<p className="flex items-start gap-2 rounded-control border border-danger bg-danger-soft px-3 py-2">
		<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
		<span>
			<strong className="font-semibold">
				<Trans>This may be urgent.</Trans>
			</strong>{" "}
			<Link to={`/help#${encodeURIComponent(anchor)}`} discover="none" className={linkClass}>
				<Trans>See whom you can call</Trans>
			</Link>
		</span>
	</p>
);

function Professionals({ found }: { found: readonly ProposedProfessional[] }) {
	// What another version of the page has kept may say less of them.
	const shown = found.filter(({ category, currency }) => Object.hasOwn(tierOf, category) && currency);
	return shown.length > 0 ? (
		<ul className="grid gap-2">
			{shown.map((one) => (
				<li key={one.id} className="rounded-card border border-line p-3">
					<Professional {...one} />
				</li>
			))}
		</ul>
	) : null;
}

function Professional({ currency, legal_service, fee, fee_from_minor, times, ...one }: ProposedProfessional) {
	const { id, url, name, category, tier, status, checked_at, place } = one;
	const { t, i18n } = useLingui();
	const formats = useTimeFormats();
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	return (
		<div className="flex gap-3">
			<Portrait id={id} name={name} className="size-11" />
			<div className="min-w-0 flex-1">
				<p className="leading-6">
					<Link
						to={returnPath(url)}
						discover="none"
						className="inline-flex min-h-6 font-medium hover:text-accent hover:underline"
					>
						<bdi>{name}</bdi>
					</Link>
				</p>
				<p className="text-sm text-muted">
					{i18n._(categorySingular(category))}
					{" · "}
					<bdi>{place}</bdi>
				</p>
				<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
					<TierBadge tier={tier} />
					{status === "expiring" && (
						<VerificationStamp status={status} tier={tier} checkedAt={checked_at} size="small" />
					)}
					<span className="font-medium">
						<FeeSought fee={fee ?? null} from={fee_from_minor} currency={currency} />
					</span>
					{fee && (
						<span className="text-muted">
							<Trans>for this service</Trans>
						</span>
					)}
				</p>
				{times.length === 0 ? (
					<p className="mt-2 text-sm text-muted">
						<Trans>No times to book in the next two weeks</Trans>
					</p>
				) : (
					<div className="mt-2 text-sm">
						<p className="text-muted">
							<Trans>Next free, your time</Trans>
						</p>
						<ul className="mt-1 flex flex-wrap gap-1.5">
							{times.slice(0, 3).map((at) => (
								<li key={at}>
									<Link
										to={bookingPath(id, { service: legal_service, at: `${at.slice(0, 16)}Z` })}
										discover="none"
										aria-label={t`Book ${formats.dayAndTime(at, zone)} with ${name}`}
										className="inline-flex min-h-9 items-center rounded-control bg-accent-soft px-2 whitespace-nowrap text-accent tabular-nums hover:underline"
									>
										<Fact>{formats.dayAndTime(at, zone)}</Fact>
									</Link>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</div>
	);
}

function Searches({ searches }: { searches: readonly ProposedSearch[] }) {
	return searches.length > 0 ? (
		<ul className="grid gap-2">
			{searches.map(({ label, url, count }) => (
				<li key={url}>
					<Link
						to={returnPath(url)}
						discover="none"
						className="flex min-h-11 items-center gap-2 rounded-control border border-control px-3 py-2 transition-colors hover:border-accent hover:bg-accent-soft"
					>
						<Search aria-hidden="true" className="size-4 shrink-0 text-accent" />
						<span className="min-w-0 flex-1">
							<bdi>{label}</bdi>
						</span>
						<span className="shrink-0 text-sm text-muted tabular-nums">
							<Plural value={count} one="# result" other="# results" />
						</span>
					</Link>
				</li>
			))}
		</ul>
	) : null;
}

function Sources({ sources }: { sources: readonly Source[] }) {
	return sources.length > 0 ? (
		<div className="text-sm text-muted">
			<p>
				<Trans>From this site:</Trans>
			</p>
			<ul>
				{sources.map(({ title, summary, url, changed, language }) => (
					<li key={url}>
						<SourceLine date={<Day at={changed} />}>
							<Link to={returnPath(url)} discover="none" lang={language} className={linkClass}>
								<bdi>{title}</bdi>
							</Link>
						</SourceLine>
						{summary && (
							<p lang={language} className="[overflow-wrap:anywhere]">
								<bdi>{summary}</bdi>
							</p>
						)}
					</li>
				))}
			</ul>
		</div>
	) : null;
}

const SourceLine = ({ date, children }: { date: ReactNode; children: ReactNode }) => (
	<Trans>
		{children}, as of {date}
	</Trans>
);

/** Where people talk about the same; marked as no answer. */
function Posts({ posts }: { posts: readonly ProposedPost[] }) {
	return posts.length > 0 ? (
		<div className="text-sm text-muted">
			<p>
				<Trans>What people say in our community. This is not an answer from us, and not legal advice:</Trans>
			</p>
			<ul>
				{posts.map(({ title, url, language }) => (
					<li key={url} className="[overflow-wrap:anywhere]">
						<Link to={returnPath(url)} discover="none" lang={language} className={linkClass}>
							<bdi>{title}</bdi>
						</Link>
					</li>
				))}
			</ul>
		</div>
	) : null;
}
