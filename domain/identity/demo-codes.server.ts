import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { codeAt } from "./factors.server.ts";

/** What the authenticators of the demo people show now, to try them without a phone. Throws `not_found` in production. */
export async function listDemoCodes(ctx: Ctx): Promise<{ email: string; code: string }[]> {
	if (!ctx.isDevelopment) throw new Refusal("not_found");
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT u.email, f.sealed_secret FROM factors f JOIN users u ON u.id = f.user_id
			WHERE u.email LIKE '%@visavis.test' AND f.factor_type = 'totp' AND f.status = 'verified' ORDER BY u.email, f.id`,
		)
		.all<{ email: string; sealed_secret: string }>();
	return Promise.all(
		results.map(async ({ email, sealed_secret }) => ({
			email,
			code: codeAt(await ctx.keys.open(sealed_secret), ctx.now()),
		})),
	);
}
