import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { outdated, untilWritten } from "#domain/listings/listings.server.ts";
import { planAllStatement } from "#domain/outbox/plan.server.ts";
import { reviewVerdict } from "#domain/reviews/reviews.server.ts";
import type { ReportNotice } from "./notices.ts";
import { notOwnReport, requireReport } from "./reading.server.ts";
import type { ReportDecision } from "./reports.ts";

/**
 * An admin's decision about a report that waits. Of a review it decides all reports that wait: upheld, the review is taken
 * down, out of ratings and search, and its writer reads why; dismissed, it stands as before. Whoever reported it hears
 * what became of it. Throws `not_found`, `own_case`, `conflict` when it has been decided, and what `actAs` throws.
 */
export async function decideReport(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ decision, answer }: ReportDecision,
): Promise<void> {
	const isUpheld = decision === "uphold";
	const { object, object_id } = await requireReport(ctx, admin, id);
	const isOfSame = sql`decided_at IS NULL AND (id = ${id} OR (${object} = 'review' AND object = 'review' AND object_id = ${object_id}))`;
	await untilWritten(async () => {
		const decided = await ctx.db.all<{ id: string; user_id: string | null }>(
			sql`SELECT id, user_id FROM reports WHERE ${isOfSame}`,
		);
		if (!decided.some((one) => one.id === id)) throw new Refusal("conflict");
		const ids = JSON.stringify(decided.map((one) => one.id));
		const verdict =
			object !== "review"
				? null
				: isUpheld
					? await reviewVerdict(ctx, object_id, "remove", { from: ["published", "reported"], reason: answer })
					: await reviewVerdict(ctx, object_id, "keep", { from: ["reported"], reason: null });
		const notices = decided.flatMap(({ id: report_id, user_id }): ReportNotice[] =>
			user_id ? [{ channel: "person", kind: "report_decided", to: user_id, values: { report_id }, locale: "" }] : [],
		);
		await actAs(
			ctx,
			admin,
			{ act: isUpheld ? "report_upheld" : "report_dismissed", object: "report", object_id: id },
			[
				ctx.db.$client
					.prepare(
						`UPDATE reports SET decided_at = ?, is_upheld = CAST(? AS INTEGER), answer = ?
						WHERE id IN (SELECT value FROM json_each(?))`,
					)
					.bind(ctx.now().toISOString(), isUpheld ? 1 : 0, answer, ids),
				...(verdict?.statements ?? []),
				...(notices.length > 0 ? [await planAllStatement(ctx, notices)] : []),
			],
			[
				notOwnReport(id, admin.user_id),
				{
					condition: sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND decided_at IS NULL)`,
					refusal: new Refusal("conflict"),
				},
				{
					condition: sql`NOT EXISTS (SELECT 1 FROM reports WHERE ${isOfSame} AND id NOT IN (SELECT value FROM json_each(${ids})))`,
					// Another has come: it is decided with these.
					refusal: outdated,
				},
				...(verdict?.guards ?? []),
			],
		);
	});
}

/**
 * Puts a review back that was taken down, into ratings and search. Throws `not_found`, `own_case`, `not_now` for one that
 * stands, `conflict` when somebody else has decided meanwhile, and what `actAs` throws.
 */
export async function restoreReview(ctx: Ctx, admin: Admin, review_id: string): Promise<void> {
	await untilWritten(async () => {
		const verdict = await reviewVerdict(ctx, review_id, "keep", { from: ["removed"], reason: null });
		if (!verdict) throw new Refusal("not_now");
		await actAs(ctx, admin, { act: "review_restored", object: "review", object_id: review_id }, verdict.statements, [
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM reviews r LEFT JOIN business_owners o ON o.business_id = r.business_id
					WHERE r.id = ${review_id} AND (r.client_id = ${admin.user_id} OR o.user_id = ${admin.user_id}))`,
				refusal: new Refusal("own_case"),
			},
			...verdict.guards,
		]);
	});
}
