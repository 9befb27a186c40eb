import { afterAll, beforeAll, expect, test } from "vitest";
import { booking, type Choice } from "#domain/appointments/appointments.ts";
import { bookAppointment, findBooked } from "#domain/appointments/booking.server.ts";
import { keepChoice, readChoice } from "#domain/appointments/chosen-slot.server.ts";
import { dropHold, findHold, holdSlot } from "#domain/appointments/holds.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newActor } from "../support/actors.ts";
import { freeTimes } from "../support/appointments.ts";
import { outcomeOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

const chosen: Choice = {
	business_id: "0".repeat(32),
	legal_service_id: "residence_permit",
	starts_at: "2026-11-23T09:00:00.000Z",
	mode: "video",
};

/** The first free time of a professional who confirms at once. */
async function freeTime(ctx: Ctx): Promise<Choice> {
	const { business, legal_service_id, slots, mode = "video" } = await freeTimes(ctx, 2);
	return { business_id: business.id, legal_service_id, starts_at: slots[0] ?? "", mode };
}

test("What a guest has picked is read back as it was", async () => {
	const { ctx } = site;
	const { token, seconds } = await keepChoice(ctx, chosen);
	expect(await readChoice(ctx, token)).toEqual(chosen);
	expect(seconds).toBe(3600);
	expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
});

test("Nobody but the site can make a choice: any other text is none", async () => {
	const { ctx } = site;
	const { token } = await keepChoice(ctx, chosen);
	const [body = "", mac = ""] = token.split(".");
	const other = Buffer.from(JSON.stringify({ ...chosen, business_id: "1".repeat(32), until: 9e9 })).toString(
		"base64url",
	);
	const [ofAnotherUse = ""] = await ctx.keys.macs("session", body);
	for (const odd of [
		undefined,
		"",
		body,
		`${body}.`,
		`.${mac}`,
		`${other}.${mac}`,
		`${body}.${mac}.x`,
		`${body}.${ofAnotherUse}`,
		`${body}.${mac.slice(0, -1)}é`,
		`${body}.${"é".repeat(mac.length)}`,
		token.toUpperCase(),
		`${"a".repeat(100_000)}.${mac}`,
	])
		expect(await readChoice(ctx, odd), odd?.slice(0, 60)).toBeNull();
});

test("A choice lasts an hour, as the code that signs in does", async () => {
	const { ctx, clock } = site;
	const { token } = await keepChoice(ctx, chosen);
	clock.pass(3599);
	expect(await readChoice(ctx, token)).toEqual(chosen);
	clock.pass(2);
	expect(await readChoice(ctx, token)).toBeNull();
});

test("Slot not released (calcom #3848): given back, a time is free for others at once", async () => {
	const { ctx } = site;
	const [one, other] = [await newActor(ctx), await newActor(ctx)];
	const free = await freeTime(ctx);
	await holdSlot(ctx, one, free);
	expect(await outcomeOf(holdSlot(ctx, other, free))).toBe("slot_taken");
	await dropHold(ctx, one, free.business_id);
	expect(await findHold(ctx, one, free.business_id)).toBeNull();
	await holdSlot(ctx, other, free);
	expect(await findHold(ctx, other, free.business_id)).toMatchObject({ starts_at: free.starts_at });
	await dropHold(ctx, other, free.business_id);
});

test("Error shown but the booking exists (calcom #15655): who has booked a time finds it, and nobody else does", async () => {
	const { ctx } = site;
	const [one, other] = [await newActor(ctx), await newActor(ctx)];
	const free = await freeTime(ctx);
	expect(await findBooked(ctx, one, free)).toBeNull();
	const { id } = await bookAppointment(ctx, one, booking.parse(free));
	expect(await outcomeOf(bookAppointment(ctx, one, booking.parse(free)))).toBe("slot_taken");
	const booked = await findBooked(ctx, one, free);
	expect(booked?.id).toBe(id);
	expect(await findBooked(ctx, other, free)).toBeNull();
});
