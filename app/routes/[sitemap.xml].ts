import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countPostShards } from "#domain/community/listing.server.ts";
import { listNewsMonths } from "#domain/news/reading.server.ts";
import { countProfileShards } from "#domain/site/sitemap.server.ts";
import { indexFile } from "../sitemap.ts";

/** What search engines read first: a file of pages, then as many of profiles, months of news and threads as there are. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [profileShards, months, postShards] = await Promise.all([
		countProfileShards(context),
		listNewsMonths(context),
		countPostShards(context),
	]);
	const numbered = (length: number, prefix = "") => Array.from({ length }, (_, i) => `/sitemaps/${prefix}${i + 1}.xml`);
	return indexFile(context.publicUrl, [
		"/sitemaps/pages.xml",
		...numbered(profileShards),
		...months.map((month) => `/sitemaps/news-${month}.xml`),
		...numbered(postShards, "community-"),
	]);
}
