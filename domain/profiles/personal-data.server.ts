import { eq } from "drizzle-orm";
import { photoUrl } from "#domain/files/photos.ts";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { mutedNotifications, profiles, userLegalPreferences } from "#drizzle/schema/profiles.ts";

/** What people say of themselves, what they look for, and how they want to hear from us. */
export const profilesData: PersonalData = {
	tables: {
		profiles: { exported: "profile" },
		user_legal_preferences: { exported: "legal_preferences" },
		muted_notifications: { exported: "muted_notifications", without: ["profile_id"] },
	},
	async read({ db, publicUrl }, { user_id, profile_id }) {
		const [[profile], [preferences], muted] = await db.batch([
			db.select().from(profiles).where(eq(profiles.user_id, user_id)),
			db.select().from(userLegalPreferences).where(eq(userLegalPreferences.user_id, profile_id)),
			db
				.select({ type: mutedNotifications.type, channel: mutedNotifications.channel })
				.from(mutedNotifications)
				.where(eq(mutedNotifications.profile_id, profile_id)),
		]);
		const photo = photoUrl(profile?.avatar_url ?? null);
		return {
			profile: profile ? { ...profile, avatar_url: photo && publicUrl + photo } : null,
			legal_preferences: preferences ?? null,
			muted_notifications: muted,
		};
	},
	async files({ db }, user_id) {
		const [row] = await db.select({ key: profiles.avatar_url }).from(profiles).where(eq(profiles.user_id, user_id));
		return row?.key ? [row.key] : [];
	},
};
