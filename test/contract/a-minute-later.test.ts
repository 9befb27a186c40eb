import { expect, test } from "vitest";
import { Jar } from "../support/jar.ts";
import {
	freshEmail,
	freshPassword,
	freshPhone,
	granted,
	later,
	mailTo,
	makeClient,
	memory,
	newcomer,
	refusal,
} from "../support/people.ts";

/** A browser now, and the same a little more than the minute later in which a recipient gets no second message. */
function twoMoments() {
	const browser = { storage: memory(), storageKey: "browser", jar: new Jar() };
	return { browser, aMinuteLater: makeClient({ ...browser, headers: later(61) }) };
}

test("A minute later a sign-up is sent again, and the code before it is worth nothing", async () => {
	const { browser, aMinuteLater } = twoMoments();
	const client = makeClient(browser);
	const email = freshEmail();
	granted(await client.signUp({ email, password: freshPassword() }));
	const first = await mailTo(email, "confirm");
	expect(await client.resend({ type: "signup", email })).toMatchObject(refusal(429, "over_email_send_rate_limit"));
	granted(await aMinuteLater.resend({ type: "signup", email }));
	const second = await mailTo(email, "confirm", { count: 2, ahead: 61 });
	const shown = (more: { token: string; email: string } | { token_hash: string }) =>
		aMinuteLater.verifyOtp({ ...more, type: "signup" });
	expect((await shown({ email, token: first.code })).error?.code).toBe("otp_expired");
	expect((await shown({ token_hash: first.token_hash })).error?.code).toBe("otp_expired");
	granted(await shown({ email, token: second.code }));
});

test("A minute later a change of address is sent again", async () => {
	const { browser, aMinuteLater } = twoMoments();
	const { client } = await newcomer(browser);
	const email = freshEmail();
	granted(await client.updateUser({ email }));
	await mailTo(email, "email_change");
	expect((await client.resend({ type: "email_change", email })).error?.status).toBe(429);
	granted(await aMinuteLater.resend({ type: "email_change", email }));
	const { code } = await mailTo(email, "email_change", { count: 2, ahead: 61 });
	granted(await aMinuteLater.verifyOtp({ email, token: code, type: "email_change" }));
});

test("A minute later a change of number is sent again", async () => {
	const { browser, aMinuteLater } = twoMoments();
	const { client } = await newcomer(browser);
	const phone = freshPhone();
	granted(await client.updateUser({ phone }));
	await mailTo(phone, "phone_change");
	expect((await client.resend({ type: "phone_change", phone })).error?.status).toBe(429);
	granted(await aMinuteLater.resend({ type: "phone_change", phone }));
	const { code } = await mailTo(phone, "phone_change", { count: 2, ahead: 61 });
	granted(await aMinuteLater.verifyOtp({ phone, token: code, type: "phone_change" }));
});

test("A minute later who changed their mind is sent another code to sign in", async () => {
	const { id, email } = await newcomer();
	const client = makeClient({ headers: later(61) });
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "sign_in_code", { ahead: 61 });
	expect(granted(await client.verifyOtp({ email, token: code, type: "email" })).user?.id).toBe(id);
});
