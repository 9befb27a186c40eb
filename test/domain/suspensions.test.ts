import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { requireAppointment } from "#domain/appointments/reading.server.ts";
import { type Admin, type Fresh, requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { reportBusiness } from "#domain/reports/reporting.server.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { endLicences } from "#domain/verification/licences.server.ts";
import { changeOwnNames } from "#domain/verification/own-profile.server.ts";
import {
	appealSuspension,
	findOwnSuspension,
	findSuspension,
	keepSuspended,
	listAppeals,
	restoreBusiness,
	suspendBusiness,
} from "#domain/verification/suspending.server.ts";
import { keeping, restoration, suspensionAppeal, suspensionInput } from "#domain/verification/verification.ts";
import { newActor, withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { expectIndexed } from "../support/indexed.ts";
import { anotherLicence, atTime, onlyLicence } from "../support/licences.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let admin: Fresh<Admin>;
beforeAll(async () => {
	site = await testSite(250);
	ctx = site.ctx;
	admin = (await withRole(ctx, "admin")).actor;
});
afterAll(() => site.close());
beforeEach(() => site.d1.prepare("DELETE FROM outbox").run());

const reason = "The register says that your licence is withdrawn.";
const statusOf = async (id: string) => (await findPublicProfile(ctx, id))?.status;
const versionOf = async (id: string) => (await findPublicProfile(ctx, id))?.version ?? 0;
const suspend = async (id: string, by = admin) =>
	suspendBusiness(ctx, by, id, suspensionInput.parse({ version: await versionOf(id), reason }));
const restore = async (id: string, answer = "", by = admin) =>
	restoreBusiness(ctx, by, id, restoration.parse({ version: await versionOf(id), answer }));
const appeal = suspensionAppeal.parse({ appeal: "It was a mistake of the register, and is corrected." });
const acts = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act FROM audit_entries WHERE object_id = ? ORDER BY created_at, rowid")
			.bind(id)
			.all<{ act: string }>()
	).results.map(({ act }) => act);
async function letters() {
	const sent: Letter[] = [];
	while ((await sweepOutbox(ctx, { email: async (letter) => void sent.push(letter), text: null }, 500)) > 0);
	return sent;
}

/** A listed professional with a licence without an end. */
async function listed() {
	const one = await practice(ctx);
	await onlyLicence(ctx, one.business.id, { expires_on: null });
	await site.d1.prepare("DELETE FROM outbox").run();
	return { ...one, id: one.business.id };
}

test("A suspended profile leaves search and booking at once; owner and clients hear of it, and nothing is cancelled", async () => {
	const one = await listed();
	const client = await newActor(ctx);
	const { id: appointment } = await bookAppointment(ctx, client, one.choose("2026-12-03T10:00:00.000Z"));
	await letters();
	await suspend(one.id);
	expect(await statusOf(one.id)).toBe("suspended");
	expect((await expectIndexed(ctx, one.id))?.listing).toBeNull();
	expect(await outcomeOf(bookAppointment(ctx, client, one.choose("2026-12-04T10:00:00.000Z")))).toBe("not_bookable");
	expect((await requireAppointment(ctx, client, appointment)).kept.status).toBe("confirmed");
	const sent = await letters();
	expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
		[
			[client.email, "Someone you have an appointment with is no longer verified"],
			[one.owner.email, "We have suspended your profile"],
		].sort(),
	);
	expect(sent.find(({ to }) => to === one.owner.email)?.text).toContain(reason);
	expect(await acts(one.id)).toEqual(["business_suspended"]);
	expect(await findOwnSuspension(ctx, one.owner)).toMatchObject({ reason, appeal: null, answer: null });
	expect(await outcomeOf(suspend(one.id))).toBe("not_now");
});

test("Once the suspension has ended all is as before, and its owner reads what the admin says", async () => {
	const one = await listed();
	const before = await statusOf(one.id);
	await suspend(one.id);
	await letters();
	await restore(one.id, "The register has corrected the entry.");
	expect(await statusOf(one.id)).toBe(before);
	expect((await expectIndexed(ctx, one.id))?.listing?.card.id).toBe(one.id);
	await bookAppointment(ctx, await newActor(ctx), one.choose("2026-12-03T10:00:00.000Z"));
	const [letter] = (await letters()).filter(({ to }) => to === one.owner.email);
	expect(letter?.subject).toBe("Your profile is no longer suspended");
	expect(letter?.text).toContain("The register has corrected the entry.");
	expect(letter?.text).toContain("can book you again");
	expect([await findSuspension(ctx, admin, one.id), await findOwnSuspension(ctx, one.owner)]).toEqual([null, null]);
	expect(await outcomeOf(restore(one.id))).toBe("not_now");
});

test("Who takes another name while suspended waits for a check once the suspension ends", async () => {
	for (const before of ["verified", "unverified"]) {
		const { business, owner } = await practice(ctx, {});
		await onlyLicence(ctx, business.id, { expires_on: "2099-12-31" });
		await site.d1.prepare("UPDATE businesses SET status = ? WHERE id = ?").bind(before, business.id).run();
		await suspend(business.id);
		const names = { name: `Renamed ${before}`, firm: null };
		await changeOwnNames(ctx, owner, await versionOf(business.id), names);
		expect(await statusOf(business.id)).toBe("suspended");
		await restore(business.id);
		expect(await statusOf(business.id)).toBe("pending");
		const { checks } = await listChecksDue(ctx, admin);
		expect(checks.filter(({ why }) => why === "pending").map(({ name }) => name)).toContain(names.name);
	}
});

test("A licence that ended meanwhile lists nobody again, and one that is confirmed meanwhile neither", async () => {
	const one = await listed();
	const licence_id = await onlyLicence(ctx, one.id, { expires_on: "2026-11-30", jurisdiction: "ES" });
	await suspend(one.id);
	const later = atTime(ctx, "2026-12-05T00:00:00.000Z");
	await endLicences(later);
	const profile = await findPublicProfile(later, one.id);
	await confirmLicence(later, admin, one.id, licence_id, { version: profile?.version ?? 0, expires_on: "2027-11-30" });
	expect(await statusOf(one.id)).toBe("suspended");
	await site.d1.prepare("UPDATE licences SET status = 'expired' WHERE business_id = ?").bind(one.id).run();
	await restore(one.id);
	expect(await statusOf(one.id)).toBe("unverified");
	expect((await expectIndexed(ctx, one.id))?.listing).toBeNull();
	await anotherLicence(ctx, one.id, {});
	const two = await listed();
	await site.d1.prepare("UPDATE businesses SET status = 'pending' WHERE id = ?").bind(two.id).run();
	await suspend(two.id);
	await restore(two.id);
	expect(await statusOf(two.id)).toBe("pending");
});

test("The owner appeals once; an admin leaves it or ends it, and the owner reads why", async () => {
	const one = await listed();
	expect(await outcomeOf(appealSuspension(ctx, one.owner, appeal))).toBe("not_found");
	await suspend(one.id);
	expect(await listAppeals(ctx, admin)).toEqual([]);
	expect(await outcomeOf(keepSuspended(ctx, admin, one.id, keeping.parse({ answer: "We see no reason." })))).toBe(
		"conflict",
	);
	const outcomes = await outcomesOf(Array.from({ length: 10 }, () => appealSuspension(ctx, one.owner, appeal)));
	expect(outcomes).toEqual({ done: 1, conflict: 9 });
	expect(await listAppeals(ctx, admin)).toMatchObject([{ business_id: one.id, beginning: appeal.appeal }]);
	await letters();
	const answer = keeping.parse({ answer: "The register still says that it is withdrawn." });
	const kept = await outcomesOf(Array.from({ length: 10 }, () => keepSuspended(ctx, admin, one.id, answer)));
	expect(kept).toEqual({ done: 1, conflict: 9 });
	const [letter, ...more] = await letters();
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ to: one.owner.email, subject: "Your profile stays suspended" });
	expect(letter?.text).toContain(answer.answer);
	expect(await listAppeals(ctx, admin)).toEqual([]);
	expect(await outcomeOf(appealSuspension(ctx, one.owner, appeal))).toBe("conflict");
	await restore(one.id);
	const [kept_row] = (
		await site.d1.prepare("SELECT answer, end_note FROM suspensions WHERE business_id = ?").bind(one.id).all()
	).results;
	expect(kept_row).toEqual({ answer: answer.answer, end_note: null });
	expect(await acts(one.id)).toEqual(["business_suspended", "suspension_kept", "business_restored"]);
});

test("Of many admins at once one suspends, and one ends it; each time with one entry", async () => {
	const one = await listed();
	const version = await versionOf(one.id);
	const input = suspensionInput.parse({ version, reason });
	const suspended = await outcomesOf(Array.from({ length: 20 }, () => suspendBusiness(ctx, admin, one.id, input)));
	expect(suspended.done).toBe(1);
	expect((suspended.conflict ?? 0) + (suspended.not_now ?? 0)).toBe(19);
	const end = restoration.parse({ version: version + 1, answer: "" });
	const ended = await outcomesOf(Array.from({ length: 20 }, () => restoreBusiness(ctx, admin, one.id, end)));
	expect(ended.done).toBe(1);
	expect(await acts(one.id)).toEqual(["business_suspended", "business_restored"]);
	expect(await outcomeOf(suspendBusiness(ctx, admin, one.id, input))).toBe("conflict");
});

test("Nobody suspends their own profile, or ends or judges its suspension", async () => {
	const one = await listed();
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(one.owner.user_id).run();
	const own = { ...one.owner, role: "admin" } as unknown as Fresh<Admin>;
	expect(await outcomeOf(suspend(one.id, own))).toBe("own_case");
	await suspend(one.id);
	expect(await outcomeOf(restore(one.id, "", own))).toBe("own_case");
	await appealSuspension(ctx, one.owner, appeal);
	expect(await outcomeOf(keepSuspended(ctx, own, one.id, keeping.parse({ answer: "All is well with me." })))).toBe(
		"own_case",
	);
	expect(await statusOf(one.id)).toBe("suspended");
	await restore(one.id);
});

test("Whoever has reported a profile does not suspend it as long as the report waits", async () => {
	const one = await listed();
	const reporter = (await withRole(ctx, "admin")).actor;
	await reportBusiness(ctx, reporter, one.id, { kind: "fraud", reason: "They asked me for money." });
	expect(await outcomeOf(suspend(one.id, reporter))).toBe("own_case");
	await suspend(one.id);
	await appealSuspension(ctx, one.owner, appeal);
	const answer = keeping.parse({ answer: "We see no reason to end it." });
	expect(await outcomeOf(keepSuspended(ctx, reporter, one.id, answer))).toBe("own_case");
	await restore(one.id);
	expect(await listAppeals(ctx, admin)).toEqual([]);
});

test("When a profile is suspended anew its owner does not read that an earlier suspension has ended", async () => {
	const one = await listed();
	await suspend(one.id);
	await restore(one.id);
	await suspend(one.id);
	expect((await letters()).map(({ subject }) => subject)).toEqual(["We have suspended your profile"]);
	await restore(one.id);
});

test("The words of a suspension are in the owner's export, and go with their account", async () => {
	const one = await listed();
	await suspend(one.id);
	await appealSuspension(ctx, one.owner, appeal);
	const all = JSON.stringify(await exportAll(ctx, requireFresh(ctx, one.owner)));
	for (const words of [reason, appeal.appeal]) expect(all).toContain(words);
	await eraseUser(ctx, admin, one.owner.user_id);
	expect(await findSuspension(ctx, admin, one.id)).toMatchObject({ reason: "", appeal: null, answer: null });
	expect(await listAppeals(ctx, admin)).toEqual([]);
	expect(await statusOf(one.id)).toBe("suspended");
});
