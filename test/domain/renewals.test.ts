import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { endLicences } from "#domain/verification/licences.server.ts";
import { askForCheck, declineCheck, listCheckRequests, listOwnLicences } from "#domain/verification/renewals.server.ts";
import { checkRequest, confirmation, declining } from "#domain/verification/verification.ts";
import { withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { atTime, onlyLicence } from "../support/licences.ts";
import { sweepOutbox } from "../support/outbox.ts";

const ended = "2026-12-01T00:00:00.000Z";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let admin: Admin;
beforeAll(async () => {
	site = await testSite(250);
	ctx = atTime(site.ctx, ended);
	admin = (await withRole(ctx, "admin")).actor;
});
afterAll(() => site.close());
beforeEach(() => site.d1.prepare("DELETE FROM outbox").run());

async function letters() {
	const sent: Letter[] = [];
	while ((await sweepOutbox(ctx, { email: async (letter) => void sent.push(letter), text: null }, 500)) > 0);
	return sent;
}

/** Somebody whose only licence has ended. */
async function lapsed() {
	const { business, owner } = await practice(site.ctx);
	const licence_id = await onlyLicence(ctx, business.id, { jurisdiction: "ES", expires_on: "2026-11-30" });
	await endLicences(ctx);
	await letters();
	return { id: business.id, owner, licence_id };
}
const renewed = checkRequest.parse({ expires_on: "2027-11-30" });
const answer = declining.parse({ asked_at: ended, answer: "The register shows 30 November 2026 still." });
const queue = async () => (await listChecksDue(ctx, admin)).checks.filter(({ why }) => why === "asked");

test("A professional says that a licence was renewed; an admin finds it in the register, and they are listed again", async () => {
	const one = await lapsed();
	expect(await listOwnLicences(ctx, one.owner)).toMatchObject([
		{ id: one.licence_id, status: "expired", request: null },
	]);
	await askForCheck(ctx, one.owner, one.licence_id, renewed);
	expect(await queue()).toMatchObject([{ id: one.id, licence_id: one.licence_id, since: ended }]);
	expect(await listCheckRequests(ctx, admin, one.id)).toEqual([
		{ licence_id: one.licence_id, created_at: ended, ...renewed },
	]);
	// Saying so alone changes nothing.
	expect((await findPublicProfile(ctx, one.id))?.status).toBe("unverified");
	const { version } = (await findPublicProfile(ctx, one.id)) ?? { version: 0 };
	await confirmLicence(ctx, admin, one.id, one.licence_id, confirmation.parse({ version, ...renewed }));
	expect((await findPublicProfile(ctx, one.id))?.status).toBe("verified");
	expect(await queue()).toEqual([]);
	const [letter, ...more] = await letters();
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ to: one.owner.email, subject: "We have checked your licence" });
	expect(letter?.text).toContain("30 November 2027");
	expect(await listOwnLicences(ctx, one.owner)).toMatchObject([{ status: "active", request: null }]);
});

test("What the register does not confirm stays as it is; its professional reads why, and may ask again", async () => {
	const one = await lapsed();
	await askForCheck(ctx, one.owner, one.licence_id, renewed);
	expect(
		await outcomesOf(Array.from({ length: 20 }, () => declineCheck(ctx, admin, one.id, one.licence_id, answer))),
	).toEqual({
		done: 1,
		conflict: 19,
	});
	const [letter, ...more] = await letters();
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ to: one.owner.email, subject: "We could not confirm your licence" });
	expect(letter?.text).toContain(answer.answer);
	expect(await listOwnLicences(ctx, one.owner)).toMatchObject([
		{ status: "expired", request: { answer: answer.answer } },
	]);
	expect((await findPublicProfile(ctx, one.id))?.status).toBe("unverified");
	expect(await queue()).toEqual([]);
	await askForCheck(ctx, one.owner, one.licence_id, renewed);
	expect(await queue()).toHaveLength(1);
	await declineCheck(ctx, admin, one.id, one.licence_id, answer);
});

test("Fifty presses of the button are one request, and nobody asks for another's licence, or for a day that is over", async () => {
	const [one, other] = [await lapsed(), await lapsed()];
	expect(await outcomeOf(askForCheck(ctx, one.owner, other.licence_id, renewed))).toBe("not_found");
	for (const expires_on of ["2026-11-30", "2020-01-01"])
		expect(await outcomeOf(askForCheck(ctx, one.owner, one.licence_id, { expires_on }))).toBe("invalid");
	expect(await queue()).toEqual([]);
	const pressed = Array.from({ length: 50 }, () => askForCheck(ctx, one.owner, one.licence_id, renewed));
	expect(await outcomesOf(pressed)).toEqual({ done: 1, conflict: 49 });
	expect(await queue()).toHaveLength(1);
	// Nobody answers for their own profile.
	const own = { ...one.owner, role: "admin" } as unknown as Admin;
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(own.user_id).run();
	expect(await outcomeOf(declineCheck(ctx, own, one.id, one.licence_id, answer))).toBe("own_case");
	await declineCheck(ctx, admin, one.id, one.licence_id, answer);
});

test("What professionals ask stands first in the queue, page after page, each once", async () => {
	const asked: string[] = [];
	for (let i = 0; i < 22; i++) {
		const one = await lapsed();
		await askForCheck(ctx, one.owner, one.licence_id, renewed);
		asked.push(one.licence_id);
	}
	const seen: { why: string; licence_id: string | null; id: string }[] = [];
	let cursor: string | null = null;
	do {
		const page = await listChecksDue(ctx, admin, cursor);
		seen.push(...page.checks);
		cursor = page.next_cursor;
	} while (cursor);
	expect(new Set(seen.map(({ why, licence_id, id }) => `${why} ${licence_id ?? id}`)).size).toBe(seen.length);
	expect(seen.slice(0, 22).map(({ licence_id }) => licence_id)).toEqual([...asked].sort());
	const order = seen.map(({ why }) => ["asked", "pending", "old"].indexOf(why));
	expect(order).toEqual([...order].sort());
});
