import { test } from "vitest";
import {
	freshEmail,
	freshPassword,
	freshPhone,
	granted,
	mailTo,
	makeClient,
	newcomer,
	refusal,
} from "../support/people.ts";

/** Longer than the minute in which a recipient gets no second message. */
const aMinute = () => new Promise((later) => setTimeout(later, 61_000));

const slow = { timeout: 150_000 };

test.concurrent(
	"A minute later a sign-up is sent again, and the code before it is worth nothing",
	slow,
	async ({ expect }) => {
		const client = makeClient();
		const email = freshEmail();
		granted(await client.signUp({ email, password: freshPassword() }));
		const first = await mailTo(email, "confirm");
		expect(await client.resend({ type: "signup", email })).toMatchObject(refusal(429, "over_email_send_rate_limit"));
		await aMinute();
		granted(await client.resend({ type: "signup", email }));
		const second = await mailTo(email, "confirm", { count: 2 });
		expect((await client.verifyOtp({ email, token: first.code, type: "signup" })).error?.code).toBe("otp_expired");
		expect((await client.verifyOtp({ token_hash: first.token_hash, type: "signup" })).error?.code).toBe("otp_expired");
		granted(await client.verifyOtp({ email, token: second.code, type: "signup" }));
	},
);

test.concurrent("A minute later a change of address is sent again", slow, async () => {
	const { client } = await newcomer();
	const email = freshEmail();
	granted(await client.updateUser({ email }));
	await mailTo(email, "email_change");
	await aMinute();
	granted(await client.resend({ type: "email_change", email }));
	const { code } = await mailTo(email, "email_change", { count: 2 });
	granted(await client.verifyOtp({ email, token: code, type: "email_change" }));
});

test.concurrent("A minute later a change of number is sent again", slow, async () => {
	const { client } = await newcomer();
	const phone = freshPhone();
	granted(await client.updateUser({ phone }));
	await mailTo(phone, "phone_change");
	await aMinute();
	granted(await client.resend({ type: "phone_change", phone }));
	const { code } = await mailTo(phone, "phone_change", { count: 2 });
	granted(await client.verifyOtp({ phone, token: code, type: "phone_change" }));
});

test.concurrent("A minute later who changed their mind is sent another code to sign in", slow, async ({ expect }) => {
	const { id, email } = await newcomer();
	await aMinute();
	const client = makeClient();
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "sign_in_code");
	expect(granted(await client.verifyOtp({ email, token: code, type: "email" })).user?.id).toBe(id);
});
