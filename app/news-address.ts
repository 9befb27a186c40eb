import type { Language } from "#domain/ground/languages.ts";
import type { NewsFilter } from "#domain/news/news.ts";
import type { everyLanguage } from "./every-language.ts";

/** What the address of the page narrows the list by. */
export type NewsAddress = Omit<NewsFilter, "language"> & { language?: Language | typeof everyLanguage | undefined };

/** A filter as it stands in an address: "?country=ES&topic=tax_advisors"; empty for none. */
export function newsQuery({ country, topic, language }: NewsAddress, cursor?: string): string {
	const query = new URLSearchParams({
		...(country && { country }),
		...(topic && { topic }),
		...(language && { language }),
		...(cursor && { cursor }),
	}).toString();
	return query && `?${query}`;
}

/** The feed of what a filter lets through. */
export const feedAddress = (filter: NewsFilter) => `/rss.xml${newsQuery(filter)}`;
