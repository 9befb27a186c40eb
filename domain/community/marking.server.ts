import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type Named, notOwn, ownGuard, requireContribution, seen } from "./contributions.server.ts";

/**
 * Says that a post or an answer is useful, or no longer. One vote a person, however often it is said; the trigger that keeps
 * the score counts rows. Throws `not_found` for what not everybody sees, `own_words`, `signed_out`.
 */
export async function vote(ctx: Ctx, person: Person, named: Named, isUseful: boolean): Promise<void> {
	const found = await requireContribution(ctx, named);
	const { $client: d1 } = ctx.db;
	await writeAs(
		ctx,
		person,
		[
			isUseful
				? d1
						.prepare("INSERT OR IGNORE INTO votes (object_id, user_id, post_id, created_at) VALUES (?, ?, ?, ?)")
						.bind(found.id, person.user_id, found.post_id, ctx.now().toISOString())
				: d1.prepare("DELETE FROM votes WHERE object_id = ? AND user_id = ?").bind(found.id, person.user_id),
		],
		[seen(found), notOwn(found, person)],
	);
}

/** Hears of new answers to a post from now on, or no longer. Throws `not_found`, `signed_out`. */
export async function followPost(ctx: Ctx, person: Person, slug: string, isFollowed: boolean): Promise<void> {
	const found = await requireContribution(ctx, { slug });
	const { $client: d1 } = ctx.db;
	await writeAs(
		ctx,
		person,
		[
			isFollowed
				? d1
						.prepare("INSERT OR IGNORE INTO post_follows (post_id, user_id, created_at) VALUES (?, ?, ?)")
						.bind(found.id, person.user_id, ctx.now().toISOString())
				: d1.prepare("DELETE FROM post_follows WHERE post_id = ? AND user_id = ?").bind(found.id, person.user_id),
		],
		// Whoever follows something that is hidden since can stop.
		isFollowed ? [seen(found)] : [],
	);
}

/**
 * Marks the answer that helped whoever asked, instead of any other; null for none. Throws `not_found` to strangers, for what
 * is no question and for an answer that not everybody sees, `own_words` for an answer of their own, `signed_out`.
 */
export async function acceptAnswer(ctx: Ctx, person: Person, slug: string, answer_id: string | null): Promise<void> {
	const post = await requireContribution(ctx, { slug });
	const answer = answer_id === null ? null : await requireContribution(ctx, { slug, answer_id });
	const { $client: d1 } = ctx.db;
	await writeAs(
		ctx,
		person,
		[
			d1.prepare("UPDATE answers SET is_accepted = 0 WHERE post_id = ? AND is_accepted = 1").bind(post.id),
			...(answer ? [d1.prepare("UPDATE answers SET is_accepted = 1 WHERE id = ?").bind(answer.id)] : []),
		],
		[
			ownGuard(
				post,
				person,
				sql`kind = 'question' AND status = 'published' AND deleted_at IS NULL`,
				new Refusal("not_found"),
			),
			...(answer ? [seen(answer), notOwn(answer, person)] : []),
		],
	);
}
