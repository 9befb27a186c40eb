import { count, eq, getTableColumns } from "drizzle-orm";
import { notifications } from "#drizzle/schema/notifications.ts";
import { mutedNotifications, profiles, userLegalPreferences } from "#drizzle/schema/profiles.ts";
import { reviews } from "#drizzle/schema/reviews.ts";
import { factors, recoveryCodes, sessions, users } from "#drizzle/schema/users.ts";
import { listAllAppointments } from "./calendar-feed.server.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { photoUrl } from "./photos.ts";
import { Refusal } from "./refusal.ts";
import { requireFresh } from "./session.server.ts";

const { password_hash: _, ...accountColumns } = getTableColumns(users);
const { sealed_secret: __, last_step: ___, user_id: ____, ...factorColumns } = getTableColumns(factors);
const { rotations: _____, rotated_at: ______, user_id: _______, ...sessionColumns } = getTableColumns(sessions);
const { client_id: ________, ...reviewColumns } = getTableColumns(reviews);
const { user_id: _________, ...notificationColumns } = getTableColumns(notifications);

/**
 * All that is kept about a person, as they may read it: nothing that proves who they are (password, keys, tokens). Two
 * batches. Throws `stale_proof`, and what `requireActor` throws.
 */
export async function exportAll(ctx: Ctx, asking: Actor | null) {
	const actor = requireFresh(ctx, asking);
	const { db } = ctx;
	const [[account], [profile], [preferences], muted, devices, held, [codes], written, told] = await db.batch([
		db.select(accountColumns).from(users).where(eq(users.id, actor.user_id)),
		db.select().from(profiles).where(eq(profiles.user_id, actor.user_id)),
		db.select().from(userLegalPreferences).where(eq(userLegalPreferences.user_id, actor.profile_id)),
		db
			.select({ type: mutedNotifications.type, channel: mutedNotifications.channel })
			.from(mutedNotifications)
			.where(eq(mutedNotifications.profile_id, actor.profile_id)),
		db.select(sessionColumns).from(sessions).where(eq(sessions.user_id, actor.user_id)),
		db.select(factorColumns).from(factors).where(eq(factors.user_id, actor.user_id)),
		db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, actor.user_id)),
		db.select(reviewColumns).from(reviews).where(eq(reviews.client_id, actor.user_id)).orderBy(reviews.created_at),
		db
			.select(notificationColumns)
			.from(notifications)
			.where(eq(notifications.user_id, actor.user_id))
			.orderBy(notifications.created_at),
	]);
	if (!account || !profile) throw new Refusal("signed_out");
	const { appointments, calendar } = await listAllAppointments(ctx, actor);
	const photo = photoUrl(profile.avatar_url);
	return {
		exported_at: ctx.now().toISOString(),
		account,
		profile: { ...profile, avatar_url: photo && ctx.publicUrl + photo },
		legal_preferences: preferences ?? null,
		muted_notifications: muted,
		sessions: devices,
		factors: held,
		recovery_codes_left: codes?.left ?? 0,
		appointments,
		reviews: written,
		notifications: told,
		/** The appointments as a calendar file (RFC 5545). */
		calendar,
	};
}

/** How the file is called: "visavis-2026-11-20.json". */
export const exportName = (ctx: Ctx) => `visavis-${ctx.now().toISOString().slice(0, 10)}.json`;
