import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeAddress, type Writes } from "./changes.server.ts";
import { cleanMetadata } from "./identity.ts";
import { hashPassword, isPassword, requireStrong } from "./passwords.server.ts";
import { requireProof } from "./proof.server.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { accountNotice, batchAs } from "./sessions.server.ts";
import type { User } from "./users.server.ts";

export type AccountChange = {
	email?: string | undefined;
	phone?: string | undefined;
	password?: string | undefined;
	/** The code of `sendReauthentication`. */
	nonce?: string | undefined;
	data?: Record<string, unknown> | undefined;
};

/**
 * Changes what a person signs in with, and what they tell of themselves. A new address or number waits for its codes
 * (`changeAddress`); a new password ends all other sessions. Throws `insufficient_aal`, `same_password`,
 * `weak_password`, `reauthentication_needed`, `reauthentication_not_valid`, `conflict`, the limits of changes and
 * messages, and what `batchAs` throws.
 */
export async function changeAccount(ctx: Ctx, signedIn: SignedIn, change: AccountChange): Promise<User> {
	const { data, password, email, phone, nonce } = change;
	const { session, user } = signedIn;
	const isSensitive = password !== undefined || email !== undefined || phone !== undefined;
	const proof = isSensitive ? await requireProof(ctx, signedIn, nonce) : { guards: [], statements: [] };
	const writes: Writes[] = [];
	if (data) writes.push(changeData(ctx, user, data));
	if (password !== undefined) writes.push(await changePassword(ctx, signedIn, password));
	if (email !== undefined) writes.push(await changeAddress(ctx, signedIn, { kind: "email", value: email }));
	if (phone !== undefined) writes.push(await changeAddress(ctx, signedIn, { kind: "phone", value: phone }));
	const guards = [...proof.guards, ...writes.flatMap((one) => one.guards)];
	const statements = [...proof.statements, ...writes.flatMap((one) => one.statements)];
	if (statements.length > 0)
		await batchAs(ctx, session, [...guards, ...statements], nonce ? "reauthentication_not_valid" : "conflict");
	return Object.assign({ ...user, updated_at: ctx.now().toISOString() }, ...writes.map(({ changed }) => changed));
}

/** What a person tells of themselves is added to what they told before; null takes it back. */
function changeData(ctx: Ctx, user: User, data: Record<string, unknown>): Writes {
	const user_metadata = Object.fromEntries(
		Object.entries(cleanMetadata({ ...user.user_metadata, ...data })).filter(([, value]) => value !== null),
	);
	const write = ctx.db.$client
		.prepare("UPDATE users SET user_metadata = ?, updated_at = ? WHERE id = ?")
		.bind(JSON.stringify(user_metadata), ctx.now().toISOString(), user.id);
	return { changed: { user_metadata }, guards: [], statements: [write] };
}

async function changePassword(ctx: Ctx, { session, user }: SignedIn, password: string): Promise<Writes> {
	const { $client: d1 } = ctx.db;
	await requireStrong(ctx, password);
	if (user.password_hash && (await isPassword(password, user.password_hash))) throw new Refusal("same_password");
	const password_hash = await hashPassword(password, ctx.rules.passwordCost);
	return {
		changed: { password_hash },
		guards: [
			// The same form sent twice is one change, and told once.
			d1
				.prepare(
					"INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ? AND password_hash IS ?)",
				)
				.bind(user.id, user.password_hash),
		],
		statements: [
			d1
				.prepare("UPDATE users SET password_hash = ?, updated_at = ? WHERE id = ?")
				.bind(password_hash, ctx.now().toISOString(), user.id),
			d1.prepare("DELETE FROM sessions WHERE user_id = ? AND id <> ?").bind(user.id, session.id),
			await accountNotice(ctx, user, "password_changed"),
		],
	};
}
