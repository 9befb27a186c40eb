import type { CaseDecision, ContributionStatus } from "#domain/community/kinds.ts";
import { type AnswerNotice, communityNoticeKinds, type DecisionNotice } from "#domain/community/notices.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { type MailLanguage, quoted } from "#domain/outbox/mail/language.server.ts";
import type { NoticeWords } from "./content.server.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Answer = { id: string; slug: string; author_id: string | null };
type Case = {
	object_id: string;
	slug: string;
	author_id: string | null;
	status: ContributionStatus;
	decision: CaseDecision;
	reason: string | null;
	appeal: string | null;
};

const answerOf = ({ values }: DueNotice) => (values as AnswerNotice["values"]).answer_id;
const caseOf = ({ values }: DueNotice) => (values as DecisionNotice["values"]).object_id;
const isOf = (kind: (typeof communityNoticeKinds)[number]) => (due: DueNotice) => due.kind === kind;

/**
 * New answers, for those who follow a post; and what was decided about a text, for its writer. Neither names who wrote it or
 * repeats its words: a notice stays when they are erased, deleted or hidden.
 */
export const communityNotices = personal({
	kinds: communityNoticeKinds,
	type: "other",
	read: ({ db }, notices) => [
		// Of what is gone, hidden or removed meanwhile nothing is said.
		db.$client
			.prepare(
				`SELECT a.id, p.slug, a.author_id FROM answers a JOIN posts p ON p.id = a.post_id
				WHERE a.id IN (SELECT value FROM json_each(?)) AND a.status = 'published' AND a.deleted_at IS NULL
				AND p.status = 'published' AND p.deleted_at IS NULL`,
			)
			.bind(jsonList(notices.filter(isOf("post_answered")).map(answerOf))),
		db.$client
			.prepare(
				`SELECT c.object_id, p.slug, c.decision, c.reason, c.appeal, coalesce(a.status, p.status) AS status,
					iif(c.object = 'answer', a.author_id, p.author_id) AS author_id
				FROM community_cases c JOIN posts p ON p.id = c.post_id LEFT JOIN answers a ON a.id = c.object_id
				WHERE c.object_id IN (SELECT value FROM json_each(?)) AND c.decision IS NOT NULL`,
			)
			.bind(jsonList(notices.filter(isOf("contribution_decided")).map(caseOf))),
	],
	resolve: (_, [answers, cases]) => {
		const answerById = new Map(rowsOf<Answer>(answers).map((row) => [row.id, row]));
		const caseById = new Map(rowsOf<Case>(cases).map((row) => [row.object_id, row]));
		return (due, recipient) => {
			const words = isOf("post_answered")(due)
				? wordsOfAnswer(answerById.get(answerOf(due)), recipient.id)
				: wordsOfCase(caseById.get(caseOf(due)), recipient.id);
			return (
				words && {
					reader: readerOf(recipient),
					isUrgent: false,
					words: (language, { is_discreet }) => ({
						...words(language),
						...(is_discreet && { title: language.say("discreet.community") }),
						when: null,
						action: "action.post",
						facts: [],
					}),
				}
			);
		};
	},
});

type Words = (language: MailLanguage) => Pick<NoticeWords, "title" | "lead" | "path" | "notes">;

function wordsOfAnswer(found: Answer | undefined, reader_id: string): Words | null {
	if (!found || found.author_id === reader_id) return null;
	return (language) => ({
		title: language.say("post_answered.title"),
		lead: language.say("post_answered.lead"),
		path: `/community/${found.slug}#${found.id}`,
		notes: [language.say("post_answered.note")],
	});
}

function wordsOfCase(found: Case | undefined, reader_id: string): Words | null {
	if (!found || found.author_id !== reader_id) return null;
	const isKept = found.decision === "keep";
	const outcome = isKept ? "contribution_kept" : found.appeal === null ? "contribution_removed" : "contribution_upheld";
	return (language) => ({
		title: language.say(`${outcome}.title`),
		lead: language.say(`${outcome}.lead`, {
			reason: quoted(language, found.reason ?? "", textLimits.reason),
		}),
		path: `/community/${found.slug}`,
		notes: outcome === "contribution_removed" ? [language.say("contribution_removed.note")] : [],
	});
}
