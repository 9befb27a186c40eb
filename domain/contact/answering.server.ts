import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { contactMessages } from "#drizzle/schema/contact.ts";
import type { ContactAnswer } from "./contact.ts";
import type { ContactNotice } from "./notices.ts";

type Row = typeof contactMessages.$inferSelect;

/** A message to us in the queue; `beginning` has its first characters. */
export type ContactLine = Pick<Row, "id" | "reference" | "topic" | "created_at"> & { beginning: string };

const perPage = 20;
const beginningLength = 200;
const isWaiting = sql`answered_at IS NULL`;

/**
 * What people wrote to us and nobody has seen to, the oldest first, and how much there is in all. Throws `invalid` for a
 * cursor that is none. One batch; a page costs its rows, and the count those that wait.
 */
export async function listContactMessages(
	{ db }: Ctx,
	_admin: Admin,
	cursor: string | null = null,
): Promise<{ messages: ContactLine[]; waiting: number; next_cursor: string | null }> {
	const { at, id } = placeOf(cursor) ?? { at: "", id: "" };
	const [found, [counted]] = await db.batch([
		db
			.select({
				id: contactMessages.id,
				reference: contactMessages.reference,
				topic: contactMessages.topic,
				created_at: contactMessages.created_at,
				beginning: sql<string>`substr(body, 1, ${beginningLength})`,
			})
			.from(contactMessages)
			.where(sql`${isWaiting} AND (created_at, id) > (${at}, ${id})`)
			.orderBy(asc(contactMessages.created_at), asc(contactMessages.id))
			.limit(perPage + 1),
		db.select({ waiting: sql<number>`count(*)` }).from(contactMessages).where(isWaiting),
	]);
	const { rows, next_cursor } = pageOf(found, perPage, (one) => ({ at: one.created_at, id: one.id }));
	return { messages: rows, waiting: counted?.waiting ?? 0, next_cursor };
}

/** A message to us, as an admin reads it. */
export type ContactCase = Row & {
	/** Whose account it was written from; null without one. */
	writer: { full_name: string | null; email: string | null } | null;
};

/** Throws `not_found`. */
export async function requireContactMessage({ db }: Ctx, _admin: Admin, id: string): Promise<ContactCase> {
	const [row] = await db
		.select({
			...getTableColumns(contactMessages),
			full_name: sql<string | null>`(SELECT full_name FROM profiles p WHERE p.user_id = contact_messages.user_id)`,
			account: sql<string | null>`(SELECT u.email FROM users u WHERE u.id = contact_messages.user_id)`,
		})
		.from(contactMessages)
		.where(eq(contactMessages.id, id));
	if (!row) throw new Refusal("not_found");
	const { full_name, account, ...kept } = row;
	return { ...kept, writer: kept.user_id === null ? null : { full_name, email: account } };
}

/**
 * Answers a message to us by mail to the address that was given with it, or puts it aside without a word. Throws
 * `not_found`, `conflict` when another admin was faster, `not_now` for an answer that could go nowhere, and what `actAs`
 * throws.
 */
export async function answerContactMessage(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ answer }: ContactAnswer,
): Promise<void> {
	const { email, locale, writer } = await requireContactMessage(ctx, admin, id);
	const statements = [
		ctx.db.$client
			.prepare("UPDATE contact_messages SET answer = ?, answered_at = ? WHERE id = ?")
			.bind(answer, ctx.now().toISOString(), id),
	];
	if (answer !== null) {
		if (email === null) throw new Refusal("not_now");
		const values = { id, is_own: writer?.email === email };
		const notice: ContactNotice = { kind: "contact_answer", channel: "email", to: email, values, locale };
		statements.push(await planStatement(ctx, { ...notice, key: `contact answer ${id}` }));
	}
	await actAs(
		ctx,
		admin,
		{ act: answer === null ? "contact_closed" : "contact_answered", object: "contact_message", object_id: id },
		statements,
		[
			{
				condition: sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id} AND ${isWaiting})`,
				refusal: new Refusal("conflict"),
			},
		],
	);
}
