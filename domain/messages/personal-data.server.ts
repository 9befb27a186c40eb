import type { Party } from "#domain/appointments/appointments.ts";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { messageNotice } from "./notices.server.ts";
import { isWrittenBy } from "./searchable.server.ts";
import { messageFileKey } from "./writing.server.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)";
const asClient = "SELECT id FROM threads WHERE client_id = ?1";
const asOwner = `SELECT id FROM threads WHERE business_id IN (${owned})`;

/** Threads of either side. At the erasure what the person wrote in them goes; what the other wrote stays. */
export const messagesData: PersonalData = {
	tables: {
		threads: {
			exported: "threads",
			without: [
				"client_id",
				"is_withheld",
				"last_seq",
				"business_read_seq",
				"business_unread",
				"client_key",
				"other_party_key",
			],
		},
		messages: { exported: "messages", without: ["is_withheld", "idempotency_key"] },
		blocks: { exported: "blocks", without: ["client_id"] },
		saved_replies: { exported: "saved_replies" },
		message_search: { withheld: "the words of messages, for finding them" },
	},
	async read({ db }, { user_id }) {
		const [threads, messages, blocks, replies] = await db.$client.batch([
			db.$client
				.prepare(
					`SELECT id, business_id, client_name, language, other_party, status, reason, closed_by,
						CASE WHEN client_id = ?1 THEN client_read_seq END AS client_read_seq,
						CASE WHEN client_id = ?1 THEN client_unread END AS client_unread, answered_at, created_at, updated_at FROM threads
					WHERE client_id = ?1 OR (business_id IN (${owned}) AND is_withheld = 0) ORDER BY created_at, id`,
				)
				.bind(user_id),
			db.$client
				.prepare(
					`SELECT m.id, m.thread_id, m.seq, m.party, m.body, m.file_name, m.file_type, m.file_bytes, m.created_at FROM messages m JOIN threads t ON t.id = m.thread_id
					WHERE (t.client_id = ?1 AND (m.party = 'client' OR m.is_withheld = 0))
						OR (t.business_id IN (${owned}) AND (m.party = 'business' OR m.is_withheld = 0))
					ORDER BY m.thread_id, m.seq`,
				)
				.bind(user_id),
			db.$client
				.prepare(
					`SELECT business_id, "by", created_at FROM blocks WHERE (client_id = ?1 AND "by" = 'client')
						OR (business_id IN (${owned}) AND "by" = 'business') ORDER BY created_at`,
				)
				.bind(user_id),
			db.$client
				.prepare(`SELECT * FROM saved_replies WHERE business_id IN (${owned}) ORDER BY created_at, id`)
				.bind(user_id),
		]);
		return {
			threads: threads?.results ?? [],
			messages: messages?.results ?? [],
			blocks: blocks?.results ?? [],
			saved_replies: replies?.results ?? [],
		};
	},
	async files({ db }, user_id) {
		const { results } = await db.$client
			.prepare(
				`SELECT m.id FROM messages m JOIN threads t ON t.id = m.thread_id WHERE m.file_name IS NOT NULL
				AND ((m.party = 'client' AND t.client_id = ?1) OR (m.party = 'business' AND t.business_id IN (${owned})))
				AND NOT EXISTS (SELECT 1 FROM report_messages r WHERE r.message_id = m.id)`,
			)
			.bind(user_id)
			.all<{ id: string }>();
		return results.map(({ id }) => messageFileKey(id));
	},
	async close(ctx, user_id) {
		const { db, now } = ctx;
		// Nobody waits for an answer of who has left; a client is told, to look for another in time.
		const left = "SELECT id FROM users WHERE deleted_at IS NOT NULL AND (?1 IS NULL OR id = ?1)";
		const closing = (party: Party, isLeft: string) =>
			db.$client
				.prepare(
					`UPDATE threads SET status = 'closed', closed_by = '${party}', updated_at = ?2
					WHERE status IN ('requested', 'open') AND ${isLeft}`,
				)
				.bind(user_id, now().toISOString());
		const withoutOwner = `business_id IN (SELECT business_id FROM business_owners WHERE user_id IN (${left}))`;
		const { results } = await db.$client
			.prepare(
				`SELECT id, client_id FROM threads
				WHERE status IN ('requested', 'open') AND client_id IS NOT NULL AND ${withoutOwner}`,
			)
			.bind(user_id)
			.all<{ id: string; client_id: string }>();
		await db.$client.batch([
			closing("client", `client_id IN (${left})`),
			closing("business", withoutOwner),
			...(await Promise.all(
				results.map(({ id, client_id }) =>
					messageNotice(ctx, client_id, "thread_ended", { thread_id: id, party: "client" }),
				),
			)),
		]);
	},
	erase: ({ db }, user_id, before) =>
		[
			`DELETE FROM messages WHERE ${isGone} AND ((party = 'client' AND thread_id IN (${asClient}))
				OR (party = 'business' AND thread_id IN (${asOwner})))`,
			`DELETE FROM message_search WHERE ${isGone} AND ${isWrittenBy}`,
			`DELETE FROM saved_replies WHERE ${isGone} AND business_id IN (${owned})`,
			`UPDATE threads SET reason = NULL WHERE ${isGone} AND id IN (${asOwner})`,
			`UPDATE threads SET client_name = '', other_party = '', client_key = NULL, other_party_key = NULL
				WHERE client_id = ?1 AND ${isGone}`,
		].map((sql) => db.$client.prepare(sql).bind(user_id, before)),
};
