import { type Actor, type Admin, hasRole } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { identityLimits } from "./identity.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { readSessionToken } from "./session-tokens.server.ts";
import { findSignedIn, isBanned, requireClaims, requireSignedIn } from "./sessions.server.ts";

const actorColumns = `s.id AS session_id, s.aal, s.amr, s.created_at AS session_created_at, s.seen_at,
	u.id AS user_id, u.email, u.phone, u.is_anonymous, u.banned_until, u.created_at,
	p.id AS profile_id, p.full_name, p.avatar_url, p.role, p.preferred_language, p.time_zone, p.onboarded_at,
	p.city_id, p.phone AS profile_phone,
	coalesce(i.seq, 0) AS live_seq, coalesce(i.unread_notifications, 0) AS unread_notifications,
	coalesce(i.unread_messages, 0) AS unread_messages,
	EXISTS (SELECT 1 FROM factors f WHERE f.user_id = u.id AND f.status = 'verified') AS has_factor`;

/** What a credential says of its bearer, told without the database. */
export type Credential = { session_id: string; user_id: string };

/**
 * Reads an access token (`bearer`) or the cookie of a page (`token`); null for nobody. Throws `bad_jwt` for an access
 * token that we have not signed.
 */
export async function readCredential(
	ctx: Ctx,
	{ token, bearer }: { token?: string | undefined; bearer?: string | undefined },
): Promise<Credential | null> {
	if (!bearer) return readSessionToken(ctx, token);
	const { session_id, sub } = await requireClaims(ctx, bearer);
	return { session_id: String(session_id), user_id: String(sub) };
}

/**
 * Who a credential speaks for, as they are now: one query, so that a role, a ban or a sign-out counts at once; null
 * when the session has ended.
 */
export async function findActor(ctx: Ctx, known: Credential): Promise<Actor | null> {
	const row = await ctx.db.$client
		.prepare(
			`SELECT ${actorColumns} FROM sessions s JOIN users u ON u.id = s.user_id JOIN profiles p ON p.user_id = u.id
			LEFT JOIN inboxes i ON i.user_id = u.id WHERE s.id = ? AND s.user_id = ? AND s.seen_at > ?`,
		)
		.bind(known.session_id, known.user_id, later(ctx, -identityLimits.sessionSeconds))
		.first<Record<string, unknown>>();
	if (!row || isBanned(ctx, row as { banned_until: string | null })) return null;
	const { banned_until: _, ...actor } = row;
	return {
		...actor,
		amr: JSON.parse(row.amr as string),
		has_factor: row.has_factor === 1,
		is_anonymous: row.is_anonymous === 1,
	} as Actor;
}

/**
 * The admin whom an access token speaks for. Throws `not_admin` for everybody else, at aal1 too, and what
 * `requireSignedIn` throws.
 */
export async function requireAdmin(ctx: Ctx, bearer: string | null): Promise<Admin> {
	const { session } = await requireSignedIn(ctx, bearer);
	const actor = await findActor(ctx, { session_id: session.id, user_id: session.user_id });
	if (!actor || !hasRole(actor, "admin")) throw new Refusal("not_admin");
	return actor;
}

/** The account and session behind an actor, for the commands of identity. Throws `signed_out` when it has ended. */
export async function signedInOf(ctx: Ctx, actor: Actor): Promise<SignedIn> {
	const signedIn = await findSignedIn(ctx, actor.session_id);
	if (!signedIn) throw new Refusal("signed_out");
	return signedIn;
}

/** Notes once a day, after the answer has left, that a session is still used; whether it did. */
export function touchSession(ctx: Ctx, actor: Actor): boolean {
	const now = ctx.now().toISOString();
	if (actor.seen_at.slice(0, 10) === now.slice(0, 10)) return false;
	const { $client: d1 } = ctx.db;
	ctx.after(d1.prepare("UPDATE sessions SET seen_at = ? WHERE id = ?").bind(now, actor.session_id).run());
	return true;
}
