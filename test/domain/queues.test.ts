import { afterAll, beforeAll, expect, test } from "vitest";
import type { Admin } from "#domain/ground/callers.ts";
import { countQueues } from "#domain/site/queues.server.ts";
import { withRole } from "../support/actors.ts";
import { testCtx } from "../support/database.ts";
import { testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let admin: Admin;
beforeAll(async () => {
	site = await testSite(40);
	admin = (await withRole(site.ctx, "admin")).actor;
	await site.d1.prepare("UPDATE businesses SET status = 'verified' WHERE status = 'pending'").run();
});
afterAll(() => site.close());

const write = async (count: number, isDone: boolean) => {
	await site.d1
		.prepare(
			`INSERT INTO contact_messages (id, reference, topic, body, locale, created_at, answered_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
			SELECT hex(randomblob(16)), hex(randomblob(8)), 'help', 'Hello', 'en', '2026-11-20', ?2 FROM n`,
		)
		.bind(count, isDone ? "2026-11-21" : null)
		.run();
};

test("Each queue counts what waits, appeals among the reports, and a long one is counted to 100 at no more cost", async () => {
	expect(await countQueues(site.ctx, admin)).toEqual({
		applications: 0,
		checks: 0,
		reports: 0,
		community: 0,
		contact: 0,
	});
	const { results } = await site.d1.prepare("SELECT id FROM businesses LIMIT 2").all<{ id: string }>();
	const [first, second] = results.map(({ id }) => id);
	await site.d1.batch([
		site.d1.prepare("UPDATE businesses SET status = 'pending' WHERE id = ?").bind(first),
		site.d1
			.prepare(
				`INSERT INTO suspensions (id, business_id, reason, status_before, created_at, appeal, appealed_at)
				VALUES ('s1', ?, 'The register says so.', 'verified', '2026-11-20', 'It is wrong.', '2026-11-21')`,
			)
			.bind(second),
		site.d1
			.prepare(
				`INSERT INTO reports (id, reference, object, object_id, kind, reason, created_at)
				VALUES ('r1', 'R-22222222', 'business', ?, 'fraud', 'They want money.', '2026-11-20')`,
			)
			.bind(first),
		...[
			`INSERT INTO posts (id, slug, kind, pseudonym, title, body, country_id, topic, language, created_at, updated_at)
				VALUES ('o1', 'o1', 'question', 'Vega 27', 'Hello', 'There', 'ES', 'tax_advisors', 'en', '2026-11-20', '2026-11-20')`,
			"INSERT INTO community_cases (object_id, object, post_id, flag_count, waiting_since) VALUES ('o1', 'post', 'o1', 0, '2026-11-20')",
			"INSERT INTO community_cases (object_id, object, post_id, flag_count, decision) VALUES ('o2', 'answer', 'o1', 0, 'keep')",
		].map((sql) => site.d1.prepare(sql)),
	]);
	await write(3, false);
	expect(await countQueues(site.ctx, admin)).toEqual({
		applications: 0,
		checks: 1,
		reports: 2,
		community: 1,
		contact: 3,
	});
	await write(500, false);
	const cost = async () => {
		const counted = testCtx(site.d1);
		expect((await countQueues(counted, admin)).contact).toBe(100);
		return counted.meter.rowsRead;
	};
	const before = await cost();
	await write(5_000, false);
	await write(5_000, true);
	expect(await cost()).toBe(before);
});
