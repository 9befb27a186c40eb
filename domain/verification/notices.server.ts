import type { AboutLicence, AboutUnlisted, clientNoticeKinds, OwnerNoticeKind } from "#domain/businesses/notices.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Notice } from "#domain/outbox/outbox.ts";
import { planAllStatement, planStatement } from "#domain/outbox/plan.server.ts";

type OwnerNotice = Notice<OwnerNoticeKind, AboutLicence>;

/** Plans what an owner hears; nothing for a profile without one. Once it is said, the batch's guard says it no more. */
export async function ownerNotice(
	ctx: Ctx,
	to: string | null,
	kind: OwnerNoticeKind,
	values: AboutLicence,
): Promise<D1PreparedStatement[]> {
	if (to === null) return [];
	return [await planStatement<OwnerNotice>(ctx, { channel: "person", kind, to, values, locale: "" })];
}

/** How many clients of one professional are told at once: more than anybody can meet in the time that is bookable. */
const mostClients = 5_000;

/** Reads who has an appointment ahead with a professional; `clientNotices` takes the result. */
export const clientsStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client
		.prepare(
			`SELECT DISTINCT client_id FROM appointments WHERE business_id = ? AND starts_at > ? AND client_id IS NOT NULL
			AND status IN ('pending', 'confirmed') LIMIT ${mostClients}`,
		)
		.bind(business_id, ctx.now().toISOString());

/** Plans what clients hear when a professional is no longer verified: one statement, a row for each. */
export async function clientNotices(ctx: Ctx, business_id: string, clients: D1Result): Promise<D1PreparedStatement[]> {
	const found = clients.results as { client_id: string }[];
	if (found.length === 0) return [];
	return [
		await planAllStatement<Notice<(typeof clientNoticeKinds)[number], AboutUnlisted>>(
			ctx,
			found.map(({ client_id }) => ({
				...{ channel: "person", kind: "professional_unlisted", to: client_id, locale: "" },
				values: { business_id },
			})),
		),
	];
}
