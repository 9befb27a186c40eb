/** Where in a professional's calendar the story finds its times. */
import { Temporal } from "temporal-polyfill";
import { type Availability, hoursOn } from "#domain/availability/availability.ts";
import { type Offer, offerOf, offerStatement } from "#domain/availability/slots.server.ts";
import { freeSlots, quantaOf } from "#domain/availability/slots.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs, hourMs, minuteMs } from "#domain/ground/durations.ts";
import { dateIn, quantumMs, wallMinutes } from "#domain/ground/time.ts";

/** How long before a meeting the story looks for its time: longer than anybody's notice. */
const aheadMs = 4 * dayMs;
/** How far from today an open day is looked for. */
const mostDays = 120;

/** The calendar of a professional as the story fills it. Nothing is ever put at a time that was used before. */
export class Calendar {
	readonly #taken = new Set<number>();

	private constructor(
		readonly offer: Offer,
		/** What is offered, with its minutes. */
		readonly services: ReadonlyMap<string, number>,
		readonly today: string,
	) {}

	/** null for nobody, and for who takes no bookings. */
	static async read(ctx: Ctx, seq: number): Promise<Calendar | null> {
		const { $client: d1 } = ctx.db;
		const found = await d1.prepare("SELECT id FROM businesses WHERE seq = ?").bind(seq).first<{ id: string }>();
		return found && Calendar.of(ctx, found.id);
	}

	static async of(ctx: Ctx, business_id: string): Promise<Calendar> {
		const { $client: d1 } = ctx.db;
		const [offered, services, met] = await d1.batch([
			offerStatement(ctx, business_id, null),
			d1
				.prepare(
					"SELECT legal_service_id, duration_minutes FROM business_services WHERE business_id = ? ORDER BY legal_service_id",
				)
				.bind(business_id),
			d1
				.prepare("SELECT starts_at, ends_at FROM appointments WHERE business_id = ? AND starts_at > ?")
				.bind(business_id, new Date(ctx.now().getTime() - mostDays * dayMs).toISOString()),
		]);
		const offer = offerOf(offered);
		const lengths = (services?.results ?? []) as { legal_service_id: string; duration_minutes: number }[];
		const calendar = new Calendar(
			offer,
			new Map(lengths.map(({ legal_service_id, duration_minutes }) => [legal_service_id, duration_minutes])),
			dateIn(offer.availability.time_zone, ctx.now().getTime()),
		);
		for (const { starts_at, ends_at } of (met?.results ?? []) as { starts_at: string; ends_at: string }[])
			calendar.take(starts_at, (Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs);
		return calendar;
	}

	get availability(): Availability {
		return this.offer.availability;
	}

	set availability(hours: Availability) {
		this.offer.availability = hours;
	}

	minutesOf(legal_service_id: string): number {
		const minutes = this.services.get(legal_service_id);
		if (!minutes) throw new RangeError(`${this.offer.business_name} does not offer ${legal_service_id}.`);
		return minutes;
	}

	take(starts_at: string, minutes: number) {
		const { from, until } = quantaOf(this.availability, { starts_at, minutes });
		for (let quantum = from; quantum < until; quantum++) this.#taken.add(quantum);
	}

	/** The day so many open days after today; before it where `count` is negative. */
	openDay(count: number): string {
		let left = Math.abs(count);
		for (let days = 1; days <= mostDays; days++) {
			const day = this.dayAfter(Math.sign(count) * days);
			if (hoursOn(this.availability, day).length > 0 && --left === 0) return day;
		}
		throw new RangeError("The professional is never open.");
	}

	dayAfter(days: number): string {
		return Temporal.PlainDate.from(this.today).add({ days }).toString();
	}

	/** The free beginnings of a meeting on a day, soonest first. */
	free(day: string, minutes: number): string[] {
		const now = new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs).toISOString();
		const busy = { quanta: this.#taken, starts: [] };
		return freeSlots(this.availability, busy, { minutes, from: day, until: day, now });
	}

	/** Takes the first time of a day, from so many hours after it opens on. */
	pick(day: string, minutes: number, hoursIn = 0): string {
		const [first = ""] = this.free(day, minutes);
		return this.pickFrom(day, minutes, first && new Date(Date.parse(first) + hoursIn * hourMs).toISOString());
	}

	/** Takes the first time of a day from an instant on, else its last; people meet at the hour or the half hour. */
	pickFrom(day: string, minutes: number, soonest = ""): string {
		const free = this.free(day, minutes);
		const later = free.filter((slot) => slot >= soonest);
		const slot =
			later.find((one) => wallMinutes(this.availability.time_zone, one) % 30 === 0) ?? later[0] ?? free.at(-1);
		if (!slot) throw new RangeError(`Nothing is free on ${day}.`);
		this.take(slot, minutes);
		return slot;
	}

	/** An instant on a day so many after today, by the clock on the professional's wall. */
	at(days: number, time: string): number {
		return this.on(this.dayAfter(days), time);
	}

	/** An instant on a day so many after another one. */
	on(day: string, time: string, daysAfter = 0): number {
		return Temporal.PlainDate.from(day)
			.add({ days: daysAfter })
			.toZonedDateTime({ timeZone: this.availability.time_zone, plainTime: Temporal.PlainTime.from(time) })
			.epochMilliseconds;
	}
}

const soonMs = 40 * minuteMs;
const midnight = 24 * 60;
const extraHoursNote = "Extra hours for people who work during the day";
/** When a day that is usually closed opens, and when it was open where nothing is left of it. */
const extraFrom = 10 * 60;
const earlierToday = { from: "17:00", until: "19:00" };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * Opening hours under which there is a meeting of so many minutes today, whatever day and time it is: soon where that
 * can be, else earlier today. Extra hours are added where the usual ones are over, or there are none.
 */
export function openToday(calendar: Calendar, minutes: number, now: number): { hours: Availability; isAhead: boolean } {
	const { availability, today } = calendar;
	const soon = Math.ceil((now + soonMs) / quantumMs) * quantumMs;
	if (calendar.free(today, minutes).some((slot) => Date.parse(slot) >= soon))
		return { hours: availability, isAhead: true };
	const usual = hoursOn(availability, today);
	const isStillToday = dateIn(availability.time_zone, soon) === today;
	const from = Math.max(
		wallMinutes(availability.time_zone, new Date(soon).toISOString()),
		minutesOf(usual.at(-1)?.until ?? timeOf(extraFrom)),
	);
	const isAhead = isStillToday && from + minutes <= midnight;
	if (!isAhead && usual.length > 0) return { hours: availability, isAhead };
	const extra = { from: timeOf(from), until: timeOf(Math.min(from + 2 * minutes, midnight)) };
	const hours = [...usual, isAhead ? extra : earlierToday];
	const exception = { from: today, until: today, hours, note: extraHoursNote };
	return { hours: { ...availability, exceptions: [...availability.exceptions, exception] }, isAhead };
}
