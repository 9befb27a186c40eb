import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countProfileShards } from "#domain/site/sitemap.server.ts";
import { indexFile } from "../sitemap.ts";

/** What search engines read first: a file of pages, then as many of profiles as there are. */
export async function loader({ context }: LoaderFunctionArgs) {
	const shards = await countProfileShards(context);
	const profiles = Array.from({ length: shards }, (_, i) => `/sitemaps/${i + 1}.xml`);
	return indexFile(context.publicUrl, ["/sitemaps/pages.xml", ...profiles]);
}
