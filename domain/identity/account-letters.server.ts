import type { Ctx } from "#domain/ground/context.server.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import type { IdentityNotice, IdentityNoticeKind, IdentityNoticeValues } from "./notices.ts";
import { addressOf, type User } from "./users.server.ts";

/**
 * What concerns somebody's second step, or gives another a way in, is told to every address we know: they may have lost
 * one of them.
 */
const tellsAll: readonly IdentityNoticeKind[] = [
	"factor_removal_planned",
	"factor_removal_stopped",
	"factors_removed",
	"account_link_made",
	"password_changed",
];

function addressesFor(ctx: Ctx, kind: IdentityNoticeKind, user: User) {
	if (!tellsAll.includes(kind)) return [addressOf(user)].flatMap((one) => one ?? []);
	const phones = ctx.hasTextMessages ? [user.phone, ...user.factors.map(({ phone }) => phone)] : [];
	return [
		...(user.email ? [{ channel: "email" as const, to: user.email }] : []),
		...[...new Set(phones)].flatMap((to) => (to ? [{ channel: "text" as const, to }] : [])),
	];
}

/** What tells somebody what was decided about their account. */
export const letterStatements = (ctx: Ctx, user: User, kind: IdentityNoticeKind, values: IdentityNoticeValues) =>
	Promise.all(
		addressesFor(ctx, kind, user).map((address) =>
			planStatement<IdentityNotice>(ctx, {
				...{ ...address, kind, locale: user.preferred_language },
				values: { at: ctx.now().toISOString(), ...values },
			}),
		),
	);
