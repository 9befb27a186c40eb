import { withoutAddresses } from "#domain/contact/contact.ts";
import { type ContactNotice, contactNoticeKinds } from "#domain/contact/notices.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";
import { dayOf, languageOf, type MailLanguage, quoted } from "#domain/outbox/mail/language.server.ts";
import { mailOf, paragraph } from "#domain/outbox/mail/mail.server.ts";
import { jsonList, type NoticeSource, rowsOf } from "./source.server.ts";

type Written = { id: string; reference: string; body: string; created_at: string; answer: string | null };

const valuesOf = ({ values }: DueNotice) => values as ContactNotice["values"];

/** Goes to the address that was typed, and is nobody's to switch off; nothing where the message is gone since. */
export const contactNotices: NoticeSource = {
	kinds: contactNoticeKinds,
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				"SELECT id, reference, body, created_at, answer FROM contact_messages WHERE id IN (SELECT value FROM json_each(?))",
			)
			.bind(jsonList(notices.map((due) => valuesOf(due).id))),
	],
	resolve: (ctx, [rows]) => {
		const written = new Map(rowsOf<Written>(rows).map((row) => [row.id, row]));
		return (due) => {
			const { id, is_own } = valuesOf(due);
			const found = written.get(id);
			if (!found) return null;
			const contentOf = due.kind === "contact_answer" ? answerTo : copyOf;
			return {
				addresses: { email: due.to },
				locale: due.locale,
				quiet_until: null,
				statements: () => [],
				contentFor: () => contentOf(found, is_own, due.locale, ctx.publicUrl),
				summary: null,
			} satisfies Delivery;
		};
	},
};

type Words = [written: Written, isOwn: boolean, locale: string, publicUrl: string];

function copyOf(...[written, isOwn, locale, publicUrl]: Words) {
	const language = languageOf(locale);
	const { say } = language;
	const { reference } = written;
	const blocks = isOwn
		? [paragraph(say("contact_copy.lead", { reference })), ...paragraphs(language, written.body, isOwn)]
		: [paragraph(say("contact_reference.lead", { reference })), paragraph(say("contact_reference.not_you"))];
	return mailOf(language, { subject: say("contact_copy.subject", { reference }), blocks }, publicUrl);
}

function answerTo(...[written, isOwn, locale, publicUrl]: Words) {
	const language = languageOf(locale);
	const { say } = language;
	const { reference, body, answer, created_at } = written;
	const blocks = [
		paragraph(say("contact_answer.lead", { day: dayOf(language, Date.parse(created_at)) })),
		...paragraphs(language, answer ?? "", true),
		paragraph(say("contact_answer.written")),
		...paragraphs(language, body, isOwn),
		...(isOwn ? [] : [paragraph(say("contact_copy.not_you"))]),
	];
	return mailOf(language, { subject: say("contact_answer.subject", { reference }), blocks }, publicUrl);
}

/** A text as it was written; of a stranger's nothing leads anywhere. */
const paragraphs = (language: MailLanguage, text: string, isOwn: boolean) =>
	(isOwn ? text : withoutAddresses(text))
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => paragraph(quoted(language, line, textLimits.message)));
