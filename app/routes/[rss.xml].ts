import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { newsFilter } from "#domain/news/article-input.ts";
import { listNews } from "#domain/news/reading.server.ts";
import { formatsOf } from "../components/formats.ts";
import { feedOf } from "../feed.ts";
import { i18nFor } from "../i18n.ts";
import { feedAddress, newsQuery } from "../news-address.ts";
import { topicNames } from "../topic-names.ts";

/** How many articles a feed has. */
const items = 20;

/** The newest articles of a filter for feed readers, which mostly ask whether there is anything new. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const filter = newsFilter.safeParse(Object.fromEntries(new URL(request.url).searchParams));
	if (!filter.success) return new Response("Bad Request", { status: 400 });
	const { country, topic, language } = filter.data;
	const { articles, changed_at } = await listNews(context, filter.data, { size: items });
	// The same for everybody, whatever their language: caches may keep it.
	const i18n = await i18nFor("en");
	const { country: countryName, language: languageName } = formatsOf("en");
	const about = [
		topic && i18n._(topicNames[topic]),
		country && countryName(country),
		language && languageName(language),
	];
	const { publicUrl } = context;
	const body = feedOf({
		title: ["Visavis", ...about.filter(Boolean)].join(" · "),
		description: "What changes for people who live in a new country.",
		address: `${publicUrl}/news${newsQuery(filter.data)}`,
		self: publicUrl + feedAddress(filter.data),
		language: language ?? null,
		changed_at,
		items: articles.map((article) => ({
			...{ title: article.title, summary: article.summary, published_at: article.published_at },
			address: `${publicUrl}/news/${article.id}`,
			categories: [...article.topics.map((one) => i18n._(topicNames[one])), ...article.countries.map(countryName)],
		})),
	});
	const headers = {
		"Cache-Control": "public, max-age=300",
		ETag: await etagOf(body),
		...(changed_at && { "Last-Modified": new Date(changed_at).toUTCString() }),
	};
	if (isKnown(request.headers, headers.ETag, changed_at)) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/rss+xml; charset=utf-8" } });
}

/** Weak: a proxy may compress what it passes on. */
async function etagOf(body: string): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
	return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Whether who asks has this already (RFC 9110, 13.1): the tag decides; the time only where no tag was sent. */
function isKnown(headers: Headers, etag: string, changed_at: string | null): boolean {
	const tags = headers.get("If-None-Match");
	if (tags !== null) {
		const plain = (tag: string) => tag.trim().replace(/^W\//, "");
		return tags.trim() === "*" || tags.split(",").some((tag) => plain(tag) === plain(etag));
	}
	const since = Date.parse(headers.get("If-Modified-Since") ?? "");
	return changed_at !== null && since >= Math.floor(Date.parse(changed_at) / 1000) * 1000;
}
