import { sql } from "drizzle-orm";
import { otherParty, type Party } from "#domain/appointments/appointments.ts";
import { cleanFile, fileName } from "#domain/files/files.ts";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	changeOf,
	messageStatements,
	noticesReadStatements,
	readStatements,
	unreadIn,
	unreadStatement,
} from "./changes.server.ts";
import { messageLimits } from "./limits.ts";
import type { Message, MessageFile } from "./messages.ts";
import { accountOf, messageNotice } from "./notices.server.ts";
import { findMessage, requireMessage, requireThread } from "./reading.server.ts";

/** The key of a message's file in the file store. */
export const messageFileKey = (message_id: string) => `message-files/${message_id}`;

const day = 24 * 3600;

/** A file as it is sent. */
type GivenFile = { name: string; bytes: Uint8Array };

/**
 * Writes a message, with a file or without. The same key again answers the message that came of it. Throws `not_found` to
 * strangers, `not_now` where the thread is not open, `too_fast` beyond twenty a minute or thirty files a day, `too_large` and
 * `unsupported_file` for its file, `idempotency_mismatch`, `signed_out`.
 */
export async function writeMessage(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	{ body, file = null }: { body: string; file?: GivenFile | null },
	key: string | null = null,
): Promise<Message> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const earlier = key === null ? null : await findByKey(ctx, thread_id, party, key);
	if (earlier) return sameAs(earlier, body, file);
	if (kept.status !== "open" || kept[`blocked_by_${party}`]) throw new Refusal("not_now");
	const id = newId();
	const kind = file && (await keepFile(ctx, id, file));
	const other = otherParty(party);
	const is_withheld = kept[`blocked_by_${other}`] || kept.is_withheld;
	const written = { ...kept, is_withheld, party, body, file: kind, key };
	const { statements } = await messageStatements(ctx, person, written, id);
	const reader = is_withheld ? null : accountOf(kept, other);
	const about = { thread_id, party: other, read_seq: kept[`${other}_read_seq`] };
	const minute = later(ctx, -60);
	try {
		await writeAs(
			ctx,
			person,
			[...statements, ...(reader ? [await messageNotice(ctx, reader, "message_received", about)] : [])],
			[
				{
					condition: sql`EXISTS (SELECT 1 FROM threads WHERE id = ${thread_id} AND status = 'open')`,
					refusal: new Refusal("not_now"),
				},
				{
					condition: sql`(EXISTS (SELECT 1 FROM blocks WHERE client_id = ${kept.client_id} AND "by" = ${other}
						AND business_id = ${kept.business_id}) OR (SELECT is_withheld FROM threads WHERE id = ${thread_id}))
						= ${Number(is_withheld)}`,
					refusal: new Refusal("conflict"),
				},
				...(file
					? [
							{
								condition: sql`(SELECT count(*) FROM messages WHERE thread_id = ${thread_id} AND party = ${party}
									AND file_name IS NOT NULL AND created_at > ${later(ctx, -day)}) < ${messageLimits.filesPerDay}`,
								refusal: new Refusal("too_fast", { seconds: day }),
							},
						]
					: []),
				{
					condition: sql`(SELECT count(*) FROM messages WHERE thread_id = ${thread_id} AND party = ${party}
						AND seq > (SELECT last_seq FROM threads WHERE id = ${thread_id}) - ${2 * messageLimits.perMinute}
						AND created_at > ${minute}) < ${messageLimits.perMinute}`,
					refusal: new Refusal("too_fast", { seconds: 60 }),
				},
			],
		);
	} catch (error) {
		if (file) await ctx.files.delete(messageFileKey(id));
		// Blocked or unblocked while the file was on its way.
		if (error instanceof Refusal && error.code === "conflict")
			return writeMessage(ctx, person, thread_id, { body, file }, key);
		// Sent twice at once: the other was quicker.
		const twin = key !== null && !(error instanceof Refusal) ? await findByKey(ctx, thread_id, party, key) : null;
		if (!twin) throw error;
		return sameAs(twin, body, file);
	}
	return (await findMessage(ctx, thread_id, "m.id = ?", id)) as Message;
}

/** Keeps what is clean of a file. The file first: a row never names one that is not there. */
async function keepFile(ctx: Ctx, message_id: string, given: GivenFile): Promise<MessageFile> {
	const { bytes, media_type: type } = cleanFile(given.bytes);
	await ctx.files.put(messageFileKey(message_id), bytes, { httpMetadata: { contentType: type } });
	return { name: fileName(given.name, type), type, bytes: bytes.length };
}

const findByKey = (ctx: Ctx, thread_id: string, party: Party, key: string) =>
	findMessage(ctx, thread_id, "m.party = ? AND m.idempotency_key = ?", party, key);

/** Pictures are cleaned and change their size; their names do not. */
function sameAs(message: Message, body: string, file: GivenFile | null): Message {
	const kept = message.file;
	const isSameFile =
		file === null || kept === null
			? file === kept
			: kept.name === fileName(file.name, kept.type) &&
				(kept.type !== "application/pdf" || kept.bytes === file.bytes.length);
	if (message.body !== body || !isSameFile) throw new Refusal("idempotency_mismatch");
	return message;
}

/** The file of a message, to be read. Throws `not_found` to strangers and for what is not there. */
export async function openMessageFile(ctx: Ctx, person: Person, thread_id: string, message_id: string) {
	const { message } = await requireMessage(ctx, person, thread_id, message_id);
	const stored = message.file && (await ctx.files.get(messageFileKey(message_id)));
	if (!message.file || !stored) throw new Refusal("not_found");
	return { name: message.file.name, media_type: message.file.type, body: stored.body, size: stored.size };
}

/**
 * Deletes the file of one's own message, for both. What an admin is to see of a report stays for them alone. Throws
 * `not_found` to strangers and for what is not there, `forbidden` for the other's, `signed_out`.
 */
export async function removeMessageFile(ctx: Ctx, person: Person, thread_id: string, message_id: string) {
	const { kept, party, message } = await requireMessage(ctx, person, thread_id, message_id);
	if (!message.file) throw new Refusal("not_found");
	if (message.party !== party) throw new Refusal("forbidden");
	const other = otherParty(party);
	const reader = kept.is_withheld || kept[`blocked_by_${other}`] ? null : accountOf(kept, other);
	const { $client: d1 } = ctx.db;
	const results = await writeAs(ctx, person, [
		...changeOf(ctx, person.user_id, "update", thread_id),
		...changeOf(ctx, reader, "update", thread_id),
		d1
			.prepare("UPDATE messages SET file_name = NULL, file_type = NULL, file_bytes = NULL WHERE id = ?")
			.bind(message_id),
		d1.prepare("SELECT 1 FROM report_messages WHERE message_id = ?").bind(message_id),
	]);
	if (results.at(-1)?.results.length === 0) await ctx.files.delete(messageFileKey(message_id));
}

/** Marks a thread as read by the person; answers how many are unread in all. Throws `not_found` to strangers, `signed_out`. */
export async function markThreadRead(ctx: Ctx, person: Person, thread_id: string): Promise<number> {
	const [{ kept, party }, notices] = await Promise.all([
		requireThread(ctx, person, thread_id),
		noticesReadStatements(ctx, person, thread_id),
	]);
	const count = unreadStatement(ctx, person);
	const isSeen = kept.is_reading_shown && !kept.is_withheld && !kept[`blocked_by_${party}`];
	const results =
		kept[`${party}_unread`] === 0 && notices.length === 0
			? [await count.all()]
			: await writeAs(ctx, person, [
					...readStatements(ctx, person, thread_id, party, isSeen ? accountOf(kept, otherParty(party)) : null),
					...notices,
					count,
				]);
	return unreadIn(results);
}
