import {
	type Appointment,
	otherZoneOf,
	type Party,
	reminderMinutes,
	zoneOf,
} from "#domain/appointments/appointments.ts";
import { invitationOf } from "#domain/appointments/calendar.server.ts";
import {
	type AboutAppointment,
	type AppointmentNoticeKind,
	appointmentNoticeKinds,
} from "#domain/appointments/notices.ts";
import { appointmentsOf, appointmentsStatement, type KeptAppointment } from "#domain/appointments/reading.server.ts";
import { feeOf, howOf, nameOf, pathOf, policyOf } from "#domain/appointments/wording.server.ts";
import { minuteMs } from "#domain/ground/durations.ts";
import { isSameClock } from "#domain/ground/time-zones.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import {
	durationOf,
	type MailLanguage,
	momentOf,
	plain,
	shortMomentOf,
	type WordId,
} from "#domain/outbox/mail/language.server.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import type { NoticeWords } from "./content.server.ts";
import { personal, type Recipient } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

/** A notice about an appointment as it is now, to one of its parties. */
export type AppointmentNotice = {
	kind: AppointmentNoticeKind;
	party: Party;
	appointment: Appointment;
	/** When it was to begin before it was moved; null where it never was. */
	before: string | null;
};

export const aboutOf = ({ values }: DueNotice) => values as AboutAppointment;

/** Reads the appointments that notices are about. */
export const appointmentsRead = (ctx: Parameters<typeof appointmentsStatement>[0], notices: readonly DueNotice[]) =>
	appointmentsStatement(ctx, "a.id IN (SELECT value FROM json_each(?))", idsOf(notices));

export const idsOf = (notices: readonly DueNotice[]) => jsonList(notices.map((one) => aboutOf(one).appointment_id));

/** An appointment as its recipient may read it; null for a stranger to it. */
export function readBy(kept: KeptAppointment, recipient: Recipient) {
	const party: Party | null =
		kept.client_id === recipient.id ? "client" : kept.owner_id === recipient.id ? "business" : null;
	if (!party) return null;
	const { client_id: _, owner_id: __, room: ___, request_hash: ____, ...appointment } = kept;
	const reader: Reader = {
		locale: recipient.preferred_language,
		time_zone: zoneOf(appointment, party, recipient.time_zone),
		is_discreet: recipient.is_discreet === 1,
	};
	return { party, appointment, reader };
}

export const appointmentNotices = personal({
	kinds: appointmentNoticeKinds,
	type: "booking",
	read: (ctx, notices) => [
		appointmentsRead(ctx, notices),
		ctx.db.$client
			.prepare(
				`SELECT e.appointment_id, e.starts_at FROM appointment_events e JOIN appointments a ON a.id = e.appointment_id
				WHERE e.appointment_id IN (SELECT value FROM json_each(?)) AND e.starts_at <> a.starts_at
				ORDER BY e.created_at, e.rowid`,
			)
			.bind(idsOf(notices)),
	],
	resolve: (ctx, [kept, moves]) => {
		const byId = new Map(appointmentsOf(kept).map((one) => [one.id, one]));
		// The last that is another than now wins.
		const before = new Map(
			rowsOf<{ appointment_id: string; starts_at: string }>(moves).map((one) => [one.appointment_id, one.starts_at]),
		);
		const now = ctx.now().toISOString();
		return (due, recipient) => {
			const about = aboutOf(due);
			const kind = due.kind as AppointmentNoticeKind;
			const found = byId.get(about.appointment_id);
			const own = found && isStillSo(kind, about, found, now) ? readBy(found, recipient) : null;
			if (!own) return null;
			const notice: AppointmentNotice = { kind, ...own, before: before.get(own.appointment.id) ?? null };
			const { publicUrl, mailFrom: organizer } = ctx;
			return {
				reader: own.reader,
				// What begins within the hour cannot wait.
				isUrgent: about.minutes === reminderMinutes.at(-1),
				words: (language, reader) => appointmentNoticeWords(language, notice, reader, now),
				...(isInCalendar(notice) && {
					calendar: (attendee) => invitationOf({ ...notice, reader: own.reader }, { organizer, attendee, publicUrl }),
				}),
			};
		};
	},
});

/**
 * Whether a notice still says what is so. What has been moved, ended or answered since is said by another notice, and a
 * reminder is of no use once the next one is due.
 */
function isStillSo(
	kind: AppointmentNoticeKind,
	planned: Pick<AboutAppointment, "sequence" | "minutes">,
	{ status, sequence, starts_at }: Pick<Appointment, "status" | "sequence" | "starts_at">,
	now: string,
): boolean {
	const isSame = sequence === planned.sequence;
	switch (kind) {
		case "appointment_requested":
		case "appointment_proposed":
			return isSame && status === "pending";
		case "appointment_confirmed":
			return isSame && status === "confirmed";
		case "appointment_rescheduled":
			return isSame && (status === "pending" || status === "confirmed");
		case "appointment_declined":
		case "appointment_cancelled":
			return isSame && status === "cancelled";
		case "appointment_expired":
			return isSame && status === "expired";
		case "appointment_missed":
			return status === "no_show";
		case "appointment_reminder": {
			const next = reminderMinutes.find((minutes) => minutes < (planned.minutes ?? 0)) ?? 0;
			return isSame && status === "confirmed" && Date.parse(now) < Date.parse(starts_at) - next * minuteMs;
		}
	}
	return kind satisfies never;
}

/** Those that change what a calendar has, or may have, of an appointment. */
const inCalendar: Partial<Record<AppointmentNoticeKind, "always" | "when it was confirmed once">> = {
	appointment_confirmed: "always",
	appointment_rescheduled: "always",
	appointment_cancelled: "always",
	appointment_proposed: "when it was confirmed once",
	appointment_declined: "when it was confirmed once",
	appointment_expired: "when it was confirmed once",
};

/** Whether a meeting request goes with the mail. */
export const isInCalendar = ({ kind, appointment }: Pick<AppointmentNotice, "kind" | "appointment">) =>
	inCalendar[kind] === "always" || (inCalendar[kind] !== undefined && appointment.confirmed_at !== null);

/** What a notice says at `now`. */
export function appointmentNoticeWords(
	language: MailLanguage,
	notice: AppointmentNotice,
	reader: Reader,
	now: string,
): NoticeWords {
	const { kind, party, appointment } = notice;
	const { say } = language;
	const name = nameOf(language, appointment, party);
	const by = appointment.ended_by === party ? "reader" : "other";
	const values = { name, status: appointment.status, by };
	const isPending = appointment.status === "pending";
	return {
		title: reader.is_discreet ? say(discreetTitle(appointment)) : say(`${kind}.${party}.title`, values),
		lead: [say(`${kind}.${party}.lead`, values), deadlineOf(language, notice, reader, name)].filter(Boolean).join(" "),
		when: shortMomentOf(language, appointment.starts_at, reader.time_zone),
		path: pathOf(appointment),
		action: isPending && appointment.awaiting === party ? "action.answer" : "action.appointment",
		facts: [...clocksOf(language, notice, reader), ...(reader.is_discreet ? [] : factsOf(language, notice, reader))],
		notes: appointment.status === "confirmed" ? [policyOf(language, appointment, party, reader.time_zone, now)] : [],
	};
}

function discreetTitle({ status }: Appointment): WordId {
	if (status === "pending") return "discreet.open";
	return status === "confirmed" ? "discreet.set" : "discreet.off";
}

/** Until when whose answer is awaited; null when nobody's is. */
function deadlineOf(
	language: MailLanguage,
	{ party, appointment: { status, awaiting, expires_at } }: AppointmentNotice,
	reader: Reader,
	name: string,
): string | null {
	if (status !== "pending" || expires_at === null) return null;
	const until = momentOf(language, expires_at, reader.time_zone);
	return awaiting === party
		? language.say("notice.answer_by", { until })
		: language.say("notice.answered_by", { name, until });
}

type Fact = [name: string, value: string];
const withValue = (facts: readonly [string, string | null][]) => facts.filter((fact): fact is Fact => Boolean(fact[1]));

/** When it begins, on the reader's clock and, where that shows something else, on the other's. */
function clocksOf(language: MailLanguage, { party, appointment }: AppointmentNotice, reader: Reader): Fact[] {
	const { starts_at } = appointment;
	const there = otherZoneOf(appointment, party);
	return withValue([
		[language.say("letter.when"), momentOf(language, starts_at, reader.time_zone)],
		[
			language.say("fact.their_time"),
			isSameClock(starts_at, reader.time_zone, there) ? null : momentOf(language, starts_at, there),
		],
	]);
}

const longestText = 1000;
/** Of a decision just taken, for which a reason may have been given. */
const givesReason = new Set<AppointmentNoticeKind>([
	"appointment_declined",
	"appointment_proposed",
	"appointment_rescheduled",
	"appointment_cancelled",
]);

function factsOf(language: MailLanguage, notice: AppointmentNotice, reader: Reader): Fact[] {
	const { kind, party, appointment, before } = notice;
	const { say } = language;
	const { starts_at, ends_at, terms, interpreter_language, reason, status } = appointment;
	const isMoved = kind === "appointment_proposed" || kind === "appointment_rescheduled";
	const isOn = status === "pending" || status === "confirmed";
	const seconds = (Date.parse(ends_at) - Date.parse(starts_at)) / 1000;
	return withValue([
		[say("fact.before"), isMoved && before ? momentOf(language, before, reader.time_zone) : null],
		[say("fact.length"), isOn ? durationOf(language, seconds) : null],
		[say("fact.service"), plain(terms.service_name)],
		[say("fact.with"), nameOf(language, appointment, party)],
		[say("fact.how"), isOn ? howOf(language, appointment, party) : null],
		[say("fact.interpreter"), isOn && interpreter_language ? languageName(language, interpreter_language) : null],
		[say("fact.fee"), isOn ? feeOf(language, appointment) : null],
		[say("fact.reason"), reason && givesReason.has(kind) ? plain(reason, longestText) : null],
		[say("fact.bring"), party === "client" && status === "confirmed" ? plain(terms.bring, longestText) : null],
	]);
}

const languageName = ({ tag }: MailLanguage, code: string) =>
	new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? code;
