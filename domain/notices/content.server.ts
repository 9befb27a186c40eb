import type { MailLanguage, WordId } from "#domain/outbox/mail/language.server.ts";
import type { Block } from "#domain/outbox/mail/letter.ts";
import { button, mailOf, paragraph, type Reader, textMessageOf } from "#domain/outbox/mail/mail.server.ts";
import type { Content, LetterChannel } from "#domain/outbox/outbox.ts";

/** What a notice says to its reader, before it becomes mail, text message or an item of the list on the site. */
export type NoticeWords = {
	/** All that a text message and a subject say. To those who want discretion it names neither people nor services. */
	title: string;
	lead: string;
	/** The moment that it is about, in short; null for none. */
	when: string | null;
	/** The page it leads to, and the words of its button. */
	path: string;
	action: WordId;
	/** Names with values; to those who want discretion only what they may have. */
	facts: [name: string, value: string][];
	/** Paragraphs after the facts. */
	notes: string[];
};

/** The item of the list on the site, which is as private as the account: discretion is for mail and phones. */
export const itemOf = ({ say }: MailLanguage, { title, lead, when, path }: NoticeWords) => ({
	title,
	message: when === null ? lead : say("notice.message", { lead, when }),
	url: path,
});

/** A notice as mail or text message. */
export function contentOf(
	channel: LetterChannel,
	language: MailLanguage,
	{ title, lead, when, path, action, facts, notes }: NoticeWords,
	{ is_discreet }: Pick<Reader, "is_discreet">,
	publicUrl: string,
	calendar: Content["calendar"] = null,
): Content {
	const { say } = language;
	const link = publicUrl + path;
	if (channel === "text")
		return textMessageOf(
			when === null ? say("notice.text", { title, link }) : say("notice.text_when", { title, when, link }),
		);
	const blocks: Block[] = [paragraph(is_discreet ? say("discreet.lead", { title }) : lead)];
	if (facts.length > 0) blocks.push({ type: "facts", facts });
	if (!is_discreet) blocks.push(...notes.map(paragraph));
	blocks.push(button(language, is_discreet ? "action.sign_in" : action, link));
	const subject = when === null || is_discreet ? title : say("notice.subject", { title, when });
	return mailOf(language, { subject, blocks, calendar }, publicUrl);
}
