import type { Ctx } from "#domain/ground/context.server.ts";
import { canText } from "#domain/ground/phones.server.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";
import { languageOf, type MailLanguage } from "#domain/outbox/mail/language.server.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import { type Content, letterChannels } from "#domain/outbox/outbox.ts";
import { offeredChannels } from "#domain/profiles/notification-preferences.server.ts";
import { type Channel, channels, type NotificationType } from "#domain/profiles/notification-preferences.ts";
import { quietUntil } from "#domain/profiles/quiet-hours.ts";
import { contentOf, itemOf, type NoticeWords } from "./content.server.ts";
import { addStatements } from "./notifications.server.ts";
import { jsonList, type NoticeSource, rowsOf } from "./source.server.ts";

/** Who a notice is for. */
export type Recipient = {
	id: string;
	email: string | null;
	phone: string | null;
	phone_confirmed_at: string | null;
	deleted_at: string | null;
	banned_until: string | null;
	preferred_language: string;
	time_zone: string | null;
	is_discreet: number;
	quiet_from: string | null;
	quiet_until: string | null;
	muted: string;
};

/** Who reads what happens at no place of its own: in their own zone. */
export const readerOf = ({ preferred_language, time_zone, is_discreet }: Recipient): Reader => ({
	locale: preferred_language,
	time_zone: time_zone ?? "UTC",
	is_discreet: is_discreet === 1,
});

const recipientsStatement = (ctx: Ctx, notices: readonly DueNotice[]) =>
	ctx.db.$client
		.prepare(
			`SELECT u.id, u.email, u.phone, u.phone_confirmed_at, u.deleted_at, u.banned_until, p.preferred_language,
				p.time_zone, p.is_discreet, p.quiet_from, p.quiet_until,
				(SELECT json_group_array(type || '.' || channel) FROM muted_notifications WHERE profile_id = p.id) AS muted
			FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (SELECT value FROM json_each(?))`,
		)
		.bind(jsonList(notices.map(({ to }) => to)));

/** What a noun has to say to one person, as things are now. */
export type PersonalNotice = {
	reader: Reader;
	/** Whether it is sent in quiet hours too. */
	isUrgent: boolean;
	words: (language: MailLanguage, reader: Reader) => NoticeWords;
	/** Where its mail is ended, by POST; missing for what nobody has subscribed to. */
	unsubscribe?: string;
	/** The meeting request that goes with the mail, for the address of its reader; missing for one that changes no calendar. */
	calendar?: (attendee: string) => Content["calendar"];
};

/** The notices of a noun to people, who choose by `type` how each reaches them. */
export type PersonalSource = Pick<NoticeSource, "kinds" | "read"> & {
	type: NotificationType;
	/** The channels that it may take at all; missing for every one that people choose. */
	only?: readonly Channel[];
	/** As `NoticeSource.resolve`. */
	resolve: (
		ctx: Ctx,
		results: readonly D1Result[],
	) => (notice: DueNotice, recipient: Recipient) => PersonalNotice | null;
};

/**
 * Adds to a noun's notices what all have in common: the recipient, unless erased, leaving or banned; their channels and
 * quiet hours; the item in their list on the site.
 */
export const personal = ({ kinds, type, only = channels, read, resolve }: PersonalSource): NoticeSource => ({
	kinds,
	read: (ctx, notices) => [recipientsStatement(ctx, notices), ...read(ctx, notices)],
	resolve: (ctx, [recipients, ...results]) => {
		const byId = new Map(rowsOf<Recipient>(recipients).map((one) => [one.id, one]));
		const resolveOne = resolve(ctx, results);
		return (notice) => {
			const recipient = byId.get(notice.to);
			const isBanned = (recipient?.banned_until ?? "") > ctx.now().toISOString();
			if (!recipient || isBanned || recipient.deleted_at !== null) return null;
			const found = resolveOne(notice, recipient);
			return found && deliveryOf(ctx, notice, channelsOf(ctx, type, only, recipient), type, recipient, found);
		};
	},
});

function deliveryOf(
	ctx: Ctx,
	{ id }: DueNotice,
	to: Partial<Record<Channel, string>>,
	type: NotificationType,
	recipient: Recipient,
	{ reader, isUrgent, words, calendar, unsubscribe }: PersonalNotice,
): Delivery {
	const language = languageOf(reader.locale);
	const statements = () => {
		if (!to.in_app) return [];
		const { url, ...item } = itemOf(language, words(language, { ...reader, is_discreet: false }));
		return addStatements(ctx, { id, user_id: recipient.id, type, ...item, data: { url } });
	};
	return {
		addresses: Object.fromEntries(letterChannels.map((channel) => [channel, to[channel]])),
		locale: reader.locale,
		quiet_until: isUrgent ? null : quietUntil(recipient, reader.time_zone, ctx.now()),
		statements,
		contentFor: (channel) => {
			const invitation = channel === "email" ? calendar?.(to.email ?? "") : null;
			const content = contentOf(channel, language, words(language, reader), reader, ctx.publicUrl, invitation);
			return unsubscribe && channel === "email" ? { ...content, unsubscribe } : content;
		},
		summary: {
			line: () => {
				const { title, when, path } = words(language, reader);
				return { title, when: reader.is_discreet ? null : when, link: ctx.publicUrl + path };
			},
			hasCalendar: calendar !== undefined,
		},
	};
}

/** Where each channel leads that the noun takes, that is offered, not switched off, and leads anywhere. */
function channelsOf(
	ctx: Ctx,
	type: NotificationType,
	only: readonly Channel[],
	{ id, email, phone, phone_confirmed_at, muted }: Recipient,
) {
	const off = new Set<string>(JSON.parse(muted));
	const isTextable = phone !== null && phone_confirmed_at !== null && canText(ctx, phone);
	const all: Record<Channel, string | null> = { in_app: id, email, text: isTextable ? phone : null };
	const to: Partial<Record<Channel, string>> = {};
	for (const channel of offeredChannels(ctx)) {
		const address = all[channel];
		if (address && only.includes(channel) && !off.has(`${type}.${channel}`)) to[channel] = address;
	}
	return to;
}
