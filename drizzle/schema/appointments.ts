import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { appointmentActs, appointmentStatuses, parties, type Terms } from "#domain/appointments/appointments.ts";
import { modes } from "#domain/businesses/businesses.ts";
import { languages } from "#domain/ground/languages.ts";
import { businesses } from "./businesses.ts";
import { legalServices } from "./legal-services.ts";
import { users } from "./users.ts";

/** Meetings. Field meanings: `Appointment` in domain/appointments/appointments.ts. */
export const appointments = sqliteTable(
	"appointments",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** null when the person is no more. */
		client_id: text().references(() => users.id, { onDelete: "set null" }),
		/** As the client has introduced themself. */
		client_name: text().notNull(),
		legal_service_id: text()
			.notNull()
			.references(() => legalServices.id),
		starts_at: text().notNull(),
		ends_at: text().notNull(),
		time_zone: text().notNull(),
		client_time_zone: text().notNull(),
		mode: text({ enum: modes }).notNull(),
		audio_only: integer({ mode: "boolean" }).notNull(),
		interpreter_language: text({ enum: languages }),
		status: text({ enum: appointmentStatuses }).notNull(),
		awaiting: text({ enum: parties }),
		ended_by: text({ enum: parties }),
		reason: text(),
		facts: text().notNull(),
		other_party: text().notNull(),
		/** Both names as `nameKey` writes them, so that they are found again; null for none. */
		client_key: text(),
		other_party_key: text(),
		client_phone: text(),
		terms: text({ mode: "json" }).$type<Terms>().notNull(),
		/** Names the room of a meeting by video; nobody can guess it. */
		room: text().notNull(),
		expires_at: text(),
		confirmed_at: text(),
		/** Under which the client asked, and a hash of what they asked; null on pages. */
		idempotency_key: text(),
		request_hash: text(),
		sequence: integer().notNull(),
		version: integer().notNull(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [
		index("appointments_client").on(t.client_id, t.starts_at),
		index("appointments_business").on(t.business_id, t.starts_at),
		index("appointments_client_key").on(t.business_id, t.client_key).where(sql`client_key IS NOT NULL`),
		index("appointments_other_party_key").on(t.business_id, t.other_party_key).where(sql`other_party_key IS NOT NULL`),
		uniqueIndex("appointments_key").on(t.client_id, t.idempotency_key),
		index("appointments_held").on(t.client_id).where(sql`status = 'held'`),
		index("appointments_lapsing").on(t.expires_at).where(sql`expires_at IS NOT NULL`),
		index("appointments_ending").on(t.ends_at).where(sql`status = 'confirmed'`),
	],
);

/** Who did what to an appointment; rows are added, never changed. */
export const appointmentEvents = sqliteTable(
	"appointment_events",
	{
		id: text().primaryKey(),
		appointment_id: text()
			.notNull()
			.references(() => appointments.id, { onDelete: "cascade" }),
		act: text({ enum: appointmentActs }).notNull(),
		/** null for the schedule. */
		party: text({ enum: parties }),
		/** When the meeting was to begin after it. */
		starts_at: text().notNull(),
		reason: text(),
		created_at: text().notNull(),
	},
	(t) => [index("appointment_events_appointment").on(t.appointment_id, t.created_at)],
);

/** Papers that one of the two has put beside an appointment; the bytes are in the file store, see domain/appointments/appointment-files.ts. */
export const appointmentFiles = sqliteTable(
	"appointment_files",
	{
		id: text().primaryKey(),
		appointment_id: text()
			.notNull()
			.references(() => appointments.id, { onDelete: "cascade" }),
		party: text({ enum: parties }).notNull(),
		name: text().notNull(),
		media_type: text().notNull(),
		bytes: integer().notNull(),
		created_at: text().notNull(),
	},
	(t) => [index("appointment_files_appointment").on(t.appointment_id)],
);

/** How often a person has made their calendar's address anew: the older ones are dead. No row: they have none. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
	user_id: text()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	edition: integer().notNull(),
});

/** Whom a professional has met or is to meet, or writes with, and what they note about them. */
export const businessClients = sqliteTable(
	"business_clients",
	{
		/** What the professional calls them by: an account's id would let two professionals find out that they share a client. */
		id: text().notNull().unique(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** As they last introduced themself. */
		name: text().notNull(),
		/** Only the professional reads it. */
		note: text().notNull().default(""),
		/** When they last booked or asked to, or messages between the two were opened. */
		last_at: text().notNull(),
		created_at: text().notNull(),
		version: integer().notNull().default(1),
	},
	(t) => [
		primaryKey({ columns: [t.business_id, t.user_id] }),
		index("business_clients_last").on(t.business_id, t.last_at, t.id),
	],
);
