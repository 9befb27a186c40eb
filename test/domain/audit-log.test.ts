import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuditAct, type AuditObject, auditActs } from "#domain/audit/audit.ts";
import { auditFilter } from "#domain/audit/audit-filter.ts";
import { listAuditEntries } from "#domain/audit/reading.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import { withRole } from "../support/actors.ts";
import { testCtx } from "../support/database.ts";
import { outcomeOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ada: Admin;
let ben: Admin;
beforeAll(async () => {
	site = await testSite();
	ada = (await withRole(site.ctx, "admin", { full_name: "Ada" })).actor;
	ben = (await withRole(site.ctx, "admin", { full_name: "Ben" })).actor;
	await fill(90);
});
afterAll(() => site.close());

const idOf = (i: number) => i.toString(16).padStart(32, "0");
let made = 0;

/** Seven entries at each moment: by Ada, by Ben, by somebody who is gone, and by the schedule in turn. */
async function fill(count: number) {
	const actors = [ada.user_id, ben.user_id, "gone", null];
	const rows = Array.from({ length: count }, () => {
		const i = made++;
		const act: AuditAct = i % 3 ? "licence_confirmed" : "evidence_opened";
		const object: AuditObject = i % 3 ? "business" : "evidence";
		const created_at = new Date(Date.parse("2026-11-20T00:00:00.000Z") + Math.floor(i / 7) * 700_000).toISOString();
		return [idOf(i), actors[i % 4] ?? null, act, object, idOf(i % 10), created_at];
	});
	await site.d1
		.prepare(
			`INSERT INTO audit_entries (id, actor_id, act, object, object_id, fields, created_at)
			SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, '["status"]', value ->> 5 FROM json_each(?)`,
		)
		.bind(JSON.stringify(rows))
		.run();
}

const list = (given: object = {}, cursor: string | null = null) =>
	listAuditEntries(site.ctx, ada, auditFilter.parse(given), cursor);

test("The log shows the newest first, page after page, each entry once, with who did it", async () => {
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const page = await list({}, cursor);
		seen.push(...page.entries.map(({ id }) => id));
		cursor = page.next_cursor;
		expect(page.entries.length).toBeLessThanOrEqual(30);
	} while (cursor);
	expect(seen).toEqual(Array.from({ length: 90 }, (_, i) => idOf(89 - i)));
	const { entries, actors } = await list();
	expect(entries.slice(0, 4).map(({ actor_id, actor_name }) => [actor_id, actor_name])).toEqual([
		[ben.user_id, "Ben"],
		[ada.user_id, "Ada"],
		[null, null],
		["gone", null],
	]);
	expect(entries[0]?.fields).toEqual(["status"]);
	expect(new Map(actors.map(({ id, name }) => [id, name]))).toEqual(
		new Map([
			[ada.user_id, "Ada"],
			[ben.user_id, "Ben"],
			["gone", null],
		]),
	);
});

test("It can be searched by what was done, by whom, about what and until which day, and by all of these at once", async () => {
	const numbers = async (given: object) => (await list(given)).entries.map(({ id }) => Number.parseInt(id, 16));
	const wanted = (holds: (i: number) => boolean) =>
		Array.from({ length: 90 }, (_, i) => 89 - i)
			.filter(holds)
			.slice(0, 30);
	expect(await numbers({ act: "evidence_opened" })).toEqual(wanted((i) => i % 3 === 0));
	expect(await numbers({ actor_id: ben.user_id })).toEqual(wanted((i) => i % 4 === 1));
	expect(await numbers({ about: idOf(7) })).toEqual(wanted((i) => i % 10 === 7));
	expect(await numbers({ until: "2026-11-20" })).toEqual(wanted((i) => Math.floor(i / 7) * 700 < 86_400));
	expect(await numbers({ until: "2026-11-19" })).toEqual([]);
	expect(await numbers({ act: "licence_confirmed", actor_id: ada.user_id, about: idOf(4) })).toEqual(
		wanted((i) => i % 3 !== 0 && i % 4 === 0 && i % 10 === 4),
	);
	expect(await numbers({ act: "", actor_id: "", about: " ", until: "" })).toHaveLength(30);
});

test("What people know by its reference is found by it", async () => {
	await site.d1
		.prepare(
			`INSERT INTO contact_messages (id, reference, topic, body, locale, created_at) VALUES (?, 'C-23456789', 'help', 'Hello', 'en', '2026-11-20')`,
		)
		.bind(idOf(3))
		.run();
	expect((await list({ about: "C-23456789" })).entries.every(({ object_id }) => object_id === idOf(3))).toBe(true);
	expect((await list({ about: "C-23456789" })).entries).toHaveLength(9);
	expect((await list({ about: "C-99999999" })).entries).toEqual([]);
});

test("What cannot be looked for is refused", async () => {
	expect(await outcomeOf(list({}, "nonsense"))).toBe("invalid");
	for (const given of [
		{ act: "everything" },
		{ until: "yesterday" },
		{ until: "9999-12-31" },
		{ about: "x".repeat(65) },
	])
		expect(auditFilter.safeParse(given).success).toBe(false);
});

// So many more that the page holds the same mixture.
test("A page costs as many rows however long the log is, by each filter", async () => {
	const filters = auditActs.slice(3, 5).map((act) => ({ act })) as object[];
	filters.push({}, { actor_id: ada.user_id }, { about: idOf(7) }, { until: "2026-11-20" });
	const costs = async () => {
		const found: number[] = [];
		for (const filter of filters) {
			const counted = testCtx(site.d1);
			await listAuditEntries(counted, ada, auditFilter.parse(filter));
			found.push(counted.meter.rowsRead);
		}
		return found;
	};
	await fill(1_200);
	const before = await costs();
	await fill(12_000);
	expect(await costs()).toEqual(before);
	expect(Math.max(...before)).toBeLessThan(150);
});
