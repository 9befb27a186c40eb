import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { professions } from "#domain/businesses/professions.ts";
import { evidenceKinds } from "#domain/registrations/evidence.ts";
import { type RegistrationAnswers, registrationStatuses } from "#domain/registrations/registrations.ts";
import { businesses } from "./businesses.ts";
import { countries } from "./places.ts";
import { users } from "./users.ts";

/** Applications to be listed, one a person and attempt. Field meanings: domain/registrations/registrations.ts. */
export const registrations = sqliteTable(
	"registrations",
	{
		id: text().primaryKey(),
		/** What people name it by. */
		reference: text().notNull().unique(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		status: text({ enum: registrationStatuses }).notNull(),
		/** What was answered so far, by step. */
		answers: text({ mode: "json" }).$type<RegistrationAnswers>().notNull(),
		/** The profile that the applicant says is theirs, or that was made of the application. */
		business_id: text().references(() => businesses.id),
		/** What the admin wants to know, or why they refused; the applicant reads it. */
		reason: text(),
		/** Why the applicant disagrees with a refusal; once. */
		appeal: text(),
		submitted_at: text(),
		/** By whom and when it was decided last. Without a foreign key: the admin may be gone. */
		decided_by: text(),
		decided_at: text(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
		version: integer().notNull(),
	},
	(t) => [
		uniqueIndex("registrations_alive")
			.on(t.user_id)
			.where(sql`status IN ('draft', 'submitted', 'needs_information', 'appealed')`),
		index("registrations_user").on(t.user_id, t.created_at),
		index("registrations_waiting").on(t.submitted_at, t.id).where(sql`status IN ('submitted', 'appealed')`),
	],
);

/** Documents that an applicant has sent, in the file store under `evidenceKey`. */
export const evidence = sqliteTable(
	"evidence",
	{
		id: text().primaryKey(),
		registration_id: text()
			.notNull()
			.references(() => registrations.id, { onDelete: "cascade" }),
		kind: text({ enum: evidenceKinds }).notNull(),
		name: text().notNull(),
		media_type: text().notNull(),
		size: integer().notNull(),
		created_at: text().notNull(),
	},
	(t) => [index("evidence_registration").on(t.registration_id), index("evidence_created").on(t.created_at)],
);

/** Public registers of a profession. */
export const registers = sqliteTable(
	"registers",
	{
		id: text().primaryKey(),
		jurisdiction: text()
			.notNull()
			.references(() => countries.id),
		profession: text({ enum: professions }).notNull(),
		name: text().notNull(),
		url: text().notNull(),
		/** Province, state or chamber; null where it is the country's. */
		region: text(),
		/** The day on which somebody opened its address; null: nobody has. */
		checked_on: text(),
	},
	(t) => [index("registers_jurisdiction").on(t.jurisdiction, t.profession)],
);

/** Words that say of somebody that they have a licence: kept for whoever has it. */
export const reservedTitles = sqliteTable(
	"reserved_titles",
	{
		/** One word or a few, as `keyOf` folds them. */
		word: text().notNull(),
		profession: text({ enum: professions }).notNull(),
		/** The register that grants the title; null where keeping the word is our own rule. */
		source_url: text(),
		checked_on: text(),
	},
	(t) => [primaryKey({ columns: [t.word, t.profession] })],
);
