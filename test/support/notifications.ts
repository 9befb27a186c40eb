import type { Ctx } from "#domain/ground/context.server.ts";
import { addStatements } from "#domain/notices/notifications.server.ts";
import type { NotificationType } from "#domain/profiles/notification-preferences.ts";

/** Tells somebody something on the site; answers its id. */
export async function notify(
	ctx: Ctx,
	user_id: string,
	{ type = "booking", title = "Moved", url }: { type?: NotificationType; title?: string; url?: string } = {},
): Promise<string> {
	const id = crypto.randomUUID();
	const line = { id, user_id, type, title, message: "To Tuesday.", data: url ? { url } : {} };
	await ctx.db.$client.batch(addStatements(ctx, line));
	return id;
}

/** How many are unread, counted row by row. */
export async function countUnread(ctx: Ctx, user_id: string): Promise<number> {
	const row = await ctx.db.$client
		.prepare("SELECT count(*) AS n FROM notifications WHERE user_id = ? AND read_at IS NULL AND deleted_at IS NULL")
		.bind(user_id)
		.first<{ n: number }>();
	return row?.n ?? 0;
}

/** What the badge says. */
export async function badgeOf(ctx: Ctx, user_id: string): Promise<number> {
	const row = await ctx.db.$client
		.prepare("SELECT unread_notifications AS n FROM inboxes WHERE user_id = ?")
		.bind(user_id)
		.first<{ n: number }>();
	return row?.n ?? 0;
}
