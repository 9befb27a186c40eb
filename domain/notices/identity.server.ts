import type { Ctx } from "#domain/ground/context.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { deviceOf } from "#domain/identity/devices.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import {
	type IdentityNotice,
	type IdentityNoticeKind,
	type IdentityNoticeValues,
	identityNoticeKinds,
} from "#domain/identity/notices.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";
import {
	dayOf,
	durationOf,
	languageOf,
	type MailLanguage,
	momentOf,
	plain,
	quoted,
	type WordId,
} from "#domain/outbox/mail/language.server.ts";
import type { Block } from "#domain/outbox/mail/letter.ts";
import { button, contactPath, mailOf, paragraph, textMessageOf } from "#domain/outbox/mail/mail.server.ts";
import type { Content, LetterChannel } from "#domain/outbox/outbox.ts";
import type { NoticeSource } from "./source.server.ts";

const signInPath = "/auth";
const recoverPath = "/auth?step=recover";
const securityPath = "/profile/security";

/** A link also says where the person was going; cut, it would lead elsewhere. */
const longestLink = 2000;

type Layout =
	/** A code, good for so many seconds, with the words of the button when a link comes with it. */
	| { codeSeconds: number; action?: WordId }
	/** The button leads to a page of ours. Says what has happened, what was tried in vain, or what an admin has decided. */
	| { action: WordId; path: string; about: "happening" | "attempt" | "decision" };

const layouts: Record<IdentityNoticeKind, Layout> = {
	confirm: { codeSeconds: identityLimits.codeSeconds, action: "action.confirm" },
	sign_in_code: { codeSeconds: identityLimits.codeSeconds, action: "action.sign_in" },
	recovery: { codeSeconds: identityLimits.codeSeconds, action: "action.new_password" },
	email_change: { codeSeconds: identityLimits.codeSeconds, action: "action.confirm" },
	email_change_current: { codeSeconds: identityLimits.codeSeconds, action: "action.confirm_change" },
	phone_change: { codeSeconds: identityLimits.codeSeconds },
	reauthentication: { codeSeconds: identityLimits.codeSeconds },
	factor_code: { codeSeconds: identityLimits.challengeSeconds },
	// Its code and link are made for equal work, and good for nothing.
	account_exists: { action: "action.sign_in", path: signInPath, about: "attempt" },
	address_taken: { action: "action.sign_in", path: signInPath, about: "attempt" },
	new_device: { action: "action.devices", path: securityPath, about: "happening" },
	password_changed: { action: "action.new_password", path: recoverPath, about: "happening" },
	// The reader's address no longer signs in.
	email_changed: { action: "action.contact", path: contactPath, about: "happening" },
	phone_changed: { action: "action.contact", path: contactPath, about: "happening" },
	factor_added: { action: "action.security", path: securityPath, about: "happening" },
	factor_removed: { action: "action.security", path: securityPath, about: "happening" },
	recovery_codes_made: { action: "action.security", path: securityPath, about: "happening" },
	recovery_code_used: { action: "action.security", path: securityPath, about: "happening" },
	signed_out_everywhere: { action: "action.sign_in", path: signInPath, about: "happening" },
	deletion_planned: { action: "action.keep_account", path: signInPath, about: "happening" },
	deletion_undone: { action: "action.security", path: securityPath, about: "happening" },
	account_suspended: { action: "action.contact", path: contactPath, about: "decision" },
	account_restored: { action: "action.sign_in", path: signInPath, about: "decision" },
	admin_appointed: { action: "action.security", path: securityPath, about: "decision" },
	admin_dismissed: { action: "action.contact", path: contactPath, about: "decision" },
	account_signed_out: { action: "action.sign_in", path: signInPath, about: "decision" },
	factor_removal_planned: { action: "action.sign_in", path: signInPath, about: "decision" },
	factor_removal_stopped: { action: "action.contact", path: contactPath, about: "decision" },
	factors_removed: { action: "action.new_password", path: recoverPath, about: "decision" },
	account_link_made: { action: "action.contact", path: contactPath, about: "decision" },
};

/** To an address rather than to a person, and nobody's to switch off: they read nothing. */
export const identityNotices: NoticeSource = {
	kinds: identityNoticeKinds,
	read: () => [],
	resolve: (ctx) => (due) => {
		const { id, channel, to, locale, created_at } = due;
		const { kind, values } = due as DueNotice & IdentityNotice;
		if (isExpired(ctx, kind, created_at)) {
			ctx.log("outbox_expired", { id, kind });
			return null;
		}
		const notice = { kind, values: { at: created_at, ...values }, locale };
		return {
			addresses: { [channel]: to },
			locale,
			quiet_until: null,
			statements: () => [],
			contentFor: (by) => identityContentOf(by, notice, ctx.publicUrl),
			summary: null,
		} satisfies Delivery;
	},
};

/** A code that has run out only confuses; everything else is worth sending for ever. */
function isExpired(ctx: Ctx, kind: IdentityNoticeKind, created_at: string): boolean {
	const layout = layouts[kind];
	return "codeSeconds" in layout && ctx.now().getTime() - Date.parse(created_at) >= layout.codeSeconds * 1000;
}

/** A letter about an account in the language of `locale`, or in English where we do not have it. */
export function identityContentOf(
	channel: LetterChannel,
	{ kind, values, locale }: Pick<IdentityNotice, "kind" | "values" | "locale">,
	publicUrl: string,
): Content {
	const language = languageOf(locale);
	const layout = layouts[kind];
	const filled = filledOf(language, layout, values, publicUrl);
	const say = (id: WordId) => language.say(id, filled);
	if (channel === "text") {
		// The last line is for the phone, which types the code in by itself: https://wicg.github.io/sms-one-time-codes/
		const origin = "codeSeconds" in layout ? `\n\n@${new URL(publicUrl).hostname} #${filled.code}` : "";
		return textMessageOf(say(`${kind}.text`) + origin);
	}
	const lead = paragraph(say(`${kind}.lead`));
	const notYou = paragraph(say(`${kind}.not_you`));
	const blocks: Block[] = [lead];
	if ("codeSeconds" in layout) {
		const { action } = layout;
		const link = action && filled.link ? button(language, action, filled.link, say("code.or_link")) : null;
		blocks.push({ type: "code", code: filled.code });
		if (link) blocks.push(link);
		blocks.push(paragraph(`${say(link ? "code.both_last" : "code.lasts")} ${say("code.secret")}`), notYou);
	} else if (layout.about === "attempt") {
		blocks.push(button(language, layout.action, filled.link), notYou);
	} else {
		const facts = factsOf(language, values);
		if (values.reason) blocks.push(paragraph(say("decision.reason")));
		blocks.push({ type: "facts", facts });
		if (layout.about === "happening") blocks.push(paragraph(say("notice.was_you")));
		blocks.push(notYou, button(language, layout.action, filled.link));
	}
	return mailOf(language, { subject: say(`${kind}.subject`), blocks }, publicUrl);
}

/** What messages choose their words by: a type of factor without a name, or which devices. */
const choices: readonly string[] = ["totp", "phone", "others"];

/** What is filled in; of what is missing, nothing. */
const filledOf = (language: MailLanguage, layout: Layout, values: IdentityNoticeValues, publicUrl: string) => ({
	code: plain(values.code ?? ""),
	what: quoted(language, values.what ?? ""),
	choice: choices.find((choice) => choice === values.what) ?? "other",
	link: "path" in layout ? publicUrl + layout.path : plain(values.link ?? "", longestLink),
	duration: "codeSeconds" in layout ? durationOf(language, layout.codeSeconds) : "",
	erased_on: values.at
		? dayOf(language, Date.parse(values.at) + identityLimits.erasureSeconds * 1000, values.time_zone)
		: "",
	reason: quoted(language, values.reason ?? "", textLimits.message),
	has_end: values.until ? "yes" : "no",
	until: values.until ? momentOf(language, values.until, values.time_zone) : "",
});

/** When it happened and on which device, as far as we know. */
function factsOf(language: MailLanguage, { at, time_zone, device }: IdentityNoticeValues): [string, string][] {
	const facts: [string, string][] = [];
	if (at) facts.push([language.say("letter.when"), momentOf(language, at, time_zone)]);
	if (device !== undefined) facts.push([language.say("letter.device"), deviceName(language, device)]);
	return facts;
}

function deviceName({ say }: MailLanguage, userAgent: string) {
	const { browser, system } = deviceOf(userAgent);
	return browser && system ? say("device.known", { browser, system }) : (browser ?? system ?? say("device.unknown"));
}
