import { afterAll, expect, test } from "vitest";
import { listPosts } from "#domain/community/listing.server.ts";
import { postQuery } from "#domain/community/posts.ts";
import { slugOf } from "#domain/community/slugs.ts";
import { findPost } from "#domain/community/thread.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { testCtx, testDatabase } from "../support/database.ts";

const most = 45;
const sizes = [1_000, 100_000];
const perInsert = 10_000;

const { d1, close } = await testDatabase(40);
afterAll(() => close());

/** Threads up to a number, of a few countries, topics and languages; every tenth has answers. */
async function fillTo(total: number) {
	const { count = 0 } = (await d1.prepare("SELECT max(seq) AS count FROM posts").first<{ count: number }>()) ?? {};
	for (let from = count ?? 0; from < total; from += perInsert) {
		const until = Math.min(total, from + perInsert);
		await d1.batch([
			d1
				.prepare(
					`INSERT INTO posts (seq, id, slug, kind, pseudonym, title, body, country_id, topic, language, created_at, updated_at)
					WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
					SELECT i, printf('%010x%022x', i, 0), printf('post-%010x', i), 'question', 'Vega 27', 'How long did it take?', 'Hello',
						json_extract('["ES","DE","FR","US"]', '$[' || (i % 4) || ']'),
						json_extract('["tax_advisors","sworn_translators"]', '$[' || (i / 4 % 2) || ']'),
						json_extract('["en","es","fr"]', '$[' || (i / 8 % 3) || ']'), t, t
					FROM (SELECT i, strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i * 60, 'unixepoch') AS t FROM n)`,
				)
				.bind(from + 1, until),
			d1
				.prepare(
					`INSERT INTO post_search (rowid, doc) SELECT seq, 'l:' || language || ' c:' || lower(country_id) || ' t:' || topic
						|| ' how long did it take' || iif(seq % 500 = 0, ' seldom', '') FROM posts WHERE seq > ?1 AND seq <= ?2`,
				)
				.bind(from, until),
			d1
				.prepare(
					`INSERT INTO answers (id, post_id, pseudonym, body, created_at, told_user_id)
					WITH RECURSIVE k(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM k WHERE j < 30)
					SELECT printf('%s-%d', id, j), id, 'Rigel 64', 'Hello', created_at, NULL FROM posts, k
					WHERE seq > ?1 AND seq <= ?2 AND seq % 1000 = 500`,
				)
				.bind(from, until),
		]);
	}
}

const questions: Record<string, string>[] = [
	{},
	{ sort: "new" },
	{ sort: "unanswered" },
	{ country: "DE" },
	{ topic: "tax_advisors", sort: "new" },
	{ language: "fr", sort: "unanswered" },
	{ country: "ES", topic: "tax_advisors" },
	{ country: "ES", language: "en", sort: "new" },
	{ topic: "sworn_translators", language: "es", sort: "unanswered" },
	{ country: "US", topic: "tax_advisors", language: "fr" },
	{ q: "how long" },
	{ q: "seldom", language: "fr" },
];

const cost = async (question: Record<string, string>, readers: Language | null = null) => {
	const ctx = testCtx(d1);
	const found = await listPosts(ctx, postQuery.parse(question), { readers });
	return { ...found, reads: ctx.meter.reads };
};

test.each(sizes)(
	"Among %i threads every list and every search is one batch of few rows, and so is a thread",
	async (total) => {
		await fillTo(total);
		for (const question of questions) {
			const { posts, reads } = await cost(question);
			expect(posts.length, JSON.stringify(question)).toBeGreaterThan(0);
			expect(reads, JSON.stringify(question)).toHaveLength(1);
			expect(reads[0], JSON.stringify(question)).toBeLessThanOrEqual(most);
			// In a language that many have written in, and in one that nobody has.
			for (const readers of ["fr", "ja"] as const) {
				const own = await cost(question, readers);
				expect(own.posts.length, JSON.stringify([question, readers])).toBeGreaterThan(0);
				expect(own.reads, JSON.stringify([question, readers])).toHaveLength(1);
				expect(own.reads[0], JSON.stringify([question, readers])).toBeLessThanOrEqual(most);
			}
		}
		const ctx = testCtx(d1);
		const { answers, next_cursor } =
			(await findPost(ctx, { user_id: "nobody" }, slugOf("Post", (500).toString(16).padStart(10, "0")))) ?? {};
		expect([answers?.length, typeof next_cursor]).toEqual([10, "string"]);
		expect(ctx.meter.reads).toHaveLength(1);
		expect(ctx.meter.rowsRead).toBeLessThanOrEqual(most);
	},
	300_000,
);

test("Page 500 costs what page 1 costs, and the pages together are the list", async () => {
	await fillTo(20_000);
	for (const sort of ["hot", "new", "unanswered"]) {
		const seen = new Set<string>();
		let cursor: string | undefined;
		const reads: number[] = [];
		for (let page = 1; page <= 500; page++) {
			const found = await cost({ sort, ...(cursor && { cursor }) });
			for (const { slug } of found.posts) seen.add(slug);
			reads.push(found.reads[0] ?? 0);
			cursor = found.next_cursor ?? undefined;
		}
		expect(seen.size, sort).toBe(10_000);
		// A cursor reads the row that it stands on besides.
		expect(reads[499], sort).toBe(reads[1]);
		expect((reads[499] ?? 0) - (reads[0] ?? 0), sort).toBeLessThanOrEqual(1);
	}
}, 300_000);

test("The answers of a thread walk by a cursor, each once and the best first, and no page costs more than a few rows", async () => {
	await fillTo(1_000);
	await d1
		.prepare(
			`INSERT INTO answers (id, post_id, pseudonym, body, score, created_at, told_user_id)
			WITH RECURSIVE k(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM k WHERE j < 2000)
			SELECT printf('many-%d', j), id, 'Rigel 64', 'Hello', j * 7 % 40 / 13, created_at, NULL FROM posts, k WHERE seq = 700`,
		)
		.run();
	const seen: string[] = [];
	const scores: number[] = [];
	let cursor: string | undefined;
	do {
		const ctx = testCtx(d1);
		const found = await findPost(ctx, { user_id: "nobody" }, slugOf("Post", (700).toString(16).padStart(10, "0")), {
			cursor,
		});
		expect(ctx.meter.reads).toHaveLength(1);
		expect(ctx.meter.rowsRead, cursor).toBeLessThanOrEqual(most);
		seen.push(...(found?.answers.map(({ id }) => id) ?? []));
		scores.push(...(found?.answers.map(({ score }) => score) ?? []));
		cursor = found?.next_cursor ?? undefined;
	} while (cursor);
	expect([seen.length, new Set(seen).size]).toEqual([2000, 2000]);
	expect(scores).toEqual([...scores].sort((a, b) => b - a));
	const beyond = testCtx(d1);
	await findPost(beyond, null, slugOf("Post", (700).toString(16).padStart(10, "0")), { cursor: "0.999999999" });
	expect(beyond.meter.rowsRead).toBeLessThanOrEqual(most);
});
