import type { Context } from "hono";
import { claimCookieLine, signedOutCookies } from "#domain/identity/cookies.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { accessTokenOf, appMetadataOf, cookiesOf, refreshTokenOf } from "#domain/identity/session-tokens.server.ts";
import type { Factor, User } from "#domain/identity/users.server.ts";
import type { AppEnv } from "../measured.ts";

/** A user as the wire has it: texts are "" where there is nothing, instants are left out. */
export function userJson(user: User) {
	const { id, email, phone, created_at, updated_at, last_sign_in_at } = user;
	const instant = <Name extends string>(name: Name, value: string | null) => (value ? { [name]: value } : {});
	const identity = (provider: "email" | "phone", value: string, confirmed_at: string | null) => ({
		identity_id: id,
		id,
		user_id: id,
		provider,
		identity_data: { sub: id, [provider]: value, [`${provider}_verified`]: confirmed_at !== null },
		...(provider === "email" && { email: value }),
		...instant("last_sign_in_at", last_sign_in_at),
		created_at,
		updated_at,
	});
	return {
		id,
		aud: "authenticated",
		role: "authenticated",
		email: email ?? "",
		phone: phone?.replace(/^\+/, "") ?? "",
		...instant("email_confirmed_at", user.email_confirmed_at),
		...instant("phone_confirmed_at", user.phone_confirmed_at),
		...instant("confirmed_at", user.email_confirmed_at ?? user.phone_confirmed_at),
		...instant("last_sign_in_at", last_sign_in_at),
		...instant("new_email", user.new_email),
		...instant("new_phone", user.new_phone),
		...instant("banned_until", user.banned_until),
		app_metadata: appMetadataOf(user),
		user_metadata: user.user_metadata,
		identities: [
			...(email ? [identity("email", email, user.email_confirmed_at)] : []),
			...(phone ? [identity("phone", phone, user.phone_confirmed_at)] : []),
		],
		factors: user.factors.map(factorJson),
		created_at,
		updated_at,
		is_anonymous: user.is_anonymous,
	};
}

/** A second factor as the wire has it. */
export const factorJson = ({ phone, ...factor }: Factor) => ({ ...factor, ...(phone && { phone }) });

/** Whether the caller is our own page: then the refresh token stays in a cookie that no script reads. */
const keepsCookies = (c: Context<AppEnv>) => c.req.header("X-Visavis-Session") === "cookie";

/**
 * The session as the wire has it. To our own page the refresh token is only named, by how often it was exchanged; what
 * a cookie proved is answered to our own page, whatever its script says of itself.
 */
export async function sessionJson(c: Context<AppEnv>, signedIn: SignedIn, isByCookie = false) {
	const { ctx } = c.var;
	const isOurPage = isByCookie || keepsCookies(c);
	if (isOurPage) {
		for (const line of await cookiesOf(ctx, signedIn.session)) c.header("Set-Cookie", line, { append: true });
	}
	return {
		...(await accessTokenOf(ctx, signedIn)),
		token_type: "bearer",
		refresh_token: isOurPage ? `cookie:${signedIn.session.rotations}` : await refreshTokenOf(ctx, signedIn.session),
		user: userJson(signedIn.user),
	};
}

export function forgetCookies(c: Context<AppEnv>) {
	for (const line of signedOutCookies()) c.header("Set-Cookie", line, { append: true });
}

/** Another site's page cannot have asked (`sameOrigin`): the claim is kept where the sign-up was made. */
export const keepClaim = (c: Context<AppEnv>, claim: string) =>
	c.header("Set-Cookie", claimCookieLine(claim), { append: true });
