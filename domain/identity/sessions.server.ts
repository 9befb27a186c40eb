import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { Ctx } from "#domain/context.server.ts";
import { outboxStatement } from "#domain/letters.server.ts";
import { guarded, mustHold } from "#domain/must.server.ts";
import { Refusal, type RefusalCode } from "#domain/refusal.ts";
import { touchOwnedStatement } from "#domain/slots.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { sessions } from "#drizzle/schema/users.ts";
import { signedInCookies } from "./cookies.ts";
import { type Aal, type Amr, limits } from "./identity.ts";
import { addressOf, parseUser, type User, userColumns } from "./users.server.ts";

/** A signed-in device. */
export type Session = {
	id: string;
	user_id: string;
	aal: Aal;
	amr: Amr[];
	rotations: number;
	rotated_at: string;
	user_agent: string;
	country_id: string | null;
	seen_at: string;
	created_at: string;
};

/** A session with its person: what a sign-in answers. */
export type SignedIn = { session: Session; user: User };

export const later = (ctx: Ctx, seconds: number) => new Date(ctx.now().getTime() + seconds * 1000).toISOString();

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
	if (user.deleted_at) statements.push(touchOwnedStatement(ctx, user.id));
	if (address && user.deleted_at) {
		statements.push(
			await outboxStatement(ctx, { ...address, kind: "deletion_undone", values: {}, locale: user.preferred_language }),
		);
	}
	return { signedIn: { session, user: { ...user, last_sign_in_at: now, deleted_at: null } }, statements };
}

/** Tells a person of a sign-in from a browser that none of their sessions has; goes into the same batch. */
export async function newDeviceStatement(ctx: Ctx, user: User, knownAgents: readonly string[]) {
	const address = addressOf(user);
	const isNew = knownAgents.length > 0 && !knownAgents.includes(ctx.client.user_agent);
	return outboxStatement(ctx, {
		channel: isNew && address ? address.channel : "none",
		to: address?.to ?? "",
		kind: "new_device",
		values: { device: ctx.client.user_agent, at: ctx.now().toISOString() },
		locale: user.preferred_language,
	});
}

/** `<session_id>.<n>.<HMAC>`: derived, never stored. The current one can be made again for who holds its parent. */
export async function refreshTokenOf(ctx: Ctx, { id, rotations }: Pick<Session, "id" | "rotations">) {
	const [mac] = await ctx.keys.macs("refresh", `${id}.${rotations}`);
	return `${id}.${rotations}.${mac}`;
}

/** `<session_id>.<user_id>.<HMAC>`: what pages know a session by. */
export async function sessionTokenOf(ctx: Ctx, { id, user_id }: Pick<Session, "id" | "user_id">) {
	const [mac] = await ctx.keys.macs("session", `${id}.${user_id}`);
	return `${id}.${user_id}.${mac}`;
}

/** The `Set-Cookie` lines that keep a browser signed in. */
export const cookiesOf = async (ctx: Ctx, session: Session) =>
	signedInCookies(await sessionTokenOf(ctx, session), await refreshTokenOf(ctx, session));

/** Who a session cookie speaks of, told without the database; null when it was not made here. */
export async function readSessionToken(ctx: Ctx, token: string | undefined) {
	const [id = "", user_id = "", mac = ""] = token?.split(".") ?? [];
	return (await isOurs(ctx, "session", `${id}.${user_id}`, mac)) ? { session_id: id, user_id } : null;
}

/** Whether the last proof (password, code, factor) is recent enough for a sensitive act. */
export const isFresh = (ctx: Ctx, amr: readonly Amr[]) =>
	Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000 + limits.freshSeconds * 1000 >= ctx.now().getTime();

const longestMac = 64;

async function isOurs(ctx: Ctx, use: string, text: string, mac: string) {
	if (mac === "" || mac.length > longestMac || text.length > 100) return false;
	return (await ctx.keys.macs(use, text)).some((known) => isSameText(known, mac));
}

/** Compares without telling by the time how much was right. */
export function isSameText(a: string, b: string) {
	if (a.length !== b.length) return false;
	let difference = 0;
	for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
	return difference === 0;
}

/** A signed access token (ES256). The client believes it for an hour; we look at the session each time. */
export async function accessTokenOf(ctx: Ctx, { session, user }: SignedIn) {
	const issued = Math.floor(ctx.now().getTime() / 1000);
	const expires_at = issued + limits.accessTokenSeconds;
	const access_token = await ctx.keys.sign({
		iss: `${ctx.publicUrl}/auth/v1`,
		sub: user.id,
		aud: "authenticated",
		exp: expires_at,
		iat: issued,
		email: user.email ?? "",
		phone: user.phone ?? "",
		app_metadata: appMetadataOf(user),
		user_metadata: user.user_metadata,
		role: "authenticated",
		aal: session.aal,
		amr: session.amr,
		session_id: session.id,
		is_anonymous: user.is_anonymous,
	});
	return { access_token, expires_at, expires_in: limits.accessTokenSeconds };
}

/** How a person can sign in, with what an admin keeps about them. */
export function appMetadataOf(user: User): Record<string, unknown> {
	const providers = [user.email ? "email" : null, user.phone ? "phone" : null].filter((name) => name !== null);
	return { ...(providers.length > 0 ? { provider: providers[0], providers } : {}), ...user.app_metadata };
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
	Date.parse(seen_at) + limits.sessionSeconds * 1000 < ctx.now().getTime();

/**
 * Exchanges a refresh token. The current one is replaced; its immediate parent, or an older one within
 * `reuseSeconds`, brings the current again (two tabs, a lost answer); any other was stolen or is being replayed: the
 * session ends. Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`.
 */
export async function refreshSession(ctx: Ctx, token: string): Promise<SignedIn> {
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
	if (presented === session.rotations - 1 || sinceRotation <= limits.reuseSeconds * 1000) return signedIn;
	await ctx.db.delete(sessions).where(eq(sessions.id, id));
	throw new Refusal("refresh_token_already_used");
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

/** Signs out this device, all others, or all. Ending what has ended is no error. */
export async function endSessions(
	ctx: Ctx,
	{ id, user_id }: Pick<Session, "id" | "user_id">,
	scope: "local" | "others" | "global",
): Promise<void> {
	const which = { local: eq(sessions.id, id), others: ne(sessions.id, id), global: undefined }[scope];
	await ctx.db.delete(sessions).where(and(eq(sessions.user_id, user_id), which));
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
	await ctx.db.delete(sessions).where(lte(sessions.seen_at, later(ctx, -limits.sessionSeconds)));
}
