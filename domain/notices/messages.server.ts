import type { Party } from "#domain/appointments/appointments.ts";
import { type AboutThread, type MessageNoticeKind, messageNoticeKinds } from "#domain/messages/messages.ts";
import { accountOf } from "#domain/messages/notices.server.ts";
import { type KeptThread, threadsOf, threadsStatement } from "#domain/messages/reading.server.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { type MailLanguage, quoted } from "#domain/outbox/mail/language.server.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import type { NoticeWords } from "./content.server.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList } from "./source.server.ts";

const aboutOf = ({ values }: DueNotice) => values as AboutThread;

/** What people hear of what is written to them: who wrote, never what. */
export const messageNotices = personal({
	kinds: messageNoticeKinds,
	type: "message",
	read: (ctx, notices) => [
		threadsStatement(
			ctx,
			"t.id IN (SELECT value FROM json_each(?))",
			jsonList(notices.map((due) => aboutOf(due).thread_id)),
		),
	],
	resolve: (_, [rows]) => {
		const byId = new Map(threadsOf(rows).map((one) => [one.id, one]));
		return (due, recipient) => {
			const { thread_id, party } = aboutOf(due);
			const kept = byId.get(thread_id);
			const kind = due.kind as MessageNoticeKind;
			if (!kept || accountOf(kept, party) !== recipient.id || !isStillSo(kind, kept, party)) return null;
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: (language, reader) => messageNoticeWords(language, kind, kept, party, reader),
			};
		};
	},
});

/** Whether a notice still says what is so: none speaks of what has been read, answered or blocked meanwhile. */
function isStillSo(kind: MessageNoticeKind, kept: KeptThread, party: Party): boolean {
	if (kept[`blocked_by_${party}`]) return false;
	switch (kind) {
		case "thread_requested":
			return kept.status === "requested";
		case "thread_accepted":
			return kept.status === "open";
		case "thread_declined":
			return kept.status === "declined";
		case "thread_ended":
			return kept.status === "closed";
		case "message_received":
			return kept[`${party}_unread`] > 0;
	}
	return kind satisfies never;
}

function messageNoticeWords(
	language: MailLanguage,
	kind: MessageNoticeKind,
	{ id, business_name, client_name }: KeptThread,
	party: Party,
	{ is_discreet }: Reader,
): NoticeWords {
	const { say } = language;
	const name = quoted(language, party === "client" ? business_name : client_name, 120) || say("notice.somebody");
	return {
		title: is_discreet ? say("discreet.message") : say(`${kind}.title`, { name }),
		lead: say(`${kind}.lead`, { name }),
		when: null,
		path: `/messages/${id}`,
		action: "action.messages",
		facts: [],
		notes: [],
	};
}
