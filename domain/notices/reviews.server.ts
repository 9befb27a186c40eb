import type { Appointment, Party } from "#domain/appointments/appointments.ts";
import { type ReviewNoticeKind, reviewNoticeKinds } from "#domain/appointments/notices.ts";
import { appointmentsOf } from "#domain/appointments/reading.server.ts";
import { nameOf, pathOf } from "#domain/appointments/wording.server.ts";
import { type MailLanguage, momentOf, plain, type WordId } from "#domain/outbox/mail/language.server.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import type { ReviewStatus } from "#domain/reviews/reviews.ts";
import { aboutOf, appointmentsRead, idsOf, readBy } from "./appointments.server.ts";
import type { NoticeWords } from "./content.server.ts";
import { personal } from "./personal.server.ts";
import { rowsOf } from "./source.server.ts";

/** A notice about the review of an appointment, to one of its parties. */
export type ReviewNotice = { kind: ReviewNoticeKind; party: Party; appointment: Appointment };

type Review = { appointment_id: string; status: ReviewStatus; reply: string | null };

export const reviewNotices = personal({
	kinds: reviewNoticeKinds,
	type: "review",
	read: (ctx, notices) => [
		appointmentsRead(ctx, notices),
		ctx.db.$client
			.prepare(
				"SELECT appointment_id, status, reply FROM reviews WHERE appointment_id IN (SELECT value FROM json_each(?))",
			)
			.bind(idsOf(notices)),
	],
	resolve: (_, [kept, reviews]) => {
		const byId = new Map(appointmentsOf(kept).map((one) => [one.id, one]));
		const reviewOf = new Map(rowsOf<Review>(reviews).map((one) => [one.appointment_id, one]));
		return (due, recipient) => {
			const { appointment_id } = aboutOf(due);
			const kind = due.kind as ReviewNoticeKind;
			const found = byId.get(appointment_id);
			const own =
				found && isStillSo(kind, found, reviewOf.get(appointment_id) ?? null) ? readBy(found, recipient) : null;
			return (
				own && {
					reader: own.reader,
					isUrgent: false,
					words: (language, reader) => reviewNoticeWords(language, { kind, ...own }, reader),
				}
			);
		};
	},
});

/** Whether a notice still says what is so: none speaks of a review that was removed, or of an answer never given. */
function isStillSo(kind: ReviewNoticeKind, { status }: Pick<Appointment, "status">, review: Review | null): boolean {
	switch (kind) {
		case "review_invited":
			return status === "completed" && review === null;
		case "review_received":
			return review !== null && review.status !== "removed";
		case "review_replied":
			return review !== null && review.status !== "removed" && review.reply !== null;
	}
	return kind satisfies never;
}

/** What a notice says. Reviewers are known by a made-up name only: the reviewed do not read of which appointment. */
export function reviewNoticeWords(
	language: MailLanguage,
	{ kind, party, appointment }: ReviewNotice,
	reader: Reader,
): NoticeWords {
	const { say } = language;
	const isUnnamed = kind === "review_received" && party === "business";
	const values = { name: nameOf(language, appointment, party) };
	const action: Record<ReviewNoticeKind, WordId> = {
		review_invited: party === "client" ? "action.write_review" : "action.appointment",
		review_received: "action.read_review",
		review_replied: "action.read_review",
	};
	return {
		title: reader.is_discreet ? say("discreet.review") : say(`${kind}.${party}.title`, values),
		lead: say(`${kind}.${party}.lead`, values),
		when: null,
		path: isUnnamed ? `/business/${appointment.business_id}#reviews` : pathOf(appointment),
		action: action[kind],
		facts:
			reader.is_discreet || isUnnamed
				? []
				: [
						[say("letter.when"), momentOf(language, appointment.starts_at, reader.time_zone)],
						[say("fact.service"), plain(appointment.terms.service_name)],
						[say("fact.with"), values.name],
					],
		notes: [],
	};
}
