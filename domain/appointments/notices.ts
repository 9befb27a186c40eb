/** What people hear about their appointments. */
export const appointmentNoticeKinds = [
	"appointment_requested",
	"appointment_confirmed",
	"appointment_declined",
	"appointment_proposed",
	"appointment_rescheduled",
	"appointment_cancelled",
	"appointment_expired",
	"appointment_missed",
	"appointment_reminder",
] as const;
export type AppointmentNoticeKind = (typeof appointmentNoticeKinds)[number];

/** What they hear about the review of one. */
export const reviewNoticeKinds = ["review_invited", "review_received", "review_replied"] as const;
export type ReviewNoticeKind = (typeof reviewNoticeKinds)[number];

/** Which appointment a notice is about. */
export type AboutAppointment = {
	appointment_id: string;
	/** Of the appointment when the notice was planned: what has changed since is said by another notice. */
	sequence: number;
	/** Of a reminder, how many minutes before the beginning; null for the others. */
	minutes: number | null;
};
