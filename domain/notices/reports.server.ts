import { textLimits } from "#domain/ground/text-limits.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { quoted } from "#domain/outbox/mail/language.server.ts";
import type { ReportObject } from "#domain/reports/kinds.ts";
import { type ReportNotice, reportNoticeKinds } from "#domain/reports/notices.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Row = {
	id: string;
	reference: string;
	object: ReportObject;
	object_id: string;
	user_id: string;
	is_upheld: number;
	answer: string;
	business_id: string | null;
};

const aboutOf = ({ values }: DueNotice) => values as ReportNotice["values"];

/** What became of a report, for whoever made it. */
export const reportNotices = personal({
	kinds: reportNoticeKinds,
	type: "other",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT id, reference, object, object_id, user_id, is_upheld, answer, CASE object
					WHEN 'business' THEN object_id WHEN 'review' THEN (SELECT business_id FROM reviews WHERE id = object_id)
				END AS business_id FROM reports WHERE decided_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
			)
			.bind(jsonList(notices.map((due) => aboutOf(due).report_id))),
	],
	resolve: (_, [rows]) => {
		const byId = new Map(rowsOf<Row>(rows).map((row) => [row.id, row]));
		return (due, recipient) => {
			const found = byId.get(aboutOf(due).report_id);
			if (!found || found.user_id !== recipient.id) return null;
			const outcome = found.is_upheld ? "report_upheld" : "report_dismissed";
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: (language, { is_discreet }) => ({
					title: language.say(is_discreet ? "discreet.report" : `${outcome}.title`),
					lead: language.say(`${outcome}.lead`, { answer: quoted(language, found.answer, textLimits.reason) }),
					when: null,
					path: found.business_id ? `/business/${found.business_id}` : `/messages/${found.object_id}`,
					action: found.business_id ? "action.profile" : "action.messages",
					facts: is_discreet ? [] : [[language.say("report.reference"), found.reference]],
					notes: [language.say("report.note")],
				}),
			};
		};
	},
});
