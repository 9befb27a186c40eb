import type { MessageDescriptor } from "@lingui/core";
import type { MetaArgs, MetaDescriptor } from "@remix-run/cloudflare";
import type { PageText } from "#domain/pages/pages.ts";
import { isLocale, type Locale, loadedI18n, shippedLocales } from "./i18n.ts";
import type { RootData } from "./root-data.ts";

type Words = string | MessageDescriptor;

/**
 * The head of a page: title, description, canonical address, its other languages, and cards for links shared
 * elsewhere. The bare address is the English page, `?lang=xx` any other.
 *
 * `export const meta: MetaFunction = (args) => pageMeta(args, { title: msg`About`, description: msg`...`, path: "/about" });`
 */
export function pageMeta(
	{ matches }: Pick<MetaArgs, "matches">,
	{
		title,
		description,
		path,
		image = null,
		type = "website",
		noindex = false,
		jsonLd,
	}: {
		title: Words;
		description: Words;
		/** Path and, where it makes another page, query: "/search?service=tax_advisors". Never with `lang`. */
		path: string;
		/** A picture of the page's own, by its path; else that of the site. */
		image?: { path: string; alt: string } | null;
		type?: "website" | "article" | "profile";
		noindex?: boolean;
		/** Structured data, as schema.org has it. */
		jsonLd?: Record<string, unknown> & { "@context": string };
	},
): MetaDescriptor[] {
	const { locale, publicUrl } = rootData(matches);
	const i18n = loadedI18n(locale);
	const say = (words: Words) => (typeof words === "string" ? words : i18n._(words));
	const name = "Visavis";
	const pageTitle = say(title);
	const fullTitle = pageTitle.includes(name) ? pageTitle : `${pageTitle} - ${name}`;
	const summary = say(description);
	const addressIn = (language: string) =>
		publicUrl + (language === "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
	return [
		{ title: fullTitle },
		{ name: "description", content: summary },
		...(noindex
			? [{ name: "robots", content: "noindex" }]
			: [
					{ tagName: "link" as const, rel: "canonical", href: addressIn(locale) },
					...shippedLocales.map((language) => ({
						tagName: "link" as const,
						rel: "alternate",
						hrefLang: language,
						href: addressIn(language),
					})),
					{ tagName: "link" as const, rel: "alternate", hrefLang: "x-default", href: addressIn("en") },
				]),
		{ property: "og:site_name", content: name },
		{ property: "og:type", content: type },
		{ property: "og:title", content: pageTitle },
		{ property: "og:description", content: summary },
		{ property: "og:url", content: addressIn(locale) },
		...(image
			? [
					{ property: "og:image", content: publicUrl + image.path },
					{ property: "og:image:alt", content: image.alt },
				]
			: [
					{ property: "og:image", content: `${publicUrl}/og.png` },
					{ property: "og:image:width", content: "1200" },
					{ property: "og:image:height", content: "630" },
				]),
		{ property: "og:locale", content: locale.replace("-", "_") },
		{ name: "twitter:card", content: "summary_large_image" },
		...(jsonLd ? [{ "script:ld+json": jsonLd as never }] : []),
	];
}

/** What the head needs of the root loader; when that failed, English without addresses. */
function rootData(matches: MetaArgs["matches"]): { locale: Locale; publicUrl: string } {
	const data = matches.find((match) => match?.id === "root")?.data as Partial<RootData> | undefined;
	return { locale: isLocale(data?.locale) ? data.locale : "en", publicUrl: data?.publicUrl ?? "" };
}

/** The head of a page that is a text; when it could not be read, the page that says so has its own. */
export const pageTextMeta = (
	{
		matches,
		data,
	}: Pick<MetaArgs, "matches"> & { data?: { text: Pick<PageText, "title" | "description"> } | undefined },
	path: string,
): MetaDescriptor[] =>
	data ? pageMeta({ matches }, { title: data.text.title, description: data.text.description, path }) : [];
