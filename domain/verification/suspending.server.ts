import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import { statusByLicences } from "#domain/businesses/licences.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import type { AboutSuspension, SuspensionNoticeKind } from "#domain/businesses/notices.ts";
import { businessOwnedBy } from "#domain/businesses/owners.server.ts";
import type { Admin, Fresh, Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type Listed, outdated, readListed, untilWritten } from "#domain/listings/listings.server.ts";
import type { Notice } from "#domain/outbox/outbox.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { suspensions } from "#drizzle/schema/suspensions.ts";
import { notOwnCase, verdictStatements } from "./changing.server.ts";
import { clientNotices, clientsStatement } from "./notices.server.ts";
import type { Keeping, Restoration, SuspensionAppeal, SuspensionInput } from "./verification.ts";

export type Suspension = typeof suspensions.$inferSelect;

const openOf = (business_id: string) => sql`business_id = ${business_id} AND ended_at IS NULL`;

/** The suspension that a profile is under; null for none. */
async function findOpen(ctx: Ctx, business_id: string): Promise<Suspension | null> {
	const [row] = await ctx.db.select().from(suspensions).where(openOf(business_id));
	return row ?? null;
}

/** Whether a suspension is that of a professional's own profile, and goes on. */
const isOpenFor = (professional: Professional) =>
	sql`ended_at IS NULL AND business_id = ${businessOwnedBy(professional)}`;

/** The suspension that a profile is under, for admins; null for none. */
export const findSuspension = (ctx: Ctx, _admin: Admin, business_id: string) => findOpen(ctx, business_id);

/** The suspension that a professional's own profile is under; null for none. */
export async function findOwnSuspension(
	ctx: Ctx,
	professional: Professional,
): Promise<Pick<Suspension, "reason" | "created_at" | "appeal" | "appealed_at" | "answer"> | null> {
	const { reason, created_at, appeal, appealed_at, answer } = suspensions;
	const [row] = await ctx.db
		.select({ reason, created_at, appeal, appealed_at, answer })
		.from(suspensions)
		.where(isOpenFor(professional));
	return row ?? null;
}

async function requireListed(ctx: Ctx, business_id: string, version: number): Promise<Listed> {
	const listed = await readListed(ctx, business_id);
	if (!listed) throw new Refusal("not_found");
	if (listed.profile.version !== version) throw new Refusal("conflict");
	return listed;
}

/** Who has reported a profile leaves it to others as long as the report waits. */
const notReporter = (business_id: string, { user_id }: Admin): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM reports WHERE object_id = ${business_id} AND user_id = ${user_id} AND decided_at IS NULL)`,
	refusal: new Refusal("own_case"),
});

/** Plans what the owner hears; nothing for a profile without one. */
async function ownerHears(ctx: Ctx, business_id: string, kind: SuspensionNoticeKind, values: AboutSuspension) {
	const owner = await ctx.db.$client
		.prepare("SELECT user_id FROM business_owners WHERE business_id = ?")
		.bind(business_id)
		.first<{ user_id: string }>();
	if (!owner) return [];
	return [
		await planStatement<Notice<SuspensionNoticeKind, AboutSuspension>>(ctx, {
			...{ channel: "person", kind, to: owner.user_id, values, locale: "" },
		}),
	];
}

/**
 * Takes a profile out of the directory: out of search, without badge, not to be booked, in one batch. Its owner reads the
 * reason; clients who are to meet them hear that they are no longer verified, and nothing is cancelled. Throws
 * `not_found`, `not_now` for one that is suspended or closed, `conflict` when the profile is no longer at this version,
 * `own_case`, and what `actAs` throws.
 */
export async function suspendBusiness(
	ctx: Ctx,
	admin: Fresh<Admin>,
	business_id: string,
	{ version, reason }: SuspensionInput,
): Promise<void> {
	await untilWritten(async () => {
		const listed = await requireListed(ctx, business_id, version);
		const { status, licences } = listed.profile;
		if (status === "suspended" || status === "closed") throw new Refusal("not_now");
		const id = newId();
		const row = { id, business_id, reason, status_before: status, created_at: ctx.now().toISOString() };
		await actAs(
			ctx,
			admin,
			{ act: "business_suspended", object: "business", object_id: business_id, fields: ["status"] },
			[
				statementOf(ctx.db, ctx.db.insert(suspensions).values(row)),
				...verdictStatements(ctx, listed, { licences, status: "suspended" }),
				...(await ownerHears(ctx, business_id, "business_suspended", { suspension_id: id })),
				...(isListed(status)
					? await clientNotices(ctx, business_id, await clientsStatement(ctx, business_id).all())
					: []),
			],
			[
				notOwnCase(business_id, admin),
				notReporter(business_id, admin),
				{ condition: listed.isAsRead, refusal: outdated },
			],
		);
	});
}

/**
 * Ends a suspension: the profile stands where it stood before, as far as its licences hold by now; search follows in the
 * same batch, and its owner hears of it. Throws `not_found`, `not_now` for one that is not suspended, `conflict`,
 * `own_case`, and what `actAs` throws.
 */
export async function restoreBusiness(
	ctx: Ctx,
	admin: Admin,
	business_id: string,
	{ version, answer }: Restoration,
): Promise<void> {
	await untilWritten(async () => {
		const listed = await requireListed(ctx, business_id, version);
		const open = await findOpen(ctx, business_id);
		if (listed.profile.status !== "suspended") throw new Refusal("not_now");
		const now = ctx.now().toISOString();
		const { licences } = listed.profile;
		const status = statusAfter(listed, open?.status_before ?? "unverified", now);
		const end = ctx.db.$client
			.prepare("UPDATE suspensions SET end_note = ?, ended_at = ? WHERE id = ?")
			.bind(answer || null, now, open?.id ?? "");
		await actAs(
			ctx,
			admin,
			{ act: "business_restored", object: "business", object_id: business_id, fields: ["status"] },
			[
				end,
				...verdictStatements(ctx, listed, { licences, status }),
				...(open ? await ownerHears(ctx, business_id, "business_restored", { suspension_id: open.id }) : []),
			],
			[notOwnCase(business_id, admin), { condition: listed.isAsRead, refusal: outdated }],
		);
	});
}

/**
 * Who was listed is so again with a licence that holds, and one that needs none in any case. Licences that nobody has
 * checked under what the profile says now wait for a check.
 */
function statusAfter({ profile }: Listed, before: BusinessStatus, now: string): BusinessStatus {
	const { licences } = profile;
	if (licences.length === 0) return before;
	if (licences.every(({ checked_at }) => checked_at === null)) return "pending";
	return isListed(before) ? statusByLicences(profile, now) : before;
}

/**
 * Says why a suspension of one's own profile is wrong, once; an admin looks again. Throws `not_found` for who is not
 * suspended, `conflict` for a second time, `signed_out`.
 */
export async function appealSuspension(
	ctx: Ctx,
	professional: Professional,
	{ appeal }: SuspensionAppeal,
): Promise<void> {
	const own = isOpenFor(professional);
	const [open] = await ctx.db.select({ id: suspensions.id }).from(suspensions).where(own);
	if (!open) throw new Refusal("not_found");
	await writeAs(
		ctx,
		professional,
		[
			ctx.db.$client
				.prepare("UPDATE suspensions SET appeal = ?, appealed_at = ? WHERE id = ?")
				.bind(appeal, ctx.now().toISOString(), open.id),
		],
		[
			{
				condition: sql`EXISTS (SELECT 1 FROM suspensions WHERE id = ${open.id} AND appealed_at IS NULL AND ${own})`,
				refusal: new Refusal("conflict"),
			},
		],
	);
}

/**
 * Answers an appeal and leaves the profile suspended; its owner reads why. Throws `not_found`, `conflict` for an appeal
 * that has been answered, `own_case`, and what `actAs` throws.
 */
export async function keepSuspended(ctx: Ctx, admin: Admin, business_id: string, { answer }: Keeping): Promise<void> {
	const open = await findOpen(ctx, business_id);
	if (!open) throw new Refusal("not_found");
	const isAppealed: Guard = {
		condition: sql`EXISTS (SELECT 1 FROM suspensions WHERE id = ${open.id} AND appealed_at IS NOT NULL
			AND answered_at IS NULL AND ended_at IS NULL)`,
		refusal: new Refusal("conflict"),
	};
	await actAs(
		ctx,
		admin,
		{ act: "suspension_kept", object: "business", object_id: business_id },
		[
			ctx.db.$client
				.prepare("UPDATE suspensions SET answer = ?, answered_at = ? WHERE id = ?")
				.bind(answer, ctx.now().toISOString(), open.id),
			...(await ownerHears(ctx, business_id, "suspension_kept", { suspension_id: open.id })),
		],
		[notOwnCase(business_id, admin), notReporter(business_id, admin), isAppealed],
	);
}

/** A suspended profile whose owner has appealed. */
export type Appeal = { business_id: string; name: string; appealed_at: string; beginning: string };

const mostAppeals = 50;

/** Appeals that wait, the oldest first; at most 50. */
export async function listAppeals({ db }: Ctx, _admin: Admin): Promise<Appeal[]> {
	return db.all<Appeal>(
		sql`SELECT s.business_id, b.name, s.appealed_at, substr(s.appeal, 1, 200) AS beginning
			FROM suspensions s INDEXED BY suspensions_appealed JOIN businesses b ON b.id = s.business_id
			WHERE s.appealed_at IS NOT NULL AND s.answered_at IS NULL AND s.ended_at IS NULL ORDER BY s.appealed_at, s.id LIMIT ${mostAppeals}`,
	);
}
