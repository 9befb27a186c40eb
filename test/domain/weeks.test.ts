import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { settleAppointments } from "#domain/appointments/settling.server.ts";
import { countView, findFigures } from "#domain/businesses/weeks.server.ts";
import {
	answerHours,
	figuresOf,
	mondayOf,
	sumOf,
	type Week,
	weeksAfter,
	weeksUntil,
} from "#domain/businesses/weeks.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { askProfessional, threadOfAppointment } from "#domain/messages/asking.server.ts";
import { blockOther, decideThread } from "#domain/messages/deciding.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { weeksOf } from "#drizzle/seed/weeks.ts";
import { ceilingOf } from "../../app/components/business-area/chart-scale.ts";
import { newActor, withRole } from "../support/actors.ts";
import { appointmentOf, practice } from "../support/appointments.ts";
import { testCtx, testNow } from "../support/database.ts";
import { atOnce, fromNetwork, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
	await site.d1.prepare("DELETE FROM business_weeks").run();
});
afterAll(() => site.close());
beforeEach(() => site.d1.prepare("DELETE FROM rate_limits").run());

const none = { views: 0, requests: 0, bookings: 0, answers: 0, answer_minutes: 0 };
const noon = "2026-11-25T12:00:00.000Z";
const hoursLater = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
const at = (hours: number): Ctx => ({ ...site.ctx, now: () => new Date(hoursLater(testNow, hours)) });

/** All that was ever counted of a profile, whichever week. */
async function countsOf(business_id: string) {
	const { results } = await site.d1
		.prepare("SELECT * FROM business_weeks WHERE business_id = ?")
		.bind(business_id)
		.all<Week>();
	return sumOf(results);
}

test("A week begins on Monday at midnight in UTC, across years and leap days", () => {
	const mondays = [
		["2026-11-22T23:59:59.999Z", "2026-11-16"],
		["2026-11-23T00:00:00.000Z", "2026-11-23"],
		["2026-12-31T12:00:00.000Z", "2026-12-28"],
		["2027-01-01T00:00:00.000Z", "2026-12-28"],
		["2027-01-03T23:59:59.999Z", "2026-12-28"],
		["2027-01-04T00:00:00.000Z", "2027-01-04"],
		["2028-02-29T05:00:00.000Z", "2028-02-28"],
		["2028-03-05T05:00:00.000Z", "2028-02-28"],
		["1969-12-31T00:00:00.000Z", "1969-12-29"],
	] as const;
	for (const [instant, monday] of mondays) expect(mondayOf(instant), instant).toBe(monday);
	expect(weeksAfter("2028-02-28", 1)).toBe("2028-03-06");
	expect(weeksAfter("2027-01-04", -53)).toBe("2025-12-29");
});

test("The last weeks are all there, oldest first, and zeros where nothing was counted", () => {
	const row = { week: "2026-12-28", ...none, views: 7 };
	expect(weeksUntil("2027-01-04", 3, [row, { week: "2026-01-05", ...none, views: 100 }])).toEqual([
		{ week: "2026-12-21", ...none },
		row,
		{ week: "2027-01-04", ...none },
	]);
});

test("An answer's time is the mean of all answers, to a tenth of an hour; of none there is none", () => {
	expect(answerHours(none)).toBeNull();
	expect(answerHours({ answers: 3, answer_minutes: 200 })).toBe(1.1);
	expect(answerHours({ answers: 2, answer_minutes: 0 })).toBe(0.1);
	const weeks = [
		{ ...none, answers: 1, answer_minutes: 600 },
		{ ...none, answers: 9, answer_minutes: 600 },
	];
	expect(answerHours(sumOf(weeks))).toBe(2);
});

test("Full weeks are compared with full weeks before, and only where counting had begun by then", () => {
	const now = new Date("2026-11-26T10:00:00.000Z");
	const rows = Array.from({ length: 60 }, (_, i) => ({
		...{ week: weeksAfter("2026-11-23", -i), ...none },
		views: i === 0 ? 1000 : i <= 12 ? 10 : 5,
	}));
	const business = { id: "b", name: "B" };
	const year = figuresOf(now, 52, { business, since: "2025-01-06", rows });
	expect(year.weeks.map(({ week }) => week)).toEqual(
		Array.from({ length: 52 }, (_, i) => weeksAfter("2026-11-23", i - 52)),
	);
	expect([year.this_week.views, year.total.views]).toEqual([null, 12 * 10 + 40 * 5]);
	const quarter = figuresOf(now, 12, { business, since: "2026-06-08", rows });
	expect(quarter.weeks[0]?.week).toBe("2026-08-31");
	expect(quarter.compared).toMatchObject({ last: { views: 120 }, before: { views: 60 } });
	expect(year.compared).toEqual(quarter.compared);
	expect(figuresOf(now, 12, { business, since: "2026-06-15", rows }).compared).toBeNull();
	expect(figuresOf(now, 12, { business, since: null, rows: [] }).compared).toBeNull();
});

test("A scale ends at a round number with a round half, no lower than the highest bar", () => {
	const ceilings = [0, 0.4, 2, 2.1, 5, 9, 10, 11, 61, 74, 99, 101, 1234].map(ceilingOf);
	expect(ceilings).toEqual([2, 2, 2, 4, 6, 10, 10, 20, 80, 80, 100, 200, 2000]);
});

test("The demo's figures go back more than a year, end now, and each is possible", () => {
	for (const now of ["2026-11-23T00:00:30.000Z", "2027-01-03T23:30:00.000Z", "2028-02-29T12:00:00.000Z"]) {
		const weeks = weeksOf(1, new Date(now));
		expect(weeks.map(({ week }) => week)).toEqual(
			Array.from({ length: 60 }, (_, i) => weeksAfter(mondayOf(now), i - 59)),
		);
		for (const { views, requests, bookings, answers, answer_minutes } of weeks) {
			expect(views >= requests && requests >= bookings && requests >= answers).toBe(true);
			expect(answers === 0).toBe(answer_minutes === 0);
		}
		expect(sumOf(weeks).views).toBeGreaterThan(1000);
		expect(weeksOf(1, new Date(now))).toEqual(weeks);
	}
});

test("A meeting that is booked at once is a booking, once, however often it is moved", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx);
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon), "key");
	expect(await countsOf(business.id)).toEqual({ ...none, bookings: 1 });
	await bookAppointment(ctx, client, choose(noon), "key");
	const moved = await decide(ctx, client, made.id, "reschedule", { version: 1, starts_at: hoursLater(noon, 4) });
	expect(moved.status).toBe("confirmed");
	const proposed = await decide(ctx, owner, made.id, "propose", { version: 2, starts_at: hoursLater(noon, 8) });
	await decide(ctx, client, made.id, "accept", { version: proposed.version });
	await decide(ctx, client, made.id, "cancel", { version: proposed.version + 1 });
	expect(await countsOf(business.id)).toEqual({ ...none, bookings: 1 });
});

test("A request counts, then its answer with the time it took, and the booking where it is a yes", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon));
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 1 });
	await decide(at(2), owner, made.id, "accept", { version: 1 });
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 1, bookings: 1, answers: 1, answer_minutes: 120 });
	const other = await bookAppointment(ctx, client, choose(hoursLater(noon, 5)));
	await decide(at(1), owner, other.id, "decline", { version: 1, reason: "I am away" });
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 2, bookings: 1, answers: 2, answer_minutes: 180 });
});

test("The first answer counts, be it another time; what follows on it does not, and the client's yes is the booking", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const { id } = await bookAppointment(ctx, client, choose(noon));
	// The client names another time before anybody has answered: they have waited since they asked.
	await decide(at(1), client, id, "reschedule", { version: 1, starts_at: hoursLater(noon, 3) });
	await decide(at(3), owner, id, "propose", { version: 2, starts_at: hoursLater(noon, 6) });
	const answered = { ...none, requests: 1, answers: 1, answer_minutes: 180 };
	expect(await countsOf(business.id)).toEqual(answered);
	await decide(at(4), client, id, "reschedule", { version: 3, starts_at: hoursLater(noon, 9) });
	await decide(at(5), owner, id, "propose", { version: 4, starts_at: hoursLater(noon, 12) });
	await decide(at(6), client, id, "accept", { version: 5 });
	expect(await countsOf(business.id)).toEqual({ ...answered, bookings: 1 });
	// A confirmed meeting that is moved and agreed again is no other booking.
	await decide(at(7), client, id, "reschedule", { version: 6, starts_at: hoursLater(noon, 15) });
	await decide(at(8), owner, id, "accept", { version: 7 });
	expect(await countsOf(business.id)).toEqual({ ...answered, bookings: 1 });
});

test("What nobody answered, and what the client took back, is a request and nothing more", async () => {
	const { ctx } = site;
	const { business, choose } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const { id } = await bookAppointment(ctx, client, choose(noon));
	await decide(ctx, client, id, "cancel", { version: 1 });
	await bookAppointment(ctx, client, choose(hoursLater(noon, 3)));
	await settleAppointments(at(49));
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 2 });
});

test("Of fifty who want one time one is counted, and of fifty answers to it one", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, { confirmation: "request" });
	const clients = await Promise.all(Array.from({ length: 50 }, () => newActor(ctx)));
	const outcomes = await outcomesOf(clients.map((client) => bookAppointment(ctx, client, choose(noon))));
	expect(outcomes).toEqual({ done: 1, slot_taken: 49 });
	const row = await site.d1
		.prepare("SELECT id FROM appointments WHERE business_id = ? AND status = 'pending'")
		.bind(business.id)
		.first<{ id: string }>();
	const accept = () => decide(at(1), owner, row?.id ?? "", "accept", { version: 1 });
	expect(await outcomesOf(Array.from({ length: 50 }, accept))).toMatchObject({ done: 1 });
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 1, bookings: 1, answers: 1, answer_minutes: 60 });
});

const request = threadRequest.parse({ name: "Amal", language: "en", body: "My landlord keeps my deposit." });

test("A thread is a request once, and its answer counts; closing one is no answer", async () => {
	const { ctx } = site;
	const { business, owner } = await practice(ctx);
	const [one, two, three] = [await newActor(ctx), await newActor(ctx), await newActor(ctx)];
	const asked = await askProfessional(ctx, one, business.id, request, "key");
	await askProfessional(ctx, one, business.id, request, "key");
	await outcomesOf([askProfessional(ctx, one, business.id, request)]);
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 1 });
	await outcomesOf(Array.from({ length: 20 }, () => decideThread(at(3), owner, asked, "accept")));
	const closed = await askProfessional(ctx, two, business.id, request);
	await decideThread(at(1), two, closed, "close");
	const refused = await askProfessional(ctx, three, business.id, request);
	await decideThread(at(1), owner, refused, "decline", "Not my field");
	expect(await countsOf(business.id)).toEqual({ ...none, requests: 3, answers: 2, answer_minutes: 240 });
});

test("What is kept from the professional counts nothing, not even once an appointment brings it to light", async () => {
	const { ctx } = site;
	const { business, owner } = await practice(ctx);
	const client = await newActor(ctx);
	const first = await askProfessional(ctx, client, business.id, request);
	await decideThread(at(1), owner, first, "decline", "Not my field");
	const before = await countsOf(business.id);
	await blockOther(ctx, owner, first);
	await askProfessional(ctx, client, business.id, request);
	expect(await countsOf(business.id)).toEqual(before);
	const met = await appointmentOf(ctx, client, business.id, "confirmed");
	await threadOfAppointment(at(30), owner, met);
	expect(await countsOf(business.id)).toEqual(before);
});

test("Fifty views at once are fifty, in the week in which they were", async () => {
	const { ctx } = site;
	const { business, owner } = await practice(ctx);
	await atOnce(50, () => countView(ctx, null, business.id));
	expect(await countsOf(business.id)).toEqual({ ...none, views: 50 });
	await countView(fromNetwork(at(7 * 24), "203.0.113.9"), null, business.id);
	const figures = await findFigures(at(7 * 24), owner, 12);
	expect([figures?.weeks.at(-1)?.views, figures?.this_week.views, figures?.since]).toEqual([50, null, "2026-11-16"]);
	// A first view is told as late as every other.
	expect((await findFigures(ctx, owner, 12))?.since).toBeNull();
});

test("Views of the owner, of profiles that are not listed or not there, and too many from one network count nothing", async () => {
	const { ctx } = site;
	const { business, owner } = await practice(ctx);
	const visitor = await newActor(ctx);
	await site.d1.prepare("DELETE FROM rate_limits").run();
	await countView(ctx, owner, business.id);
	expect(await countsOf(business.id)).toEqual(none);
	await countView(ctx, visitor, business.id);
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(business.id).run();
	await countView(ctx, visitor, business.id);
	await countView(ctx, visitor, "0".repeat(32));
	await site.d1.prepare("UPDATE businesses SET status = 'verified' WHERE id = ?").bind(business.id).run();
	expect(await countsOf(business.id)).toEqual({ ...none, views: 1 });
	await atOnce(100, () => countView(ctx, null, business.id));
	// Four of this network's sixty an hour have gone to the views above.
	expect(await countsOf(business.id)).toEqual({ ...none, views: 57 });
	await countView(fromNetwork(ctx, "198.51.100.1"), null, business.id);
	await countView(at(1.1), null, business.id);
	expect(await countsOf(business.id)).toEqual({ ...none, views: 59 });
	// One counter a network, whichever profiles: nothing says who has looked at what.
	const { results } = await site.d1.prepare("SELECT count(*) AS n FROM rate_limits").all();
	expect(results).toEqual([{ n: 2 }]);
});

test("Figures are their owner's alone, and end with their account", async () => {
	const { ctx } = site;
	const { business, owner } = await practice(ctx);
	const { owner: another } = await practice(ctx);
	await countView(ctx, null, business.id);
	expect((await findFigures(at(7 * 24), owner, 12))?.since).not.toBeNull();
	expect(await findFigures(ctx, another, 12)).toMatchObject({ since: null, this_week: { ...none, views: null } });
	expect(await findFigures(ctx, (await withRole(ctx, "admin")).actor, 12)).toBeNull();
	const admin = (await withRole(ctx, "admin")).actor;
	await eraseUser(ctx, admin, owner.user_id);
	expect(await countsOf(business.id)).toEqual(none);
});

test("However long the history, a page of figures reads at most eighty rows", async () => {
	const { business, owner } = await practice(site.ctx);
	const long = Array.from({ length: 520 }, (_, i) => weeksAfter("2026-11-16", -i));
	await site.d1
		.prepare("INSERT INTO business_weeks SELECT ?, value, 40, 4, 2, 3, 300 FROM json_each(?)")
		.bind(business.id, JSON.stringify(long))
		.run();
	const rowsOf = async (weeks: 12 | 52, who: Professional = owner) => {
		const ctx = testCtx(site.d1);
		await findFigures(ctx, who, weeks);
		expect(ctx.meter.reads).toHaveLength(1);
		return ctx.meter.rowsRead;
	};
	expect(await rowsOf(52)).toBeLessThanOrEqual(80);
	expect(await rowsOf(12)).toBeLessThanOrEqual(40);
});
