import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type Education, feeTypes, licenceStatuses, type Mode, speakers } from "#domain/businesses/businesses.ts";
import { categories, tiers } from "#domain/businesses/legal-services.ts";
import { licenceKeySql } from "#domain/businesses/licence-numbers.ts";
import { businessStatuses } from "#domain/businesses/listed.ts";
import { languages } from "#domain/ground/languages.ts";
import { legalServices } from "./legal-services.ts";
import { cities, countries } from "./places.ts";
import { users } from "./users.ts";

/** Listed professionals. Field meanings: `Business` in domain/businesses/businesses.ts. */
export const businesses = sqliteTable(
	"businesses",
	{
		seq: integer().primaryKey(),
		id: text().notNull().unique(),
		name: text().notNull(),
		firm: text(),
		category: text({ enum: categories }).notNull(),
		tier: text({ enum: tiers }).notNull(),
		status: text({ enum: businessStatuses }).notNull(),
		headline: text().notNull(),
		about: text().notNull(),
		city_id: integer()
			.notNull()
			.references(() => cities.id),
		country_id: text()
			.notNull()
			.references(() => countries.id),
		time_zone: text().notNull(),
		currency: text().notNull(),
		fee_from_minor: integer(),
		fee_from_eur_minor: integer(),
		free_consultation: integer({ mode: "boolean" }).notNull(),
		legal_aid: integer({ mode: "boolean" }).notNull(),
		modes: text({ mode: "json" }).$type<Mode[]>().notNull(),
		country_experience: text({ mode: "json" }).$type<string[]>().notNull(),
		practising_since: integer().notNull(),
		response_hours: integer(),
		education: text({ mode: "json" }).$type<Education[]>().notNull(),
		memberships: text({ mode: "json" }).$type<string[]>().notNull(),
		insurance: text(),
		website: text(),
		quality: integer().notNull(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
		version: integer().notNull().default(1),
	},
	(t) => [index("businesses_pending").on(t.updated_at, t.id).where(sql`status = 'pending'`)],
);

/** Services offered, with what they cost. */
export const businessServices = sqliteTable(
	"business_services",
	{
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		legal_service_id: text()
			.notNull()
			.references(() => legalServices.id),
		fee_type: text({ enum: feeTypes }).notNull(),
		fee_min_minor: integer().notNull(),
		fee_min_eur_minor: integer(),
		fee_max_minor: integer(),
		includes: text().notNull(),
		government_fee_minor: integer(),
		duration_minutes: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.business_id, t.legal_service_id] }),
		index("business_services_uncompared").on(t.business_id).where(sql`fee_min_eur_minor IS NULL`),
	],
);

/** Who at the office speaks what. */
export const businessLanguages = sqliteTable(
	"business_languages",
	{
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		language: text({ enum: languages }).notNull(),
		speaker: text({ enum: speakers }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.business_id, t.language, t.speaker] })],
);

/** Licences as the register states them. A number stands once in a register. */
export const licences = sqliteTable(
	"licences",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		profession: text().notNull(),
		register: text().notNull(),
		register_url: text().notNull(),
		number: text().notNull(),
		jurisdiction: text()
			.notNull()
			.references(() => countries.id),
		region: text(),
		status: text({ enum: licenceStatuses }).notNull(),
		issued_on: text().notNull(),
		expires_on: text(),
		conditions: text(),
		checked_at: text(),
		/** Of the warnings before it expires, how many days ahead the last one that was sent looked; null for none. */
		warned_days: integer(),
	},
	(t) => [
		index("licences_business").on(t.business_id),
		uniqueIndex("licences_number").on(t.register, t.number),
		// Its migration is written by hand: drizzle-kit takes an expression with commas for several columns.
		index("licences_key").on(sql.raw(licenceKeySql("number"))),
		index("licences_expires").on(t.expires_on).where(sql`expires_on IS NOT NULL AND status = 'active'`),
		index("licences_checked").on(t.checked_at).where(sql`checked_at IS NOT NULL AND status = 'active'`),
	],
);

/** Where clients are received. */
export const offices = sqliteTable(
	"offices",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		city_id: integer()
			.notNull()
			.references(() => cities.id),
		address: text().notNull(),
		postcode: text().notNull(),
		is_main: integer({ mode: "boolean" }).notNull(),
		step_free: integer({ mode: "boolean" }).notNull(),
		accessibility: text(),
	},
	(t) => [index("offices_business").on(t.business_id)],
);

/** Whose professional profile it is. Beside the profile, so that who reads one is never told. */
export const businessOwners = sqliteTable(
	"business_owners",
	{
		business_id: text()
			.primaryKey()
			.references(() => businesses.id),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
	},
	(t) => [uniqueIndex("business_owners_user").on(t.user_id)],
);

/** What happened to a profile in a week, as numbers: never who it was. Field meanings: `Week` in domain/businesses/weeks.ts. */
export const businessWeeks = sqliteTable(
	"business_weeks",
	{
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** The Monday, YYYY-MM-DD, in UTC. */
		week: text().notNull(),
		views: integer().notNull().default(0),
		requests: integer().notNull().default(0),
		bookings: integer().notNull().default(0),
		/** Requests that were answered in it, and how long they had waited in all. */
		answers: integer().notNull().default(0),
		answer_minutes: integer().notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.business_id, t.week] })],
);
