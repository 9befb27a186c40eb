import { expect, inject, test } from "vitest";
import {
	account,
	askAuth,
	freshEmail,
	freshPassword,
	granted,
	mailTo,
	makeClient,
	memory,
	refusal,
} from "../support/people.ts";

const back = () => `${inject("url")}/services?from=mail`;

/** Presses the button behind a mailed link, in any browser; answers where it leads. */
async function press(link = "") {
	const body = new URLSearchParams({ intent: "confirm" });
	const answer = await fetch(link, { method: "POST", body, redirect: "manual" });
	return { status: answer.status, headers: answer.headers, location: answer.headers.get("Location") };
}

/** The code that the button brings back to the client. */
const codeFrom = async (link: string | undefined) =>
	new URL((await press(link)).location ?? "", inject("url")).searchParams.get("code") ?? "";

const pkceClient = () => makeClient({ flowType: "pkce" });

test("A client in the PKCE flow finishes a mailed link: nobody else is signed in by it", async () => {
	const { email, id } = await account({ hasPassword: false });
	const client = pkceClient();
	granted(await client.signInWithOtp({ email, options: { emailRedirectTo: back() } }));
	const { link } = await mailTo(email, "sign_in_code");
	const { status, headers, location } = await press(link);
	expect(status).toBe(303);
	expect(headers.getSetCookie().filter((line) => line.startsWith("__Host-session"))).toEqual([]);
	const goal = new URL(location ?? "");
	expect([goal.origin, goal.pathname, goal.searchParams.get("from")]).toEqual([inject("url"), "/services", "mail"]);
	const events: string[] = [];
	client.onAuthStateChange((event) => void events.push(event));
	const { session, user } = granted(await client.exchangeCodeForSession(goal.searchParams.get("code") ?? ""));
	expect(user.id).toBe(id);
	expect(session.user.email).toBe(email);
	expect(events).toContain("SIGNED_IN");
	granted(await client.getUser());
});

test("A sign-up in the PKCE flow is confirmed by its link", async () => {
	const [email, password] = [freshEmail(), freshPassword()];
	const client = pkceClient();
	granted(await client.signUp({ email, password, options: { emailRedirectTo: back() } }));
	const { link } = await mailTo(email, "confirm");
	const { user } = granted(await client.exchangeCodeForSession(await codeFrom(link)));
	expect(user.email_confirmed_at).toEqual(expect.any(String));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("A recovery in the PKCE flow announces PASSWORD_RECOVERY, and a new password can be set", async () => {
	const { email } = await account();
	const client = pkceClient();
	granted(await client.resetPasswordForEmail(email, { redirectTo: back() }));
	const { link } = await mailTo(email, "recovery");
	const events: string[] = [];
	client.onAuthStateChange((event) => void events.push(event));
	granted(await client.exchangeCodeForSession(await codeFrom(link)));
	expect(events).toContain("PASSWORD_RECOVERY");
	const password = freshPassword();
	granted(await client.updateUser({ password }));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("The code of the link is good for nothing without the client's secret, and works once", async () => {
	const { email } = await account({ hasPassword: false });
	const client = pkceClient();
	granted(await client.signInWithOtp({ email, options: { emailRedirectTo: back() } }));
	const { link } = await mailTo(email, "sign_in_code");
	const auth_code = await codeFrom(link);
	const thief = pkceClient();
	granted(await thief.signInWithOtp({ email: freshEmail() }));
	expect(await thief.exchangeCodeForSession(auth_code)).toMatchObject(refusal(400, "bad_code_verifier"));
	const again = await codeFrom(link);
	granted(await client.exchangeCodeForSession(auth_code));
	// Both codes were made from one link.
	for (const code of [auth_code, again])
		expect(
			await askAuth("/token?grant_type=pkce", { body: { auth_code: code, code_verifier: "x".repeat(43) } }),
		).toMatchObject({ status: 400, body: { error_code: "bad_code_verifier" } });
	expect((await press(link)).status).toBe(403);
});

test("A used code is not found, with the right secret too", async () => {
	const { email } = await account({ hasPassword: false });
	const code_verifier = "a-secret-that-only-this-client-knows-0123456789";
	const challenge = { code_challenge: code_verifier, code_challenge_method: "plain" };
	const redirect = new URLSearchParams({ redirect_to: back() });
	expect((await askAuth(`/otp?${redirect}`, { body: { email, ...challenge } })).status).toBe(200);
	const { link } = await mailTo(email, "sign_in_code");
	const body = { auth_code: await codeFrom(link), code_verifier };
	expect((await askAuth("/token?grant_type=pkce", { body })).status).toBe(200);
	expect(await askAuth("/token?grant_type=pkce", { body })).toMatchObject({
		status: 404,
		body: { error_code: "flow_state_not_found", msg: "invalid flow state, no valid flow state found" },
	});
});

test("A code that we have not made, an empty one, and half a challenge are refused", async () => {
	for (const auth_code of ["x", "x.y", crypto.randomUUID(), "a".repeat(2000)])
		expect(
			await askAuth("/token?grant_type=pkce", { body: { auth_code, code_verifier: "x".repeat(43) } }),
		).toMatchObject({ status: 404, body: { error_code: "flow_state_not_found" } });
	for (const body of [
		{},
		{ auth_code: "x" },
		{ auth_code: "", code_verifier: "x" },
		{ auth_code: 7, code_verifier: {} },
	])
		expect(await askAuth("/token?grant_type=pkce", { body })).toMatchObject({
			status: 400,
			body: {
				error_code: "validation_failed",
				msg: "invalid request: both auth code and code verifier should be non-empty",
			},
		});
	for (const half of [
		{ code_challenge: "x".repeat(43) },
		{ code_challenge_method: "s256" },
		{ code_challenge: "short", code_challenge_method: "s256" },
		{ code_challenge: "x".repeat(43), code_challenge_method: "md5" },
	])
		for (const path of ["/otp", "/recover", "/signup"])
			expect(
				await askAuth(path, { body: { email: freshEmail(), password: freshPassword(), ...half } }),
				path,
			).toMatchObject({
				status: 400,
				body: {
					error_code: "validation_failed",
					msg: "PKCE flow requires code_challenge_method and code_challenge",
				},
			});
});

test("The six digits of the mail sign in a client in the PKCE flow too", async () => {
	const { email } = await account({ hasPassword: false });
	const client = makeClient({ flowType: "pkce", storage: memory() });
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "sign_in_code");
	expect(granted(await client.verifyOtp({ email, token: code, type: "email" })).user?.email).toBe(email);
});

test.each(["https://evil.example/x", "//evil.example", "javascript:alert(1)", "https://user:pw@localhost/"])(
	"A link leads nowhere but to this site: %s",
	async (redirectTo) => {
		const { email } = await account({ hasPassword: false });
		const client = pkceClient();
		granted(await client.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } }));
		const { link = "" } = await mailTo(email, "sign_in_code");
		expect(new URL(link).searchParams.get("next")).toBeNull();
		// Nor when somebody writes it into the link by hand.
		const forged = new URL(link);
		forged.searchParams.set("next", redirectTo);
		const { origin, pathname } = new URL((await press(forged.href)).location ?? "");
		expect([origin, pathname]).toEqual([inject("url"), "/"]);
	},
);
