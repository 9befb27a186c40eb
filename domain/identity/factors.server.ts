import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Amr } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { guarded } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin, uncountStatement } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { codeHash, codeHashes } from "./codes.server.ts";
import { dropRemovalStatement } from "./factor-removal.server.ts";
import { type FactorType, identityLimits } from "./identity.ts";
import type { IdentityNotice } from "./notices.ts";
import { requireTextable } from "./phones.server.ts";
import { provedNow, requireProof } from "./proof.server.ts";
import type { Session, SignedIn } from "./session-tokens.server.ts";
import { accountNotice, batchAs } from "./sessions.server.ts";
import type { Factor } from "./users.server.ts";

const issuer = "Visavis";
const stepSeconds = 30;

const totpOf = (secret: string, label: string, name: string) =>
	new TOTP({
		issuer: name,
		label,
		secret: Secret.fromBase32(secret),
		algorithm: "SHA1",
		digits: 6,
		period: stepSeconds,
	});

/** What an authenticator with this key (base32) shows at an instant. */
export const codeAt = (secret: string, now: Date) => totpOf(secret, "", issuer).generate({ timestamp: now.getTime() });

export type NewFactor = {
	factor_type: FactorType;
	friendly_name?: string | undefined;
	issuer?: string | undefined;
	phone?: string | undefined;
	/** The code of `sendReauthentication`, where the last proof is too old. */
	nonce?: string | undefined;
};

export type EnrolledFactor = Factor & { totp?: { qr_code: string; secret: string; uri: string } };

/**
 * Begins a second factor; its first right code makes it count. For an authenticator answers its key as text, address
 * and picture. Throws what `requireProof` throws, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`,
 * `mfa_verified_factor_exists`, `mfa_phone_enroll_not_enabled`, `sms_send_failed` for a country that gets no messages.
 */
export async function enrolFactor(ctx: Ctx, signedIn: SignedIn, given: NewFactor): Promise<EnrolledFactor> {
	const { session, user } = signedIn;
	const proof = await requireProof(ctx, signedIn, given.nonce);
	if (user.factors.length >= identityLimits.factors) throw new Refusal("too_many_enrolled_mfa_factors");
	const { factor_type, phone = null } = given;
	const friendly_name = given.friendly_name?.trim() || null;
	if (factor_type === "phone" && !ctx.hasTextMessages) throw new Refusal("mfa_phone_enroll_not_enabled");
	if (phone !== null) requireTextable(ctx, phone);
	if (factor_type === "phone" && user.factors.some((other) => other.phone === phone && other.status === "verified"))
		throw new Refusal("mfa_verified_factor_exists");
	if (friendly_name && user.factors.some((other) => other.friendly_name === friendly_name))
		throw new Refusal("mfa_factor_name_conflict");
	const now = ctx.now().toISOString();
	const factor: Factor = {
		id: crypto.randomUUID(),
		friendly_name,
		factor_type,
		status: "unverified",
		phone,
		created_at: now,
		updated_at: now,
	};
	const secret = factor_type === "totp" ? new Secret({ size: 20 }).base32 : null;
	const { $client: d1 } = ctx.db;
	const write = [
		...proof.guards,
		...proof.statements,
		d1
			.prepare(`INSERT INTO must (ok) SELECT 0 WHERE (SELECT count(*) FROM factors WHERE user_id = ?) >= ?`)
			.bind(user.id, identityLimits.factors),
		d1
			.prepare(
				`INSERT INTO factors (id, user_id, factor_type, status, friendly_name, sealed_secret, phone, created_at, updated_at)
				VALUES (?1, ?2, ?3, 'unverified', ?4, ?5, ?6, ?7, ?7)`,
			)
			.bind(factor.id, user.id, factor_type, friendly_name, secret && (await ctx.keys.seal(secret)), phone, now),
	];
	await batchAs(ctx, session, write, "too_many_enrolled_mfa_factors").catch((error) => {
		throw /UNIQUE/.test(String(error)) ? new Refusal("mfa_factor_name_conflict") : error;
	});
	if (!secret) return factor;
	const uri = totpOf(secret, user.email ?? user.phone ?? user.id, given.issuer || issuer).toString();
	return { ...factor, totp: { secret, uri, qr_code: renderSVG(uri, { border: 2 }) } };
}

export type Challenge = { id: string; type: FactorType; expires_at: string };

/** Asks for a code of a factor; to a phone it is sent. Throws `mfa_factor_not_found`, `over_sms_send_rate_limit`. */
export async function challengeFactor(ctx: Ctx, { session, user }: SignedIn, factorId: string): Promise<Challenge> {
	const factor = user.factors.find(({ id }) => id === factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	const { $client: d1 } = ctx.db;
	const challenge = {
		id: crypto.randomUUID(),
		type: factor.factor_type,
		expires_at: later(ctx, identityLimits.challengeSeconds),
	};
	const statements: D1PreparedStatement[] = [];
	let code: string | null = null;
	if (factor.phone) {
		requireTextable(ctx, factor.phone);
		const [perMinute, perDay] = await d1.batch([
			await countStatement(ctx, "message", factor.phone),
			await countStatement(ctx, "mail", factor.phone),
		]);
		requireWithin(ctx, "message", perMinute, "over_sms_send_rate_limit");
		requireWithin(ctx, "mail", perDay, "over_sms_send_rate_limit");
		code = String(randomInt(1_000_000)).padStart(6, "0");
		statements.push(
			await planStatement<IdentityNotice>(ctx, {
				channel: "text",
				to: factor.phone,
				kind: "factor_code",
				values: { code },
				locale: user.preferred_language,
			}),
		);
	}
	await batchAs(ctx, session, [
		d1
			.prepare("INSERT INTO challenges (id, factor_id, code_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?)")
			.bind(
				challenge.id,
				factor.id,
				code && (await codeHash(ctx, challenge.id, code)),
				ctx.now().toISOString(),
				challenge.expires_at,
			),
		...statements,
	]);
	return challenge;
}

type Answered = { factorId: string; challengeId: string; code: string; nonce?: string | undefined };

/**
 * Answers a challenge: the session rises to aal2 with a new id and a fresh refresh token, the person's sessions below
 * aal2 end, and so do half-made factors of the kind. A code works once. Throws `mfa_factor_not_found`,
 * `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`; of a new factor also what
 * `requireProof` throws.
 */
export async function verifyFactor(ctx: Ctx, signedIn: SignedIn, answered: Answered): Promise<SignedIn> {
	const { session, user } = signedIn;
	const factor = user.factors.find(({ id }) => id === answered.factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	const isNew = factor.status === "unverified";
	const proof = isNew ? await requireProof(ctx, signedIn, answered.nonce) : { guards: [], statements: [] };
	const step = await checkCode(ctx, factor, answered);
	const raised = raise(ctx, session, factor.factor_type);
	await guarded(
		"mfa_verification_failed",
		ctx.db.$client.batch([
			...proof.guards,
			unusedStatement(ctx, session, answered, step),
			...proof.statements,
			...verifiedStatements(ctx, user.id, factor, step),
			...raiseStatements(ctx, session.id, raised),
			await uncountStatement(ctx, "factor", factor.id),
			...(isNew
				? [await accountNotice(ctx, user, "factor_added", { what: factor.friendly_name ?? factor.factor_type })]
				: []),
		]),
	);
	const now = ctx.now().toISOString();
	const factors = user.factors
		.map((other) => (other.id === factor.id ? { ...other, status: "verified" as const, updated_at: now } : other))
		.filter((other) => other.status === "verified" || other.factor_type !== factor.factor_type);
	return { session: raised, user: { ...user, factors } };
}

type Challenged = {
	sealed_secret: string | null;
	last_step: number | null;
	code_hash: string | null;
	expires_at: string | null;
};

/** The time step of an authenticator's right code; null for a right code that was sent. Throws what is wrong with it. */
async function checkCode(ctx: Ctx, factor: Factor, { challengeId, code }: Answered): Promise<number | null> {
	const { $client: d1 } = ctx.db;
	const [perFactor, read] = await d1.batch<Challenged>([
		await countStatement(ctx, "factor", factor.id),
		d1
			.prepare(
				`SELECT f.sealed_secret, f.last_step, c.code_hash, c.expires_at FROM factors f
				LEFT JOIN challenges c ON c.factor_id = f.id AND c.id = ? WHERE f.id = ?`,
			)
			.bind(challengeId, factor.id),
	]);
	requireWithin(ctx, "factor", perFactor);
	const row = read?.results[0];
	if (!row) throw new Refusal("mfa_factor_not_found");
	if (!row.expires_at || row.expires_at <= ctx.now().toISOString()) throw new Refusal("mfa_challenge_expired");
	const digits = code.replace(/\s/g, "");
	if (row.sealed_secret) return stepOf(ctx, await ctx.keys.open(row.sealed_secret), digits, row.last_step);
	const hashes = await codeHashes(ctx, challengeId, digits);
	if (!hashes.some((hash) => isSameText(row.code_hash ?? "", hash))) throw new Refusal("mfa_verification_failed");
	return null;
}

/** The step whose code these digits are, when no later one was used. Throws `mfa_verification_failed`. */
function stepOf(ctx: Ctx, secret: string, digits: string, lastStep: number | null): number {
	const timestamp = ctx.now().getTime();
	const totp = totpOf(secret, "", issuer);
	const delta = /^\d{6}$/.test(digits) ? totp.validate({ token: digits, timestamp, window: 1 }) : null;
	if (delta === null) throw new Refusal("mfa_verification_failed");
	const step = Math.floor(timestamp / 1000 / stepSeconds) + delta;
	if (lastStep !== null && step <= lastStep) throw new Refusal("mfa_verification_failed");
	return step;
}

/** Of two who show the same code at once, one finds the challenge there and the step unused. */
const unusedStatement = (ctx: Ctx, session: Session, { challengeId, factorId }: Answered, step: number | null) =>
	ctx.db.$client
		.prepare(
			`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (
				SELECT 1 FROM challenges c JOIN factors f ON f.id = c.factor_id JOIN sessions s ON s.user_id = f.user_id
				WHERE c.id = ?1 AND f.id = ?2 AND s.id = ?3 AND (?4 IS NULL OR f.last_step IS NULL OR f.last_step < ?4))`,
		)
		.bind(challengeId, factorId, session.id, step);

function verifiedStatements(ctx: Ctx, userId: string, factor: Factor, step: number | null) {
	const { $client: d1 } = ctx.db;
	return [
		d1.prepare("DELETE FROM challenges WHERE factor_id = ?").bind(factor.id),
		d1
			.prepare(
				"UPDATE factors SET status = 'verified', last_step = coalesce(?, last_step), updated_at = ? WHERE id = ?",
			)
			.bind(step, ctx.now().toISOString(), factor.id),
		d1
			.prepare("DELETE FROM factors WHERE user_id = ? AND status = 'unverified' AND factor_type = ?")
			.bind(userId, factor.factor_type),
	];
}

/** The session as it is after a second proof: with an id of its own, so that what was issued at aal1 ends with aal1. */
export function raise(ctx: Ctx, session: Session, method: Amr["method"]): Session {
	return {
		...session,
		id: crypto.randomUUID(),
		aal: "aal2",
		amr: provedNow(ctx, session.amr, method),
		rotations: session.rotations + 1,
		rotated_at: ctx.now().toISOString(),
	};
}

export function raiseStatements(ctx: Ctx, before: string, { id, user_id, amr, rotations, rotated_at }: Session) {
	const { $client: d1 } = ctx.db;
	return [
		d1
			.prepare(
				"UPDATE sessions SET id = ?, aal = 'aal2', amr = ?, rotations = max(rotations + 1, ?), rotated_at = ? WHERE id = ?",
			)
			.bind(id, JSON.stringify(amr), rotations, rotated_at, before),
		d1.prepare("DELETE FROM sessions WHERE user_id = ? AND id <> ? AND aal = 'aal1'").bind(user_id, id),
		// Whoever still has their second step, or a recovery code, has not lost it.
		dropRemovalStatement(ctx, user_id),
	];
}
