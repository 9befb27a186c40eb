import { type SQL, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin, Fresh } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { accountDecisions } from "#drizzle/schema/users.ts";
import type { AccountAct } from "./account-acts.ts";
import { type AccountDecision, factorRemovalSeconds } from "./account-decisions.ts";
import { letterStatements } from "./account-letters.server.ts";
import { dropRemovalStatement } from "./factor-removal.server.ts";
import { requireUser } from "./users.server.ts";

/** What a decision is made of: what must be so before, what it writes, and when it begins or ends. */
type Measure = { condition: SQL; statements: D1PreparedStatement[]; until: string | null };

/** The end of a suspension without one. */
const never = "9999-01-01T00:00:00.000Z";

const measures: Record<AccountAct, (ctx: Ctx, user_id: string, days: AccountDecision["days"]) => Measure> = {
	account_suspended(ctx, user_id, days) {
		const until = days === "open" ? never : later(ctx, Number(days) * 24 * 3600);
		return {
			condition: sql`NOT EXISTS (SELECT 1 FROM users WHERE id = ${user_id} AND banned_until > ${ctx.now().toISOString()})`,
			statements: [
				ctx.db.$client.prepare("UPDATE users SET banned_until = ? WHERE id = ?").bind(until, user_id),
				// Who cannot sign in cannot keep their second step either.
				dropRemovalStatement(ctx, user_id),
			],
			until: days === "open" ? null : until,
		};
	},
	account_restored: (ctx, user_id) => ({
		condition: sql`EXISTS (SELECT 1 FROM users WHERE id = ${user_id} AND banned_until > ${ctx.now().toISOString()})`,
		statements: [ctx.db.$client.prepare("UPDATE users SET banned_until = NULL WHERE id = ?").bind(user_id)],
		until: null,
	}),
	admin_appointed: (ctx, user_id) => ({
		condition: sql`EXISTS (SELECT 1 FROM profiles WHERE user_id = ${user_id} AND role <> 'admin')`,
		statements: [
			ctx.db.$client
				.prepare("UPDATE profiles SET role = 'admin', updated_at = ? WHERE user_id = ?")
				.bind(ctx.now().toISOString(), user_id),
		],
		until: null,
	}),
	admin_dismissed: (ctx, user_id) => ({
		condition: sql`EXISTS (SELECT 1 FROM profiles WHERE user_id = ${user_id} AND role = 'admin')`,
		statements: [
			ctx.db.$client
				.prepare(
					`UPDATE profiles SET updated_at = ?1, role = CASE
						WHEN EXISTS (SELECT 1 FROM business_owners WHERE user_id = ?2) THEN 'business' ELSE 'user' END WHERE user_id = ?2`,
				)
				.bind(ctx.now().toISOString(), user_id),
		],
		until: null,
	}),
	account_signed_out: (ctx, user_id) => ({
		condition: sql`EXISTS (SELECT 1 FROM sessions WHERE user_id = ${user_id})`,
		statements: [ctx.db.$client.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user_id)],
		until: null,
	}),
	factor_removal_planned(ctx, user_id) {
		const until = later(ctx, factorRemovalSeconds);
		return {
			condition: sql`EXISTS (SELECT 1 FROM factors WHERE user_id = ${user_id} AND status = 'verified')
				AND NOT EXISTS (SELECT 1 FROM factor_removals WHERE user_id = ${user_id})
				AND NOT EXISTS (SELECT 1 FROM users WHERE id = ${user_id} AND banned_until > ${ctx.now().toISOString()})`,
			statements: [
				ctx.db.$client.prepare("INSERT INTO factor_removals (user_id, due_at) VALUES (?, ?)").bind(user_id, until),
			],
			until,
		};
	},
	factor_removal_stopped: (ctx, user_id) => ({
		condition: sql`EXISTS (SELECT 1 FROM factor_removals WHERE user_id = ${user_id})`,
		statements: [dropRemovalStatement(ctx, user_id)],
		until: null,
	}),
};

/**
 * Decides about somebody's account, in one batch with the letter that tells them why. An admin stays in any case: nobody
 * decides about their own account. Throws `not_found`, `own_case`, `not_now` where it is so already, and what `actAs`
 * throws.
 */
export const decideAccount = (ctx: Ctx, admin: Fresh<Admin>, id: string, decision: AccountDecision): Promise<void> =>
	decide(ctx, admin, id, decision);

/** A decision through the API of identity, whose wire has neither a reason nor a recent proof. Throws as `decideAccount`. */
export const decideByProgram = (ctx: Ctx, admin: Admin, id: string, act: AccountAct): Promise<void> =>
	decide(ctx, admin, id, { act, days: "open", reason: null });

async function decide(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ act, days, reason }: Omit<AccountDecision, "reason"> & { reason: string | null },
): Promise<void> {
	const user = await requireUser(ctx, admin, id);
	if (id === admin.user_id) throw new Refusal("own_case");
	const { condition, statements, until } = measures[act](ctx, id, days);
	const row = { id: newId(), user_id: id, act, reason, until, created_at: ctx.now().toISOString() };
	await actAs(
		ctx,
		admin,
		{ act, object: "account", object_id: id },
		[
			statementOf(ctx.db, ctx.db.insert(accountDecisions).values(row)),
			...statements,
			...(await letterStatements(ctx, user, act, { ...(reason && { reason }), ...(until && { until }) })),
		],
		[{ condition, refusal: new Refusal("not_now") }],
	);
}
