import { otherParty, type Party } from "#domain/appointments/appointments.ts";
import type { FileType } from "#domain/files/files.ts";
import { hasRole, type Person, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { messagesPerPage, threadsPerPage } from "./limits.ts";
import {
	decisionsOf,
	type Message,
	type MessageQuery,
	type MessageSearch,
	type Thread,
	type ThreadPage,
	type ThreadQuery,
} from "./messages.ts";
import { matchOf, readableBy } from "./searchable.server.ts";

/** A thread with those whom it concerns: never handed out whole. */
export type KeptThread = Omit<Thread, "party" | "unread" | "read_seq" | "is_blocked" | "decisions" | "last"> & {
	client_id: string | null;
	owner_id: string | null;
	last_seq: number;
	client_read_seq: number;
	client_unread: number;
	business_read_seq: number;
	business_unread: number;
	is_withheld: boolean;
	blocked_by_client: boolean;
	blocked_by_business: boolean;
	/** Whether both let one another see what they have read. */
	is_reading_shown: boolean;
};

const isBlockedBy = (party: Party) =>
	`EXISTS (SELECT 1 FROM blocks x WHERE x.client_id = t.client_id AND x.business_id = t.business_id AND x."by" = '${party}')`;

const threadColumns = `t.id, t.status, t.business_id, b.name AS business_name, t.client_name, t.language, t.other_party,
	t.reason, t.closed_by, t.created_at, t.updated_at, t.client_id, o.user_id AS owner_id, t.last_seq, t.client_read_seq,
	t.client_unread, t.business_read_seq, t.business_unread, t.is_withheld, ${isBlockedBy("client")} AS blocked_by_client,
	${isBlockedBy("business")} AS blocked_by_business, NOT EXISTS (SELECT 1 FROM profiles p
		WHERE p.user_id IN (t.client_id, o.user_id) AND p.is_reading_shown = 0) AS is_reading_shown`;

const from = `threads t JOIN businesses b ON b.id = t.business_id
	LEFT JOIN business_owners o ON o.business_id = t.business_id`;

/** Selects threads by a condition on `t` (threads) and `o` (business_owners); `threadsOf` reads its rows. */
export const threadsStatement = (ctx: Ctx, where: string, ...values: unknown[]) =>
	ctx.db.$client.prepare(`SELECT ${threadColumns} FROM ${from} WHERE ${where}`).bind(...values);

export const threadsOf = (result: D1Result | undefined): KeptThread[] =>
	(result?.results ?? []).map((found) => {
		const row = found as Record<string, unknown>;
		return {
			...row,
			is_withheld: row.is_withheld === 1,
			blocked_by_client: row.blocked_by_client === 1,
			blocked_by_business: row.blocked_by_business === 1,
			is_reading_shown: row.is_reading_shown === 1,
		} as KeptThread;
	});

/** What one of the two may read of a thread: of the other no account, nor what they have read. */
function asReadBy(kept: KeptThread, party: Party, last: Thread["last"]): Thread {
	const { id, status, business_id, business_name, client_name, language, other_party, reason, closed_by } = kept;
	return {
		...{ id, party, status, business_id, business_name, client_name, language, other_party, reason, closed_by },
		unread: kept[`${party}_unread`],
		read_seq: kept[`${party}_read_seq`],
		is_blocked: kept[`blocked_by_${party}`],
		created_at: kept.created_at,
		updated_at: kept.updated_at,
		decisions: decisionsOf(status, party),
		last,
	};
}

/** Which of the two somebody is; null for a stranger. Who owns a profile acts for it in a role only, at aal2. */
function partyOf(person: Person, kept: KeptThread): Party | null {
	if (kept.client_id === person.user_id) return "client";
	if (kept.owner_id !== person.user_id || kept.is_withheld) return null;
	requireRole(person, "business");
	return "business";
}

const id = /^[0-9a-f]{32}$/;

/** A thread of the person's own, from either side. Throws `not_found` to strangers as for what is not there. */
export async function requireThread(ctx: Ctx, person: Person, thread_id: string) {
	const [kept] = id.test(thread_id) ? threadsOf(await threadsStatement(ctx, "t.id = ?", thread_id).all()) : [];
	const party = kept && partyOf(person, kept);
	if (!party) throw new Refusal("not_found");
	return { kept, party };
}

/** The columns of `m` (messages) that `messageOf` reads; named apart, for they may stand beside those of a thread. */
const messageColumns = `m.id AS message_id, m.seq AS message_seq, m.party AS message_party, m.body AS message_body,
	m.file_name, m.file_type, m.file_bytes, m.created_at AS message_created_at`;

type MessageRow = {
	message_id: string;
	message_seq: number;
	message_party: Party;
	message_body: string;
	file_name: string | null;
	file_type: FileType;
	file_bytes: number;
	message_created_at: string;
};

const messageOf = (row: MessageRow): Message => ({
	id: row.message_id,
	seq: row.message_seq,
	party: row.message_party,
	body: row.message_body,
	file: row.file_name === null ? null : { name: row.file_name, type: row.file_type, bytes: row.file_bytes },
	created_at: row.message_created_at,
});

/** The message of a thread of which `condition` on `m` is true; null for none. */
export async function findMessage(ctx: Ctx, thread_id: string, condition: string, ...values: unknown[]) {
	const row = await ctx.db.$client
		.prepare(`SELECT ${messageColumns} FROM messages m WHERE m.thread_id = ? AND ${condition}`)
		.bind(thread_id, ...values)
		.first<MessageRow>();
	return row && messageOf(row);
}

/** SQL for what a party may see of messages. */
export const isShownTo = (party: string, m = "m") => `(${m}.is_withheld = 0 OR ${m}.party = ${party})`;

type MessagePage = {
	/** In the order in which they were written, at most 50. */
	messages: Message[];
	/** The number before which the earlier ones are; null where there are none. */
	before: number | null;
	/** Whether the last message is among them. */
	isEnd: boolean;
	/** The last of one's own that the other has read, 0 for none; null where one of the two keeps that to themselves. */
	other_read_seq: number | null;
};

/** A thread of the person's own with its last messages, those before one, or those around one. Throws as `requireThread`. */
export async function readThread(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	{ before, around = Number.POSITIVE_INFINITY }: MessageQuery = {},
): Promise<{ thread: Thread } & MessagePage> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const { last_seq } = kept;
	const end = before ?? Math.min(last_seq + 1, around + messagesPerPage / 2);
	const { $client: d1 } = ctx.db;
	const [found, read] = await d1.batch<Record<string, unknown>>([
		d1
			.prepare(
				`SELECT ${messageColumns} FROM messages m WHERE m.thread_id = ?1 AND ${isShownTo("?2")} AND m.seq < ?3
				ORDER BY m.seq DESC LIMIT ?4`,
			)
			.bind(thread_id, party, end, messagesPerPage + 1),
		// What is withheld from the other is not read, though the other may have read what stands below it.
		d1
			.prepare(
				`SELECT seq FROM messages WHERE thread_id = ? AND party = ? AND is_withheld = 0 AND seq <= ?
				ORDER BY seq DESC LIMIT 1`,
			)
			.bind(thread_id, party, kept[`${otherParty(party)}_read_seq`]),
	]);
	const rows = (found?.results ?? []) as MessageRow[];
	const shown = rows.slice(0, messagesPerPage).map(messageOf);
	const [lastRead] = (read?.results ?? []) as { seq: number }[];
	return {
		thread: asReadBy(kept, party, shown[0] ?? null),
		messages: shown.toReversed(),
		before: rows.length > shown.length ? (shown.at(-1)?.seq ?? null) : null,
		isEnd: end > last_seq,
		other_read_seq: kept.is_reading_shown ? (lastRead?.seq ?? 0) : null,
	};
}

/** All that one may see of a thread of their own, from the first message on. Throws as `requireThread`. */
export async function readWholeThread(ctx: Ctx, person: Person, thread_id: string) {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const { results } = await ctx.db.$client
		.prepare(`SELECT ${messageColumns} FROM messages m WHERE m.thread_id = ?1 AND ${isShownTo("?2")} ORDER BY m.seq`)
		.bind(thread_id, party)
		.all<MessageRow>();
	const messages = results.map(messageOf);
	return { thread: asReadBy(kept, party, messages.at(-1) ?? null), messages };
}

/** A message of a thread, if one may see it. Throws `not_found` to strangers and for what is not there. */
export async function requireMessage(ctx: Ctx, person: Person, thread_id: string, message_id: string) {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const message = await findMessage(ctx, thread_id, `${isShownTo("?")} AND m.id = ?`, party, message_id);
	if (!message) throw new Refusal("not_found");
	return { kept, party, message };
}

type Listed = KeptThread & { list_party: Party } & (MessageRow | { message_id: null });

const listedThread = (row: Listed) => asReadBy(row, row.list_party, row.message_id === null ? null : messageOf(row));

/** The last message of `l` (threads with `list_party`) that its reader may see. */
const lastShown = `(SELECT max(x.seq) FROM messages x WHERE x.thread_id = l.id AND ${isShownTo("l.list_party", "x")})`;

/**
 * A person's threads of both sides, last changed first, twenty a page: those with people whom they have blocked, or all
 * others. Of a professional whom they own only who acts in the role reads.
 */
export async function listThreads(
	ctx: Ctx,
	person: Person,
	{ cursor, blocked = false }: ThreadQuery = {},
): Promise<ThreadPage> {
	const [at = "9999", thread_id = ""] = cursor?.split(",") ?? [];
	const side = (party: Party, condition: string) =>
		`SELECT * FROM (SELECT ${threadColumns}, '${party}' AS list_party FROM ${from}
		WHERE ${condition} AND ${blocked ? "" : "NOT "}${isBlockedBy(party)} AND (t.updated_at, t.id) < (?3, ?4) ORDER BY t.updated_at DESC, t.id DESC LIMIT ?5)`;
	const owned = "SELECT business_id FROM business_owners WHERE user_id = ?2";
	const found = await ctx.db.$client
		.prepare(
			`SELECT l.*, ${messageColumns} FROM (
			${side("client", "t.client_id = ?1")} UNION ALL
			${side("business", `t.business_id IN (${owned}) AND t.is_withheld = 0`)}
			ORDER BY updated_at DESC, id DESC LIMIT ?5) l LEFT JOIN messages m ON m.thread_id = l.id AND m.seq = ${lastShown}
			ORDER BY l.updated_at DESC, l.id DESC`,
		)
		.bind(person.user_id, ownerOf(person), at, thread_id, threadsPerPage + 1)
		.all();
	const rows = threadsOf(found) as Listed[];
	const shown = rows.slice(0, threadsPerPage);
	const end = shown.at(-1);
	return {
		threads: shown.map(listedThread),
		next_cursor: end && rows.length > shown.length ? `${end.updated_at},${end.id}` : null,
	};
}

/**
 * Finds words in all that a person may read of their threads, newest first, twenty a page: each thread comes with the
 * message that has them, or with the last where the name of the other has them. The last word may be typed halfway.
 */
export async function searchMessages(ctx: Ctx, person: Person, { q, cursor }: MessageSearch): Promise<ThreadPage> {
	const words = matchOf(q);
	if (!words) return { threads: [], next_cursor: null };
	const found = await ctx.db.$client
		.prepare(
			`SELECT l.*, ${messageColumns} FROM (SELECT ${threadColumns}, s.rowid AS place, s.seq AS found_seq,
				CASE WHEN t.client_id = ?1 THEN 'client' ELSE 'business' END AS list_party
				FROM message_search s JOIN threads t ON t.id = s.thread_id JOIN businesses b ON b.id = t.business_id
				LEFT JOIN business_owners o ON o.business_id = t.business_id
				WHERE s.message_search MATCH ${readableBy("?1", "?2")} || ?3 AND s.rowid < ?4
				ORDER BY s.rowid DESC LIMIT ?5) l
			LEFT JOIN messages m ON m.thread_id = l.id AND m.seq = coalesce(l.found_seq, ${lastShown})
				AND ${isShownTo("l.list_party")}
			ORDER BY l.place DESC`,
		)
		.bind(person.user_id, ownerOf(person), ` AND ${words}`, cursor ?? Number.MAX_SAFE_INTEGER, threadsPerPage + 1)
		.all();
	const rows = threadsOf(found) as (Listed & { place: number })[];
	const shown = rows.slice(0, threadsPerPage);
	const end = shown.at(-1);
	return {
		threads: shown.map(listedThread),
		next_cursor: end && rows.length > shown.length ? String(end.place) : null,
	};
}

/** Whose professionals somebody reads for: nobody's, unless they act in the role. */
const ownerOf = (person: Person) => (hasRole(person, "business") ? person.user_id : null);

/** The thread that a client has with a professional and that is not over; null for none. */
export async function findOwnThread(ctx: Ctx, person: Person, business_id: string): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare("SELECT id FROM threads WHERE client_id = ? AND business_id = ? AND status IN ('requested', 'open')")
		.bind(person.user_id, business_id)
		.first<{ id: string }>();
	return row?.id ?? null;
}
