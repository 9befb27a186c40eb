import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReadableArticle } from "#domain/news/reading.server.ts";
import { ArticleCard } from "../../components/news/article-card.tsx";
import { ResultCard } from "../../components/result-card.tsx";

/** What to read next, and who could help. */
export function Further({ article: { related, professionals, topics, countries } }: { article: ReadableArticle }) {
	const [topic] = topics;
	const [country] = countries;
	return (
		<>
			{related.length > 0 && (
				<section aria-labelledby="related-title" className="mt-16 border-t border-line pt-10">
					<h2 id="related-title" className="text-2xl">
						<Trans>Read next</Trans>
					</h2>
					<ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
						{related.map((one) => (
							<li key={one.id}>
								<ArticleCard article={one} heading="h3" />
							</li>
						))}
					</ul>
				</section>
			)}
			{professionals.length > 0 && (
				<section aria-labelledby="professionals-title" className="mt-16 border-t border-line pt-10">
					<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
						<h2 id="professionals-title" className="text-2xl">
							<Trans>Professionals for this topic</Trans>
						</h2>
						<Link
							to={`/search?service=${topic}${country ? `&location=${country}` : ""}`}
							className="text-accent underline underline-offset-4"
						>
							<Trans>See all</Trans>
						</Link>
					</div>
					<p className="mt-1 max-w-prose text-muted">
						<Trans>
							They come first in our search for this topic and country. Nobody pays to be shown here, and none of them
							wrote the article.
						</Trans>
					</p>
					<ul className="mt-5 grid gap-3 lg:grid-cols-2">
						{professionals.map((result) => (
							<li key={result.id}>
								<ResultCard result={result} heading="h3" />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
