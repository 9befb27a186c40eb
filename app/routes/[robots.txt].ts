import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const privatePaths = [
	"/api/",
	"/auth",
	"/profile",
	"/bookmarks",
	"/notifications",
	"/appointments",
	"/messages",
	"/admin",
	"/preferences",
];

/** What crawlers may read: everything public; each file of addresses is named in the sitemap. */
export const loader = ({ context }: LoaderFunctionArgs) =>
	new Response(
		`User-agent: *\n${privatePaths.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${context.publicUrl}/sitemap.xml\n`,
		{ headers: { "Content-Type": "text/plain; charset=utf-8" } },
	);
