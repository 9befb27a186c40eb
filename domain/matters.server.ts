import { appointmentsOf, appointmentsStatement, type KeptAppointment } from "./appointments/reading.server.ts";
import { type Party, reminderMinutes } from "./appointments.ts";
import type { Ctx } from "./context.server.ts";
import type { OutboxRow } from "./letters.server.ts";
import { noticeLines } from "./mail/render-notice.server.ts";
import type { SealedNotice } from "./notices.server.ts";
import { isStillSo, type Matter, type NoticeKind, typeOfNotice, zoneOf } from "./notices.ts";
import { offeredChannels } from "./notification-preferences.server.ts";
import type { Channel } from "./notification-preferences.ts";
import { quietUntil } from "./quiet-hours.ts";
import type { ReviewStatus } from "./reviews.ts";

/** A notice whose time has come, with the ways in which its reader wants to hear of it. */
export type DueMatter = Matter & {
	user_id: string;
	minutes: number | null;
	/** Where each way leads; a way that is not there is switched off, or leads nowhere. */
	ways: Partial<Record<Channel, string>>;
	/** Until when nobody is to be woken; null for now. */
	quiet_until: string | null;
};

type PersonRow = {
	id: string;
	email: string | null;
	phone: string | null;
	phone_confirmed_at: string | null;
	deleted_at: string | null;
	banned_until: string | null;
	preferred_language: string;
	time_zone: string | null;
	is_discreet: number;
	quiet_from: string | null;
	quiet_until: string | null;
	muted: string;
};
type ReviewRow = { appointment_id: string; status: ReviewStatus; reply: string | null };

const rowsOf = <Row>(result: D1Result | undefined) => (result?.results ?? []) as Row[];

/**
 * What notices are about as it stands now, in their order; null for one that no longer says what is so, or whose reader
 * is gone. One batch for all; what is wrong with one keeps none of the others.
 */
export async function findMatters(
	ctx: Ctx,
	notices: readonly { kind: NoticeKind; sealed: SealedNotice }[],
): Promise<PromiseSettledResult<DueMatter | null>[]> {
	if (notices.length === 0) return [];
	const { $client: d1 } = ctx.db;
	const ids = JSON.stringify([...new Set(notices.map(({ sealed }) => sealed.values.appointment_id))]);
	const people = JSON.stringify([...new Set(notices.map(({ sealed }) => sealed.to))]);
	const within = "IN (SELECT value FROM json_each(?))";
	const [kept, persons, reviews, moves] = await d1.batch([
		appointmentsStatement(ctx, `a.id ${within}`, ids),
		d1
			.prepare(
				`SELECT u.id, u.email, u.phone, u.phone_confirmed_at, u.deleted_at, u.banned_until, p.preferred_language,
					p.time_zone, p.is_discreet, p.quiet_from, p.quiet_until,
					(SELECT json_group_array(type || '.' || channel) FROM muted_notifications WHERE profile_id = p.id) AS muted
				FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id ${within}`,
			)
			.bind(people),
		d1.prepare(`SELECT appointment_id, status, reply FROM reviews WHERE appointment_id ${within}`).bind(ids),
		d1
			.prepare(
				`SELECT e.appointment_id, e.starts_at FROM appointment_events e JOIN appointments a ON a.id = e.appointment_id
				WHERE e.appointment_id ${within} AND e.starts_at <> a.starts_at ORDER BY e.created_at, e.rowid`,
			)
			.bind(ids),
	]);
	const byId = new Map(appointmentsOf(kept).map((one) => [one.id, one]));
	const personOf = new Map(rowsOf<PersonRow>(persons).map((one) => [one.id, one]));
	const reviewOf = new Map(rowsOf<ReviewRow>(reviews).map((one) => [one.appointment_id, one]));
	// The last that is another than now wins.
	const before = new Map(
		rowsOf<{ appointment_id: string; starts_at: string }>(moves).map((one) => [one.appointment_id, one.starts_at]),
	);
	const matterOfNotice = async ({ kind, sealed }: (typeof notices)[number]) => {
		const appointment = byId.get(sealed.values.appointment_id);
		const person = personOf.get(sealed.to);
		if (!appointment || !person) return null;
		const review = reviewOf.get(appointment.id) ?? null;
		const now = ctx.now().toISOString();
		if (!isStillSo(kind, sealed.values, appointment, review, now)) return null;
		return matterOf(ctx, kind, sealed, appointment, person, before.get(appointment.id) ?? null);
	};
	return Promise.allSettled(notices.map(matterOfNotice));
}

function matterOf(
	ctx: Ctx,
	kind: NoticeKind,
	{ to, values: { minutes } }: SealedNotice,
	kept: KeptAppointment,
	person: PersonRow,
	before: string | null,
): DueMatter | null {
	const party: Party | null = kept.client_id === to ? "client" : kept.owner_id === to ? "business" : null;
	const isBanned = person.banned_until !== null && person.banned_until > ctx.now().toISOString();
	if (!party || isBanned || person.deleted_at !== null) return null;
	const { client_id: _, owner_id: __, room: ___, request_hash: ____, ...appointment } = kept;
	const muted = new Set<string>(JSON.parse(person.muted));
	const addresses: Record<Channel, string | null> = {
		in_app: to,
		email: person.email,
		text: person.phone_confirmed_at ? person.phone : null,
	};
	const ways: DueMatter["ways"] = {};
	for (const channel of offeredChannels(ctx)) {
		const address = addresses[channel];
		if (address && !muted.has(`${typeOfNotice[kind]}.${channel}`)) ways[channel] = address;
	}
	const time_zone = zoneOf(appointment, party, person.time_zone);
	return {
		kind,
		user_id: to,
		minutes,
		party,
		appointment,
		before,
		reader: { locale: person.preferred_language, time_zone, is_discreet: person.is_discreet === 1 },
		ways,
		// Who is due within the hour is told.
		quiet_until: minutes === reminderMinutes.at(-1) ? null : quietUntil(person, time_zone, ctx.now()),
	};
}

/**
 * What a notice becomes when its time has come: a line in the reader's list, a mail and a text message, as they have
 * chosen. They belong in the batch that takes the notice away.
 */
export async function tellStatements(
	ctx: Ctx,
	id: string,
	matter: DueMatter,
): Promise<{ lines: D1PreparedStatement[]; letters: OutboxRow[] }> {
	const { kind, user_id, minutes, appointment, reader, ways } = matter;
	const now = ctx.now().toISOString();
	const lines: D1PreparedStatement[] = [];
	if (ways.in_app) {
		const { title, message, url } = noticeLines(matter);
		lines.push(
			ctx.db.$client
				.prepare(
					"INSERT INTO notifications (id, user_id, type, title, message, data, read_at, created_at) VALUES (?, ?, ?, ?, ?, ?, NULL, ?)",
				)
				.bind(id, user_id, typeOfNotice[kind], title, message, JSON.stringify({ url }), now),
		);
	}
	const sealed: SealedNotice = {
		to: user_id,
		values: { appointment_id: appointment.id, sequence: appointment.sequence, minutes },
	};
	const letters: OutboxRow[] = [];
	for (const channel of ["email", "text"] as const) {
		if (!ways[channel]) continue;
		letters.push({
			id: crypto.randomUUID(),
			channel,
			kind,
			sealed: await ctx.keys.seal(JSON.stringify(sealed)),
			locale: reader.locale,
			due_at: matter.quiet_until ?? now,
			attempts: 0,
			created_at: now,
		});
	}
	return { lines, letters };
}
