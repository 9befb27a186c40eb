import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type Amr, aals } from "#domain/ground/callers.ts";
import { accountActs } from "#domain/identity/account-acts.ts";
import { codePurposes, factorStatuses, factorTypes, mailboxes } from "#domain/identity/identity.ts";

/** Accounts: who can sign in. What others see of a person stands in `profiles`. */
export const users = sqliteTable(
	"users",
	{
		id: text().primaryKey(),
		/** Lower case; null for a person known by phone only, and for an anonymous one. */
		email: text(),
		/** E.164. */
		phone: text(),
		/** `scrypt$N$r$p$salt$hash`; null until a password is set. */
		password_hash: text(),
		email_confirmed_at: text(),
		phone_confirmed_at: text(),
		/** An address that waits for its code. */
		new_email: text(),
		/** Which of the two mailboxes has confirmed the change to `new_email` so far. */
		email_change_confirmed: text({ enum: mailboxes }),
		new_phone: text(),
		/** What the client told at sign-up; never believed. */
		user_metadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** What an admin keeps about the account beyond its providers; the person cannot write it. */
		app_metadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		is_anonymous: integer({ mode: "boolean" }).notNull().default(false),
		banned_until: text(),
		/** Set when the person asked to be erased: erased 30 days later, unless they sign in before. */
		deleted_at: text(),
		last_sign_in_at: text(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [
		uniqueIndex("users_email").on(t.email),
		uniqueIndex("users_phone").on(t.phone),
		index("users_deleted").on(t.deleted_at),
		index("users_created").on(t.created_at, t.id),
		index("users_banned").on(t.banned_until).where(sql`${t.banned_until} IS NOT NULL`),
		/** For the sweep of accounts that nobody has confirmed. */
		index("users_unconfirmed")
			.on(t.created_at)
			.where(sql`${t.email_confirmed_at} IS NULL AND ${t.phone_confirmed_at} IS NULL`),
	],
);

/** Signed-in devices. No refresh token is stored: it is derived from the id and `rotations`. */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		aal: text({ enum: aals }).notNull(),
		amr: text({ mode: "json" }).$type<Amr[]>().notNull(),
		/** How often the refresh token has been exchanged. */
		rotations: integer().notNull(),
		rotated_at: text().notNull(),
		user_agent: text().notNull(),
		/** Alpha-2 code of the country that the session was opened from, as the edge sees it. */
		country_id: text(),
		/** When it was last used, to the day. */
		seen_at: text().notNull(),
		created_at: text().notNull(),
	},
	(t) => [index("sessions_user").on(t.user_id)],
);

/** Second factors. */
export const factors = sqliteTable(
	"factors",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		factor_type: text({ enum: factorTypes }).notNull(),
		status: text({ enum: factorStatuses }).notNull(),
		friendly_name: text(),
		/** The key of an authenticator, sealed. */
		sealed_secret: text(),
		phone: text(),
		/** The last time step whose code was taken: a code works once. */
		last_step: integer(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [index("factors_user").on(t.user_id), uniqueIndex("factors_name").on(t.user_id, t.friendly_name)],
);

/** What was asked of a factor and has not been answered yet. */
export const challenges = sqliteTable(
	"challenges",
	{
		id: text().primaryKey(),
		factor_id: text()
			.notNull()
			.references(() => factors.id, { onDelete: "cascade" }),
		/** Of the code sent to a phone; null for an authenticator. */
		code_hash: text(),
		created_at: text().notNull(),
		expires_at: text().notNull(),
	},
	(t) => [index("challenges_factor").on(t.factor_id)],
);

/** Codes for the day when a factor is lost; each works once. */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		code_hash: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);

/** Codes and links that were sent and not used yet: one of a purpose and person, hashed. */
export const oneTimeCodes = sqliteTable(
	"one_time_codes",
	{
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		purpose: text({ enum: codePurposes }).notNull(),
		/** The address or number it was sent to. */
		sent_to: text().notNull(),
		code_hash: text().notNull(),
		/** Of the token in the link; null where only a code was sent. */
		token_hash: text(),
		/** Of a sign-up: the password and metadata that count once the code comes back from where they were chosen. */
		password_hash: text(),
		user_metadata: text({ mode: "json" }).$type<Record<string, unknown>>(),
		created_at: text().notNull(),
		expires_at: text().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.purpose] }),
		uniqueIndex("one_time_codes_token").on(t.token_hash),
		index("one_time_codes_sent_to").on(t.sent_to, t.purpose),
	],
);

/** What admins have decided about an account, with the reason that its person reads. */
export const accountDecisions = sqliteTable(
	"account_decisions",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		act: text({ enum: accountActs }).notNull(),
		/** null where a program decided without one. */
		reason: text(),
		/** Of a suspension: when it ends by itself; null for none. */
		until: text(),
		created_at: text().notNull(),
	},
	(t) => [index("account_decisions_user").on(t.user_id, t.created_at)],
);

/** Second steps that somebody has lost, and that an admin is to remove. */
export const factorRemovals = sqliteTable(
	"factor_removals",
	{
		user_id: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** When they go, unless their owner keeps them. */
		due_at: text().notNull(),
	},
	(t) => [index("factor_removals_due").on(t.due_at)],
);

/** Counters of what may be done so many times within a window. The key names nobody: it is a keyed hash. */
export const rateLimits = sqliteTable(
	"rate_limits",
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		ends_at: text().notNull(),
	},
	(t) => [index("rate_limits_ends").on(t.ends_at)],
);

/** The commonest passwords: the first 48 bits of their SHA-256. */
export const breachedPasswords = sqliteTable("breached_passwords", { prefix: integer().primaryKey() });
