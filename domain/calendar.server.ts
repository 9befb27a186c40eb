import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import type { Appointment, AppointmentStatus, Party } from "./appointments.ts";
import { languageOf, momentOf, plain } from "./mail/language.server.ts";
import { howOf, nameOf, pageOf } from "./mail/matter.server.ts";
import { otherZoneOf, type Reader } from "./notices.ts";
import { isSameClock } from "./time-zones.ts";

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

/**
 * Appointments as a calendar file (RFC 5545). Each keeps its UID for good, and its SEQUENCE grows with every change, so
 * that a calendar which has it already changes its entry instead of adding one. `publicUrl` has no slash at the end.
 */
export function calendarOf(entries: readonly Entry[], publicUrl: string): string {
	const text = generateIcsCalendar({
		version: "2.0",
		prodId: "-//Visavis//Appointments//EN",
		method: "PUBLISH",
		name: "Visavis",
		events: entries.map((entry) => eventOf(entry, publicUrl)),
	});
	return folded(text);
}

function eventOf({ appointment, party, reader }: Entry, publicUrl: string): IcsEvent {
	const { id, sequence, status, mode, terms } = appointment;
	const language = languageOf(reader.locale);
	const { say } = language;
	const url = pageOf(appointment, publicUrl);
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
