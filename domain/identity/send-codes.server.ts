/** Codes and links, to whom an address or number belongs. */

import type { Ctx } from "#domain/ground/context.server.ts";
import { countStatement, isOver } from "#domain/ground/rate-limits.server.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { makeCode, type Pending, saveCodeStatement } from "./codes.server.ts";
import type { CodePurpose } from "./identity.ts";
import type { Identifier } from "./new-users.server.ts";
import type { IdentityNotice, IdentityNoticeKind, IdentityNoticeValues } from "./notices.ts";
import { requireTextable } from "./phones.server.ts";
import type { Challenge } from "./pkce.ts";

/** Where a link in a message leads: a page that asks before it does anything. */
export function linkOf(ctx: Ctx, type: string, token: string, next: string | null, challenge?: Challenge): string {
	const { claim, ...asked } = challenge ?? {};
	const more = { ...(next && { next }), ...asked, ...(claim && { claim }) };
	return `${ctx.publicUrl}/auth/confirm?${new URLSearchParams({ token_hash: token, type, ...more })}`;
}

export const overLimit = ({ kind }: Identifier) =>
	kind === "email" ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";

export type Sending = {
	purpose: CodePurpose;
	who: Identifier;
	kind: IdentityNoticeKind;
	/** What the link says it is, as the wire names it. */
	type: "signup" | "magiclink" | "recovery" | "email_change" | "email_change_current" | "phone_change";
	next: string | null;
	challenge?: Challenge | undefined;
	locale: string;
	/** Whose code it is: SQL that selects `id`. Nobody's code is sent to nobody. */
	whose: { sql: string; values: readonly unknown[] };
	pending?: Pending | null;
	values?: IdentityNoticeValues;
	/** Sends nothing, with the same work. */
	isDecoy?: boolean;
	/** Sends the message alone: there is nothing that its code could open. */
	isNews?: boolean;
};

/** The same people, or nobody with the same work. */
const onlyIf = (isWanted: boolean, { sql, values }: Sending["whose"]) => ({
	sql: `SELECT id FROM (${sql}) WHERE ?`,
	values: [...values, isWanted ? 1 : 0],
});

/**
 * Whether a recipient has had all messages of the day, or all that this network may ask for them: then nothing is sent,
 * and the code sent last stays good. Counted when a message is about to leave, not when one was refused.
 */
export async function isMuted(ctx: Ctx, to: string): Promise<boolean> {
	const { network } = ctx.client;
	const [fromHere] = await ctx.db.$client.batch([await countStatement(ctx, "mailFrom", `${network} ${to}`)]);
	const isHeard = !isOver(ctx, "mailFrom", fromHere);
	// The same work either way.
	const [perDay] = await ctx.db.$client.batch([await countStatement(ctx, "mail", isHeard ? to : network)]);
	return !isHeard || isOver(ctx, "mail", perDay);
}

/**
 * The statements that make a code and send it. Throws `phone_provider_disabled` and `sms_send_failed` for a number that
 * gets no text messages from this site.
 */
export async function sendCode(ctx: Ctx, sending: Sending) {
	const { purpose, who, kind, type, next, challenge, locale, whose, pending = null, values = {} } = sending;
	const { isDecoy = false, isNews = false } = sending;
	if (who.kind === "phone") requireTextable(ctx, who.value);
	const made = await makeCode(ctx, who.value);
	const isSilent = (await isMuted(ctx, who.value)) || isDecoy;
	return [
		saveCodeStatement(ctx, purpose, who.value, made, onlyIf(!isSilent && !isNews, whose), pending),
		await planStatement<IdentityNotice>(ctx, {
			channel: isSilent ? "none" : who.kind === "email" ? "email" : "text",
			kind,
			to: who.value,
			values: {
				...values,
				code: made.code,
				...(who.kind === "email" && { link: linkOf(ctx, type, made.token, next, challenge) }),
			},
			locale,
		}),
	];
}
