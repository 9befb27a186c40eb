import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countPostShards } from "#domain/community/listing.server.ts";
import { countProfileShards } from "#domain/site/sitemap.server.ts";
import { indexFile } from "../sitemap.ts";

/** What search engines read first: a file of pages, then as many of profiles and of threads as there are. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [profileShards, postShards] = await Promise.all([countProfileShards(context), countPostShards(context)]);
	const profiles = Array.from({ length: profileShards }, (_, i) => `/sitemaps/${i + 1}.xml`);
	const threads = Array.from({ length: postShards }, (_, i) => `/sitemaps/community-${i + 1}.xml`);
	return indexFile(context.publicUrl, ["/sitemaps/pages.xml", ...profiles, ...threads]);
}
