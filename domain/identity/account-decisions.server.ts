import { type SQL, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin, Fresh, Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { guarded, mustHold, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { accountDecisions } from "#drizzle/schema/users.ts";
import type { AccountAct } from "./account-acts.ts";
import { type AccountDecision, factorRemovalSeconds } from "./account-decisions.ts";
import { withoutFactorsStatement } from "./factors.server.ts";
import type { IdentityNotice, IdentityNoticeKind, IdentityNoticeValues } from "./notices.ts";
import { addressOf, findUser, requireUser, type User } from "./users.server.ts";

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
				ctx.db.$client.prepare("DELETE FROM factor_removals WHERE user_id = ?").bind(user_id),
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
		statements: [ctx.db.$client.prepare("DELETE FROM factor_removals WHERE user_id = ?").bind(user_id)],
		until: null,
	}),
};

/** What concerns somebody's second step is told to every address we know: they may have lost one of them. */
const tellsAll: readonly IdentityNoticeKind[] = ["factor_removal_planned", "factor_removal_stopped", "factors_removed"];

function addressesFor(ctx: Ctx, kind: IdentityNoticeKind, user: User) {
	if (!tellsAll.includes(kind)) return [addressOf(user)].flatMap((one) => one ?? []);
	const phones = ctx.hasTextMessages ? [user.phone, ...user.factors.map(({ phone }) => phone)] : [];
	return [
		...(user.email ? [{ channel: "email" as const, to: user.email }] : []),
		...[...new Set(phones)].flatMap((to) => (to ? [{ channel: "text" as const, to }] : [])),
	];
}

const noticeStatements = (ctx: Ctx, user: User, kind: IdentityNoticeKind, values: IdentityNoticeValues) =>
	Promise.all(
		addressesFor(ctx, kind, user).map((address) =>
			planStatement<IdentityNotice>(ctx, {
				...{ ...address, kind, locale: user.preferred_language },
				values: { at: ctx.now().toISOString(), ...values },
			}),
		),
	);

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
			...(await noticeStatements(ctx, user, act, { ...(reason && { reason }), ...(until && { until }) })),
		],
		[{ condition, refusal: new Refusal("not_now") }],
	);
}

/** Keeps one's second steps, which an admin was to remove. Throws `not_now` where nothing is planned, `signed_out`. */
export async function keepFactors(ctx: Ctx, person: Person): Promise<void> {
	const { condition, statements } = measures.factor_removal_stopped(ctx, person.user_id, "open");
	await writeAs(ctx, person, statements, [{ condition, refusal: new Refusal("not_now") }]);
}

/** When an admin removes a person's second steps; null where that is not planned. */
export async function findFactorRemoval(ctx: Ctx, person: Person): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare("SELECT due_at FROM factor_removals WHERE user_id = ?")
		.bind(person.user_id)
		.first<{ due_at: string }>();
	return row?.due_at ?? null;
}

/** Removals that one run of the schedule does. */
const perRun = 50;

/** Removes the second steps whose owners have not kept them for a day; the schedule calls it. */
export async function removeLostFactors(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare("SELECT user_id FROM factor_removals WHERE due_at <= ? ORDER BY due_at LIMIT ?")
		.bind(ctx.now().toISOString(), perRun)
		.all<{ user_id: string }>();
	await forEachSafely(
		ctx,
		() => "removeLostFactors",
		results,
		({ user_id }) => removeFactors(ctx, user_id),
	);
}

/** All second steps and recovery codes, where their removal is due still; the sessions that they had opened fall to aal1. */
async function removeFactors(ctx: Ctx, user_id: string): Promise<void> {
	const user = await findUser(ctx, "id", user_id);
	if (!user) return;
	const { $client: d1 } = ctx.db;
	const isDue = sql`SELECT 1 FROM factor_removals WHERE user_id = ${user_id} AND due_at <= ${ctx.now().toISOString()}`;
	await guarded(
		"not_now",
		d1.batch([
			statementOf(ctx.db, mustHold(ctx.db, isDue)),
			d1.prepare("DELETE FROM factors WHERE user_id = ?").bind(user_id),
			d1.prepare("DELETE FROM recovery_codes WHERE user_id = ?").bind(user_id),
			withoutFactorsStatement(ctx, user_id),
			d1.prepare("DELETE FROM factor_removals WHERE user_id = ?").bind(user_id),
			...(await noticeStatements(ctx, user, "factors_removed", {})),
		]),
	);
}
