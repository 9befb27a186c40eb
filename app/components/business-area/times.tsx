import { useLingui } from "@lingui/react/macro";
import { dateFormat } from "#domain/ground/formatters.ts";
import { Fact } from "../fact.tsx";
import { intlTag } from "../formats.ts";
import { classes } from "../ui/classes.ts";

/** Times and days as the reader's language writes them, in a named zone. */
export function useTimes() {
	const { i18n } = useLingui();
	const tag = intlTag(i18n.locale);
	const say = (at: string, options: Intl.DateTimeFormatOptions) => dateFormat(tag, options).format(new Date(at));
	return {
		/** "09:30" */
		time: (at: string, timeZone: string) => say(at, { hour: "2-digit", minute: "2-digit", timeZone }),
		/** "Fri 20 Nov" */
		day: (at: string, timeZone: string) => say(at, { weekday: "short", day: "numeric", month: "short", timeZone }),
		/** "Fri 20 Nov, 09:30" */
		dayAndTime: (at: string, timeZone: string) =>
			say(at, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone }),
		/** A day of the calendar ("2026-11-20"): "Friday 20 November". */
		longDay: (day: string) => say(day, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
		/** The same: "Fri 20 Nov". */
		shortDay: (day: string) => say(day, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }),
		/** The same: "20 Nov 2026". */
		date: (day: string) => say(day, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
		/** "Monday" for 1, "Sunday" for 7. */
		weekday: (weekday: number) => say(`2024-01-0${weekday}`, { weekday: "long", timeZone: "UTC" }),
		/** A time of the clock on the wall ("09:30"), whatever the day. */
		wall: (time: string) =>
			say(`2024-01-01T${time === "24:00" ? "00:00" : time}:00Z`, {
				hour: "2-digit",
				minute: "2-digit",
				timeZone: "UTC",
			}),
	};
}

/** What Intl wrote: the browser may write it a little differently than the server, and then wins. */
export const When = ({ at, className, children }: { at?: string; className?: string; children: string }) => (
	<time {...(at && { dateTime: at })} suppressHydrationWarning className={classes("tabular-nums", className)}>
		{children}
	</time>
);

/** "America/Argentina/Buenos_Aires" as people say it: "Buenos Aires". */
export const placeOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** From when until when, by the clock of a zone. */
export function Span({
	starts_at,
	ends_at,
	timeZone,
	className,
}: {
	starts_at: string;
	ends_at: string;
	timeZone: string;
	className?: string;
}) {
	const { time } = useTimes();
	return (
		<When at={starts_at} {...(className && { className })}>
			{`${time(starts_at, timeZone)}–${time(ends_at, timeZone)}`}
		</When>
	);
}

/** What the clock of the client shows when a meeting begins, where it differs from the professional's. */
export function ClientClock({
	starts_at,
	timeZone,
	clientZone,
}: {
	starts_at: string;
	timeZone: string;
	clientZone: string;
}) {
	const { t } = useLingui();
	const times = useTimes();
	const day = (zone: string) => times.dayAndTime(starts_at, zone);
	const [theirs, own] = [day(clientZone), day(timeZone)];
	const place = placeOf(clientZone);
	// Empty where the clocks agree, and there on every side: zones as the browser knows them may be older.
	return (
		<Fact className="block text-sm text-muted empty:hidden">
			{theirs === own ? "" : t`Client's time: ${theirs} (${place})`}
		</Fact>
	);
}
