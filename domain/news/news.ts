/**
 * News: articles about what changes for people who move, each with the day as of which it describes the law, its sources,
 * and the verified professional who has checked it.
 *
 * | an article that is | can be | and is then |
 * | --- | --- | --- |
 * | draft | saved | draft |
 * | draft | published | published |
 * | draft | scheduled | scheduled |
 * | scheduled | saved | scheduled |
 * | scheduled | taken back | draft |
 * | scheduled | published, by an admin or by the schedule when its time has come | published |
 * | scheduled | put back by the schedule: who checked it is not verified any more | draft |
 * | published | saved, once what is checked was checked again; readers are told that it was updated | published |
 * | published | superseded by another that is published | superseded |
 * | published, superseded | withdrawn, with a reason that readers are told | withdrawn |
 *
 * What is not in the table is refused with `not_now`. Each of these makes one `version` more, so that of two people who
 * began with the same one the second is refused with `conflict`. All but a draft must be whole (`missingIn`).
 */
import type { Category } from "#domain/businesses/legal-services.ts";
import type { Language } from "#domain/ground/languages.ts";

export const articleStatuses = ["draft", "scheduled", "published", "superseded", "withdrawn"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Where a statement can be read up: a page of an authority, as a rule. */
export type ArticleSource = { title: string /** Begins with https:// */; url: string };

/** What an admin writes; everything but the title may still be missing in a draft. */
export type ArticleContent = {
	title: string;
	summary: string;
	/** Markdown. */
	body: string;
	language: Language;
	/** ISO 3166-1 alpha-2; empty for news that are about no country. */
	countries: string[];
	/** What it is about, in the vocabulary of what professionals do. */
	topics: Category[];
	/** The day as of which it describes the law, YYYY-MM-DD. */
	law_as_of: string | null;
	/** The professional who has checked it. */
	reviewer_id: string | null;
	sources: ArticleSource[];
	/** Key in the file store. */
	picture: string | null;
	/** What the picture shows, for those who do not see it. */
	picture_alt: string | null;
};

/** Parts that differ between two states, by name. */
export const changedParts = (before: ArticleContent | null, after: ArticleContent) =>
	(Object.keys(after) as (keyof ArticleContent)[]).filter(
		(part) => !before || JSON.stringify(before[part]) !== JSON.stringify(after[part]),
	);

/** What its reviewer vouches for: where people read it already, another needs another look of theirs. */
export const checkedParts: readonly (keyof ArticleContent)[] = ["title", "summary", "body", "law_as_of", "reviewer_id"];

/** What of a row an admin writes. */
export const contentOf = (row: ArticleContent): ArticleContent => ({
	...{ title: row.title, summary: row.summary, body: row.body, language: row.language },
	...{ countries: row.countries, topics: row.topics, law_as_of: row.law_as_of, reviewer_id: row.reviewer_id },
	...{ sources: row.sources, picture: row.picture, picture_alt: row.picture_alt },
});

/** Most characters and items of an article. */
export const articleLimits = {
	title: 140,
	summary: 320,
	body: 30_000,
	countries: 5,
	topics: 3,
	sources: 8,
	sourceTitle: 200,
	url: 500,
	alt: 250,
	/** How far ahead one may be scheduled. */
	daysAhead: 366,
} as const;

/** What readers must be given, in the order of the form. */
export const requiredParts = ["title", "summary", "body", "topics", "law_as_of", "reviewer_id", "sources"] as const;
export type ArticlePart = (typeof requiredParts)[number] | "picture_alt";

/** What an article lacks before anybody may read it. */
export function missingIn(content: ArticleContent): ArticlePart[] {
	const missing: ArticlePart[] = requiredParts.filter((part) => {
		const value = content[part];
		return value === null || value.length === 0;
	});
	return content.picture && !content.picture_alt ? [...missing, "picture_alt"] : missing;
}

/** How quickly people read (words a minute, Brysbaert 2019: 238 silently in English), a little slower for a text of law. */
const wordsPerMinute = 200;
/** Chinese and Japanese are counted by characters (Brysbaert 2019: about 260 words of 1.5 to 2 characters). */
const charactersPerMinute = 400;

/** How long an article takes to read, in whole minutes. */
export function readingMinutes(body: string): number {
	const ofCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
	const characters = body.match(ofCjk)?.length ?? 0;
	const words = body.replace(ofCjk, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
	return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}

/** What a list of news is narrowed by; all of it holds at once. */
export type NewsFilter = {
	country?: string | undefined;
	topic?: Category | undefined;
	language?: Language | undefined;
};

/** How many articles one page of a list has; each reads a row of the list and the article, and finds it by its key. */
export const newsPerPage = 12;

/** What stands in a list for "any". */
export const anything = "";

/** Every list that an article stands in: one for each filter that it answers to, so that each can be walked by itself. */
export function listsOf({ countries, topics, language }: Pick<ArticleContent, "countries" | "topics" | "language">) {
	const all = <Value extends string>(values: readonly Value[]) => [anything, ...new Set(values)];
	return all(countries).flatMap((country_id) =>
		all(topics).flatMap((topic) => all([language]).map((one): [string, string, string] => [country_id, topic, one])),
	);
}

/** How many countries and topics one person can follow. */
export const mostFollowed = 30;

/** What people can follow: a country by its code, or a topic. */
export const subjectsOf = ({ countries, topics }: Pick<ArticleContent, "countries" | "topics">): string[] => [
	...new Set<string>([...countries, ...topics]),
];
