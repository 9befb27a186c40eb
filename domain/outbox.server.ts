import type { Ctx } from "./context.server.ts";
import { type Letter, type OutboxRow, rowStatement } from "./letters.server.ts";
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
const mostAtOnce = 20;

type Row = Omit<OutboxRow, "key" | "due_at">;
type NoticeRow = Row & { kind: NoticeKind };

/**
 * Sends up to `limit` messages that are due, and those that notices among them become at once; answers how many were
 * due. Two sweepers at once never take the same. A message that nobody took is tried again, 24 times over a day; a code
 * that has run out is not sent, nor a notice of what is no longer so. Whatever is due costs four trips to the database:
 * claim, what notices are about, their lines and letters, and the end of what has left.
 */
export async function sweepOutbox(ctx: Ctx, ports: Ports, limit = mostAtOnce): Promise<number> {
	const ways: OutboxChannel[] = ["none"];
	if (ports.email) ways.push("email");
	if (ports.text) ways.push("text");
	const rows = await claim(ctx, [...ways, "person"], limit);
	if (rows.length === 0) return 0;
	const due = await withMatters(ctx, rows);
	const told = await tellPeople(
		ctx,
		ways,
		due.filter(({ row }) => row.channel === "person"),
	);
	const letters = [...due.filter(({ row }) => row.channel !== "person"), ...told.letters];
	const sent = await Promise.all(letters.map((letter) => tried(letter.row, send(ctx, ports, letter))));
	await settle(ctx, [...told.tries, ...sent]);
	return rows.length;
}

/** When whoever sweeps in this isolate must have ended, in ms; what a request leaves behind may run for 30 s. */
let sweptUntil = 0;
let isAskedAgain = false;
const longestSweepMs = 20_000;

/**
 * Sends what is due, soon: one sweeps for all who ask at the same time in this isolate, so that under load the trips are
 * for messages and not for looking.
 */
export async function sweepSoon(ctx: Ctx, ports: Ports): Promise<void> {
	isAskedAgain = true;
	if (Date.now() < sweptUntil) return;
	sweptUntil = Date.now() + longestSweepMs;
	try {
		while (isAskedAgain && Date.now() < sweptUntil) {
			isAskedAgain = false;
			// As many as it may take: there may be more.
			if ((await sweepOutbox(ctx, ports)) === mostAtOnce) isAskedAgain = true;
		}
	} finally {
		sweptUntil = 0;
	}
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

/** A row, with what it is about if it is a notice. Of one that could not be read, `fault` says why. */
type Due = { row: Row; matter: DueMatter | null; fault?: unknown };
/** What became of a row. */
type Try = { row: Row; failure: { error: unknown } | null };

const tried = (row: Row, work: Promise<void>): Promise<Try> =>
	work.then(
		() => ({ row, failure: null }),
		(error) => ({ row, failure: { error } }),
	);

async function withMatters(ctx: Ctx, rows: readonly Row[]): Promise<Due[]> {
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
	const found = new Map(notices.map(({ id }, i) => [id, matters[i]]));
	return rows.map((row) => {
		const matter = found.get(row.id);
		if (!isNotice(row.kind)) return { row, matter: null };
		if (matter?.status === "fulfilled") return { row, matter: matter.value };
		return { row, matter: null, fault: matter?.reason ?? new DOMException("Sealed with another key", "DataError") };
	});
}

/**
 * Puts lines and letters in the place of notices, all in one batch. Answers the letters that leave at once, claimed
 * already, and what became of the notices.
 */
async function tellPeople(
	ctx: Ctx,
	ways: readonly OutboxChannel[],
	notices: readonly Due[],
): Promise<{ letters: Due[]; tries: Try[] }> {
	const { $client: d1 } = ctx.db;
	const isMine = "SELECT 1 FROM outbox WHERE id = ? AND attempts = CAST(? AS INTEGER)";
	const statements: D1PreparedStatement[] = [];
	const letters: Due[] = [];
	const tries = await Promise.all(
		notices.map(async ({ row, matter, fault }) => {
			const written = async () => {
				if (fault !== undefined) throw fault;
				const told = matter && (await tellStatements(ctx, row.id, matter));
				statements.push(
					d1.prepare(`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (${isMine})`).bind(row.id, row.attempts),
					d1.prepare("DELETE FROM outbox WHERE id = ?").bind(row.id),
					...(told?.lines ?? []),
				);
				for (const letter of told?.letters ?? []) {
					const leavesNow = letter.due_at <= letter.created_at && ways.includes(letter.channel);
					const claim = { attempts: 1, due_at: secondsAfter(ctx.now(), claimSeconds) };
					const next = { ...letter, ...(leavesNow && claim) };
					statements.push(rowStatement(ctx, next));
					if (leavesNow) letters.push({ row: next, matter });
				}
			};
			return tried(row, written());
		}),
	);
	if (statements.length > 0) {
		try {
			await guarded("conflict", d1.batch(statements));
		} catch (error) {
			// Somebody else has one of them by now, and with it the others will be taken up when their claim is over.
			if (error instanceof Refusal) return { letters: [], tries: [] };
			return { letters: [], tries: tries.map(({ row }) => ({ row, failure: { error } })) };
		}
	}
	return { letters, tries: tries.filter(({ failure }) => failure) };
}

/** Hands over a message, unless it is not so any more. Throws when it was not taken. */
async function send(ctx: Ctx, ports: Ports, { row, matter, fault }: Due): Promise<void> {
	const { id, channel, kind, locale, created_at } = row;
	if (channel !== "email" && channel !== "text") return;
	if (isNotice(kind)) {
		if (fault !== undefined) throw fault;
		const to = matter?.ways[channel];
		if (!to) return;
		const letter: Letter = { id, channel, kind, to, values: {}, locale };
		return inTime(ports[channel]?.(letter, renderNotice(channel, matter, ctx.publicUrl, ctx.now().toISOString())));
	}
	const seconds = worthSeconds(kind) ?? Number.POSITIVE_INFINITY;
	if (ctx.now().getTime() - Date.parse(created_at) >= seconds * 1000) {
		ctx.log("outbox_expired", { id, kind });
		return;
	}
	const { to, values } = JSON.parse(await ctx.keys.open(row.sealed)) as Pick<Letter, "to" | "values">;
	const letter: Letter<MailKind> = { id, channel, kind, to, values: { at: created_at, ...values }, locale };
	return inTime(ports[channel]?.(letter, renderLetter(letter, ctx.publicUrl)));
}

/** Takes away what has left; says of the rest when to try again, or gives it up. */
async function settle(ctx: Ctx, tries: readonly Try[]): Promise<void> {
	const { $client: d1 } = ctx.db;
	const over: string[] = [];
	const statements: D1PreparedStatement[] = [];
	for (const { row, failure } of tries) {
		const { id, kind, attempts } = row;
		if (!failure) {
			over.push(id);
		} else if (attempts >= mostAttempts) {
			// What is logged names neither people nor codes; the message of an error may.
			ctx.log("outbox_dropped", { id, kind });
			over.push(id);
		} else {
			ctx.log("outbox_failed", { id, kind, attempts, error: reasonOf(failure.error) });
			const wait = backOffSeconds[Math.min(attempts, backOffSeconds.length) - 1] ?? minute;
			statements.push(
				d1
					// Who has claimed it meanwhile says when it is due.
					.prepare("UPDATE outbox SET due_at = ? WHERE id = ? AND attempts = ?")
					.bind(secondsAfter(ctx.now(), wait), id, attempts),
			);
		}
	}
	if (over.length > 0)
		statements.push(
			d1.prepare("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(over)),
		);
	if (statements.length > 0) await d1.batch(statements);
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
