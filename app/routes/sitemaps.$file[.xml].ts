import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { categories } from "#domain/businesses/legal-services.ts";
import { countPostShards, listPostShard } from "#domain/community/listing.server.ts";
import { countProfileShards, listProfileShard } from "#domain/site/sitemap.server.ts";
import { addressFile, publicPages } from "../sitemap.ts";

/** One file of the sitemap: `pages`, a number of profiles, or `community-` and a number of threads. */
export async function loader({ params: { file = "" }, context }: LoaderFunctionArgs) {
	if (file === "pages") {
		const searches = categories.map((category) => `/search?service=${category}`);
		return addressFile(
			context.publicUrl,
			[...publicPages, ...searches].map((path) => ({ path })),
		);
	}
	const [, shard = ""] = /^community-([1-9]\d{0,4})$/.exec(file) ?? [];
	if (shard !== "" && Number(shard) <= (await countPostShards(context))) {
		const threads = await listPostShard(context, Number(shard));
		return addressFile(
			context.publicUrl,
			threads.map(({ slug, updated_at }) => ({ path: `/community/${slug}`, updated_at })),
		);
	}
	if (!/^[1-9]\d{0,4}$/.test(file) || Number(file) > (await countProfileShards(context))) {
		throw new Response("Not Found", { status: 404 });
	}
	const profiles = await listProfileShard(context, Number(file));
	return addressFile(
		context.publicUrl,
		profiles.map(({ id, updated_at }) => ({ path: `/business/${id}`, updated_at })),
	);
}
