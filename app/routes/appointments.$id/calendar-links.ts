/** What a calendar elsewhere is told of a meeting. */
export type CalendarEntry = { title: string; starts_at: string; ends_at: string; details: string; location: string };

/** "20261123T090000Z" */
const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** Pages of other calendars with the entry filled in; times are in UTC, so that no zone can be mistaken. */
export const googleCalendar = ({ title, starts_at, ends_at, details, location }: CalendarEntry) =>
	`https://calendar.google.com/calendar/render?${new URLSearchParams({
		action: "TEMPLATE",
		text: title,
		dates: `${compact(starts_at)}/${compact(ends_at)}`,
		details,
		location,
	})}`;

export const outlookCalendar = ({ title, starts_at, ends_at, details, location }: CalendarEntry) =>
	`https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
		path: "/calendar/action/compose",
		rru: "addevent",
		subject: title,
		startdt: starts_at,
		enddt: ends_at,
		body: details,
		location,
	})}`;
