import { sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import type { AnswerNotice } from "./notices.ts";

/** How many people are told in one step, and how many steps one run takes. */
const perStep = 100;
const mostSteps = 10;

type Untold = { id: string; post_id: string; author_id: string | null; told_user_id: string };

/**
 * Tells those who follow a post of a new answer, but whoever wrote it, a hundred in a batch; what is left waits for the next
 * run. The schedule calls it. Nobody is told twice of one answer, however often a run breaks off: how far it has come is
 * written in the batch that tells them, and guarded.
 */
export async function tellPostFollowers(ctx: Ctx): Promise<void> {
	for (let step = 0; step < mostSteps; step++) {
		if (!(await tellSome(ctx))) return;
	}
}

/** Whether there was anything to tell. */
async function tellSome(ctx: Ctx): Promise<boolean> {
	const { $client: d1 } = ctx.db;
	const answer = await d1
		.prepare(
			"SELECT id, post_id, author_id, told_user_id FROM answers WHERE told_user_id IS NOT NULL ORDER BY seq LIMIT 1",
		)
		.first<Untold>();
	if (!answer) return false;
	const { id: answer_id, post_id, author_id, told_user_id } = answer;
	const { results } = await d1
		.prepare("SELECT user_id FROM post_follows WHERE post_id = ? AND user_id > ? ORDER BY user_id LIMIT ?")
		.bind(post_id, told_user_id, perStep)
		.all<{ user_id: string }>();
	const notices = await Promise.all(
		results
			.filter(({ user_id }) => user_id !== author_id)
			.map(({ user_id: to }) =>
				planStatement<AnswerNotice & { key: string }>(ctx, {
					...{ kind: "post_answered", channel: "person", to, values: { answer_id }, locale: "" },
					key: `answer ${answer_id} ${to}`,
				}),
			),
	);
	const last = results.length === perStep ? (results.at(-1)?.user_id ?? null) : null;
	const isAsRead = sql`SELECT 1 FROM answers WHERE id = ${answer_id} AND told_user_id = ${told_user_id}`;
	try {
		await guarded(
			"conflict",
			d1.batch([
				statementOf(ctx.db, mustHold(ctx.db, isAsRead)),
				...notices,
				d1.prepare("UPDATE answers SET told_user_id = ? WHERE id = ?").bind(last, answer_id),
			]),
		);
	} catch (error) {
		// Another run tells them at the same time.
		if (!(error instanceof Refusal)) throw error;
		return false;
	}
	return true;
}
