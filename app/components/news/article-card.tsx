import { useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ArticleCard as Shown } from "#domain/news/reading.server.ts";
import { topicNames } from "../../topic-names.ts";
import { Day, Fact, LanguageName } from "../fact.tsx";
import { useFormats } from "../formats.ts";
import { Card } from "../ui/card.tsx";
import { LawAsOf, ReadingTime, useOwnLanguage } from "./article-facts.tsx";
import { ArticlePicture } from "./article-picture.tsx";

/** An article in a list. All of it is clickable, the title alone is the link. */
export function ArticleCard({
	article,
	heading: Heading = "h2",
	isFirst = false,
}: {
	article: Shown;
	heading?: "h2" | "h3";
	/** Whether it is seen at once. */
	isFirst?: boolean;
}) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const own = useOwnLanguage(article.language);
	const { id, title, summary, topics, countries, picture, law_as_of, reading_minutes, published_at, language } =
		article;
	const about = [...topics.map((topic) => i18n._(topicNames[topic])), ...countries.map(formats.country)];
	return (
		<Card
			as="article"
			className="group/article relative flex h-full flex-col overflow-hidden p-0! transition-colors hover:border-accent"
		>
			<ArticlePicture picture={picture} alt="" topic={topics[0]} isFirst={isFirst} />
			<div className="flex flex-1 flex-col gap-2 p-5">
				<p className="text-sm text-muted">
					<Fact>{about.join(" · ")}</Fact>
				</p>
				<Heading className="text-xl wrap-anywhere">
					<Link
						to={`/news/${id}`}
						prefetch="intent"
						className="group-hover/article:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)"
					>
						<bdi {...own}>{title}</bdi>
					</Link>
				</Heading>
				<p className="line-clamp-3 wrap-anywhere" {...own}>
					{summary}
				</p>
				<p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-2 text-sm text-muted">
					<Day at={published_at} />
					<ReadingTime minutes={reading_minutes} />
					{law_as_of && <LawAsOf day={law_as_of} />}
					{language !== i18n.locale && <LanguageName code={language} />}
				</p>
			</div>
		</Card>
	);
}
