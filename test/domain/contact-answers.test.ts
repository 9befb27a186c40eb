import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerContactMessage, listContactMessages, requireContactMessage } from "#domain/contact/answering.server.ts";
import { formToken, writeToUs } from "#domain/contact/contact.server.ts";
import { contactAnswer, contactMessage } from "#domain/contact/contact.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { newActor, withRole } from "../support/actors.ts";
import { fromNetwork, newAddress, outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

let networks = 0;
beforeEach(async () => {
	ctx = fromNetwork(site.ctx, `198.51.100.${++networks}`);
	await site.d1.prepare("DELETE FROM contact_messages").run();
});

const admin = async () => (await withRole(ctx, "admin")).actor;
const text = "I cannot find my appointment of Monday. See https://evil.example/x.";

/** A message that somebody has written to us; its id. */
async function written(given: { person?: Person; email?: string; body?: string } = {}) {
	const { person = null, email = "", body = text } = given;
	const token = await formToken(ctx);
	site.clock.pass(10);
	const message = contactMessage.parse({ topic: "help", body, email });
	const { reference } = await writeToUs(ctx, person, message, { token, website: "", locale: "en" });
	const row = await site.d1.prepare("SELECT id FROM contact_messages WHERE reference = ?").bind(reference).first();
	return { id: String(row?.id), reference };
}

async function letters() {
	const sent: Letter[] = [];
	while ((await sweepOutbox(site.ctx, { email: async (letter) => void sent.push(letter), text: null }, 500)) > 0);
	return sent.filter(({ kind }) => kind === "contact_answer");
}

const acts = async (id: string) =>
	(await site.d1.prepare("SELECT act FROM audit_entries WHERE object_id = ?").bind(id).all<{ act: string }>()).results;

const answer = contactAnswer.parse({ answer: "It was moved to Tuesday.\n\nYou find it under Appointments." });

test("Messages wait with the oldest first, page after page, each once, and leave the queue once they are answered", async () => {
	const all: string[] = [];
	for (let i = 0; i < 23; i++) {
		ctx = fromNetwork(site.ctx, `203.0.113.${i}`);
		all.push((await written({ email: newAddress(), body: `Question number ${i}. ${"word ".repeat(100)}` })).id);
	}
	const caller = await admin();
	const first = await listContactMessages(ctx, caller);
	expect(first).toMatchObject({ waiting: 23 });
	expect(first.messages[0]?.beginning).toMatch(/^Question number 0\. /);
	expect(first.messages[0]?.beginning).toHaveLength(200);
	const second = await listContactMessages(ctx, caller, first.next_cursor);
	expect(second.next_cursor).toBeNull();
	expect([...first.messages, ...second.messages].map(({ id }) => id)).toEqual(all);
	await answerContactMessage(ctx, caller, all[0] ?? "", answer);
	await answerContactMessage(ctx, caller, all[1] ?? "", { answer: null });
	const left = await listContactMessages(ctx, caller);
	expect([left.waiting, left.messages[0]?.id]).toEqual([21, all[2]]);
	expect(await outcomeOf(listContactMessages(ctx, caller, "nonsense"))).toBe("invalid");
});

test("An answer goes by mail to the address given, with what was written; a stranger's links lead nowhere", async () => {
	const email = newAddress();
	const { id, reference } = await written({ email });
	await answerContactMessage(ctx, await admin(), id, answer);
	const [letter, ...more] = await letters();
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ to: email, subject: `Our answer to your message ${reference}` });
	for (const words of ["It was moved to Tuesday.", "You find it under Appointments.", "my appointment of Monday"])
		expect(letter?.text).toContain(words);
	expect(`${letter?.text}${letter?.html}`).not.toContain("evil.example");
	expect(letter?.text).toContain("someone entered your address by mistake");
	expect(await acts(id)).toEqual([{ act: "contact_answered" }]);
});

test("Whoever wrote from their own address reads their words whole", async () => {
	const person = await newActor(ctx);
	const { id } = await written({ person, email: String(person.email) });
	const caller = await admin();
	expect(await requireContactMessage(ctx, caller, id)).toMatchObject({ writer: { email: person.email } });
	await answerContactMessage(ctx, caller, id, answer);
	const [letter] = await letters();
	expect(letter?.text).toContain("https://evil.example/x");
	expect(letter?.text).not.toContain("by mistake");
});

test("Without an address there is nobody to answer; the message can be put aside, and nobody hears of it", async () => {
	const { id } = await written();
	const caller = await admin();
	expect(await outcomeOf(answerContactMessage(ctx, caller, id, answer))).toBe("not_now");
	expect(await acts(id)).toEqual([]);
	await answerContactMessage(ctx, caller, id, { answer: null });
	expect(await letters()).toEqual([]);
	expect(await acts(id)).toEqual([{ act: "contact_closed" }]);
	expect(await requireContactMessage(ctx, caller, id)).toMatchObject({ answer: null, answered_at: expect.any(String) });
});

test("Of fifty admins at once one answers, with one mail and one entry; the others hear that it has changed", async () => {
	const { id } = await written({ email: newAddress() });
	const callers = [await admin(), await admin(), await admin(), await admin(), await admin()];
	const works = Array.from({ length: 50 }, (_, i) =>
		answerContactMessage(ctx, callers[i % 5] as (typeof callers)[number], id, {
			answer: i % 2 ? `Answer number ${i}` : null,
		}),
	);
	expect(await outcomesOf(works)).toEqual({ done: 1, conflict: 49 });
	expect(await acts(id)).toHaveLength(1);
	expect((await letters()).length).toBeLessThanOrEqual(1);
});

test.each(["", "Too short", "x".repeat(4001)])("An answer of the wrong length is none", (given) => {
	expect(contactAnswer.safeParse({ answer: given }).success).toBe(false);
});

test("A message that is not there is answered by nobody", async () => {
	expect(await outcomeOf(answerContactMessage(ctx, await admin(), "0".repeat(32), answer))).toBe("not_found");
});
