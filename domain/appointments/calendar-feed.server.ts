import { hasRole, type Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import { type Party, zoneOf } from "./appointments.ts";
import { calendarOf, type Entry } from "./calendar.server.ts";
import {
	appointmentsOf,
	appointmentsStatement,
	asReadBy,
	type OwnAppointment,
	requireAppointment,
} from "./reading.server.ts";

type ReaderRow = { preferred_language: string; time_zone: string | null; is_discreet: number };

/** How a person reads of appointments, but for the zone where they have told none. */
const readerStatement = (ctx: Ctx, user_id: string) =>
	ctx.db.$client
		.prepare("SELECT preferred_language, time_zone, is_discreet FROM profiles WHERE user_id = ?")
		.bind(user_id);

function entryOf(appointment: Entry["appointment"], party: Party, row: ReaderRow): Entry {
	const reader: Reader = {
		locale: row.preferred_language,
		time_zone: zoneOf(appointment, party, row.time_zone),
		is_discreet: row.is_discreet === 1,
	};
	return { appointment, party, reader };
}

/** The calendar file of one appointment. Throws what `requireAppointment` throws. */
export async function requireCalendarFile(ctx: Ctx, person: Person, appointment_id: string): Promise<string> {
	const [{ kept, party }, row] = await Promise.all([
		requireAppointment(ctx, person, appointment_id),
		readerStatement(ctx, person.user_id).first<ReaderRow>(),
	]);
	return calendarOf(row ? [entryOf(kept, party, row)] : [], ctx.publicUrl);
}

const use = "calendar";
const tokenOf = async (ctx: Ctx, user_id: string, edition: number) => {
	const [mac] = await ctx.keys.macs(use, `${user_id}.${edition}`);
	return `${user_id}.${edition}.${mac}`;
};

/** A feed that was taken back keeps its edition as a negative number: no later one can be like it. */
const isOpen = (edition: number | undefined): edition is number => edition !== undefined && edition > 0;

/** The private address of a person's calendar; null when they have none. */
export async function findFeed(ctx: Ctx, person: Person): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare("SELECT edition FROM calendar_feeds WHERE user_id = ?")
		.bind(person.user_id)
		.first<{ edition: number }>();
	return isOpen(row?.edition)
		? `${ctx.publicUrl}/calendar/${await tokenOf(ctx, person.user_id, row.edition)}.ics`
		: null;
}

/** Makes the address, or another one: those from before are dead. Throws `signed_out`. */
export async function makeFeed(ctx: Ctx, person: Person): Promise<void> {
	await writeAs(ctx, person, [
		ctx.db.$client
			.prepare(
				`INSERT INTO calendar_feeds (user_id, edition) VALUES (?, 1)
				ON CONFLICT (user_id) DO UPDATE SET edition = abs(edition) + 1`,
			)
			.bind(person.user_id),
	]);
}

/** Takes the address back; it never works again. Throws `signed_out`. */
export async function revokeFeed(ctx: Ctx, person: Person): Promise<void> {
	await writeAs(ctx, person, [
		ctx.db.$client.prepare("UPDATE calendar_feeds SET edition = -abs(edition) WHERE user_id = ?").bind(person.user_id),
	]);
}

/** For how long a calendar shows what is over or cancelled. */
const keptDays = 30;
const mostShown = 1000;

/**
 * The calendar behind a private address: what its owner has before them, as client and as professional, and for thirty
 * days what is over or cancelled. null for an address that was never made, was made anew or taken back, or whose owner
 * is gone. Two trips; the second only for an address that we have made.
 */
export async function readFeed(ctx: Ctx, token: string): Promise<string | null> {
	const [, user_id = "", edition = "", mac = ""] =
		/^([0-9a-f-]{1,40})\.([1-9]\d{0,8})\.([\w-]{1,64})$/.exec(token) ?? [];
	if (!mac) return null;
	const known = await ctx.keys.macs(use, `${user_id}.${edition}`);
	if (!known.some((one) => isSameText(one, mac))) return null;
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const since = new Date(ctx.now().getTime() - keptDays * dayMs).toISOString();
	const [owner, found] = await d1.batch([
		d1
			.prepare(
				`SELECT p.preferred_language, p.time_zone, p.is_discreet, p.role,
					EXISTS (SELECT 1 FROM factors x WHERE x.user_id = u.id AND x.status = 'verified') AS has_factor
				FROM calendar_feeds f JOIN users u ON u.id = f.user_id JOIN profiles p ON p.user_id = u.id
				WHERE f.user_id = ? AND f.edition = CAST(? AS INTEGER) AND u.deleted_at IS NULL
				AND (u.banned_until IS NULL OR u.banned_until <= ?)`,
			)
			.bind(user_id, edition, now),
		appointmentsStatement(
			ctx,
			`a.id IN (
				SELECT id FROM appointments WHERE client_id = ?1 AND starts_at > ?2
				UNION ALL SELECT c.id FROM business_owners w JOIN appointments c ON c.business_id = w.business_id
				WHERE w.user_id = ?1 AND c.starts_at > ?2
			) AND (a.status IN ('pending', 'confirmed', 'completed', 'no_show')
				OR (a.status IN ('cancelled', 'expired') AND a.updated_at > ?2))
			ORDER BY a.starts_at DESC LIMIT ${mostShown}`,
			user_id,
			since,
		),
	]);
	const row = owner?.results[0] as (ReaderRow & { role: string; has_factor: number }) | undefined;
	if (!row) return null;
	// As on the pages: who acts for a professional has a second fperson.
	const actsAsBusiness = (row.role === "business" || row.role === "admin") && row.has_factor === 1;
	const entries = appointmentsOf(found).flatMap((kept) => {
		if (kept.client_id === user_id) return entryOf(kept, "client", row);
		return actsAsBusiness ? entryOf(kept, "business", row) : [];
	});
	return calendarOf(entries, ctx.publicUrl);
}

/**
 * Everything that a person has, or had, oldest first, and the same as a calendar: as client, and as professional where
 * they may act as one now.
 */
export async function listAllAppointments(
	ctx: Ctx,
	person: Person,
): Promise<{ appointments: OwnAppointment[]; calendar: string }> {
	const { user_id } = person;
	const [reader, found] = await ctx.db.$client.batch([
		readerStatement(ctx, user_id),
		appointmentsStatement(
			ctx,
			`a.status <> 'held' AND a.id IN (SELECT id FROM appointments WHERE client_id = ?1
				UNION ALL SELECT c.id FROM business_owners w JOIN appointments c ON c.business_id = w.business_id
				WHERE w.user_id = ?1 AND ?2) ORDER BY a.starts_at`,
			user_id,
			hasRole(person, "business") ? 1 : 0,
		),
	]);
	const row = reader?.results[0] as ReaderRow;
	const all = appointmentsOf(found).map((kept) => {
		const party: Party = kept.client_id === user_id ? "client" : "business";
		return { entry: entryOf(kept, party, row), appointment: asReadBy(ctx, kept, party) };
	});
	return {
		appointments: all.map(({ appointment }) => appointment),
		calendar: calendarOf(
			all.map(({ entry }) => entry),
			ctx.publicUrl,
		),
	};
}
