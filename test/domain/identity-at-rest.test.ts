import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAccount } from "#domain/accounts/closing.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { confirmChange } from "#domain/identity/changes.server.ts";
import { challengeFactor, codeAt, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { sendReauthentication } from "#domain/identity/proof.server.ts";
import { makeRecoveryCodes, useRecoveryCode as takeRecoveryCode } from "#domain/identity/recovery-codes.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn, refreshSession } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { identityContentOf } from "#domain/notices/identity.server.ts";
import {
	bearerOf,
	everything,
	lettersTo,
	letterTo,
	newAddress,
	newNumber,
	newPassword,
	testSite,
} from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

type Secret = { name: string; text: string };

/** How somebody who reads the database could find a text there: as it is, in other letters, or by hashing all codes. */
function formsOf({ text }: Secret): string[] {
	const bytes = Buffer.from(text);
	const digests = ["md5", "sha1", "sha256", "sha512"].map((name) => createHash(name).update(text).digest());
	// A link's token has 256 bits: nobody finds it by hashing.
	const isShort = text.length < 20;
	return [bytes, ...(isShort ? digests : [])]
		.flatMap((form) => [form.toString("base64").replace(/=+$/, ""), form.toString("base64url"), form.toString("hex")])
		.concat(text);
}

/** The names of secrets that stand in a dump. Six digits are looked for as a word: longer numbers hold them by chance. */
function foundIn(dump: string, secrets: readonly Secret[]): string[] {
	const stands = (form: string) =>
		/^\d+$/.test(form) ? new RegExp(`(?<![\\w-])${form}(?![\\w-])`).test(dump) : dump.includes(form);
	return secrets.filter((secret) => formsOf(secret).some(stands)).map(({ name }) => name);
}

/** All that stands in the database, at every moment of a journey. */
class Dumps {
	readonly secrets: Secret[] = [];
	#all = "";

	async take() {
		this.#all += JSON.stringify(await everything(site.d1));
	}

	keep(name: string, ...texts: string[]) {
		for (const text of texts) {
			if (!text) throw new Error(`There is no ${name}.`);
			this.secrets.push({ name, text });
		}
	}

	found() {
		return foundIn(this.#all, this.secrets);
	}

	get text() {
		return this.#all;
	}
}

/** All of a session that signs in. */
async function tokensOf(ctx: Ctx, signedIn: SignedIn) {
	const [refresh, cookie, bearer] = await Promise.all([
		refreshTokenOf(ctx, signedIn.session),
		sessionTokenOf(ctx, signedIn.session),
		bearerOf(ctx, signedIn),
	]);
	return [refresh, cookie, bearer].flatMap((token) => [token, token.split(".")[2] ?? ""]);
}

async function requireAgain(ctx: Ctx, { session }: SignedIn): Promise<SignedIn> {
	const found = await findSignedIn(ctx, session.id);
	if (!found) throw new Error("The session has ended.");
	return found;
}

/** A person does all that there is to do; what is secret about it is noted, and the database is looked at each time. */
async function journey() {
	const { ctx, clock } = site;
	const dumps = new Dumps();
	const email = newAddress();
	const who = { kind: "email", value: email } as const;
	/** The newest message, all of it: nobody may read it but who gets it. */
	const read = async (to: string, kind: Parameters<typeof letterTo>[2]) => {
		const letter = await letterTo(ctx, to, kind);
		dumps.keep(`code of ${kind}`, letter.code);
		if (letter.token_hash) dumps.keep(`link of ${kind}`, letter.token_hash);
		const { subject, text } = identityContentOf(letter.channel as "email" | "text", letter, ctx.publicUrl);
		dumps.keep(`letter ${kind}`, ...[subject, ...text.split("\n")].filter((line) => line.trim().length > 20));
		await dumps.take();
		clock.pass(61);
		return letter;
	};
	const keepTokens = async (signedIn: SignedIn) => dumps.keep("token", ...(await tokensOf(ctx, signedIn)));

	const password = newPassword();
	dumps.keep("password", password);
	const made = await signUp(ctx, { who, password, data: { full_name: "Somebody" }, locale: "en", next: null });
	const claim = "claim" in made ? made.claim : "";
	dumps.keep("claim", claim);
	const confirm = await read(email, "confirm");
	await keepTokens(await signInWithCode(ctx, ["sign_in"], { token: confirm.code, sentTo: email }, claim));
	await sendSignInCode(ctx, { who, creates: true, data: {}, locale: "en", next: "/news" });
	const { token_hash } = await read(email, "sign_in_code");
	await keepTokens(await signInWithCode(ctx, ["sign_in"], { token_hash }));
	await dumps.take();

	let person = await signIn(ctx, who, password);
	for (let i = 0; i < 3; i++) {
		await keepTokens(person);
		person = await refreshSession(ctx, await refreshTokenOf(ctx, person.session));
		await dumps.take();
	}
	await sendReauthentication(ctx, person);
	const { code: nonce } = await read(email, "reauthentication");
	const newOne = newPassword();
	dumps.keep("password", newOne);
	await changeAccount(ctx, person, { password: newOne, nonce });

	const { id: factorId, totp } = await enrolFactor(ctx, person, { factor_type: "totp", friendly_name: "App" });
	dumps.keep("key of an authenticator", totp?.secret ?? "");
	person = await requireAgain(ctx, person);
	const { id: challengeId } = await challengeFactor(ctx, person, factorId);
	await dumps.take();
	const code = codeAt(totp?.secret ?? "", ctx.now());
	dumps.keep("code of an authenticator", code);
	person = await verifyFactor(ctx, person, { factorId, challengeId, code });
	await keepTokens(person);
	const recoveryCodes = await makeRecoveryCodes(ctx, person);
	dumps.keep("recovery code", ...recoveryCodes, ...recoveryCodes.map((one) => one.replace("-", "")));
	await dumps.take();
	person = await takeRecoveryCode(ctx, person, recoveryCodes[0] ?? "");
	await keepTokens(person);

	const phone = newNumber();
	const byPhone = await enrolFactor(ctx, await requireAgain(ctx, person), { factor_type: "phone", phone });
	person = await requireAgain(ctx, person);
	const asked = await challengeFactor(ctx, person, byPhone.id);
	const texted = await read(phone, "factor_code");
	person = await verifyFactor(ctx, person, { factorId: byPhone.id, challengeId: asked.id, code: texted.code });

	person = await requireAgain(ctx, person);
	const newEmail = newAddress();
	await changeAccount(ctx, person, { email: newEmail });
	const change = await read(newEmail, "email_change");
	const current = await read(email, "email_change_current");
	await confirmChange(ctx, { token: change.code, sentTo: newEmail }, { signedIn: person });
	await confirmChange(ctx, { token: current.code, sentTo: email }, { signedIn: null });
	await changeAccount(ctx, await requireAgain(ctx, person), { phone });
	const phoneChange = await read(phone, "phone_change");
	await confirmChange(ctx, { token: phoneChange.code, sentTo: phone }, { signedIn: person });
	await sendRecovery(ctx, newEmail, null);
	const recovery = await read(newEmail, "recovery");
	await signInWithCode(ctx, ["recovery"], { token: recovery.code, sentTo: newEmail });
	await closeAccount(ctx, await requireAgain(ctx, person));
	await dumps.take();
	while ((await sweepOutbox(ctx, { email: async () => {}, text: async () => {} })) > 0) await dumps.take();
	return { dumps, email };
}

test("Nothing in the database signs in or can be read: no token, code, link, password, key or letter", async () => {
	const { dumps, email } = await journey();
	expect(dumps.secrets.length).toBeGreaterThan(80);
	expect(dumps.found()).toEqual([]);
	// The dumps are of this journey.
	expect(dumps.text).toContain(email);
});

/** What others keep. */
const naive: Record<string, (secret: Secret) => string> = {
	"as it is": ({ text }) => text,
	"in base64": ({ text }) => btoa(text),
	"in hexadecimal": ({ text }) => Buffer.from(text).toString("hex"),
	"six digits, hashed without a key": ({ text }) => createHash("sha256").update(text).digest("hex"),
};

test.each(Object.entries(naive))("A secret that is kept is found: %s", async (how, kept) => {
	const secrets = [
		{ name: "code", text: "012345" },
		{ name: "password", text: newPassword().slice(0, 18) },
		...(how.includes("digits") ? [] : [{ name: "token", text: `${crypto.randomUUID()}.7.${"aB3_".repeat(10)}` }]),
	];
	for (const secret of secrets) {
		const { session } = await signInAnyone();
		await site.d1.prepare("UPDATE sessions SET user_agent = ? WHERE id = ?").bind(kept(secret), session.id).run();
		expect(foundIn(JSON.stringify(await everything(site.d1)), [secret])).toEqual([secret.name]);
	}
});

async function signInAnyone() {
	const { ctx, clock } = site;
	const email = newAddress();
	await sendSignInCode(ctx, {
		who: { kind: "email", value: email },
		creates: true,
		data: {},
		locale: "en",
		next: null,
	});
	const { code } = await letterTo(ctx, email, "confirm");
	clock.pass(61);
	return signInWithCode(ctx, ["sign_in"], { token: code, sentTo: email });
}

test("What waits to leave names nobody", async () => {
	const { ctx } = site;
	const before = await site.d1.prepare("SELECT count(*) AS n FROM outbox").first<{ n: number }>();
	const email = newAddress();
	await sendRecovery(ctx, email, null);
	const { results } = await site.d1.prepare("SELECT * FROM outbox").all();
	expect(results.length).toBe((before?.n ?? 0) + 1);
	expect(JSON.stringify(results)).not.toContain(email);
	expect(await lettersTo(ctx, email)).toEqual([]);
});
