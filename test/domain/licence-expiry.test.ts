import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { requireAppointment } from "#domain/appointments/reading.server.ts";
import { findBookable } from "#domain/availability/bookable.server.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import { saveBookmarks } from "#domain/bookmarks/bookmarks.server.ts";
import { tellSavers } from "#domain/bookmarks/saved-changes.server.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import type { BusinessStatus } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { endLicences, warnOfLicences } from "#domain/verification/licences.server.ts";
import { newActor } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { testCtx } from "../support/database.ts";
import { outcomeOf, testSite } from "../support/identity.ts";
import { expectIndexed } from "../support/indexed.ts";
import { anotherLicence, atTime, kindsTo, onlyLicence, warnForAnHour } from "../support/licences.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { isLong } from "../support/rounds.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(250);
	ctx = site.ctx;
});
afterAll(() => site.close());
beforeEach(async () => {
	// Whoever else there is has no licence that ends.
	await site.d1.prepare("UPDATE licences SET expires_on = NULL WHERE status = 'active'").run();
	await site.d1.prepare("DELETE FROM outbox").run();
});

const lastDay = "2026-11-30";
/** In Spain the day ends on the Canary Islands, on the clock of UTC in winter. */
const stillValid = "2026-11-30T23:59:59.999Z";
const ended = "2026-12-01T00:00:00.000Z";
/** Everywhere on Earth. */
const endedAnywhere = "2026-12-01T12:00:00.000Z";

/** A listed professional of a test's own, with one licence for Spain until the last day of November. */
async function holder(given: Parameters<typeof onlyLicence>[2] = {}) {
	const one = await practice(ctx);
	const licence_id = await onlyLicence(ctx, one.business.id, { jurisdiction: "ES", expires_on: lastDay, ...given });
	// What its owner heard of signing in.
	await site.d1.prepare("DELETE FROM outbox").run();
	return { ...one, id: one.business.id, licence_id };
}

const statusOf = async (id: string, of = ctx) => (await findPublicProfile(of, id))?.status;
const kept = (id: string) =>
	ctx.db.$client
		.prepare(
			`SELECT b.status, b.version, l.status AS licence, l.warned_days FROM businesses b JOIN licences l ON l.business_id = b.id
			WHERE b.id = ? ORDER BY l.expires_on IS NULL LIMIT 1`,
		)
		.bind(id)
		.first<{ status: BusinessStatus; version: number; licence: string; warned_days: number | null }>();
const slotsOf = (of: Ctx, { business }: Awaited<ReturnType<typeof holder>>) =>
	listSlots(of, business.id, { legal_service_id: business.services[0]?.legal_service_id ?? "" });
const setStatus = (id: string, status: BusinessStatus) =>
	ctx.db.$client.prepare("UPDATE businesses SET status = ? WHERE id = ?").bind(status, id).run();

/** What the sweeper delivers at a time. */
async function delivered(now: string): Promise<Letter[]> {
	const letters: Letter[] = [];
	const email = async (letter: Letter) => void letters.push(letter);
	await tellSavers(atTime(ctx, now));
	while ((await sweepOutbox(atTime(ctx, now), { email, text: null }, 500)) > 0);
	return letters;
}

test("Badge, booking and messages end with the last day by themselves, before anything is written", async () => {
	const one = await holder();
	const client = await newActor(ctx);
	const booked = await bookAppointment(ctx, client, one.choose("2026-12-03T10:00:00.000Z"));
	const before = atTime(ctx, stillValid);
	expect(await statusOf(one.id, before)).toBe("expiring");
	expect((await slotsOf(before, one)).slots.length).toBeGreaterThan(0);
	await bookAppointment(before, client, one.choose("2026-12-04T10:00:00.000Z"));
	const after = atTime(ctx, ended);
	expect(await kept(one.id)).toMatchObject({ licence: "active" });
	expect(await statusOf(one.id, after)).toBe("unverified");
	expect((await listPublicProfiles(after, [one.id]))[0]?.licences).toMatchObject([{ status: "expired" }]);
	expect(await findBookable(after, one.id)).toMatchObject({ status: "unverified", announced: null });
	expect(await outcomeOf(slotsOf(after, one))).toBe("not_bookable");
	expect(await outcomeOf(bookAppointment(after, client, one.choose("2026-12-05T10:00:00.000Z")))).toBe("not_bookable");
	const asked = threadRequest.parse({ name: "Ana", language: "es", body: "Can you help me?", other_party: "None" });
	expect(await outcomeOf(askProfessional(after, await newActor(ctx), one.id, asked))).toBe("not_found");
	expect((await requireAppointment(after, client, booked.id)).kept.status).toBe("confirmed");
});

test("A request is not accepted once the licence has ended", async () => {
	const one = await holder();
	await site.d1.prepare("UPDATE availabilities SET confirmation = 'request' WHERE business_id = ?").bind(one.id).run();
	const late = atTime(ctx, "2026-11-30T20:00:00.000Z");
	const { id, version } = await bookAppointment(late, await newActor(ctx), one.choose("2026-12-03T10:00:00.000Z"));
	const accept = (of: Ctx) => outcomeOf(decide(of, one.owner, id, "accept", { version }));
	expect(await accept(atTime(ctx, ended))).toBe("not_bookable");
	expect(await accept(atTime(ctx, stillValid))).toBe("done");
});

test("After the last day the profile leaves search, and owner, clients and who saved it hear of it once", async () => {
	const one = await holder();
	const [client, saver, other] = [await newActor(ctx), await newActor(ctx), await newActor(ctx)];
	const { id } = await bookAppointment(ctx, client, one.choose("2026-12-03T10:00:00.000Z"));
	await bookAppointment(ctx, client, one.choose("2026-12-04T10:00:00.000Z"));
	await bookAppointment(ctx, other, one.choose("2026-11-25T10:00:00.000Z"));
	await saveBookmarks(ctx, saver, [one.id]);
	await site.d1.prepare("DELETE FROM outbox").run();
	await endLicences(atTime(ctx, stillValid));
	expect(await kept(one.id)).toMatchObject({ status: one.business.status, licence: "active" });
	for (const late of [0, 1, 600])
		await endLicences(atTime(ctx, new Date(Date.parse(ended) + late * 1000).toISOString()));
	expect(await kept(one.id)).toMatchObject({ status: "unverified", licence: "expired", version: 2 });
	expect((await expectIndexed(atTime(ctx, ended), one.id))?.listing).toBeNull();
	expect(await kindsTo(ctx, client.user_id)).toEqual(["professional_unlisted"]);
	// Whose appointment is over.
	expect(await kindsTo(ctx, other.user_id)).toEqual([]);
	const letters = await delivered(ended);
	expect(letters.map(({ to, subject }) => [to, subject]).sort()).toEqual(
		[
			[client.email, "Someone you have an appointment with is no longer verified"],
			[one.owner.email, "Your licence has ended"],
			[saver.email, "Someone you saved is no longer verified"],
		].sort(),
	);
	const toClient = letters.find(({ to }) => to === client.email);
	expect(toClient?.text).toContain(one.business.name);
	expect(toClient?.text).toContain(`/appointments/${id}`);
	await endLicences(atTime(ctx, "2027-06-01T00:00:00.000Z"));
	expect(await delivered("2027-06-01T00:00:00.000Z")).toEqual([]);
	expect((await requireAppointment(ctx, client, id)).kept.status).toBe("confirmed");
});

test.each([
	["KI", "2026-11-30T12:00:00.000Z"],
	["NZ", "2026-11-30T11:00:00.000Z"],
	["NP", "2026-11-30T18:15:00.000Z"],
	["US", "2026-12-01T10:00:00.000Z"],
	["AS", "2026-12-01T11:00:00.000Z"],
])("A licence for %s leaves search from %s on, on whichever day it is elsewhere", async (jurisdiction, end) => {
	const one = await holder({ jurisdiction });
	await endLicences(atTime(ctx, new Date(Date.parse(end) - 1).toISOString()));
	expect(await kept(one.id)).toMatchObject({ licence: "active" });
	await endLicences(atTime(ctx, end));
	expect(await kept(one.id)).toMatchObject({ status: "unverified", licence: "expired" });
});

test.each([
	["2028-02-28", "2028-02-28T23:59:59.999Z", "2028-02-29T00:00:00.000Z"],
	["2028-02-29", "2028-02-29T23:59:59.999Z", "2028-03-01T00:00:00.000Z"],
	["2026-12-31", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"],
])("Of a leap year, and at the end of the year, the %s is whole", async (expires_on, before, after) => {
	const one = await holder({ expires_on });
	await endLicences(atTime(ctx, before));
	expect(await kept(one.id)).toMatchObject({ licence: "active" });
	await endLicences(atTime(ctx, after));
	expect(await kept(one.id)).toMatchObject({ licence: "expired" });
});

test("Another licence of the profession keeps the tier, and the owner reads that it does", async () => {
	const one = await holder();
	await anotherLicence(ctx, one.id, {});
	const { version } = (await kept(one.id)) ?? {};
	await endLicences(atTime(ctx, ended));
	expect(await kept(one.id)).toMatchObject({ status: "verified", licence: "expired", version: (version ?? 0) + 1 });
	const listed = await expectIndexed(atTime(ctx, ended), one.id);
	expect(listed?.listing).toMatchObject({ tier: one.business.tier });
	const [letter, ...more] = await delivered(ended);
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ to: one.owner.email, subject: "Your licence has ended" });
	expect(letter?.text).toContain("stays listed with your other licence");
});

test("A licence of another profession keeps nobody listed", async () => {
	const one = await holder({ profession: "Abogada" });
	await site.d1.prepare("UPDATE businesses SET category = 'immigration_lawyers' WHERE id = ?").bind(one.id).run();
	await anotherLicence(ctx, one.id, { profession: "Traductora jurada" });
	await endLicences(atTime(ctx, ended));
	expect(await kept(one.id)).toMatchObject({ status: "unverified" });
});

test("Warnings come 60, 30, 7 and 1 days before, each once, however often the job runs", async () => {
	await holder({ expires_on: "2027-03-31" });
	const heard: [string, string][] = [];
	for (const left of [61, 60, 59, 31, 30, 29, 8, 7, 6, 2, 1, 0]) {
		const day = Date.parse("2027-03-31T00:00:00.000Z") - left * 86_400_000;
		const at = (hours: number) => new Date(day + hours * 3_600_000).toISOString();
		await warnForAnHour(ctx, at(0));
		const letters = await delivered(at(1));
		for (const { subject } of letters) heard.push([at(1).slice(0, 10), subject]);
		if (letters.length > 0 || isLong) await warnForAnHour(ctx, at(22));
	}
	expect(heard).toEqual([
		["2027-01-30", "Your licence ends in 60 days"],
		["2027-03-01", "Your licence ends in 30 days"],
		["2027-03-24", "Your licence ends in 7 days"],
		["2027-03-30", "Your licence ends tomorrow"],
	]);
}, 300_000);

test("After the job was down only the nearest of several warnings comes, and none for what has ended", async () => {
	const [soon, over] = [await holder({ expires_on: "2027-03-31" }), await holder({ expires_on: "2027-03-20" })];
	await warnForAnHour(ctx, "2027-03-27T06:00:00.000Z");
	expect(await kindsTo(ctx, soon.owner.user_id)).toEqual(["licence_ends"]);
	expect(await kept(soon.id)).toMatchObject({ warned_days: 7, status: "expiring" });
	expect(await kindsTo(ctx, over.owner.user_id)).toEqual([]);
	const [letter] = (await delivered("2027-03-27T08:00:00.000Z")).filter(({ to }) => to === soon.owner.email);
	expect(letter?.subject).toBe("Your licence ends in 4 days");
	expect(letter?.text).toContain("31 March 2027");
	await endLicences(atTime(ctx, "2027-04-02T00:00:00.000Z"));
});

test("From thirty days before the end on the profile and its card say that it expires soon", async () => {
	const one = await holder({ expires_on: "2027-03-31" });
	await setStatus(one.id, "verified");
	await warnForAnHour(ctx, "2027-02-28T22:00:00.000Z");
	expect(await kept(one.id)).toMatchObject({ status: "verified", warned_days: 60 });
	await warnForAnHour(ctx, "2027-03-01T00:00:00.000Z");
	expect(await kept(one.id)).toMatchObject({ status: "expiring", warned_days: 30 });
	const listed = await expectIndexed(atTime(ctx, "2027-03-01T00:00:00.000Z"), one.id);
	expect(listed?.listing?.card.status).toBe("expiring");
	await endLicences(atTime(ctx, "2027-04-02T00:00:00.000Z"));
});

test("A warning that waits is not sent once the licence was renewed", async () => {
	const one = await holder({ expires_on: "2027-03-31" });
	await warnForAnHour(ctx, "2027-03-28T00:00:00.000Z");
	expect(await kindsTo(ctx, one.owner.user_id)).toEqual(["licence_ends"]);
	await site.d1.prepare("UPDATE licences SET expires_on = '2028-03-31' WHERE id = ?").bind(one.licence_id).run();
	expect(await delivered("2027-03-28T09:00:00.000Z")).toEqual([]);
});

test.each(["suspended", "closed", "pending", "unverified"] as const)(
	"Who is %s is warned of nothing, and stays so when the licence ends and when another holds",
	async (status) => {
		const one = await holder();
		await anotherLicence(ctx, one.id, {});
		await setStatus(one.id, status);
		await warnForAnHour(ctx, "2026-11-29T00:00:00.000Z");
		await endLicences(atTime(ctx, endedAnywhere));
		expect(await kept(one.id)).toMatchObject({ status, licence: "expired", warned_days: null });
		expect(await kindsTo(ctx, one.owner.user_id)).toEqual([]);
		expect(await statusOf(one.id, atTime(ctx, endedAnywhere))).toBe(status);
	},
);

test("Runs at the same time end each licence once and say it once", async () => {
	const all = [await holder(), await holder(), await holder()];
	await Promise.all(Array.from({ length: 6 }, () => endLicences(atTime(ctx, ended))));
	for (const { id, owner } of all) {
		expect(await kept(id)).toMatchObject({ status: "unverified", licence: "expired", version: 2 });
		expect(await kindsTo(ctx, owner.user_id)).toEqual(["licence_ended"]);
	}
	const soon = [await holder({ expires_on: "2027-03-31" }), await holder({ expires_on: "2027-03-31" })];
	await Promise.all(Array.from({ length: 6 }, () => warnOfLicences(atTime(ctx, "2027-03-30T12:00:00.000Z"))));
	for (const { owner } of soon) expect(await kindsTo(ctx, owner.user_id)).toEqual(["licence_ends"]);
	await endLicences(atTime(ctx, "2027-04-02T00:00:00.000Z"));
});

/** The same site whose database answers no batch after so many, the last of them written but its answer lost. */
function dyingAfter(of: Ctx, batches: number): Ctx {
	const { $client: d1 } = of.db;
	let done = 0;
	const client = {
		prepare: d1.prepare,
		async batch(statements: D1PreparedStatement[]) {
			if (++done > batches) throw new Error("killed");
			const results = await d1.batch(statements);
			if (done === batches) throw new Error("killed");
			return results;
		},
	};
	return { ...of, db: Object.create(of.db, { $client: { value: client } }) };
}

test.each([1, 2, 3, 4])(
	"A run that is killed at its batch %i goes on, and every step is made once",
	async (batches) => {
		const all = [await holder(), await holder(), await holder()];
		const client = await newActor(ctx);
		for (const { choose } of all.slice(0, 1)) await bookAppointment(ctx, client, choose("2026-12-03T10:00:00.000Z"));
		await site.d1.prepare("DELETE FROM outbox").run();
		const at = atTime(ctx, "2026-11-29T13:00:00.000Z");
		await warnOfLicences(dyingAfter(at, batches)).catch(() => {});
		await warnOfLicences(at);
		await warnOfLicences(at);
		await endLicences(dyingAfter(atTime(ctx, ended), batches)).catch(() => {});
		await endLicences(atTime(ctx, ended));
		await endLicences(atTime(ctx, ended));
		for (const { id, owner } of all) {
			expect(await kept(id)).toMatchObject({ status: "unverified", licence: "expired", warned_days: 1 });
			expect(await kindsTo(ctx, owner.user_id)).toEqual(["licence_ends", "licence_ended"]);
			await expectIndexed(atTime(ctx, ended), id);
		}
		expect((await kindsTo(ctx, client.user_id)).filter((kind) => kind === "professional_unlisted")).toHaveLength(1);
	},
);

test("One licence that cannot be ended keeps none of the others", async () => {
	const all = [await holder(), await holder(), await holder()];
	const bad = all[1]?.licence_id;
	await site.d1
		.prepare(
			`CREATE TRIGGER broken BEFORE UPDATE ON licences WHEN OLD.id = '${bad}' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
		)
		.run();
	const logged: unknown[] = [];
	await endLicences({ ...atTime(ctx, ended), log: (_, fields) => void logged.push(fields) });
	await site.d1.prepare("DROP TRIGGER broken").run();
	expect(await Promise.all(all.map(async ({ id }) => (await kept(id))?.licence))).toEqual([
		...["expired", "active", "expired"],
	]);
	expect(logged).toMatchObject([{ job: "endLicences" }]);
	await endLicences(atTime(ctx, ended));
	expect(await kept(all[1]?.id ?? "")).toMatchObject({ licence: "expired", version: 2 });
});

test("A run that has nothing to do reads as few rows however many licences have ended before", async () => {
	const reads = async (job: (of: Ctx) => Promise<void>) => {
		const counted = testCtx(site.d1, endedAnywhere);
		await job(counted);
		return counted.meter.rowsRead;
	};
	await endLicences(atTime(ctx, endedAnywhere));
	const before = [await reads(endLicences), await reads(warnOfLicences)];
	await site.d1
		.prepare(
			`INSERT INTO licences (id, business_id, profession, register, register_url, number, jurisdiction, status, issued_on, expires_on, checked_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
			SELECT printf('%032x', i), (SELECT id FROM businesses WHERE status = 'closed' LIMIT 1), 'Abogada', 'Old', '', i, 'ES',
				iif(i % 2, 'expired', 'active'), '2001-01-01', iif(i % 2, date('2026-11-30', '-' || (i % 3000) || ' days'), '2029-01-01'), '2020-01-01T00:00:00.000Z'
			FROM n`,
		)
		.run();
	expect([await reads(endLicences), await reads(warnOfLicences)]).toEqual(before);
	expect(Math.max(...before)).toBeLessThan(30);
	await site.d1.prepare("DELETE FROM licences WHERE register = 'Old'").run();
});
