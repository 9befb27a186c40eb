import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { refreshCookie, sessionCookie } from "#domain/identity/cookies.server.ts";
import { codeAt } from "#domain/identity/factors.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { demoPassword, demoPeople } from "#drizzle/seed/people.ts";
import { bearerOf, everything, newPassword, somebody } from "../support/identity.ts";
import { freshEmail, freshNetwork, freshPassword, mailTo } from "../support/people.ts";
import { allRoutes, isPage, withIds } from "../support/routes.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

type Running = Awaited<ReturnType<typeof startWorker>>;
type Victim = SignedIn & { email: string; bearer: string; cookie: string };

/** As `wrangler deploy` leaves it, though somebody has asked for the permissive profile. */
let production: Running;
/** As `npm start` has it. */
let development: Running;
let states: State[];
let victim: Victim;
let other: Victim;
const password = newPassword();

beforeAll(async () => {
	states = await Promise.all([newState(), newState()]);
	const [one, two] = states as [State, State];
	const people = await one.open(async (ctx) => ({
		ctx,
		victim: await somebody(ctx, { password, user_metadata: { full_name: "Ana" } }),
		other: await somebody(ctx, { password }),
	}));
	[production, development] = await Promise.all([
		startWorker(one, { VISAVIS_IDENTITY: "permissive" }),
		startWorker(two, { VISAVIS_ENV: "development" }),
	]);
	const holding = async (person: SignedIn & { email: string }): Promise<Victim> => {
		const ctx: Ctx = { ...people.ctx, publicUrl: production.url };
		const [session, refresh] = [await sessionTokenOf(ctx, person.session), await refreshTokenOf(ctx, person.session)];
		const cookie = `${sessionCookie}=${session}; ${refreshCookie}=${refresh}`;
		return { ...person, bearer: await bearerOf(ctx, person), cookie };
	};
	[victim, other] = [await holding(people.victim), await holding(people.other)];
});
afterAll(async () => {
	await Promise.all([production?.end("SIGTERM"), development?.end("SIGTERM")]);
	for (const state of states ?? []) state.remove();
});

/** Asks a Worker; a redirect is an answer, and an object is sent as JSON. */
async function ask(path: string, init: Omit<RequestInit, "body"> & { body?: unknown } = {}, at = production) {
	const { body, ...rest } = init;
	const isRaw = body === undefined || typeof body === "string" || body instanceof URLSearchParams;
	const headers = new Headers(init.headers);
	if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", freshNetwork());
	if (body !== undefined && !headers.has("Content-Type") && !(body instanceof URLSearchParams))
		headers.set("Content-Type", "application/json");
	const answer = await fetch(at.url + path, {
		redirect: "manual",
		...rest,
		headers,
		...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
	return { status: answer.status, headers: answer.headers, text, body: isJson && text ? JSON.parse(text) : null };
}

/** Every route that changes something. */
const routes = allRoutes
	.filter(({ method }) => method !== "GET")
	.map(({ method, path }) => ({ method, path: withIds(path) }));

const foreign: [name: string, headers: Record<string, string>][] = [
	["a foreign Origin", { Origin: "https://evil.example" }],
	["a null Origin", { Origin: "null" }],
	["no Origin, and a browser that says it came from elsewhere", { "Sec-Fetch-Site": "cross-site" }],
	["a sister site", { "Sec-Fetch-Site": "same-site" }],
	[
		"a foreign Origin and a forwarded host to match",
		{ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
	],
	[
		"a foreign Origin and a Forwarded header to match",
		{ Origin: "https://evil.example", Forwarded: "host=evil.example" },
	],
	["our host on another port", { Origin: "http://localhost:1" }],
];

/** So many characters of what a Worker has printed have the line of a request that has just been answered. */
const lastPrinted = 20_000;

/** What the Worker's own line says of a request. */
async function costOf(answer: { headers: Headers }, at = production) {
	const id = answer.headers.get("X-Request-Id") ?? "?";
	for (let i = 0; i < 100; i++) {
		const line = at
			.printed()
			.slice(-lastPrinted)
			.split("\n")
			.find((one) => one.startsWith("{") && one.includes(id) && one.includes('"request"'));
		if (line) return JSON.parse(line) as { rounds: number; rows_written: number };
		await new Promise((later) => setTimeout(later, 20));
	}
	throw new Error(`The Worker said nothing of ${id}.`);
}

/** What there is to lose. */
const lookOf = async ({ bearer, cookie }: Victim) => ({
	user: (await ask("/auth/v1/user", { headers: { Authorization: `Bearer ${bearer}` } })).body,
	profile: (await ask("/api/profile", { headers: { Cookie: cookie } })).body,
});

test("The list of what changes something is the whole of it", () => {
	const names = routes.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{32}/g, ":id")}`);
	for (const name of [
		"POST /auth/v1/signup",
		"POST /auth/v1/token",
		"PUT /auth/v1/user",
		"POST /auth/v1/logout",
		"POST /auth/v1/factors/:id/verify",
		"DELETE /auth/v1/factors/:id",
		"DELETE /auth/v1/admin/users/:id",
		"PATCH /api/profile",
		"PUT /api/profile/preferences",
		"POST /auth",
		"POST /auth/confirm",
		"POST /auth/sign-out",
		"POST /profile/security",
	]) {
		expect(names).toContain(name);
	}
});

test.each(foreign)("What another site's page sends with %s is refused by every route, unread", async (_, headers) => {
	const before = await lookOf(victim);
	expect(before.user.email).toBe(victim.email);
	for (const { method, path } of routes) {
		const credentials = { Cookie: victim.cookie, Authorization: `Bearer ${victim.bearer}` };
		const label = `${method} ${path}`;
		const body = isPage(path)
			? new URLSearchParams({ intent: "end_others", email: victim.email, password, theme: "dark" })
			: { email: victim.email, password, full_name: "Taken", grant_type: "password", refresh_token: "cookie:0" };
		const answer = await ask(path, { method, headers: { ...headers, ...credentials }, body });
		expect(answer.status, label).toBe(403);
		expect(answer.body?.code, label).toBe("cross_origin");
		expect(answer.headers.get("Set-Cookie"), label).toBeNull();
		expect(await costOf(answer), label).toMatchObject({ rounds: 0, rows_written: 0 });
	}
	expect(await lookOf(victim)).toEqual(before);
});

test("What our own page sends, or a program, is read by every route", async () => {
	for (const headers of [{ Origin: production.url }, {}] as Record<string, string>[]) {
		for (const { method, path } of routes) {
			const answer = await ask(path, { method, headers, body: isPage(path) ? new URLSearchParams() : {} });
			expect(answer.body?.code, `${method} ${path}`).not.toBe("cross_origin");
			expect(answer.status, `${method} ${path}`).toBeLessThan(500);
		}
	}
});

test("A GET signs nobody out and changes nothing, whatever method it asks to be taken for", async () => {
	const before = await lookOf(victim);
	for (const { method, path } of routes) {
		const headers = { Cookie: victim.cookie, "X-HTTP-Method-Override": method, "X-Method-Override": method };
		const query = new URLSearchParams({ _method: method, intent: "end_others", full_name: "Taken" });
		const answer = await ask(`${path}?${query}`, { headers });
		expect(answer.status, path).toBeLessThan(500);
		expect(await costOf(answer), path).toMatchObject({ rows_written: 0 });
	}
	expect(await lookOf(victim)).toEqual(before);
});

test("The refresh token in the cookie is exchanged for our own page alone", async () => {
	const exchange = (headers: Record<string, string>, cookie = other.cookie) =>
		ask("/auth/v1/token?grant_type=refresh_token", {
			method: "POST",
			headers: { ...headers, ...(cookie && { Cookie: cookie }) },
			body: { refresh_token: "cookie:0" },
		});
	const refused = { status: 400, body: { error_code: "refresh_token_not_found" } };
	expect(await exchange({})).toMatchObject(refused);
	expect(await exchange({ "X-Visavis-Session": "cookie" })).toMatchObject(refused);
	expect(await exchange({ "Sec-Fetch-Site": "none" })).toMatchObject(refused);
	expect(await exchange({ Referer: `${production.url}/` })).toMatchObject(refused);
	expect(await exchange({ "X-Forwarded-Host": new URL(production.url).host })).toMatchObject(refused);
	expect(await exchange({ Origin: "https://evil.example" })).toMatchObject({ status: 403 });
	expect(await exchange({ Origin: production.url }, "")).toMatchObject(refused);
	const taken = await exchange({ Origin: production.url });
	// None of the others has exchanged it before.
	expect(taken).toMatchObject({ status: 200, body: { refresh_token: "cookie:1" } });
	expect(taken.text).not.toContain(`${other.session.id}.`);
});

/** Fields that a person does not write, as they stand in tables, on the wire and in the profile. */
const forbidden = {
	id: crypto.randomUUID(),
	user_id: crypto.randomUUID(),
	profile_id: crypto.randomUUID(),
	role: "admin",
	aud: "admin",
	aal: "aal2",
	verified: true,
	is_verified: true,
	rating: 5,
	created_at: "2001-01-01T00:00:00.000Z",
	updated_at: "2001-01-01T00:00:00.000Z",
	deleted_at: "2001-01-01T00:00:00.000Z",
	onboarded_at: "2001-01-01T00:00:00.000Z",
	banned_until: "9999-01-01T00:00:00.000Z",
	ban_duration: "none",
	email_confirmed_at: "2001-01-01T00:00:00.000Z",
	phone_confirmed_at: "2001-01-01T00:00:00.000Z",
	email_confirm: true,
	is_anonymous: true,
	password_hash: "scrypt$2$1$1$AAAA$AAAA",
	app_metadata: { role: "admin", provider: "admin" },
	factors: [{ id: crypto.randomUUID(), status: "verified" }],
	new_email: "thief@people.test",
	avatar_url: "photos/somebody-elses",
	constructor: { prototype: { role: "admin" } },
};

/** As text, for an object literal would take `__proto__` for itself. */
const withForbidden = (own: object) =>
	JSON.stringify({ ...own, ...forbidden }).replace(/^\{/, '{"__proto__":{"role":"admin","aal":"aal2"},');

test("Fields that a person does not write change nothing, wherever they are sent along", async () => {
	const bearer = { Authorization: `Bearer ${victim.bearer}` };
	const before = await lookOf(victim);
	const written = [
		ask("/auth/v1/user", { method: "PUT", headers: bearer, body: withForbidden({ data: { theme: "dark" } }) }),
		ask("/api/profile", { method: "PATCH", headers: bearer, body: withForbidden({ full_name: "Ana Two" }) }),
		ask("/api/profile/preferences", { method: "PUT", headers: bearer, body: withForbidden({}) }),
		ask("/profile", {
			method: "POST",
			headers: { Cookie: victim.cookie, Origin: production.url },
			body: new URLSearchParams({
				intent: "personal",
				full_name: "Ana Three",
				...Object.fromEntries(Object.entries(forbidden).map(([name, value]) => [name, String(value)])),
			}),
		}),
	];
	for (const answer of await Promise.all(written)) expect(answer.status, answer.text).toBeLessThan(500);
	const after = await lookOf(victim);
	const { updated_at: _, user_metadata: __, identities: ___, ...user } = before.user;
	expect(after.user).toMatchObject(user);
	for (const field of ["id", "user_id", "role", "created_at", "avatar_url", "onboarded_at"]) {
		expect(after.profile[field], field).toEqual(before.profile[field]);
	}
	expect(after.profile).not.toHaveProperty("rating");

	const email = freshEmail();
	const made = await ask("/auth/v1/signup", {
		method: "POST",
		body: withForbidden({ email, password: freshPassword(), data: { full_name: "New" } }),
	});
	expect(made).toMatchObject({
		status: 200,
		body: { email, role: "authenticated", aud: "authenticated", is_anonymous: false },
	});
	expect(made.body.id).not.toBe(forbidden.id);
	expect(made.body).not.toHaveProperty("email_confirmed_at");
	expect(made.body.app_metadata).toEqual({ provider: "email", providers: ["email"] });
	for (const body of [
		{ email: freshEmail(), create_user: true },
		{ email: freshEmail(), data: forbidden },
	]) {
		expect((await ask("/auth/v1/otp", { method: "POST", body: withForbidden(body) })).status).toBe(200);
	}
	// Nobody has become an admin, in this Worker or by its prototypes.
	for (const { bearer } of [victim, other]) {
		const headers = { Authorization: `Bearer ${bearer}` };
		expect((await ask("/auth/v1/admin/users", { headers })).status).toBe(403);
	}
});

test("What somebody tells of themself is never believed, though it is called a role", async () => {
	const headers = { Authorization: `Bearer ${victim.bearer}` };
	const data = {
		role: "admin",
		aal: "aal2",
		email_confirmed_at: "2001",
		sub: other.user.id,
		session_id: other.session.id,
	};
	const answer = await ask("/auth/v1/user", { method: "PUT", headers, body: { data } });
	expect(answer.body.user_metadata).toMatchObject(data);
	expect((await ask("/auth/v1/admin/users", { headers })).status).toBe(403);
	expect((await ask("/api/profile", { headers })).body.role).toBe("user");
});

test("In production there is no mailbox, as page or as data", async () => {
	for (const accept of ["text/html", "application/json", "*/*"]) {
		for (const path of [
			"/dev/mailbox",
			`/dev/mailbox?to=${victim.email}`,
			`/dev/mailbox/${crypto.randomUUID()}`,
			"/dev",
		]) {
			expect((await ask(path, { headers: { Accept: accept } })).status, path).toBe(404);
		}
	}
	const { status } = await ask("/dev/mailbox", { headers: { Accept: "application/json" } }, development);
	expect(status).toBe(200);
});

test("In production the demo people do not sign in", async () => {
	for (const { email } of demoPeople) {
		const answer = await ask("/auth/v1/token?grant_type=password", {
			method: "POST",
			body: { email, password: demoPassword },
		});
		expect(answer).toMatchObject({ status: 400, body: { error_code: "invalid_credentials" } });
	}
});

test("In production the rules are strict, whatever is asked for", async () => {
	const signUp = (body: object) => ask("/auth/v1/signup", { method: "POST", body });
	expect(await signUp({})).toMatchObject({ status: 422, body: { error_code: "anonymous_provider_disabled" } });
	expect(await signUp({ email: freshEmail(), password: "sixsix" })).toMatchObject({
		status: 422,
		body: { error_code: "weak_password" },
	});
	const made = await signUp({ email: freshEmail(), password: freshPassword() });
	expect(made.status).toBe(200);
	expect(made.body).not.toHaveProperty("access_token");
	// One who has an account is not told so.
	expect(await signUp({ email: victim.email, password: freshPassword() })).toMatchObject({ status: 200 });
	const network = freshNetwork();
	const tried = await Promise.all(
		Array.from({ length: 152 }, () =>
			ask("/auth/v1/token?grant_type=refresh_token", {
				method: "POST",
				headers: { "CF-Connecting-IP": network },
				body: { refresh_token: "nobody's" },
			}),
		),
	);
	expect(tried.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("The address of a private calendar, which opens it, is not in the log", async () => {
	const token = `${crypto.randomUUID()}.1.${crypto.randomUUID()}`;
	const answer = await ask(`/calendar/${token}.ics`);
	expect(answer.status).toBe(404);
	await costOf(answer);
	expect(production.printed()).not.toContain(token);
});

/** The names of secrets that stand in lines. Six digits are looked for as a word. */
const printedSecrets = (lines: string, secrets: ReadonlyMap<string, string>) =>
	[...secrets].filter(([text]) =>
		/^\d{6}$/.test(text) ? new RegExp(`\\b${text}\\b`).test(lines) : lines.includes(text),
	);

test("The Worker's log names nobody and holds no password, token or code, over a whole journey with all its refusals", async () => {
	const secrets = new Map<string, string>();
	const keep = (name: string, text: string) => {
		if (!text) throw new Error(`There is no ${name}.`);
		secrets.set(text, name);
		secrets.set(encodeURIComponent(text), name);
	};
	const network = freshNetwork();
	const url = development.url;
	const call = (path: string, init: Parameters<typeof ask>[1] = {}) =>
		ask(path, { method: "POST", ...init, headers: { "CF-Connecting-IP": network, ...init.headers } }, development);
	const [email, password, newOne] = [freshEmail(), freshPassword(), freshPassword()];
	keep("address", email);
	keep("password", password);
	keep("password", newOne);
	keep("network", network);

	const signedUp = await call("/auth/v1/signup", { body: { email, password, data: { full_name: "Ana Secret-Name" } } });
	const claim = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	keep("claim", claim.split("=")[1] ?? "");
	keep("name", "Secret-Name");
	const confirm = await mailTo(email, "confirm", { url });
	keep("code", confirm.code);
	keep("link", confirm.token_hash);
	await call("/auth/v1/verify", { body: { type: "signup", email, token: "000000" } });
	await call(`/auth/confirm?token_hash=${confirm.token_hash}&type=signup`, { method: "GET" });
	const { body: opened } = await call("/auth/v1/verify", {
		headers: { Cookie: claim },
		body: { type: "signup", email, token: confirm.code },
	});
	keep("access token", opened.access_token);
	keep("refresh token", opened.refresh_token);
	const signIn = (word: string) => call("/auth/v1/token?grant_type=password", { body: { email, password: word } });
	await signIn("not the password, though it looks like one");
	keep("wrong password", "not the password, though it looks like one");
	const { body: session } = await signIn(password);
	keep("access token", session.access_token);
	keep("refresh token", session.refresh_token);
	const headers = { Authorization: `Bearer ${session.access_token}` };
	const { body: next } = await call("/auth/v1/token?grant_type=refresh_token", {
		body: { refresh_token: session.refresh_token },
	});
	keep("refresh token", next.refresh_token);

	const { body: factor } = await call("/auth/v1/factors", { headers, body: { factor_type: "totp" } });
	keep("key", factor.totp.secret);
	const { body: challenge } = await call(`/auth/v1/factors/${factor.id}/challenge`, { headers, body: {} });
	const code = codeAt(factor.totp.secret, new Date());
	keep("code", code);
	const { body: raised } = await call(`/auth/v1/factors/${factor.id}/verify`, {
		headers,
		body: { challenge_id: challenge.id, code },
	});
	keep("access token", raised.access_token);
	const bearer = { Authorization: `Bearer ${raised.access_token}` };
	await call("/auth/v1/user", { method: "PUT", headers: bearer, body: { password: newOne } });
	const newEmail = freshEmail();
	keep("address", newEmail);
	await call("/auth/v1/user", { method: "PUT", headers: bearer, body: { email: newEmail } });
	keep("code", (await mailTo(newEmail, "email_change", { url })).code);
	await call("/auth/v1/recover", { body: { email } });
	await call("/api/profile", { method: "PATCH", headers: bearer, body: { phone: "+34600555444" } });
	keep("number", "+34600555444");

	const page = { Origin: url, Cookie: `${sessionCookie}=nobody.nobody.nothing` };
	for (const intent of ["sign_in", "sign_up", "send_code", "code", "prove", "nonsense"]) {
		const body = new URLSearchParams({ intent, email, password, code: confirm.code, full_name: "Ana Secret-Name" });
		await call(`/auth?email=${encodeURIComponent(email)}`, { headers: page, body });
	}
	// What is broken, too long or in the wrong place is refused without being quoted.
	for (const body of [
		`{"email":"${email}","password":"${password}"`,
		`"${password}"`,
		`[${"[".repeat(5000)}`,
		"x".repeat(70_000),
	]) {
		for (const path of ["/auth/v1/signup", "/auth/v1/token?grant_type=password", "/auth/v1/verify", "/api/profile"])
			await call(path, { body, headers: bearer, ...(path === "/api/profile" && { method: "PATCH" }) });
	}
	await call("/auth/v1/signup", { body: { email: { $ne: email }, password: [password] } });
	await call(`/auth/v1/user?access_token=${session.access_token}`, { method: "GET" });
	await call("/auth/v1/user", { method: "GET", headers: { Authorization: `Bearer ${session.access_token}x` } });
	await call("/auth/v1/verify", { body: { type: "email", token_hash: confirm.token_hash } });
	await call("/auth/v1/logout", { headers: bearer });

	const lines = development.printed();
	expect(lines).toContain('"path":"/auth/v1/verify"');
	expect(lines).not.toContain('"event":"error"');
	expect(printedSecrets(lines, secrets)).toEqual([]);
	// A line that held one would be found.
	for (const [secret, name] of secrets)
		expect(printedSecrets(`${lines}\n{"text":"${secret}"}`, secrets)).toContainEqual([secret, name]);
});

test("After all of this nobody has more power than before, and no row is torn", async () => {
	await Promise.all([production.end("SIGTERM"), development.end("SIGTERM")]);
	for (const state of states) {
		const { users = [], profiles = [], sessions = [] } = await state.open((ctx) => everything(ctx.db.$client));
		expect(profiles.map(({ user_id }) => user_id).sort()).toEqual(users.map(({ id }) => id).sort());
		expect(profiles.filter(({ role }) => role !== "user")).toEqual([]);
		expect(users.filter(({ id }) => id === forbidden.id)).toEqual([]);
		expect(users.filter(({ created_at }) => String(created_at) < "2020")).toEqual([]);
		expect(sessions.filter(({ id }) => id === victim.session.id)).toHaveLength(state === states[0] ? 1 : 0);
	}
});
