import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { IdentityNotice } from "#domain/identity/notices.ts";
import { listDeliveries, retryDeliveries, sweepGivenUp } from "#domain/outbox/deliveries.server.ts";
import { listMailbox } from "#domain/outbox/mailbox.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { dev } from "#worker/dev.ts";
import { runSchedule } from "#worker/jobs/index.ts";
import { portsOf } from "#worker/mailer.ts";
import { withRole } from "../support/actors.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { outcomeOf } from "../support/identity.ts";
import { type Ports, sweepOutbox, sweepSoon } from "../support/outbox.ts";

let d1: D1Database;
let close: () => Promise<void>;
beforeAll(async () => {
	({ d1, close } = await testDatabase());
});
afterAll(() => close());
beforeEach(() => d1.batch(["outbox", "mailbox", "rate_limits"].map((table) => d1.prepare(`DELETE FROM ${table}`))));

const letter: IdentityNotice = {
	channel: "email",
	kind: "password_changed",
	to: "reader@visavis.test",
	values: {},
	locale: "en",
};

async function write(ctx: Ctx, count: number, more: Partial<IdentityNotice> = {}) {
	const one = (i: number) => ({ ...letter, to: `reader${i}@visavis.test`, ...more });
	await ctx.db.$client.batch(await Promise.all(Array.from({ length: count }, (_, i) => planStatement(ctx, one(i)))));
}

/** A context at some minutes after noon that keeps what it logs. */
function ctxAt(minutes: number, more: Partial<Ctx> = {}) {
	const logged: Parameters<Ctx["log"]>[] = [];
	const now = new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();
	const log: Ctx["log"] = (...entry) => logged.push(entry);
	return { ctx: { ...testCtx(d1, now), log, ...more }, logged };
}

/** Ports that note whom they have reached. */
function recording(): Ports & { reached: string[] } {
	const reached: string[] = [];
	const port = async ({ to }: Letter) => void reached.push(to);
	return { email: port, text: port, reached };
}

const broken: Ports = {
	email: async ({ to, text }) => {
		throw new Error(`${to} was refused, with ${text}`);
	},
	text: null,
};

async function waiting() {
	const { results } = await d1.prepare("SELECT * FROM outbox").all<{ due_at: string; attempts: number }>();
	return results;
}

test("Each message is delivered once when two sweepers run at the same time", async () => {
	const { ctx } = ctxAt(0);
	await write(ctx, 200);
	const ports = recording();
	const sweepAll = async () => {
		while ((await sweepOutbox(ctx, ports)) > 0);
	};
	await Promise.all([sweepAll(), sweepAll()]);
	expect(ports.reached.length).toBe(200);
	expect(new Set(ports.reached).size).toBe(200);
	expect(await waiting()).toEqual([]);
});

test("Of hundreds who write at once a few sweep for all, and nothing is left behind", async () => {
	const claims: string[] = [];
	const counted = {
		...d1,
		prepare: (sql: string) => {
			if (sql.startsWith("UPDATE outbox SET due_at")) claims.push(sql);
			return d1.prepare(sql);
		},
	} as D1Database;
	const { ctx } = ctxAt(0);
	const ports = recording();
	await Promise.all(
		Array.from({ length: 200 }, async () => {
			await write(ctx, 1);
			await sweepSoon({ ...ctx, db: { ...ctx.db, $client: counted } as never }, ports);
		}),
	);
	expect(ports.reached.length).toBe(200);
	expect(await waiting()).toEqual([]);
	expect(claims.length).toBeLessThan(100);
});

test("What a port does not take stays, is tried again after 1, 5 and 30 minutes and then hourly, and arrives", async () => {
	await write(ctxAt(0).ctx, 3);
	for (const [minutes, next] of [
		[0, 1],
		[1, 6],
		[6, 36],
		[36, 96],
		[96, 156],
	] as const) {
		expect(await sweepOutbox(ctxAt(minutes).ctx, broken)).toBe(3);
		expect(await sweepOutbox(ctxAt(next - 0.5).ctx, broken)).toBe(0);
		for (const { due_at } of await waiting()) expect(due_at).toBe(ctxAt(next).ctx.now().toISOString());
	}
	const ports = recording();
	await sweepOutbox(ctxAt(156).ctx, ports);
	expect(ports.reached.length).toBe(3);
	expect(await waiting()).toEqual([]);
});

test("A message that nobody has taken 24 times is given up; an admin sends it again, or it goes after a week", async () => {
	const { actor: admin } = await withRole(ctxAt(0).ctx, "admin");
	await d1.prepare("DELETE FROM outbox").run();
	await write(ctxAt(0).ctx, 2);
	await d1.prepare("UPDATE outbox SET attempts = 22").run();
	await sweepOutbox(ctxAt(0).ctx, broken);
	const tried = await listDeliveries(ctxAt(1).ctx, admin);
	expect(tried.failed).toMatchObject([
		{ failure: "Error", given_up_at: null, attempts: 23 },
		{ failure: "Error", given_up_at: null, attempts: 23 },
	]);
	const { ctx, logged } = ctxAt(60);
	await sweepOutbox(ctx, broken);
	const dropped = ["outbox_dropped", { id: expect.any(String), kind: "password_changed" }];
	expect(logged).toEqual([dropped, dropped]);
	expect(await sweepOutbox(ctxAt(600).ctx, broken)).toBe(0);
	const { due, failed } = await listDeliveries(ctxAt(600).ctx, admin);
	expect(due).toBe(0);
	expect(failed.map(({ given_up_at }) => given_up_at)).toEqual([ctx.now().toISOString(), ctx.now().toISOString()]);
	expect(JSON.stringify(failed)).not.toContain("reader");
	const [one] = failed;
	await retryDeliveries(ctxAt(600).ctx, admin, one?.id ?? "");
	expect(await outcomeOf(retryDeliveries(ctxAt(600).ctx, admin, one?.id ?? ""))).toBe("not_now");
	expect(await listDeliveries(ctxAt(600).ctx, admin)).toMatchObject({ due: 1, failed: [{ id: failed[1]?.id }] });
	const ports = recording();
	await sweepOutbox(ctxAt(600).ctx, ports);
	expect(ports.reached).toHaveLength(1);
	await sweepGivenUp(ctxAt(60 + 7 * 24 * 60 - 1).ctx);
	expect(await waiting()).toHaveLength(1);
	await sweepGivenUp(ctxAt(60 + 7 * 24 * 60).ctx);
	expect(await waiting()).toEqual([]);
});

test("All that failed is tried again at once, and a page of it is found by its index", async () => {
	const { actor: admin } = await withRole(ctxAt(0).ctx, "admin");
	await d1.prepare("DELETE FROM outbox").run();
	await write(ctxAt(0).ctx, 40);
	while ((await sweepOutbox(ctxAt(0).ctx, broken)) > 0);
	const { ctx } = ctxAt(0);
	const page = await listDeliveries(ctx, admin);
	const next = await listDeliveries(ctx, admin, page.next_cursor);
	expect(new Set([...page.failed, ...next.failed].map(({ id }) => id)).size).toBe(40);
	await write(ctxAt(0).ctx, 500);
	const counted = ctxAt(0).ctx as Ctx & { meter: { rowsRead: number } };
	await listDeliveries(counted, admin);
	// What is due is counted, to a thousand.
	expect(counted.meter.rowsRead).toBeLessThanOrEqual(2 * 500 + 80);
	await retryDeliveries(ctx, admin, null);
	expect((await listDeliveries(ctx, admin)).failed).toEqual([]);
	expect((await waiting()).every(({ attempts }) => attempts === 0)).toBe(true);
});

test("No log says who gets a message or what stands in it", async () => {
	const { ctx, logged } = ctxAt(0);
	await write(ctx, 2, { kind: "recovery", values: { code: "271828", link: "https://visavis.test/secret" } });
	await d1.prepare("UPDATE outbox SET attempts = 23 WHERE id = (SELECT min(id) FROM outbox)").run();
	await sweepOutbox(ctx, broken);
	await sweepOutbox(ctxAt(0).ctx, recording());
	expect(logged.map(([event]) => event).sort()).toEqual(["outbox_dropped", "outbox_failed"]);
	expect(JSON.stringify(logged)).not.toMatch(/reader|271828|secret|refused/);
});

test("A code that has run out is not sent any more", async () => {
	await write(ctxAt(0).ctx, 1, { kind: "recovery", values: { code: "271828" } });
	const { ctx, logged } = ctxAt(60);
	const ports = recording();
	await sweepOutbox(ctx, ports);
	expect(ports.reached).toEqual([]);
	expect(await waiting()).toEqual([]);
	expect(logged.map(([event]) => event)).toEqual(["outbox_expired"]);
});

test("A message that cannot be opened does not hold up the others", async () => {
	const { ctx, logged } = ctxAt(0);
	await write(ctx, 3);
	await d1
		.prepare("UPDATE outbox SET sealed = 'AAAA.AAAA', due_at = '2026-01-01' WHERE id = (SELECT min(id) FROM outbox)")
		.run();
	const ports = recording();
	await sweepOutbox(ctx, ports);
	expect(ports.reached.length).toBe(2);
	expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
	expect(logged.map(([event]) => event)).toEqual(["outbox_failed"]);
});

test("A message to nobody goes nowhere, and leaves nothing behind", async () => {
	const { ctx, logged } = ctxAt(0);
	await write(ctx, 1, { channel: "none", to: "" });
	const ports = recording();
	await sweepOutbox(ctx, ports);
	expect(ports.reached).toEqual([]);
	expect(await waiting()).toEqual([]);
	expect(logged).toEqual([]);
});

/** On a developer's machine nothing of it is used. */
const mail = { EMAIL: {} as SendEmail, USER: {} as Env["USER"] };

test("Without a way out a message waits untried", async () => {
	const { ctx, logged } = ctxAt(0, { isDevelopment: false });
	await write(ctx, 50);
	await runSchedule(ctx, { email: null, text: null, live: null });
	expect((await waiting()).map(({ attempts }) => attempts)).toEqual(Array(50).fill(0));
	expect(logged).toEqual([]);
});

test("On a developer's machine mail and text messages land in the mailbox, the same one once", async () => {
	const { ctx } = ctxAt(0);
	await write(ctx, 1, { kind: "confirm", to: "first@visavis.test", values: { code: "314159" } });
	await write(ctx, 1, { kind: "factor_code", channel: "text", to: "+34600000000", values: { code: "271828" } });
	const { results } = await d1.prepare("SELECT * FROM outbox").all<Record<string, unknown>>();
	await sweepOutbox(ctx, portsOf(mail, ctx));
	// As after a crash between handing over and crossing out.
	for (const row of results) {
		const names = Object.keys(row);
		await d1
			.prepare(`INSERT INTO outbox (${names.join()}) VALUES (${names.map(() => "?").join()})`)
			.bind(...Object.values(row))
			.run();
	}
	await sweepOutbox(ctx, portsOf(mail, ctx));
	expect(await waiting()).toEqual([]);
	const messages = await listMailbox(ctx);
	expect(messages.map(({ to, channel }) => [to, channel]).sort()).toEqual([
		["+34600000000", "text"],
		["first@visavis.test", "email"],
	]);
	expect((await listMailbox(ctx, " First@Visavis.test "))[0]?.text).toContain("314159");
});

test("Programs read the mailbox as JSON, newest first; in production it is not there", async () => {
	const { ctx } = ctxAt(0);
	await write(ctx, 1, { to: "older@visavis.test" });
	await sweepOutbox(ctx, portsOf(mail, ctx));
	const { ctx: newer } = ctxAt(1);
	await write(newer, 1, { to: "newer@visavis.test" });
	await sweepOutbox(newer, portsOf(mail, newer));
	const ask = (path: string, accept: string, isDevelopment = true) =>
		new Hono()
			.use(async (c, next) => {
				c.set("ctx" as never, { ...ctx, isDevelopment } as never);
				await next();
			})
			.route("/dev", dev as never)
			.all("*", (c) => c.text("pages"))
			.request(path, { headers: { Accept: accept } });
	const list = (await (await ask("/dev/mailbox", "application/json")).json()) as Record<string, string>[];
	expect(list.map(({ to }) => to)).toEqual(["newer@visavis.test", "older@visavis.test"]);
	expect(Object.keys(list[0] ?? {})).toEqual(["to", "kind", "subject", "text", "html", "calendar", "created_at"]);
	expect(await (await ask("/dev/mailbox?to=older%40visavis.test", "application/json")).json()).toMatchObject([
		{ to: "older@visavis.test", subject: "Your password was changed" },
	]);
	const [message] = await listMailbox(ctx);
	expect(await (await ask(`/dev/mailbox/${message?.id}`, "text/html")).text()).toBe(message?.html);
	for (const [path, accept, isDevelopment] of [
		["/dev/mailbox", "text/html,application/xhtml+xml,*/*;q=0.8", true],
		["/dev/mailbox/none", "text/html", true],
		["/dev/mailbox", "application/json", false],
		[`/dev/mailbox/${message?.id}`, "text/html", false],
	] as const) {
		expect(await (await ask(path, accept, isDevelopment)).text(), path).toBe("pages");
	}
});

test("The schedule takes away what has run out, and a job that fails does not keep the others from running", async () => {
	const { ctx, logged } = ctxAt(0);
	await d1.batch([
		d1.prepare("INSERT INTO rate_limits (key, count, ends_at) VALUES ('over', 1, '2026-11-20T11:59:00.000Z')"),
		d1.prepare("INSERT INTO rate_limits (key, count, ends_at) VALUES ('open', 1, '2026-11-20T12:01:00.000Z')"),
		d1.prepare(
			`INSERT INTO users (id, email, email_confirmed_at, user_metadata, app_metadata, created_at, updated_at)
			VALUES ('u', 'u@visavis.test', '2026-01-01', '{}', '{}', '2026-01-01', '2026-01-01')`,
		),
		...(["sign_in", "recovery"] as const).map((purpose, i) =>
			d1
				.prepare(
					`INSERT INTO one_time_codes (user_id, purpose, sent_to, code_hash, created_at, expires_at)
					VALUES ('u', ?, 'u@visavis.test', '', '2026-11-19', ?)`,
				)
				.bind(purpose, `2026-11-19T1${1 + i}:59:00.000Z`),
		),
	]);
	await write(ctx, 1);
	const failing = { ...ctx, keys: { ...ctx.keys, open: () => Promise.reject(new Error("no key")) } };
	await runSchedule(failing, { live: null, ...recording() });
	expect((await d1.prepare("SELECT key FROM rate_limits").all()).results).toEqual([{ key: "open" }]);
	expect((await d1.prepare("SELECT purpose FROM one_time_codes").all()).results).toEqual([{ purpose: "recovery" }]);
	const dead = { ...ctx, db: { ...ctx.db, $client: { prepare: () => void "nothing" } } } as unknown as Ctx;
	await runSchedule(dead, { live: null, ...recording() });
	const failed = logged.filter(([event]) => event === "error").map(([, fields]) => fields?.job);
	expect(failed).toEqual([
		"expireHolds",
		"settleAppointments",
		"endUpcoming",
		"endLicences",
		"warnOfLicences",
		"refreshStaleSlots",
		"compareFees",
		"tellSavers",
		"tellPostFollowers",
		"publishScheduled",
		"tellFollowers",
		"planWeeklyNews",
		"removeLostFactors",
		"sendOutbox",
		"sweepGivenUp",
		"sweepSessions",
		"sweepExpired",
		"sweepLiveEvents",
		"sweepNotifications",
		"sweepBookmarks",
		"sweepContact",
		"sweepCommunity",
		"sweepEvidence",
		"eraseClosed",
		"computeFigures",
	]);
});
