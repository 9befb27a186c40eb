import { withoutAddresses } from "#domain/contact/contact.ts";
import { type ContactNotice, contactNoticeKinds } from "#domain/contact/notices.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";
import { languageOf, quoted } from "#domain/outbox/mail/language.server.ts";
import { mailOf, paragraph } from "#domain/outbox/mail/mail.server.ts";
import { jsonList, type NoticeSource, rowsOf } from "./source.server.ts";

type Written = { id: string; reference: string; body: string };

const valuesOf = ({ values }: DueNotice) => values as ContactNotice["values"];

/** Goes to the address that was typed, and is nobody's to switch off; nothing where the message is gone since. */
export const contactNotices: NoticeSource = {
	kinds: contactNoticeKinds,
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare("SELECT id, reference, body FROM contact_messages WHERE id IN (SELECT value FROM json_each(?))")
			.bind(jsonList(notices.map((due) => valuesOf(due).id))),
	],
	resolve: (ctx, [rows]) => {
		const written = new Map(rowsOf<Written>(rows).map((row) => [row.id, row]));
		return (due) => {
			const { id, is_own } = valuesOf(due);
			const found = written.get(id);
			if (!found) return null;
			return {
				addresses: { email: due.to },
				locale: due.locale,
				quiet_until: null,
				statements: () => [],
				contentFor: () => copyOf(found, is_own, due.locale, ctx.publicUrl),
				summary: null,
			} satisfies Delivery;
		};
	},
};

function copyOf({ reference, body }: Written, isOwn: boolean, locale: string, publicUrl: string) {
	const language = languageOf(locale);
	const { say } = language;
	const text = (isOwn ? body : withoutAddresses(body)).split("\n").filter((line) => line.trim() !== "");
	const blocks = [
		paragraph(say("contact_copy.lead", { reference })),
		...text.map((line) => paragraph(quoted(language, line, textLimits.message))),
		...(isOwn ? [] : [paragraph(say("contact_copy.not_you"))]),
	];
	return mailOf(language, { subject: say("contact_copy.subject", { reference }), blocks }, publicUrl);
}
