import { sql } from "drizzle-orm";
import { businessOwnedBy, ownedBusiness } from "#domain/businesses/owners.server.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { savedReplies } from "#drizzle/schema/messages.ts";
import { savedReplyLimits } from "./limits.ts";
import type { SavedReply, SavedReplyInput } from "./saved-replies.ts";

const columns = "id, title, body, created_at, updated_at";

/** The professional's saved replies by title, at most thirty. */
export async function listSavedReplies(ctx: Ctx, { user_id }: Professional): Promise<SavedReply[]> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT ${columns} FROM saved_replies WHERE business_id = ${ownedBusiness} ORDER BY title COLLATE NOCASE, id`,
		)
		.bind(user_id)
		.all<SavedReply>();
	return results;
}

/** One of the professional's saved replies; null for any other. */
export async function findSavedReply(ctx: Ctx, { user_id }: Professional, id: string): Promise<SavedReply | null> {
	return ctx.db.$client
		.prepare(`SELECT ${columns} FROM saved_replies WHERE id = ?2 AND business_id = ${ownedBusiness}`)
		.bind(user_id, id)
		.first<SavedReply>();
}

/**
 * Saves a reply; answers its id. Throws `not_found` for who owns no business, `too_many_replies` beyond thirty,
 * `signed_out`.
 */
export async function createSavedReply(
	ctx: Ctx,
	owner: Professional,
	{ title, body }: SavedReplyInput,
): Promise<string> {
	const id = newId();
	const own = businessOwnedBy(owner);
	await writeAs(
		ctx,
		owner,
		[
			ctx.db.$client
				.prepare(
					`INSERT INTO saved_replies (id, business_id, title, body, created_at, updated_at)
					SELECT ?1, business_id, ?3, ?4, ?5, ?5 FROM business_owners WHERE user_id = ?2`,
				)
				.bind(id, owner.user_id, title, body, ctx.now().toISOString()),
		],
		[
			{ condition: sql`${own} IS NOT NULL`, refusal: new Refusal("not_found") },
			{
				condition: sql`(SELECT count(*) FROM saved_replies WHERE business_id = ${own}) < ${savedReplyLimits.most}`,
				refusal: new Refusal("too_many_replies"),
			},
		],
	);
	return id;
}

/** Throws `not_found` for a reply of somebody else, `signed_out`. */
export async function changeSavedReply(
	ctx: Ctx,
	owner: Professional,
	id: string,
	{ title, body }: SavedReplyInput,
): Promise<void> {
	const values = { title, body, updated_at: ctx.now().toISOString() };
	const change = ctx.db.update(savedReplies).set(values).where(isOwn(owner, id));
	await writeAs(ctx, owner, [statementOf(ctx.db, change)], [isThere(owner, id)]);
}

/** Messages that were sent with it stay as they are. Throws `not_found` for a reply of somebody else, `signed_out`. */
export async function deleteSavedReply(ctx: Ctx, owner: Professional, id: string): Promise<void> {
	const { db } = ctx;
	await writeAs(ctx, owner, [statementOf(db, db.delete(savedReplies).where(isOwn(owner, id)))], [isThere(owner, id)]);
}

const isOwn = (owner: Professional, id: string) => sql`id = ${id} AND business_id = ${businessOwnedBy(owner)}`;

const isThere = (owner: Professional, id: string): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM saved_replies WHERE ${isOwn(owner, id)})`,
	refusal: new Refusal("not_found"),
});
