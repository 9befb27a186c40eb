import type { Aal, Amr } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { signedInCookies } from "./cookies.server.ts";
import { identityLimits } from "./identity.ts";
import type { User } from "./users.server.ts";

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

const longestMac = 64;

export async function isOurs(ctx: Ctx, use: string, text: string, mac: string) {
	if (mac === "" || mac.length > longestMac || text.length > 100) return false;
	return (await ctx.keys.macs(use, text)).some((known) => isSameText(known, mac));
}

/** A signed access token (ES256). The client believes it for an hour; we look at the session each time. */
export async function accessTokenOf(ctx: Ctx, { session, user }: SignedIn) {
	const issued = Math.floor(ctx.now().getTime() / 1000);
	const expires_at = issued + identityLimits.accessTokenSeconds;
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
	return { access_token, expires_at, expires_in: identityLimits.accessTokenSeconds };
}

/** How a person can sign in, with what an admin keeps about them. */
export function appMetadataOf(user: User): Record<string, unknown> {
	const providers = [user.email ? "email" : null, user.phone ? "phone" : null].filter((name) => name !== null);
	return { ...(providers.length > 0 ? { provider: providers[0], providers } : {}), ...user.app_metadata };
}
