import { type SQL, sql } from "drizzle-orm";
import { otherParty, type Party } from "#domain/appointments/appointments.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { changeStatements } from "#domain/outbox/live.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { messages, threads } from "#drizzle/schema/messages.ts";
import { notifications } from "#drizzle/schema/notifications.ts";
import type { MessageFile } from "./messages.ts";
import { accountOf } from "./notices.server.ts";
import type { KeptThread } from "./reading.server.ts";
import { searchableStatement } from "./searchable.server.ts";

/** Has the open pages of one of the two show a change of a thread; of nobody's none. */
export const changeOf = (ctx: Ctx, user_id: string | null, event: "insert" | "update", row_id: string, unread?: SQL) =>
	user_id === null
		? []
		: changeStatements(ctx, user_id, {
				event,
				table: "threads",
				row_id,
				...(unread && { unread: { messages: unread } }),
			});

type Written = Pick<
	KeptThread,
	"id" | "client_id" | "business_id" | "owner_id" | "is_withheld" | "client_read_seq" | "business_read_seq"
> & { party: Party; body: string; file?: MessageFile | null; key: string | null };

/** What a message adds: itself, what the other has not read, and what both see at once. */
export async function messageStatements(
	ctx: Ctx,
	person: Person,
	{ id: thread_id, party, body, file = null, key, is_withheld, ...thread }: Written,
	id = newId(),
): Promise<{ id: string; statements: D1PreparedStatement[] }> {
	const { db } = ctx;
	const now = ctx.now().toISOString();
	const other = otherParty(party);
	const reader = is_withheld ? null : accountOf(thread, other);
	const insert = { event: "insert", table: "messages", row_id: id } as const;
	const seq = sql`(SELECT last_seq FROM threads WHERE id = ${thread_id})`;
	const unread = other === "client" ? threads.client_unread : threads.business_unread;
	const read = party === "client" ? threads.client_read_seq : threads.business_read_seq;
	const ownUnread = party === "client" ? threads.client_unread : threads.business_unread;
	const unreadBefore = sql`-(SELECT ${sql.identifier(ownUnread.name)} FROM threads WHERE id = ${thread_id})`;
	return {
		id,
		statements: [
			// Who writes has read what stands above.
			...changeStatements(ctx, person.user_id, { ...insert, unread: { messages: unreadBefore } }),
			...(reader ? changeStatements(ctx, reader, { ...insert, unread: { messages: sql`1` } }) : []),
			statementOf(
				db,
				db
					.update(threads)
					.set({
						last_seq: sql`last_seq + 1`,
						updated_at: now,
						[read.name]: sql`last_seq + 1`,
						[ownUnread.name]: 0,
						...(!is_withheld && { [unread.name]: sql`${sql.identifier(unread.name)} + 1` }),
					})
					.where(sql`id = ${thread_id}`),
			),
			statementOf(
				db,
				db.insert(messages).values({
					...{ id, thread_id, seq, party, body, is_withheld, idempotency_key: key, created_at: now },
					...(file && { file_name: file.name, file_type: file.type, file_bytes: file.bytes }),
				}),
			),
			searchableStatement(
				ctx,
				thread_id,
				{
					client_id: party === "client" || !is_withheld ? thread.client_id : null,
					business_id: party === "business" || !is_withheld ? thread.business_id : null,
					written_by: person.user_id,
				},
				`${body} ${file?.name ?? ""}`,
				"message",
			),
		],
	};
}

/** Marks a thread as read by one of the two; `shown_to` sees that on their open pages. */
export const readStatements = (
	ctx: Ctx,
	person: Person,
	thread_id: string,
	party: Party,
	shown_to: string | null = null,
) => [
	...changeOf(ctx, shown_to, "update", thread_id),
	...changeOf(
		ctx,
		person.user_id,
		"update",
		thread_id,
		sql`-(SELECT ${sql.identifier(`${party}_unread`)} FROM threads WHERE id = ${thread_id})`,
	),
	statementOf(
		ctx.db,
		ctx.db
			.update(threads)
			.set({ [`${party}_unread`]: 0, [`${party}_read_seq`]: sql`last_seq` })
			.where(sql`id = ${thread_id}`),
	),
];

/** Marks as read what the person was told of a thread on the site; no statements where all is. */
export async function noticesReadStatements(
	ctx: Ctx,
	{ user_id }: Person,
	thread_id: string,
): Promise<D1PreparedStatement[]> {
	const { db } = ctx;
	const unread = sql`user_id = ${user_id} AND type = 'message' AND data ->> 'url' = ${`/messages/${thread_id}`}
		AND deleted_at IS NULL AND read_at IS NULL`;
	const found = await db.select({ id: notifications.id }).from(notifications).where(unread);
	if (found.length === 0) return [];
	return [
		...changeStatements(ctx, user_id, {
			event: "update",
			table: "notifications",
			row_id: null,
			unread: { notifications: sql`-(SELECT count(*) FROM notifications WHERE ${unread})` },
		}),
		statementOf(db, db.update(notifications).set({ read_at: ctx.now().toISOString() }).where(unread)),
	];
}

export const unreadStatement = (ctx: Ctx, { user_id }: Person) =>
	ctx.db.$client.prepare("SELECT unread_messages FROM inboxes WHERE user_id = ?").bind(user_id);

type Inbox = { unread_messages: number };

export const unreadIn = (results: readonly D1Result[]) =>
	((results.at(-1)?.results ?? []) as Inbox[])[0]?.unread_messages ?? 0;
