import { eq, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Licence } from "#domain/businesses/businesses.ts";
import { hasEnded } from "#domain/businesses/licences.ts";
import type { Admin, Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { checkRequests } from "#drizzle/schema/check-requests.ts";
import { notOwnCase } from "./changing.server.ts";
import { ownerNotice } from "./notices.server.ts";
import type { CheckRequest, Declining } from "./verification.ts";

/** What a professional sees of a licence of theirs. */
export type OwnLicence = Omit<Licence, "conditions"> & {
	/** They have asked for a check; `answer` says why it could not be confirmed, null while they wait. */
	request: { created_at: string; answer: string | null } | null;
};

type Row = Omit<OwnLicence, "request"> & { asked_at: string | null; answer: string | null };

/** The licences of one's own profile, with what was asked about them. One statement. */
export async function listOwnLicences(ctx: Ctx, { user_id }: Professional): Promise<OwnLicence[]> {
	const rows = await ctx.db.all<Row>(
		sql`SELECT l.id, l.profession, l.register, l.register_url, l.number, l.jurisdiction, l.region, l.status, l.issued_on,
				l.expires_on, l.checked_at, r.created_at AS asked_at, r.answer
			FROM licences l JOIN business_owners o ON o.business_id = l.business_id LEFT JOIN check_requests r ON r.licence_id = l.id
			WHERE o.user_id = ${user_id} ORDER BY l.issued_on, l.id`,
	);
	const now = ctx.now().toISOString();
	return rows.map(({ asked_at, answer, ...licence }) => ({
		...licence,
		// The clock ends a licence; the row says so a little later.
		status: licence.status === "active" && hasEnded(licence, now) ? "expired" : licence.status,
		request: asked_at ? { created_at: asked_at, answer } : null,
	}));
}

/**
 * Asks an admin to compare one's own licence with its register again. Throws `not_found` for a licence of somebody else,
 * `conflict` while one waits already, `invalid` (`expires_on`) for a day that is over, `signed_out`.
 */
export async function askForCheck(
	ctx: Ctx,
	professional: Professional,
	licence_id: string,
	{ expires_on }: CheckRequest,
): Promise<void> {
	const now = ctx.now().toISOString();
	const own = (await listOwnLicences(ctx, professional)).find(({ id }) => id === licence_id);
	if (!own) throw new Refusal("not_found");
	if (hasEnded({ ...own, expires_on }, now)) throw new Refusal("invalid", { field: "expires_on" });
	const isOwn: Guard = {
		condition: sql`EXISTS (SELECT 1 FROM licences l JOIN business_owners o ON o.business_id = l.business_id
			WHERE l.id = ${licence_id} AND o.user_id = ${professional.user_id})`,
		refusal: new Refusal("not_found"),
	};
	const isNew: Guard = {
		condition: sql`NOT EXISTS (SELECT 1 FROM check_requests WHERE licence_id = ${licence_id} AND answered_at IS NULL)`,
		refusal: new Refusal("conflict"),
	};
	await writeAs(
		ctx,
		professional,
		[
			ctx.db.$client
				.prepare(
					`INSERT OR REPLACE INTO check_requests (licence_id, business_id, expires_on, created_at)
					SELECT id, business_id, ?, ? FROM licences WHERE id = ?`,
				)
				.bind(expires_on, now, licence_id),
		],
		[isOwn, isNew],
	);
}

/** What professionals say of the licences of a profile, while it waits for an admin. */
export const listCheckRequests = (ctx: Ctx, _admin: Admin, business_id: string) =>
	ctx.db
		.select({
			licence_id: checkRequests.licence_id,
			expires_on: checkRequests.expires_on,
			created_at: checkRequests.created_at,
		})
		.from(checkRequests)
		.where(sql`${eq(checkRequests.business_id, business_id)} AND answered_at IS NULL`);

/**
 * Says why the register does not confirm what a professional says of their licence; it stays as it is, and they read why.
 * Throws `not_found`, `conflict` where nothing waits any more, `own_case`, and what `actAs` throws.
 */
export async function declineCheck(
	ctx: Ctx,
	admin: Admin,
	business_id: string,
	licence_id: string,
	{ asked_at, answer }: Declining,
): Promise<void> {
	const found = await ctx.db.$client
		.prepare(
			`SELECT l.expires_on, o.user_id AS owner_id FROM check_requests r JOIN licences l ON l.id = r.licence_id
			LEFT JOIN business_owners o ON o.business_id = r.business_id WHERE r.licence_id = ? AND r.business_id = ?`,
		)
		.bind(licence_id, business_id)
		.first<{ expires_on: string | null; owner_id: string | null }>();
	if (!found) throw new Refusal("not_found");
	const waits: Guard = {
		condition: sql`EXISTS (SELECT 1 FROM check_requests WHERE licence_id = ${licence_id} AND created_at = ${asked_at}
			AND answered_at IS NULL)`,
		refusal: new Refusal("conflict"),
	};
	await actAs(
		ctx,
		admin,
		{ act: "licence_check_declined", object: "business", object_id: business_id },
		[
			ctx.db.$client
				.prepare("UPDATE check_requests SET answer = ?, answered_at = ? WHERE licence_id = ?")
				.bind(answer, ctx.now().toISOString(), licence_id),
			...(await ownerNotice(ctx, found.owner_id, "licence_not_confirmed", {
				licence_id,
				expires_on: found.expires_on,
			})),
		],
		[notOwnCase(business_id, admin), waits],
	);
}
