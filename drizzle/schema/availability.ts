import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Availability, confirmations, lateFees } from "#domain/availability/availability.ts";
import { appointments } from "./appointments.ts";
import { businesses } from "./businesses.ts";

/** Opening hours; a professional without them takes no bookings. Field meanings: domain/availability/availability.ts. */
export const availabilities = sqliteTable("availabilities", {
	business_id: text()
		.primaryKey()
		.references(() => businesses.id),
	time_zone: text().notNull(),
	weekly: text({ mode: "json" }).$type<Availability["weekly"]>().notNull(),
	exceptions: text({ mode: "json" }).$type<Availability["exceptions"]>().notNull(),
	buffer_before_minutes: integer().notNull(),
	buffer_after_minutes: integer().notNull(),
	notice_hours: integer().notNull(),
	daily_cap: integer(),
	horizon_days: integer().notNull(),
	step_minutes: integer().notNull(),
	confirmation: text({ enum: confirmations }).notNull(),
	free_cancellation_hours: integer().notNull(),
	late_fee: text({ enum: lateFees }).notNull(),
	bring: text().notNull(),
	updated_at: text().notNull(),
	version: integer().notNull(),
});

/** A row for each quarter of an hour that is taken: two cannot take the same. */
export const quanta = sqliteTable(
	"quanta",
	{
		business_id: text().notNull(),
		/** Quarter hours since 1970 in UTC. */
		quantum: integer().notNull(),
		appointment_id: text()
			.notNull()
			.references(() => appointments.id, { onDelete: "cascade" }),
		/** The meeting begins in this quarter; the others hold its length and its buffers. */
		is_start: integer({ mode: "boolean" }).notNull(),
		/** When a hold lapses; null for what is requested or confirmed. */
		held_until: text(),
	},
	(t) => [
		primaryKey({ columns: [t.business_id, t.quantum] }),
		index("quanta_appointment").on(t.appointment_id),
		index("quanta_held").on(t.business_id, t.held_until).where(sql`held_until IS NOT NULL`),
	],
);

/**
 * The quanta of a day in UTC as bits, so that a month is read in some thirty rows. Triggers on `quanta` write it: no
 * code can forget to, and it is right at the end of every transaction.
 */
export const busyDays = sqliteTable(
	"busy_days",
	{
		business_id: text().notNull(),
		/** Days since 1970. */
		day: integer().notNull(),
		/** Bit n: quarter n of the day is taken; quarters from 48 on stand in `pm`. 48 bits are exact in JavaScript. */
		am: integer().notNull(),
		pm: integer().notNull(),
		/** The same for those in which a meeting begins. */
		am_starts: integer().notNull(),
		pm_starts: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.business_id, t.day] })],
);

/** What result cards and the sort by time know of a calendar. */
export const nextSlots = sqliteTable(
	"next_slots",
	{
		business_id: text()
			.primaryKey()
			.references(() => businesses.id),
		/** The next free beginnings of a meeting of the shortest service, soonest first; JSON list of instants. */
		slots: text({ mode: "json" }).$type<string[]>().notNull(),
		/** Days of the professional's calendar with free time, of the next fourteen; JSON list. */
		days: text({ mode: "json" }).$type<string[]>().notNull(),
		/** From when on they must be looked for again. */
		stale_at: text().notNull(),
		/** Grows whenever the calendar changes: what was computed from an older one is not written. */
		revision: integer().notNull(),
	},
	(t) => [index("next_slots_stale").on(t.stale_at)],
);
