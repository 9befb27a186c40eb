/** What admins and readers send about news. */
import * as z from "zod";
import { categories } from "#domain/businesses/legal-services.ts";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isVisible, line, lines, orNull, wanted } from "#domain/ground/typed-text.ts";
import { type ArticleContent, articleLimits as limits } from "./news.ts";

const country = z.string().regex(/^[A-Z]{2}$/);
const address = z.url({ protocol: /^https$/ }).max(limits.url);
const day = z.iso.date().refine((text) => text < "9999");

/** An id of an article or a professional, or an address that ends with it: what one copies out of the browser. */
const idIn = line(300).transform((text, check) => {
	const [, id] = /(?:^|\/)([0-9a-f]{32})(?:[?#].*)?$/.exec(text) ?? [];
	if (id === undefined) check.addIssue({ code: "custom", input: text });
	return id ?? "";
});

const texts = {
	title: line(limits.title).refine(isVisible),
	summary: line(limits.summary).default(""),
	body: lines(limits.body).default(""),
	language: z.enum(languages),
	topics: z.array(z.enum(categories)).max(limits.topics).default([]),
	law_as_of: orNull(day).default(null),
	reviewer_id: orNull(idIn).default(null),
	picture_alt: orNull(line(limits.alt)).default(null),
};

const source = z.object({ title: line(limits.sourceTitle).refine(isVisible), url: address });

/** An article as a program sends it; its picture is sent by itself. */
export const articleInput = z.object({
	...texts,
	countries: z.array(country).max(limits.countries).default([]),
	sources: z.array(source).max(limits.sources).default([]),
});
export type ArticleInput = z.infer<typeof articleInput>;

const sourceNumbers = Array.from({ length: limits.sources }, (_, i) => i + 1);

/** The fields of a source in a form. */
const sourceFields = (n: number) => [`source_title_${n}`, `source_url_${n}`] as const;

const sourceShape = Object.fromEntries(
	sourceNumbers.flatMap((n) => {
		const [title, url] = sourceFields(n);
		return [
			[title, line(limits.sourceTitle).default("")],
			[url, z.union([z.literal(""), address]).default("")],
		];
	}),
) as Record<`source_${"title" | "url"}_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, z.ZodDefault<z.ZodString>>;

/** An article as the form sends it: of countries and sources some fields are empty. */
export const articleForm = z.object({
	...texts,
	version: z.coerce.number().int().min(0),
	is_checked: z.literal("on").optional(),
	countries: z
		.array(z.union([z.literal(""), country]))
		.max(limits.countries)
		.default([]),
	...sourceShape,
});

/** What a form says. A source that lacks its title or its address is named in `wrong`. */
export function articleOf(form: z.infer<typeof articleForm>): { content: ArticleInput; wrong: string | null } {
	const fields: Record<string, unknown> = form;
	const { title, summary, body, language, topics, law_as_of, reviewer_id, picture_alt } = form;
	const given = sourceNumbers.map((n) => {
		const [titleField, urlField] = sourceFields(n);
		return { titleField, urlField, title: String(fields[titleField] ?? ""), url: String(fields[urlField] ?? "") };
	});
	const half = given.find((one) => (one.title === "") !== (one.url === ""));
	return {
		content: {
			...{ title, summary, body, language, topics, law_as_of, reviewer_id, picture_alt },
			countries: [...new Set(form.countries.filter((code) => code !== ""))],
			sources: given.filter((one) => one.title && one.url).map((one) => ({ title: one.title, url: one.url })),
		},
		wrong: half ? (half.title === "" ? half.titleField : half.urlField) : null,
	};
}

/** The form as it begins with an article. */
export const fieldsOf = (content: ArticleContent): Record<string, string> => ({
	...{ title: content.title, summary: content.summary, body: content.body, language: content.language },
	...{ law_as_of: content.law_as_of ?? "", reviewer_id: content.reviewer_id ?? "" },
	picture_alt: content.picture_alt ?? "",
	...Object.fromEntries(
		sourceNumbers.flatMap((n) => {
			const [title, url] = sourceFields(n);
			const one = content.sources[n - 1];
			return [
				[title, one?.title ?? ""],
				[url, one?.url ?? ""],
			];
		}),
	),
});

/** The version that an act began with; another has been made meanwhile where it differs. */
const version = z.coerce.number().int().min(1);
export const articleVersion = z.object({ version });

/** An article as a program saves it again; `is_checked` says that its reviewer has checked these words. */
export const articleSaving = articleInput.extend({ version, is_checked: z.boolean().default(false) });

/** When to publish: an instant in UTC; a form without a zone means UTC, and says so. */
export const scheduling = z.object({
	version,
	publish_at: z
		.string()
		.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?$/)
		.transform((text) => new Date(text.endsWith("Z") ? text : `${text}Z`))
		.refine((at) => !Number.isNaN(at.getTime()))
		.transform((at) => at.toISOString()),
});

export const supersession = z.object({ version, superseded_by: idIn });

export const withdrawal = z.object({ version, reason: lines(textLimits.reason).min(10) });

/** What a list of news is narrowed by, as an address says it. */
export const newsFilter = z.object({
	country: wanted(country),
	topic: wanted(z.enum(categories)),
	language: wanted(z.enum(languages)),
});

/** What a person follows or no longer does. */
export const newsSubject = z.union([country, z.enum(categories)]);
