import { deviceOf } from "../identity/devices.ts";
import { limits } from "../identity/identity.ts";
import { isNotice, type NoticeKind } from "../notices.ts";
import type { OutboxChannel } from "../outbox.ts";
import { dayOf, durationOf, languageOf, type MailLanguage, momentOf, plain } from "./language.server.ts";
import { type Block, htmlOf, textOf } from "./letter.ts";
import type { MailKind, MailValues } from "./mail.ts";
import type { MailWordId } from "./words/en.ts";

/** A message in the reader's words. Of a text message only `text` is sent. */
export type Rendered = {
	subject: string;
	text: string;
	html: string;
	/** The calendar file that comes with it (RFC 5545); null for none. */
	calendar: string | null;
};

const signInPath = "/auth";
const recoverPath = "/auth?step=recover";
const securityPath = "/profile/security";
const contactPath = "/contact";

/** A link also says where the person was going; cut, it would lead elsewhere. */
const longestLink = 2000;

type Layout =
	/** A code, good for so many seconds, with the words of the button when a link comes with it. */
	| { codeSeconds: number; action?: MailWordId }
	/** What has happened: the button leads to a page of ours. */
	| { action: MailWordId; path: string; isNotice: boolean };

const layouts: Record<MailKind, Layout> = {
	confirm: { codeSeconds: limits.codeSeconds, action: "action.confirm" },
	sign_in_code: { codeSeconds: limits.codeSeconds, action: "action.sign_in" },
	recovery: { codeSeconds: limits.codeSeconds, action: "action.new_password" },
	email_change: { codeSeconds: limits.codeSeconds, action: "action.confirm" },
	phone_change: { codeSeconds: limits.codeSeconds },
	reauthentication: { codeSeconds: limits.codeSeconds },
	factor_code: { codeSeconds: limits.challengeSeconds },
	// Its code and link are made for equal work, and good for nothing.
	account_exists: { action: "action.sign_in", path: signInPath, isNotice: false },
	new_device: { action: "action.devices", path: securityPath, isNotice: true },
	password_changed: { action: "action.new_password", path: recoverPath, isNotice: true },
	// The reader's address no longer signs in.
	email_changed: { action: "action.contact", path: contactPath, isNotice: true },
	phone_changed: { action: "action.contact", path: contactPath, isNotice: true },
	factor_added: { action: "action.security", path: securityPath, isNotice: true },
	factor_removed: { action: "action.security", path: securityPath, isNotice: true },
	recovery_codes_made: { action: "action.security", path: securityPath, isNotice: true },
	recovery_code_used: { action: "action.security", path: securityPath, isNotice: true },
	signed_out_everywhere: { action: "action.sign_in", path: signInPath, isNotice: true },
	deletion_planned: { action: "action.keep_account", path: signInPath, isNotice: true },
	deletion_undone: { action: "action.security", path: securityPath, isNotice: true },
};

/** For how long a message is worth sending, in seconds; null for ever. A code that has run out only confuses. */
export function worthSeconds(kind: MailKind | NoticeKind): number | null {
	if (isNotice(kind)) return null;
	const layout = layouts[kind];
	return "codeSeconds" in layout ? layout.codeSeconds : null;
}

export type Renderable = { channel: OutboxChannel; kind: MailKind; values: MailValues; locale: string };

/**
 * A message about an account in the language of `locale`, or in English where we do not have it. `publicUrl` has no
 * slash at the end.
 */
export function renderLetter({ channel, kind, values, locale }: Renderable, publicUrl: string): Rendered {
	const language = languageOf(locale);
	const layout = layouts[kind];
	const say = (id: MailWordId) => language.say(id, filled);
	const isolate = (text: string) => (language.direction === "rtl" ? `\u2068${text}\u2069` : text);
	const code = plain(values.code ?? "");
	const filled = {
		code,
		what: isolate(plain(values.what ?? "")),
		link: "path" in layout ? publicUrl + layout.path : plain(values.link ?? "", longestLink),
		duration: "codeSeconds" in layout ? durationOf(language, layout.codeSeconds) : "",
		erased_on: values.at ? dayOf(language, Date.parse(values.at) + limits.erasureSeconds * 1000, values.time_zone) : "",
		contact: publicUrl + contactPath,
	};

	if (channel === "text") {
		// The last line is for the phone, which types the code in by itself: https://wicg.github.io/sms-one-time-codes/
		const origin = "codeSeconds" in layout ? `\n\n@${new URL(publicUrl).hostname} #${code}` : "";
		return { subject: "", text: say(`${kind}.text`) + origin, html: "", calendar: null };
	}

	const paragraph = (text: string): Block => ({ type: "paragraph", text });
	const button = (action: MailWordId, href: string, intro: string | null = null): Block => ({
		type: "button",
		intro,
		label: say(action),
		href,
		hint: say("letter.copy_link"),
	});
	const blocks: Block[] = [paragraph(say("letter.greeting")), paragraph(say(`${kind}.lead`))];
	if ("codeSeconds" in layout) {
		blocks.push({ type: "code", code });
		const link = layout.action && filled.link ? button(layout.action, filled.link, say("code.or_link")) : null;
		if (link) blocks.push(link);
		blocks.push(paragraph(`${say(link ? "code.both_last" : "code.lasts")} ${say("code.secret")}`));
		blocks.push(paragraph(say(`${kind}.not_you`)));
	} else {
		if (layout.isNotice) {
			blocks.push({ type: "facts", facts: factsOf(language, values) });
			blocks.push(paragraph(say("notice.was_you")));
			blocks.push(paragraph(say(`${kind}.not_you`)));
		}
		blocks.push(button(layout.action, filled.link));
		if (!layout.isNotice) blocks.push(paragraph(say(`${kind}.not_you`)));
	}
	return mailOf(language, { subject: say(`${kind}.subject`), blocks, calendar: null }, publicUrl);
}

/** A mail of its parts, with the line under it that every mail has. */
export function mailOf(
	{ say, tag, direction }: MailLanguage,
	{ subject, blocks, calendar }: { subject: string; blocks: readonly Block[]; calendar: string | null },
	publicUrl: string,
): Rendered {
	const small = `Visavis · ${say("letter.no_answers", { contact: publicUrl + contactPath })}`;
	return {
		subject,
		text: textOf([...blocks, { type: "paragraph", text: small }]),
		html: htmlOf({ subject, blocks, small, lang: tag, direction }),
		calendar,
	};
}

/** When it happened and on which device, as far as we know. */
function factsOf(language: MailLanguage, { at, time_zone, device }: MailValues): [string, string][] {
	const facts: [string, string][] = [];
	if (at) facts.push([language.say("letter.when"), momentOf(language, at, time_zone)]);
	if (device !== undefined) facts.push([language.say("letter.device"), deviceName(language, device)]);
	return facts;
}

function deviceName({ say }: MailLanguage, userAgent: string) {
	const { browser, system } = deviceOf(userAgent);
	return browser && system ? say("device.known", { browser, system }) : (browser ?? system ?? say("device.unknown"));
}
