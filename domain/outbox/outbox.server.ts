import { sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import type { Push } from "./live.ts";
import { type Content, type Letter, type LetterChannel, letterChannels, type Notice } from "./outbox.ts";
import { type OutboxRow, rowStatement, sealed } from "./plan.server.ts";

/** Hands a letter to its carrier; rejects when it was not taken. The same `id` may come again. */
export type Port = (letter: Letter) => Promise<void>;

/** Tells the room of a person; rejects when it was not there. */
export type LivePort = (user_id: string, push: Push) => Promise<void>;

/** The carriers. What goes to a channel that has none waits, untried. */
export type Ports = Record<LetterChannel, Port | null> & { live: LivePort | null };

/** A notice whose time has come. */
export type DueNotice = Notice & Pick<OutboxRow, "id" | "created_at">;

/** How a notice reaches its recipient, as things are now. */
export type Delivery = {
	/** Where each channel leads; one that is missing is switched off, or leads nowhere. */
	addresses: Partial<Record<LetterChannel, string>>;
	/** The language of its letters. */
	locale: string;
	/** When its letters may leave; null for at once. */
	quiet_until: string | null;
	/** What is written in the batch that puts letters in the place of a notice to a person. */
	statements: () => D1PreparedStatement[];
	contentFor: (channel: LetterChannel) => Content;
};

/**
 * Reads what notices are about, in one trip for all: their deliveries in the same order, null for one that is no longer
 * so or whose recipient is gone. What is wrong with one keeps none of the others.
 */
export type ResolveNotices = (
	ctx: Ctx,
	notices: readonly DueNotice[],
) => Promise<PromiseSettledResult<Delivery | null>[]>;

/**
 * Reads in one trip what the rooms of people have not been told; nothing of whom there is nothing to say. `seq` of the
 * last event of each is what they have been told after it.
 */
export type ReadPushes = (ctx: Ctx, user_ids: readonly string[]) => Promise<Map<string, Push>>;

/** What rows of the outbox are about, read when they are due. */
export type Readers = { notices: ResolveNotices; pushes: ReadPushes };

/** How long a claimed row belongs to its sweeper. */
const claimSeconds = 60;
/** Send timeouts. Half the claim, so that a hung send is abandoned before another sweeper claims the row. */
const letterTimeoutSeconds = 30;
/** A room that does not answer must not keep letters waiting. */
const liveTimeoutSeconds = 2;
const minute = 60;
/** Seconds until the next try, after the first failure, the second and so on; the last for all after it. */
const backOffSeconds = [minute, 5 * minute, 30 * minute, 60 * minute] as const;
const mostAttempts = 24;
/** Rooms are told again sooner, and for as long: a day. */
const liveBackOffSeconds = 5;
const longestLiveMs = 24 * 3600 * 1000;
const mostAtOnce = 20;

type Row = Omit<OutboxRow, "key" | "due_at">;

/**
 * Sends up to `limit` rows that are due, notices to people, letters and what rooms are told alike; answers how many were
 * due. Two sweepers at once never take the same row. A letter that was not taken is tried again, 24 times over a day.
 * Whatever is due costs four trips to the database: claim, what it is about, what notices become, and the end of what has
 * left.
 */
export async function sweepOutbox(ctx: Ctx, ports: Ports, readers: Readers, limit = mostAtOnce): Promise<number> {
	const open = letterChannels.filter((channel) => ports[channel]);
	const rows = await claim(ctx, ["none", "person", ...open, ...(ports.live ? ["live"] : [])], limit);
	if (rows.length === 0) return 0;
	const isLive = ({ channel }: Row) => channel === "live";
	const [due, told] = await Promise.all([
		resolved(
			ctx,
			readers.notices,
			rows.filter((row) => !isLive(row)),
		),
		tellRooms(ctx, ports, readers.pushes, rows.filter(isLive)),
	]);
	const spread = await writeLetters(
		ctx,
		open,
		due.filter(({ row }) => row.channel === "person"),
	);
	const letters = [...due.filter(({ row }) => row.channel !== "person"), ...spread.letters];
	const sent = await Promise.all(letters.map((letter) => tried(letter.row, send(ports, letter))));
	await settle(ctx, [...spread.tries, ...sent, ...told]);
	return rows.length;
}

/** When the sweep of this isolate must have ended, in ms; what a request leaves behind may run for 30 s. */
let sweptUntil = 0;
let isAskedAgain = false;
const longestSweepMs = 20_000;

/**
 * Sends what is due, soon, and what it brings forth: the letters and live events of a notice. One sweep serves everybody
 * who asks at the same time in this isolate, so that under load the trips are for letters and not for looking.
 */
export async function sweepSoon(ctx: Ctx, ports: Ports, readers: Readers): Promise<void> {
	isAskedAgain = true;
	if (Date.now() < sweptUntil) return;
	sweptUntil = Date.now() + longestSweepMs;
	try {
		while (isAskedAgain && Date.now() < sweptUntil) {
			isAskedAgain = false;
			if ((await sweepOutbox(ctx, ports, readers)) > 0) isAskedAgain = true;
		}
	} finally {
		sweptUntil = 0;
	}
}

async function claim(ctx: Ctx, channels: readonly string[], limit: number): Promise<Row[]> {
	const now = ctx.now();
	const { results } = await ctx.db.$client
		.prepare(
			`UPDATE outbox SET due_at = ?1, attempts = attempts + 1 WHERE id IN (
				SELECT id FROM outbox WHERE due_at <= ?2 AND channel IN (SELECT value FROM json_each(?3))
				ORDER BY due_at LIMIT ?4
			) RETURNING id, channel, kind, sealed, locale, attempts, created_at`,
		)
		.bind(secondsAfter(now, claimSeconds), now.toISOString(), JSON.stringify(channels), limit)
		.all<Row>();
	return results;
}

/** A claimed row with its delivery; null where there is nothing to send. `fault` says why it could not be read. */
type Due = { row: Row; notice: DueNotice | null; delivery: Delivery | null; fault?: unknown };
/** What became of a row; `seq` of the last event that a room was told. */
type Try = { row: Row; failure: { error: unknown } | null; seq?: number };

const tried = (row: Row, work: Promise<void>): Promise<Try> =>
	work.then(
		() => ({ row, failure: null }),
		(error) => ({ row, failure: { error } }),
	);

/** Tells each room once, however many rows are for it. What a room was told is noted by `settle`. */
async function tellRooms(ctx: Ctx, { live }: Ports, read: ReadPushes, rows: readonly Row[]): Promise<Try[]> {
	if (!live || rows.length === 0) return [];
	const user_ids = [...new Set(rows.map(({ sealed }) => sealed))];
	let pushes: Map<string, Push>;
	try {
		pushes = await read(ctx, user_ids);
	} catch (error) {
		return rows.map((row) => ({ row, failure: { error } }));
	}
	const told = new Map(
		user_ids.map((user_id) => {
			const push = pushes.get(user_id);
			return [user_id, push ? withTimeout(live(user_id, push), liveTimeoutSeconds) : Promise.resolve()] as const;
		}),
	);
	return Promise.all(
		rows.map(async (row) => ({
			...(await tried(row, told.get(row.sealed) as Promise<void>)),
			seq: pushes.get(row.sealed)?.events.at(-1)?.seq ?? 0,
		})),
	);
}

async function resolved(ctx: Ctx, resolve: ResolveNotices, rows: readonly Row[]): Promise<Due[]> {
	const opened = await Promise.all(
		rows.map(async (row): Promise<Due> => {
			const due = { row, notice: null, delivery: null };
			if (row.channel === "none") return due;
			const text = await ctx.keys.open(row.sealed).catch(() => null);
			if (text === null) return { ...due, fault: new DOMException("Sealed with another key", "DataError") };
			const { id, kind, channel, locale, created_at } = row;
			return { ...due, notice: { id, kind, channel, locale, created_at, ...JSON.parse(text) } };
		}),
	);
	const notices = opened.flatMap(({ notice }) => notice ?? []);
	const results = await resolve(ctx, notices);
	const found = new Map(notices.map(({ id }, i) => [id, results[i]]));
	return opened.map((due) => {
		const result = found.get(due.row.id);
		if (!result) return due;
		return result.status === "fulfilled"
			? { ...due, delivery: result.value }
			: { ...due, fault: result.reason ?? new TypeError("The notice could not be read") };
	});
}

/**
 * Puts letters in the place of notices to people, all in one batch. Answers the letters that leave at once, claimed
 * already, and which notices failed.
 */
async function writeLetters(
	ctx: Ctx,
	open: readonly LetterChannel[],
	due: readonly Due[],
): Promise<{ letters: Due[]; tries: Try[] }> {
	const statements: D1PreparedStatement[] = [];
	const letters: Due[] = [];
	const tries = await Promise.all(
		due.map((one) =>
			tried(
				one.row,
				lettersOf(ctx, open, one).then((written) => {
					statements.push(...written.statements);
					letters.push(...written.dueNow);
				}),
			),
		),
	);
	if (statements.length > 0) {
		try {
			await guarded("conflict", ctx.db.$client.batch(statements));
		} catch (error) {
			// Another sweeper has claimed one of them since, and sends it; the others are still this one's.
			if (error instanceof Refusal) return oneByOne(ctx, open, due);
			return { letters: [], tries: tries.map(({ row }) => ({ row, failure: { error } })) };
		}
	}
	return { letters, tries: tries.filter(({ failure }) => failure) };
}

async function oneByOne(ctx: Ctx, open: readonly LetterChannel[], due: readonly Due[]) {
	const written = due.length > 1 ? await Promise.all(due.map((one) => writeLetters(ctx, open, [one]))) : [];
	return {
		letters: written.flatMap(({ letters }) => letters),
		tries: written.flatMap(({ tries }) => tries),
	};
}

/** The rows that one notice becomes, and which of them leave at once. */
async function lettersOf(ctx: Ctx, open: readonly LetterChannel[], { row, notice, delivery, fault }: Due) {
	if (fault !== undefined) throw fault;
	const { $client: d1 } = ctx.db;
	const now = ctx.now();
	const statements = [
		statementOf(
			ctx.db,
			mustHold(ctx.db, sql`SELECT 1 FROM outbox WHERE id = ${row.id} AND attempts = ${row.attempts}`),
		),
		d1.prepare("DELETE FROM outbox WHERE id = ?").bind(row.id),
		...(delivery?.statements() ?? []),
	];
	const dueNow: Due[] = [];
	for (const channel of letterChannels) {
		if (!notice || !delivery?.addresses[channel]) continue;
		const isDueNow = delivery.quiet_until === null && open.includes(channel);
		const letter: OutboxRow = {
			id: crypto.randomUUID(),
			channel,
			kind: row.kind,
			sealed: await sealed(ctx, notice),
			locale: delivery.locale,
			key: null,
			due_at: isDueNow ? secondsAfter(now, claimSeconds) : (delivery.quiet_until ?? now.toISOString()),
			attempts: isDueNow ? 1 : 0,
			created_at: now.toISOString(),
		};
		statements.push(rowStatement(ctx, letter));
		if (isDueNow) dueNow.push({ row: letter, notice, delivery });
	}
	return { statements, dueNow };
}

/** Hands over a letter, if there still is one. Throws when it was not taken. */
async function send(ports: Ports, { row: { id, channel, kind }, delivery, fault }: Due): Promise<void> {
	if (fault !== undefined) throw fault;
	if (channel !== "email" && channel !== "text") return;
	const to = delivery?.addresses[channel];
	if (!to) return;
	const work = ports[channel]?.({ id, channel, kind, to, ...delivery.contentFor(channel) });
	await withTimeout(work, letterTimeoutSeconds);
}

/** Deletes what has left; schedules the rest for another try, or gives it up. */
async function settle(ctx: Ctx, tries: readonly Try[]): Promise<void> {
	const { $client: d1 } = ctx.db;
	const over: string[] = [];
	const statements: D1PreparedStatement[] = [];
	const toldSeq = new Map<string, number>();
	for (const { row, failure, seq = 0 } of tries) {
		const { id, kind, attempts } = row;
		if (!failure) {
			over.push(id);
			if (seq > 0) toldSeq.set(row.sealed, seq);
		} else if (isGivenUp(ctx, row)) {
			// What is logged names neither people nor codes; the message of an error may.
			ctx.log("outbox_dropped", { id, kind });
			over.push(id);
		} else {
			ctx.log("outbox_failed", { id, kind, attempts, error: reasonOf(failure.error) });
			statements.push(
				d1
					// A sweeper that has claimed it since decides when it is due.
					.prepare("UPDATE outbox SET due_at = ? WHERE id = ? AND attempts = ?")
					.bind(secondsAfter(ctx.now(), backOffOf(row)), id, attempts),
			);
		}
	}
	for (const [user_id, seq] of toldSeq)
		statements.push(d1.prepare("UPDATE inboxes SET told_seq = max(told_seq, ?) WHERE user_id = ?").bind(seq, user_id));
	if (over.length > 0)
		statements.push(
			d1.prepare("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(over)),
		);
	if (statements.length > 0) await d1.batch(statements);
}

const isGivenUp = (ctx: Ctx, { channel, attempts, created_at }: Row) =>
	channel === "live" ? Date.parse(created_at) + longestLiveMs <= ctx.now().getTime() : attempts >= mostAttempts;

const backOffOf = ({ channel, attempts }: Row) =>
	channel === "live" ? liveBackOffSeconds : (backOffSeconds[Math.min(attempts, backOffSeconds.length) - 1] ?? minute);

const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString();

/** What kind of error it was: its code (`E_SENDER_NOT_VERIFIED`), else its name. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	return "code" in error && /^[A-Z_]{1,60}$/.test(String(error.code)) ? String(error.code) : error.name;
}

async function withTimeout(work: Promise<void> | undefined, seconds: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DOMException("No answer", "TimeoutError")), seconds * 1000);
	});
	await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
