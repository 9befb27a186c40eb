import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { findSections } from "#domain/pages/help.ts";
import { type PageText, partsOf, type Section } from "#domain/pages/pages.ts";
import { useLanguageOf } from "../../components/page-text.tsx";
import { Question } from "./question.tsx";

/** A section beside others than those of its page: where it links to these, it leads to the page. */
const onPage = (section: Section): Section => ({
	...section,
	html: section.html.replaceAll('href="#', 'href="/help#'),
});

/** What answers the words that somebody looks for, best first. */
export function Found({
	text,
	query,
	meant,
	after,
}: {
	text: PageText & { language: string };
	query: string;
	/** The ids of sections that stand before those that share words with the query. */
	meant: readonly string[];
	after: Record<string, ReactNode>;
}) {
	const own = useLanguageOf(text);
	const found = findSections(text.sections, query, meant);
	const groupOf = new Map(
		partsOf(text.sections).flatMap(({ head, sections }) => sections.map(({ id }) => [id, head.title] as const)),
	);
	return (
		<section className="mt-10 max-w-prose">
			<div role="status">
				<h2 className="text-xl">
					{found.length === 0 ? (
						<Trans>We found nothing for “{query}”</Trans>
					) : (
						<Plural value={found.length} one="# answer" other="# answers" />
					)}
				</h2>
			</div>
			{found.length === 0 && (
				<p className="mt-3">
					<Trans>
						Try one word, such as “cancel”, “fee” or “password”. Or{" "}
						<a
							href={`/search?${new URLSearchParams({ q: query })}`}
							className="text-accent underline underline-offset-4"
						>
							look for a professional for “{query}”
						</a>
						.
					</Trans>
				</p>
			)}
			<div className="mt-4 border-t border-line" {...own}>
				{found.map((section, i) => (
					<Question
						key={section.id}
						section={onPage(section)}
						group={groupOf.get(section.id)}
						isOpen={i === 0}
						after={after[section.id]}
					/>
				))}
			</div>
			<a href="/help" className="mt-6 inline-flex min-h-10 items-center text-accent underline underline-offset-4">
				<Trans>Show all of help</Trans>
			</a>
		</section>
	);
}
