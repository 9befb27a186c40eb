import type { Ctx } from "./context.server.ts";
import { codeAt } from "./identity/factors.server.ts";
import type { Letter } from "./letters.server.ts";
import type { Rendered } from "./mail/render.server.ts";
import { Refusal } from "./refusal.ts";

/** A message as delivered on a developer's machine. */
export type Delivered = Rendered & Pick<Letter, "id" | "channel" | "to" | "kind"> & { created_at: string };

const mostShown = 200;

/** Keeps a message that elsewhere would have left; the same one twice is kept once. */
export async function keepInMailbox(
	ctx: Ctx,
	{ id, channel, to, kind }: Letter,
	{ subject, text, html, calendar }: Rendered,
) {
	await ctx.db.$client
		.prepare(
			`INSERT OR IGNORE INTO mailbox (id, channel, "to", kind, subject, text, html, calendar, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(id, channel, to, kind, subject, text, html, calendar, ctx.now().toISOString())
		.run();
}

/** The last 200 messages, newest first; those to one address or number when `to` is given. */
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

/** What the authenticators of the demo people show now, so that they can be tried without a phone. */
export async function listDemoCodes(ctx: Ctx): Promise<{ email: string; code: string }[]> {
	requireDevelopment(ctx);
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT u.email, f.sealed_secret FROM factors f JOIN users u ON u.id = f.user_id
			WHERE u.email LIKE '%@visavis.test' AND f.factor_type = 'totp' AND f.status = 'verified' ORDER BY u.email, f.id`,
		)
		.all<{ email: string; sealed_secret: string }>();
	return Promise.all(
		results.map(async ({ email, sealed_secret }) => ({
			email,
			code: codeAt(await ctx.keys.open(sealed_secret), ctx.now()),
		})),
	);
}

/** One message. Throws `not_found`. */
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
