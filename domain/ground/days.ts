/** Days of the calendar, each as "2026-11-20". */
import { dayMs } from "./durations.ts";

/** The day so many days after another. */
export const daysAfter = (day: string, days: number) =>
	new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Days from one day to another; less than 0 where it comes before. */
export const daysFrom = (day: string, to: string) => Math.round((Date.parse(to) - Date.parse(day)) / dayMs);
