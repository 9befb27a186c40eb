import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { sealedBookmark } from "#domain/ground/replicas.server.ts";
import { type LiveChange, type LiveEvent, type LiveTable, liveLog, type Push } from "#domain/outbox/live.ts";
import type { ReadPushes } from "#domain/outbox/outbox.server.ts";
import { type QuietHours, quietUntil } from "#domain/profiles/quiet-hours.ts";
import { type Notification, parseNotification, readNotifications } from "./notifications.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Inbox = { user_id: string; seq: number; told_seq: number; unread_notifications: number; unread_messages: number };
type Reader = QuietHours & { user_id: string; is_discreet: number; time_zone: string | null };
type Logged = { user_id: string; seq: number; event: LiveChange; table: LiveTable; row_id: string | null };
type Session = { user_id: string; id: string };

/** Whose log is read, and after which event; null for what their room was not told. */
type Asked = { user_id: string; since: number | null };

/**
 * What has happened to people since, each row as it is now. One that is gone meanwhile is told as deleted; where the log
 * does not reach back so far, all is to be asked for anew.
 */
async function readPushes(ctx: Ctx, asked: readonly Asked[]): Promise<Map<string, Push>> {
	const { $client: d1 } = ctx.db;
	const users = jsonList(asked.map(({ user_id }) => user_id));
	// A log is read after what was asked for, else after what was told.
	const missed = `FROM json_each(?1) AS asked JOIN inboxes i ON i.user_id = asked.value ->> 'user_id'
		JOIN live_events e ON e.user_id = i.user_id AND e.seq > coalesce(asked.value ->> 'since', i.told_seq)`;
	const [inboxes, readers, sessions, events, rows, threads, messages] = await d1.batch([
		d1
			.prepare(
				`SELECT user_id, seq, told_seq, unread_notifications, unread_messages FROM inboxes
				WHERE user_id IN (SELECT value FROM json_each(?))`,
			)
			.bind(users),
		d1
			.prepare(
				`SELECT user_id, is_discreet, quiet_from, quiet_until, time_zone FROM profiles
				WHERE user_id IN (SELECT value FROM json_each(?))`,
			)
			.bind(users),
		d1
			.prepare(
				`SELECT s.id, s.user_id FROM users u JOIN sessions s ON s.user_id = u.id
				WHERE u.id IN (SELECT value FROM json_each(?1)) AND (u.banned_until IS NULL OR u.banned_until <= ?2)
				AND (s.aal = 'aal2' OR NOT EXISTS (SELECT 1 FROM factors WHERE user_id = u.id AND status = 'verified'))`,
			)
			.bind(users, ctx.now().toISOString()),
		d1
			.prepare(`SELECT e.user_id, e.seq, e.event, e."table", e.row_id ${missed} ORDER BY e.user_id, e.seq`)
			.bind(JSON.stringify(asked)),
		readNotifications(
			ctx,
			`id IN (SELECT e.row_id ${missed} WHERE e."table" = 'notifications')`,
			JSON.stringify(asked),
		),
		// What is written in them stays out of the rooms: a page that shows it asks for it.
		d1
			.prepare(`SELECT id, status FROM threads WHERE id IN (SELECT e.row_id ${missed} WHERE e."table" = 'threads')`)
			.bind(JSON.stringify(asked)),
		d1
			.prepare(
				`SELECT id, thread_id, seq, party FROM messages
				WHERE id IN (SELECT e.row_id ${missed} WHERE e."table" = 'messages')`,
			)
			.bind(JSON.stringify(asked)),
	]);
	const taken = ctx.bookmark();
	const bookmark = taken && (await sealedBookmark(ctx.keys, taken));
	const byId = <Row extends { id: string }>(found: readonly Row[]) => new Map(found.map((row) => [row.id, row]));
	const notifications = byId(rowsOf<object>(rows).map(parseNotification));
	const others: Record<Exclude<LiveTable, "notifications">, Map<string, { id: string }>> = {
		threads: byId(rowsOf<{ id: string }>(threads)),
		messages: byId(rowsOf<{ id: string }>(messages)),
	};
	const of = <Row extends { user_id: string }>(result: D1Result | undefined, user_id: string) =>
		rowsOf<Row>(result).filter((row) => row.user_id === user_id);

	return new Map(
		asked.map(({ user_id, since }) => {
			const [inbox] = of<Inbox>(inboxes, user_id);
			const { seq = 0, told_seq = 0 } = inbox ?? {};
			const unread = { notifications: inbox?.unread_notifications ?? 0, messages: inbox?.unread_messages ?? 0 };
			const [reader] = of<Reader>(readers, user_id);
			const logged = of<Logged>(events, user_id);
			const first = logged[0]?.seq ?? seq + 1;
			const isGone = (since ?? told_seq) + 1 < first || (since ?? 0) > seq;
			const all = logged.map(({ event, seq, table, row_id }): LiveEvent => {
				const about = { seq, table, alert: null, unread, bookmark };
				if (row_id === null) return { ...about, event, row: null };
				const gone = { ...about, event: "delete", row: { id: row_id } } as const;
				if (table !== "notifications") {
					const row = others[table].get(row_id);
					return row ? { ...about, event, row } : gone;
				}
				const row = notifications.get(row_id);
				if (!row) return gone;
				return { ...about, event, row, alert: event === "insert" && reader ? alertOf(ctx, row, reader) : null };
			});
			return [
				user_id,
				{
					sessions: of<Session>(sessions, user_id).map(({ id }) => id),
					events: isGone ? [{ event: "reset", seq, unread, bookmark }] : all,
					connection_id: null,
				},
			];
		}),
	);
}

/** What is older was missed while the page was away: it is in the list, and no longer news. */
const newsSeconds = 60;

function alertOf(ctx: Ctx, { created_at }: Notification, { is_discreet, time_zone, ...hours }: Reader) {
	const isNews = created_at > later(ctx, -newsSeconds);
	if (!isNews || quietUntil(hours, time_zone ?? "UTC", ctx.now()) !== null) return null;
	return is_discreet === 1 ? "discreet" : "plain";
}

/** What rooms were not told yet. */
export const readUntold: ReadPushes = (ctx, user_ids) =>
	readPushes(
		ctx,
		user_ids.map((user_id) => ({ user_id, since: null })),
	);

/** What a page of a person has missed since the event `since`, for its socket alone. */
export async function readMissed(ctx: Ctx, person: Person, since: number, connection_id: string): Promise<Push> {
	const pushes = await readPushes(ctx, [{ user_id: person.user_id, since }]);
	return { ...(pushes.get(person.user_id) as Push), connection_id };
}

/** Takes away what the log no longer answers for; the schedule calls it. */
export async function sweepLiveEvents(ctx: Ctx): Promise<void> {
	await ctx.db.$client
		.prepare("DELETE FROM live_events WHERE created_at <= ?")
		.bind(later(ctx, -liveLog.days * 24 * 3600))
		.run();
}
