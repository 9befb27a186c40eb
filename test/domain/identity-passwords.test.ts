import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAccount } from "#domain/identity/account.server.ts";
import { breachPrefix, hashPassword, isPassword } from "#domain/identity/passwords.server.ts";
import { signUp } from "#domain/identity/sign-up.server.ts";
import { everything, newAddress, outcomeOf, somebody, testSite, without } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

type Hashing = {
	hash: (password: string) => Promise<string>;
	is: (password: string, stored: string) => Promise<boolean>;
};
const ours: Hashing = { hash: hashPassword, is: isPassword };

/** What bcrypt does: only the first 72 bytes count. */
const first72 = (password: string) => new TextDecoder().decode(new TextEncoder().encode(password).slice(0, 72));
const cutting: Hashing = {
	hash: (password) => hashPassword(first72(password)),
	is: (password, stored) => isPassword(first72(password), stored),
};

/** Whether a hash knows the last letter of a password of `length` such letters. */
async function knowsLastLetter({ hash, is }: Hashing, length: number, letter: string) {
	const all = letter.repeat(length - 1);
	const stored = await hash(`${all}b`);
	const [right, other, shorter] = await Promise.all([is(`${all}b`, stored), is(`${all}c`, stored), is(all, stored)]);
	return right && !other && !shorter;
}

const lengths = [
	[73, "a"],
	[100, "é"],
	[128, "😀"],
] as const;

test.each(lengths)("Of a password of %i letters %s every one counts", async (length, letter) => {
	expect(await knowsLastLetter(ours, length, letter)).toBe(true);
});

test("A hash that cuts at 72 bytes is noticed", async () => {
	expect(await knowsLastLetter(cutting, 72, "a")).toBe(true);
	expect(await knowsLastLetter(cutting, 73, "a")).toBe(false);
	expect(await knowsLastLetter(cutting, 37, "é")).toBe(false);
});

test("A password of 129 letters is refused and nothing is written, one of 128 is taken, whatever the letters weigh", async () => {
	const ctx = without(site.ctx, "message");
	const { user, session } = await somebody(ctx);
	const before = await everything(site.d1);
	for (const letter of ["a", "😀"]) {
		const password = letter.repeat(129);
		const who = { kind: "email", value: newAddress() } as const;
		expect(await outcomeOf(signUp(ctx, { who, password, data: {}, locale: "en", next: null }))).toBe(
			"validation_failed",
		);
		expect(await outcomeOf(changeAccount(ctx, { user, session }, { password }))).toBe("validation_failed");
	}
	expect(await everything(site.d1)).toEqual(before);
	await changeAccount(ctx, { user, session }, { password: "😀".repeat(128) });
});

test("A password is seven letters too few, eight enough; however they are typed", async () => {
	const { user, session } = await somebody(site.ctx);
	const change = (password: string) => outcomeOf(changeAccount(site.ctx, { user, session }, { password }));
	expect(await change("ⅷabcde")).toBe("weak_password");
	expect(await change("😀".repeat(7))).toBe("weak_password");
	expect(await change("qwertzuo")).toBe("done");
});

test("A password that many have is refused, in full-width letters too", async () => {
	const common = "password1";
	await site.d1
		.prepare("INSERT INTO breached_passwords (prefix) VALUES (CAST(? AS INTEGER))")
		.bind(await breachPrefix(common))
		.run();
	const { user, session } = await somebody(site.ctx);
	const wide = [...common].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("");
	for (const password of [common, wide]) {
		expect(await outcomeOf(changeAccount(site.ctx, { user, session }, { password })), password).toBe("weak_password");
	}
});

test("Two people with one password have two hashes, and a hash says what it costs", async () => {
	const [one, other] = await Promise.all([hashPassword("qwertzuo"), hashPassword("qwertzuo")]);
	expect(one).not.toBe(other);
	expect(one).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
});

test.each(["", "scrypt$32768$8$3$AAAA$", "scrypt$32768$8$3$$", "plain"])(
	"No password fits a hash such as %j",
	async (stored) => {
		const fits = await isPassword("", stored).catch(() => false);
		expect(fits).toBe(false);
	},
);

test("Nobody's password is empty, though nobody has set one", async () => {
	expect(await isPassword("", null)).toBe(false);
});
