import { type Appointment, type Party, reminderMinutes } from "./appointments.ts";
import type { NotificationType } from "./notification-preferences.ts";
import type { ReviewStatus } from "./reviews.ts";

/** What people are told about their appointments and reviews, each in the ways they have chosen. */
export const noticeKinds = [
	"appointment_requested",
	"appointment_confirmed",
	"appointment_declined",
	"appointment_proposed",
	"appointment_rescheduled",
	"appointment_cancelled",
	"appointment_expired",
	"appointment_missed",
	"appointment_reminder",
	"review_invited",
	"review_received",
	"review_replied",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const isNotice = (kind: string): kind is NoticeKind => (noticeKinds as readonly string[]).includes(kind);

/** The type of notification that each is, by which people choose. */
export const typeOfNotice: Record<NoticeKind, NotificationType> = {
	appointment_requested: "booking",
	appointment_confirmed: "booking",
	appointment_declined: "booking",
	appointment_proposed: "booking",
	appointment_rescheduled: "booking",
	appointment_cancelled: "booking",
	appointment_expired: "booking",
	appointment_missed: "booking",
	appointment_reminder: "booking",
	review_invited: "review",
	review_received: "review",
	review_replied: "review",
};

/** A notice as its reader is told it: what it is about as it stands then, and how they want to read it. */
export type Matter = {
	kind: NoticeKind;
	/** Which of the two the reader is. */
	party: Party;
	appointment: Appointment;
	/** When it was to begin before it was moved; null where it never was. */
	before: string | null;
	reader: Reader;
};

/** How somebody reads of appointments. */
export type Reader = {
	locale: string;
	/** IANA name. */
	time_zone: string;
	/** Mail and messages say nothing of their content. */
	is_discreet: boolean;
};

/** The zone in which a party reads: their own, else the one in which they took or offered the time. */
export const zoneOf = (
	{ time_zone, client_time_zone }: Pick<Appointment, "time_zone" | "client_time_zone">,
	party: Party,
	own: string | null,
) => own ?? (party === "client" ? client_time_zone : time_zone);

/** The zone in which the other of the two took or offered the time. */
export const otherZoneOf = (
	{ time_zone, client_time_zone }: Pick<Appointment, "time_zone" | "client_time_zone">,
	party: Party,
) => (party === "client" ? time_zone : client_time_zone);

/**
 * Whether a notice still says what is so. What has been moved, ended or answered since is told by another notice, and a
 * reminder is of no use once the next one is due.
 *
 * @param planned sequence of the appointment when the notice was planned, and minutes before the beginning
 */
export function isStillSo(
	kind: NoticeKind,
	planned: { sequence: number; minutes: number | null },
	{ status, sequence, starts_at }: Pick<Appointment, "status" | "sequence" | "starts_at">,
	review: { status: ReviewStatus; reply: string | null } | null,
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
			return isSame && status === "confirmed" && Date.parse(now) < Date.parse(starts_at) - next * 60_000;
		}
		case "review_invited":
			return status === "completed" && review === null;
		case "review_received":
			return review !== null && review.status !== "removed";
		case "review_replied":
			return review !== null && review.status !== "removed" && review.reply !== null;
	}
	return kind satisfies never;
}
