import { afterAll, beforeAll, expect, test } from "vitest";
import { appointmentLimits, choice, decisionInputs, isLateCancellation } from "#domain/appointments/appointments.ts";
import { bookAppointment, findOverlap } from "#domain/appointments/booking.server.ts";
import { listAllAppointments, makeFeed, readFeed } from "#domain/appointments/calendar-feed.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { dropHold, expireHolds, holdSlot } from "#domain/appointments/holds.server.ts";
import { date } from "#domain/availability/availability.ts";
import { findBookable } from "#domain/availability/bookable.server.ts";
import { refreshStaleSlots } from "#domain/availability/next-slots.server.ts";
import { likelyMode } from "#domain/businesses/businesses.ts";
import { cleanPhoto } from "#domain/files/photos.ts";
import { requireActor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { rules } from "#domain/ground/rules.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { newActor, someone } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomeOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

const noon = "2026-11-25T12:00:00.000Z";
const laterThan = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
const run = (sql: string, ...values: unknown[]) =>
	site.d1
		.prepare(sql)
		.bind(...values)
		.run();
const statusOf = async (id: string) =>
	(await site.d1.prepare("SELECT status FROM appointments WHERE id = ?").bind(id).first<{ status: string }>())?.status;

test("A zone that Intl knows and Temporal refuses is none of ours", () => {
	for (const name of ["PST", "pst", "IST", "JST", "AST", "ACT", "BET", "+02:00"])
		expect(isTimeZone(name), name).toBe(false);
	for (const name of ["UTC", "Europe/Madrid", "Asia/Calcutta", ...Intl.supportedValuesOf("timeZone")])
		expect(isTimeZone(name), name).toBe(true);
});

test("A notice that cannot be told fails alone: what was claimed with it leaves, and it is tried again", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx);
	const [poisoned, other] = [await someone(ctx), await someone(ctx)];
	await bookAppointment(ctx, poisoned.actor, choose(noon));
	await bookAppointment(ctx, other.actor, choose(laterThan(noon, 6)));
	// As nobody can write it any more.
	await run(
		"UPDATE profiles SET time_zone = 'PST', quiet_from = '00:00', quiet_until = '23:59' WHERE user_id = ?",
		poisoned.user.id,
	);
	const reached: string[] = [];
	const failed: unknown[] = [];
	const log: Ctx["log"] = (event, about) => void (event === "outbox_failed" && failed.push(about));
	await sweepOutbox({ ...ctx, log }, { email: async ({ to }) => void reached.push(to), text: null }, 1000);
	expect(failed).toHaveLength(1);
	expect(reached).toContain(other.email);
	expect(reached).not.toContain(poisoned.email);
});

test("A calendar that cannot be read does not keep the schedule from the others", async () => {
	const { ctx, clock } = site;
	const [broken, other] = [await practice(ctx), await practice(ctx)];
	await run("UPDATE availabilities SET time_zone = 'PST' WHERE business_id = ?", broken.business.id);
	await run("UPDATE next_slots SET stale_at = '2026-01-01T00:00:00.000Z' WHERE business_id = ?", broken.business.id);
	await run("UPDATE next_slots SET stale_at = '2026-01-02T00:00:00.000Z' WHERE business_id = ?", other.business.id);
	const logged: unknown[] = [];
	await refreshStaleSlots({ ...ctx, log: (...entry) => void logged.push(entry) });
	expect(logged).toEqual([["error", expect.objectContaining({ job: "refreshStaleSlots" })]]);
	const { results } = await site.d1
		.prepare("SELECT stale_at FROM next_slots WHERE business_id IN (?, ?)")
		.bind(broken.business.id, other.business.id)
		.all<{ stale_at: string }>();
	for (const { stale_at } of results) expect(stale_at > ctx.now().toISOString()).toBe(true);
	await run("UPDATE availabilities SET time_zone = 'UTC' WHERE business_id = ?", broken.business.id);
	clock.pass(1);
});

test("Years that do not sort as text, or lie beyond any calendar, are refused", () => {
	for (const starts_at of [
		"9999-12-31T16:00-08:00",
		"9999-12-30T10:00Z",
		"2200-01-01T00:00Z",
		"1999-12-31T00:00Z",
		"0000-01-01T00:00Z",
	]) {
		expect(choice.shape.starts_at.safeParse(starts_at).success, starts_at).toBe(false);
		expect(decisionInputs.reschedule.safeParse({ version: 1, starts_at }).success, starts_at).toBe(false);
	}
	for (const day of ["9999-12-31", "0000-01-01", "2200-01-01"]) expect(date.safeParse(day).success, day).toBe(false);
	expect(date.safeParse("2026-12-31").success).toBe(true);
});

test("A picture that says it is larger than its file is refused before memory is asked for it", () => {
	const bytes = new Uint8Array(60);
	bytes.set(Buffer.from("RIFF\0\0\0\0WEBPVP8 "));
	const view = new DataView(bytes.buffer);
	view.setUint32(4, 100, true);
	view.setUint32(16, 0xfffffff0, true);
	const before = process.memoryUsage().arrayBuffers;
	expect(() => cleanPhoto(bytes)).toThrow("unsupported_file");
	expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
});

test("Nobody takes all the time of a professional, nor books without end", async () => {
	const { ctx } = site;
	const { openWithOne, open } = rules.strict.bookings;
	const client = await newActor(ctx);
	const outcomes: string[] = [];
	const { choose } = await practice(ctx);
	for (let i = 0; i <= openWithOne; i++)
		outcomes.push(await outcomeOf(bookAppointment(ctx, client, choose(laterThan(noon, i * 3)))));
	expect(outcomes).toEqual([...Array(openWithOne).fill("done"), "too_many_appointments"]);
	const elsewhere: string[] = [];
	while (elsewhere.length < open) {
		const next = await practice(ctx);
		for (let i = 0; i < openWithOne - 1; i++)
			elsewhere.push(await outcomeOf(bookAppointment(ctx, client, next.choose(laterThan(noon, i * 3)))));
	}
	expect(elsewhere.filter((one) => one === "done")).toHaveLength(open - openWithOne);
	expect(await outcomeOf(bookAppointment(ctx, await newActor(ctx), choose(laterThan(noon, 20))))).toBe("done");
});

test("Who moves an appointment over and over is asked to wait", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx);
	const client = await newActor(ctx);
	const { id } = await bookAppointment(ctx, client, choose(noon));
	const outcomes: string[] = [];
	for (let version = 1; version <= rules.strict.bookings.movesPerDay + 1; version++) {
		const starts_at = laterThan(noon, version % 2 === 0 ? 0 : 3);
		outcomes.push(await outcomeOf(decide(ctx, client, id, "reschedule", { version, starts_at })));
	}
	expect(outcomes.filter((one) => one === "done")).toHaveLength(rules.strict.bookings.movesPerDay);
	expect(outcomes.at(-1)).toBe("too_fast");
	expect(owner.user_id).not.toBe(client.user_id);
});

test("Giving a time back and holding it again does not go on for ever", async () => {
	const { ctx } = site;
	const practices = [await practice(ctx), await practice(ctx), await practice(ctx)];
	const client = await newActor(ctx);
	const { hold, holdWithOne } = rules.strict.limits;
	const holdAgain = async ({ choose, business }: (typeof practices)[number]) => {
		const outcome = await outcomeOf(holdSlot(ctx, client, choose(noon)));
		await dropHold(ctx, client, business.id);
		return outcome;
	};
	const outcomes: string[] = [];
	for (const one of practices)
		for (let i = 0; i < holdWithOne.count && outcomes.length <= hold.count; i++) outcomes.push(await holdAgain(one));
	expect(outcomes.slice(0, -1).every((one) => one === "done")).toBe(true);
	expect(outcomes).toHaveLength(hold.count + 1);
	expect(outcomes.at(-1)).toBe("too_fast");
	await expireHolds(ctx);
});

test("Nobody blocks a calendar by holding its times in turn, and who may hold no more can still book", async () => {
	const { ctx } = site;
	const { choose, business } = await practice(ctx);
	const client = await newActor(ctx);
	for (let i = 0; i < rules.strict.limits.holdWithOne.count; i++) {
		await holdSlot(ctx, client, choose(noon));
		await dropHold(ctx, client, business.id);
	}
	await expect(holdSlot(ctx, client, choose(noon))).rejects.toMatchObject({ code: "too_fast" });
	await bookAppointment(ctx, client, choose(noon));
});

test("A professional who is suspended or banned is not met: no request is accepted, nobody books", async () => {
	const { ctx } = site;
	const { choose, owner, business } = await practice(ctx, { confirmation: "request" });
	const client = await newActor(ctx);
	const asked = await bookAppointment(ctx, client, choose(noon));
	await run("UPDATE businesses SET status = 'suspended' WHERE id = ?", business.id);
	expect(await outcomeOf(decide(ctx, owner, asked.id, "accept", { version: 1 }))).toBe("not_bookable");
	expect(await statusOf(asked.id)).toBe("pending");
	await run("UPDATE businesses SET status = 'verified' WHERE id = ?", business.id);
	for (const away of [
		"banned_until = '2027-01-01T00:00:00.000Z'",
		"banned_until = NULL, deleted_at = '2026-11-20T00:00:00.000Z'",
	]) {
		await run(`UPDATE users SET ${away} WHERE id = ?`, owner.user_id);
		expect(await outcomeOf(bookAppointment(ctx, client, choose(laterThan(noon, 5))))).toBe("not_bookable");
		expect((await findBookable(ctx, business.id))?.announced).toBeNull();
	}
});

test("A request that has lapsed is not accepted in the minute before the schedule says so", async () => {
	const { ctx, clock } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const asked = await bookAppointment(ctx, await newActor(ctx), choose("2026-12-20T12:00:00.000Z"));
	clock.pass(appointmentLimits.requestHours * 3600 + 1);
	expect(await outcomeOf(decide(ctx, owner, asked.id, "accept", { version: 1 }))).toBe("not_now");
});

test("Who no longer acts for a professional, or lacks the second factor, reads nothing of their clients", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx);
	const soon = laterThan(ctx.now().toISOString().slice(0, 14).concat("00:00.000Z"), 72);
	await bookAppointment(
		ctx,
		(await someone(ctx, { full_name: "Real Name" })).actor,
		choose(soon, { facts: "My secret" }),
	);
	await makeFeed(ctx, owner);
	const feedOf = async () => {
		const row = await site.d1
			.prepare("SELECT edition FROM calendar_feeds WHERE user_id = ?")
			.bind(owner.user_id)
			.first<{ edition: number }>();
		const [mac] = await ctx.keys.macs("calendar", `${owner.user_id}.${row?.edition}`);
		return readFeed(ctx, `${owner.user_id}.${row?.edition}.${mac}`);
	};
	expect(await feedOf()).toContain("Real Name");
	expect(JSON.stringify(await listAllAppointments(ctx, owner))).toContain("My secret");
	for (const actor of [
		{ ...owner, role: "user" as const },
		{ ...owner, aal: "aal1" as const, has_factor: false },
	].map(requireActor))
		expect(JSON.stringify(await listAllAppointments(ctx, actor))).not.toMatch(/Real Name|My secret/);
	await run("DELETE FROM factors WHERE user_id = ?", owner.user_id);
	expect(await feedOf()).not.toContain("Real Name");
});

test("Who moves an appointment when cancelling would cost does not get out of the cost by it", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { late_fee: "full_fee", free_cancellation_hours: 24, notice_hours: 0 });
	const client = await newActor(ctx);
	const start = laterThan(ctx.now().toISOString().slice(0, 14).concat("00:00.000Z"), 4);
	const made = await bookAppointment(ctx, client, choose(start));
	const now = ctx.now().toISOString();
	expect(isLateCancellation(made, now)).toBe(true);
	const moved = await decide(ctx, client, made.id, "reschedule", { version: 1, starts_at: laterThan(start, 240) });
	expect(isLateCancellation(moved, now)).toBe(true);
	// What the professional moves is theirs to answer for.
	const proposed = await decide(ctx, owner, made.id, "propose", { version: 2, starts_at: laterThan(start, 246) });
	expect(isLateCancellation(proposed, now)).toBe(false);
});

test("That nobody came is said after ten minutes, and the other is told", async () => {
	const { ctx, clock } = site;
	const { choose, owner } = await practice(ctx, { notice_hours: 0 });
	const client = await someone(ctx);
	const start = laterThan(ctx.now().toISOString().slice(0, 14).concat("00:00.000Z"), 3);
	const made = await bookAppointment(ctx, client.actor, choose(start));
	clock.pass((Date.parse(start) - ctx.now().getTime()) / 1000 + 60);
	expect(await outcomeOf(decide(ctx, owner, made.id, "no-show", { version: 1 }))).toBe("not_now");
	clock.pass(appointmentLimits.missedAfterMinutes * 60);
	await decide(ctx, owner, made.id, "no-show", { version: 1 });
	const told: string[] = [];
	await sweepOutbox(
		ctx,
		{ email: async ({ to, kind }) => void (to === client.email && told.push(kind)), text: null },
		1000,
	);
	expect(told).toContain("appointment_missed");
});

test("A meeting by phone has a number to call", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx);
	const business = choose(noon).business_id;
	await run(`UPDATE businesses SET modes = '["phone"]' WHERE id = ?`, business);
	const client = await newActor(ctx);
	expect(await outcomeOf(bookAppointment(ctx, client, choose(noon, { mode: "phone" })))).toBe("invalid");
	const called = choose(noon, { mode: "phone", client_phone: "+34600111222" });
	expect(await outcomeOf(bookAppointment(ctx, client, called))).toBe("done");
});

test("A time that a client holds is free for the appointment that they move there", async () => {
	const { ctx } = site;
	const { choose } = await practice(ctx, { confirmation: "instant" });
	const { actor } = await someone(ctx);
	const appointment = await bookAppointment(ctx, actor, choose(noon));
	const later = laterThan(noon, 3);
	await holdSlot(ctx, actor, choose(later));
	const moved = await decide(ctx, actor, appointment.id, "reschedule", { version: 1, starts_at: later });
	expect(moved).toMatchObject({ starts_at: later, status: "confirmed" });
	const { results } = await site.d1
		.prepare("SELECT id FROM appointments WHERE client_id = ?")
		.bind(actor.user_id)
		.all<{ id: string }>();
	expect(results.map(({ id }) => id)).toEqual([appointment.id]);
});

test("A client who books two professionals at one time is told of the other appointment", async () => {
	const { ctx } = site;
	const { choose, minutes } = await practice(ctx);
	const { actor } = await someone(ctx);
	const { id } = await bookAppointment(ctx, actor, choose(noon));
	const end = new Date(Date.parse(noon) + minutes * 60_000).toISOString();
	const at = (starts_at: string, ends_at: string) => findOverlap(ctx, actor, { starts_at, ends_at });
	expect(await at(laterThan(noon, -1), laterThan(noon, 0.25))).toMatchObject({ id, starts_at: noon });
	expect(await at(laterThan(noon, -1), noon)).toBeNull();
	expect(await at(end, laterThan(end, 1))).toBeNull();
	expect(await findOverlap(ctx, (await someone(ctx)).actor, { starts_at: noon, ends_at: end })).toBeNull();
});

test("A reader in another country is not sent to an office there", () => {
	const business = { modes: ["in_person", "phone", "video"] as const, country_id: "DE" };
	expect(likelyMode(business, "DE")).toBe("in_person");
	expect(likelyMode(business, null)).toBe("in_person");
	expect(likelyMode(business, "BR")).toBe("phone");
	expect(likelyMode({ ...business, modes: ["in_person"] }, "BR")).toBe("in_person");
});
