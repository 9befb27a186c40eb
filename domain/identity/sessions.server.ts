import { and, eq, lte, sql } from "drizzle-orm";
import type { Amr } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal, type RefusalCode } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { sessions } from "#drizzle/schema/users.ts";
import { identityLimits } from "./identity.ts";
import type { IdentityNotice, IdentityNoticeKind, IdentityNoticeValues } from "./notices.ts";
import type { Session, SignedIn } from "./session-tokens.server.ts";
import { isOurs } from "./session-tokens.server.ts";
import { addressOf, hasVerifiedFactor, parseUser, type User, userColumns } from "./users.server.ts";

/**
 * A new session and the statements that open it: they belong in the batch that checks the proof. Signing in keeps an
 * account from being erased.
 */
export async function openSession(ctx: Ctx, user: User, method: Amr["method"]) {
	const now = ctx.now().toISOString();
	const session: Session = {
		id: crypto.randomUUID(),
		user_id: user.id,
		aal: "aal1",
		amr: [{ method, timestamp: Math.floor(ctx.now().getTime() / 1000) }],
		rotations: 0,
		rotated_at: now,
		user_agent: ctx.client.user_agent,
		country_id: ctx.client.country_id,
		seen_at: now,
		created_at: now,
	};
	const { $client: d1 } = ctx.db;
	const statements = [
		statementOf(ctx.db, ctx.db.insert(sessions).values(session)),
		d1.prepare("UPDATE users SET last_sign_in_at = ?, deleted_at = NULL WHERE id = ?").bind(now, user.id),
	];
	const address = addressOf(user);
	if (address && user.deleted_at) {
		statements.push(
			await planStatement<IdentityNotice>(ctx, {
				...address,
				kind: "deletion_undone",
				values: {},
				locale: user.preferred_language,
			}),
		);
	}
	return { signedIn: { session, user: { ...user, last_sign_in_at: now, deleted_at: null } }, statements };
}

/** When something happened to an account, by the clock of whoever caused it: a time that its owner recognises. */
const happening = (ctx: Ctx) => ({
	at: ctx.now().toISOString(),
	...(ctx.client.time_zone && { time_zone: ctx.client.time_zone }),
});

/** Tells a person of a sign-in from a browser that none of their sessions has; goes into the same batch. */
export async function newDeviceStatement(ctx: Ctx, user: User, knownAgents: readonly string[]) {
	const address = addressOf(user);
	const isNew = knownAgents.length > 0 && !knownAgents.includes(ctx.client.user_agent);
	return planStatement<IdentityNotice>(ctx, {
		channel: isNew && address ? address.channel : "none",
		to: address?.to ?? "",
		kind: "new_device",
		values: { device: ctx.client.user_agent, ...happening(ctx) },
		locale: user.preferred_language,
	});
}

const sessionWithUser = `SELECT s.id AS session_id, s.aal, s.amr, s.rotations, s.rotated_at, s.user_agent,
	s.country_id, s.seen_at, s.created_at AS session_created_at, ${userColumns}
	FROM sessions s JOIN users u ON u.id = s.user_id JOIN profiles p ON p.user_id = u.id WHERE s.id = ?`;

/** A session that is still there, with its person; null when it has ended. */
export async function findSignedIn(ctx: Ctx, session_id: string): Promise<SignedIn | null> {
	const row = (await ctx.db.$client.prepare(sessionWithUser).bind(session_id).first()) as Record<
		string,
		unknown
	> | null;
	if (!row) return null;
	const user = parseUser(row);
	const session = {
		id: row.session_id,
		user_id: user.id,
		aal: row.aal,
		amr: JSON.parse(row.amr as string),
		rotations: row.rotations,
		rotated_at: row.rotated_at,
		user_agent: row.user_agent,
		country_id: row.country_id,
		seen_at: row.seen_at,
		created_at: row.session_created_at,
	} as Session;
	return { session, user };
}

/** What an access token says. Throws `bad_jwt` for one that is not ours or is over. */
export async function requireClaims(ctx: Ctx, bearer: string) {
	const claims = await ctx.keys.verify(bearer, `${ctx.publicUrl}/auth/v1`, ctx.now());
	if (!claims) throw new Refusal("bad_jwt");
	return claims;
}

/** The session of an access token. Throws `no_authorization`, `bad_jwt`, `session_not_found`, `user_banned`. */
export async function requireSignedIn(ctx: Ctx, bearer: string | null): Promise<SignedIn> {
	if (!bearer) throw new Refusal("no_authorization");
	const claims = await requireClaims(ctx, bearer);
	const signedIn = await findSignedIn(ctx, String(claims.session_id));
	if (!signedIn || signedIn.user.id !== claims.sub || isOver(ctx, signedIn.session))
		throw new Refusal("session_not_found");
	requireNotBanned(ctx, signedIn.user);
	return signedIn;
}

export const isBanned = (ctx: Ctx, { banned_until }: Pick<User, "banned_until">) =>
	banned_until !== null && banned_until > ctx.now().toISOString();

export function requireNotBanned(ctx: Ctx, user: Pick<User, "banned_until">) {
	if (isBanned(ctx, user)) throw new Refusal("user_banned");
}

const isOver = (ctx: Ctx, { seen_at }: Session) =>
	Date.parse(seen_at) + identityLimits.sessionSeconds * 1000 < ctx.now().getTime();

/**
 * Exchanges a refresh token. The current one is replaced; its immediate parent, or an older one within
 * `reuseSeconds`, brings the current again (two tabs, a lost answer); any other was stolen or is being replayed: the
 * session ends. Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`,
 * `over_request_rate_limit`.
 */
export async function refreshSession(ctx: Ctx, token: string): Promise<SignedIn> {
	const [perNetwork] = await ctx.db.$client.batch([await countStatement(ctx, "token", ctx.client.network)]);
	requireWithin(ctx, "token", perNetwork);
	const [id = "", number = "", mac = ""] = token.split(".");
	if (!/^\d{1,9}$/.test(number) || !(await isOurs(ctx, "refresh", `${id}.${number}`, mac)))
		throw new Refusal("refresh_token_not_found");
	const signedIn = await findSignedIn(ctx, id);
	if (!signedIn) throw new Refusal("refresh_token_not_found");
	const { session, user } = signedIn;
	if (isOver(ctx, session)) {
		await ctx.db.delete(sessions).where(eq(sessions.id, id));
		throw new Refusal("session_expired");
	}
	if (isBanned(ctx, user)) throw new Refusal("user_banned");
	const now = ctx.now().toISOString();
	const presented = Number(number);
	if (presented === session.rotations) {
		const [rotated] = await ctx.db
			.update(sessions)
			.set({ rotations: presented + 1, rotated_at: now, seen_at: now })
			.where(and(eq(sessions.id, id), eq(sessions.rotations, presented)))
			.returning({ rotations: sessions.rotations });
		// Another exchange was faster: then this token is the parent of the current one.
		return { user, session: { ...session, rotations: rotated?.rotations ?? presented + 1, rotated_at: now } };
	}
	const sinceRotation = ctx.now().getTime() - Date.parse(session.rotated_at);
	if (presented === session.rotations - 1 || sinceRotation <= identityLimits.reuseSeconds * 1000) return signedIn;
	await ctx.db.delete(sessions).where(eq(sessions.id, id));
	throw new Refusal("refresh_token_already_used");
}

/** A line to a person about their own account; goes into the batch that gives reason for it. */
export async function accountNotice(ctx: Ctx, user: User, kind: IdentityNoticeKind, values: IdentityNoticeValues = {}) {
	const address = addressOf(user);
	return planStatement<IdentityNotice>(ctx, {
		channel: address?.channel ?? "none",
		to: address?.to ?? "",
		kind,
		values: { ...happening(ctx), ...values },
		locale: user.preferred_language,
	});
}

/**
 * Runs the batch of a request whose session was read before: one that has ended since, or has fallen to aal1, writes
 * nothing. A guard among the statements refuses with `code`. Throws `session_not_found`.
 */
export async function batchAs(
	ctx: Ctx,
	{ id, aal }: Pick<Session, "id" | "aal">,
	statements: readonly D1PreparedStatement[],
	code: RefusalCode = "session_not_found",
): Promise<void> {
	const { $client: d1 } = ctx.db;
	const alive = "SELECT 1 FROM sessions WHERE id = ? AND aal >= ?";
	const guard = d1.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (${alive})`).bind(id, aal);
	try {
		await guarded(code, d1.batch([guard, ...statements]));
	} catch (error) {
		if (error instanceof Refusal && !(await d1.prepare(alive).bind(id, aal).first()))
			throw new Refusal("session_not_found");
		throw error;
	}
}

/**
 * Signs out this device, all others, or all; the person is told of others. One who owes the second factor has no say
 * over other devices: all becomes this one. Ending what has ended is no error. Throws `insufficient_aal`.
 */
export async function endSessions(
	ctx: Ctx,
	{ id }: Pick<Session, "id">,
	scope: "local" | "others" | "global",
): Promise<void> {
	const { $client: d1 } = ctx.db;
	const local = d1.prepare("DELETE FROM sessions WHERE id = ?").bind(id);
	const signedIn = scope === "local" ? null : await findSignedIn(ctx, id);
	if (!signedIn) return void (await local.run());
	const { user, session } = signedIn;
	if (hasVerifiedFactor(user) && session.aal !== "aal2") {
		if (scope === "others") throw new Refusal("insufficient_aal");
		return void (await local.run());
	}
	const others = "sessions WHERE user_id = ? AND id <> ?";
	const which = [user.id, id];
	try {
		// Two who end them at once tell the person once.
		await guarded(
			"not_found",
			d1.batch([
				d1.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM ${others})`).bind(...which),
				d1.prepare(`DELETE FROM ${others}`).bind(...which),
				...(scope === "global" ? [local] : []),
				await accountNotice(ctx, user, "signed_out_everywhere", { what: scope }),
			]),
		);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (scope === "global") await local.run();
	}
}

/** Signs out one device of a person. Throws `not_found` for a stranger's. */
export async function endSession(ctx: Ctx, user_id: string, id: string): Promise<void> {
	await guarded(
		"not_found",
		ctx.db.batch([
			mustHold(ctx.db, sql`SELECT 1 FROM sessions WHERE id = ${id} AND user_id = ${user_id}`),
			ctx.db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.user_id, user_id))),
		]),
	);
}

/** A person's signed-in devices, the last used first. */
export async function listSessions(ctx: Ctx, user_id: string): Promise<Omit<Session, "rotations" | "rotated_at">[]> {
	return ctx.db
		.select({
			id: sessions.id,
			user_id: sessions.user_id,
			aal: sessions.aal,
			amr: sessions.amr,
			user_agent: sessions.user_agent,
			country_id: sessions.country_id,
			seen_at: sessions.seen_at,
			created_at: sessions.created_at,
		})
		.from(sessions)
		.where(eq(sessions.user_id, user_id))
		.orderBy(sql`${sessions.seen_at} DESC, ${sessions.created_at} DESC`)
		.limit(50);
}

/** Takes away what nobody uses any more; the schedule calls it. */
export async function sweepSessions(ctx: Ctx): Promise<void> {
	await ctx.db.delete(sessions).where(lte(sessions.seen_at, later(ctx, -identityLimits.sessionSeconds)));
}
