import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { somebody } from "../support/identity.ts";
import { askAuth, freshEmail, freshPassword, granted, mailTo, makeClient, refusal } from "../support/people.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

const app = "https://app.example.test";
const [email, other] = [freshEmail(), freshEmail()];
let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;

/** A site that takes no new accounts, and whose links may lead to another one. */
beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		for (const one of [email, other]) await somebody(ctx, { email: one });
	});
	worker = await startWorker(state, {
		VISAVIS_ENV: "development",
		DISABLE_SIGNUP: "true",
		REDIRECT_ORIGINS: `${app} https://admin.example.test`,
	});
}, 120_000);

afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

const client = (flowType: "implicit" | "pkce" = "implicit") => makeClient({ url: worker.url, flowType });

test("A site says what it offers, and that it is well", async () => {
	expect((await askAuth("/settings")).body).toEqual({
		external: { anonymous_users: false, email: true, phone: true },
		disable_signup: false,
		mailer_autoconfirm: false,
		phone_autoconfirm: false,
		saml_enabled: false,
	});
	expect((await askAuth("/settings", { url: worker.url })).body).toMatchObject({ disable_signup: true });
	expect(await askAuth("/health", { url: inject("url") })).toMatchObject({
		status: 200,
		body: { name: "Visavis", version: expect.any(String), description: expect.any(String) },
	});
});

test("A site whose sign-up is closed makes no accounts", async () => {
	const closed = { error: { status: 422, code: "signup_disabled", message: "Signups not allowed for this instance" } };
	expect(await client().signUp({ email: freshEmail(), password: freshPassword() })).toMatchObject(closed);
	expect(await client().signUp({ email, password: freshPassword() })).toMatchObject(closed);
	expect(await client().signInAnonymously()).toMatchObject(refusal(422, "signup_disabled"));
	const stranger = freshEmail();
	// The same answer for known and unknown.
	granted(await client().signInWithOtp({ email: stranger }));
	granted(await client().signInWithOtp({ email }));
	const { code } = await mailTo(email, "sign_in_code", { url: worker.url });
	granted(await client().verifyOtp({ email, token: code, type: "email" }));
	const mailbox = await fetch(`${worker.url}/dev/mailbox?to=${encodeURIComponent(stranger)}`, {
		headers: { Accept: "application/json" },
	});
	expect(await mailbox.json()).toEqual([]);
});

test("The page of a closed sign-up says so, and keeps what was typed", async () => {
	const body = new URLSearchParams({ intent: "sign_up", email: "new@people.test", password: freshPassword() });
	const answer = await fetch(`${worker.url}/auth?mode=signup`, { method: "POST", body });
	expect(answer.status).toBe(422);
	const html = await answer.text();
	expect(html).toContain("We are not taking new accounts at the moment.");
	expect(html).toContain('value="new@people.test"');
});

test("A link leads back to an origin that the site lists, and brings its client a code", async () => {
	const pkce = client("pkce");
	granted(await pkce.resetPasswordForEmail(other, { redirectTo: `${app}/callback?from=mail` }));
	const { link = "" } = await mailTo(other, "recovery", { url: worker.url });
	const page = await fetch(link);
	expect(await page.text()).toContain("app.example.test");
	expect(page.headers.get("Content-Security-Policy")).toContain(
		`form-action 'self' ${app} https://admin.example.test;`,
	);
	const body = new URLSearchParams({ intent: "confirm" });
	const answer = await fetch(link, { method: "POST", body, redirect: "manual" });
	const goal = new URL(answer.headers.get("Location") ?? "");
	expect([goal.origin, goal.pathname, goal.searchParams.get("from")]).toEqual([app, "/callback", "mail"]);
	const { user } = granted(await pkce.exchangeCodeForSession(goal.searchParams.get("code") ?? ""));
	expect(user.email).toBe(other);
});
