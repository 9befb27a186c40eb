import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listNewsMonths } from "#domain/news/reading.server.ts";
import { countProfileShards } from "#domain/site/sitemap.server.ts";
import { indexFile } from "../sitemap.ts";

/** What search engines read first: a file of pages, then as many of profiles and months of news as there are. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [shards, months] = await Promise.all([countProfileShards(context), listNewsMonths(context)]);
	const profiles = Array.from({ length: shards }, (_, i) => `/sitemaps/${i + 1}.xml`);
	return indexFile(context.publicUrl, [
		"/sitemaps/pages.xml",
		...profiles,
		...months.map((month) => `/sitemaps/news-${month}.xml`),
	]);
}
