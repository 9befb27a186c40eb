import { afterAll, beforeAll, expect, test } from "vitest";
import { requireAvailability, saveAvailability } from "#domain/availability/availability.server.ts";
import { type Availability, availability as input, newAvailability } from "#domain/availability/availability.ts";
import { saveServices } from "#domain/availability/services-offered.server.ts";
import { previewSlots } from "#domain/availability/slots.server.ts";
import { isInsideHours } from "#domain/availability/slots.ts";
import { majorOf, minorOf } from "#domain/businesses/amounts.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { type ServicesChange, servicesChange } from "#domain/businesses/services-offered.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { ownerOf, withRole } from "../support/actors.ts";
import { makeBusiness } from "../support/demo.ts";
import { everything, growth, outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

/** From here on the demo professionals are used one after the other; the first ones by name. */
let owned = 5;
function nextOpen() {
	do owned++;
	while (owned % 3 === 0);
	return owned;
}
/** Somebody with a professional profile of their own; every third of the demo ones has no hours. */
async function owner(ctx: Ctx, seq = nextOpen()) {
	const business = makeBusiness(seq);
	const { actor } = await ownerOf(ctx, business.id);
	return { actor, business };
}

const week = (more: Partial<Availability> = {}): Availability => ({ ...newAvailability("Europe/Madrid"), ...more });

test("Who opens hours for the first time begins with a usual week, in the zone of the city", async () => {
	const { ctx } = site;
	const { actor, business } = await owner(ctx, 3);
	const kept = await requireAvailability(ctx, actor, business.id);
	expect(kept).toEqual({ ...newAvailability(business.time_zone), version: 0 });
	const saved = await saveAvailability(ctx, actor, business.id, 0, week({ notice_hours: 5 }));
	expect(saved).toEqual({ ...week({ notice_hours: 5 }), version: 1 });
	expect(await requireAvailability(ctx, actor, business.id)).toEqual(saved);
});

test("Nobody else reads or changes them, and strangers hear the same as of nobody", async () => {
	const { ctx, d1 } = site;
	const { business } = await owner(ctx);
	const { actor: stranger } = await withRole(ctx, "business");
	await ctx.idle();
	const before = await everything(d1);
	for (const id of [business.id, "0".repeat(32)]) {
		expect(await outcomeOf(requireAvailability(ctx, stranger, id))).toBe("not_found");
		expect(await outcomeOf(saveAvailability(ctx, stranger, id, 1, week()))).toBe("not_found");
		expect(await outcomeOf(previewSlots(ctx, stranger, id, week(), [30], 14))).toBe("not_found");
	}
	await ctx.idle();
	expect(await everything(d1)).toEqual(before);
});

test("Hours that were changed meanwhile are not overwritten", async () => {
	const { ctx, d1 } = site;
	const { actor, business } = await owner(ctx);
	const { version } = await requireAvailability(ctx, actor, business.id);
	await saveAvailability(ctx, actor, business.id, version, week({ notice_hours: 3 }));
	await ctx.idle();
	const before = await everything(d1);
	expect(await outcomeOf(saveAvailability(ctx, actor, business.id, version, week({ notice_hours: 9 })))).toBe(
		"conflict",
	);
	await ctx.idle();
	expect(await everything(d1)).toEqual(before);
});

test("Of 50 that save at once one does, and no row is left of the others", async () => {
	const { ctx, d1 } = site;
	const { actor, business } = await owner(ctx);
	const { version } = await requireAvailability(ctx, actor, business.id);
	await ctx.idle();
	const before = await everything(d1);
	const outcomes = await outcomesOf(
		Array.from({ length: 50 }, (_, i) =>
			saveAvailability(ctx, actor, business.id, version, week({ notice_hours: i + 1 })),
		),
	);
	expect(outcomes).toEqual({ done: 1, conflict: 49 });
	expect(growth(before, await everything(d1))).toEqual({});
	expect((await requireAvailability(ctx, actor, business.id)).version).toBe(version + 1);
});

test("Who has been signed out saves nothing", async () => {
	const { ctx, d1 } = site;
	const { actor, business } = await owner(ctx);
	await d1.prepare("DELETE FROM sessions WHERE id = ?").bind(actor.session_id).run();
	expect(await outcomeOf(saveAvailability(ctx, actor, business.id, 1, week()))).toBe("signed_out");
});

/** Where hours are refused: the paths of what is wrong. */
const wrongIn = (more: Record<string, unknown>) => {
	const { error } = input.safeParse({ ...week(), ...more });
	return [...new Set(error?.issues.map(({ path }) => path.join(".")))].sort();
};
const at = (from: string, until: string, weekday = 1) => ({ weekday, from, until });
const except = (more: Record<string, unknown>) => ({
	exceptions: [{ from: "2026-12-24", until: "2026-12-24", hours: [], note: "", ...more }],
});

test.each([
	["a time that is none", { weekly: [at("08:60", "17:00")] }, ["weekly.0.from"]],
	["a time off the quarter", { weekly: [at("09:10", "17:00")] }, ["weekly.0.from"]],
	["an end before its beginning", { weekly: [at("13:00", "09:00")] }, ["weekly.0.until"]],
	["an empty end", { weekly: [at("13:00", "")] }, ["weekly.0.until"]],
	["hours that begin within others", { weekly: [at("09:00", "13:00"), at("12:00", "17:00")] }, ["weekly.1.from"]],
	["the same hours twice", { weekly: [at("09:00", "13:00"), at("09:00", "13:00")] }, ["weekly.1.from"]],
	["hours around others", { weekly: [at("10:00", "11:00"), at("09:00", "13:00")] }, ["weekly.0.from"]],
	["an eighth day", { weekly: [at("09:00", "13:00", 8)] }, ["weekly.0.weekday"]],
	["a day that does not exist", except({ from: "2026-02-30" }), ["exceptions.0.from"]],
	["an exception that ends before it begins", except({ until: "2026-12-01" }), ["exceptions.0.until"]],
	[
		"other hours that overlap",
		except({ hours: [at("09:00", "12:00"), at("11:00", "13:00")] }),
		["exceptions.0.hours.1.from"],
	],
	["a long note", except({ note: "x".repeat(81) }), ["exceptions.0.note"]],
	["a zone that is none", { time_zone: "Europe/Atlantis" }, ["time_zone"]],
	["an offset for a zone", { time_zone: "+02:00" }, ["time_zone"]],
	["no notice below nothing", { notice_hours: -1 }, ["notice_hours"]],
	["a horizon of no days", { horizon_days: "" }, ["horizon_days"]],
	["a cap of nothing", { daily_cap: 0 }, ["daily_cap"]],
	["a step of seven minutes", { step_minutes: 7 }, ["step_minutes"]],
	["another way to confirm", { confirmation: "never" }, ["confirmation"]],
	["another fee", { late_fee: "twice" }, ["late_fee"]],
	["a book to bring", { bring: "x".repeat(1001) }, ["bring"]],
] as const)("Refused at its field: %s", (_, more, paths) => {
	expect(wrongIn(more)).toEqual(paths);
});

test("Hours of one day may touch, end at midnight, and be the same on other days; an empty cap is none", () => {
	const weekly = [at("09:00", "12:00"), at("12:00", "24:00"), at("09:00", "12:00", 2)];
	expect(input.parse({ ...week(), weekly, daily_cap: "" })).toMatchObject({ weekly, daily_cap: null });
});

test("What is not asked of a professional changes nothing", () => {
	const parsed = input.parse({ ...week(), business_id: "x", version: 99, role: "admin" });
	expect(Object.keys(parsed).sort()).toEqual(Object.keys(week()).sort());
});

test("A meeting is inside hours when the clock on the wall says so to its end, also when clocks change", () => {
	const hours = week({ weekly: [at("09:00", "13:00"), at("13:00", "17:00"), at("01:00", "04:00", 7)] });
	const meeting = (starts_at: string, ends_at: string) => isInsideHours(hours, { starts_at, ends_at });
	expect(meeting("2026-11-23T08:00:00Z", "2026-11-23T09:00:00Z")).toBe(true);
	expect(meeting("2026-11-23T07:45:00Z", "2026-11-23T08:45:00Z")).toBe(false);
	expect(meeting("2026-11-23T15:30:00Z", "2026-11-23T16:15:00Z")).toBe(false);
	expect(meeting("2026-11-23T11:30:00Z", "2026-11-23T12:30:00Z")).toBe(true);
	// 25 October 2026: the hour from two to three comes twice, and both are inside.
	expect(meeting("2026-10-25T00:30:00Z", "2026-10-25T02:00:00Z")).toBe(true);
	expect(meeting("2026-10-25T02:30:00Z", "2026-10-25T03:15:00Z")).toBe(false);
	const closed = { ...hours, exceptions: [{ from: "2026-11-23", until: "2026-11-23", hours: [], note: "" }] };
	expect(isInsideHours(closed, { starts_at: "2026-11-23T08:00:00Z", ends_at: "2026-11-23T09:00:00Z" })).toBe(false);
});

const service = (legal_service_id: string, more: Record<string, unknown> = {}) => ({
	...{ legal_service_id, fee_type: "fixed", fee_min_minor: 12_000, fee_max_minor: null, includes: "A meeting." },
	...{ government_fee_minor: null, duration_minutes: 30, ...more },
});
const wrongInServices = (services: unknown[], modes: unknown = ["video"]) => {
	const { error } = servicesChange.safeParse({ modes, services });
	return [...new Set(error?.issues.map(({ path }) => path.join(".")))].sort();
};

test.each([
	["no service", [], ["services"]],
	["the same service twice", [service("tax_return"), service("tax_return")], ["services"]],
	["a fee of nothing that is not free", [service("tax_return", { fee_min_minor: 0 })], ["services.0.fee_min_minor"]],
	["a fee for what is free", [service("tax_return", { fee_type: "free" })], ["services.0.fee_min_minor"]],
	["a second figure below the first", [service("tax_return", { fee_max_minor: 100 })], ["services.0.fee_max_minor"]],
	["a length of seven minutes", [service("tax_return", { duration_minutes: 7 })], ["services.0.duration_minutes"]],
	["a length off the five minutes", [service("tax_return", { duration_minutes: 32 })], ["services.0.duration_minutes"]],
	["a day and more", [service("tax_return", { duration_minutes: 485 })], ["services.0.duration_minutes"]],
] as const)("Of services is refused: %s", (_, services, paths) => {
	expect(wrongInServices([...services])).toEqual(paths);
});

test("There is a way to meet", () => {
	expect(wrongInServices([service("tax_return")], [])).toEqual(["modes"]);
	expect(wrongInServices([service("tax_return")], ["carrier_pigeon"])).toEqual(["modes.0"]);
});

test("Amounts are read as people write them, in the digits of the currency", () => {
	for (const [text, currency, minor] of [
		["120", "EUR", 12_000],
		["120,5", "EUR", 12_050],
		["120.50", "EUR", 12_050],
		["120.505", "EUR", null],
		["1200", "JPY", 1200],
		["12.5", "JPY", null],
		["-3", "EUR", null],
		["1e3", "EUR", null],
		["", "EUR", null],
	] as const)
		expect(minorOf(text, currency), `${text} ${currency}`).toBe(minor);
	expect([majorOf(12_050, "EUR"), majorOf(12_000, "EUR"), majorOf(1200, "JPY")]).toEqual(["120.50", "120", "1200"]);
});

const change = (services: unknown[], modes: unknown[] = ["video"]): ServicesChange =>
	servicesChange.parse({ modes, services });

test("An owner changes services, fees and modes; the licence stays verified, and search follows", async () => {
	const { ctx } = site;
	const { actor, business } = await owner(ctx, 1);
	const before = (await listPublicProfiles(ctx, [business.id]))[0];
	const saved = await saveServices(
		ctx,
		actor,
		business.id,
		1,
		change([service("work_permit", { fee_min_minor: 777_00, duration_minutes: 55 })], ["phone"]),
	);
	expect(saved).toMatchObject({ version: 2, status: "verified", modes: ["phone"], fee_from_minor: 777_00 });
	expect(saved.services).toEqual([
		{ ...service("work_permit", { fee_min_minor: 777_00, duration_minutes: 55 }), fee_min_eur_minor: 777_00 },
	]);
	expect(saved.licences).toEqual(before?.licences);
	expect(saved.name).toBe(before?.name);
	const { businesses } = await searchBusinesses(ctx, readQuery(new URLSearchParams({ service: "work_permit" })).query);
	const card = businesses.find(({ id }) => id === business.id);
	expect(card).toMatchObject({ modes: ["phone"], fee_from_minor: 777_00 });
});

test("What is offered belongs to the profession, or was offered before", async () => {
	const { ctx, d1 } = site;
	const { actor, business } = await owner(ctx, 2);
	const other = business.category === "tax_advisors" ? "divorce" : "tax_return";
	const isOffered = business.services.some(({ legal_service_id }) => legal_service_id === other);
	expect(isOffered).toBe(false);
	await ctx.idle();
	const before = await everything(d1);
	for (const id of [other, "nonsense"])
		expect(await outcomeOf(saveServices(ctx, actor, business.id, 1, change([service(id)])))).toBe("invalid");
	await ctx.idle();
	expect(await everything(d1)).toEqual(before);
});

test("Strangers and those who come too late change no service", async () => {
	const { ctx } = site;
	const { actor, business } = await owner(ctx, 4);
	const { actor: stranger } = await withRole(ctx, "business");
	const own = change([service(business.services[0]?.legal_service_id ?? "")]);
	expect(await outcomeOf(saveServices(ctx, stranger, business.id, 1, own))).toBe("not_found");
	expect(await outcomeOf(saveServices(ctx, actor, makeBusiness(5).id, 1, own))).toBe("not_found");
	expect(await outcomesOf([1, 2, 3, 4].map(() => saveServices(ctx, actor, business.id, 1, own)))).toEqual({
		done: 1,
		conflict: 3,
	});
	expect(await outcomeOf(saveServices(ctx, actor, business.id, 1, own))).toBe("conflict");
});

test("Roles, owners and ratings sent along with services change nothing", () => {
	const parsed = servicesChange.parse({
		...{ modes: ["video"], services: [service("tax_return", { business_id: "x" })], name: "Another" },
		...{ status: "verified", quality: 255, role: "admin", version: 7 },
	});
	expect(Object.keys(parsed).sort()).toEqual(["modes", "services"]);
	expect(Object.keys(parsed.services[0] ?? {})).not.toContain("business_id");
});
