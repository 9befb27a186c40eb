import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { roles } from "#domain/ground/callers.ts";
import { languages } from "#domain/ground/languages.ts";
import { channels, notificationTypes } from "#domain/profiles/notification-preferences.ts";
import {
	type BudgetRange,
	budgetRanges,
	consultationTypes,
	contactMethods,
	experienceLevels,
} from "#domain/profiles/profiles.ts";
import { cities, countries } from "./places.ts";
import { users } from "./users.ts";

/** What a person says of themself. */
export const profiles = sqliteTable(
	"profiles",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: "cascade" }),
		full_name: text(),
		/** Key of the photo in the file store. */
		avatar_url: text(),
		phone: text(),
		country_id: text().references(() => countries.id),
		city_id: integer().references(() => cities.id),
		/** The first of `languages`. */
		preferred_language: text({ enum: languages }).notNull().default("en"),
		/** All languages chosen, in order; JSON list. */
		languages: text({ mode: "json" }).$type<string[]>().notNull(),
		/** IANA name; null: as the browser says. */
		time_zone: text(),
		role: text({ enum: roles }).notNull().default("user"),
		/** When the onboarding was finished or skipped, on any device. */
		onboarded_at: text(),
		/** Mail and messages say nothing of their content. */
		is_discreet: integer({ mode: "boolean" }).notNull().default(false),
		/** Whether those whom they write to see that they have read a message, or are writing one; and they that of others. */
		is_reading_shown: integer({ mode: "boolean" }).notNull().default(true),
		/** Local hours "22:00" between which nothing is sent but security mail; both or neither. */
		quiet_from: text(),
		quiet_until: text(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [
		/** For admins: by the beginning of a name, and who is one of them. */
		index("profiles_name").on(sql`${t.full_name} COLLATE NOCASE`),
		index("profiles_admins").on(t.user_id).where(sql`${t.role} = 'admin'`),
	],
);

/** What a person looks for; `user_id` is the profile's id. */
export const userLegalPreferences = sqliteTable("user_legal_preferences", {
	user_id: text()
		.primaryKey()
		.references(() => profiles.id, { onDelete: "cascade" }),
	legal_experience_level: text({ enum: experienceLevels }),
	budget_range: text({ enum: budgetRanges }).$type<BudgetRange>(),
	preferred_contact_method: text({ enum: contactMethods }).notNull().default("email"),
	preferred_consultation_type: text({ enum: consultationTypes }).notNull().default("in_person"),
	/** Ids of legal services; JSON list. */
	preferred_service_categories: text({ mode: "json" }).$type<string[]>().notNull(),
	updated_at: text().notNull(),
});

/** A channel that a person has switched off for a type of notification; what is not here is on. */
export const mutedNotifications = sqliteTable(
	"muted_notifications",
	{
		profile_id: text()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		type: text({ enum: notificationTypes }).notNull(),
		channel: text({ enum: channels }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.profile_id, t.type, t.channel] })],
);
