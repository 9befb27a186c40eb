import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import type { Language } from "#domain/ground/languages.ts";
import { newsFilter } from "#domain/news/article-input.ts";
import { mostFollowed, type NewsFilter } from "#domain/news/news.ts";
import { listNews } from "#domain/news/reading.server.ts";
import { formatsOf, useFormats } from "../../components/formats.ts";
import { ArticleCard } from "../../components/news/article-card.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { everyLanguage } from "../../every-language.ts";
import { followedBy } from "../../followed-news.server.ts";
import { outcome } from "../../http.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { feedAddress, type NewsAddress, newsQuery } from "../../news-address.ts";
import { topicNames } from "../../topic-names.ts";
import { Filters } from "./filters.tsx";
import { Following } from "./following.tsx";

const path = "/news";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { cursor = null, follows, ...given } = Object.fromEntries(searchParams);
	const isInAll = given.language === everyLanguage;
	const filter = newsFilter.safeParse(isInAll ? { ...given, language: undefined } : given);
	// What cannot be asked for: everything, from the beginning.
	if (!filter.success) throw redirect(path);
	const asked: NewsAddress = isInAll ? { ...filter.data, language: everyLanguage } : filter.data;
	const { country, topic } = filter.data;
	const looked = [country, topic].filter((one) => one !== undefined);
	const { locale, language: readers } = localeOf(request, context);
	const [{ value, refusal }, followed] = await Promise.all([
		outcome(listNews(context, filter.data, { cursor, readers: isInAll ? null : readers })),
		// Of all news everything, to be found again.
		followedBy(context, looked.length > 0 ? looked : undefined),
	]);
	if (refusal) throw redirect(path + newsQuery(asked));
	const i18n = await i18nFor(locale);
	const about = [topic && i18n._(topicNames[topic]), country && formatsOf(i18n.locale).country(country)];
	const subject = about.filter(Boolean).join(", ");
	return {
		...value,
		...{ asked, isFirst: cursor === null, followed, isFull: follows === "full" },
		head: {
			title: subject ? i18n._(msg`News: ${subject}`) : i18n._(msg`News`),
			// One filter makes a page of its own; more of them, and later pages, are looked at and not looked for.
			isFound: cursor === null && Object.values(asked).filter(Boolean).length <= 1 && value.articles.length > 0,
		},
	};
}

/** What narrows the list as it is shown. */
const listOf = ({ asked, language }: { asked: NewsAddress; language: Language | null }): NewsFilter => ({
	...asked,
	language: language ?? undefined,
});

export const meta: MetaFunction<typeof loader> = (args) => [
	...pageMeta(args, {
		title: args.data?.head.title ?? msg`News`,
		description: msg`What changes for people who live in a new country, checked by verified professionals, with sources and the day the law is described as of.`,
		path: path + newsQuery(args.data?.asked ?? {}),
		noindex: !args.data?.head.isFound,
	}),
	{
		tagName: "link",
		rel: "alternate",
		type: "application/rss+xml",
		title: args.data?.head.title ?? "Visavis",
		href: feedAddress(args.data ? listOf(args.data) : {}),
	},
];

export default function News() {
	const { t } = useLingui();
	const { articles, countries, next_cursor, asked, language, isFirst, followed, isFull, head } =
		useLoaderData<typeof loader>();
	const formats = useFormats();
	const filter = listOf({ asked, language });
	const shown: NewsAddress = { ...asked, language: language ?? everyLanguage };
	const inAll = path + newsQuery({ ...asked, language: everyLanguage });
	const name = language && <bdi suppressHydrationWarning>{formats.language(language)}</bdi>;
	return (
		<div className="page-width pt-12 lg:pt-20">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="min-w-0">
					<h1 className="text-3xl wrap-anywhere lg:text-4xl">{head.title}</h1>
					<p className="mt-4 max-w-prose text-lg">
						<Trans>
							What changes for people in a new country. Each article names its sources, the professional who checked it,
							and the day as of which it describes the law.
						</Trans>
					</p>
				</div>
				<a
					href={feedAddress(filter)}
					className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
				>
					<Rss aria-hidden="true" className="size-4" />
					<Trans>RSS feed</Trans>
				</a>
			</div>
			<Filters shown={shown} countries={countries} />
			{name && !asked.language && articles.length > 0 && (
				<p className="mt-4">
					<Trans>
						You see news in {name}.{" "}
						<Link to={inAll} className="text-accent underline underline-offset-4">
							Show all languages
						</Link>
					</Trans>
				</p>
			)}
			{isFull && (
				<Notice kind="bad" className="mt-4">
					<Trans>
						You follow {formats.number(mostFollowed)} countries and topics already, and that is the most. Open one of
						them below and stop following it, then follow the new one.
					</Trans>
				</Notice>
			)}
			<Following filter={asked} followed={followed} />
			{articles.length > 0 ? (
				<ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{articles.map((article, n) => (
						<li key={article.id}>
							<ArticleCard article={article} isFirst={n < 3} />
						</li>
					))}
				</ul>
			) : (
				<EmptyState
					className="mt-8"
					title={t`No news here yet`}
					description={t`Try another country or topic, or all languages.`}
				>
					{language ? (
						<ButtonLink to={inAll} kind="quiet">
							<Trans>Show all languages</Trans>
						</ButtonLink>
					) : (
						<ButtonLink to={path} kind="quiet">
							<Trans>Show all news</Trans>
						</ButtonLink>
					)}
				</EmptyState>
			)}
			<nav aria-label={t`Pages`} className="mt-8 flex flex-wrap gap-3">
				{!isFirst && (
					<ButtonLink to={path + newsQuery(shown)} kind="quiet">
						<Trans>Back to the newest</Trans>
					</ButtonLink>
				)}
				{next_cursor && (
					<ButtonLink to={path + newsQuery(shown, next_cursor)} kind="quiet" rel="next nofollow">
						<Trans>Older news</Trans>
					</ButtonLink>
				)}
			</nav>
			<p className="mt-10 max-w-prose text-sm text-muted">
				<Trans>
					News are general information, not legal advice. If something here matters for your case, ask{" "}
					<Link to="/search" className="underline underline-offset-4 hover:text-accent">
						a professional
					</Link>
					.
				</Trans>
			</p>
		</div>
	);
}
