import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { endLicences } from "#domain/verification/licences.server.ts";
import { checkedBy, confirmation } from "#domain/verification/verification.ts";
import { withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomeOf, testSite } from "../support/identity.ts";
import { expectIndexed } from "../support/indexed.ts";
import { anotherLicence, atTime, onlyLicence } from "../support/licences.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(250);
	ctx = site.ctx;
});
afterAll(() => site.close());

const admin = async () => (await withRole(ctx, "admin")).actor;
const ended = "2026-12-01T00:00:00.000Z";

/** Somebody whose only licence has ended: out of search, badge and booking. */
async function lapsed(given: Partial<Parameters<typeof onlyLicence>[2]> = {}) {
	const { business, owner } = await practice(ctx);
	const licence_id = await onlyLicence(ctx, business.id, {
		...{ jurisdiction: "ES", expires_on: "2026-11-30" },
		...given,
	});
	await endLicences(atTime(ctx, ended));
	return { id: business.id, owner, licence_id };
}

const profileOf = async (id: string, now: string) => {
	const profile = await findPublicProfile(atTime(ctx, now), id);
	if (!profile) throw new Error("There is no such profile.");
	return profile;
};
const entriesOf = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act, actor_id, fields FROM audit_entries WHERE object_id = ?")
			.bind(id)
			.all<{ act: string; actor_id: string; fields: string }>()
	).results;

/** Confirms a licence at a time, of the profile at the version that it has. */
const confirm = async (
	caller: Awaited<ReturnType<typeof admin>>,
	{ id, licence_id }: { id: string; licence_id: string },
	expires_on: string,
	now = ended,
) => {
	const { version } = await profileOf(id, now);
	return confirmLicence(atTime(ctx, now), caller, id, licence_id, confirmation.parse({ version, expires_on }));
};

test("A renewal that an admin has found in the register restores badge, search and booking, and is entered in the audit log", async () => {
	const one = await lapsed();
	expect((await profileOf(one.id, ended)).status).toBe("unverified");
	expect((await expectIndexed(atTime(ctx, ended), one.id))?.listing).toBeNull();
	const decider = await admin();
	await confirm(decider, one, "2027-11-30");
	const profile = await profileOf(one.id, ended);
	expect(profile.status).toBe("verified");
	expect(profile.licences).toMatchObject([{ status: "active", expires_on: "2027-11-30", checked_at: ended }]);
	expect((await expectIndexed(atTime(ctx, ended), one.id))?.listing?.card.id).toBe(one.id);
	expect(await entriesOf(one.id)).toEqual([
		{
			act: "licence_confirmed",
			actor_id: decider.user_id,
			fields: JSON.stringify(["status", "checked_at", "expires_on"]),
		},
	]);
});

test("A licence without an end is confirmed without a day; one that is over is refused, and nothing is written", async () => {
	const one = await lapsed();
	const decider = await admin();
	expect(await outcomeOf(confirm(decider, one, "2026-11-30"))).toBe("invalid");
	expect(confirmation.safeParse({ version: 1, expires_on: "tomorrow" }).success).toBe(false);
	expect(await entriesOf(one.id)).toEqual([]);
	expect((await profileOf(one.id, ended)).status).toBe("unverified");
	await confirm(decider, one, "");
	expect(await profileOf(one.id, "2099-01-01T00:00:00.000Z")).toMatchObject({ status: "verified" });
});

test("Confirmed with few days left, the profile expires soon", async () => {
	const one = await lapsed();
	await confirm(await admin(), one, "2026-12-20");
	expect((await profileOf(one.id, ended)).status).toBe("expiring");
});

test("Nobody confirms their own licence, nor one of a profile that has changed, nor without being an admin still", async () => {
	const one = await lapsed();
	const decider = await admin();
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(one.owner.user_id).run();
	expect(await outcomeOf(confirm({ ...one.owner, role: "admin" } as typeof decider, one, "2027-11-30"))).toBe(
		"own_case",
	);
	const late = confirmation.parse({ version: 99, expires_on: "2027-11-30" });
	expect(await outcomeOf(confirmLicence(atTime(ctx, ended), decider, one.id, one.licence_id, late))).toBe("conflict");
	const elsewhere = await lapsed();
	expect(await outcomeOf(confirm(decider, { ...one, licence_id: elsewhere.licence_id }, "2027-11-30"))).toBe(
		"not_found",
	);
	await site.d1.prepare("UPDATE profiles SET role = 'user' WHERE user_id = ?").bind(decider.user_id).run();
	expect(await outcomeOf(confirm(decider, one, "2027-11-30"))).toBe("forbidden");
	expect((await profileOf(one.id, ended)).status).toBe("unverified");
	expect(await entriesOf(one.id)).toEqual([]);
});

test("Of thirty admins at once one confirms, and it is entered once", async () => {
	const one = await lapsed();
	const admins = await Promise.all(Array.from({ length: 6 }, admin));
	const { version } = await profileOf(one.id, ended);
	const given = confirmation.parse({ version, expires_on: "2027-11-30" });
	const outcomes = await Promise.all(
		Array.from({ length: 30 }, (_, i) =>
			outcomeOf(
				confirmLicence(atTime(ctx, ended), admins[i % 6] as (typeof admins)[number], one.id, one.licence_id, given),
			),
		),
	);
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
	expect(new Set(outcomes)).toEqual(new Set(["done", "conflict"]));
	expect(await entriesOf(one.id)).toHaveLength(1);
});

test("A licence of another profession, confirmed, lists nobody; a suspended profile stays suspended", async () => {
	const one = await lapsed({ profession: "Abogada" });
	await site.d1.prepare("UPDATE businesses SET category = 'immigration_lawyers' WHERE id = ?").bind(one.id).run();
	await anotherLicence(ctx, one.id, { profession: "Traductora jurada" });
	const { licences } = await profileOf(one.id, ended);
	const other = licences.find(({ id }) => id !== one.licence_id)?.id ?? "";
	const decider = await admin();
	await confirm(decider, { id: one.id, licence_id: other }, "2027-11-30");
	expect((await profileOf(one.id, ended)).status).toBe("unverified");
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(one.id).run();
	await confirm(decider, one, "2027-11-30");
	expect((await profileOf(one.id, ended)).status).toBe("suspended");
	expect((await expectIndexed(atTime(ctx, ended), one.id))?.listing).toBeNull();
});

test("Who waits to be listed is in the queue, then whose check is a year old; who is suspended is not, and each is there once", async () => {
	const now = "2027-06-01T09:00:00.000Z";
	await site.d1.batch([
		site.d1.prepare("UPDATE licences SET expires_on = NULL WHERE status = 'active'"),
		site.d1.prepare("UPDATE licences SET checked_at = '2027-05-01T09:00:00.000Z' WHERE checked_at IS NOT NULL"),
	]);
	const { results: listed } = await site.d1
		.prepare("SELECT id FROM businesses WHERE status IN ('verified', 'suspended') ORDER BY seq DESC LIMIT 30")
		.all<{ id: string }>();
	for (const [i, { id }] of listed.entries())
		await site.d1
			.prepare("UPDATE licences SET checked_at = ? WHERE business_id = ? AND status = 'active'")
			.bind(new Date(Date.parse("2026-05-01T09:00:00.000Z") + i * 3_600_000).toISOString(), id)
			.run();
	const { results: expected } = await site.d1
		.prepare(
			`SELECT b.id FROM businesses b WHERE b.status = 'pending' UNION ALL SELECT l.id FROM licences l JOIN businesses b ON b.id = l.business_id
			WHERE l.status = 'active' AND l.checked_at <= ? AND b.status IN ('verified', 'expiring')`,
		)
		.bind(checkedBy(now))
		.all<{ id: string }>();
	const decider = await admin();
	const seen: { id: string; since: string; isPending: boolean }[] = [];
	for (let cursor: string | null = null, pages = 0; pages < 20; pages++) {
		const page = await listChecksDue(atTime(ctx, now), decider, cursor);
		expect(page.checks.length).toBeLessThanOrEqual(20);
		for (const { id, licence_id, since } of page.checks)
			seen.push({ id: licence_id ?? id, since, isPending: licence_id === null });
		if (page.next_cursor === null) break;
		cursor = page.next_cursor;
	}
	expect(expected.length).toBeGreaterThan(30);
	expect(seen.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
	const sorted = seen.toSorted(
		(a, b) => Number(b.isPending) - Number(a.isPending) || a.since.localeCompare(b.since) || a.id.localeCompare(b.id),
	);
	expect(seen).toEqual(sorted);
	expect(await outcomeOf(listChecksDue(ctx, decider, "nonsense"))).toBe("invalid");
});

test("A check is due on the same day a year later, of a leap day on the 28th", () => {
	expect(checkedBy("2027-03-05T08:00:00.000Z")).toBe("2026-03-05T08:00:00.000Z");
	expect(checkedBy("2028-02-29T08:00:00.000Z")).toBe("2027-02-28T08:00:00.000Z");
});
