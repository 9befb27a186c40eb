import { randomInt } from "node:crypto";
import type { Ctx } from "#domain/context.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { type CodePurpose, limits } from "./identity.ts";
import { isSameText, later } from "./sessions.server.ts";

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

/**
 * Keeps a code for the people that `whose` finds (SQL that selects `id` from users, with its values): none or one.
 * A new code of a purpose takes the place of the one before.
 */
export function saveCodeStatement(
	ctx: Ctx,
	purpose: CodePurpose,
	sentTo: string,
	made: MadeCode,
	whose: { sql: string; values: readonly unknown[] },
): D1PreparedStatement {
	return ctx.db.$client
		.prepare(
			`INSERT OR REPLACE INTO one_time_codes
				(user_id, purpose, sent_to, code_hash, token_hash, failures, created_at, expires_at)
			SELECT id, ?, ?, ?, ?, 0, ?, ? FROM (${whose.sql})`,
		)
		.bind(
			purpose,
			sentTo,
			made.code_hash,
			made.token_hash,
			ctx.now().toISOString(),
			later(ctx, limits.codeSeconds),
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
	/** First in the batch: of two who show the same code, one finds it there. */
	guard: D1PreparedStatement;
	used: D1PreparedStatement;
};

/**
 * Looks at a code. Each look at six digits counts as a failure before it is compared, so that a thousand guesses at
 * once are five. Throws `otp_expired`, whatever is wrong with it.
 */
export async function takeCode(ctx: Ctx, purposes: readonly CodePurpose[], shown: Shown): Promise<TakenCode> {
	const { $client: d1 } = ctx.db;
	const list = JSON.stringify(purposes);
	type Found = { user_id: string; purpose: CodePurpose; sent_to: string; code_hash: string; expires_at: string };
	let found: Found | undefined;
	if ("token_hash" in shown) {
		const { results } = await d1
			.prepare(
				"SELECT * FROM one_time_codes WHERE token_hash = ? AND purpose IN (SELECT value FROM json_each(?)) AND failures <= ?",
			)
			.bind(await tokenHash(shown.token_hash), list, limits.codeFailures)
			.all<Found>();
		found = results[0];
	} else {
		const { results } = await d1
			.prepare(
				`UPDATE one_time_codes SET failures = failures + 1
				WHERE sent_to = ? AND purpose IN (SELECT value FROM json_each(?)) AND failures < ? RETURNING *`,
			)
			.bind(shown.sentTo, list, limits.codeFailures)
			.all<Found>();
		const hashes = await codeHashes(ctx, shown.sentTo, shown.token.replace(/\s/g, ""));
		found = results.find((row) => hashes.some((hash) => isSameText(row.code_hash, hash)));
	}
	if (!found || found.expires_at <= ctx.now().toISOString()) throw new Refusal("otp_expired");
	const key = [found.user_id, found.purpose, found.code_hash];
	const where = "user_id = ? AND purpose = ? AND code_hash = ?";
	return {
		user_id: found.user_id,
		purpose: found.purpose,
		sent_to: found.sent_to,
		guard: d1
			.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM one_time_codes WHERE ${where})`)
			.bind(...key),
		used: d1.prepare(`DELETE FROM one_time_codes WHERE ${where}`).bind(...key),
	};
}
