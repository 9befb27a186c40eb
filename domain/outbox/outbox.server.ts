import { sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import type { ClaimedRow, Delivery, Due, DueNotice, Try } from "./delivery.ts";
import type { Push } from "./live.ts";
import { type Letter, type LetterChannel, letterChannels, type OutboxRow } from "./outbox.ts";
import { rowStatement, sealed, secondsAfter } from "./plan.server.ts";
import { settle } from "./settle.server.ts";
import { bundlesOf, summaryOf } from "./summary.server.ts";

/** Hands a letter to its carrier; rejects when it was not taken. The same `id` may come again. */
export type Port = (letter: Letter) => Promise<void>;

/** Tells the room of a person; rejects when it was not there. */
export type LivePort = (user_id: string, push: Push) => Promise<void>;

/** The carriers. What goes to a channel that has none waits, untried. */
export type Ports = Record<LetterChannel, Port | null> & { live: LivePort | null };

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
const mostAtOnce = 20;

/**
 * Sends `limit` rows that are due, and what quiet hours held for the same people, notices to people, letters and what
 * rooms are told alike; answers how many were due. Two sweepers at once never take the same row. A letter that was not taken is tried again, 24 times over a day; then it waits for
 * an admin, for a week (`deliveries.server.ts`).
 * Whatever is due costs four trips to the database: claim, what it is about, what notices become, and the end of what has
 * left.
 */
export async function sweepOutbox(ctx: Ctx, ports: Ports, readers: Readers, limit = mostAtOnce): Promise<number> {
	const open = letterChannels.filter((channel) => ports[channel]);
	const rows = await claim(ctx, ["none", "person", ...open, ...(ports.live ? ["live"] : [])], limit);
	if (rows.length === 0) return 0;
	const isLive = ({ channel }: ClaimedRow) => channel === "live";
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
	const isQuiet = ({ delivery }: Due) => delivery !== null && delivery.quiet_until !== null;
	const leaving = bundlesOf(letters.filter((letter) => !isQuiet(letter)));
	const sent = await Promise.all(leaving.map((bundle) => sendTogether(ctx, ports, bundle)));
	await settle(ctx, [...spread.tries, ...sent.flat(), ...told], letters.filter(isQuiet));
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

async function claim(ctx: Ctx, channels: readonly string[], limit: number): Promise<ClaimedRow[]> {
	const now = ctx.now();
	const { results } = await ctx.db.$client
		.prepare(
			`WITH open AS (SELECT value FROM json_each(?3)), first AS MATERIALIZED (
				SELECT id, held_for FROM outbox WHERE due_at <= ?2 AND channel IN open ORDER BY due_at LIMIT ?4
			) UPDATE outbox SET due_at = ?1, attempts = attempts + 1 WHERE id IN (
				SELECT id FROM first UNION ALL SELECT id FROM outbox
				WHERE held_for IN (SELECT held_for FROM first WHERE held_for IS NOT NULL) AND due_at <= ?2 AND channel IN open
			) RETURNING id, channel, kind, sealed, locale, held_for, attempts, created_at`,
		)
		.bind(secondsAfter(now, claimSeconds), now.toISOString(), JSON.stringify(channels), limit)
		.all<ClaimedRow>();
	return results;
}

const tried = (row: ClaimedRow, work: Promise<void>): Promise<Try> =>
	work.then(
		() => ({ row, failure: null }),
		(error) => ({ row, failure: { error } }),
	);

/** Tells each room once, however many rows are for it. What a room was told is noted by `settle`. */
async function tellRooms(ctx: Ctx, { live }: Ports, read: ReadPushes, rows: readonly ClaimedRow[]): Promise<Try[]> {
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

async function resolved(ctx: Ctx, resolve: ResolveNotices, rows: readonly ClaimedRow[]): Promise<Due[]> {
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
		const isQuiet = delivery.quiet_until !== null;
		const isDueNow = !isQuiet && open.includes(channel);
		const letter: OutboxRow = {
			id: crypto.randomUUID(),
			channel,
			kind: row.kind,
			sealed: await sealed(ctx, notice),
			locale: delivery.locale,
			key: null,
			held_for: isQuiet ? notice.to : null,
			due_at: isDueNow ? secondsAfter(now, claimSeconds) : (delivery.quiet_until ?? now.toISOString()),
			attempts: isDueNow ? 1 : 0,
			created_at: now.toISOString(),
		};
		statements.push(rowStatement(ctx, letter));
		if (isDueNow) dueNow.push({ row: letter, notice, delivery });
	}
	return { statements, dueNow };
}

/** Sends a letter, or several as one. */
async function sendTogether(ctx: Ctx, ports: Ports, bundle: readonly Due[]): Promise<Try[]> {
	const work = send(ctx, ports, bundle);
	return Promise.all(bundle.map(({ row }) => tried(row, work)));
}

/** Hands over a letter, if there still is one. Throws when it was not taken. */
async function send(ctx: Ctx, ports: Ports, bundle: readonly Due[]): Promise<void> {
	const [{ row, delivery, fault }] = bundle as [Due];
	if (fault !== undefined) throw fault;
	const { id, channel, kind } = row;
	if (channel !== "email" && channel !== "text") return;
	const to = delivery?.addresses[channel];
	if (!to) return;
	const content = bundle.length > 1 ? summaryOf(ctx, channel, bundle) : delivery.contentFor(channel);
	const work = ports[channel]?.({ id, channel, kind: bundle.length > 1 ? "summary" : kind, to, ...content });
	await withTimeout(work, letterTimeoutSeconds);
}

async function withTimeout(work: Promise<void> | undefined, seconds: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DOMException("No answer", "TimeoutError")), seconds * 1000);
	});
	await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
