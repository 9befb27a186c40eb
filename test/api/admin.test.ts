import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { accountActs } from "#domain/identity/account-acts.ts";
import { decideAccount } from "#domain/identity/account-decisions.server.ts";
import { accountDecision } from "#domain/identity/account-decisions.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { type SignedIn, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { figureNames } from "#domain/site/figures.ts";
import { askForCheck } from "#domain/verification/renewals.server.ts";
import { checkRequest } from "#domain/verification/verification.ts";
import { ownerOf, withRole } from "../support/actors.ts";
import { makeBusiness } from "../support/demo.ts";
import { bearerOf, somebody } from "../support/identity.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

type Json = Record<string, unknown>;
/** What proves who asks: the cookie of pages, or the token of a program. */
type Asking = Record<string, string>;

const nobody: Asking = {};
const unknown = "0123456789abcdef0123456789abcdef";
const business = makeBusiness(1);

let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let people: Record<"admin" | "earlier" | "half" | "person" | "professional", SignedIn>;
let admin: Asking;
let program: Asking;
/** An admin whose second factor was given an hour ago. */
let earlier: Asking;
let strangers: Record<string, Asking>;
let ids: { admin: string; person: string; others: string[]; licence: string };

beforeAll(async () => {
	state = await newState();
	const ctx = await state.open(async (ctx) => {
		const { $client: d1 } = ctx.db;
		const made = {
			admin: await withRole(ctx, "admin"),
			earlier: await withRole(ctx, "admin"),
			half: await somebody(ctx),
			// With a second step, which an admin can remove.
			person: await withRole(ctx, "user", { full_name: "Ada Quill" }),
			professional: await ownerOf(ctx, business.id),
		};
		people = made;
		await d1.batch([
			d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(made.half.user.id),
			d1
				.prepare("UPDATE sessions SET amr = ? WHERE user_id = ?")
				.bind(
					JSON.stringify([{ method: "totp", timestamp: Math.floor(Date.now() / 1000) - 3600 }]),
					made.earlier.user.id,
				),
		]);
		const others = await Promise.all([1, 2, 3].map(async () => (await somebody(ctx)).user.id));
		const licence = await d1
			.prepare("SELECT id FROM licences WHERE business_id = ? ORDER BY id LIMIT 1")
			.bind(business.id)
			.first<{ id: string }>();
		ids = { admin: made.admin.user.id, person: made.person.user.id, others, licence: licence?.id ?? "" };
		await askForCheck(ctx, made.professional.actor, ids.licence, checkRequest.parse({ expires_on: "2099-12-31" }));
		const suspend = accountDecision.parse({ act: "account_suspended", reason: "They asked others for money." });
		await decideAccount(ctx, made.admin.actor, others[2] ?? "", suspend);
		// As though the carrier of mail had been away for days.
		await d1
			.prepare(
				"UPDATE outbox SET failure = 'Error', attempts = 23, given_up_at = ?, due_at = '9999' WHERE channel = 'email'",
			)
			.bind(ctx.now().toISOString())
			.run();
		return ctx;
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
	const served = { ...ctx, publicUrl: worker.url };
	const cookieOf = async ({ session }: SignedIn): Promise<Asking> => ({
		Cookie: `${sessionCookie}=${await sessionTokenOf(served, session)}`,
	});
	admin = await cookieOf(people.admin);
	program = await tokenOf(served, people.admin);
	earlier = await cookieOf(people.earlier);
	strangers = {
		nobody,
		"a person": await cookieOf(people.person),
		"a professional": await cookieOf(people.professional),
		"a professional's program": await tokenOf(served, people.professional),
		"an admin without their second step": await cookieOf(people.half),
	};
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

const tokenOf = async (ctx: Ctx, signedIn: SignedIn): Promise<Asking> => ({
	Authorization: `Bearer ${await bearerOf(ctx, signedIn)}`,
});

/** Asks as somebody; answers the status and the JSON. */
async function as<Body = Json>(who: Asking, method: string, path: string, body?: unknown) {
	const answer = await fetch(`${worker.url}/api${path}`, {
		method,
		headers: { ...who, ...(body !== undefined && { "Content-Type": "application/json" }) },
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("Content-Type")?.includes("json");
	return { status: answer.status, body: (isJson ? JSON.parse(text) : { text }) as Body };
}
const asAdmin = <Body = Json>(method: string, path: string, body?: unknown) =>
	as<Body>(admin, method, `/admin${path}`, body);

/** The statuses of fifty copies of a request that come at once. */
async function fiftyTimes(method: string, path: string, body?: unknown) {
	const answers = await Promise.all(Array.from({ length: 50 }, () => asAdmin(method, path, body)));
	return answers.map(({ status }) => status).toSorted();
}
const oneOf = (status: number, others: number) => [status, ...Array(49).fill(others)];

const decision = (act: string, more: Json = {}) => ({ act, reason: "Three people have told us about it.", ...more });
const details = {
	support_address: "help@example.test",
	operator_name: "Example Ltd",
	operator_address: "1 Example Street\nExampletown",
	data_protection_contact: "privacy@example.test",
};
const help = {
	...{ situation: "home", country_id: "PT", name: "Prueba", number: "800 202 148", address: "" },
	...{ hours: "always", time_zone: "", source_url: "https://example.test/" },
};
const checkPath = () => `/businesses/${business.id}/licences/${ids.licence}/check-request/answer`;
const declined = { asked_at: "2026-11-20T12:00:00.000Z", answer: "The register shows another day." };

const added = async () => (await asAdmin<{ id: string }>("POST", "/urgent-help", help)).body.id;

test("Nobody but an admin with a second factor reads or changes anything of this, by cookie or by token", async () => {
	const id = await added();
	const [delivery] = (await asAdmin<{ failed: { id: string }[] }>("GET", "/deliveries")).body.failed;
	const doors: [method: string, path: string, body?: unknown][] = [
		["GET", "/queues"],
		["GET", "/users"],
		["GET", `/users/${ids.person}`],
		["POST", `/users/${ids.person}/decision`, decision("account_suspended")],
		["GET", "/settings"],
		["PUT", "/settings/details", { ...details, version: 0 }],
		["PUT", "/settings/figures", {}],
		["GET", "/urgent-help"],
		["GET", "/urgent-help?country_id=PT"],
		["POST", "/urgent-help", help],
		["GET", `/urgent-help/${id}`],
		["PUT", `/urgent-help/${id}`, { ...help, version: 1 }],
		["POST", `/urgent-help/${id}/check`, { ...help, version: 1 }],
		["DELETE", `/urgent-help/${id}`],
		["GET", "/deliveries"],
		["POST", "/deliveries/retry"],
		["POST", `/deliveries/${delivery?.id}/retry`],
		["GET", `/businesses/${business.id}`],
		["POST", checkPath(), declined],
		["GET", `/reports/${unknown}/files/1`],
	];
	const before = await asAdmin("GET", "/log");
	for (const [who, asking] of Object.entries(strangers)) {
		const isHalf = asking === nobody || who.startsWith("an admin");
		for (const [method, path, body] of doors) {
			const answer = await as(asking, method, `/admin${path}`, body);
			expect(answer.status, `${who}: ${method} ${path}`).toBe(isHalf ? 401 : 403);
			expect(Object.keys(answer.body).toSorted(), `${who}: ${method} ${path}`).toEqual(["code", "message"]);
		}
	}
	expect(await asAdmin("GET", "/log")).toEqual(before);
});

test("An admin finds somebody by the beginning of a name, by cookie and by token alike, and reads their account", async () => {
	const found = await asAdmin<{ accounts: Json[]; next_cursor: null }>("GET", "/users?q=ada%20q");
	expect(found).toMatchObject({
		status: 200,
		body: { accounts: [{ id: ids.person, name: "Ada Quill" }], next_cursor: null },
	});
	expect(await as(program, "GET", "/admin/users?q=ada%20q")).toEqual(found);
	expect((await asAdmin("GET", `/users/${ids.person}`)).body).toMatchObject({
		...{ id: ids.person, role: "user", is_suspended: false, business: null },
		...{ factors: [{ factor_type: "totp" }], decisions: [] },
	});
	const { body } = await asAdmin<{ accounts: { id: string }[] }>("GET", "/users?group=suspended");
	expect(body.accounts.map(({ id }) => id)).toEqual([ids.others[2]]);
	expect((await asAdmin("GET", `/users/${people.professional.user.id}`)).body).toMatchObject({
		business: { id: business.id },
	});
});

test("A program takes every decision about an account that the page takes, and its person reads why", async () => {
	const path = `/users/${ids.person}`;
	const acts = [
		...["factor_removal_planned", "factor_removal_stopped", "account_suspended", "account_restored"],
		...["admin_appointed", "admin_dismissed", "account_signed_out"],
	];
	expect(acts.toSorted()).toEqual([...accountActs].toSorted());
	for (const act of acts) {
		const decided = await as<{ decisions: Json[] }>(program, "POST", `/admin${path}/decision`, decision(act));
		expect(decided.status, act).toBe(200);
		expect(decided.body.decisions, act).toContainEqual(expect.objectContaining(decision(act)));
		// It is so already.
		expect(await asAdmin("POST", `${path}/decision`, decision(act)), act).toMatchObject({
			status: 409,
			body: { code: "not_now" },
		});
	}
	expect((await asAdmin("GET", path)).body).toMatchObject({ role: "user", is_suspended: false, devices: 0 });
	expect((await as(strangers["a person"] ?? nobody, "GET", "/profile")).status).toBe(401);
	const until = await asAdmin<{ banned_until: string }>(
		"POST",
		`/users/${ids.others[1]}/decision`,
		decision("account_suspended", { days: "7" }),
	);
	expect(Date.parse(until.body.banned_until)).toBeLessThan(Date.now() + 8 * 86_400_000);
});

test("Of fifty decisions at once one is taken", async () => {
	const path = `/users/${ids.others[0]}`;
	expect(await fiftyTimes("POST", `${path}/decision`, decision("account_suspended"))).toEqual(oneOf(200, 409));
	expect((await asAdmin<{ decisions: Json[] }>("GET", path)).body.decisions).toHaveLength(1);
});

test("Nobody decides about their own account; a second factor of an hour ago decides about none, and reads", async () => {
	for (const act of accountActs)
		expect(await asAdmin("POST", `/users/${ids.admin}/decision`, decision(act)), act).toMatchObject({
			status: 403,
			body: { code: "own_case" },
		});
	expect((await as(earlier, "GET", `/admin/users/${ids.admin}`)).status).toBe(200);
	for (const [path, body] of [
		[`/users/${ids.admin}/decision`, decision("admin_dismissed")],
		[`/businesses/${business.id}/suspension`, { version: 1, reason: "The register says so." }],
	] as const)
		expect(await as(earlier, "POST", `/admin${path}`, body), path).toMatchObject({
			status: 403,
			body: { code: "stale_proof" },
		});
	expect(await as(earlier, "DELETE", `/admin/urgent-help/${await added()}`)).toMatchObject({
		status: 403,
		body: { code: "stale_proof" },
	});
});

test("What cannot be is refused with its field, and changes nothing", async () => {
	const id = await added();
	const figures = (await asAdmin<{ figures: Json }>("GET", "/settings")).body.figures;
	const before = await asAdmin("GET", "/log");
	const wrong: [method: string, path: string, body: unknown, field: string | undefined][] = [
		["GET", "/users?group=everybody", undefined, "group"],
		["GET", `/users?q=${"x".repeat(300)}`, undefined, "q"],
		["GET", "/users?cursor=nonsense", undefined, "cursor"],
		["POST", `/users/${ids.person}/decision`, decision("account_erased"), "act"],
		["POST", `/users/${ids.person}/decision`, decision("account_suspended", { days: "8" }), "days"],
		["POST", `/users/${ids.person}/decision`, decision("account_suspended", { reason: "So." }), "reason"],
		["POST", `/users/${ids.person}/decision`, '{"act":', "body"],
		["PUT", "/settings/details", { ...details, version: 0, support_address: "nobody" }, "support_address"],
		["PUT", "/settings/details", details, "version"],
		["PUT", "/settings/details", [], "body"],
		["PUT", "/settings/figures", {}, figureNames[0]],
		["PUT", "/settings/figures", { ...figures, cities: "text", cities_text: "many" }, "cities_text"],
		["GET", "/urgent-help?country_id=pt", undefined, "country_id"],
		["POST", "/urgent-help", { ...help, country_id: "XX" }, "country_id"],
		["POST", "/urgent-help", { ...help, number: "" }, "number"],
		["PUT", `/urgent-help/${id}`, { ...help, version: 1, source_url: "javascript:alert(1)" }, "source_url"],
		["PUT", `/urgent-help/${id}`, help, "version"],
		["POST", `/urgent-help/${id}/check`, { ...help, version: 1, hours: "weekly", time_zone: "" }, "time_zone"],
		["GET", "/deliveries?cursor=nonsense", undefined, "cursor"],
		["POST", checkPath(), {}, "asked_at"],
		["POST", checkPath(), { ...declined, answer: "No." }, "answer"],
	];
	for (const [method, path, body, field] of wrong)
		expect(await asAdmin(method, path, body), `${method} ${path} ${field}`).toMatchObject({
			status: 400,
			body: { code: "invalid", field },
		});
	expect(await asAdmin("GET", "/log")).toEqual(before);
});

test("What is not there is 404 to an admin too", async () => {
	const missing: [method: string, path: string, body?: unknown][] = [
		["GET", `/users/${unknown}`],
		["POST", `/users/${unknown}/decision`, decision("account_suspended")],
		["GET", `/urgent-help/${unknown}`],
		["PUT", `/urgent-help/${unknown}`, { ...help, version: 1 }],
		["POST", `/urgent-help/${unknown}/check`, { ...help, version: 1 }],
		["DELETE", `/urgent-help/${unknown}`],
		["GET", `/businesses/${unknown}`],
		["POST", `/businesses/${business.id}/licences/${unknown}/check-request/answer`, declined],
		["POST", `/businesses/${unknown}/licences/${ids.licence}/check-request/answer`, declined],
		["GET", `/reports/${unknown}/files/1`],
		["GET", `/reports/${unknown}/files/__proto__`],
	];
	for (const [method, path, body] of missing)
		expect(await asAdmin(method, path, body), `${method} ${path}`).toMatchObject({
			status: 404,
			body: { code: "not_found" },
		});
	expect(await asAdmin("POST", `/deliveries/${unknown}/retry`)).toMatchObject({
		status: 409,
		body: { code: "not_now" },
	});
});

test("What the site says about itself is read, changed, and sent again as it was read", async () => {
	type Settings = { details: typeof details; missing: string[]; figures: Record<string, string>; specified: Json };
	const first = (await asAdmin<Settings>("GET", "/settings")).body;
	expect(first.missing).toEqual(Object.keys(details));
	const own = { ...first.details, ...details };
	expect((await asAdmin("PUT", "/settings/details", { ...own, role: "admin" })).status).toBe(204);
	// Another admin who had read it before.
	expect(await asAdmin("PUT", "/settings/details", own)).toMatchObject({ status: 409, body: { code: "conflict" } });
	const changed = { ...first.figures, cities: "text", cities_text: "210+" };
	expect((await asAdmin("PUT", "/settings/figures", changed)).status).toBe(204);
	const then = (await asAdmin<Settings>("GET", "/settings")).body;
	const { version: _, ...shown }: Json = changed;
	expect(then).toMatchObject({ details, missing: [], figures: shown, specified: { cities: "200+" } });
	for (const what of ["details", "figures"] as const)
		expect((await asAdmin("PUT", `/settings/${what}`, then[what])).status).toBe(204);
	expect((await asAdmin("GET", "/settings")).body).toMatchObject({ details, figures: shown });
});

test("Urgent help is added, compared with its source, changed, and taken away; of fifty who take it away one does", async () => {
	const { status, body } = await asAdmin<{ id: string; fields: typeof help & { version: number } }>(
		"POST",
		"/urgent-help",
		{
			...help,
			checked_on: "2026-01-01",
		},
	);
	expect(status).toBe(201);
	expect(body).toMatchObject({ number: "800 202 148", hours: { always: true }, checked_on: null, fields: help });
	const path = `/urgent-help/${body.id}`;
	const checked = await asAdmin("POST", `${path}/check`, body.fields);
	expect(checked).toMatchObject({ status: 200, body: { checked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
	// Sent as it was read it stays checked; with another number nobody has compared it.
	const again = await asAdmin("PUT", path, checked.body.fields);
	expect(again.body).toMatchObject({ number: "800 202 148", checked_on: checked.body.checked_on });
	// Another admin who had read it before.
	expect(await asAdmin("PUT", path, checked.body.fields)).toMatchObject({ status: 409, body: { code: "conflict" } });
	const changed = await asAdmin("PUT", path, { ...(again.body.fields as Json), number: "800 202 149" });
	expect(changed).toMatchObject({ status: 200, body: { number: "800 202 149", checked_on: null } });
	expect((await asAdmin("GET", path)).body).toEqual(changed.body);
	const { fields: _, ...kept } = changed.body;
	expect((await asAdmin("GET", "/urgent-help?country_id=PT")).body.help).toContainEqual(kept);
	expect((await asAdmin("GET", "/urgent-help")).body.countries).toContainEqual(
		expect.objectContaining({ country_id: "PT" }),
	);
	expect(await fiftyTimes("DELETE", path)).toEqual(oneOf(204, 404));
	expect((await asAdmin("GET", path)).status).toBe(404);
});

test("What failed to be delivered is sent again, one of it or all, each once however often it is asked", async () => {
	type Deliveries = { failed: { id: string; failure: string }[] };
	const { status, body } = await asAdmin<Deliveries>("GET", "/deliveries");
	expect(status).toBe(200);
	expect(body.failed.length).toBeGreaterThan(1);
	// Neither whom it is for nor what it says.
	expect(JSON.stringify(body)).not.toMatch(/@|money/);
	expect(await fiftyTimes("POST", `/deliveries/${body.failed[0]?.id}/retry`)).toEqual(oneOf(204, 409));
	expect((await asAdmin<Deliveries>("GET", "/deliveries")).body.failed).toEqual(body.failed.slice(1));
	expect(await fiftyTimes("POST", "/deliveries/retry")).toEqual(oneOf(204, 409));
	expect((await asAdmin<Deliveries>("GET", "/deliveries")).body.failed).toEqual([]);
});

test("What a professional asks about a licence is read beside it, and is answered once", async () => {
	type Case = Json & { check_requests: { licence_id: string; created_at: string }[] };
	const path = `/businesses/${business.id}`;
	const { body } = await asAdmin<Case>("GET", path);
	expect(body).toMatchObject({
		...{ id: business.id, name: business.name, version: expect.any(Number), is_own: false, suspension: null },
		check_requests: [{ licence_id: ids.licence, expires_on: "2099-12-31" }],
	});
	expect((await asAdmin("GET", "/queues")).body).toMatchObject({ checks: 1, applications: 0 });
	// What is answered is what was read: of a request that came since, nothing is known.
	expect(await asAdmin("POST", checkPath(), declined)).toMatchObject({ status: 409, body: { code: "conflict" } });
	const answer = { ...declined, asked_at: body.check_requests[0]?.created_at };
	expect(await fiftyTimes("POST", checkPath(), answer)).toEqual(oneOf(204, 409));
	expect((await asAdmin<Case>("GET", path)).body.check_requests).toEqual([]);
	expect((await asAdmin("GET", "/queues")).body).toMatchObject({ checks: 0 });
});

test("The file of a reported message is saved by an admin, and each look is in the log", async () => {
	const client = strangers["an admin without their second step"] ?? nobody;
	const professional = strangers["a professional"] ?? nobody;
	const request = { business_id: business.id, name: "Amal", language: "en", body: "My landlord keeps my deposit." };
	const { id } = (await as<{ thread: { id: string } }>(client, "POST", "/threads", request)).body.thread;
	expect((await as(professional, "POST", `/threads/${id}/accept`)).status).toBe(200);
	const form = new FormData();
	form.set("file", new File(["%PDF-1.4 a contract"], "contract.pdf"));
	const sent = await fetch(`${worker.url}/api/threads/${id}/messages`, { method: "POST", headers: client, body: form });
	const { seq } = (await sent.json()) as { seq: number };
	const report = { object: "thread", object_id: id, kind: "abuse", reason: "They send me this again and again." };
	expect((await as(professional, "POST", "/reports", { ...report, messages: [seq] })).status).toBe(201);
	const [reported] = (await asAdmin<{ reports: { id: string }[] }>("GET", "/reports")).body.reports;
	const path = `/admin/reports/${reported?.id}/files/${seq}`;
	const file = await fetch(`${worker.url}/api${path}`, { headers: admin });
	expect([file.status, await file.text()]).toEqual([200, "%PDF-1.4 a contract"]);
	expect(file.headers.get("Content-Disposition")).toMatch(/^attachment/);
	expect((await asAdmin<{ entries: Json[] }>("GET", "/log")).body.entries[0]).toMatchObject({
		act: "report_opened",
		object_id: reported?.id,
		fields: ["file"],
	});
	for (const asking of Object.values(strangers)) expect((await as(asking, "GET", path)).status).toBeGreaterThan(400);
});
