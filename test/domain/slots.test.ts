import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { type Availability, availability, hoursOn, newAvailability } from "#domain/availability/availability.ts";
import { type Busy, freeSlots, nearestTo, quantaOf } from "#domain/availability/slots.ts";
import { dateIn, dayIn, daysBetween, quantumOf, startOf } from "#domain/ground/time.ts";
import { rounds, share } from "../support/rounds.ts";

const nothing: Busy = { quanta: new Set(), starts: [] };

/** Open every day as given, without notice, buffers or a cap. */
const openDaily = (time_zone: string, hours: [from: string, until: string][], more: Partial<Availability> = {}) => ({
	...newAvailability(time_zone),
	weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map(([from, until]) => ({ weekday, from, until }))),
	buffer_after_minutes: 0,
	notice_hours: 0,
	horizon_days: 365,
	...more,
});

/** What the wall shows at each slot of a day, with the offset: "09:00+01:00". */
function walls(slots: readonly string[], time_zone: string) {
	return slots.map((slot) => {
		const at = Temporal.Instant.from(slot).toZonedDateTimeISO(time_zone);
		return `${at.toPlainTime().toString({ smallestUnit: "minute" })}${at.offset}`;
	});
}

const on = (open: Availability, day: string, minutes = 60, busy = nothing) =>
	freeSlots(open, busy, { minutes, from: day, until: day, now: "2026-01-01T00:00:00.000Z" });

// The complaint: meetings shift with the clocks (calcom #1092, #6217, #10517).
test("Nine o'clock in New York stays nine o'clock across both changes of clocks", () => {
	const zone = "America/New_York";
	const open = openDaily(zone, [["09:00", "10:00"]]);
	for (const [day, offset] of [
		["2026-03-07", "-05:00"],
		["2026-03-08", "-04:00"],
		["2026-03-09", "-04:00"],
		["2026-10-31", "-04:00"],
		["2026-11-01", "-05:00"],
		["2026-11-02", "-05:00"],
	] as const)
		expect(walls(on(open, day), zone)).toEqual([`09:00${offset}`]);
});

test("A time that is skipped is not offered, and one that is repeated is offered twice, told apart by its offset", () => {
	const zone = "Europe/Madrid";
	const open = openDaily(zone, [["01:00", "04:00"]], { step_minutes: 30 });
	expect(walls(on(open, "2026-03-29", 30), zone)).toEqual(["01:00+01:00", "01:30+01:00", "03:00+02:00", "03:30+02:00"]);
	expect(walls(on(open, "2026-10-25", 30), zone)).toEqual([
		"01:00+02:00",
		"01:30+02:00",
		"02:00+02:00",
		"02:30+02:00",
		"02:00+01:00",
		"02:30+01:00",
		"03:00+01:00",
		"03:30+01:00",
	]);
});

test("Lord Howe's half an hour leaves the grid on the wall where it was", () => {
	const zone = "Australia/Lord_Howe";
	const open = openDaily(zone, [["01:00", "04:00"]], { step_minutes: 60 });
	// On 4 October 2026 two o'clock becomes half past two.
	expect(walls(on(open, "2026-10-04", 30), zone)).toEqual(["01:00+10:30", "03:00+11:00"]);
	expect(walls(on(open, "2026-10-04", 30).slice(0, 1), zone)).toEqual(["01:00+10:30"]);
	// On 5 April 2026 half past one comes twice, two o'clock once.
	expect(walls(on(open, "2026-04-05", 30), zone)).toEqual(["01:00+11:00", "02:00+10:30", "03:00+10:30"]);
});

test("Hours in Kolkata and Kathmandu begin on their own quarters", () => {
	expect(on(openDaily("Asia/Kolkata", [["09:00", "10:00"]]), "2026-06-01")).toEqual(["2026-06-01T03:30:00.000Z"]);
	expect(on(openDaily("Asia/Kathmandu", [["09:00", "10:00"]]), "2026-06-01")).toEqual(["2026-06-01T03:15:00.000Z"]);
});

test("Hours that clocks tear into two hold no meeting that would reach over the gap between them", () => {
	const zone = "Europe/Madrid";
	// At three it is two again: from half past one to half past two there are two stretches, of an hour and of half one.
	const open = openDaily(zone, [["01:30", "02:30"]], { step_minutes: 30 });
	expect(walls(on(open, "2026-10-25", 60), zone)).toEqual(["01:30+02:00"]);
	expect(walls(on(open, "2026-10-25", 30), zone)).toEqual(["01:30+02:00", "02:00+02:00", "02:00+01:00"]);
});

const zones = Intl.supportedValuesOf("timeZone");
const quarter = fc.integer({ min: 0, max: 95 });
const clock = (quarters: number) =>
	`${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
const someHours = fc
	.tuple(quarter, fc.integer({ min: 1, max: 48 }))
	.map(([from, length]) => ({ from: clock(from), until: clock(Math.min(96, from + length)) }));
const day = fc
	.integer({ min: 0, max: 729 })
	.map((n) => dateIn("UTC", Date.parse("2026-01-01T00:00:00Z") + n * 86_400_000));
const someBusy = fc.uniqueArray(fc.integer({ min: 0, max: 96 * 4 }), { maxLength: 40 });

test("Every slot of every zone lies in the hours on the wall, on its grid, and in nobody's way", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			day,
			someHours,
			fc.constantFrom(15, 30, 45, 60, 90),
			fc.constantFrom(10, 20, 30, 45, 60, 90),
			fc.integer({ min: 0, max: 40 }),
			fc.integer({ min: 0, max: 40 }),
			someBusy,
			(zone, date, hours, step_minutes, minutes, buffer_before_minutes, buffer_after_minutes, taken) => {
				const open = openDaily(zone, [[hours.from, hours.until]], {
					step_minutes,
					buffer_before_minutes,
					buffer_after_minutes,
				});
				const first = quantumOf(`${date}T00:00:00Z`) - 96;
				const busy = { quanta: new Set(taken.map((n) => first + n)), starts: [] };
				const now = new Date(Date.parse(`${date}T00:00:00Z`) - 10 * 86_400_000).toISOString();
				const slots = freeSlots(open, busy, { minutes, from: date, until: date, now });
				expect(new Set(slots).size).toBe(slots.length);
				expect(slots.toSorted()).toEqual(slots);
				for (const slot of slots) {
					const start = Temporal.Instant.from(slot).toZonedDateTimeISO(zone);
					const wall = start.toPlainTime().toString({ smallestUnit: "minute" });
					expect(start.toPlainDate().toString()).toBe(date);
					expect(wall >= hours.from).toBe(true);
					const fromOpening = start.toPlainTime().since(Temporal.PlainTime.from(hours.from)).total("minutes");
					expect(fromOpening % step_minutes).toBe(0);
					// Its last minute is still inside, on the same day.
					const last = start.add({ minutes: minutes - 1 });
					expect(last.toPlainDate().toString()).toBe(date);
					expect(last.toPlainTime().toString({ smallestUnit: "minute" }) < hours.until).toBe(true);
					const { from, until } = quantaOf(open, { starts_at: slot, minutes });
					for (let quantum = from; quantum < until; quantum++) expect(busy.quanta.has(quantum)).toBe(false);
					expect(startOf(quantumOf(slot))).toBe(slot);
				}
			},
		),
		{ numRuns: rounds(1_000, 3_000) },
	);
});

test("A plain look at every minute of the day finds the same slots, in every zone, on days of changes too", () => {
	const days = daysBetween("2026-01-01", "2026-12-31");
	for (const zone of share(zones)) {
		const changes = days.filter((date) => {
			const { from, until } = dayIn(zone, date);
			return until - from !== 96;
		});
		for (const date of ["2026-06-15", ...changes]) {
			const open = openDaily(zone, [["00:00", "05:00"]], { step_minutes: 30 });
			expect(on(open, date, 30), `${zone} ${date}`).toEqual(lookedUp(zone, date, "05:00"));
		}
	}
});

/** Halves of hours from midnight on at which half an hour fits before `until`, minute by minute of UTC. */
function lookedUp(zone: string, date: string, until: string) {
	const found: string[] = [];
	const noon = Date.parse(`${date}T12:00:00Z`);
	for (let at = noon - 30 * 3_600_000; at < noon + 20 * 3_600_000; at += 15 * 60_000) {
		const wall = (minutes: number) =>
			Temporal.Instant.fromEpochMilliseconds(at + minutes * 60_000).toZonedDateTimeISO(zone);
		const isOpen = (minutes: number) => {
			const shown = wall(minutes);
			return (
				shown.toPlainDate().toString() === date && shown.toPlainTime().toString({ smallestUnit: "minute" }) < until
			);
		};
		if (wall(0).minute % 30 === 0 && isOpen(0) && isOpen(15) && isOpen(29)) found.push(new Date(at).toISOString());
	}
	return found;
}

test("Today's offsets of all zones are whole quarters, which slots rely on", () => {
	for (const zone of zones)
		for (const month of ["01", "07"])
			expect(
				Number.isInteger(
					Temporal.Instant.from(`2026-${month}-15T00:00:00Z`).toZonedDateTimeISO(zone).offsetNanoseconds / (15 * 60e9),
				),
				zone,
			).toBe(true);
});

test("An exception takes the place of the week: other hours, or none", () => {
	const open = openDaily("Europe/Madrid", [["09:00", "11:00"]], {
		exceptions: [
			{ from: "2026-12-24", until: "2026-12-26", hours: [], note: "Holidays" },
			{ from: "2026-12-26", until: "2026-12-26", hours: [{ from: "16:00", until: "17:00" }], note: "" },
		],
	});
	expect(on(open, "2026-12-23")).toHaveLength(3);
	expect(on(open, "2026-12-24")).toEqual([]);
	expect(walls(on(open, "2026-12-26"), "Europe/Madrid")).toEqual(["16:00+01:00"]);
	expect(hoursOn(open, "2026-12-25")).toEqual([]);
});

test("Notice, horizon and the cap of a day bound what is offered", () => {
	const zone = "Europe/Madrid";
	const open = openDaily(zone, [["09:00", "12:00"]], { notice_hours: 24, horizon_days: 3, step_minutes: 60 });
	const now = "2026-06-01T08:30:00.000Z";
	const slots = freeSlots(open, nothing, { minutes: 60, from: "2026-06-01", until: "2026-06-30", now });
	// Half past ten on the first: the next is eleven on the second; the last day is the fourth.
	expect(slots[0]).toBe("2026-06-02T09:00:00.000Z");
	expect(slots.at(-1)).toBe("2026-06-04T09:00:00.000Z");
	const capped = { ...open, daily_cap: 1 };
	const busy = { quanta: new Set([quantumOf("2026-06-03T07:00:00Z")]), starts: [quantumOf("2026-06-03T07:00:00Z")] };
	const days = freeSlots(capped, busy, { minutes: 60, from: "2026-06-01", until: "2026-06-30", now }).map((slot) =>
		dateIn(zone, slot),
	);
	expect([...new Set(days)]).toEqual(["2026-06-02", "2026-06-04"]);
});

test("Buffers of both neighbours lie between two meetings, rounded up to quarters", () => {
	const zone = "UTC";
	const open = openDaily(zone, [["09:00", "12:00"]], {
		buffer_before_minutes: 10,
		buffer_after_minutes: 20,
		step_minutes: 15,
	});
	expect(quantaOf(open, { starts_at: "2026-06-01T10:00:00Z", minutes: 20 })).toEqual({
		from: quantumOf("2026-06-01T09:45:00Z"),
		until: quantumOf("2026-06-01T11:00:00Z"),
	});
	const { from, until } = quantaOf(open, { starts_at: "2026-06-01T10:00:00Z", minutes: 30 });
	const quanta = new Set(Array.from({ length: until - from }, (_, i) => from + i));
	const slots = on(open, "2026-06-01", 30, { quanta, starts: [] });
	expect(walls(slots, zone)).toEqual(["11:15+00:00", "11:30+00:00"]);
});

test("The nearest free slots come first, before or after", () => {
	const slots = ["2026-06-01T08:00:00Z", "2026-06-01T10:00:00Z", "2026-06-01T11:00:00Z", "2026-06-09T08:00:00Z"];
	expect(nearestTo(slots, "2026-06-01T10:30:00Z", 3)).toEqual([slots[1], slots[2], slots[0]]);
});

test("Opening hours must be possible: no overlaps, no ends before beginnings, no times between quarters, real zones", () => {
	const good = newAvailability("Europe/Madrid");
	expect(availability.safeParse(good).success).toBe(true);
	const week = (...hours: [string, string][]) => ({
		weekly: hours.map(([from, until]) => ({ weekday: 1, from, until })),
	});
	for (const [field, wrong] of [
		["weekly", week(["09:00", "13:00"], ["12:00", "14:00"])],
		["weekly", week(["13:00", "09:00"])],
		["weekly", week(["09:10", "13:00"])],
		["weekly", week(["25:00", "26:00"])],
		["time_zone", { time_zone: "Mars/Olympus" }],
		["time_zone", { time_zone: "+02:00" }],
		["exceptions", { exceptions: [{ from: "2026-02-30", until: "2026-03-01", hours: [], note: "" }] }],
		["exceptions", { exceptions: [{ from: "2026-03-02", until: "2026-03-01", hours: [], note: "" }] }],
		["step_minutes", { step_minutes: 20 }],
		["notice_hours", { notice_hours: -1 }],
		["horizon_days", { horizon_days: 0 }],
		["daily_cap", { daily_cap: 0 }],
	] as const) {
		const { error } = availability.safeParse({ ...good, ...wrong });
		expect(error?.issues[0]?.path[0], JSON.stringify(wrong)).toBe(field);
	}
	expect(daysBetween("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});
