import { afterEach, expect, test, vi } from "vitest";
import {
	account,
	adminClient,
	askAuth,
	freshPassword,
	granted,
	later,
	makeClient,
	memory,
	newcomer,
	refusal,
	sessionOf,
	signedIn,
} from "../support/people.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

type Tokens = { access_token: string; refresh_token: string; expires_in: number; user: { id: string } };

const exchange = (refresh_token: string, headers = {}) =>
	askAuth<Tokens>("/token?grant_type=refresh_token", { body: { refresh_token }, headers });

/** Exchanges a token that must be good. */
async function exchanged(token: string): Promise<Tokens> {
	const { status, body } = await exchange(token);
	if (status !== 200) throw new Error(JSON.stringify(body));
	return body;
}

test("A refresh token is exchanged for the next, with a new access token of the same session", async () => {
	const { id, client } = await newcomer();
	const before = await sessionOf(client);
	const { session, user } = granted(await client.refreshSession());
	expect(user?.id).toBe(id);
	expect(session?.refresh_token).not.toBe(before.refresh_token);
	expect(granted(await client.getClaims())?.claims.session_id).toBe(
		granted(await client.getClaims(before.access_token))?.claims.session_id,
	);
	granted(await client.refreshSession());
	granted(await client.getUser());
});

test("A refresh token tells the session and a count, and no secret is in the count", async () => {
	const { client } = await newcomer();
	const first = (await sessionOf(client)).refresh_token.split(".");
	const { session } = granted(await client.refreshSession());
	const second = session?.refresh_token.split(".") ?? [];
	expect(second[0]).toBe(first[0]);
	expect(Number(second[1])).toBe(Number(first[1]) + 1);
	expect(second[2]).not.toBe(first[2]);
});

test("The parent of the current token brings the current again: an answer was lost", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	const next = await exchanged(refresh_token);
	const again = await exchanged(refresh_token);
	expect(again.refresh_token).toBe(next.refresh_token);
	expect((await exchanged(again.refresh_token)).refresh_token).not.toBe(next.refresh_token);
});

test("An older token brings the current again within ten seconds of the exchange", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	let current = await exchanged(refresh_token);
	for (let i = 0; i < 3; i++) current = await exchanged(current.refresh_token);
	expect((await exchanged(refresh_token)).refresh_token).toBe(current.refresh_token);
	await exchanged(current.refresh_token);
});

/** Longer than the ten seconds in which an older token may come again. */
const afterReuse = later(11);

test("After that, an older token is a stolen one: the whole session ends", async () => {
	const person = await account();
	const client = await signedIn(person);
	const other = await signedIn(person);
	const grandparent = (await sessionOf(client)).refresh_token;
	const parent = await exchanged(grandparent);
	const current = await exchanged(parent.refresh_token);
	expect(await exchange(grandparent, afterReuse)).toMatchObject({
		status: 400,
		body: { error_code: "refresh_token_already_used" },
	});
	for (const token of [grandparent, parent.refresh_token, current.refresh_token]) {
		expect((await exchange(token, afterReuse)).status).toBe(400);
	}
	expect((await askAuth("/user", { bearer: current.access_token })).status).toBe(403);
	granted(await other.getUser());
});

test("The parent brings the current token again however late", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	const current = await exchanged(refresh_token);
	for (const late of [afterReuse, later(1800)])
		expect((await exchange(refresh_token, late)).body.refresh_token).toBe(current.refresh_token);
});

test("The client hears of a stolen token and is signed out once its access token has run out", async () => {
	const browser = { storage: memory(), storageKey: "browser" };
	const { client } = await newcomer(browser);
	const { refresh_token } = await sessionOf(client);
	await exchanged((await exchanged(refresh_token)).refresh_token);
	const { error } = await makeClient({ ...browser, headers: afterReuse }).refreshSession({ refresh_token });
	expect(error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
	expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
	expect((await client.getSession()).data.session).toBeNull();
});

test("Ten exchanges of one token at once all bring the same, and sign nobody out", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(refresh_token)));
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
	expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
	const next = await exchanged(answers[0]?.body.refresh_token ?? "");
	expect((await askAuth("/user", { bearer: next.access_token })).status).toBe(200);
});

test("Ten tabs of one browser refresh at once, and stay signed in", async () => {
	const browser = { storage: memory(), storageKey: "tabs" };
	const { id } = await newcomer(browser);
	const tabs = Array.from({ length: 10 }, () => makeClient(browser));
	const answers = await Promise.all(tabs.map((tab) => tab.refreshSession()));
	expect(answers.some(({ data }) => data.session !== null)).toBe(true);
	for (const tab of tabs) expect(granted(await tab.getUser()).user.id).toBe(id);
	for (const tab of tabs) granted(await tab.refreshSession());
});

test("Ten devices that were given one session refresh at once, and stay signed in", async () => {
	const { id, client } = await newcomer();
	const session = await sessionOf(client);
	const devices = Array.from({ length: 10 }, () => makeClient());
	const answers = await Promise.all(devices.map((device) => device.refreshSession(session)));
	for (const answer of answers) expect(granted(answer).user?.id).toBe(id);
	for (const device of devices) expect(granted(await device.getUser()).user.id).toBe(id);
});

test("A forged refresh token is not known", async () => {
	const { client } = await newcomer();
	const other = await sessionOf((await newcomer()).client);
	const { refresh_token } = await sessionOf(client);
	const [session = "", n = "", mac = ""] = refresh_token.split(".");
	const [otherSession = ""] = other.refresh_token.split(".");
	const flipped = mac.startsWith("A") ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
	for (const forged of [
		`${session}.${Number(n) + 1}.${mac}`,
		`${session}.${n}.${flipped}`,
		`${session}.${n}.`,
		`${session}.${n}`,
		`${otherSession}.${n}.${mac}`,
		`${session}.-1.${mac}`,
		`${session}.${n}.${mac}=`,
		`${session}.0${n}.${mac}`,
		`${session}.${n}e0.${mac}`,
		`${crypto.randomUUID()}.${n}.${mac}`,
	]) {
		const { status, body } = await exchange(forged);
		expect(status, forged).toBe(400);
		expect(body, forged).toMatchObject({ error_code: "refresh_token_not_found" });
	}
	await exchanged(refresh_token);
});

test.each([
	".",
	"..",
	"a.b.c",
	"null",
	"' OR 1=1 --",
	"🏳️‍🌈",
	"x".repeat(1_900),
	`${"9".repeat(400)}.${"9".repeat(400)}.${"9".repeat(400)}`,
])("%j is no refresh token", async (token) => {
	expect(await exchange(token)).toMatchObject({ status: 400, body: { error_code: "refresh_token_not_found" } });
});

test("A refresh token must be there, and be text", async () => {
	for (const body of [
		{},
		{ refresh_token: "" },
		{ refresh_token: null },
		{ refresh_token: 7 },
		{ refresh_token: {} },
	]) {
		const answer = await askAuth("/token?grant_type=refresh_token", { body });
		expect(answer.status).toBe(400);
		expect(answer.body.error_code).toBe("validation_failed");
	}
});

test("An access token is no refresh token", async () => {
	const { access_token } = await sessionOf((await newcomer()).client);
	expect((await exchange(access_token)).status).toBe(400);
});

test("After signing out the refresh token is not known", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	granted(await client.signOut().then(({ error }) => ({ data: null, error })));
	expect(await makeClient().refreshSession({ refresh_token })).toMatchObject(refusal(400, "refresh_token_not_found"));
});

test("A banned person's session is not prolonged", async () => {
	const { id, client } = await newcomer();
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "1h" }));
	expect(await client.refreshSession()).toMatchObject(refusal(400, "user_banned"));
});

test("A session moves to another client with its two tokens", async () => {
	const { id, client } = await newcomer();
	const session = await sessionOf(client);
	const other = makeClient();
	expect(granted(await other.setSession(session)).user?.id).toBe(id);
	granted(await other.refreshSession());
	expect(granted(await other.getUser()).user.id).toBe(id);
});

test("A session whose access token has run out moves by its refresh token", async () => {
	const { id, client } = await newcomer();
	const { access_token, refresh_token } = await sessionOf(client);
	const now = Date.now.bind(Date);
	vi.spyOn(Date, "now").mockImplementation(() => now() + 3_700_000);
	const other = makeClient();
	const { user, session } = granted(await other.setSession({ access_token, refresh_token }));
	expect(user?.id).toBe(id);
	expect(session?.refresh_token).not.toBe(refresh_token);
});

test("A session that has ended does not move", async () => {
	const { client } = await newcomer();
	const session = await sessionOf(client);
	await client.signOut();
	expect((await makeClient().setSession(session)).error?.name).toBe("AuthSessionMissingError");
});

test.each([
	["an hour ahead", 3_650_000],
	["ten hours ahead", 36_000_000],
	["an hour behind", -3_650_000],
	["a year behind", -31_536_000_000],
])("A client whose clock is %s signs in, stays and refreshes", async (_, skew) => {
	const person = await account();
	const now = Date.now.bind(Date);
	vi.spyOn(Date, "now").mockImplementation(() => now() + skew);
	const client = await signedIn(person);
	for (let i = 0; i < 3; i++) {
		expect(granted(await client.getUser()).user.id).toBe(person.id);
		expect(granted(await client.refreshSession()).user?.id).toBe(person.id);
	}
	granted(await client.updateUser({ data: { seen: true } }));
	expect((await client.getSession()).data.session?.user.id).toBe(person.id);
	expect((await client.signOut()).error).toBeNull();
});

test("A new password ends the session of who held the old one's refresh token", async () => {
	const person = await account();
	const client = await signedIn(person);
	const thief = await sessionOf(await signedIn(person));
	granted(await client.updateUser({ password: freshPassword() }));
	expect((await exchange(thief.refresh_token)).status).toBe(400);
	granted(await client.refreshSession());
});
