import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import type { Ctx } from "#domain/ground/context.server.ts";
import { urgentHelp } from "#drizzle/schema/urgent-help.ts";
import type { Situation, UrgentHelp } from "./urgent-help.ts";

/** As people read it. */
export type ShownHelp = Omit<UrgentHelp, "hours" | "time_zone" | "version"> & {
	/** null where its hours are not known. */
	is_open: boolean | null;
	/** Day and night. */
	is_always_open: boolean;
};

/**
 * Urgent help that somebody has checked: all, or that for some situations in a country. What nobody has checked shows in
 * development only. One row each.
 */
export async function listUrgentHelp(
	ctx: Ctx,
	of?: { situations: Situation[]; country_id: string },
): Promise<ShownHelp[]> {
	const rows = await ctx.db
		.select()
		.from(urgentHelp)
		.where(
			and(
				ctx.isDevelopment ? undefined : isNotNull(urgentHelp.checked_on),
				of && inArray(urgentHelp.situation, of.situations),
				of && eq(urgentHelp.country_id, of.country_id),
			),
		)
		.orderBy(asc(urgentHelp.situation), asc(urgentHelp.country_id), asc(urgentHelp.id));
	return rows.map(({ hours, time_zone, version: _, ...row }) => ({
		...row,
		is_open: isOpenAt({ hours, time_zone }, ctx.now()),
		is_always_open: hours !== null && "always" in hours,
	}));
}

/** Whether somebody is there now; null where the hours are not known. */
export function isOpenAt({ hours, time_zone }: Pick<UrgentHelp, "hours" | "time_zone">, now: Date): boolean | null {
	if (hours === null) return null;
	if ("always" in hours) return true;
	if (time_zone === null) return null;
	const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(time_zone);
	const time = local.toPlainTime().toString({ smallestUnit: "minute" });
	return hours.weekly.some(({ weekday, from, until }) => weekday === local.dayOfWeek && from <= time && time < until);
}
