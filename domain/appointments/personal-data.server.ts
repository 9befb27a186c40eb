import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { appointmentFileKey } from "./appointment-files.server.ts";
import { listAllAppointments } from "./calendar-feed.server.ts";
import { cancelForClosedAccounts } from "./settling.server.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const asClient = "SELECT id FROM appointments WHERE client_id = ?1";
const asOwner = `SELECT id FROM appointments WHERE business_id IN (${owned})`;
const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)";
const lastParty = `(SELECT party FROM appointment_events e WHERE e.appointment_id = appointments.id
	ORDER BY e.created_at DESC, e.rowid DESC LIMIT 1)`;

/** Rows of appointments that a person has written, on either side; `f` is the row, `a` the appointment. */
const isOwn = (f: string, a: string) =>
	`((${f}.party = 'client' AND ${a}.client_id = ?1) OR (${f}.party = 'business' AND ${a}.business_id IN (${owned})))`;

/** Appointments of either side. At the erasure what the person wrote in them goes; what the other wrote stays. */
export const appointmentsData: PersonalData = {
	tables: {
		appointments: {
			exported: "appointments",
			without: ["client_id", "room", "idempotency_key", "request_hash", "client_key", "other_party_key"],
		},
		appointment_events: { exported: "appointment_events" },
		appointment_files: { exported: "appointment_files" },
		calendar_feeds: { exported: "calendar_feed", without: ["user_id"] },
		business_clients: { exported: "clients", without: ["id", "user_id"] },
	},
	async read(ctx, person) {
		const { $client: d1 } = ctx.db;
		const [all, [events, files, feed, clients]] = await Promise.all([
			listAllAppointments(ctx, person),
			d1.batch([
				d1
					.prepare(
						`SELECT f.* FROM appointment_events f JOIN appointments a ON a.id = f.appointment_id
						WHERE ${isOwn("f", "a")} ORDER BY f.created_at, f.rowid`,
					)
					.bind(person.user_id),
				d1
					.prepare(
						`SELECT f.* FROM appointment_files f JOIN appointments a ON a.id = f.appointment_id
						WHERE ${isOwn("f", "a")} ORDER BY f.created_at, f.rowid`,
					)
					.bind(person.user_id),
				d1.prepare("SELECT edition FROM calendar_feeds WHERE user_id = ?").bind(person.user_id),
				d1
					.prepare(
						`SELECT business_id, name, note, last_at, created_at, version FROM business_clients
						WHERE business_id IN (${owned}) ORDER BY created_at, user_id`,
					)
					.bind(person.user_id),
			]),
		]);
		return {
			appointments: all.appointments,
			/** The appointments as a calendar file (RFC 5545). */
			calendar: all.calendar,
			appointment_events: events?.results ?? [],
			appointment_files: files?.results ?? [],
			calendar_feed: feed?.results[0] ?? null,
			/** Of a professional, with their notes; clients do not find in theirs what was noted about them. */
			clients: clients?.results ?? [],
		};
	},
	async files(ctx, user_id) {
		const { results } = await ctx.db.$client
			.prepare(
				`SELECT f.id FROM appointment_files f JOIN appointments a ON a.id = f.appointment_id WHERE ${isOwn("f", "a")}`,
			)
			.bind(user_id)
			.all<{ id: string }>();
		return results.map(({ id }) => appointmentFileKey(id));
	},
	close: cancelForClosedAccounts,
	erase: (ctx, user_id, before) =>
		[
			`UPDATE appointments SET reason = NULL WHERE ${isGone} AND ((client_id = ?1 AND ${lastParty} = 'client')
				OR (id IN (${asOwner}) AND ${lastParty} = 'business'))`,
			`UPDATE appointments SET client_name = '', client_phone = NULL, facts = '', other_party = '', client_key = NULL,
				other_party_key = NULL, idempotency_key = NULL, request_hash = NULL WHERE client_id = ?1 AND ${isGone}`,
			`UPDATE appointment_events SET reason = NULL WHERE ${isGone} AND ((party = 'client' AND appointment_id IN (${asClient}))
				OR (party = 'business' AND appointment_id IN (${asOwner})))`,
			`DELETE FROM appointment_files WHERE ${isGone} AND ((party = 'client' AND appointment_id IN (${asClient}))
				OR (party = 'business' AND appointment_id IN (${asOwner})))`,
			// What a professional has noted about the person goes with the account: the key cascades.
			`DELETE FROM business_clients WHERE ${isGone} AND business_id IN (${owned})`,
		].map((sql) => ctx.db.$client.prepare(sql).bind(user_id, before)),
};
