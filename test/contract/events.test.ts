import { afterEach, expect, test, vi } from "vitest";
import {
	account,
	type Client,
	enrolled,
	freshEmail,
	freshPassword,
	granted,
	mailTo,
	makeClient,
	memory,
	newcomer,
	sessionOf,
	signedIn,
} from "../support/people.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

/** What a client announces from now on, in order: its first event has come. */
async function heard(client: Client) {
	const events: string[] = [];
	client.onAuthStateChange((event, session) => void events.push(session ? event : `${event} without a session`));
	await vi.waitFor(() => expect(events.join()).toContain("INITIAL_SESSION"));
	return events;
}

test("A client announces what becomes of its session, in order", async () => {
	const person = await account();
	const client = makeClient();
	const events = await heard(client);
	granted(await client.signInWithPassword(person));
	granted(await client.refreshSession());
	granted(await client.updateUser({ data: { seen: true } }));
	await client.signOut();
	expect(events).toEqual([
		"INITIAL_SESSION without a session",
		"SIGNED_IN",
		"TOKEN_REFRESHED",
		"USER_UPDATED",
		"SIGNED_OUT without a session",
	]);
});

test("A session that was stored is announced by the client that starts with it", async () => {
	const browser = { storage: memory(), storageKey: "browser" };
	const { id } = await newcomer(browser);
	const restarted = makeClient(browser);
	const events = await heard(restarted);
	expect(events).toEqual(["SIGNED_IN", "INITIAL_SESSION"]);
	expect((await sessionOf(restarted)).user.id).toBe(id);
});

test("Confirming a sign-up announces a sign-in; signing up alone announces nothing", async () => {
	const client = makeClient();
	const email = freshEmail();
	const events = await heard(client);
	granted(await client.signUp({ email, password: freshPassword() }));
	expect(events).toHaveLength(1);
	const { code } = await mailTo(email, "confirm");
	granted(await client.verifyOtp({ email, token: code, type: "signup" }));
	expect(events.slice(1)).toEqual(["SIGNED_IN"]);
});

test("A recovery code announces a recovery, not a sign-in", async () => {
	const { email } = await account({ hasPassword: false });
	const client = makeClient();
	const events = await heard(client);
	granted(await client.resetPasswordForEmail(email));
	const { code } = await mailTo(email, "recovery");
	granted(await client.verifyOtp({ email, token: code, type: "recovery" }));
	expect(events.slice(1)).toEqual(["PASSWORD_RECOVERY"]);
});

test("A second factor announces MFA_CHALLENGE_VERIFIED, and saves the session", async () => {
	const { client } = await newcomer();
	const before = await sessionOf(client);
	const events = await heard(client);
	await enrolled(client);
	expect(events.slice(1)).toEqual(["MFA_CHALLENGE_VERIFIED"]);
	const after = await sessionOf(client);
	expect(after.access_token).not.toBe(before.access_token);
	expect(after.refresh_token).not.toBe(before.refresh_token);
});

test("A refused sign-in announces nothing", async () => {
	const client = makeClient();
	const events = await heard(client);
	await client.signInWithPassword({ email: freshEmail(), password: freshPassword() });
	await client.verifyOtp({ email: freshEmail(), token: "123456", type: "email" });
	expect(events).toHaveLength(1);
});

test("A session that was ended elsewhere announces a sign-out when the client next asks", async () => {
	const person = await account();
	const client = await signedIn(person);
	const elsewhere = await signedIn(person);
	const events = await heard(client);
	await elsewhere.signOut({ scope: "others" });
	await client.getUser();
	expect(events.slice(1)).toEqual(["SIGNED_OUT without a session"]);
});

test("Moving a session announces a sign-in", async () => {
	const { client } = await newcomer();
	const other = makeClient();
	const events = await heard(other);
	granted(await other.setSession(await sessionOf(client)));
	expect(events.slice(1)).toEqual(["SIGNED_IN"]);
});

test("The client refreshes by itself when the hour is nearly over, and announces it", async () => {
	const { client } = await newcomer();
	const { refresh_token } = await sessionOf(client);
	const events = await heard(client);
	const now = Date.now.bind(Date);
	vi.spyOn(Date, "now").mockImplementation(() => now() + 3_550_000);
	await client.startAutoRefresh();
	await vi.waitFor(() => expect(events).toContain("TOKEN_REFRESHED"), { timeout: 10_000 });
	await client.stopAutoRefresh();
	expect((await sessionOf(client)).refresh_token).not.toBe(refresh_token);
});

test("A client that starts late in the hour refreshes before it announces the session", async () => {
	const browser = { storage: memory(), storageKey: "late" };
	const { client } = await newcomer(browser);
	const { refresh_token } = await sessionOf(client);
	const now = Date.now.bind(Date);
	vi.spyOn(Date, "now").mockImplementation(() => now() + 3_550_000);
	const told: (string | undefined)[] = [];
	const restarted = makeClient({ ...browser, autoRefreshToken: true });
	restarted.onAuthStateChange((event, session) => void told.push(event, session?.refresh_token));
	await vi.waitFor(() => expect(told).toContain("INITIAL_SESSION"));
	await restarted.dispose();
	expect(told.at(-1)).toBeDefined();
	expect(told).not.toContain(refresh_token);
});

test("A fault of the server is retried, and signs nobody out", async () => {
	const { client } = await newcomer();
	const session = await sessionOf(client);
	let faults = 2;
	const shaky = makeClient({
		fetch: async (input, init) => {
			if (String(input).includes("/token") && faults-- > 0) return Response.json({}, { status: 503 });
			return fetch(input, init);
		},
	});
	granted(await shaky.setSession(session));
	const events = await heard(shaky);
	granted(await shaky.refreshSession());
	expect(events).toEqual(["INITIAL_SESSION", "TOKEN_REFRESHED"]);
});

test("An answer that was lost on the way does not cost the session", async () => {
	const { client } = await newcomer();
	const session = await sessionOf(client);
	let isLost = true;
	const unlucky = makeClient({
		fetch: async (input, init) => {
			const answer = await fetch(input, init);
			if (!String(input).includes("/token") || !isLost) return answer;
			isLost = false;
			await answer.arrayBuffer();
			return Response.json({}, { status: 504 });
		},
	});
	granted(await unlucky.setSession(session));
	granted(await unlucky.refreshSession());
	granted(await unlucky.refreshSession());
	granted(await unlucky.getUser());
});
