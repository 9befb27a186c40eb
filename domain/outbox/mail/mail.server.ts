import type { Content } from "#domain/outbox/outbox.ts";
import type { MailLanguage, WordId } from "./language.server.ts";
import { type Block, htmlOf, textOf } from "./letter.ts";

/** How a person reads what we write. */
export type Reader = {
	locale: string;
	/** IANA name. */
	time_zone: string;
	/** Mail and messages say nothing of their content. */
	is_discreet: boolean;
};

export const contactPath = "/contact";

export const paragraph = (text: string): Block => ({ type: "paragraph", text });

/** A link as a button, with its address beside it. */
export const button = ({ say }: MailLanguage, action: WordId, href: string, intro: string | null = null): Block => ({
	type: "button",
	intro,
	label: say(action),
	href,
	hint: say("letter.copy_link"),
});

/** A mail of its parts, greeting and closing line included. `publicUrl` has no slash at the end. */
export function mailOf(
	{ say, tag, direction }: MailLanguage,
	{ subject, blocks, calendar = null }: { subject: string; blocks: readonly Block[]; calendar?: Content["calendar"] },
	publicUrl: string,
): Content {
	const small = `Visavis · ${say("letter.no_answers", { contact: publicUrl + contactPath })}`;
	const body = [paragraph(say("letter.greeting")), ...blocks];
	return {
		subject,
		text: textOf([...body, paragraph(small)]),
		html: htmlOf({ subject, blocks: body, small, lang: tag, direction }),
		calendar,
	};
}

/** A text message. */
export const textMessageOf = (text: string): Content => ({ subject: "", text, html: "", calendar: null });
