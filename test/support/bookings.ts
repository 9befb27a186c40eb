import type { Availability } from "#domain/availability/availability.ts";
import { newAvailability } from "#domain/availability/availability.ts";
import { quantaOf } from "#domain/availability/slots.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { openSession } from "#domain/identity/sessions.server.ts";
import { newAddress } from "./identity.ts";
import { createUser } from "./new-user.ts";

/** Somebody who can ask the API. */
export type Caller = { id: string; email: string; cookie: string };

export type Answer = { status: number; body: Record<string, unknown> };

/** Asks once; null where the answer was lost on the way. */
export async function postOnce(url: string, path: string, caller: Caller, body: object, key: string) {
	const headers = { Cookie: caller.cookie, "Content-Type": "application/json", "Idempotency-Key": key };
	return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
		.then(async (got): Promise<Answer> => ({ status: got.status, body: (await got.json()) as Answer["body"] }))
		.catch(() => null);
}

const mostTries = 20;

/** Asks under one key until there is an answer, as a careful program does. */
export async function post(url: string, path: string, caller: Caller, body: object, key = crypto.randomUUID()) {
	for (let i = 0; i < mostTries; i++) {
		const answer = await postOnce(url, path, caller, body, key);
		if (answer) return answer;
	}
	throw new Error(`${path} was not answered.`);
}

/** So many people with a session each, written in two round trips a person. */
export async function callers(
	ctx: Ctx,
	count: number,
	role: "user" | "business" | "admin" = "user",
): Promise<Caller[]> {
	const made: Caller[] = [];
	for (let i = 0; i < count; i++) {
		const email = newAddress();
		const user = await createUser(ctx, { email, email_confirmed_at: ctx.now().toISOString() });
		const { signedIn, statements } = await openSession(ctx, user, role === "user" ? "password" : "totp");
		await ctx.db.$client.batch(statements);
		if (role !== "user") {
			await ctx.db.$client.batch([
				ctx.db.$client.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, user.id),
				ctx.db.$client.prepare("UPDATE sessions SET aal = 'aal2' WHERE id = ?").bind(signedIn.session.id),
			]);
		}
		made.push({ id: user.id, email, cookie: `${sessionCookie}=${await sessionTokenOf(ctx, signedIn.session)}` });
	}
	return made;
}

/** Opens a professional's calendar all day and all week, for an owner; `more` says what is different. */
export async function openCalendar(
	ctx: Ctx,
	business_id: string,
	owner: Pick<Caller, "id"> | null,
	more: Partial<Availability> = {},
) {
	const { $client: d1 } = ctx.db;
	const open: Availability = {
		...newAvailability("UTC"),
		weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", until: "24:00" })),
		buffer_after_minutes: 0,
		notice_hours: 0,
		step_minutes: 15,
		confirmation: "instant",
		...more,
	};
	const row = { ...open, weekly: JSON.stringify(open.weekly), exceptions: JSON.stringify(open.exceptions) };
	const columns = Object.keys(row);
	await d1.batch([
		d1.prepare("DELETE FROM availabilities WHERE business_id = ?").bind(business_id),
		d1
			.prepare(
				`INSERT INTO availabilities (business_id, ${columns.join(", ")}, updated_at, version)
				VALUES (${Array.from({ length: columns.length + 3 }, () => "?").join(", ")})`,
			)
			.bind(business_id, ...Object.values(row), ctx.now().toISOString(), 1),
		d1
			.prepare(
				"INSERT OR IGNORE INTO next_slots (business_id, slots, days, stale_at, revision) VALUES (?, '[]', '[]', '', 1)",
			)
			.bind(business_id),
		...(owner
			? [
					d1
						.prepare("INSERT OR REPLACE INTO business_owners (business_id, user_id) VALUES (?, ?)")
						.bind(business_id, owner.id),
				]
			: []),
	]);
}

/**
 * What is wrong with calendars and appointments, in words; nothing for whole ones. Every active appointment has exactly
 * the quarters that it must have and no other has any, days say the same as quarters, no two overlap, nobody is told of
 * what is not there, and every appointment has a history.
 */
export async function wrongInCalendars(ctx: Ctx): Promise<string[]> {
	const rows = async <T>(sql: string) => (await ctx.db.$client.prepare(sql).all<T>()).results;
	type Active = { id: string; business_id: string; status: string; starts_at: string; ends_at: string } & Pick<
		Availability,
		"buffer_before_minutes" | "buffer_after_minutes"
	>;
	const wrong: string[] = [];
	const active = await rows<Active>(
		`SELECT a.id, a.business_id, a.status, a.starts_at, a.ends_at, v.buffer_before_minutes, v.buffer_after_minutes
		FROM appointments a JOIN availabilities v ON v.business_id = a.business_id
		WHERE a.status IN ('held', 'pending', 'confirmed') ORDER BY a.business_id, a.starts_at`,
	);
	const wanted = new Set(
		active.flatMap((one) => {
			const minutes = (Date.parse(one.ends_at) - Date.parse(one.starts_at)) / 60_000;
			const { from, until } = quantaOf(one, { starts_at: one.starts_at, minutes });
			return Array.from({ length: until - from }, (_, i) => `${one.business_id} ${from + i} ${one.id}`);
		}),
	);
	const quanta = await rows<{ business_id: string; quantum: number; appointment_id: string; is_start: number }>(
		"SELECT * FROM quanta",
	);
	const kept = new Set(quanta.map((row) => `${row.business_id} ${row.quantum} ${row.appointment_id}`));
	for (const one of wanted) if (!kept.has(one)) wrong.push(`is not taken: ${one}`);
	for (const one of kept) if (!wanted.has(one)) wrong.push(`is taken for nothing: ${one}`);
	for (const [i, one] of active.entries()) {
		const next = active[i + 1];
		if (next?.business_id === one.business_id && next.starts_at < one.ends_at)
			wrong.push(`overlap: ${one.id} ${next.id}`);
	}
	const days = await rows<{
		business_id: string;
		day: number;
		am: number;
		pm: number;
		am_starts: number;
		pm_starts: number;
	}>("SELECT * FROM busy_days");
	const bits = (list: { quantum: number }[], half: number) =>
		list.reduce((sum, { quantum }) => {
			const at = (quantum % 96) - half;
			return at >= 0 && at < 48 ? sum + 2 ** at : sum;
		}, 0);
	const byDay = new Map<string, typeof quanta>();
	for (const row of quanta) {
		const key = `${row.business_id} ${Math.floor(row.quantum / 96)}`;
		byDay.set(key, [...(byDay.get(key) ?? []), row]);
	}
	for (const day of days) {
		const own = byDay.get(`${day.business_id} ${day.day}`) ?? [];
		const starts = own.filter(({ is_start }) => is_start);
		const should = [bits(own, 0), bits(own, 48), bits(starts, 0), bits(starts, 48)];
		if (String([day.am, day.pm, day.am_starts, day.pm_starts]) !== String(should))
			wrong.push(`day ${day.business_id} ${day.day} says otherwise than its quarters`);
	}
	if (days.length !== byDay.size) wrong.push(`${days.length} days instead of ${byDay.size}`);
	for (const { id } of await rows<{ id: string }>(
		"SELECT id FROM appointments WHERE status <> 'held' AND NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment_id = appointments.id)",
	))
		wrong.push(`no history: ${id}`);
	return wrong;
}
