import type { Ctx } from "#domain/ground/context.server.ts";
import type { Notice } from "#domain/outbox/outbox.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import type { AboutSaved } from "./bookmarks.ts";

/** How many people are told in one step, and how many steps one run takes. */
const perStep = 100;
const mostSteps = 10;

type Change = { id: number; business_id: string; was_listed: number; told_user_id: string };

/**
 * Tells those who saved a professional that they are verified no longer, or again, a hundred in a batch; what is left
 * waits for the next run. The schedule calls it. Nobody is told twice of one change, however often a run breaks off.
 */
export async function tellSavers(ctx: Ctx): Promise<void> {
	for (let step = 0; step < mostSteps; step++) {
		if (!(await tellSome(ctx))) return;
	}
}

/** Whether there was anything to tell. */
async function tellSome(ctx: Ctx): Promise<boolean> {
	const { $client: d1 } = ctx.db;
	const change = await d1
		.prepare("SELECT id, business_id, was_listed, told_user_id FROM saved_changes ORDER BY id LIMIT 1")
		.first<Change>();
	if (!change) return false;
	const { id, business_id, told_user_id } = change;
	const values = { business_id, was_listed: change.was_listed === 1 };
	const { results } = await d1
		.prepare(
			`SELECT user_id FROM bookmarks WHERE business_id = ? AND deleted_at IS NULL AND user_id > ?
			ORDER BY user_id LIMIT ?`,
		)
		.bind(business_id, told_user_id, perStep)
		.all<{ user_id: string }>();
	const last = results.at(-1);
	const notices = await Promise.all(
		results.map(({ user_id: to }) =>
			planStatement<Notice<"saved_changed", AboutSaved> & { key: string }>(ctx, {
				...{ kind: "saved_changed", channel: "person", to, values, locale: "" },
				key: `saved ${id} ${to}`,
			}),
		),
	);
	await d1.batch([
		...notices,
		last && results.length === perStep
			? d1.prepare("UPDATE saved_changes SET told_user_id = ? WHERE id = ?").bind(last.user_id, id)
			: d1.prepare("DELETE FROM saved_changes WHERE id = ?").bind(id),
	]);
	return true;
}
