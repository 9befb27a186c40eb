/** A feed of news (RSS 2.0, https://www.rssboard.org/rss-specification). */

type Item = {
	title: string;
	summary: string;
	/** Whole addresses. */
	address: string;
	published_at: string;
	categories: readonly string[];
};

type Feed = {
	title: string;
	description: string;
	address: string;
	/** Where the feed itself is. */
	self: string;
	language: string | null;
	changed_at: string | null;
	items: readonly Item[];
};

/** What XML 1.0 (2.2) does not let stand, not even as a reference, goes; what would mean something there is written as one. */
const escaped = (text: string) =>
	text
		.toWellFormed()
		.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
		.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const dateOf = (iso: string) => new Date(iso).toUTCString();

const itemOf = ({ title, summary, address, published_at, categories }: Item) =>
	[
		"<item>",
		element("title", title),
		element("link", address),
		`<guid isPermaLink="true">${escaped(address)}</guid>`,
		element("pubDate", dateOf(published_at)),
		...categories.map((category) => element("category", category)),
		// Readers take a description for HTML: so it is written as such, and then as text of XML.
		element("description", escaped(summary)),
		"</item>",
	].join("\n");

export const feedOf = ({ title, description, address, self, language, changed_at, items }: Feed): string =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
		"<channel>",
		element("title", title),
		element("link", address),
		element("description", description),
		`<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
		...(language ? [element("language", language)] : []),
		...(changed_at ? [element("lastBuildDate", dateOf(changed_at))] : []),
		...items.map(itemOf),
		"</channel>",
		"</rss>",
		"",
	].join("\n");
