import { cancelOfLeaving } from "#domain/appointments/settling.server.ts";
import type { Ctx } from "#domain/context.server.ts";
import { eachAlone } from "#domain/each.server.ts";
import { blankStatements, deleteFiles, listPapers } from "#domain/leaving.server.ts";
import { outboxStatement } from "#domain/letters.server.ts";
import type { MailKind, MailValues } from "#domain/mail/mail.ts";
import { Refusal } from "#domain/refusal.ts";
import { touchOwnedStatement } from "#domain/slots.server.ts";
import { makeCode, saveCodeStatement, takeCode } from "./codes.server.ts";
import { limits } from "./identity.ts";
import { countStatement, requireWithin, uncountStatement } from "./limits.server.ts";
import { hashPassword, isPassword, requireStrong } from "./passwords.server.ts";
import { batchAs, type SignedIn } from "./sessions.server.ts";
import { overLimit, sendCode } from "./sign-up.server.ts";
import { addressOf, findUser, hasVerifiedFactor, type User } from "./users.server.ts";

/** A line to a person about their own account; goes into the batch that gives reason for it. */
export async function noticeStatement(ctx: Ctx, user: User, kind: MailKind, values: MailValues = {}) {
	const address = addressOf(user);
	return outboxStatement(ctx, {
		channel: address?.channel ?? "none",
		to: address?.to ?? "",
		kind,
		values: { at: ctx.now().toISOString(), ...values },
		locale: user.preferred_language,
	});
}

/** Who has a second factor changes what protects the account only after it. Throws `insufficient_aal`. */
function requireSecondFactor({ session, user }: SignedIn) {
	if (hasVerifiedFactor(user) && session.aal !== "aal2") throw new Refusal("insufficient_aal");
}

export type AccountChange = {
	email?: string | undefined;
	phone?: string | undefined;
	password?: string | undefined;
	/** The code of `sendReauthentication`. */
	nonce?: string | undefined;
	data?: Record<string, unknown> | undefined;
};

/**
 * Changes what a person signs in with. A new address or number waits for the code sent to it (both addresses are
 * told); a new password ends all other sessions. Throws `insufficient_aal`, `same_password`, `weak_password`,
 * `reauthentication_needed`, `reauthentication_not_valid`, `email_exists`, `phone_exists`, `conflict`, the limits of
 * messages, and what `batchAs` throws.
 */
export async function changeAccount(ctx: Ctx, signedIn: SignedIn, change: AccountChange): Promise<User> {
	const { session, user } = signedIn;
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const isSensitive = change.password !== undefined || change.email !== undefined || change.phone !== undefined;
	if (isSensitive) requireSecondFactor(signedIn);
	const before: D1PreparedStatement[] = [];
	const statements: D1PreparedStatement[] = [];
	const changed = { ...user, updated_at: now };

	if (change.data) {
		changed.user_metadata = Object.fromEntries(
			Object.entries({ ...user.user_metadata, ...change.data }).filter(([, value]) => value !== null),
		);
		statements.push(
			d1
				.prepare("UPDATE users SET user_metadata = ?, updated_at = ? WHERE id = ?")
				.bind(JSON.stringify(changed.user_metadata), now, user.id),
		);
	}
	if (change.password !== undefined) {
		await requireStrong(ctx, change.password);
		const isOld = Date.parse(session.created_at) + limits.reauthenticationSeconds * 1000 < ctx.now().getTime();
		if (isOld && !change.nonce) throw new Refusal("reauthentication_needed");
		if (change.nonce) {
			const address = addressOf(user);
			const taken = await takeCode(ctx, ["reauthentication"], { token: change.nonce, sentTo: address?.to ?? "" }).catch(
				(error) => {
					throw error instanceof Refusal ? new Refusal("reauthentication_not_valid") : error;
				},
			);
			if (taken.user_id !== user.id) throw new Refusal("reauthentication_not_valid");
			before.push(taken.guard);
			statements.push(taken.used);
		}
		if (user.password_hash && (await isPassword(change.password, user.password_hash)))
			throw new Refusal("same_password");
		changed.password_hash = await hashPassword(change.password);
		before.push(
			// The same form sent twice is one change, and told once.
			d1
				.prepare(
					"INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ? AND password_hash IS ?)",
				)
				.bind(user.id, user.password_hash),
		);
		statements.push(
			d1
				.prepare("UPDATE users SET password_hash = ?, updated_at = ? WHERE id = ?")
				.bind(changed.password_hash, now, user.id),
			d1.prepare("DELETE FROM sessions WHERE user_id = ? AND id <> ?").bind(user.id, session.id),
			await noticeStatement(ctx, user, "password_changed"),
		);
	}
	for (const kind of ["email", "phone"] as const) {
		const value = change[kind];
		if (value === undefined || value === user[kind]) continue;
		if (await findUser(ctx, kind, value)) throw new Refusal(`${kind}_exists`);
		if (ctx.rules.autoconfirms) {
			changed[kind] = value;
			changed[`${kind}_confirmed_at`] = now;
			statements.push(
				d1
					.prepare(
						`UPDATE users SET ${kind} = ?, ${kind}_confirmed_at = ?, is_anonymous = 0, updated_at = ? WHERE id = ?`,
					)
					.bind(value, now, now, user.id),
			);
			changed.is_anonymous = false;
			continue;
		}
		const [perRecipient] = await d1.batch([await countStatement(ctx, "message", value)]);
		requireWithin(ctx, "message", perRecipient, overLimit({ kind, value }));
		changed[`new_${kind}`] = value;
		statements.push(
			d1.prepare(`UPDATE users SET new_${kind} = ?, updated_at = ? WHERE id = ?`).bind(value, now, user.id),
			...(await sendCode(ctx, {
				purpose: `${kind}_change`,
				who: { kind, value },
				kind: `${kind}_change`,
				type: `${kind}_change`,
				next: null,
				locale: user.preferred_language,
				whose: { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] },
			})),
		);
	}
	const code = change.nonce ? "reauthentication_not_valid" : "conflict";
	if (statements.length > 0) await batchAs(ctx, session, [...before, ...statements], code);
	return changed;
}

/** Sends a code that a sensitive change asks for in an old session. */
export async function sendReauthentication(ctx: Ctx, { session, user }: SignedIn): Promise<void> {
	const address = addressOf(user);
	if (!address) return;
	const { $client: d1 } = ctx.db;
	const [perRecipient] = await d1.batch([await countStatement(ctx, "message", address.to)]);
	requireWithin(
		ctx,
		"message",
		perRecipient,
		address.channel === "email" ? "over_email_send_rate_limit" : "over_sms_send_rate_limit",
	);
	const made = await makeCode(ctx, address.to);
	await batchAs(ctx, session, [
		saveCodeStatement(ctx, "reauthentication", address.to, made, {
			sql: "SELECT id FROM users WHERE id = ?",
			values: [user.id],
		}),
		await outboxStatement(ctx, {
			...address,
			kind: "reauthentication",
			values: { code: made.code },
			locale: user.preferred_language,
		}),
	]);
}

/**
 * Proves again who sits there, by the password: sensitive acts ask for a recent proof. Throws `invalid_credentials`
 * and `over_request_rate_limit`.
 */
export async function proveAgain(ctx: Ctx, { session, user }: SignedIn, password: string): Promise<void> {
	const { $client: d1 } = ctx.db;
	const who = user.email ?? user.phone ?? user.id;
	const [perAccount] = await d1.batch([await countStatement(ctx, "password", who)]);
	requireWithin(ctx, "password", perAccount);
	if (!(await isPassword(password, user.password_hash))) throw new Refusal("invalid_credentials");
	const amr = [
		...session.amr.filter(({ method }) => method !== "password"),
		{ method: "password", timestamp: Math.floor(ctx.now().getTime() / 1000) },
	];
	await d1.batch([
		d1.prepare("UPDATE sessions SET amr = ? WHERE id = ?").bind(JSON.stringify(amr), session.id),
		await uncountStatement(ctx, "password", who),
	]);
}

/**
 * Plans the erasure of an account and signs it out everywhere; signing in within 30 days undoes it. What the person had
 * before them is cancelled at once, and stays so.
 */
export async function deleteAccount(ctx: Ctx, { session, user }: SignedIn): Promise<void> {
	const now = ctx.now().toISOString();
	const { $client: d1 } = ctx.db;
	await batchAs(ctx, session, [
		d1.prepare("UPDATE users SET deleted_at = ?, updated_at = ? WHERE id = ?").bind(now, now, user.id),
		d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user.id),
		touchOwnedStatement(ctx, user.id),
		await noticeStatement(ctx, user, "deletion_planned"),
	]);
	await cancelOfLeaving(ctx, user.id);
}

/**
 * Erases accounts whose 30 days are over, with all that hangs on them and what they wrote in appointments; the schedule
 * calls it. Files are removed from the file store first: a row that stays is tried again.
 */
export async function eraseDeleted(ctx: Ctx): Promise<number> {
	const before = new Date(ctx.now().getTime() - limits.erasureSeconds * 1000).toISOString();
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT u.id, p.avatar_url FROM users u JOIN profiles p ON p.user_id = u.id
			WHERE u.deleted_at <= ? ORDER BY u.deleted_at LIMIT 50`,
		)
		.bind(before)
		.all<{ id: string; avatar_url: string | null }>();
	await eachAlone(
		ctx,
		() => "eraseDeleted",
		results,
		async ({ id, avatar_url }) => {
			const files = await listPapers(ctx, id);
			if (avatar_url) files.push(avatar_url);
			await deleteFiles(ctx, files);
			await ctx.db.$client.batch([
				...blankStatements(ctx, id, before),
				ctx.db.$client.prepare("DELETE FROM users WHERE id = ? AND deleted_at <= ?").bind(id, before),
			]);
		},
	);
	return results.length;
}
