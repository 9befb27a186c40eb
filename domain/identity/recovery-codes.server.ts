/** Ten codes for the day on which every second step is lost. */
import { randomInt } from "node:crypto";
import type { Ctx } from "#domain/ground/context.server.ts";
import { countStatement, requireWithin, uncountStatement } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { codeHashes } from "./codes.server.ts";
import { raise, raiseStatements } from "./factors.server.ts";
import { identityLimits } from "./identity.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { accountNotice, batchAs } from "./sessions.server.ts";

/** Letters and digits that are not taken for one another when read aloud or copied by hand. */
const clearLetters = "23456789abcdefghjkmnpqrstuvwxyz";

/** One a key, the one that is kept first. */
const recoveryHashes = (ctx: Ctx, userId: string, code: string) =>
	codeHashes(ctx, `recovery ${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ""));

/** Ten new recovery codes in place of those before, shown this once. Throws `insufficient_aal`. */
export async function makeRecoveryCodes(ctx: Ctx, { session, user }: SignedIn): Promise<string[]> {
	if (session.aal !== "aal2") throw new Refusal("insufficient_aal");
	const codes = Array.from({ length: identityLimits.recoveryCodes }, () => {
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
		await accountNotice(ctx, user, "recovery_codes_made"),
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
			...raiseStatements(ctx, session.id, raised),
			await uncountStatement(ctx, "factor", `recovery ${user.id}`),
			await accountNotice(ctx, user, "recovery_code_used"),
		],
		"mfa_verification_failed",
	);
	return { session: raised, user };
}
