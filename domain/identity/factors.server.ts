import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Ctx } from "#domain/context.server.ts";
import { outboxStatement } from "#domain/letters.server.ts";
import { guarded } from "#domain/must.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { noticeStatement } from "./account.server.ts";
import { codeHash, codeHashes } from "./codes.server.ts";
import { type Amr, type FactorType, limits } from "./identity.ts";
import { countStatement, requireWithin, uncountStatement } from "./limits.server.ts";
import { batchAs, isSameText, later, type Session, type SignedIn } from "./sessions.server.ts";
import { type Factor, hasVerifiedFactor } from "./users.server.ts";

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
};

export type EnrolledFactor = Factor & { totp?: { qr_code: string; secret: string; uri: string } };

/**
 * Begins a second factor; its first right code makes it count. For an authenticator answers its key as text, address
 * and picture. Throws `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`,
 * `mfa_verified_factor_exists`, `mfa_phone_enroll_not_enabled`.
 */
export async function enrolFactor(ctx: Ctx, { session, user }: SignedIn, given: NewFactor): Promise<EnrolledFactor> {
	if (hasVerifiedFactor(user) && session.aal !== "aal2") throw new Refusal("insufficient_aal");
	if (user.factors.length >= limits.factors) throw new Refusal("too_many_enrolled_mfa_factors");
	const { factor_type, phone = null } = given;
	const friendly_name = given.friendly_name?.trim() || null;
	if (factor_type === "phone" && !ctx.hasTextMessages) throw new Refusal("mfa_phone_enroll_not_enabled");
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
		d1
			.prepare(`INSERT INTO must (ok) SELECT 0 WHERE (SELECT count(*) FROM factors WHERE user_id = ?) >= ?`)
			.bind(user.id, limits.factors),
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
		expires_at: later(ctx, limits.challengeSeconds),
	};
	const statements: D1PreparedStatement[] = [];
	let code: string | null = null;
	if (factor.phone) {
		const [perRecipient] = await d1.batch([await countStatement(ctx, "message", factor.phone)]);
		requireWithin(ctx, "message", perRecipient, "over_sms_send_rate_limit");
		code = String(randomInt(1_000_000)).padStart(6, "0");
		statements.push(
			await outboxStatement(ctx, {
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

/**
 * Answers a challenge: the session rises to aal2 with a fresh refresh token, the person's sessions below aal2 end, and
 * so do half-made factors of the kind. A code works once. Throws `mfa_factor_not_found`, `mfa_challenge_expired`,
 * `mfa_verification_failed`, `over_request_rate_limit`.
 */
export async function verifyFactor(
	ctx: Ctx,
	{ session, user }: SignedIn,
	{ factorId, challengeId, code }: { factorId: string; challengeId: string; code: string },
): Promise<SignedIn> {
	const factor = user.factors.find(({ id }) => id === factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	const { $client: d1 } = ctx.db;
	type Row = {
		sealed_secret: string | null;
		last_step: number | null;
		code_hash: string | null;
		expires_at: string | null;
	};
	const [perFactor, read] = await d1.batch<Row>([
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
	let step: number | null = null;
	if (row.sealed_secret) {
		const timestamp = ctx.now().getTime();
		const totp = totpOf(await ctx.keys.open(row.sealed_secret), "", issuer);
		const delta = /^\d{6}$/.test(digits) ? totp.validate({ token: digits, timestamp, window: 1 }) : null;
		if (delta === null) throw new Refusal("mfa_verification_failed");
		step = Math.floor(timestamp / 1000 / stepSeconds) + delta;
		if (row.last_step !== null && step <= row.last_step) throw new Refusal("mfa_verification_failed");
	} else {
		const hashes = await codeHashes(ctx, challengeId, digits);
		if (!hashes.some((hash) => isSameText(row.code_hash ?? "", hash))) throw new Refusal("mfa_verification_failed");
	}
	const raised = raise(ctx, session, factor.factor_type);
	const now = ctx.now().toISOString();
	const isNew = factor.status === "unverified";
	await guarded(
		"mfa_verification_failed",
		d1.batch([
			// Of two who show the same code at once, one finds the challenge there and the step unused.
			d1
				.prepare(
					`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (
						SELECT 1 FROM challenges c JOIN factors f ON f.id = c.factor_id JOIN sessions s ON s.user_id = f.user_id
						WHERE c.id = ?1 AND f.id = ?2 AND s.id = ?3 AND (?4 IS NULL OR f.last_step IS NULL OR f.last_step < ?4))`,
				)
				.bind(challengeId, factor.id, session.id, step),
			d1.prepare("DELETE FROM challenges WHERE factor_id = ?").bind(factor.id),
			d1
				.prepare(
					"UPDATE factors SET status = 'verified', last_step = coalesce(?, last_step), updated_at = ? WHERE id = ?",
				)
				.bind(step, now, factor.id),
			d1
				.prepare("DELETE FROM factors WHERE user_id = ? AND status = 'unverified' AND factor_type = ?")
				.bind(user.id, factor.factor_type),
			...raiseStatements(ctx, raised),
			await uncountStatement(ctx, "factor", factor.id),
			...(isNew
				? [await noticeStatement(ctx, user, "factor_added", { what: factor.friendly_name ?? factor.factor_type })]
				: []),
		]),
	);
	const factors = user.factors
		.map((other) => (other.id === factor.id ? { ...other, status: "verified" as const, updated_at: now } : other))
		.filter((other) => other.status === "verified" || other.factor_type !== factor.factor_type);
	return { session: raised, user: { ...user, factors } };
}

/** The session as it is after a second proof. */
function raise(ctx: Ctx, session: Session, method: Amr["method"]): Session {
	const now = ctx.now();
	const proof = { method, timestamp: Math.floor(now.getTime() / 1000) };
	return {
		...session,
		aal: "aal2",
		amr: [...session.amr.filter((other) => other.method !== method), proof],
		rotations: session.rotations + 1,
		rotated_at: now.toISOString(),
	};
}

function raiseStatements(ctx: Ctx, { id, user_id, amr, rotations, rotated_at }: Session) {
	const { $client: d1 } = ctx.db;
	return [
		d1
			.prepare(
				"UPDATE sessions SET aal = 'aal2', amr = ?, rotations = max(rotations + 1, ?), rotated_at = ? WHERE id = ?",
			)
			.bind(JSON.stringify(amr), rotations, rotated_at, id),
		d1.prepare("DELETE FROM sessions WHERE user_id = ? AND id <> ? AND aal = 'aal1'").bind(user_id, id),
	];
}

/**
 * Removes a factor; all sessions fall to aal1. A verified one only after a second proof. Throws
 * `mfa_factor_not_found`, `insufficient_aal`.
 */
export async function removeFactor(ctx: Ctx, { session, user }: SignedIn, factorId: string): Promise<void> {
	const factor = user.factors.find(({ id }) => id === factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	const isVerified = factor.status === "verified";
	if (isVerified && session.aal !== "aal2") throw new Refusal("insufficient_aal");
	const { $client: d1 } = ctx.db;
	await batchAs(ctx, session, [
		d1.prepare("DELETE FROM factors WHERE id = ? AND user_id = ?").bind(factorId, user.id),
		...(isVerified
			? [
					d1
						.prepare(
							`UPDATE sessions SET aal = 'aal1', amr = (SELECT json_group_array(json(value)) FROM json_each(amr)
								WHERE value ->> 'method' NOT IN ('totp', 'phone', 'recovery_code')) WHERE user_id = ?`,
						)
						.bind(user.id),
					await noticeStatement(ctx, user, "factor_removed", { what: factor.friendly_name ?? factor.factor_type }),
				]
			: []),
		// With the last factor, as the table has it by now: two devices may each remove one at once.
		d1
			.prepare(
				`DELETE FROM recovery_codes WHERE user_id = ?1
				AND NOT EXISTS (SELECT 1 FROM factors WHERE user_id = ?1 AND status = 'verified')`,
			)
			.bind(user.id),
	]);
}

/** Letters and digits that are not taken for one another when read aloud or copied by hand. */
const clearLetters = "23456789abcdefghjkmnpqrstuvwxyz";

/** One a key, the one that is kept first. */
const recoveryHashes = (ctx: Ctx, userId: string, code: string) =>
	codeHashes(ctx, `recovery ${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ""));

/** Ten new recovery codes in place of those before, shown this once. Throws `insufficient_aal`. */
export async function makeRecoveryCodes(ctx: Ctx, { session, user }: SignedIn): Promise<string[]> {
	if (session.aal !== "aal2") throw new Refusal("insufficient_aal");
	const codes = Array.from({ length: limits.recoveryCodes }, () => {
		const letters = Array.from({ length: 10 }, () => clearLetters[randomInt(clearLetters.length)]).join("");
		return `${letters.slice(0, 5)}-${letters.slice(5)}`;
	});
	const hashes = await Promise.all(codes.map(async (code) => (await recoveryHashes(ctx, user.id, code))[0]));
	const { $client: d1 } = ctx.db;
	await batchAs(ctx, session, [
		d1.prepare("DELETE FROM recovery_codes WHERE user_id = ?").bind(user.id),
		d1
			.prepare("INSERT INTO recovery_codes (user_id, code_hash) SELECT ?, value FROM json_each(?)")
			.bind(user.id, JSON.stringify(hashes)),
		await noticeStatement(ctx, user, "recovery_codes_made"),
	]);
	return codes;
}

export async function countRecoveryCodes(ctx: Ctx, userId: string): Promise<number> {
	const row = await ctx.db.$client
		.prepare("SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?")
		.bind(userId)
		.first<{ n: number }>();
	return row?.n ?? 0;
}

/** A recovery code in place of a factor; it works once. Throws `mfa_verification_failed`, `over_request_rate_limit`. */
export async function useRecoveryCode(ctx: Ctx, { session, user }: SignedIn, code: string): Promise<SignedIn> {
	const { $client: d1 } = ctx.db;
	const [perAccount] = await d1.batch([await countStatement(ctx, "factor", `recovery ${user.id}`)]);
	requireWithin(ctx, "factor", perAccount);
	const hashes = JSON.stringify(await recoveryHashes(ctx, user.id, code));
	const where = "user_id = ? AND code_hash IN (SELECT value FROM json_each(?))";
	const raised = raise(ctx, session, "recovery_code");
	await batchAs(
		ctx,
		session,
		[
			d1
				.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM recovery_codes WHERE ${where})`)
				.bind(user.id, hashes),
			d1.prepare(`DELETE FROM recovery_codes WHERE ${where}`).bind(user.id, hashes),
			...raiseStatements(ctx, raised),
			await uncountStatement(ctx, "factor", `recovery ${user.id}`),
			await noticeStatement(ctx, user, "recovery_code_used"),
		],
		"mfa_verification_failed",
	);
	return { session: raised, user };
}
