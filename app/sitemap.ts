import { shippedLocales } from "./i18n.ts";

/** The public pages that are always there, with the paths of the specification. */
export const publicPages = [
	...["/", "/search", "/services", "/news", "/community", "/about", "/sitemap"],
	...["/help", "/contact", "/terms", "/privacy", "/cookies", "/accessibility", "/careers"],
] as const;

type Address = { path: string; updated_at?: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function xml(root: string, children: string[]) {
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${children.join("\n")}\n</${root}>\n`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
	);
}

/** A file of addresses, each with its languages. */
export function addressFile(publicUrl: string, addresses: readonly Address[]) {
	return xml(
		"urlset",
		addresses.map(({ path, updated_at }) => {
			const address = escaped(publicUrl + path);
			const separator = path.includes("?") ? "&#38;" : "?";
			const alternates = shippedLocales.map(
				(locale) =>
					`<xhtml:link rel="alternate" hreflang="${locale}" href="${address}${locale === "en" ? "" : `${separator}lang=${locale}`}"/>`,
			);
			return `<url><loc>${address}</loc>${updated_at ? `<lastmod>${updated_at.slice(0, 10)}</lastmod>` : ""}${alternates.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`;
		}),
	);
}

/** The file that lists the others. */
export const indexFile = (publicUrl: string, paths: readonly string[]) =>
	xml(
		"sitemapindex",
		paths.map((path) => `<sitemap><loc>${escaped(publicUrl + path)}</loc></sitemap>`),
	);
