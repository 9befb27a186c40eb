import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ChevronRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { lastCheckOf } from "#domain/businesses/listed.ts";
import type { ReadableArticle, Reviewer as ShownReviewer } from "#domain/news/reading.server.ts";
import { categorySingular } from "../../legal-service-names.ts";
import { topicNames } from "../../topic-names.ts";
import { Day } from "../fact.tsx";
import { Html } from "../page-text.tsx";
import { CountryName } from "../place-name.tsx";
import { RegisterLink } from "../register-link.tsx";
import { Share } from "../share.tsx";
import { Card } from "../ui/card.tsx";
import { ChipLink } from "../ui/chip.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { VerificationStamp } from "../verification-stamp.tsx";
import { LawAsOf, ReadingTime, useOwnLanguage } from "./article-facts.tsx";
import { ArticlePicture } from "./article-picture.tsx";

type Shown = Pick<
	ReadableArticle,
	| ("id" | "title" | "summary" | "html" | "language" | "countries" | "topics" | "law_as_of" | "sources")
	| ("picture" | "picture_alt" | "reading_minutes" | "changed_at" | "author_name" | "reviewer" | "superseding")
> & {
	/** null for one that nobody can read yet. */
	published_at: string | null;
};

/** An article as people read it; the desk shows drafts with it. */
export function ArticleView({ article }: { article: Shown }) {
	const own = useOwnLanguage(article.language);
	return (
		<article>
			<Breadcrumb topic={article.topics[0]} />
			<Banner article={article} />
			<header className="mt-6 max-w-[54rem]">
				<h1 className="text-3xl wrap-anywhere lg:text-4xl" {...own}>
					{article.title}
				</h1>
				<p className="mt-4 max-w-prose text-lg wrap-anywhere" {...own}>
					{article.summary}
				</p>
				<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
					{article.published_at && <Day at={article.published_at} />}
					<ReadingTime minutes={article.reading_minutes} />
					{article.law_as_of && <LawAsOf day={article.law_as_of} />}
				</p>
			</header>
			<div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0">
					{article.picture && (
						<ArticlePicture
							picture={article.picture}
							alt={article.picture_alt ?? ""}
							topic={article.topics[0]}
							isFirst
							className="mb-8 rounded-card"
						/>
					)}
					<Html html={article.html} className="prose article-text text-lg" {...own} />
					<Sources article={article} />
					<p className="mt-8 max-w-prose text-sm text-muted">
						<Trans>This is general information, not legal advice. Your case can be different.</Trans>
					</p>
				</div>
				<About article={article} />
			</div>
		</article>
	);
}

function Breadcrumb({ topic }: { topic: Shown["topics"][number] | undefined }) {
	const { t, i18n } = useLingui();
	const steps: [to: string, words: string][] = [
		["/", t`Home`],
		["/news", t`News`],
		...(topic ? [[`/news?topic=${topic}`, i18n._(topicNames[topic])] as [string, string]] : []),
	];
	return (
		<nav aria-label={t`Breadcrumb`}>
			<ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
				{steps.map(([to, words], n) => (
					<li key={to} className="flex items-center gap-1.5">
						{n > 0 && <ChevronRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />}
						<Link
							to={to}
							className="inline-flex min-h-8 items-center underline-offset-4 hover:text-accent hover:underline"
						>
							{words}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** That there is something newer: another article, or another state of this one. */
function Banner({ article: { superseding, changed_at, published_at } }: { article: Shown }) {
	if (superseding)
		return (
			<p className="mt-4 rounded-control border border-seal bg-seal-soft px-4 py-3">
				<Trans>This article is out of date. A newer one has taken its place:</Trans>{" "}
				<Link to={`/news/${superseding.id}`} className="font-medium wrap-anywhere underline underline-offset-4">
					<bdi>{superseding.title}</bdi>
				</Link>
			</p>
		);
	if (!changed_at || !published_at) return null;
	return (
		<p className="mt-4 rounded-control bg-accent-soft px-4 py-3">
			<Trans>
				Updated on <Day at={changed_at} />. First published on <Day at={published_at} />.
			</Trans>
		</p>
	);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url);

function Sources({ article: { sources } }: { article: Shown }) {
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby="sources-title" className="mt-10 max-w-prose border-t border-line pt-6">
			<h2 id="sources-title" className="text-xl">
				<Trans>Sources</Trans>
			</h2>
			<ol className="mt-3 list-decimal space-y-2 ps-5 marker:text-muted">
				{sources.map(({ title, url }) => (
					<li key={url} className="wrap-anywhere">
						<a href={url} rel="nofollow noopener noreferrer" className="text-accent underline underline-offset-4">
							<bdi>{title}</bdi>
							<ExternalLink aria-hidden="true" className="ms-1.5 inline size-3.5 align-[-0.1em]" />
						</a>{" "}
						<span dir="ltr" className="text-sm text-muted">
							{hostOf(url)}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Who wrote and who checked it, and what it is about. */
function About({ article }: { article: Shown }) {
	const { t, i18n } = useLingui();
	const { id, title, author_name, reviewer, countries, topics } = article;
	return (
		<Card as="aside" aria-label={t`About this article`} className="grid gap-5">
			<Part heading={<Trans>Written by</Trans>}>
				<p className="wrap-anywhere">{author_name ? <bdi>{author_name}</bdi> : "Visavis"}</p>
			</Part>
			{reviewer && (
				<Part heading={<Trans>Checked by</Trans>}>
					<Reviewer reviewer={reviewer} />
				</Part>
			)}
			{countries.length > 0 && (
				<Part heading={<Trans>Countries</Trans>}>
					<ul className="flex flex-wrap gap-2">
						{countries.map((country) => (
							<li key={country}>
								<ChipLink to={`/news?country=${country}`}>
									<CountryName code={country} />
								</ChipLink>
							</li>
						))}
					</ul>
				</Part>
			)}
			<Part heading={<Trans>Topics</Trans>}>
				<ul className="flex flex-wrap gap-2">
					{topics.map((topic) => (
						<li key={topic}>
							<ChipLink to={`/news?topic=${topic}`}>{i18n._(topicNames[topic])}</ChipLink>
						</li>
					))}
				</ul>
			</Part>
			<div className="border-t border-line pt-5">
				<Share subject={title} path={`/news/${id}`} />
			</div>
		</Card>
	);
}

const Part = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
	<section>
		<h2 className="mb-2 font-sans text-sm font-normal tracking-normal text-muted">{heading}</h2>
		{children}
	</section>
);

function Reviewer({ reviewer }: { reviewer: ShownReviewer }) {
	const { i18n } = useLingui();
	const { id, name, category, tier, status, licences } = reviewer;
	return (
		<div className="grid gap-3">
			<div className="flex items-center gap-3">
				<Portrait id={id} name={name} size="small" />
				<div className="min-w-0">
					<Link to={`/business/${id}`} className="font-medium wrap-anywhere text-accent underline underline-offset-4">
						<bdi>{name}</bdi>
					</Link>
					<p className="text-sm text-muted">{i18n._(categorySingular(category))}</p>
				</div>
			</div>
			<VerificationStamp status={status} tier={tier} checkedAt={lastCheckOf(reviewer)} size="small" />
			<ul className="grid gap-2 text-sm">
				{licences.map((licence) => (
					<li key={licence.id}>
						<bdi>{licence.profession}</bdi>, <RegisterLink name={licence.register} url={licence.register_url} />
						<span className="block text-muted">
							<Trans>
								Number <bdi className="tabular-nums select-all">{licence.number}</bdi>
							</Trans>
							{" · "}
							<CountryName code={licence.jurisdiction} />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
