import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { categories } from "#domain/businesses/legal-services.ts";
import { countPostShards, listPostShard } from "#domain/community/listing.server.ts";
import { listNewsMonths, listNewsOfMonth } from "#domain/news/reading.server.ts";
import { countProfileShards, listProfileShard } from "#domain/site/sitemap.server.ts";
import { addressFile, publicPages } from "../sitemap.ts";

/** One file of the sitemap: `pages`, a number of profiles, a month of news, or `community-` and a number of threads. */
export async function loader({ params: { file = "" }, context }: LoaderFunctionArgs) {
	if (file === "pages") {
		const searches = categories.map((category) => `/search?service=${category}`);
		return addressFile(
			context.publicUrl,
			[...publicPages, ...searches].map((path) => ({ path })),
		);
	}
	const [, month] = /^news-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(file) ?? [];
	if (month) {
		if (!(await listNewsMonths(context)).includes(month)) throw new Response("Not Found", { status: 404 });
		const articles = await listNewsOfMonth(context, month);
		return addressFile(
			context.publicUrl,
			articles.map(({ id, updated_at }) => ({ path: `/news/${id}`, updated_at })),
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
