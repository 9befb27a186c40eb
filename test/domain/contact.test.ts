import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formToken, sweepContact, writeToUs } from "#domain/contact/contact.server.ts";
import { type ContactMessage, contactLimits, contactMessage, withoutAddresses } from "#domain/contact/contact.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { rules } from "#domain/ground/rules.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { newActor } from "../support/actors.ts";
import { fromNetwork, newAddress, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
	ctx = site.ctx;
});
afterAll(() => site.close());

let networks = 0;
beforeEach(() => {
	ctx = fromNetwork(site.ctx, `198.51.100.${++networks}`);
});

const text = "I cannot find my appointment of Monday.";
const message = (given: Record<string, string> = {}): ContactMessage =>
	contactMessage.parse({ topic: "help", body: text, email: "", ...given });

/** Traces of a form that somebody has taken their time for. */
async function traces(given: Partial<Awaited<ReturnType<typeof plain>>> = {}) {
	return { ...(await plain()), ...given };
}
async function plain() {
	const token = await formToken(ctx);
	site.clock.pass(10);
	return { token, website: "", locale: "en" };
}

const rows = async () =>
	(await site.d1.prepare("SELECT * FROM contact_messages ORDER BY created_at, id").all<Record<string, unknown>>())
		.results;
async function lettersTo(address: string) {
	const sent: Letter[] = [];
	await sweepOutbox(site.ctx, { email: async (letter) => void sent.push(letter), text: null });
	return sent.filter(({ to }) => to === address);
}

test("A message without an account has a reference, and waits for an admin", async () => {
	const { reference, mailed } = await writeToUs(ctx, null, message(), await traces());
	expect(reference).toMatch(/^C-[2-9A-HJKMNP-Z]{8}$/);
	expect(mailed).toBeNull();
	expect((await rows()).at(-1)).toMatchObject({ reference, user_id: null, email: null, body: text, answered_at: null });
});

test("A stranger's words are mailed to nobody: the address gets the reference alone", async () => {
	const email = newAddress();
	const body = `Look at https://evil.example/x?y and write to bad@evil.example.\n\n${text}`;
	const { reference, mailed } = await writeToUs(ctx, null, message({ email, body }), await traces());
	expect(mailed).toBe("reference");
	const [letter, ...others] = await lettersTo(email);
	expect(others).toEqual([]);
	expect(letter?.subject).toContain(reference);
	expect(letter?.text).toContain(reference);
	for (const words of [text, "evil", "Look at"]) expect(`${letter?.text}${letter?.html}`).not.toContain(words);
});

test("Somebody signed in gets a whole copy at their own address, and the reference alone at any other", async () => {
	const person = await newActor(site.ctx);
	const body = `See example.org/page. ${text}`;
	const own = String(person.email);
	expect(await writeToUs(ctx, person, message({ email: own, body }), await traces())).toMatchObject({ mailed: "copy" });
	expect((await lettersTo(own))[0]?.text).toContain("example.org/page");
	const other = newAddress();
	await writeToUs(ctx, person, message({ email: other, body }), await traces());
	expect((await lettersTo(other))[0]?.text).not.toContain(text);
	expect((await rows()).filter(({ user_id }) => user_id === person.user_id)).toHaveLength(2);
});

test("Addresses of the web and of mail are taken out of a text, and nothing else", () => {
	const cut: [string, string][] = [
		["http://a.b/c d", "[…] d"],
		["www.evil.com!", "[…]"],
		["me@x.org and you", "[…] and you"],
		["evil.co.uk/path x", "[…] x"],
		["пример.рф да", "[…] да"],
		["javascript://x", "[…]"],
		["It costs 3.50 on 24.11.2026 at 9.30. Thanks", "It costs 3.50 on 24.11.2026 at 9.30. Thanks"],
		["Mr. Li, e.g. at work... ok", "Mr. Li, e.g. at work... ok"],
	];
	for (const [given, left] of cut) expect(withoutAddresses(given)).toBe(left);
});

test("A form that was sent at once, long ago, with another's time or with the hidden field is refused, and writes nothing", async () => {
	const before = await rows();
	const good = await traces();
	const [at, mac] = good.token.split(".");
	for (const bad of [
		{ ...good, website: "https://spam.example" },
		{ ...good, token: "" },
		{ ...good, token: `${Number(at) - 60_000}.${mac}` },
		{ ...good, token: await formToken(ctx) },
	])
		await expect(writeToUs(ctx, null, message(), bad)).rejects.toMatchObject({ code: "automatic" });
	site.clock.pass(contactLimits.mostSeconds);
	await expect(writeToUs(ctx, null, message(), good)).rejects.toMatchObject({ code: "automatic" });
	expect(await rows()).toEqual(before);
});

test("Of fifty at once from one network as many are kept as may be", async () => {
	const before = (await rows()).length;
	const form = await traces();
	const tries = await Promise.allSettled(Array.from({ length: 50 }, () => writeToUs(ctx, null, message(), form)));
	const { count } = rules.strict.limits.contactFrom;
	expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(count);
	for (const one of tries) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "too_fast" });
	expect((await rows()).length - before).toBe(count);
});

test("One person may write so often a day, from any network", async () => {
	const person = await newActor(site.ctx);
	const { count } = rules.strict.limits.contact;
	for (let i = 0; i < count; i++) {
		ctx = fromNetwork(site.ctx, `203.0.113.${i}`);
		await writeToUs(ctx, person, message(), await traces());
	}
	ctx = fromNetwork(site.ctx, "203.0.113.99");
	await expect(writeToUs(ctx, person, message(), await traces())).rejects.toMatchObject({ code: "too_fast" });
});

test("One address gets three letters a day, whoever writes; the messages are kept all the same", async () => {
	const email = newAddress();
	const letters: unknown[] = [];
	for (let i = 0; i < 5; i++) {
		ctx = fromNetwork(site.ctx, `192.0.2.${i}`);
		letters.push((await writeToUs(ctx, null, message({ email }), await traces())).mailed);
	}
	expect(letters).toEqual(["reference", "reference", "reference", null, null]);
	expect(await lettersTo(email)).toHaveLength(3);
	expect((await rows()).filter((row) => row.email === email)).toHaveLength(5);
});

test("What was written goes with the account, and after a year", async () => {
	const person = await newActor(site.ctx);
	await writeToUs(ctx, person, message(), await traces());
	await site.d1.prepare("DELETE FROM users WHERE id = ?").bind(person.user_id).run();
	expect((await rows()).filter(({ user_id }) => user_id === person.user_id)).toEqual([]);
	expect((await rows()).length).toBeGreaterThan(0);
	site.clock.pass(contactLimits.keptDays * 24 * 3600);
	await sweepContact(site.ctx);
	expect(await rows()).toEqual([]);
});

test.each([
	["no topic", { topic: "" }],
	["no text", { body: "          " }],
	["a text that is too long", { body: "x".repeat(4001) }],
	["half an address", { email: "me@" }],
	["two addresses", { email: "me@people.test, you@people.test" }],
])("A message with %s cannot be sent", (_, given) => {
	expect(contactMessage.safeParse({ topic: "help", body: text, email: "", ...given }).success).toBe(false);
});
