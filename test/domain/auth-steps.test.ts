import type { AppLoadContext } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findActor } from "#domain/identity/session.server.ts";
import { signIn } from "#domain/identity/sign-in.server.ts";
import { strengthOf } from "../../app/components/auth-password-strength.ts";
import { viewOf } from "../../app/routes/auth._index/view.server.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { createUser } from "../support/new-user.ts";

let d1: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
	({ d1, close } = await testDatabase());
});
afterAll(() => close());

const signedInAt = "2026-11-20T12:00:00.000Z";

/** What a page of /auth shows, at a time, to somebody who signed in at noon. */
async function shownAt(now: string, path: string) {
	const then = testCtx(d1, signedInAt);
	const email = `${crypto.randomUUID()}@people.test`;
	await createUser(then, { email, email_confirmed_at: signedInAt, password: "lantern river owl" });
	const { session } = await signIn(then, { kind: "email", value: email }, "lantern river owl");
	const ctx = testCtx(d1, now);
	const context: AppLoadContext = {
		...ctx,
		actor: () => findActor(ctx, { session_id: session.id, user_id: session.user_id }),
		userId: async () => session.user_id,
		limited: null,
		nonce: "",
	};
	try {
		return await viewOf(context, new Request(`https://visavis.test${path}`));
	} catch (thrown) {
		if (thrown instanceof Response) return thrown.headers.get("Location");
		throw thrown;
	}
}

test("A proof of a quarter of an hour ago is enough, an older one is asked for again", async () => {
	const path = "/auth?step=prove&next=%2Fprofile%2Fsecurity";
	expect(await shownAt("2026-11-20T12:15:00.000Z", path)).toBe("/profile/security");
	expect(await shownAt("2026-11-20T12:15:01.000Z", path)).toMatchObject({
		step: "prove",
		next: "/profile/security",
		ways: ["password"],
		way: "password",
	});
});

test("A new password is chosen after a recent proof only", async () => {
	const path = "/auth?step=password&next=%2Fabout";
	expect(await shownAt("2026-11-20T12:15:00.000Z", path)).toMatchObject({ step: "password", next: "/about" });
	expect(await shownAt("2026-11-20T12:15:01.000Z", path)).toBe(
		`/auth?step=prove&next=${encodeURIComponent("/auth?step=password&next=%2Fabout")}`,
	);
});

test("Who has no second step yet is told to set one up, where a page asks for it", async () => {
	expect(await shownAt(signedInAt, "/auth?step=factor&next=%2Fbusiness")).toEqual({
		step: "factor",
		next: "/business",
		ways: null,
	});
});

test("The strength of a password grows with what cannot be foreseen", () => {
	const strengths = {
		short: ["", "1234567", "👍👍👍👍"],
		weak: ["12345678", "aaaaaaaaaaaaaaaa", "abcdefghijklmnop", "abababababababab", "password", "zyxwvuts"],
		fair: ["kq7wz9pm", "sunshine4"],
		good: ["kq7wz9pmr4tx", "lantern river"],
		strong: ["correct horse battery staple", "kq7wz9pmr4txb6nf", "ночь улица фонарь аптека"],
	};
	for (const [strength, passwords] of Object.entries(strengths))
		for (const password of passwords) expect([password, strengthOf(password, 8)]).toEqual([password, strength]);
});
