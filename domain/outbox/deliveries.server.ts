import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { keptSeconds } from "./deliveries.ts";
import type { OutboxRow } from "./outbox.ts";

/** A letter or notice that could not be delivered; nothing of whom it is for or what it says. */
export type FailedDelivery = Pick<OutboxRow, "id" | "channel" | "kind" | "attempts" | "due_at" | "created_at"> & {
	/** What went wrong at the last try. */
	failure: string;
	/** null: it is tried again at `due_at`. */
	given_up_at: string | null;
};

export type Deliveries = {
	/** What should have left by now; more than 1,000 are counted as 1,000. */
	due: number;
	/** Of it, since when the oldest waits; null for none. */
	due_since: string | null;
	failed: FailedDelivery[];
	next_cursor: string | null;
};

const mostCounted = 1_000;
const perPage = 30;

/**
 * What waits to be delivered, and what failed, the newest first, 30 a page. One batch. Throws `invalid` for a cursor that
 * is none.
 */
export async function listDeliveries(ctx: Ctx, _admin: Admin, cursor: string | null = null): Promise<Deliveries> {
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const { $client: d1 } = ctx.db;
	const [counted, failed] = await d1.batch([
		d1
			.prepare(
				`SELECT count(*) AS due, min(due_at) AS due_since FROM (
					SELECT due_at FROM outbox WHERE due_at <= ? ORDER BY due_at LIMIT ${mostCounted})`,
			)
			.bind(ctx.now().toISOString()),
		d1
			.prepare(
				`SELECT id, channel, kind, attempts, due_at, created_at, failure, given_up_at FROM outbox INDEXED BY outbox_failed
				WHERE failure IS NOT NULL AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ${perPage + 1}`,
			)
			.bind(at, id),
	]);
	const { due, due_since } = (counted?.results[0] ?? { due: 0, due_since: null }) as Pick<
		Deliveries,
		"due" | "due_since"
	>;
	const { rows, next_cursor } = pageOf((failed?.results ?? []) as FailedDelivery[], perPage, (row) => ({
		at: row.created_at,
		id: row.id,
	}));
	return { due, due_since, failed: rows, next_cursor };
}

/** Everything that failed (null), or one of it. */
const which = (id: string | null) => sql`failure IS NOT NULL AND ${id === null ? sql`1` : sql`id = ${id}`}`;

/**
 * Makes what failed due now, as if it had not been tried: everything (`id` null), or one of it. Throws `not_now` where
 * there is none any more, and what `actAs` throws.
 */
export async function retryDeliveries(ctx: Ctx, admin: Admin, id: string | null): Promise<void> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	await actAs(
		ctx,
		admin,
		{ act: "delivery_retried", object: "delivery", object_id: id ?? "all" },
		[
			d1
				.prepare(
					`UPDATE outbox SET due_at = ?1, attempts = 0, failure = NULL, given_up_at = NULL
					WHERE failure IS NOT NULL AND (?2 IS NULL OR id = ?2)`,
				)
				.bind(now, id),
		],
		[{ condition: sql`EXISTS (SELECT 1 FROM outbox WHERE ${which(id)})`, refusal: new Refusal("not_now") }],
	);
}

/** Deletes what was given up some days ago; the schedule calls it. */
export async function sweepGivenUp(ctx: Ctx): Promise<void> {
	await ctx.db.$client
		.prepare("DELETE FROM outbox WHERE failure IS NOT NULL AND given_up_at <= ?")
		.bind(later(ctx, -keptSeconds))
		.run();
}
