import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReadableArticle } from "#domain/news/reading.server.ts";
import { sharedPicture } from "../../shared-picture.ts";
import { topicNames } from "../../topic-names.ts";

/** An article for machines: https://schema.org/Article, and the way to it. */
export function structuredData(article: ReadableArticle, publicUrl: string, i18n: I18n) {
	const url = `${publicUrl}/news/${article.id}`;
	const publisher = { "@type": "Organization", name: "Visavis", url: publicUrl };
	const [topic] = article.topics;
	const steps: [name: string, item: string][] = [
		[i18n._(msg`Home`), `${publicUrl}/`],
		[i18n._(msg`News`), `${publicUrl}/news`],
		...(topic ? [[i18n._(topicNames[topic]), `${publicUrl}/news?topic=${topic}`] as [string, string]] : []),
		[article.title, url],
	];
	return {
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": "Article",
				"@id": url,
				mainEntityOfPage: url,
				headline: article.title,
				description: article.summary,
				inLanguage: article.language,
				datePublished: article.published_at,
				dateModified: article.changed_at ?? article.published_at,
				image: publicUrl + (sharedPicture(article)?.path ?? "/og.png"),
				author: article.author_name ? { "@type": "Person", name: article.author_name } : publisher,
				publisher,
				contentLocation: article.countries.map((country) => ({ "@type": "Country", name: country })),
				citation: article.sources.map(({ title, url: source }) => ({ "@type": "WebPage", name: title, url: source })),
			},
			{
				"@type": "BreadcrumbList",
				itemListElement: steps.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
			},
		],
	};
}
