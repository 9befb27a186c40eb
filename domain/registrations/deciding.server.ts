import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { AuditAct } from "#domain/audit/audit.ts";
import { refreshNextSlots } from "#domain/availability/next-slots.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { outdated, untilWritten } from "#domain/listings/listings.server.ts";
import { listApplicant } from "./listing-applicants.server.ts";
import { registrationNotice } from "./notices.server.ts";
import type { RegistrationNoticeKind } from "./notices.ts";
import { isWaitingSql, type Registration } from "./reading.server.ts";
import { type DecisionInput, isWaiting, type RegistrationDecision, type RegistrationStatus } from "./registrations.ts";

/** What each decision makes of an application, how it is entered in the audit log, and what the applicant hears. */
const outcomes = {
	approve: { status: "approved", act: "registration_approved", kind: "registration_approved" },
	ask: { status: "needs_information", act: "registration_asked", kind: "registration_needs_information" },
	reject: { status: "rejected", act: "registration_rejected", kind: "registration_rejected" },
} as const satisfies Record<
	RegistrationDecision,
	{ status: RegistrationStatus; act: AuditAct; kind: RegistrationNoticeKind }
>;

type Decided = Registration & { decided_by_name: string | null };

async function requireDecidable(ctx: Ctx, admin: Admin, id: string): Promise<Decided> {
	const [row] = await ctx.db.all<Omit<Decided, "answers"> & { answers: string }>(
		sql`SELECT r.*, p.full_name AS decided_by_name FROM registrations r LEFT JOIN profiles p ON p.user_id = r.decided_by
			WHERE r.id = ${id} AND r.status <> 'draft'`,
	);
	if (!row) throw new Refusal("not_found");
	if (row.user_id === admin.user_id) throw new Refusal("own_case");
	if (!isWaiting(row.status)) throw decidedAlready(row);
	return { ...row, answers: JSON.parse(row.answers) };
}

const decidedAlready = ({ decided_by_name, status }: Pick<Decided, "decided_by_name" | "status">) =>
	new Refusal("already_decided", { name: decided_by_name ?? "", status });

/**
 * An admin's decision about an application that waits. Approved, it is a listed profile of the applicant's, who acts as a
 * professional from then on: profile, licence, hours, search, role, audit entry and notice in one batch. Throws
 * `not_found`, `own_case`, `already_decided` with `name` and `status`, `conflict` when it is no longer at `version`,
 * `licence_listed` when another profile has the licence by now, `not_now` for an applicant who owns a profile, `invalid`
 * (`expires_on`) for a licence that has ended, and what
 * `actAs` throws.
 */
export async function decideRegistration(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ decision, reason, expires_on, version }: DecisionInput,
): Promise<void> {
	const { status, act, kind } = outcomes[decision];
	await untilWritten(async () => {
		const kept = await requireDecidable(ctx, admin, id);
		if (kept.version !== version) throw new Refusal("conflict");
		const listing = decision === "approve" ? await listApplicant(ctx, kept, expires_on) : null;
		const update = ctx.db.$client
			.prepare(
				`UPDATE registrations SET status = ?1, reason = ?2, business_id = ?3, decided_by = ?4, decided_at = ?5,
				updated_at = ?5, version = version + 1 WHERE id = ?6`,
			)
			.bind(
				status,
				reason || null,
				listing?.business_id ?? kept.business_id,
				admin.user_id,
				ctx.now().toISOString(),
				id,
			);
		const notice = await registrationNotice(ctx, kept.user_id, kind, { registration_id: id, version: version + 1 });
		const isAsRead: Guard = {
			condition: sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${id} AND version = ${version} AND ${isWaitingSql})`,
			// Read again: it says who has decided.
			refusal: outdated,
		};
		await actAs(
			ctx,
			admin,
			{ act, object: "registration", object_id: id },
			[...(listing?.statements ?? []), update, notice],
			[isAsRead, ...(listing?.guards ?? [])],
		);
		if (listing) ctx.after(refreshNextSlots(ctx, listing.business_id));
	});
}
