import { useLingui } from "@lingui/react";
import { dateFormat } from "#domain/ground/formatters.ts";
import { intlTag } from "./formats.ts";

/** Days and times of instants, each in a zone that is named, as one locale writes them. */
function timeFormatsIn(locale: string) {
	const tag = intlTag(locale);
	const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => dateFormat(tag, { ...options, timeZone });
	const clock = { hour: "2-digit", minute: "2-digit" } as const;
	return {
		/** "10:00" */
		time: (iso: string, zone: string) => format(zone, clock).format(new Date(iso)),
		/** "10:00–10:45" */
		times: (from: string, until: string, zone: string) =>
			format(zone, clock).formatRange(new Date(from), new Date(until)),
		/** "Mon" */
		weekday: (iso: string, zone: string) => format(zone, { weekday: "short" }).format(new Date(iso)),
		/** "23 Nov" */
		shortDay: (iso: string, zone: string) => format(zone, { day: "numeric", month: "short" }).format(new Date(iso)),
		/** "Mon 23 Nov" */
		day: (iso: string, zone: string) =>
			format(zone, { weekday: "short", day: "numeric", month: "short" }).format(new Date(iso)),
		/** "Monday 23 November 2026" */
		longDay: (iso: string, zone: string) =>
			format(zone, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(new Date(iso)),
		/** "Mon 23 Nov, 10:00" */
		dayAndTime: (iso: string, zone: string) =>
			format(zone, { weekday: "short", day: "numeric", month: "short", ...clock }).format(new Date(iso)),
	};
}

type TimeFormats = ReturnType<typeof timeFormatsIn>;
const known = new Map<string, TimeFormats>();

export function timeFormatsOf(locale: string): TimeFormats {
	let formats = known.get(locale);
	if (!formats) {
		formats = timeFormatsIn(locale);
		known.set(locale, formats);
	}
	return formats;
}

/** See `useFormats`: what they say belongs into a `Fact`. */
export const useTimeFormats = (): TimeFormats => timeFormatsOf(useLingui().i18n.locale);
