import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseClosed } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { type Professional, requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { savedReplyLimits } from "#domain/messages/limits.ts";
import {
	changeSavedReply,
	createSavedReply,
	deleteSavedReply,
	findSavedReply,
	listSavedReplies,
} from "#domain/messages/saved-replies.server.ts";
import { savedReplyInput } from "#domain/messages/saved-replies.ts";
import { replyAt } from "../../app/routes/messages.$id/with-reply.ts";
import { withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

const reply = (title: string, body = "Please bring your passport.") => savedReplyInput.parse({ title, body });
const create = (owner: Professional, title = "Papers") => createSavedReply(ctx, owner, reply(title));
const titlesOf = async (owner: Professional) => (await listSavedReplies(ctx, owner)).map(({ title }) => title);

test("Replies are saved, found by title, changed and deleted", async () => {
	const { owner } = await practice(ctx);
	const id = await createSavedReply(ctx, owner, reply(" What to bring ", "Your passport.\r\nYour card. "));
	await create(owner, "after the meeting");
	expect(await titlesOf(owner)).toEqual(["after the meeting", "What to bring"]);
	expect(await findSavedReply(ctx, owner, id)).toMatchObject({
		title: "What to bring",
		body: "Your passport.\nYour card.",
	});
	await changeSavedReply(ctx, owner, id, reply("First meeting", "Your passport."));
	expect(await findSavedReply(ctx, owner, id)).toMatchObject({ title: "First meeting", body: "Your passport." });
	await deleteSavedReply(ctx, owner, id);
	expect(await titlesOf(owner)).toEqual(["after the meeting"]);
	expect(await outcomeOf(deleteSavedReply(ctx, owner, id))).toBe("not_found");
});

test("Replies of others are not there", async () => {
	const [{ owner }, { owner: other }] = [await practice(ctx), await practice(ctx)];
	const id = await create(owner);
	expect(await findSavedReply(ctx, other, id)).toBeNull();
	expect(await listSavedReplies(ctx, other)).toEqual([]);
	expect(await outcomeOf(changeSavedReply(ctx, other, id, reply("Mine")))).toBe("not_found");
	expect(await outcomeOf(deleteSavedReply(ctx, other, id))).toBe("not_found");
	expect(await titlesOf(owner)).toEqual(["Papers"]);
	const { actor: withoutProfile } = await withRole(ctx, "business");
	expect(await outcomeOf(create(withoutProfile))).toBe("not_found");
});

test("Titles and texts are neither empty nor too long", () => {
	const body = "x".repeat(textLimits.message);
	const title = "x".repeat(savedReplyLimits.title);
	expect(savedReplyInput.safeParse({ title, body }).success).toBe(true);
	for (const wrong of [
		{ title: " ", body },
		{ title: "\u200b", body },
		{ title: `${title}x`, body },
		{ title, body: " \n" },
		{ title, body: `${body}x` },
		{ title },
	])
		expect(savedReplyInput.safeParse(wrong).success).toBe(false);
});

test("Of fifty that are saved at once thirty are there; one that is deleted makes room for one", async () => {
	const { owner } = await practice(ctx);
	const all = Array.from({ length: 50 }, (_, n) => create(owner, `Reply ${n}`));
	expect(await outcomesOf(all)).toEqual({ done: savedReplyLimits.most, too_many_replies: 20 });
	const kept = await listSavedReplies(ctx, owner);
	expect(kept).toHaveLength(savedReplyLimits.most);
	await deleteSavedReply(ctx, owner, kept[0]?.id ?? "");
	expect(await outcomesOf([create(owner), create(owner)])).toEqual({ done: 1, too_many_replies: 1 });
});

test("Nothing is saved for a session that has ended", async () => {
	const { owner } = await practice(ctx);
	const id = await create(owner);
	await site.d1.prepare("DELETE FROM sessions WHERE id = ?").bind(owner.session_id).run();
	for (const work of [
		() => create(owner),
		() => changeSavedReply(ctx, owner, id, reply("Other")),
		() => deleteSavedReply(ctx, owner, id),
	])
		expect(await outcomeOf(work())).toBe("signed_out");
	expect(await titlesOf(owner)).toEqual(["Papers"]);
});

test("A professional finds them in their export, and they go with the account", async () => {
	const { owner, business } = await practice(ctx);
	await create(owner);
	expect(await exportAll(ctx, requireFresh(ctx, owner))).toMatchObject({
		saved_replies: [{ business_id: business.id, title: "Papers", body: "Please bring your passport." }],
	});
	await site.d1
		.prepare("UPDATE users SET deleted_at = ? WHERE id = ?")
		.bind(new Date(ctx.now().getTime() - 31 * 86_400_000).toISOString(), owner.user_id)
		.run();
	expect(await eraseClosed(ctx)).toBe(1);
	const { results } = await site.d1
		.prepare("SELECT id FROM saved_replies WHERE business_id = ?")
		.bind(business.id)
		.all();
	expect(results).toEqual([]);
});

test("A reply begins a paragraph of its own after words, and none after a space, a line or nothing", () => {
	expect(["", "Hello\n", "Hello, ", "Dear Amal,"].map((before) => replyAt(before, "Thanks."))).toEqual([
		"Thanks.",
		"Thanks.",
		"Thanks.",
		"\n\nThanks.",
	]);
});
