import { afterAll, beforeAll, expect, test } from "vitest";
import { appointmentLimits, isLateCancellation } from "#domain/appointments/appointments.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { listEvents } from "#domain/appointments/history.server.ts";
import { dropHold, expireHolds, findHold, holdSlot } from "#domain/appointments/holds.server.ts";
import { listAppointments, type OwnAppointment, requireAppointment } from "#domain/appointments/reading.server.ts";
import { settleAppointments } from "#domain/appointments/settling.server.ts";
import { saveAvailability } from "#domain/availability/availability.server.ts";
import type { Availability } from "#domain/availability/availability.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import { type Person, requireActor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newActor, withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { wrongInCalendars } from "../support/bookings.ts";
import { testCtx } from "../support/database.ts";
import { atOnce, outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(async () => {
	expect(await wrongInCalendars(site.ctx)).toEqual([]);
	await site.close();
});

/** Rows of every table that a booking touches: a refused command leaves them as they were. */
const rowsOf = async (ctx: Ctx) =>
	Object.fromEntries(
		await Promise.all(
			["appointments", "appointment_events", "quanta", "busy_days", "outbox", "notifications"].map(async (table) => {
				const { results } = await ctx.db.$client.prepare(`SELECT count(*) AS n FROM ${table}`).all<{ n: number }>();
				return [table, results[0]?.n];
			}),
		),
	);

const noon = "2026-11-25T12:00:00.000Z";
const laterThan = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

test("Where hours are instant a booking is confirmed at once, and its terms are those of the day", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, { late_fee: "half_fee", bring: "Your passport" });
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon, { facts: "A refused visa", other_party: "The office" }));
	expect(made).toMatchObject({
		business_id: business.id,
		status: "confirmed",
		starts_at: noon,
		party: "client",
		sequence: 0,
		version: 1,
		facts: "A refused visa",
		terms: { late_fee: "half_fee", bring: "Your passport", currency: business.currency },
		decisions: ["reschedule", "cancel"],
		meeting_url: null,
	});
	expect(Object.keys(made)).not.toContain("client_id");
	expect(Object.keys(made)).not.toContain("room");
	expect((await listEvents(ctx, client, made.id)).map(({ act, party }) => [act, party])).toEqual([
		["booked", "client"],
	]);
	const [theirs] = await listAppointments(ctx, owner, { party: "business", list: "upcoming" });
	expect(theirs).toMatchObject({ id: made.id, party: "business", decisions: ["propose", "cancel"] });
});

// The complaint: two pending requests, both confirmed (calcom #29958, #10789).
test("Where the professional wants to say yes first, a request blocks its time until it is answered", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const [one, two] = [await newActor(ctx), await newActor(ctx)];
	const made = await bookAppointment(ctx, one, choose(noon));
	expect(made).toMatchObject({ status: "pending", awaiting: "business", decisions: ["reschedule", "cancel"] });
	expect(await outcomeOf(bookAppointment(ctx, two, choose(noon)))).toBe("slot_taken");
	const accepted = await decide(ctx, owner, made.id, "accept", { version: 1 });
	expect(accepted).toMatchObject({ status: "confirmed", awaiting: null, expires_at: null, sequence: 1, version: 2 });
	expect(await outcomeOf(bookAppointment(ctx, two, choose(noon)))).toBe("slot_taken");
	const other = await bookAppointment(ctx, two, choose(laterThan(noon, 4)));
	const declined = await decide(ctx, owner, other.id, "decline", { version: 1, reason: "Not my field" });
	expect(declined).toMatchObject({
		status: "cancelled",
		ended_by: "business",
		is_declined: true,
		reason: "Not my field",
	});
	expect(await outcomeOf(bookAppointment(ctx, two, choose(laterThan(noon, 4))))).toBe("done");
});

test("A no to a proposal is a refusal, whoever says it and however often there was a yes before; taking one back is not", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const ends = async (by: "client" | "business", decision: "decline" | "cancel", hours: number) => {
		const asked = await bookAppointment(ctx, client, choose(laterThan(noon, hours)));
		const agreed = await decide(ctx, owner, asked.id, "accept", { version: asked.version });
		const moved = await decide(ctx, owner, asked.id, "propose", {
			version: agreed.version,
			starts_at: laterThan(noon, hours + 2),
		});
		await decide(ctx, by === "client" ? client : owner, asked.id, decision, { version: moved.version });
		const listed = await listAppointments(ctx, client, { party: "client", list: "cancelled" });
		return listed.find(({ id }) => id === asked.id);
	};
	expect(await ends("client", "decline", 0)).toMatchObject({ ended_by: "client", is_declined: true });
	expect(await ends("business", "cancel", 24)).toMatchObject({ ended_by: "business", is_declined: false });
});

test("Of the same time wanted by many, of different lengths, one is booked, and the rest are shown what is near", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	const people = await atOnce(12, () => newActor(ctx));
	const wants = people.map((one, i) =>
		bookAppointment(
			ctx,
			one,
			choose(noon, { legal_service_id: business.services[i % business.services.length]?.legal_service_id }),
		),
	);
	const settled = await Promise.allSettled(wants);
	const refused = settled.filter((one) => one.status === "rejected").map(({ reason }) => reason);
	expect(refused).toHaveLength(11);
	for (const { code, values } of refused) {
		expect(code).toBe("slot_taken");
		expect(values.nearest).toHaveLength(3);
		expect(values.nearest).not.toContain(noon);
	}
});

// The complaint: SEQUENCE stuck, so that calendars show two (calcom #22779), and time that is not given back (#3848).
test("A move keeps the appointment and its id, frees the old time, and its sequence grows: 0, 1, 2, 3", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx);
	const [client, other] = [await newActor(ctx), await newActor(ctx)];
	const sequences: number[] = [];
	let now: OwnAppointment = await bookAppointment(ctx, client, choose(noon));
	sequences.push(now.sequence);
	for (const hours of [24, 48]) {
		now = await decide(ctx, client, now.id, "reschedule", { version: now.version, starts_at: laterThan(noon, hours) });
		sequences.push(now.sequence);
	}
	expect(now).toMatchObject({ status: "confirmed", starts_at: laterThan(noon, 48) });
	expect(await outcomeOf(bookAppointment(ctx, other, choose(noon)))).toBe("done");
	now = await decide(ctx, client, now.id, "cancel", { version: now.version });
	sequences.push(now.sequence);
	expect(sequences).toEqual([0, 1, 2, 3]);
	expect(await outcomeOf(bookAppointment(ctx, other, choose(laterThan(noon, 48))))).toBe("done");
	expect((await listEvents(ctx, client, now.id)).map(({ act }) => act)).toEqual([
		"booked",
		"rescheduled",
		"rescheduled",
		"cancelled",
	]);
});

test("A move may overlap the time that it leaves", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx);
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon));
	const starts_at = laterThan(noon, 0.25);
	const moved = await decide(ctx, client, made.id, "reschedule", { version: 1, starts_at });
	expect(moved).toMatchObject({ starts_at, status: "confirmed" });
});

test("What the professional proposes waits for the client, who may agree, refuse or name another time", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon));
	const proposed = await decide(ctx, owner, made.id, "propose", { version: 1, starts_at: laterThan(noon, 2) });
	expect(proposed).toMatchObject({ status: "pending", awaiting: "client", starts_at: laterThan(noon, 2) });
	expect(await outcomeOf(decide(ctx, owner, made.id, "accept", { version: 2 }))).toBe("not_now");
	const agreed = await decide(ctx, client, made.id, "accept", { version: 2 });
	expect(agreed).toMatchObject({ status: "confirmed", starts_at: laterThan(noon, 2) });
	// Hours are on request: what the client moves is asked anew.
	const moved = await decide(ctx, client, made.id, "reschedule", { version: 3, starts_at: laterThan(noon, 5) });
	expect(moved).toMatchObject({ status: "pending", awaiting: "business" });
});

test("A hold keeps a time for ten minutes, for its holder alone, and then it is free", async () => {
	const { ctx, clock } = site;
	const { choose, business } = await practice(ctx);
	const [one, two] = [await newActor(ctx), await newActor(ctx)];
	const { expires_at } = await holdSlot(ctx, one, choose(noon));
	expect(Date.parse(expires_at) - ctx.now().getTime()).toBe(appointmentLimits.holdSeconds * 1000);
	expect(await outcomeOf(holdSlot(ctx, two, choose(noon)))).toBe("slot_taken");
	expect(await outcomeOf(bookAppointment(ctx, two, choose(noon)))).toBe("slot_taken");
	const shown = async (client: Person) =>
		(await listSlots(ctx, business.id, { legal_service_id: null }, { client, appointment_id: null })).slots.includes(
			noon,
		);
	expect(await shown(two)).toBe(false);
	expect(await shown(one)).toBe(true);
	clock.pass(appointmentLimits.holdSeconds);
	// Before the schedule has come by.
	expect(await shown(two)).toBe(true);
	expect(await outcomeOf(bookAppointment(ctx, two, choose(noon)))).toBe("done");
	expect(await findHold(ctx, one, business.id)).toBeNull();
});

test("A hold is not renewed: whoever picks another time goes on with the same ten minutes", async () => {
	const { ctx, clock } = site;
	const { choose, business } = await practice(ctx);
	const client = await newActor(ctx);
	const first = await holdSlot(ctx, client, choose(noon));
	clock.pass(300);
	expect(await holdSlot(ctx, client, choose(noon))).toMatchObject({ expires_at: first.expires_at });
	expect(await holdSlot(ctx, client, choose(laterThan(noon, 3)))).toMatchObject({ expires_at: first.expires_at });
	const other = await newActor(ctx);
	expect(await outcomeOf(bookAppointment(ctx, other, choose(noon)))).toBe("done");
	await dropHold(ctx, client, business.id);
	expect(await outcomeOf(bookAppointment(ctx, other, choose(laterThan(noon, 3))))).toBe("done");
});

test("A person holds two times at once, however fast they ask", async () => {
	const { ctx } = site;
	const client = await newActor(ctx);
	const practices = [];
	for (let i = 0; i < 6; i++) practices.push(await practice(ctx));
	const outcomes = await outcomesOf(practices.map(({ choose }) => holdSlot(ctx, client, choose(noon))));
	expect(outcomes).toEqual({ done: 2, too_many_holds: 4 });
});

test("Booking what one holds takes the hold's place", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	const client = await newActor(ctx);
	await holdSlot(ctx, client, choose(noon));
	const made = await bookAppointment(ctx, client, choose(noon));
	expect(made.status).toBe("confirmed");
	expect(await findHold(ctx, client, business.id)).toBeNull();
	expect(await listAppointments(ctx, client, { party: "client", list: "upcoming" })).toHaveLength(1);
});

test("The schedule takes lapsed holds back", async () => {
	const { ctx, clock } = site;
	const { choose, business } = await practice(ctx);
	await holdSlot(ctx, await newActor(ctx), choose(noon));
	const held = () =>
		ctx.db.$client
			.prepare("SELECT count(*) AS n FROM quanta WHERE business_id = ?")
			.bind(business.id)
			.first<{ n: number }>();
	await expireHolds(ctx);
	expect((await held())?.n).toBeGreaterThan(0);
	clock.pass(appointmentLimits.holdSeconds);
	await expireHolds(ctx);
	expect(await held()).toEqual({ n: 0 });
});

test("A day with as many meetings as it may have takes no more, of however many at once", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx, { daily_cap: 3 });
	const people = await atOnce(10, () => newActor(ctx));
	const day = "2026-11-26T00:00:00.000Z";
	const outcomes = await outcomesOf(
		people.map((one, i) => bookAppointment(ctx, one, choose(laterThan(day, 2 * i + 1)))),
	);
	expect(outcomes).toEqual({ done: 3, slot_taken: 7 });
	expect(await outcomeOf(bookAppointment(ctx, people[0] as Person, choose(laterThan(day, 25))))).toBe("done");
});

test("A request that nobody answers lapses after two days, or when it would begin, and frees its time", async () => {
	const { ctx, clock } = site;
	const { choose } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const soon = laterThan(`${ctx.now().toISOString().slice(0, 13)}:00:00.000Z`, 5);
	const [early, late] = [
		await bookAppointment(ctx, client, choose(soon)),
		await bookAppointment(ctx, client, choose(laterThan(soon, 24 * 6))),
	];
	expect(early.expires_at).toBe(soon);
	expect(Date.parse(late.expires_at ?? "") - ctx.now().getTime()).toBe(appointmentLimits.requestHours * 3_600_000);
	clock.pass(6 * 3600);
	await settleAppointments(ctx);
	const statusOf = async (id: string) => (await requireAppointment(ctx, client, id)).kept.status;
	expect([await statusOf(early.id), await statusOf(late.id)]).toEqual(["expired", "pending"]);
	clock.pass(appointmentLimits.requestHours * 3600);
	await settleAppointments(ctx);
	expect(await statusOf(late.id)).toBe("expired");
	expect((await listEvents(ctx, client, late.id)).map(({ act, party }) => [act, party])).toEqual([
		["requested", "client"],
		["expired", null],
	]);
	expect(await outcomeOf(bookAppointment(ctx, client, choose(laterThan(soon, 24 * 6))))).toBe("done");
});

test("What has begun is completed by the professional, or by the schedule two hours after its end, or nobody came", async () => {
	const { ctx, clock } = site;
	const { choose, owner, minutes } = await practice(ctx);
	const client = await newActor(ctx);
	const start = laterThan(`${ctx.now().toISOString().slice(0, 13)}:00:00.000Z`, 3);
	const times = [start, laterThan(start, 3), laterThan(start, 6)];
	const [one, two, three] = [
		await bookAppointment(ctx, client, choose(times[0] as string)),
		await bookAppointment(ctx, client, choose(times[1] as string)),
		await bookAppointment(ctx, client, choose(times[2] as string)),
	];
	expect(await outcomeOf(decide(ctx, owner, one.id, "complete", { version: 1 }))).toBe("not_now");
	clock.pass(Math.ceil((Date.parse(times[2] as string) - ctx.now().getTime()) / 1000) + 60);
	expect(await decide(ctx, owner, one.id, "complete", { version: 1 })).toMatchObject({ status: "completed" });
	expect(await outcomeOf(decide(ctx, client, two.id, "complete", { version: 1 }))).toBe("not_now");
	expect(await decide(ctx, owner, two.id, "no-show", { version: 1 })).toMatchObject({
		status: "no_show",
		ended_by: "business",
	});
	expect(await outcomeOf(decide(ctx, client, three.id, "cancel", { version: 1 }))).toBe("not_now");
	clock.pass(minutes * 60 + appointmentLimits.completesAfterHours * 3600);
	await settleAppointments(ctx);
	expect((await requireAppointment(ctx, client, three.id)).kept).toMatchObject({ status: "completed", ended_by: null });
});

test("A stranger, a stale version and fifty copies at once leave no extra row in any table", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx);
	const [client, stranger] = [await newActor(ctx), await newActor(ctx)];
	const otherOwner = (await practice(ctx)).owner;
	const made = await bookAppointment(ctx, client, choose(noon));
	const before = await rowsOf(ctx);
	for (const who of [stranger, otherOwner]) {
		for (const decision of ["accept", "decline", "propose", "reschedule", "cancel", "complete", "no-show"] as const) {
			const input = { version: 1, reason: "No", starts_at: laterThan(noon, 3) };
			expect(await outcomeOf(decide(ctx, who, made.id, decision, input))).toBe("not_found");
		}
		expect(await outcomeOf(requireAppointment(ctx, who, made.id))).toBe("not_found");
	}
	expect(await outcomeOf(decide(ctx, client, made.id, "cancel", { version: 2 }))).toBe("conflict");
	expect(await rowsOf(ctx)).toEqual(before);
	const copies = Array.from({ length: 50 }, (_, i) =>
		decide(ctx, i % 2 ? client : owner, made.id, "cancel", { version: 1, reason: null }),
	);
	const { done, ...refused } = await outcomesOf(copies);
	expect(done).toBe(1);
	expect(Object.keys(refused).every((code) => code === "conflict" || code === "not_now")).toBe(true);
	const after = await rowsOf(ctx);
	expect(after.appointment_events).toBe((before.appointment_events ?? 0) + 1);
	expect(after.outbox).toBe((before.outbox ?? 0) + 2);
});

test("Who owns a profile acts for it with a second factor only, and never books with themself", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const made = await bookAppointment(ctx, await newActor(ctx), choose(noon));
	const half = requireActor({ ...owner, aal: "aal1", has_factor: false });
	expect(
		await outcomesOf([
			decide(ctx, half, made.id, "accept", { version: 1 }),
			listAppointments(ctx, half, { party: "business", list: "upcoming" }),
		]),
	).toEqual({ insufficient_aal: 2 });
	expect(await listEvents(ctx, half, made.id)).toEqual([]);
	expect(await listEvents(ctx, await newActor(ctx), made.id)).toEqual([]);
	expect(await listEvents(ctx, owner, made.id)).toHaveLength(1);
	expect(await outcomeOf(bookAppointment(ctx, owner, choose(laterThan(noon, 2))))).toBe("forbidden");
	expect(await outcomeOf(holdSlot(ctx, owner, choose(laterThan(noon, 2))))).toBe("forbidden");
});

test("Who is not listed, takes no bookings, or does not offer it, is not booked", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	const client = await newActor(ctx);
	const { $client: d1 } = ctx.db;
	const wrong = async (and: object) => outcomeOf(bookAppointment(ctx, client, choose(noon, and)));
	expect(await wrong({ legal_service_id: "nothing" })).toBe("invalid");
	expect(await wrong({ business_id: "0".repeat(32) })).toBe("not_found");
	expect(await wrong({ starts_at: "2026-11-25T12:07:00Z" })).toBe("slot_taken");
	expect(await wrong({ starts_at: "2020-11-25T12:00:00Z" })).toBe("slot_taken");
	for (const status of ["unverified", "pending", "suspended", "closed"]) {
		await d1.prepare("UPDATE businesses SET status = ? WHERE id = ?").bind(status, business.id).run();
		expect(await wrong({}), status).toBe("not_bookable");
		expect(await outcomeOf(listSlots(ctx, business.id, { legal_service_id: null }))).toBe("not_bookable");
	}
	await d1.prepare("UPDATE businesses SET status = 'verified' WHERE id = ?").bind(business.id).run();
	expect(await wrong({})).toBe("done");
});

// The complaint: a visitor overwrites the host's zone (calcom #15714).
test("What is booked stays at its instant when hours and zone change, and a visitor changes neither", async () => {
	const { ctx } = site;
	const { choose, business, owner } = await practice(ctx, { time_zone: "Europe/Madrid" });
	const client = await newActor(ctx);
	const made = await bookAppointment(ctx, client, choose(noon, { time_zone: "Pacific/Kiritimati" }));
	expect(made).toMatchObject({ time_zone: "Europe/Madrid", client_time_zone: "Pacific/Kiritimati" });
	const kept = await ctx.db.$client
		.prepare("SELECT time_zone, version FROM availabilities WHERE business_id = ?")
		.bind(business.id)
		.first();
	expect(kept).toEqual({ time_zone: "Europe/Madrid", version: 1 });
	const hours: Availability = {
		time_zone: "America/New_York",
		weekly: [],
		exceptions: [],
		buffer_before_minutes: 0,
		buffer_after_minutes: 0,
		notice_hours: 0,
		daily_cap: null,
		horizon_days: 30,
		step_minutes: 30,
		confirmation: "instant",
		free_cancellation_hours: 24,
		late_fee: "nothing",
		bring: "",
	};
	await saveAvailability(ctx, owner, business.id, 1, hours);
	const { kept: after } = await requireAppointment(ctx, client, made.id);
	expect(after).toMatchObject({ starts_at: noon, time_zone: "Europe/Madrid", status: "confirmed", version: 1 });
	expect(await outcomeOf(saveAvailability(ctx, owner, business.id, 1, hours))).toBe("conflict");
	const { actor: stranger } = await withRole(ctx, "business");
	expect(await outcomeOf(saveAvailability(ctx, stranger, business.id, 2, hours))).toBe("not_found");
});

test("Hours that change while somebody books refuse what was computed from the old ones", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	const client = await newActor(ctx);
	const { $client: d1 } = ctx.db;
	// Between the client's read and write the owner saves: the same statement that their save ends with.
	const racing: D1Database = {
		prepare: (sql: string) => d1.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			if (statements.length > 5)
				await d1
					.prepare("UPDATE availabilities SET version = version + 1 WHERE business_id = ?")
					.bind(business.id)
					.run();
			return d1.batch(statements);
		},
	} as unknown as D1Database;
	const db = Object.assign(Object.create(ctx.db), { $client: racing });
	expect(await outcomeOf(bookAppointment({ ...ctx, db }, client, choose(noon)))).toBe("conflict");
});

test("A month of slots costs one round trip and at most sixty rows, fully booked or empty", async () => {
	const { ctx } = site;
	const { choose, business, minutes } = await practice(ctx);
	const month = { legal_service_id: null, from: "2026-12-01", to: "2026-12-31" };
	const cost = async () => {
		// Of its own: what follows a booking goes on beside it.
		const reader = { ...testCtx(site.d1), now: ctx.now };
		const { meter } = reader;
		const trips = meter.reads.length;
		const { slots } = await listSlots(reader, business.id, month);
		return {
			trips: meter.reads.length - trips,
			rows: meter.reads.slice(trips).reduce((a, b) => a + b, 0),
			slots: slots.length,
		};
	};
	const empty = await cost();
	expect(empty.trips).toBe(1);
	expect(empty.rows).toBeLessThanOrEqual(60);
	const people = await atOnce(4, () => newActor(ctx));
	const step = Math.ceil(minutes / 15) * 15 * 60_000;
	const made = await bookAppointment(ctx, people[0] as Person, choose("2026-12-01T00:00:00Z"));
	// Fills the rest of the month as bookings would.
	const first = Date.parse("2026-12-01T00:00:00Z") / 900_000 + step / 900_000;
	const last = Date.parse("2027-01-01T00:00:00Z") / 900_000;
	await ctx.db.$client
		.prepare(
			`INSERT INTO quanta (business_id, quantum, appointment_id, is_start, held_until)
			WITH RECURSIVE q(n) AS (SELECT CAST(?3 AS INTEGER) UNION ALL SELECT n + 1 FROM q WHERE n + 1 < CAST(?4 AS INTEGER))
			SELECT ?1, n, ?2, 1, NULL FROM q`,
		)
		.bind(business.id, made.id, first, last)
		.run();
	const full = await cost();
	expect(full).toMatchObject({ trips: 1, slots: 0 });
	await ctx.db.$client
		.prepare("DELETE FROM quanta WHERE business_id = ? AND quantum >= CAST(? AS INTEGER)")
		.bind(business.id, first)
		.run();
	expect(full.rows).toBeLessThanOrEqual(60);
});

// The complaint: booking pages that leak people (calcom #21667).
test("Slots tell nothing of other clients", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	await bookAppointment(ctx, await newActor(ctx), choose(noon, { facts: "A secret", other_party: "Somebody" }));
	const slots = await listSlots(ctx, business.id, { legal_service_id: null });
	expect(Object.keys(slots).toSorted()).toEqual(["minutes", "modes", "slots", "time_zone"]);
	expect(JSON.stringify(slots)).not.toMatch(/secret|Somebody/);
});

test("A meeting by video opens ten minutes before it begins, in a room that nobody can guess, for the two alone", async () => {
	const { ctx, clock } = site;
	const { choose, owner, business } = await practice(ctx);
	const client = await newActor(ctx);
	if (!business.modes.includes("video"))
		await ctx.db.$client.prepare(`UPDATE businesses SET modes = '["video"]' WHERE id = ?`).bind(business.id).run();
	const start = laterThan(`${ctx.now().toISOString().slice(0, 13)}:00:00.000Z`, 2);
	const made = await bookAppointment(ctx, client, choose(start, { mode: "video", audio_only: true }));
	const urlFor = async (actor: Person, party: "client" | "business") =>
		(await listAppointments(ctx, actor, { party, list: "upcoming" })).find(({ id }) => id === made.id)?.meeting_url;
	clock.pass((Date.parse(start) - ctx.now().getTime()) / 1000 - appointmentLimits.joinMinutes * 60 - 1);
	expect(await urlFor(client, "client")).toBeNull();
	clock.pass(1);
	const url = await urlFor(client, "client");
	expect(url).toMatch(/^https:\/\/meet\.visavis\.test\/visavis-[0-9a-f]{32}#config\.startAudioOnly=true$/);
	expect(await urlFor(owner, "business")).toBe(url);
	expect(url).not.toContain(made.id);
});

test("Cancelling costs what was announced, once the free time is over", () => {
	const terms = { late_fee: "full_fee", free_cancellation_hours: 24 } as OwnAppointment["terms"];
	const at = { status: "confirmed", starts_at: noon, terms } as const;
	expect(isLateCancellation(at, laterThan(noon, -24))).toBe(false);
	expect(isLateCancellation(at, laterThan(noon, -23.9))).toBe(true);
	expect(isLateCancellation({ ...at, terms: { ...terms, late_fee: "nothing" } }, laterThan(noon, -1))).toBe(false);
	expect(isLateCancellation({ ...at, status: "pending" }, laterThan(noon, -1))).toBe(false);
});
