import type { Ctx } from "#domain/ground/context.server.ts";
import type { Notice, OutboxRow } from "./outbox.ts";

export type PlannedNotice = Notice & {
	/** Idempotency key; nothing for what may be said again. */
	key?: string;
	/** When to send it, if not at once. */
	due_at?: string;
};

/** Plans a notice: the statement belongs in the batch of the event that it is about. */
export async function planStatement<Planned extends PlannedNotice>(
	ctx: Ctx,
	{ kind, channel, to, values, locale, key, due_at }: Planned,
): Promise<D1PreparedStatement> {
	const now = ctx.now().toISOString();
	return rowStatement(ctx, {
		id: crypto.randomUUID(),
		channel,
		kind,
		sealed: await sealed(ctx, { to, values }),
		locale,
		key: key ?? null,
		held_for: null,
		due_at: due_at ?? now,
		attempts: 0,
		created_at: now,
	});
}

/** Plans many notices by one statement; they have no keys, so the guard of its batch says that they are new. */
export async function planAllStatement<Planned extends Notice>(
	ctx: Ctx,
	notices: readonly Planned[],
): Promise<D1PreparedStatement> {
	const now = ctx.now().toISOString();
	const rows = await Promise.all(
		notices.map(async ({ kind, channel, to, values, locale }) => {
			return [crypto.randomUUID(), channel, kind, await sealed(ctx, { to, values }), locale];
		}),
	);
	return ctx.db.$client
		.prepare(
			`INSERT INTO outbox (id, channel, kind, sealed, locale, due_at, attempts, created_at)
			SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ?2, 0, ?2 FROM json_each(?1)`,
		)
		.bind(JSON.stringify(rows), now);
}

export const sealed = (ctx: Ctx, { to, values }: Pick<Notice, "to" | "values">) =>
	ctx.keys.seal(JSON.stringify({ to, values }));

export function rowStatement(ctx: Ctx, row: OutboxRow): D1PreparedStatement {
	const { id, channel, kind, sealed, locale, key, held_for, due_at, attempts, created_at } = row;
	return ctx.db.$client
		.prepare(
			`INSERT INTO outbox (id, channel, kind, sealed, locale, key, held_for, due_at, attempts, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
		)
		.bind(id, channel, kind, sealed, locale, key, held_for, due_at, attempts, created_at);
}

/** The instant so many seconds after another. */
export const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString();
