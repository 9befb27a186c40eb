import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { subjectsOf } from "#domain/news/news.ts";
import { findArticle, type WithdrawnArticle } from "#domain/news/reading.server.ts";
import { Day } from "../../components/fact.tsx";
import { useOwnLanguage } from "../../components/news/article-facts.tsx";
import { ArticleView } from "../../components/news/article-view.tsx";
import { FollowSubjects } from "../../components/news/follow-subjects.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { followedBy } from "../../followed-news.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { feedAddress } from "../../news-address.ts";
import { usePerson } from "../../root-data.ts";
import { sharedPicture } from "../../shared-picture.ts";
import { Further } from "./further.tsx";
import { structuredData } from "./head.server.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const article = await findArticle(context, params.id ?? "");
	if (!article) throw data(null, { status: 404 });
	// Gone for good: search engines forget it, and people read why.
	if (article.status === "withdrawn")
		return data({ article, jsonLd: null, follow: { subjects: [], followed: null } }, { status: 410 });
	const isCurrent = article.status === "published";
	const subjects = isCurrent ? subjectsOf(article) : [];
	const [i18n, followed] = await Promise.all([
		i18nFor(localeOf(request, context).locale),
		followedBy(context, subjects),
	]);
	return data({
		article,
		jsonLd: isCurrent ? structuredData(article, context.publicUrl, i18n) : null,
		follow: { subjects, followed },
	});
}

export const meta: MetaFunction<typeof loader> = (args) => {
	const article = args.data?.article;
	const isReadable = article && article.status !== "withdrawn";
	return [
		...pageMeta(args, {
			title: article?.title ?? msg`News`,
			description: isReadable ? article.summary : msg`An article on Visavis.`,
			path: args.location.pathname,
			type: "article",
			noindex: article?.status !== "published",
			image: isReadable ? sharedPicture(article) : null,
			...(args.data?.jsonLd && { jsonLd: args.data.jsonLd }),
		}),
		{ tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Visavis", href: feedAddress({}) },
	];
};

export default function Article() {
	const { article, follow } = useLoaderData<typeof loader>();
	const isAdmin = usePerson()?.role === "admin";
	return (
		<div className="page-width pt-8 lg:pt-12">
			{article.status === "withdrawn" ? (
				<Withdrawn article={article} />
			) : (
				<>
					<ArticleView article={article} />
					{follow.subjects.length > 0 && (
						<section aria-labelledby="follow-title" className="mt-12 grid gap-4 border-t border-line pt-8">
							<h2 id="follow-title" className="text-xl">
								<Trans>Hear when something changes</Trans>
							</h2>
							<FollowSubjects {...follow} here={`/news/${article.id}`} />
						</section>
					)}
					<Further article={article} />
				</>
			)}
			{isAdmin && (
				<p className="mt-10 text-sm">
					<Link to={`/admin/news/${article.id}`} className="text-accent underline underline-offset-4">
						<Trans>Open in the admin area</Trans>
					</Link>
				</p>
			)}
		</div>
	);
}

/** What is left of an article that people must not rely on any more. */
function Withdrawn({ article: { title, language, reason, withdrawn_at } }: { article: WithdrawnArticle }) {
	const { t } = useLingui();
	const own = useOwnLanguage(language);
	return (
		<section aria-label={t`Withdrawn article`} className="grid max-w-prose gap-5">
			<h1 className="text-3xl">
				<Trans>We have withdrawn this article</Trans>
			</h1>
			<p className="text-lg wrap-anywhere">
				<bdi {...own}>{title}</bdi>
			</p>
			<p>
				<Trans>
					Withdrawn on <Day at={withdrawn_at} />. Please do not rely on what it said. This is why:
				</Trans>
			</p>
			<p dir="auto" className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
				{reason}
			</p>
			<p>
				<ButtonLink to="/news" kind="quiet">
					<Trans>Go to the news</Trans>
				</ButtonLink>
			</p>
		</section>
	);
}
