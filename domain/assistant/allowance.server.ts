import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { assistantLimits, type MessagesLeft } from "./assistant.ts";

const { anonymousMessages, networkMessages, seconds, devices, answerSeconds, paidOfPerson, paidShare } =
	assistantLimits;

/** What the cookie of a device is called. */
export const deviceCookie = "device";

const deviceUse = "assistant device";
const longestToken = 150;

/** The device that a cookie names; null for one that was not made here, or that is too old. */
export async function deviceOf(ctx: Ctx, token: string | undefined): Promise<string | null> {
	const [id = "", ends = "", mac = ""] = token && token.length <= longestToken ? token.split(".") : [];
	const macs = await ctx.keys.macs(deviceUse, `${id}.${ends}`);
	const isOurs = macs.some((known) => isSameText(known, mac));
	return isOurs && Number(ends) * 1000 > ctx.now().getTime() ? id : null;
}

/**
 * A new device with the text of its cookie: a random id, when it ends (seconds since 1970), and a hash that nobody else
 * can make. null when this network was given as many as it may have; then it counts as one device.
 */
export async function newDevice(ctx: Ctx): Promise<{ id: string; token: string } | null> {
	const counter = await counterOf(ctx, "assistant devices", ctx.client.network, devices, seconds);
	const { isTaken } = await take(ctx, [counter]);
	if (!isTaken) return null;
	const id = newId();
	const text = `${id}.${Math.floor(ctx.now().getTime() / 1000) + seconds}`;
	const [mac] = await ctx.keys.macs(deviceUse, text);
	return { id, token: `${text}.${mac}` };
}

/** What whoever has no account may still send from this device, or from this network where `device` is null. */
export async function messagesLeft(ctx: Ctx, device: string | null): Promise<MessagesLeft> {
	const counters = await messageCounters(ctx, device);
	const { results } = await rowsStatement(ctx, counters).all<Row>();
	return { limit: anonymousMessages, remaining: remainingOf(counters, results) };
}

/** A message that was counted: how many are left, null for no limit; `giveBack` takes it off again, once. */
export type Counted = { remaining: number | null; giveBack: () => Promise<void> };

/**
 * Counts a message of whoever has no account, on the device and on the network together, or on neither. Throws
 * `message_limit` when either has used up its messages, `assistant_unavailable` when nobody can count.
 *
 * Who has used up everything is looked up in KV first, so that the refused seldom touch D1. KV learns of it only once no
 * answer that was counted can fail any more, so that it never hides a message that was given back; see
 * docs/decisions/034.
 */
export async function countMessage(ctx: Ctx, device: string | null): Promise<Counted> {
	const counters = await messageCounters(ctx, device);
	const marks = await Promise.all(counters.map(({ key }) => readMark(ctx, key)));
	const [marked] = marks.filter((ends_at) => ends_at !== null && ends_at > ctx.now().toISOString());
	if (marked) throw refusalUntil(ctx, marked);
	const pending = counters.map(({ key }) => ({
		...{ key: `${key} pending`, most: null },
		ends_at: later(ctx, answerSeconds + 2 * lateSeconds),
	}));
	const { isTaken, rows } = await take(ctx, [...counters, ...pending]);
	if (!isTaken) throw refuse(ctx, counters, rows);
	return { remaining: remainingOf(counters, rows), giveBack: giveBackOnce(ctx, counters, rows) };
}

/**
 * Takes one of the answers that the provider may word within a day; whether there was one. `perDay` is what people without
 * an account have together; those who are signed in have their own share, and each of them a part of it.
 */
export async function takePaidAnswer(
	ctx: Ctx,
	perDay: number,
	user_id: string | null,
): Promise<{ isTaken: boolean; giveBack: Counted["giveBack"] }> {
	const counters = await Promise.all(
		user_id === null
			? [counterOf(ctx, "assistant paid", "site", perDay, seconds)]
			: [
					counterOf(ctx, "assistant paid", "people", perDay * paidShare, seconds),
					counterOf(ctx, "assistant paid person", user_id, paidOfPerson, seconds),
				],
	);
	const { isTaken, rows } = await take(ctx, counters);
	return { isTaken, giveBack: giveBackOnce(ctx, counters, rows) };
}

/**
 * A row of `rate_limits` to count on: at most `most` until `ends_at`. Where `most` is null nothing is counted: the row
 * says until when something is under way.
 */
type Counter = { key: string; most: number | null; ends_at: string };
type Row = { key: string; count: number; ends_at: string };

/** What clocks that differ, and the way to the database, may add to the time of an answer. */
const lateSeconds = 30;

async function counterOf(ctx: Ctx, use: string, who: string, most: number, seconds: number): Promise<Counter> {
	const [key = ""] = await ctx.keys.macs(`limit ${use}`, who);
	return { key, most, ends_at: later(ctx, seconds) };
}

const messageCounters = (ctx: Ctx, device: string | null) =>
	Promise.all([
		counterOf(
			ctx,
			"assistant",
			device ? `device ${device}` : `network ${ctx.client.network}`,
			anonymousMessages,
			seconds,
		),
		counterOf(ctx, "assistant network", ctx.client.network, networkMessages, seconds),
	]);

/**
 * Counts one more on all counters, or on none when one of them is full: a single statement, so that of a hundred at once
 * exactly as many pass as may. SQLite reads all that its SELECT says before it writes the first row. Throws
 * `assistant_unavailable` when D1 does not answer: whoever cannot be counted is not let through.
 */
async function take(ctx: Ctx, counters: readonly Counter[]): Promise<{ isTaken: boolean; rows: Row[] }> {
	const { $client: d1 } = ctx.db;
	const statements = [
		d1
			.prepare(
				`INSERT INTO rate_limits (key, count, ends_at)
				SELECT value ->> 'key', value ->> 'most' IS NOT NULL, value ->> 'ends_at' FROM json_each(?1)
				WHERE NOT EXISTS (
					SELECT 1 FROM json_each(?1) AS asked
					LEFT JOIN rate_limits AS kept ON kept.key = asked.value ->> 'key' AND kept.ends_at > ?2
					WHERE coalesce(kept.count, 0) >= asked.value ->> 'most'
				)
				ON CONFLICT (key) DO UPDATE SET
					count = CASE WHEN ends_at > ?2 THEN count ELSE 0 END + excluded.count,
					ends_at = CASE WHEN ends_at > ?2 AND excluded.count = 1 THEN ends_at ELSE excluded.ends_at END
				RETURNING key`,
			)
			.bind(JSON.stringify(counters), ctx.now().toISOString()),
		rowsStatement(ctx, counters),
	];
	const [taken, rows] = await d1.batch<Row>(statements).catch((error: Error) => {
		ctx.log("error", { message: error.message });
		throw new Refusal("assistant_unavailable");
	});
	return { isTaken: (taken?.results.length ?? 0) > 0, rows: rows?.results ?? [] };
}

const rowsStatement = (ctx: Ctx, counters: readonly Counter[]) =>
	ctx.db.$client
		.prepare(
			`SELECT key, count, ends_at FROM rate_limits
			WHERE key IN (SELECT value ->> 'key' FROM json_each(?)) AND ends_at > ?`,
		)
		.bind(JSON.stringify(counters), ctx.now().toISOString());

const rowOf = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key);

const remainingOf = (counters: readonly Counter[], rows: readonly Row[]) =>
	Math.max(0, Math.min(...counters.map(({ key, most }) => (most ?? 0) - (rowOf(rows, key)?.count ?? 0))));

/**
 * Takes one off these counters the first time it is called, where they are still in the same window. Later than an answer
 * may take it does nothing: KV may say by then that all is used up.
 */
function giveBackOnce(ctx: Ctx, counters: readonly Counter[], rows: readonly Row[]): Counted["giveBack"] {
	const until = later(ctx, answerSeconds + lateSeconds);
	const counted = counters.flatMap(({ key }) => rowOf(rows, key) ?? []);
	let isGiven = false;
	return async () => {
		if (isGiven || ctx.now().toISOString() > until) return;
		isGiven = true;
		await ctx.db.$client
			.prepare(
				`UPDATE rate_limits SET count = count - 1 WHERE count > 0 AND (key, ends_at) IN (
					SELECT value ->> 'key', value ->> 'ends_at' FROM json_each(?)
				)`,
			)
			.bind(JSON.stringify(counted))
			.run()
			.catch((error: Error) => ctx.log("error", { message: error.message }));
	};
}

const refusalUntil = (ctx: Ctx, ends_at: string) =>
	new Refusal("message_limit", {
		seconds: Math.max(1, Math.ceil((Date.parse(ends_at) - ctx.now().getTime()) / 1000)),
	});

/** What whoever is refused is told; tells KV of those who cannot be given anything back. */
function refuse(ctx: Ctx, counters: readonly Counter[], rows: readonly Row[]): Refusal {
	const full = counters.flatMap(({ key, most }) => {
		const row = rowOf(rows, key);
		return row && row.count >= (most ?? 0) ? row : [];
	});
	for (const { key, ends_at } of full) {
		if (!rowOf(rows, `${key} pending`)) ctx.after(writeMark(ctx, key, ends_at));
	}
	return refusalUntil(
		ctx,
		full
			.map((row) => row.ends_at)
			.sort()
			.at(-1) ?? ctx.now().toISOString(),
	);
}

/** Until when a counter is used up, as far as KV knows. Where KV does not answer, D1 decides. */
async function readMark({ usedUp, log }: Ctx, key: string): Promise<string | null> {
	try {
		return await usedUp.get(key);
	} catch {
		log("used_up_unreadable");
		return null;
	}
}

/** KV keeps nothing for less. */
const shortestMarkSeconds = 60;

async function writeMark(ctx: Ctx, key: string, ends_at: string): Promise<void> {
	const expiration = Math.floor(Date.parse(ends_at) / 1000);
	if (expiration - ctx.now().getTime() / 1000 < shortestMarkSeconds) return;
	await ctx.usedUp.put(key, ends_at, { expiration }).catch(() => ctx.log("used_up_unwritable"));
}
