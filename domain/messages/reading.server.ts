import type { Party } from "#domain/appointments/appointments.ts";
import { hasRole, type Person, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { messagesPerPage, threadsPerPage } from "./limits.ts";
import { decisionsOf, type Message, type Thread, type ThreadQuery } from "./messages.ts";

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
};

const isBlockedBy = (party: Party) =>
	`EXISTS (SELECT 1 FROM blocks x WHERE x.client_id = t.client_id AND x.business_id = t.business_id AND x."by" = '${party}')`;

const threadColumns = `t.id, t.status, t.business_id, b.name AS business_name, t.client_name, t.language, t.other_party,
	t.reason, t.closed_by, t.created_at, t.updated_at, t.client_id, o.user_id AS owner_id, t.last_seq, t.client_read_seq,
	t.client_unread, t.business_read_seq, t.business_unread, t.is_withheld, ${isBlockedBy("client")} AS blocked_by_client,
	${isBlockedBy("business")} AS blocked_by_business`;

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

const messageColumns = "m.id, m.seq, m.party, m.body, m.created_at";
/** SQL for what a party (bound in its place) may see of `m` (messages). */
const isShown = "(m.is_withheld = 0 OR m.party = ?)";

type MessagePage = {
	/** In the order in which they were written, at most 50. */
	messages: Message[];
	/** The number before which the earlier ones are; null where there are none. */
	before: number | null;
};

/** A thread of the person's own with its last messages, or those before one of them. Throws as `requireThread`. */
export async function readThread(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	before?: number,
): Promise<{ thread: Thread } & MessagePage> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT ${messageColumns} FROM messages m WHERE m.thread_id = ? AND ${isShown} AND m.seq < ?
			ORDER BY m.seq DESC LIMIT ?`,
		)
		.bind(thread_id, party, before ?? kept.last_seq + 1, messagesPerPage + 1)
		.all<Message>();
	const shown = results.slice(0, messagesPerPage);
	const [last] = shown;
	return {
		thread: asReadBy(kept, party, last ? { party: last.party, body: last.body } : null),
		messages: shown.toReversed(),
		before: results.length > shown.length ? (shown.at(-1)?.seq ?? null) : null,
	};
}

type Listed = KeptThread & { list_party: Party; last_party: Party | null; last_body: string | null };

/**
 * A person's threads of both sides, last changed first, twenty a page: those with people whom they have blocked, or all
 * others. Of a professional whom they own only who acts in the role reads.
 */
export async function listThreads(
	ctx: Ctx,
	person: Person,
	{ cursor, blocked = false }: ThreadQuery = {},
): Promise<{ threads: Thread[]; next_cursor: string | null }> {
	const [at = "9999", thread_id = ""] = cursor?.split(",") ?? [];
	const side = (party: Party, condition: string) =>
		`SELECT * FROM (SELECT ${threadColumns}, '${party}' AS list_party FROM ${from}
		WHERE ${condition} AND ${blocked ? "" : "NOT "}${isBlockedBy(party)} AND (t.updated_at, t.id) < (?3, ?4) ORDER BY t.updated_at DESC, t.id DESC LIMIT ?5)`;
	const owned = "SELECT business_id FROM business_owners WHERE user_id = ?2";
	// The last message that this one may see: what is withheld from them ends nothing.
	const last = (column: string) =>
		`(SELECT m.${column} FROM messages m WHERE m.thread_id = l.id AND (m.is_withheld = 0 OR m.party = l.list_party)
		ORDER BY m.seq DESC LIMIT 1)`;
	const found = await ctx.db.$client
		.prepare(
			`SELECT l.*, ${last("party")} AS last_party, ${last("body")} AS last_body FROM (
			${side("client", "t.client_id = ?1")} UNION ALL
			${side("business", `t.business_id IN (${owned}) AND t.is_withheld = 0`)}
			ORDER BY updated_at DESC, id DESC LIMIT ?5) l`,
		)
		.bind(person.user_id, hasRole(person, "business") ? person.user_id : null, at, thread_id, threadsPerPage + 1)
		.all();
	const rows = threadsOf(found) as Listed[];
	const shown = rows.slice(0, threadsPerPage);
	const end = shown.at(-1);
	return {
		threads: shown.map((row) =>
			asReadBy(
				row,
				row.list_party,
				row.last_party && row.last_body !== null ? { party: row.last_party, body: row.last_body } : null,
			),
		),
		next_cursor: end && rows.length > shown.length ? `${end.updated_at},${end.id}` : null,
	};
}

/** The thread that a client has with a professional and that is not over; null for none. */
export async function findOwnThread(ctx: Ctx, person: Person, business_id: string): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare("SELECT id FROM threads WHERE client_id = ? AND business_id = ? AND status IN ('requested', 'open')")
		.bind(person.user_id, business_id)
		.first<{ id: string }>();
	return row?.id ?? null;
}
