import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { Letter } from "./outbox.ts";

/** A letter as delivered on a developer's machine. */
export type Delivered = Omit<Letter, "calendar" | "unsubscribe"> & { calendar: string | null; created_at: string };

const mostShown = 200;

/** Keeps a letter that elsewhere would have left; the same one twice is kept once. */
export async function keepInMailbox(ctx: Ctx, { id, channel, to, kind, subject, text, html, calendar }: Letter) {
	await ctx.db.$client
		.prepare(
			`INSERT OR IGNORE INTO mailbox (id, channel, "to", kind, subject, text, html, calendar, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(id, channel, to, kind, subject, text, html, calendar?.text ?? null, ctx.now().toISOString())
		.run();
}

/** The last 200 letters, newest first; those to one address or number when `to` is given. */
export async function listMailbox(ctx: Ctx, to: string | null = null): Promise<Delivered[]> {
	requireDevelopment(ctx);
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT id, channel, "to", kind, subject, text, html, calendar, created_at FROM mailbox
			WHERE ?1 IS NULL OR "to" = ?1 ORDER BY created_at DESC, rowid DESC LIMIT ?2`,
		)
		.bind(to?.trim().toLowerCase() || null, mostShown)
		.all<Delivered>();
	return results;
}

/** One letter. Throws `not_found`. */
export async function requireDelivered(ctx: Ctx, id: string): Promise<Delivered> {
	requireDevelopment(ctx);
	const found = await ctx.db.$client.prepare("SELECT * FROM mailbox WHERE id = ?").bind(id).first<Delivered>();
	if (!found) throw new Refusal("not_found");
	return found;
}

/** The mailbox exists on a developer's machine only. Throws `not_found`. */
function requireDevelopment(ctx: Ctx) {
	if (!ctx.isDevelopment) throw new Refusal("not_found");
}
