import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { claimOf, isClaim, proveCode, type Shown } from "./codes.server.ts";
import type { CodePurpose, Mailbox } from "./identity.ts";
import type { Identifier } from "./new-users.server.ts";
import type { IdentityNotice } from "./notices.ts";
import { overLimit, sendCode } from "./send-codes.server.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { batchAs } from "./sessions.server.ts";
import { addressOf, findUser, type User, userOf, userStatement } from "./users.server.ts";

/** What a change writes: `changed` is how the account is afterwards, `guards` go before all else. */
export type Writes = { changed: Partial<User>; guards: D1PreparedStatement[]; statements: D1PreparedStatement[] };

/** Whether the mailbox of before has to confirm a change of address too. */
export const hasCurrentMailbox = ({ email, email_confirmed_at }: User) => email !== null && email_confirmed_at !== null;

/**
 * Asks for another address or number: it waits for the code sent to it, and a change of address also for the code sent
 * to the mailbox of before. The answer and the work are the same where somebody has the new one already: they are told,
 * and no code is made. Throws the limits of changes and messages; `email_exists` and `phone_exists` only where accounts
 * need no code.
 */
export async function changeAddress(ctx: Ctx, { user }: SignedIn, who: Identifier): Promise<Writes> {
	const { kind, value } = who;
	const { $client: d1 } = ctx.db;
	if (value === user[kind]) return { changed: {}, guards: [], statements: [] };
	const [perAccount, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "change", user.id),
		await countStatement(ctx, "message", value),
		userStatement(ctx, kind, value),
	]);
	requireWithin(ctx, "change", perAccount, overLimit(who));
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const owner = userOf(known);
	if (ctx.rules.autoconfirms) return takeAtOnce(ctx, user, who, owner);
	const whose = { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] };
	return {
		changed: { [`new_${kind}`]: value, ...(kind === "email" && { email_change_confirmed: null }) },
		guards: [],
		statements: [
			d1
				.prepare(
					`UPDATE users SET new_${kind} = ?, ${kind === "email" ? "email_change_confirmed = NULL, " : ""}updated_at = ?
					WHERE id = ?`,
				)
				.bind(value, ctx.now().toISOString(), user.id),
			...(await sendCode(ctx, {
				purpose: `${kind}_change`,
				who,
				kind: owner ? "address_taken" : `${kind}_change`,
				type: `${kind}_change`,
				next: null,
				locale: (owner ?? user).preferred_language,
				whose,
				isNews: owner !== null,
			})),
			...(kind === "email" && user.email && hasCurrentMailbox(user)
				? await sendCode(ctx, {
						purpose: "email_change_current",
						who: { kind, value: user.email },
						kind: "email_change_current",
						type: "email_change_current",
						next: null,
						locale: user.preferred_language,
						whose,
						values: { what: value },
					})
				: []),
		],
	};
}

/** The new address or number of an account that needs no code. */
function takeAtOnce(ctx: Ctx, user: User, { kind, value }: Identifier, owner: User | null): Writes {
	if (owner) throw new Refusal(`${kind}_exists`);
	const now = ctx.now().toISOString();
	return {
		changed: { [kind]: value, [`${kind}_confirmed_at`]: now, is_anonymous: false },
		guards: [],
		statements: [
			ctx.db.$client
				.prepare(
					`UPDATE users SET ${kind} = ?, ${kind}_confirmed_at = ?, is_anonymous = 0, updated_at = ? WHERE id = ?`,
				)
				.bind(value, now, now, user.id),
		],
	};
}

/** What the browser that asked for a change keeps, to show with the code when it is in no session. */
export const claimOfChange = (ctx: Ctx, user_id: string, sentTo: string) => claimOf(ctx, { sentTo, user_id });

/** Who shows the code of a change: a session, or the claim of the browser that asked. */
export type Confirming = { signedIn: SignedIn | null; claim?: string | undefined };

const changePurposes: readonly CodePurpose[] = ["email_change", "email_change_current", "phone_change"];

/**
 * Answers a code or link of a change, and signs nobody in. The code of the new address counts only from who asked for
 * it: its reader did not ask, where a stranger wants it for an account of theirs. `waitsFor` says which mailbox has
 * still to confirm. Throws `otp_expired`, `user_banned`, `no_authorization`; `email_exists` or `phone_exists` where
 * somebody else was faster; and what `batchAs` throws.
 */
export async function confirmChange(
	ctx: Ctx,
	shown: Shown,
	by: Confirming,
	purposes = changePurposes,
): Promise<{ user: User; waitsFor: Mailbox | null }> {
	const { taken, user } = await proveCode(ctx, purposes, shown);
	const kind = taken.purpose === "phone_change" ? "phone" : "email";
	const mailbox: Mailbox = taken.purpose === "email_change_current" ? "current" : "new";
	if (taken.sent_to !== (mailbox === "current" ? user.email : user[`new_${kind}` as const]))
		throw new Refusal("otp_expired");
	const asked = { sentTo: taken.sent_to, user_id: user.id };
	if (mailbox === "new" && by.signedIn?.user.id !== user.id && !(await isClaim(ctx, asked, by.claim)))
		throw new Refusal("no_authorization");
	const other = mailbox === "new" ? "current" : "new";
	const waitsFor = kind === "email" && hasCurrentMailbox(user) && user.email_change_confirmed !== other ? other : null;
	const { changed, guards, statements } = waitsFor ? noteMailbox(ctx, user, mailbox) : await takeOver(ctx, user, kind);
	const batch = [taken.guard, ...guards, ...taken.used, ...statements];
	const write =
		by.signedIn?.user.id === user.id
			? batchAs(ctx, by.signedIn.session, batch, "otp_expired")
			: guarded("otp_expired", ctx.db.$client.batch(batch));
	await orTaken(write);
	return { user: { ...user, ...changed }, waitsFor };
}

/** Of two mailboxes that confirm at the same moment, one finds that the other has, and asks again. */
const unchangedStatement = (ctx: Ctx, { id, email_change_confirmed, new_email }: User) =>
	ctx.db.$client
		.prepare(
			`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS
				(SELECT 1 FROM users WHERE id = ? AND email_change_confirmed IS ? AND new_email IS ?)`,
		)
		.bind(id, email_change_confirmed, new_email);

function noteMailbox(ctx: Ctx, user: User, mailbox: Mailbox): Writes {
	return {
		changed: { email_change_confirmed: mailbox },
		guards: [unchangedStatement(ctx, user)],
		statements: [
			ctx.db.$client
				.prepare("UPDATE users SET email_change_confirmed = ?, updated_at = ? WHERE id = ?")
				.bind(mailbox, ctx.now().toISOString(), user.id),
		],
	};
}

/** The account has its new address or number. What was sent to the one before opens nothing any more. */
async function takeOver(ctx: Ctx, user: User, kind: "email" | "phone"): Promise<Writes> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const value = user[`new_${kind}`];
	if (!value) throw new Refusal("otp_expired");
	const owner = await findUser(ctx, kind, value);
	if (owner && owner.id !== user.id) throw new Refusal(`${kind}_exists`);
	const before = addressOf(user);
	return {
		changed: {
			[kind]: value,
			[`new_${kind}`]: null,
			[`${kind}_confirmed_at`]: now,
			...(kind === "email" && { email_change_confirmed: null }),
			is_anonymous: false,
			updated_at: now,
		},
		guards: [unchangedStatement(ctx, user)],
		statements: [
			d1
				.prepare(
					`UPDATE users SET ${kind} = ?, new_${kind} = NULL, ${kind}_confirmed_at = ?, is_anonymous = 0,
					${kind === "email" ? "email_change_confirmed = NULL, " : ""}updated_at = ? WHERE id = ?`,
				)
				.bind(value, now, now, user.id),
			d1.prepare("DELETE FROM one_time_codes WHERE user_id = ? AND sent_to = ?").bind(user.id, user[kind] ?? ""),
			...(before
				? [
						await planStatement<IdentityNotice>(ctx, {
							...before,
							kind: `${kind}_changed`,
							values: { what: value, at: now },
							locale: user.preferred_language,
						}),
					]
				: []),
		],
	};
}

/** Of two who were on the way to one address at once, the slower is refused. */
async function orTaken(write: Promise<unknown>) {
	await write.catch((error) => {
		const [, kind] = /UNIQUE constraint failed: users\.(email|phone)/.exec(String(error)) ?? [];
		throw kind ? new Refusal(`${kind as "email" | "phone"}_exists`) : error;
	});
}
