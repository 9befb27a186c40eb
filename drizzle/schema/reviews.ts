import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "#domain/ground/languages.ts";
import { reviewStatuses } from "#domain/reviews/reviews.ts";
import { appointments } from "./appointments.ts";
import { businesses } from "./businesses.ts";
import { users } from "./users.ts";

/** What clients say of appointments that took place: one review each. Field meanings: domain/reviews/reviews.ts. */
export const reviews = sqliteTable(
	"reviews",
	{
		id: text().primaryKey(),
		appointment_id: text()
			.notNull()
			.unique()
			.references(() => appointments.id, { onDelete: "cascade" }),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** null when the person is no more. */
		client_id: text().references(() => users.id, { onDelete: "set null" }),
		pseudonym: text().notNull(),
		communication: integer().notNull(),
		responsiveness: integer().notNull(),
		quality: integer().notNull(),
		value: integer().notNull(),
		recommend: integer().notNull(),
		/** Mean of the five, in hundredths. */
		rating: integer().notNull(),
		text: text().notNull(),
		language: text({ enum: languages }).notNull(),
		status: text({ enum: reviewStatuses }).notNull(),
		/** Why a moderator has taken it down; the reviewer reads it. */
		status_reason: text(),
		reply: text(),
		replied_at: text(),
		created_at: text().notNull(),
	},
	(t) => [
		index("reviews_business").on(t.business_id, t.created_at),
		index("reviews_status").on(t.status, t.created_at),
	],
);

/** Published reviews of a professional in figures; changed in the batch that changes a review. */
export const ratings = sqliteTable("ratings", {
	business_id: text()
		.primaryKey()
		.references(() => businesses.id),
	count: integer().notNull(),
	/** Sums over all reviews, of the five and of `rating`. */
	communication: integer().notNull(),
	responsiveness: integer().notNull(),
	quality: integer().notNull(),
	value: integer().notNull(),
	recommend: integer().notNull(),
	rating: integer().notNull(),
	/** How many reviews round to one star, two and so on; JSON list of five. */
	stars: text({ mode: "json" }).$type<number[]>().notNull(),
});
