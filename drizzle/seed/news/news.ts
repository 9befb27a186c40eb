/** Examples of news: so that one sees how they are read, found and kept, and nobody takes them for more. */
import type { Category } from "#domain/businesses/legal-services.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import type { Language } from "#domain/ground/languages.ts";
import { htmlOf } from "#domain/news/markdown.ts";
import { type ArticleStatus, listsOf, readingMinutes } from "#domain/news/news.ts";
import { insertRows } from "../rows.ts";
import { english } from "./english.ts";
import { furtherLanguages } from "./further-languages.ts";
import type { SeedText } from "./seed-text.ts";

/** Stands above every example, in its language. */
const notices: Record<Language, string> = {
	en: "This article is an example. It shows what news look like here, and describes no law.",
	es: "Este artículo es un ejemplo. Muestra cómo son aquí las noticias y no describe ninguna ley.",
	fr: "Cet article est un exemple. Il montre à quoi ressemblent ici les actualités et ne décrit aucune loi.",
	de: "Dieser Artikel ist ein Beispiel. Er zeigt, wie Nachrichten hier aussehen, und beschreibt kein Gesetz.",
	it: "Questo articolo è un esempio. Mostra come sono qui le notizie e non descrive nessuna legge.",
	pt: "Este artigo é um exemplo. Mostra como são aqui as notícias e não descreve nenhuma lei.",
	nl: "Dit artikel is een voorbeeld. Het laat zien hoe nieuws er hier uitziet en beschrijft geen wet.",
	ru: "Эта статья — пример. Она показывает, как здесь выглядят новости, и не описывает никакого закона.",
	zh: "本文是示例，只展示这里的新闻是什么样子，不描述任何法律。",
	ja: "この記事は例です。ここでのニュースの見え方を示すもので、法律を説明するものではありません。",
	ar: "هذا المقال مثال. يبيّن كيف تبدو الأخبار هنا ولا يصف أي قانون.",
	hi: "यह लेख एक उदाहरण है। यह दिखाता है कि यहाँ समाचार कैसे दिखते हैं, और किसी क़ानून का वर्णन नहीं करता।",
};

/** Where people read each language, first the country in which an example is set. */
const countriesOf: Record<Language, readonly string[]> = {
	...{ en: ["GB", "US", "IE", "CA", "AU"], es: ["ES", "MX", "AR"], fr: ["FR", "BE", "CA"], de: ["DE", "AT", "CH"] },
	...{ it: ["IT", "CH"], pt: ["PT", "BR"], nl: ["NL", "BE"], ru: ["DE", "ES"], zh: ["AU", "CA"], ja: ["JP", "US"] },
	...{ ar: ["DE", "FR", "AE"], hi: ["GB", "AE"] },
};

type Example = SeedText & { language: Language; countries: string[] };

/** All of them; neighbours are in different languages, as in a list that is written by many. */
export const examples: Example[] = (() => {
	const others = Object.entries(furtherLanguages) as [Exclude<Language, "en">, SeedText[]][];
	const rounds = Array.from({ length: 5 }, (_, n) => [
		...english.slice(n * 5, n * 5 + 5).map((text) => ({ ...text, language: "en" as Language })),
		...others.flatMap(([language, texts]) => {
			const text = texts[n];
			return text ? [{ ...text, language: language as Language }] : [];
		}),
	]);
	// An English one after every two others.
	const mixed = rounds.flatMap((round) => {
		const [own, foreign] = [round.slice(0, 5), round.slice(5)];
		return Array.from({ length: 6 }, (_, n) => [...own.slice(n, n + 1), ...foreign.slice(n * 2, n * 2 + 2)]).flat();
	});
	return mixed.map((text, n) => {
		const all = countriesOf[text.language];
		const first = n % all.length;
		return { ...text, countries: [all[first], ...(n % 4 === 0 ? [all[(first + 1) % all.length]] : [])] as string[] };
	});
})();

/** What has become of some of them; by their place in the list. */
const later: Record<number, ArticleStatus> = {
	...{ 0: "draft", 1: "draft", 2: "draft", 3: "draft", 4: "scheduled", 5: "scheduled", 6: "scheduled" },
	...{ 30: "superseded", 41: "superseded", 52: "superseded", 63: "withdrawn", 71: "withdrawn" },
};

const reason = "We found out that this example was misleading. What it said about papers was too short to rely on.";

/** How long one is the newest. */
const betweenMs = 41 * hourMs;

/** The id of the nth example, counted from 1. */
export const exampleId = (n: number) => `4e455753${String(n).padStart(24, "0")}`;

type Checker = { id: string; category: Category; country_id: string; is_owned: number };

/** Who could have checked an example: of its category in its country, else of its category, else anybody who is verified. */
function checkerOf({ topic, countries: [country] }: Example, n: number, all: readonly Checker[]): string | null {
	const own = all.filter(({ category }) => category === topic);
	const near = own.filter(({ country_id }) => country_id === country);
	const among = [near, own, all].find((some) => some.length > 0) ?? [];
	return among[n % Math.max(1, among.length)]?.id ?? null;
}

/** Statements that fill an empty desk with the examples, as they are at `now`; nothing can be published without professionals. */
export async function newsStatements(db: D1Database, now: string): Promise<D1PreparedStatement[]> {
	const { results } = await db
		.prepare(
			`SELECT id, category, country_id,
				EXISTS (SELECT 1 FROM business_owners WHERE business_id = businesses.id) AS is_owned
			FROM businesses WHERE status = 'verified' ORDER BY seq LIMIT 2000`,
		)
		.all<Checker>();
	// What is still to be published has been checked by somebody who can be asked.
	const owned = results.filter(({ is_owned }) => is_owned);
	const at = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
	const rows = examples.map((example, i) => {
		const { topic, title, summary, language, countries } = example;
		const n = i + 1;
		const body = `> ${notices[language]}\n\n${example.body}`;
		const isToCome = later[i] === "draft" || later[i] === "scheduled";
		const reviewer_id = checkerOf(example, n, isToCome && owned.length > 0 ? owned : results);
		const status = reviewer_id === null ? "draft" : (later[i] ?? "published");
		const wasPublished = status !== "draft" && status !== "scheduled";
		const written = at(-n * betweenMs);
		const isChanged = status === "published" && n % 9 === 0;
		return {
			...{ id: exampleId(n), status, title, summary, body, html: htmlOf(body), language, countries },
			...{ topics: [topic], reading_minutes: readingMinutes(body), reviewer_id, version: isChanged ? 3 : 2 },
			law_as_of: at(-n * betweenMs - 5 * dayMs).slice(0, 10),
			sources: [{ title: "Example of a source", url: `https://example.org/visavis/${n}` }],
			publish_at: status === "scheduled" ? at((i + 1) * dayMs) : null,
			published_at: wasPublished ? written : null,
			changed_at: isChanged ? at(-n * betweenMs + dayMs) : null,
			superseded_by: status === "superseded" ? exampleId(n - 17) : null,
			withdrawn_reason: status === "withdrawn" ? reason : null,
			withdrawn_at: status === "withdrawn" ? at(-n * betweenMs + 2 * dayMs) : null,
			...{ created_at: at(-n * betweenMs - dayMs), updated_at: written },
		};
	});
	const versions = rows.map(({ id, version, updated_at, ...row }) => {
		const { title, summary, body, language, countries, topics, law_as_of, reviewer_id, sources } = row;
		const content = { title, summary, body, language, countries, topics, law_as_of, reviewer_id, sources };
		return {
			...{ article_id: id, version, saved_at: updated_at },
			content: { ...content, picture: null, picture_alt: null },
		};
	});
	const lists = rows
		.filter(({ status }) => status === "published")
		.flatMap((row) =>
			listsOf(row).map(([country_id, topic, language]) => ({
				...{ country_id, topic, language, published_at: row.published_at, article_id: row.id },
			})),
		);
	const countries = [...new Set(lists.map(({ country_id }) => country_id))].filter((id) => id !== "").sort();
	return [
		// One may be superseded by another that comes after it.
		db.prepare("PRAGMA defer_foreign_keys = on"),
		...insertRows(db, "articles", rows),
		...insertRows(db, "article_versions", versions),
		...(lists.length > 0 ? insertRows(db, "news_lists", lists) : []),
		...insertRows(db, "news_contents", [{ id: 1, countries, changed_at: now }]),
	];
}

/** The examples are written by the demo admin once there is one. */
export const authorStatements = (db: D1Database, admin_id: string): D1PreparedStatement[] => [
	db.prepare("UPDATE articles SET author_id = ? WHERE id LIKE '4e455753%'").bind(admin_id),
	db.prepare("UPDATE article_versions SET saved_by = ? WHERE article_id LIKE '4e455753%'").bind(admin_id),
];
