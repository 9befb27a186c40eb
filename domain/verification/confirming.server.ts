import { actAs } from "#domain/audit/audit.server.ts";
import type { Licence } from "#domain/businesses/businesses.ts";
import { hasEnded, statusByLicences } from "#domain/businesses/licences.ts";
import { isListed } from "#domain/businesses/listed.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { outdated, readListed, untilWritten } from "#domain/listings/listings.server.ts";
import { notOwnCase, type Verdict, verdictStatements } from "./changing.server.ts";
import { forgetCheckedClaim } from "./checked-claims.server.ts";
import { clientNotices, clientsStatement, ownerNotice } from "./notices.server.ts";
import type { Confirmation } from "./verification.ts";

/**
 * Says that a licence was compared with its register just now, and how long it holds: with it the profile is listed, or
 * listed again, where it rests on that licence; search follows in the same batch, and warnings begin anew. Whoever had
 * asked for the check hears of it. Who is
 * suspended or closed stays so. Throws `not_found`, `conflict` when the profile is no longer at this version, `invalid`
 * (`expires_on`) for a licence that has ended, `own_case`, and what `actAs` throws.
 */
export async function confirmLicence(
	ctx: Ctx,
	admin: Admin,
	business_id: string,
	licence_id: string,
	{ version, expires_on }: Confirmation,
): Promise<void> {
	await untilWritten(async () => {
		const now = ctx.now().toISOString();
		const listed = await readListed(ctx, business_id);
		const before = listed?.profile.licences.find(({ id }) => id === licence_id);
		if (!listed || !before) throw new Refusal("not_found");
		if (listed.profile.version !== version) throw new Refusal("conflict");
		const after: Licence = { ...before, status: "active", checked_at: now, expires_on };
		if (hasEnded(after, now)) throw new Refusal("invalid", { field: "expires_on" });
		const licences = listed.profile.licences.map((one) => (one === before ? after : one));
		const verdict: Verdict = { licences, status: statusAfter({ ...listed.profile, licences }, now) };
		const isGone = isListed(listed.profile.status) && !isListed(verdict.status);
		const asked = await ctx.db.$client
			.prepare(
				`SELECT o.user_id AS owner_id, r.created_at FROM check_requests r JOIN business_owners o ON o.business_id = r.business_id
				WHERE r.licence_id = ? AND r.answered_at IS NULL`,
			)
			.bind(licence_id)
			.first<{ owner_id: string; created_at: string }>();
		const changed = (["status", "checked_at", "expires_on"] as const).filter((field) => before[field] !== after[field]);
		await actAs(
			ctx,
			admin,
			{ act: "licence_confirmed", object: "business", object_id: business_id, fields: changed },
			[
				ctx.db.$client
					.prepare(
						"UPDATE licences SET status = 'active', checked_at = ?, expires_on = ?, warned_days = NULL WHERE id = ?",
					)
					.bind(now, expires_on, licence_id),
				forgetCheckedClaim(ctx, business_id),
				// One that has come since waits on.
				ctx.db.$client
					.prepare("DELETE FROM check_requests WHERE licence_id = ? AND (answered_at IS NOT NULL OR created_at <= ?)")
					.bind(licence_id, asked?.created_at ?? ""),
				...(asked ? await ownerNotice(ctx, asked.owner_id, "licence_confirmed", { licence_id, expires_on }) : []),
				...verdictStatements(ctx, listed, verdict),
				...(isGone ? await clientNotices(ctx, business_id, await clientsStatement(ctx, business_id).all()) : []),
			],
			[notOwnCase(business_id, admin), { condition: listed.isAsRead, refusal: outdated }],
		);
	});
}

/** A licence that the profile does not rest on lists nobody. */
function statusAfter({ category, status, licences }: Parameters<typeof statusByLicences>[0] & Verdict, now: string) {
	if (status === "suspended" || status === "closed") return status;
	const byLicences = statusByLicences({ category, licences }, now);
	return isListed(byLicences) || isListed(status) ? byLicences : status;
}
