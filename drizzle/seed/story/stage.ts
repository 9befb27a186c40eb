/** Plays what happens in the demo story: every command at its own time, and what the outbox sends meanwhile. */
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Keys } from "#domain/ground/keys.server.ts";
import { rules } from "#domain/ground/rules.ts";
import { readers } from "#domain/notices/notices.server.ts";
import { type Ports, sweepOutbox } from "#domain/outbox/outbox.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { castIds } from "./cast.ts";

const none = () => Promise.reject(new Error("The story has nothing of the kind."));

/** A context without a Worker; letters that it sends reach nobody. */
export function storyCtx(db: D1Database, files: R2Bucket, keys: Keys, now: Date): Ctx {
	return {
		db: connect(db, new Meter()),
		bookmark: () => null,
		now: () => now,
		after: () => {},
		log: (event, fields) => {
			throw new Error(`The story went wrong: ${event} ${JSON.stringify(fields)}`);
		},
		keys,
		files,
		asset: none,
		rules: rules.strict,
		hasTextMessages: false,
		textLimits: null,
		assistant: null,
		usedUp: { get: none, put: none } as unknown as KVNamespace,
		client: { network: "", user_agent: "", country_id: null, time_zone: null, city: null },
		publicUrl: "https://visavis.test",
		mailFrom: "hello@visavis.test",
		publishableKey: "",
		redirectOrigins: [],
		meetingUrl: "",
		isDevelopment: true,
	};
}

/** Something that happens at an instant (ms). */
type Scene = { at: number; play: (ctx: Ctx) => Promise<unknown> };

/** What happened this long ago was mailed then, and nobody had a page open: only lines of the lists are written. */
const ports: Ports = { email: null, text: null, live: null };
const perSweep = 100;

/** Drops notices to those whose lists nobody looks at. Their keys name whom they are for. */
const dropNoticesToCast = (db: D1Database) =>
	db.prepare(`DELETE FROM outbox WHERE channel = 'person' AND instr(key, ' ${castIds}') > 0`);

export class Stage {
	readonly #scenes: Scene[] = [];

	constructor(
		readonly ctx: Ctx,
		readonly now: number,
	) {}

	/** Plans what happens at an instant, which has passed. */
	at(at: number, play: Scene["play"]) {
		if (at > this.now) throw new RangeError(`${new Date(at).toISOString()} has not come yet.`);
		this.#scenes.push({ at, play });
	}

	/** Plays all that was planned, in the order of time. */
	async play(): Promise<void> {
		for (const { at, play } of this.#scenes.toSorted((a, b) => a.at - b.at)) {
			await this.#sweepUntil(at);
			await this.during(at, play);
		}
		await this.#sweepUntil(this.now);
	}

	/** Runs something at an instant, with what goes on after its answer. */
	async during<T>(at: number, run: (ctx: Ctx) => Promise<T>): Promise<T> {
		const going: Promise<unknown>[] = [];
		const done = await run({ ...this.ctx, now: () => new Date(at), after: (work) => going.push(work) });
		await Promise.all(going);
		return done;
	}

	/** Takes up each notice when it was due, so that the line in the list has its time. */
	async #sweepUntil(until: number) {
		const { $client: d1 } = this.ctx.db;
		const steps = [dropNoticesToCast(d1), d1.prepare("SELECT min(due_at) AS at FROM outbox WHERE channel = 'person'")];
		for (;;) {
			const results = await d1.batch<{ at: string | null }>(steps);
			const at = results.at(-1)?.results[0]?.at ?? null;
			if (at === null || Date.parse(at) > until) return;
			await sweepOutbox({ ...this.ctx, now: () => new Date(at) }, ports, readers, perSweep);
		}
	}
}

/** Letters and live events that are due count as delivered. */
export const deliveredStatements = (db: D1Database, now: string): D1PreparedStatement[] => [
	db.prepare("DELETE FROM outbox WHERE channel IN ('email', 'live') AND due_at <= ?").bind(now),
	db.prepare("UPDATE inboxes SET told_seq = seq"),
];
