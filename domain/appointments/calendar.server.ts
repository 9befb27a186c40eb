import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import { isSameClock } from "#domain/ground/time-zones.ts";
import { languageOf, momentOf, plain } from "#domain/outbox/mail/language.server.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import type { Content } from "#domain/outbox/outbox.ts";
import { type Appointment, type AppointmentStatus, otherZoneOf, type Party } from "./appointments.ts";
import { howOf, nameOf, pathOf } from "./wording.server.ts";

/** An appointment in a calendar, as one of its parties reads it. */
export type Entry = { appointment: Appointment; party: Party; reader: Reader };

const statuses: Record<AppointmentStatus, NonNullable<IcsEvent["status"]>> = {
	held: "TENTATIVE",
	pending: "TENTATIVE",
	confirmed: "CONFIRMED",
	completed: "CONFIRMED",
	no_show: "CONFIRMED",
	cancelled: "CANCELLED",
	expired: "CANCELLED",
};

const calendarHead = { version: "2.0", prodId: "-//Visavis//Appointments//EN" } as const;

/**
 * Appointments as a calendar file (RFC 5545). Each keeps its UID for good, and its SEQUENCE grows with every change, so
 * that a calendar which has it already changes its entry instead of adding one. `publicUrl` has no slash at the end.
 */
export function calendarOf(entries: readonly Entry[], publicUrl: string): string {
	const text = generateIcsCalendar({
		...calendarHead,
		method: "PUBLISH",
		name: "Visavis",
		events: entries.map((entry) => eventOf(entry, publicUrl)),
	});
	return folded(text);
}

/**
 * The same as a meeting request, or as its cancellation (RFC 5546): a calendar that gets it by mail changes its entry by
 * itself. Of the two who meet it names the reader alone, and wants no answer.
 *
 * @param organizer address that mail comes from
 * @param attendee address of the reader
 */
export function invitationOf(
	entry: Entry,
	{ organizer, attendee, publicUrl }: { organizer: string; attendee: string; publicUrl: string },
): NonNullable<Content["calendar"]> {
	const event = eventOf(entry, publicUrl);
	const method = event.status === "CANCELLED" ? "CANCEL" : "REQUEST";
	const partstat = event.status === "CONFIRMED" ? "ACCEPTED" : "TENTATIVE";
	const text = generateIcsCalendar({
		...calendarHead,
		method,
		events: [
			{
				...event,
				organizer: { name: "Visavis", email: organizer },
				attendees: [{ email: attendee, role: "REQ-PARTICIPANT", partstat, rsvp: false }],
			},
		],
	});
	return { method, text: folded(text) };
}

function eventOf({ appointment, party, reader }: Entry, publicUrl: string): IcsEvent {
	const { id, sequence, status, mode, terms } = appointment;
	const language = languageOf(reader.locale);
	const { say } = language;
	const url = publicUrl + pathOf(appointment);
	const location = mode === "in_person" ? terms.address && plain(terms.address) : mode === "video" ? url : null;
	const date = (instant: string) => ({ date: new Date(instant) });
	return {
		uid: `${id}@visavis`,
		sequence,
		stamp: date(appointment.updated_at),
		created: date(appointment.created_at),
		lastModified: date(appointment.updated_at),
		start: date(appointment.starts_at),
		end: date(appointment.ends_at),
		status: statuses[status],
		timeTransparent: statuses[status] === "CANCELLED" ? "TRANSPARENT" : "OPAQUE",
		summary: reader.is_discreet
			? say("calendar.discreet")
			: say("calendar.summary", { name: nameOf(language, appointment, party) }),
		...(location && !reader.is_discreet && { location }),
		description: [
			...clocksOf({ appointment, party, reader }),
			...(reader.is_discreet ? [] : [howOf(language, appointment, party)]),
			url,
		].join("\n"),
		url,
	};
}

/** When it begins, on the reader's clock and, where that shows something else, on the other's. */
function clocksOf({ appointment, party, reader }: Entry): string[] {
	const language = languageOf(reader.locale);
	const { starts_at } = appointment;
	const there = otherZoneOf(appointment, party);
	const here = momentOf(language, starts_at, reader.time_zone);
	if (isSameClock(starts_at, reader.time_zone, there)) return [here];
	return [here, `${language.say("fact.their_time")}: ${momentOf(language, starts_at, there)}`];
}

const longestLineBytes = 75;

/** The lines of a file broken where they are longer than 75 bytes, never within a letter (RFC 5545, 3.1). */
function folded(text: string): string {
	const utf8 = new TextEncoder();
	const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
	return lines
		.map((line) => {
			let broken = "";
			let bytes = 0;
			for (const letter of line) {
				const more = utf8.encode(letter).length;
				if (bytes + more > longestLineBytes) {
					broken += "\r\n ";
					bytes = 1;
				}
				broken += letter;
				bytes += more;
			}
			return broken;
		})
		.join("\r\n");
}
