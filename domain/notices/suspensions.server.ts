import type { BusinessStatus } from "#domain/businesses/listed.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { type AboutSuspension, type SuspensionNoticeKind, suspensionNoticeKinds } from "#domain/businesses/notices.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { type MailLanguage, quoted } from "#domain/outbox/mail/language.server.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Row = {
	id: string;
	owner_id: string;
	reason: string;
	answer: string | null;
	answered_at: string | null;
	end_note: string | null;
	ended_at: string | null;
	status: BusinessStatus;
};

const aboutOf = ({ values }: DueNotice) => values as AboutSuspension;

/** What owners hear of the suspension of their profile. */
export const suspensionNotices = personal({
	kinds: suspensionNoticeKinds,
	type: "other",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT s.id, o.user_id AS owner_id, s.reason, s.answer, s.answered_at, s.end_note, s.ended_at, b.status FROM suspensions s
				JOIN businesses b ON b.id = s.business_id JOIN business_owners o ON o.business_id = s.business_id
				WHERE s.id IN (SELECT value FROM json_each(?))`,
			)
			.bind(jsonList(notices.map((due) => aboutOf(due).suspension_id))),
	],
	resolve: (_, [rows]) => {
		const byId = new Map(rowsOf<Row>(rows).map((row) => [row.id, row]));
		return (due, recipient) => {
			const kind = due.kind as SuspensionNoticeKind;
			const found = byId.get(aboutOf(due).suspension_id);
			if (found?.owner_id !== recipient.id || !isStillSo(kind, found)) return null;
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: (language, { is_discreet }) => ({
					title: language.say(is_discreet ? "discreet.suspension" : `${kind}.title`),
					lead: leadOf(language, kind, found),
					when: null,
					path: "/business",
					action: "action.practice",
					facts: [],
					notes: kind === "business_suspended" ? [language.say("business_suspended.note")] : [],
				}),
			};
		};
	},
});

/** A suspension that has ended meanwhile is not told of any more, nor its end where another has begun. */
const isStillSo = (kind: SuspensionNoticeKind, { ended_at, answered_at, status }: Row) =>
	({
		business_suspended: ended_at === null,
		suspension_kept: ended_at === null && answered_at !== null,
		business_restored: ended_at !== null && status !== "suspended",
	})[kind];

function leadOf(language: MailLanguage, kind: SuspensionNoticeKind, { reason, answer, end_note, status }: Row): string {
	const said = (text: string) => quoted(language, text, textLimits.message);
	return language.say(
		`${kind}.lead`,
		{
			business_suspended: { reason: said(reason) },
			suspension_kept: { answer: said(answer ?? "") },
			business_restored: {
				listed: isListed(status) ? "yes" : "no",
				has_answer: end_note ? "yes" : "no",
				answer: said(end_note ?? ""),
			},
		}[kind],
	);
}
