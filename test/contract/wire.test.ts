import { expect, test } from "vitest";
import {
	type Answer,
	account,
	askAuth,
	enrolled,
	freshEmail,
	freshPassword,
	newcomer,
	sessionOf,
	signedIn,
} from "../support/people.ts";

type Case = { method?: string; path: string; body?: unknown; bearer?: string };

/** One call for each refusal, with what it takes to be refused so. */
const refusals: [name: string, status: number, code: string, make: () => Promise<Case>][] = [
	[
		"a weak password",
		422,
		"weak_password",
		async () => ({ path: "/signup", body: { email: freshEmail(), password: "short" } }),
	],
	[
		"an odd address",
		400,
		"validation_failed",
		async () => ({ path: "/signup", body: { email: "odd", password: freshPassword() } }),
	],
	["no name", 422, "anonymous_provider_disabled", async () => ({ path: "/signup", body: {} })],
	[
		"a wrong password",
		400,
		"invalid_credentials",
		async () => ({ path: "/token?grant_type=password", body: { email: freshEmail(), password: freshPassword() } }),
	],
	[
		"an unconfirmed address",
		400,
		"email_not_confirmed",
		async () => {
			const { email, password } = await account({ confirmed: false });
			return { path: "/token?grant_type=password", body: { email, password } };
		},
	],
	[
		"an unknown refresh token",
		400,
		"refresh_token_not_found",
		async () => ({ path: "/token?grant_type=refresh_token", body: { refresh_token: "x" } }),
	],
	["no token", 401, "no_authorization", async () => ({ path: "/user" })],
	["a torn token", 403, "bad_jwt", async () => ({ path: "/user", bearer: "x.y.z" })],
	[
		"an ended session",
		403,
		"session_not_found",
		async () => {
			const { client } = await newcomer();
			const { access_token } = await sessionOf(client);
			await client.signOut();
			return { path: "/user", bearer: access_token };
		},
	],
	[
		"a wrong code",
		403,
		"otp_expired",
		async () => ({ path: "/verify", body: { type: "email", email: freshEmail(), token: "123456" } }),
	],
	[
		"an unknown factor",
		404,
		"mfa_factor_not_found",
		async () => ({
			path: `/factors/${crypto.randomUUID()}/challenge`,
			body: {},
			bearer: (await sessionOf((await newcomer()).client)).access_token,
		}),
	],
	[
		"a missing second factor",
		401,
		"insufficient_aal",
		async () => {
			const person = await account();
			await enrolled(await signedIn(person));
			const { access_token } = await sessionOf(await signedIn(person));
			return { method: "PUT", path: "/user", body: { password: freshPassword() }, bearer: access_token };
		},
	],
	[
		"another's role",
		403,
		"not_admin",
		async () => ({ path: "/admin/users", bearer: (await sessionOf((await newcomer()).client)).access_token }),
	],
];

type Refused = { code: unknown; error_code: unknown; message: unknown; msg: unknown };

test.each(refusals)("A refusal for %s has both forms: with codes, and the older one", async (_, status, code, make) => {
	const { path, ...asked } = await make();
	const answers: Answer<Partial<Refused>>[] = [];
	for (const speaksVersion of [true, false]) answers.push(await askAuth(path, { ...asked, speaksVersion }));
	const [now, before] = answers;
	expect(now?.status).toBe(status);
	expect(now?.body).toMatchObject({ code, message: expect.stringMatching(/\S/) });
	expect(Object.keys(now?.body ?? {})).not.toEqual(expect.arrayContaining(["error_code"]));
	expect(now?.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
	expect(before?.status).toBe(status);
	expect(before?.body).toMatchObject({ code: status, error_code: code, msg: now?.body.message });
	expect(before?.headers.get("X-Supabase-Api-Version")).toBeNull();
	for (const answer of answers) {
		expect(answer.headers.get("x-sb-error-code")).toBe(code);
		expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
		expect(answer.headers.get("Cache-Control")).toMatch(/no-store/);
	}
});

test("A weak password says why, in both forms", async () => {
	for (const speaksVersion of [true, false]) {
		for (const [password, reason] of [
			["short", "length"],
			["password1", "pwned"],
		]) {
			const { body } = await askAuth("/signup", { speaksVersion, body: { email: freshEmail(), password } });
			expect(body).toMatchObject({ weak_password: { reasons: [reason] } });
		}
	}
});

test.each([
	["invalid_credentials", "Invalid login credentials", "/token?grant_type=password"],
	["otp_expired", "Token has expired or is invalid", "/verify"],
])("Clients know the sentence of %s by heart", async (code, message, path) => {
	const body = { email: freshEmail(), password: freshPassword(), type: "email", token: "123456" };
	expect((await askAuth(path, { body, speaksVersion: true })).body).toEqual({ code, message });
});

test("The version is echoed on what succeeds too, for who named it", async () => {
	const { access_token } = await sessionOf((await newcomer()).client);
	const spoken = await askAuth("/user", { bearer: access_token, speaksVersion: true });
	expect(spoken.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
	const silent = await askAuth("/user", { bearer: access_token });
	expect(silent.headers.get("X-Supabase-Api-Version")).toBeNull();
	expect(silent.body).toEqual(spoken.body);
});

test("No answer with a token or a person is kept by a cache", async () => {
	const { email, password } = await account();
	const signIn = await askAuth("/token?grant_type=password", { body: { email, password } });
	const user = await askAuth("/user", { bearer: String(signIn.body.access_token) });
	for (const { headers } of [signIn, user]) expect(headers.get("Cache-Control")).toMatch(/no-store/);
});

test("A user has empty text in place of null, and no instant that has not come", async () => {
	const { email } = await account({ confirmed: false, hasPassword: false });
	const { body } = await askAuth("/signup", { body: { email, password: freshPassword() } });
	expect(body.phone).toBe("");
	expect(Object.values(body)).not.toContain(null);
	for (const name of ["email_confirmed_at", "phone_confirmed_at", "last_sign_in_at", "banned_until"]) {
		expect(Object.keys(body)).not.toContain(name);
	}
});

test.each(["/nothing", "/", "/user/x", "/token", "/admin", "/admin/nothing", "/../user", "/factors/x/y/z"])(
	"%s is refused in the form of the wire",
	async (path) => {
		const { status, body, headers } = await askAuth(path, { speaksVersion: true });
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
		if (path.startsWith("/..")) return;
		expect(body).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
		expect(headers.get("x-sb-error-code")).toBe(body.code);
	},
);

test("Another site's page is refused, and gets no leave to read", async () => {
	const { email, password } = await account();
	const { status, headers } = await askAuth("/token?grant_type=password", {
		headers: { Origin: "https://evil.example" },
		body: { email, password },
	});
	expect(status).toBe(403);
	expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});
