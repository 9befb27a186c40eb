import type { Ctx } from "./context.server.ts";
import type { Letter } from "./letters.server.ts";
import type { MailKind } from "./mail/mail.ts";
import { type Rendered, renderLetter, worthSeconds } from "./mail/render.server.ts";
import { renderNotice } from "./mail/render-notice.server.ts";
import { type DueMatter, findMatters, tellStatements } from "./matters.server.ts";
import { guarded } from "./must.server.ts";
import type { SealedNotice } from "./notices.server.ts";
import { isNotice, type NoticeKind } from "./notices.ts";
import type { OutboxChannel } from "./outbox.ts";
import { Refusal } from "./refusal.ts";

/** Hands a message to who carries it; rejects when it was not taken. The same `id` may come again. */
export type Port = (letter: Letter, rendered: Rendered) => Promise<void>;

/** The ways out. What has no way out waits, untried. */
export type Ports = { email: Port | null; text: Port | null };

/** For how long a row is left to who has claimed it. */
const claimSeconds = 60;
/** Half of it: who hangs is given up before another may try. */
const patienceSeconds = 30;
const minute = 60;
/** Seconds until the next try, after the first failure, the second and so on; the last for all after it. */
const backOffSeconds = [minute, 5 * minute, 30 * minute, 60 * minute] as const;
const mostAttempts = 24;

type Row = Pick<Letter, "id" | "channel" | "kind" | "locale"> & {
	sealed: string;
	attempts: number;
	created_at: string;
};
type NoticeRow = Row & { kind: NoticeKind };
type LetterRow = Row & { kind: MailKind };

/**
 * Sends up to `limit` messages that are due, and those that notices among them become at once; answers how many it has
 * taken up. Two sweepers at once never take the same. A message that nobody took is tried again, 24 times over a day;
 * a code that has run out is not sent, nor a notice of what is no longer so.
 */
export async function sweepOutbox(ctx: Ctx, ports: Ports, limit = 20): Promise<number> {
	const ways: OutboxChannel[] = ["none"];
	if (ports.email) ways.push("email");
	if (ports.text) ways.push("text");
	const first = await claim(ctx, [...ways, "person"], limit);
	await deliverAll(ctx, ports, first);
	if (!first.some(({ channel }) => channel === "person")) return first.length;
	const then = await claim(ctx, ways, limit);
	await deliverAll(ctx, ports, then);
	return first.length + then.length;
}

async function claim(ctx: Ctx, channels: readonly OutboxChannel[], limit: number): Promise<Row[]> {
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

async function deliverAll(ctx: Ctx, ports: Ports, rows: readonly Row[]): Promise<void> {
	const matters = await mattersOf(ctx, rows);
	await Promise.all(
		rows.map((row) =>
			settle(ctx, row, () =>
				isNotice(row.kind)
					? notify(ctx, ports, row as NoticeRow, matters.get(row.id))
					: send(ctx, ports, row as LetterRow),
			),
		),
	);
}

/** What the notices among the rows are about; one that cannot be opened is left out. */
async function mattersOf(ctx: Ctx, rows: readonly Row[]): Promise<Map<string, DueMatter | null>> {
	const opened = await Promise.all(
		rows
			.filter((row): row is NoticeRow => isNotice(row.kind))
			.map(async ({ id, kind, sealed }) => {
				const text = await ctx.keys.open(sealed).catch(() => null);
				return text === null ? [] : [{ id, kind, sealed: JSON.parse(text) as SealedNotice }];
			}),
	);
	const notices = opened.flat();
	const matters = await findMatters(ctx, notices);
	return new Map(notices.map(({ id }, i) => [id, matters[i] ?? null]));
}

/** Tells a person in the ways they have chosen, or passes on what goes one of them. Throws when that failed. */
async function notify(
	ctx: Ctx,
	ports: Ports,
	{ id, channel, kind, locale, attempts }: NoticeRow,
	matter: DueMatter | null | undefined,
): Promise<void> {
	const { $client: d1 } = ctx.db;
	if (matter === undefined) throw new DOMException("Sealed with another key", "DataError");
	if (channel === "person") {
		const isMine = "SELECT 1 FROM outbox WHERE id = ? AND attempts = CAST(? AS INTEGER)";
		const replaced = d1.batch([
			d1.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (${isMine})`).bind(id, attempts),
			...(matter ? await tellStatements(ctx, id, matter) : []),
			d1.prepare("DELETE FROM outbox WHERE id = ?").bind(id),
		]);
		// Somebody else has it by now.
		await guarded("conflict", replaced).catch((error) => {
			if (!(error instanceof Refusal)) throw error;
		});
		return;
	}
	const to = (channel === "email" || channel === "text") && matter?.ways[channel];
	if (to) {
		const letter: Letter = { id, channel, kind, to, values: {}, locale };
		await inTime(ports[channel]?.(letter, renderNotice(channel, matter, ctx.publicUrl, ctx.now().toISOString())));
	}
	await crossOut(ctx, id);
}

/** Sends a message about an account. Throws when it was not taken. */
async function send(ctx: Ctx, ports: Ports, row: LetterRow): Promise<void> {
	const { id, channel, kind, locale, created_at } = row;
	const seconds = worthSeconds(kind) ?? Number.POSITIVE_INFINITY;
	const isOver = ctx.now().getTime() - Date.parse(created_at) >= seconds * 1000;
	if ((channel === "email" || channel === "text") && isOver) ctx.log("outbox_expired", { id, kind });
	if ((channel === "email" || channel === "text") && !isOver) {
		const { to, values } = JSON.parse(await ctx.keys.open(row.sealed)) as Pick<Letter, "to" | "values">;
		const letter = { id, channel, kind, to, values: { at: created_at, ...values }, locale };
		await inTime(ports[channel]?.(letter, renderLetter(letter, ctx.publicUrl)));
	}
	await crossOut(ctx, id);
}

const crossOut = (ctx: Ctx, id: string) => ctx.db.$client.prepare("DELETE FROM outbox WHERE id = ?").bind(id).run();

/** Does what is to be done with a row; when that failed, says when to try again, or gives up. */
async function settle(ctx: Ctx, { id, kind, attempts }: Row, work: () => Promise<void>): Promise<void> {
	// What is logged names neither people nor codes; the message of an error may.
	const names = { id, kind };
	try {
		await work();
	} catch (error) {
		if (attempts >= mostAttempts) {
			ctx.log("outbox_dropped", names);
			await crossOut(ctx, id);
			return;
		}
		ctx.log("outbox_failed", { ...names, attempts, error: reasonOf(error) });
		const wait = backOffSeconds[Math.min(attempts, backOffSeconds.length) - 1] ?? minute;
		await ctx.db.$client
			// Who has claimed it meanwhile says when it is due.
			.prepare("UPDATE outbox SET due_at = ? WHERE id = ? AND attempts = ?")
			.bind(secondsAfter(ctx.now(), wait), id, attempts)
			.run();
	}
}

const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString();

/** What kind of error it was: its code (`E_SENDER_NOT_VERIFIED`), else its name. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	return "code" in error && /^[A-Z_]{1,60}$/.test(String(error.code)) ? String(error.code) : error.name;
}

/** Waits for work, but not for ever. */
async function inTime(work: Promise<void> | undefined): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DOMException("Nobody answered", "TimeoutError")), patienceSeconds * 1000);
	});
	await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
