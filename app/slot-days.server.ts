import type { AppLoadContext } from "@remix-run/cloudflare";
import { date } from "#domain/availability/availability.ts";
import { listSlots, type OwnTime } from "#domain/availability/slots.server.ts";
import { daysAfter } from "#domain/ground/days.ts";
import { dateIn, daysBetween } from "#domain/ground/time.ts";
import type { DaysShown } from "./components/slot-days.tsx";

const daysShown = 7;
/** How far is looked for the next free time, where these days have none. */
const daysRead = 42;

/** A day, or the first or last one where it lies outside. */
function within(day: string, first: string, last: string) {
	if (day < first) return first;
	return day > last ? last : day;
}

type Wanted = {
	business_id: string;
	legal_service_id: string;
	/** The reader's: days begin at its midnight. */
	zone: string;
	/** The first day, as the address says it. */
	from: string | null;
	horizon_days: number;
	ownTime?: OwnTime;
};

/** A week of free times by the reader's calendar, from the day asked for or the first that has any. Throws what `listSlots` throws. */
export async function slotDaysOf(context: AppLoadContext, wanted: Wanted): Promise<DaysShown> {
	const { business_id, legal_service_id, zone, horizon_days, ownTime } = wanted;
	const today = dateIn(zone, context.now().getTime());
	const end = daysAfter(today, horizon_days + 1);
	const asked = date.safeParse(wanted.from).data;
	const begin = within(asked ?? today, today, end);
	const { slots } = await listSlots(
		context,
		business_id,
		// A day of the reader may begin on the day before or end on the day after of the professional.
		{ legal_service_id, from: daysAfter(begin, -1), to: daysAfter(begin, daysRead) },
		ownTime,
	);
	const byDay = Map.groupBy(slots, (slot) => dateIn(zone, slot));
	// Who asks for no day is shown the first with free time.
	const from = asked ? begin : ([...byDay.keys()].find((day) => day >= begin) ?? begin);
	const last = daysAfter(from, daysShown - 1);
	const next = [...byDay.keys()].find((day) => day > last);
	return {
		days: daysBetween(from, last).map((day) => ({ day, slots: byDay.get(day) ?? [] })),
		earlier: from > today ? within(daysAfter(from, -daysShown), today, end) : null,
		later: daysAfter(last, 1) <= end ? daysAfter(last, 1) : null,
		next: next ?? null,
	};
}
