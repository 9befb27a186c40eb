import { randomInt } from "node:crypto";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { countStatement, isOver, requireWithin, uncountStatement } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { type CodePurpose, identityLimits } from "./identity.ts";
import { requireNotBanned } from "./sessions.server.ts";
import { findUser } from "./users.server.ts";

/** A code for reading aloud and a token for a link, good for the same thing; only their hashes are kept. */
export type MadeCode = { code: string; token: string; code_hash: string; token_hash: string };

export async function makeCode(ctx: Ctx, sentTo: string): Promise<MadeCode> {
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
	return { code, token, code_hash: await codeHash(ctx, sentTo, code), token_hash: await tokenHash(token) };
}

/** Six digits are soon guessed from a plain hash: these are keyed. One a key: a code outlives a change of keys. */
export const codeHashes = (ctx: Ctx, sentTo: string, code: string) => ctx.keys.macs("code", `${sentTo} ${code}`);

/** The hash that is kept. */
export const codeHash = async (ctx: Ctx, sentTo: string, code: string) =>
	(await codeHashes(ctx, sentTo, code))[0] ?? "";

async function tokenHash(token: string) {
	return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))).toString("base64url");
}

/** What a person chose at sign-up. It waits with their code: until that comes back, anybody may have chosen it. */
export type Pending = { password_hash: string | null; user_metadata: Record<string, unknown> };

/** What a browser may claim to have asked for: a sign-up with what was chosen, or the change of an account's address. */
export type Asked = { sentTo: string } & (Pending | { user_id: string });

const claimed = (asked: Asked) =>
	JSON.stringify(
		"user_id" in asked ? [asked.sentTo, asked.user_id] : [asked.sentTo, asked.password_hash, asked.user_metadata],
	);

/**
 * What a browser keeps to show later, with the code, that it asked for it. A code proves whose mailbox it is, not who
 * asked: a stranger may have signed up with that address, or want it for their account.
 */
export const claimOf = async (ctx: Ctx, asked: Asked) => (await ctx.keys.macs("claim", claimed(asked)))[0] ?? "";

export const isClaim = async (ctx: Ctx, asked: Asked, claim: string | undefined) =>
	claim !== undefined && (await ctx.keys.macs("claim", claimed(asked))).some((known) => isSameText(known, claim));

/**
 * Keeps a code for the people that `whose` finds (SQL that selects `id` from users, with its values): none or one.
 * A new code of a purpose takes the place of the one before, and keeps what is pending unless it brings its own.
 */
export function saveCodeStatement(
	ctx: Ctx,
	purpose: CodePurpose,
	sentTo: string,
	made: MadeCode,
	whose: { sql: string; values: readonly unknown[] },
	pending: Pending | null = null,
): D1PreparedStatement {
	const kept = (column: keyof Pending) =>
		`CASE WHEN ? THEN ? ELSE (SELECT ${column} FROM one_time_codes c WHERE c.user_id = whose.id AND c.purpose = ?) END`;
	const isNew = pending ? 1 : 0;
	return ctx.db.$client
		.prepare(
			`INSERT OR REPLACE INTO one_time_codes (user_id, purpose, sent_to, code_hash, token_hash, created_at,
				expires_at, password_hash, user_metadata)
			SELECT id, ?, ?, ?, ?, ?, ?, ${kept("password_hash")}, ${kept("user_metadata")} FROM (${whose.sql}) whose`,
		)
		.bind(
			...[purpose, sentTo, made.code_hash, made.token_hash],
			...[ctx.now().toISOString(), later(ctx, identityLimits.codeSeconds)],
			...[isNew, pending?.password_hash ?? null, purpose],
			...[isNew, pending && JSON.stringify(pending.user_metadata), purpose],
			...whose.values,
		);
}

/** What a person shows: the code they read, with where it was sent; or the token of the link. */
export type Shown = { token: string; sentTo: string } | { token_hash: string };

/** A code that was right, and the statement that uses it up. */
export type TakenCode = {
	user_id: string;
	purpose: CodePurpose;
	sent_to: string;
	/** Of a sign-up's code. */
	pending: Pending | null;
	/** First in the batch: of two who show the same code, one finds it there. */
	guard: D1PreparedStatement;
	used: readonly D1PreparedStatement[];
};

type Found = Pick<TakenCode, "user_id" | "purpose" | "sent_to"> & {
	code_hash: string;
	expires_at: string;
	password_hash: string | null;
	user_metadata: string | null;
};

async function findByLink(ctx: Ctx, purposes: string, token: string): Promise<Found | null> {
	return ctx.db.$client
		.prepare("SELECT * FROM one_time_codes WHERE token_hash = ? AND purpose IN (SELECT value FROM json_each(?))")
		.bind(await tokenHash(token), purposes)
		.first<Found>();
}

/**
 * Each look at six digits is counted before they are compared, so that a thousand guesses at once are five (see
 * `rules.limits`). What a network may not look at any more, or where there is no code, costs its owner nothing: of the
 * thirty looks a day at all their codes a stranger's network has ten.
 */
async function findByDigits(ctx: Ctx, purposes: string, sentTo: string, digits: string): Promise<Found | undefined> {
	const { $client: d1 } = ctx.db;
	const { results: rows } = await d1
		.prepare("SELECT * FROM one_time_codes WHERE sent_to = ? AND purpose IN (SELECT value FROM json_each(?))")
		.bind(sentTo, purposes)
		.all<Found>();
	const which = rows.map(({ code_hash }) => code_hash).sort();
	const { network } = ctx.client;
	const [perCode, perNetwork] = await d1.batch([
		await countStatement(ctx, "guess", [network, sentTo, ...which].join(" ")),
		await countStatement(ctx, "guessesFrom", `${network} ${sentTo}`),
	]);
	const isHeard = rows.length > 0 && !isOver(ctx, "guess", perCode) && !isOver(ctx, "guessesFrom", perNetwork);
	// The same work either way.
	const [perRecipient] = await d1.batch([await countStatement(ctx, "guesses", isHeard ? sentTo : network)]);
	if (!isHeard || isOver(ctx, "guesses", perRecipient)) return undefined;
	const hashes = await codeHashes(ctx, sentTo, digits.replace(/\s/g, ""));
	return rows.find((row) => hashes.some((hash) => isSameText(row.code_hash, hash)));
}

/** Looks at a code. Throws `otp_expired`, whatever is wrong with it. */
export async function takeCode(ctx: Ctx, purposes: readonly CodePurpose[], shown: Shown): Promise<TakenCode> {
	const { $client: d1 } = ctx.db;
	const list = JSON.stringify(purposes);
	const found =
		"token_hash" in shown
			? await findByLink(ctx, list, shown.token_hash)
			: await findByDigits(ctx, list, shown.sentTo, shown.token);
	if (!found || found.expires_at <= ctx.now().toISOString()) throw new Refusal("otp_expired");
	const key = [found.user_id, found.purpose, found.code_hash];
	const where = "user_id = ? AND purpose = ? AND code_hash = ?";
	return {
		user_id: found.user_id,
		purpose: found.purpose,
		sent_to: found.sent_to,
		pending: found.user_metadata
			? { password_hash: found.password_hash, user_metadata: JSON.parse(found.user_metadata) }
			: null,
		guard: d1
			.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM one_time_codes WHERE ${where})`)
			.bind(...key),
		used: [
			d1.prepare(`DELETE FROM one_time_codes WHERE ${where}`).bind(...key),
			...("token" in shown
				? [
						await uncountStatement(ctx, "guesses", found.sent_to),
						await uncountStatement(ctx, "guessesFrom", `${ctx.client.network} ${found.sent_to}`),
					]
				: []),
		],
	};
}

/** A code that was right, with the person whom it was sent to. Throws `otp_expired`, `user_banned`, the limit of tries. */
export async function proveCode(ctx: Ctx, purposes: readonly CodePurpose[], shown: Shown) {
	const [perNetwork] = await ctx.db.$client.batch([await countStatement(ctx, "verify", ctx.client.network)]);
	requireWithin(ctx, "verify", perNetwork);
	const taken = await takeCode(ctx, purposes, shown);
	const user = await findUser(ctx, "id", taken.user_id);
	if (!user) throw new Refusal("otp_expired");
	requireNotBanned(ctx, user);
	return { taken, user };
}
