import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { Refusal, type RefusalCode } from "#domain/ground/refusal.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { claimOfChange, confirmChange } from "#domain/identity/changes.server.ts";
import { claimCookie, cookieOf, refreshCookie, sessionCookie } from "#domain/identity/cookies.server.ts";
import { removeFactor } from "#domain/identity/factor-removal.server.ts";
import { challengeFactor, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { type CodePurpose, factorTypes } from "#domain/identity/identity.ts";
import { phone } from "#domain/identity/phones.server.ts";
import { exchangeAuthCode } from "#domain/identity/pkce.server.ts";
import { sendReauthentication } from "#domain/identity/proof.server.ts";
import { readSessionToken } from "#domain/identity/session-tokens.server.ts";
import { endSessions, findSignedIn, refreshSession, requireSignedIn } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import {
	resendCode,
	sendRecovery,
	sendSignInCode,
	signUp,
	signUpAnonymously,
} from "#domain/identity/sign-up.server.ts";
import type { AppEnv } from "../measured.ts";
import { messageOf } from "../messages.ts";
import { admin, invite } from "./admin.ts";
import { forgetCookies, keepClaim, sessionJson, userJson } from "./answer.ts";
import { challengeOf, fields, identifierOf, localeOfClient, nextOf, readBody, withChallenge } from "./body.ts";

const versionHeader = "X-Supabase-Api-Version";
const version = "2024-01-01";

const bearerOf = (header: string | undefined) => /^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? null;

/** What a code of each type on the wire is good for. */
const purposesOf: Record<string, readonly CodePurpose[]> = {
	signup: ["sign_in"],
	invite: ["sign_in"],
	magiclink: ["sign_in"],
	email: ["sign_in"],
	sms: ["sign_in"],
	recovery: ["recovery"],
	email_change: ["email_change", "email_change_current"],
	email_change_current: ["email_change_current"],
	phone_change: ["phone_change"],
};

/** What the wire says to the first of two mailboxes. */
const otherMailbox = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** What shows that a sign-up was made by this client. */
const claimIn = (c: Context<AppEnv>) => cookieOf(c.req.header("Cookie"), claimCookie);

/** The session that came with a request which needs none: as a token of a person, or as the cookie of our page. */
async function signedInOrNot(c: Context<AppEnv>) {
	const actor = await c.var.actor().catch(() => null);
	return actor && findSignedIn(c.var.ctx, actor.session_id);
}

/** Refusals whose status depends on the call that was made. */
function statusOf({ code, status }: Refusal, method: string, path: string): number {
	if (code === "insufficient_aal" && path.includes("/factors")) return method === "DELETE" ? 422 : 403;
	if (code === "mfa_factor_not_found" && path.endsWith("/verify")) return 422;
	if (code === "user_banned" && path.endsWith("/token")) return 400;
	return status;
}

/** The identity API: the wire of supabase/auth, see docs/decisions/007. */
export const auth = new Hono<AppEnv>()
	.use(async (c, next) => {
		await next();
		if (c.req.header(versionHeader)) c.header(versionHeader, version);
	})
	.get("/.well-known/jwks.json", (c) => c.json(c.var.ctx.keys.jwks, 200, { "Cache-Control": "public, max-age=600" }))

	/** What this site offers, for clients that draw their own forms. */
	.get("/settings", (c) => {
		const { rules, hasTextMessages } = c.var.ctx;
		return c.json({
			external: { anonymous_users: rules.allowsAnonymous, email: true, phone: hasTextMessages },
			disable_signup: !rules.allowsSignUp,
			mailer_autoconfirm: rules.autoconfirms,
			phone_autoconfirm: rules.autoconfirms,
			saml_enabled: false,
		});
	})
	.get("/health", (c) =>
		c.json({ version, name: "Visavis", description: "Visavis is a user registration and authentication API" }),
	)

	.post("/signup", async (c) => {
		const body = await readBody(
			c,
			withChallenge.extend({
				email: fields.email,
				phone: fields.phone,
				password: fields.password,
				data: fields.data,
			}),
		);
		const { ctx } = c.var;
		if (!body.email && !body.phone) {
			return c.json(await sessionJson(c, await signUpAnonymously(ctx, body.data, localeOfClient(c))));
		}
		if (!body.password) throw new Refusal("validation_failed", { field: "password" });
		const made = await signUp(ctx, {
			who: identifierOf(body),
			password: body.password,
			data: body.data,
			locale: localeOfClient(c),
			next: nextOf(c),
			challenge: challengeOf(body),
		});
		if ("session" in made) return c.json(await sessionJson(c, made));
		keepClaim(c, made.claim);
		return c.json(userJson(made.user));
	})

	.post("/token", async (c) => {
		const { ctx } = c.var;
		const grant = c.req.query("grant_type");
		if (grant === "password") {
			const body = await readBody(
				c,
				z.object({ email: fields.email, phone: fields.phone, password: z.string().max(1000) }),
			);
			return c.json(await sessionJson(c, await signIn(ctx, identifierOf(body), body.password, claimIn(c))));
		}
		if (grant === "pkce") {
			const body = await readBody(c, z.object({ auth_code: fields.text.min(1), code_verifier: fields.text.min(1) }));
			return c.json(await sessionJson(c, await exchangeAuthCode(ctx, body.auth_code, body.code_verifier)));
		}
		if (grant !== "refresh_token") throw new Refusal("validation_failed", { field: "grant_type" });
		const { refresh_token } = await readBody(c, z.object({ refresh_token: fields.text.min(1) }));
		// Only our own pages may use the cookie: another site's page could make the browser send it along.
		const isOurPage = c.req.header("Origin") === new URL(c.req.url).origin;
		const isByCookie = refresh_token.startsWith("cookie:");
		const token = isByCookie ? isOurPage && cookieOf(c.req.header("Cookie"), refreshCookie) : refresh_token;
		if (!token) throw new Refusal("refresh_token_not_found");
		return c.json(await sessionJson(c, await refreshSession(ctx, token), isByCookie));
	})

	.get("/session", async (c) => {
		const { ctx } = c.var;
		const known = await readSessionToken(ctx, cookieOf(c.req.header("Cookie"), sessionCookie));
		const signedIn = known && (await c.var.actor()) && (await findSignedIn(ctx, known.session_id));
		return signedIn ? c.json(await sessionJson(c, signedIn, true)) : c.body(null, 204);
	})

	.get("/user", async (c) => {
		const { user } = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		return c.json(userJson(user));
	})
	.put("/user", async (c) => {
		const signedIn = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		const change = await readBody(
			c,
			z.object({
				email: fields.email,
				phone: fields.phone,
				password: fields.password,
				nonce: fields.given(z.string().max(100)),
				data: fields.given(fields.data),
			}),
		);
		const user = await changeAccount(c.var.ctx, signedIn, change);
		const target = change.email ?? change.phone;
		if (target) keepClaim(c, await claimOfChange(c.var.ctx, user.id, target));
		return c.json(userJson(user));
	})
	.get("/reauthenticate", async (c) => {
		await sendReauthentication(c.var.ctx, await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization"))));
		return c.json({});
	})

	.post("/logout", async (c) => {
		const { session } = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		const scope = z.enum(["global", "local", "others"]).safeParse(c.req.query("scope") ?? "global");
		if (!scope.success) throw new Refusal("validation_failed", { field: "scope" });
		await endSessions(c.var.ctx, session, scope.data);
		if (scope.data !== "others") forgetCookies(c);
		return c.body(null, 204);
	})

	.post("/recover", async (c) => {
		const body = await readBody(c, withChallenge.extend({ email: fields.email }));
		await sendRecovery(c.var.ctx, identifierOf(body).value, nextOf(c), challengeOf(body));
		return c.json({});
	})
	.post("/otp", async (c) => {
		const body = await readBody(
			c,
			withChallenge.extend({
				email: fields.email,
				phone: fields.phone,
				create_user: z.boolean().default(true),
				data: fields.data,
			}),
		);
		const who = identifierOf(body);
		const claim = await sendSignInCode(c.var.ctx, {
			who,
			creates: body.create_user,
			data: body.data,
			locale: localeOfClient(c),
			next: nextOf(c),
			challenge: challengeOf(body),
		});
		// Nothing was chosen otherwise, and a sign-up of before keeps its claim.
		if (Object.keys(body.data).length > 0) keepClaim(c, claim);
		return c.json(who.kind === "phone" ? { message_id: crypto.randomUUID() } : {});
	})
	.post("/resend", async (c) => {
		const body = await readBody(
			c,
			withChallenge.extend({
				type: z.enum(["signup", "email_change", "sms", "phone_change"]),
				email: fields.email,
				phone: fields.phone,
			}),
		);
		const who = identifierOf(body);
		const purpose = body.type === "signup" || body.type === "sms" ? "sign_in" : body.type;
		await resendCode(c.var.ctx, purpose, who, { next: nextOf(c), challenge: challengeOf(body) });
		return c.json(who.kind === "phone" ? { message_id: crypto.randomUUID() } : {});
	})
	.post("/verify", async (c) => {
		const body = await readBody(
			c,
			z.object({
				type: z.string().refine((type) => Object.hasOwn(purposesOf, type)),
				token: fields.given(z.string().max(200)),
				token_hash: fields.given(z.string().max(200)),
				email: fields.email,
				phone: fields.phone,
			}),
		);
		const purposes = purposesOf[body.type] ?? [];
		if (!body.token_hash && !body.token) throw new Refusal("validation_failed", { field: "token" });
		const shown = body.token_hash
			? { token_hash: body.token_hash }
			: { token: body.token ?? "", sentTo: identifierOf(body).value };
		const claim = claimIn(c);
		if (body.type.includes("_change")) {
			const { user, waitsFor } = await confirmChange(
				c.var.ctx,
				shown,
				{ signedIn: await signedInOrNot(c), claim },
				purposes,
			);
			return c.json(waitsFor ? { msg: otherMailbox, code: "200" } : userJson(user));
		}
		return c.json(await sessionJson(c, await signInWithCode(c.var.ctx, purposes, shown, claim)));
	})

	.post("/factors", async (c) => {
		const signedIn = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		const body = await readBody(
			c,
			z.object({
				factor_type: z.enum(factorTypes),
				friendly_name: fields.given(z.string().max(100)),
				issuer: fields.given(z.string().max(100)),
				phone: fields.given(phone),
				nonce: fields.given(z.string().max(100)),
			}),
		);
		if (body.factor_type === "phone" && !body.phone) throw new Refusal("validation_failed", { field: "phone" });
		const { id, factor_type, friendly_name, phone: number, totp } = await enrolFactor(c.var.ctx, signedIn, body);
		return c.json({
			id,
			type: factor_type,
			friendly_name: friendly_name ?? "",
			...(totp ? { totp } : { phone: number }),
		});
	})
	.post("/factors/:id/challenge", async (c) => {
		const signedIn = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		const { id, type, expires_at } = await challengeFactor(c.var.ctx, signedIn, c.req.param("id"));
		return c.json({ id, type, expires_at: Math.floor(Date.parse(expires_at) / 1000) });
	})
	.post("/factors/:id/verify", async (c) => {
		const signedIn = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		const body = await readBody(
			c,
			z.object({
				challenge_id: z.string().max(100),
				code: z.string().max(100),
				nonce: fields.given(z.string().max(100)),
			}),
		);
		const raised = await verifyFactor(c.var.ctx, signedIn, {
			factorId: c.req.param("id"),
			challengeId: body.challenge_id,
			code: body.code,
			nonce: body.nonce,
		});
		return c.json(await sessionJson(c, raised));
	})
	.delete("/factors/:id", async (c) => {
		const signedIn = await requireSignedIn(c.var.ctx, bearerOf(c.req.header("Authorization")));
		// The client sends no body with it.
		const { nonce } = await readBody(c, z.object({ nonce: fields.given(z.string().max(100)) }));
		await removeFactor(c.var.ctx, signedIn, c.req.param("id"), nonce);
		return c.json({ id: c.req.param("id") });
	})

	.route("/admin", admin)
	.route("/invite", invite)
	.all("*", () => {
		throw new Refusal("not_found");
	})
	.onError((error, c) => {
		const speaksVersion = c.req.header(versionHeader) !== undefined;
		const answer = (code: string, status: number, message: string, more: object = {}) => {
			c.header("x-sb-error-code", code);
			if (speaksVersion) c.header(versionHeader, version);
			const body = speaksVersion ? { code, message } : { code: status, error_code: code, msg: message };
			return c.json({ ...body, ...more }, status as ContentfulStatusCode);
		};
		if (error instanceof Refusal) {
			const { code, values } = error;
			if (values.seconds) c.header("Retry-After", String(values.seconds));
			const weak = code === "weak_password" && { weak_password: { reasons: String(values.reasons).split(" ") } };
			return answer(wireCode(code), statusOf(error, c.req.method, c.req.path), messageOf(error), { ...weak });
		}
		const cause = error.cause instanceof Error ? error.cause : error;
		c.var.ctx.log("error", { message: cause.message });
		return answer("unexpected_failure", 500, "Something broke on our side.", { request_id: c.var.requestId });
	});

/** Our own codes are not all known on this wire. */
const wireCode = (code: RefusalCode) => (code === "too_large" ? "validation_failed" : code);
