import { eq } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { mutedNotifications, profiles } from "#drizzle/schema/profiles.ts";
import { users } from "#drizzle/schema/users.ts";
import { type Cell, type Channel, cells, channels, type NotificationPreferences } from "./notification-preferences.ts";

/** The channels that this site has: text messages only where it can send them. */
export const offeredChannels = (ctx: Ctx): readonly Channel[] =>
	channels.filter((channel) => channel !== "text" || ctx.hasTextMessages);

/** Those that can reach a person: text messages go only to a confirmed number. */
export async function channelsTo(ctx: Ctx, person: Person): Promise<readonly Channel[]> {
	const [account] = await ctx.db
		.select({ phone_confirmed_at: users.phone_confirmed_at })
		.from(users)
		.where(eq(users.id, person.user_id));
	return offeredChannels(ctx).filter((channel) => channel !== "text" || account?.phone_confirmed_at);
}

const channelOf = (cell: Cell) => cell.split(".")[1] as Channel;

/** How a person wants to hear. One batch. */
export async function findNotificationPreferences(ctx: Ctx, person: Person): Promise<NotificationPreferences> {
	const [muted, [profile]] = await ctx.db.batch([
		ctx.db
			.select({ type: mutedNotifications.type, channel: mutedNotifications.channel })
			.from(mutedNotifications)
			.where(eq(mutedNotifications.profile_id, person.profile_id)),
		ctx.db
			.select({
				quiet_from: profiles.quiet_from,
				quiet_until: profiles.quiet_until,
				is_discreet: profiles.is_discreet,
			})
			.from(profiles)
			.where(eq(profiles.id, person.profile_id)),
	]);
	const off = new Set<string>(muted.map(({ type, channel }) => `${type}.${channel}`));
	return {
		on: cells.filter((cell) => !off.has(cell)),
		quiet_from: profile?.quiet_from ?? null,
		quiet_until: profile?.quiet_until ?? null,
		is_discreet: profile?.is_discreet ?? false,
	};
}

/** Keeps them; a channel that cannot reach the person stays as it was. Throws `signed_out`. */
export async function saveNotificationPreferences(
	ctx: Ctx,
	person: Person,
	{ on, quiet_from, quiet_until, is_discreet }: NotificationPreferences,
): Promise<void> {
	const { $client: d1 } = ctx.db;
	const offered = await channelsTo(ctx, person);
	const off = cells.filter((cell) => offered.includes(channelOf(cell)) && !on.includes(cell));
	await writeAs(ctx, person, [
		d1
			.prepare("DELETE FROM muted_notifications WHERE profile_id = ? AND channel IN (SELECT value FROM json_each(?))")
			.bind(person.profile_id, JSON.stringify(offered)),
		d1
			.prepare(
				"INSERT INTO muted_notifications (profile_id, type, channel) SELECT ?, value ->> 0, value ->> 1 FROM json_each(?)",
			)
			.bind(person.profile_id, JSON.stringify(off.map((cell) => cell.split(".")))),
		d1
			.prepare("UPDATE profiles SET quiet_from = ?, quiet_until = ?, is_discreet = ?, updated_at = ? WHERE id = ?")
			.bind(quiet_from, quiet_until, is_discreet ? 1 : 0, ctx.now().toISOString(), person.profile_id),
	]);
}
