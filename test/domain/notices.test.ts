import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeAccount, eraseClosed, eraseUser } from "#domain/accounts/closing.server.ts";
import { appointmentFileKey } from "#domain/appointments/appointment-files.server.ts";
import { type Appointment, type Party, parties } from "#domain/appointments/appointments.ts";
import { invitationOf } from "#domain/appointments/calendar.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { appointmentNoticeStatement } from "#domain/appointments/notices.server.ts";
import {
	type AppointmentNoticeKind,
	appointmentNoticeKinds,
	type ReviewNoticeKind,
	reviewNoticeKinds,
} from "#domain/appointments/notices.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import { cancelForClosedAccounts, settleAppointments } from "#domain/appointments/settling.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { type AppointmentNotice, appointmentNoticeWords, isInCalendar } from "#domain/notices/appointments.server.ts";
import { contentOf, itemOf } from "#domain/notices/content.server.ts";
import { type ReviewNotice, reviewNoticeWords } from "#domain/notices/reviews.server.ts";
import { languageOf, makeLanguage } from "#domain/outbox/mail/language.server.ts";
import { messages as pseudo } from "#domain/outbox/mail/locales/ar-XB.generated.ts";
import { messages as en } from "#domain/outbox/mail/locales/en.generated.ts";
import type { Reader } from "#domain/outbox/mail/mail.server.ts";
import type { Port } from "#domain/outbox/outbox.server.ts";
import type { Letter, LetterChannel } from "#domain/outbox/outbox.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { saveNotificationPreferences } from "#domain/profiles/notification-preferences.server.ts";
import { cells, notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { quietUntil } from "#domain/profiles/quiet-hours.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { ownerOf, type Someone, someone, withRole } from "../support/actors.ts";
import { booked, freeTimes, setHours } from "../support/appointments.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { makeBusiness } from "../support/demo.ts";
import { newNumber, outcomeOf, recorded, testSite } from "../support/identity.ts";
import { type Ports, sweepOutbox } from "../support/outbox.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let owner: Someone;
/** Takes bookings at once; lives in Madrid's zone. */
const seq = 2;
/** Somebody else's, who does not read along. */
const otherSeq = 4;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
	owner = await ownerOf(ctx, makeBusiness(seq).id, { time_zone: "Europe/Madrid" });
});
afterAll(() => site.close());
beforeEach(async () => {
	await setHours(ctx, seq, {
		confirmation: "instant",
		time_zone: "Europe/Madrid",
		late_fee: "half_fee",
		notice_hours: 2,
	});
	await site.d1.batch([site.d1.prepare("DELETE FROM outbox"), site.d1.prepare("DELETE FROM notifications")]);
});

/** Ports that note what has left. */
function recording() {
	const sent: Letter[] = [];
	const port: Port = async (letter) => void sent.push(letter);
	return { ports: { email: port, text: port } satisfies Ports, sent };
}

/** Sends what is due, as the schedule does. */
async function sweep(...ports: Ports[]) {
	const { ports: own, sent } = recording();
	while ((await sweepOutbox(ctx, ports[0] ?? own)) > 0);
	return sent;
}

/** What of it went to somebody. */
const kindsTo = (sent: readonly Letter[], { email }: Someone) =>
	sent.filter(({ to, channel }) => to === email && channel === "email").map(({ kind }) => kind);

const notificationsOf = async ({ user }: Someone) =>
	(
		await site.d1
			.prepare("SELECT * FROM notifications WHERE user_id = ? ORDER BY created_at, rowid")
			.bind(user.id)
			.all<{ id: string; type: string; title: string; message: string; data: string; read_at: string | null }>()
	).results;

const waiting = async (channel: string) =>
	(await site.d1.prepare("SELECT * FROM outbox WHERE channel = ?").bind(channel).all<{ due_at: string }>()).results;

/** Goes on to so many minutes before an appointment; a clock does not go back. */
function goTo({ starts_at }: OwnAppointment, minutesBefore: number) {
	site.clock.pass((Date.parse(starts_at) - minutesBefore * 60_000 - ctx.now().getTime()) / 1000);
}

test("Who books is told at once, and so is the professional: a mail each, and a line on the site", async () => {
	const client = await someone(ctx, { full_name: "Ana" });
	const appointment = await booked(ctx, client, seq);
	const sent = await sweep();
	for (const person of [client, owner]) {
		expect(kindsTo(sent, person)).toEqual(["appointment_confirmed"]);
		const [line, ...more] = await notificationsOf(person);
		expect(more).toEqual([]);
		expect(line).toMatchObject({ type: "booking", read_at: null, data: `{"url":"/appointments/${appointment.id}"}` });
	}
	const mail = sent.find(({ to }) => to === client.email);
	expect(mail?.text).toContain(`https://visavis.test/appointments/${appointment.id}`);
	expect(mail?.text).toContain(appointment.business_name);
	expect(sent.find(({ to }) => to === owner.email)?.text).toContain("Ana");
});

test("Reminders leave once at 24 hours and once at one hour before, and not a minute sooner", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	await sweep();
	const timetable: [minutesBefore: number, mails: number][] = [
		[24 * 60 + 1, 0],
		[24 * 60, 1],
		[23 * 60, 0],
		[61, 0],
		[60, 1],
		[30, 0],
		[0, 0],
	];
	for (const [minutes, mails] of timetable) {
		goTo(appointment, minutes);
		const sent = await sweep();
		for (const person of [client, owner])
			expect(kindsTo(sent, person), `${minutes} minutes before`).toEqual(Array(mails).fill("appointment_reminder"));
	}
	expect((await notificationsOf(client)).length).toBe(3);
});

// The complaint: reminders after cancelling (calcom #7225).
test("After cancelling no reminder leaves, neither one that was planned nor one that waits for its mail", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 4 });
	await sweep();
	goTo(appointment, 24 * 60);
	// Nobody takes mail today: the first reminder is a mail that waits.
	await sweep({ email: null, text: null });
	expect((await waiting("email")).length).toBe(2);
	await decide(ctx, client.actor, appointment.id, "cancel", { version: appointment.version });
	goTo(appointment, 60);
	const sent = await sweep();
	for (const person of [client, owner]) expect(kindsTo(sent, person)).toEqual(["appointment_cancelled"]);
	goTo(appointment, 0);
	expect(await sweep()).toEqual([]);
});

test("After a move only the reminders of the new time leave", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	const { slots } = await freeTimes(ctx, seq, 8);
	const starts_at = slots[3] ?? "";
	const moved = await decide(ctx, client.actor, appointment.id, "reschedule", { version: 1, starts_at });
	const first = await sweep();
	// The confirmation of the first time is overtaken by the move.
	for (const person of [client, owner]) expect(kindsTo(first, person)).toEqual(["appointment_rescheduled"]);
	for (const minutes of [24 * 60, 60, 0]) {
		goTo(appointment, minutes);
		expect(await sweep(), `${minutes} minutes before the old time`).toEqual([]);
	}
	for (const minutes of [24 * 60, 60]) {
		goTo(moved, minutes);
		expect(kindsTo(await sweep(), client)).toEqual(["appointment_reminder"]);
	}
});

test("A reminder that could not leave in time is not sent once the next one is due, nor after the beginning", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	await sweep();
	goTo(appointment, 50);
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_reminder"]);
	const other = await booked(ctx, client, seq, { days: 3 });
	await sweep();
	goTo(other, 0);
	expect(await sweep()).toEqual([]);
});

test("What a person has switched off does not reach them there, and elsewhere it does", async () => {
	for (const off of ["in_app", "email", "text"] as const) {
		const client = await someone(ctx);
		const phone = newNumber();
		await site.d1
			.prepare("UPDATE users SET phone = ?, phone_confirmed_at = ? WHERE id = ?")
			.bind(phone, ctx.now().toISOString(), client.user.id)
			.run();
		await saveNotificationPreferences(
			ctx,
			client.actor,
			notificationPreferences.parse({ on: cells.filter((cell) => cell !== `booking.${off}`) }),
		);
		await booked(ctx, client, seq);
		const sent = await sweep();
		expect({
			in_app: (await notificationsOf(client)).length,
			email: sent.filter(({ to }) => to === client.email).length,
			text: sent.filter(({ to }) => to === phone).length,
			[off]: 0,
		}).toEqual({ in_app: 1, email: 1, text: 1, [off]: 0 });
		expect(sent.filter(({ to }) => to === (off === "text" ? phone : off === "email" ? client.email : "")).length).toBe(
			0,
		);
		if (off === "in_app") expect(await notificationsOf(client)).toEqual([]);
	}
});

test("Text messages go to confirmed numbers only, and only where the site has them", async () => {
	const client = await someone(ctx);
	await site.d1.prepare("UPDATE users SET phone = ? WHERE id = ?").bind(newNumber(), client.user.id).run();
	await booked(ctx, client, seq);
	expect((await sweep()).filter(({ channel }) => channel === "text")).toEqual([]);
	await site.d1.prepare("UPDATE users SET phone_confirmed_at = '2026-11-01' WHERE id = ?").bind(client.user.id).run();
	await booked(ctx, client, seq);
	await sweepOutbox({ ...ctx, hasTextMessages: false }, { email: null, text: null });
	expect(await waiting("text")).toEqual([]);
});

test("In quiet hours mail waits until they end, the line on the site does not, and the last hour's reminder neither", async () => {
	const client = await someone(ctx, { time_zone: "Europe/Madrid" });
	const appointment = await booked(ctx, client, seq, { days: 5 });
	await sweep();
	const at = (minutes: number) => {
		const local = new Date(Date.parse(appointment.starts_at) - minutes * 60_000 + 3_600_000).toISOString();
		return local.slice(11, 16);
	};
	// From two hours before the first reminder until one hour after it, and as long around the second.
	const quiet = { quiet_from: at(24 * 60 + 120), quiet_until: at(24 * 60 - 60) };
	await saveNotificationPreferences(ctx, client.actor, notificationPreferences.parse({ on: cells, ...quiet }));
	goTo(appointment, 24 * 60);
	expect(kindsTo(await sweep(), client)).toEqual([]);
	expect((await notificationsOf(client)).length).toBe(2);
	goTo(appointment, 23 * 60 + 1);
	expect(kindsTo(await sweep(), client)).toEqual([]);
	goTo(appointment, 23 * 60);
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_reminder"]);
	goTo(appointment, 60);
	expect(quietUntil(quiet, "Europe/Madrid", ctx.now())).not.toBeNull();
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_reminder"]);
});

/** Somebody whose quiet hours, in UTC, began an hour ago, and who wants `more`. */
async function quietOne(more: Record<string, string> = {}) {
	const client = await someone(ctx, { time_zone: "UTC" });
	const hour = (from: number) => new Date(ctx.now().getTime() + from * 3_600_000).toISOString().slice(11, 16);
	const quiet = { quiet_from: hour(-1), quiet_until: hour(7) };
	await saveNotificationPreferences(ctx, client.actor, notificationPreferences.parse({ on: cells, ...quiet, ...more }));
	return client;
}

test("What quiet hours held leaves as one letter, however many a sweep takes; a second invitation by itself", async () => {
	const client = await quietOne();
	for (const confirmation of ["request", "instant"] as const) {
		await setHours(ctx, otherSeq, { confirmation });
		for (let i = 0; i < 2; i++) await booked(ctx, client, otherSeq, { days: 9 + i });
	}
	expect(kindsTo(await sweep(), client)).toEqual([]);
	expect((await notificationsOf(client)).length).toBe(4);
	site.clock.pass(8 * 3600);
	const { ports, sent } = recording();
	while ((await sweepOutbox(ctx, ports, 1)) > 0);
	const mails = sent.filter(({ to }) => to === client.email);
	expect(mails.map(({ kind }) => kind).sort()).toEqual(["appointment_confirmed", "summary"]);
	const summary = mails.find(({ kind }) => kind === "summary");
	expect(summary?.subject).toBe("3 things happened in your quiet hours");
	const lines = await notificationsOf(client);
	const confirmed = lines.filter(({ title }) => title === "Your appointment is confirmed");
	expect(summary?.text.match(/\/appointments\//g)?.length).toBe(3);
	expect(summary?.text.match(/Your request was sent/g)?.length).toBe(2);
	// Each invitation comes once, so that calendars know both.
	expect(new Set(mails.map(({ calendar }) => /^UID:(.*)$/m.exec(calendar?.text ?? "")?.[1])).size).toBe(
		confirmed.length,
	);
});

test("A summary is as discreet as its letters, is a text message too, and one notice alone stays itself", async () => {
	const client = await quietOne({ is_discreet: "on" });
	await setHours(ctx, otherSeq, { confirmation: "request" });
	const first = await booked(ctx, client, otherSeq, { days: 9 });
	await sweep();
	site.clock.pass(8 * 3600);
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_requested"]);
	site.clock.pass(16.5 * 3600);
	const phone = newNumber();
	await site.d1
		.prepare("UPDATE users SET phone = ?, phone_confirmed_at = '2026-11-01' WHERE id = ?")
		.bind(phone, client.user.id)
		.run();
	for (let i = 0; i < 2; i++) await booked(ctx, client, otherSeq, { days: 11 + i });
	await sweep();
	site.clock.pass(8 * 3600);
	const sent = (await sweep()).filter(({ to }) => to === client.email || to === phone);
	expect(sent.map(({ kind, channel }) => `${kind} ${channel}`).sort()).toEqual(["summary email", "summary text"]);
	for (const { subject, text, html } of sent)
		for (const part of [subject, text, html])
			for (const secret of [first.business_name, first.terms.service_name, first.starts_at.slice(0, 10)])
				expect(part).not.toContain(secret);
	expect(sent.find(({ channel }) => channel === "text")?.text).toBe(
		"Visavis: 2 things happened in your quiet hours - https://visavis.test/notifications",
	);
});

test("A summary that was not taken comes again whole; what fails by day does not leave by night", async () => {
	const client = await quietOne();
	await setHours(ctx, otherSeq, { confirmation: "request" });
	for (let i = 0; i < 3; i++) await booked(ctx, client, otherSeq, { days: 9 + i });
	await sweep();
	site.clock.pass(8 * 3600);
	const refusing = { email: () => Promise.reject(new Error("Not now")), text: null };
	await sweep(refusing);
	expect((await waiting("email")).length).toBeGreaterThanOrEqual(3);
	// The next try would be in the night after.
	site.clock.pass(16.5 * 3600);
	expect(kindsTo(await sweep(), client)).toEqual([]);
	site.clock.pass(8 * 3600);
	expect(kindsTo(await sweep(), client)).toEqual(["summary"]);
});

test("Quiet hours are those of the reader's clock, over midnight too, and on the days when clocks change", () => {
	const night = { quiet_from: "22:00", quiet_until: "07:30" };
	const end = (now: string, hours = night, zone = "Europe/Madrid") => quietUntil(hours, zone, new Date(now));
	expect(end("2026-11-20T20:59:00Z")).toBeNull();
	expect(end("2026-11-20T21:00:00Z")).toBe("2026-11-21T06:30:00.000Z");
	expect(end("2026-11-21T06:29:00Z")).toBe("2026-11-21T06:30:00.000Z");
	expect(end("2026-11-21T06:30:00Z")).toBeNull();
	// Clocks go back in the night to 25 October 2026, and forward in that to 28 March 2027.
	expect(end("2026-10-24T20:30:00Z")).toBe("2026-10-25T06:30:00.000Z");
	expect(end("2027-03-27T22:30:00Z")).toBe("2027-03-28T05:30:00.000Z");
	const noon = { quiet_from: "12:00", quiet_until: "14:00" };
	expect(end("2026-11-20T07:00:00Z", noon, "Asia/Kolkata")).toBe("2026-11-20T08:30:00.000Z");
	expect(end("2026-11-20T09:00:00Z", noon, "Asia/Kolkata")).toBeNull();
	expect(quietUntil({ quiet_from: null, quiet_until: null }, "UTC", new Date())).toBeNull();
});

test("Mail that shall say nothing names neither the other nor the service, and its calendar file neither", async () => {
	const client = await someone(ctx);
	await saveNotificationPreferences(ctx, client.actor, notificationPreferences.parse({ on: cells, is_discreet: "on" }));
	const appointment = await booked(ctx, client, seq);
	const [mail] = (await sweep()).filter(({ to }) => to === client.email);
	const secrets = [appointment.business_name, appointment.terms.service_name, appointment.terms.bring];
	if (appointment.terms.address) secrets.push(appointment.terms.address);
	for (const part of [mail?.subject, mail?.text, mail?.html, mail?.calendar?.text])
		for (const secret of secrets) expect(part).not.toContain(secret);
	expect(mail?.subject).toBe("You have an appointment");
	expect(mail?.calendar?.text).toContain("SUMMARY:Appointment\r\n");
	expect(mail?.text).toContain(`/appointments/${appointment.id}`);
});

test("Nobody who is gone, banned or on their way out is told anything", async () => {
	for (const set of ["deleted_at = '2026-11-01'", "banned_until = '2999-01-01'"]) {
		const client = await someone(ctx);
		await booked(ctx, client, seq);
		await site.d1.prepare(`UPDATE users SET ${set} WHERE id = ?`).bind(client.user.id).run();
		const sent = await sweep();
		expect(kindsTo(sent, client)).toEqual([]);
		expect(await notificationsOf(client)).toEqual([]);
		expect(kindsTo(sent, owner)).toEqual(["appointment_confirmed"]);
		await site.d1.prepare("UPDATE users SET deleted_at = NULL WHERE id = ?").bind(client.user.id).run();
	}
});

test("A notice becomes one line, one mail and one text message, whoever sweeps at the same time", async () => {
	const client = await someone(ctx);
	for (let i = 0; i < 5; i++) await booked(ctx, client, seq, { days: 6 + i });
	const { ports, sent } = recording();
	const sweepAll = async () => {
		while ((await sweepOutbox(ctx, ports, 3)) > 0);
	};
	await Promise.all([sweepAll(), sweepAll(), sweepAll()]);
	expect(kindsTo(sent, client).length).toBe(5);
	expect(kindsTo(sent, owner).length).toBe(5);
	expect((await notificationsOf(client)).length).toBe(5);
	expect((await waiting("person")).every(({ due_at }) => due_at > ctx.now().toISOString())).toBe(true);
});

test("Who has lost the claim on a notice tells nobody, and a fault in the middle leaves nothing half told", async () => {
	const client = await someone(ctx);
	await booked(ctx, client, seq);
	// Another has claimed them meanwhile: seen when the batch is written.
	const { $client: d1 } = ctx.db;
	let hasRead = false;
	const stolen = {
		prepare: (sql: string) => d1.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			if (hasRead) await site.d1.prepare("UPDATE outbox SET attempts = attempts + 1").run();
			hasRead = true;
			return d1.batch(statements);
		},
	} as unknown as D1Database;
	const before = (await waiting("person")).length;
	await sweepOutbox({ ...ctx, db: connect(stolen, new Meter()) }, recording().ports);
	expect(await notificationsOf(client)).toEqual([]);
	expect(await waiting("email")).toEqual([]);
	expect((await waiting("person")).length).toBe(before);
	site.clock.pass(61);
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_confirmed"]);
	expect((await notificationsOf(client)).length).toBe(1);
});

test("Who has lost the claim on one notice tells all the others at once", async () => {
	const client = await someone(ctx);
	for (let i = 0; i < 3; i++) await booked(ctx, client, seq, { days: 6 + i });
	const { $client: d1 } = ctx.db;
	let trips = 0;
	const stolen = {
		prepare: (sql: string) => d1.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			if (++trips === 2)
				await site.d1
					.prepare(
						"UPDATE outbox SET attempts = attempts + 1 WHERE id = (SELECT id FROM outbox WHERE channel = 'person')",
					)
					.run();
			return d1.batch(statements);
		},
	} as unknown as D1Database;
	const before = (await waiting("person")).filter(({ due_at }) => due_at <= ctx.now().toISOString()).length;
	expect(before).toBe(6);
	const { ports, sent } = recording();
	await sweepOutbox({ ...ctx, db: connect(stolen, new Meter()) }, ports);
	expect(kindsTo(sent, client).length + kindsTo(sent, owner).length).toBe(before - 1);
	site.clock.pass(61);
	expect((await sweep()).length).toBe(1);
});

test("Whatever is due, of all nouns, costs four trips to the database", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 2 });
	await site.d1.prepare("UPDATE appointments SET status = 'completed' WHERE id = ?").bind(appointment.id).run();
	await (
		await appointmentNoticeStatement(ctx, client.user.id, "review_invited", {
			appointment_id: appointment.id,
			sequence: 0,
		})
	).run();
	await booked(ctx, client, seq, { days: 3 });
	await closeAccount(ctx, await someone(ctx));
	const { d1, trips } = recorded(site.d1);
	const { ports, sent } = recording();
	await sweepOutbox({ ...ctx, db: connect(d1, new Meter()) }, ports, 100);
	expect(new Set(sent.map(({ kind }) => kind))).toEqual(
		new Set(["appointment_confirmed", "review_invited", "deletion_planned"]),
	);
	expect(trips.length).toBe(4);
});

test("A kind of notice that nobody knows any more is tried again, and keeps no other from leaving", async () => {
	const client = await someone(ctx);
	await (
		await planStatement(ctx, { channel: "email", kind: "gone", to: client.email, values: {}, locale: "en" })
	).run();
	await booked(ctx, client, seq);
	const { ports, sent } = recording();
	await sweepOutbox(ctx, ports);
	expect(kindsTo(sent, client)).toEqual(["appointment_confirmed"]);
	expect(await waiting("email")).toMatchObject([{ kind: "gone", attempts: 1 }]);
});

test("Letters about an account cannot be switched off, and quiet hours do not delay them", async () => {
	const person = await someone(ctx);
	const quiet = { quiet_from: "00:00", quiet_until: "23:59" };
	await saveNotificationPreferences(ctx, person.actor, notificationPreferences.parse({ on: [], ...quiet }));
	await closeAccount(ctx, person);
	const { ports, sent } = recording();
	await sweepOutbox(ctx, ports);
	expect(kindsTo(sent, person)).toEqual(["deletion_planned"]);
});

test("When the mail port fails after the notice was told, only the mail is tried again", async () => {
	const client = await someone(ctx);
	await booked(ctx, client, seq);
	const failing: Ports = { email: () => Promise.reject(new Error("no")), text: null };
	await sweepOutbox(ctx, failing);
	expect((await notificationsOf(client)).length).toBe(1);
	expect((await waiting("email")).length).toBe(2);
	site.clock.pass(60);
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_confirmed"]);
	expect((await notificationsOf(client)).length).toBe(1);
	expect(await sweep()).toEqual([]);
});

test("Where no mail can be sent it waits untried, and the lines on the site are there all the same", async () => {
	const client = await someone(ctx);
	await booked(ctx, client, seq);
	await sweepOutbox(ctx, { email: null, text: null });
	expect((await notificationsOf(client)).length).toBe(1);
	expect(await waiting("email")).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
});

test("A notice sealed with a key that is no more is tried again, and does not keep others from leaving", async () => {
	const client = await someone(ctx);
	await booked(ctx, client, seq);
	await site.d1
		.prepare("UPDATE outbox SET sealed = 'AAAA.AAAA' WHERE id = (SELECT min(id) FROM outbox WHERE due_at <= ?)")
		.bind(ctx.now().toISOString())
		.run();
	const logged: string[] = [];
	const { ports, sent } = recording();
	await sweepOutbox({ ...ctx, log: (event) => void logged.push(event) }, ports);
	expect(logged).toEqual(["outbox_failed"]);
	expect(sent.length).toBe(1);
});

test("A request, its answer, a proposal and its end are each told to whom they concern", async () => {
	await setHours(ctx, seq, { confirmation: "request" });
	const client = await someone(ctx, { full_name: "Ana" });
	const told: Record<string, [client: string[], owner: string[]]> = {};
	const note = async (what: string) => {
		const sent = await sweep();
		told[what] = [kindsTo(sent, client), kindsTo(sent, owner)];
		return sent;
	};
	const asked = await booked(ctx, client, seq, { days: 10 });
	const request = await note("request");
	expect(request.find(({ to }) => to === owner.email)?.text).toMatch(/Please answer by .* Central European/);
	expect(request.find(({ to }) => to === client.email)?.text).toMatch(/has until .* to answer/);
	await decide(ctx, owner.actor, asked.id, "accept", { version: 1 });
	await note("accept");
	const { slots } = await freeTimes(ctx, seq, 14);
	const proposal = { version: 2, starts_at: slots[5] ?? "", reason: "I am in court that day." };
	await decide(ctx, owner.actor, asked.id, "propose", proposal);
	const proposed = await note("propose");
	expect(proposed.find(({ to }) => to === client.email)?.text).toContain("Reason given: I am in court that day.");
	expect(proposed.find(({ to }) => to === client.email)?.text).toContain("Old time: ");
	await decide(ctx, client.actor, asked.id, "decline", { version: 3, reason: "I cannot." });
	await note("decline");
	const lapsing = await booked(ctx, client, seq, { days: 10 });
	await sweep();
	site.clock.pass(49 * 3600);
	await settleAppointments(ctx);
	await note("expire");
	await setHours(ctx, seq, { confirmation: "instant" });
	const held = await booked(ctx, client, seq, { days: 3 });
	await sweep();
	goTo(held, -4 * 60);
	await settleAppointments(ctx);
	await note("complete");
	expect(lapsing.status).toBe("pending");
	expect(told).toEqual({
		request: [["appointment_requested"], ["appointment_requested"]],
		accept: [["appointment_confirmed"], ["appointment_confirmed"]],
		propose: [["appointment_proposed"], ["appointment_proposed"]],
		decline: [[], ["appointment_declined"]],
		expire: [["appointment_expired"], ["appointment_expired"]],
		complete: [["review_invited"], []],
	});
});

type NoticeKind = AppointmentNoticeKind | ReviewNoticeKind;
const noticeKinds: readonly NoticeKind[] = [...appointmentNoticeKinds, ...reviewNoticeKinds];

/** One in which nothing is missing. */
const example: Appointment = {
	id: "0123456789abcdef0123456789abcdef",
	business_id: "fedcba9876543210fedcba9876543210",
	business_name: "Lucía Ferrer Ortega",
	client_name: "Amina Haddad",
	legal_service_id: "work_visa",
	starts_at: "2026-11-24T12:00:00.000Z",
	ends_at: "2026-11-24T12:45:00.000Z",
	time_zone: "Europe/Madrid",
	client_time_zone: "America/New_York",
	mode: "phone",
	audio_only: false,
	interpreter_language: "ar",
	status: "confirmed",
	awaiting: null,
	ended_by: null,
	is_declined: false,
	reason: "A hearing was moved.",
	facts: "Something that only the two shall know.",
	other_party: "Somebody Else",
	client_phone: "+34600123456",
	terms: {
		service_name: "Work visa",
		fee_type: "fixed",
		fee_min_minor: 6000,
		fee_max_minor: 9000,
		currency: "EUR",
		free_cancellation_hours: 24,
		late_fee: "half_fee",
		bring: "Your passport.",
		address: null,
	},
	expires_at: null,
	confirmed_at: "2026-11-20T12:00:00.000Z",
	sequence: 0,
	version: 1,
	created_at: "2026-11-20T12:00:00.000Z",
	updated_at: "2026-11-20T12:00:00.000Z",
};

const statusOf: Partial<Record<NoticeKind, OwnAppointment["status"]>> = {
	appointment_requested: "pending",
	appointment_proposed: "pending",
	appointment_declined: "cancelled",
	appointment_cancelled: "cancelled",
	appointment_expired: "expired",
	review_invited: "completed",
	review_received: "completed",
	review_replied: "completed",
};

type Example = { kind: NoticeKind; party: Party; appointment: Appointment; before: string; reader: Reader };

function exampleOf(kind: NoticeKind, party: Party, more: Partial<Appointment> = {}, is_discreet = false): Example {
	const status = statusOf[kind] ?? "confirmed";
	const isPending = status === "pending";
	return {
		kind,
		party,
		before: "2026-11-23T12:00:00.000Z",
		appointment: {
			...example,
			status,
			awaiting: isPending ? "client" : null,
			expires_at: isPending ? "2026-11-22T12:00:00.000Z" : null,
			ended_by: status === "cancelled" ? "client" : null,
			...more,
		},
		reader: { locale: "en", time_zone: party === "client" ? "America/New_York" : "Europe/Madrid", is_discreet },
	};
}

const publicUrl = "https://visavis.example";
const now = "2026-11-20T12:00:00.000Z";
const organizer = "hello@visavis.example";
const attendee = "reader@visavis.example";

const isOfAppointment = (one: Example): one is Example & AppointmentNotice =>
	(appointmentNoticeKinds as readonly string[]).includes(one.kind);

const wordsOf = (one: Example, reader: Reader, at = now) => {
	const language = languageOf(reader.locale);
	return isOfAppointment(one)
		? appointmentNoticeWords(language, one, reader, at)
		: reviewNoticeWords(language, one as ReviewNotice, reader);
};

/** A notice on a channel, as the outbox sends it. */
function letterOf(channel: LetterChannel, one: Example, at = now) {
	const { reader } = one;
	const calendar =
		isOfAppointment(one) && isInCalendar(one)
			? invitationOf({ ...one, reader }, { organizer, attendee, publicUrl })
			: null;
	return contentOf(channel, languageOf(reader.locale), wordsOf(one, reader, at), reader, publicUrl, calendar);
}
const mailOf = (one: Example) => letterOf("email", one);
const onSite = (one: Example) =>
	itemOf(languageOf(one.reader.locale), wordsOf(one, { ...one.reader, is_discreet: false }));

test("Every kind of notice has its words for both sides, in mail, text message and on the site", () => {
	for (const kind of noticeKinds) {
		for (const party of parties) {
			for (const isDiscreet of [false, true]) {
				const one = exampleOf(kind, party, {}, isDiscreet);
				const { subject, text, html } = mailOf(one);
				const onPhone = letterOf("text", one);
				const line = onSite(one);
				for (const part of [
					subject,
					text,
					html.replace(/<style>.*<\/style>/s, ""),
					onPhone.text,
					line.title,
					line.message,
				]) {
					expect(part.trim().length, kind).toBeGreaterThan(10);
					expect(part, kind).not.toMatch(/[{}]|undefined|null|Invalid|NaN|\b(reader|half_fee)\b/);
					for (const id of Object.keys(en)) expect(part, kind).not.toContain(id);
				}
				expect(onPhone).toMatchObject({ subject: "", html: "", calendar: null });
				expect(onPhone.text.length, onPhone.text).toBeLessThanOrEqual(160);
				expect(onPhone.text).toMatch(/^[\x20-\x7e]+$/);
				expect(line.url).toMatch(/^\/(appointments|business)\//);
			}
		}
	}
});

test("A mail says with whom, when on both clocks, how, what for, the fee and what cancelling costs", () => {
	const { text } = mailOf(exampleOf("appointment_confirmed", "client"));
	for (const line of [
		"Your appointment with Lucía Ferrer Ortega is confirmed.",
		"When: Tuesday 24 November 2026 at 07:00 Eastern Standard Time",
		"Their time: Tuesday 24 November 2026 at 13:00 Central European Standard Time",
		"Length: 45 minutes",
		"Service: Work visa",
		"How: By phone: they call you at +34600123456",
		"Interpreter: Arabic",
		"Fee shown when booking: €60",
		"What to bring: Your passport.",
		"until Monday 23 November 2026 at 07:00 Eastern Standard Time. After that they may ask for half of the fee",
	])
		expect(text.replace(/,(?= \d+ November)/g, "")).toContain(line);
	expect(text).toMatch(/Fee shown when booking: €60\s?–\s?€90\n/);
	const other = mailOf(exampleOf("appointment_confirmed", "business")).text.replace(/,(?= \d+ November)/g, "");
	expect(other).toContain("When: Tuesday 24 November 2026 at 13:00 Central European Standard Time");
	expect(other).toContain("Their time: Tuesday 24 November 2026 at 07:00 Eastern Standard Time");
	expect(other).toContain("How: By phone: you call +34600123456");
	expect(other).toContain("After that you may ask for half of the fee");
	expect(other).not.toContain("What to bring");
	for (const one of [text, other]) expect(one).not.toMatch(/only the two shall know|Somebody Else|If it was not you/);
});

test("Where the two clocks show the same, the time stands there once", () => {
	const { text } = mailOf(exampleOf("appointment_confirmed", "business", { client_time_zone: "Europe/Paris" }));
	expect(text).not.toContain("Their time");
});

test("How they meet is said as it is: at an address, by video ten minutes before, with sound only", () => {
	const terms = { ...example.terms, address: "Calle Mayor 1, 28013 Madrid" };
	const how = (more: Partial<Appointment>) => mailOf(exampleOf("appointment_reminder", "client", more)).text;
	expect(how({ mode: "in_person", terms })).toContain("How: In person: Calle Mayor 1, 28013 Madrid");
	expect(how({ mode: "video" })).toContain("How: By video. The link opens 10 minutes before");
	expect(how({ mode: "video", audio_only: true })).toContain("How: By video, sound only.");
	expect(how({ mode: "video" })).not.toContain("meet.");
});

test("What cancelling costs is said as announced, and what it costs by now", () => {
	const policy = (terms: Partial<Appointment["terms"]>, at = now) =>
		letterOf("email", exampleOf("appointment_confirmed", "client", { terms: { ...example.terms, ...terms } }), at).text;
	expect(policy({ late_fee: "nothing" })).toContain("You can cancel at no cost until it begins.");
	expect(policy({ fee_type: "free", fee_min_minor: 0 })).toContain("You can cancel at no cost until it begins.");
	expect(policy({ late_fee: "full_fee" }, "2026-11-24T00:00:00.000Z")).toContain(
		"If you cancel now, they may ask for the whole fee",
	);
	expect(mailOf(exampleOf("appointment_cancelled", "client")).text).not.toContain("at no cost");
});

test("Who cancelled is said to each of the two", () => {
	const lead = (party: Party, ended_by: Party) => mailOf(exampleOf("appointment_cancelled", party, { ended_by })).text;
	expect(lead("client", "client")).toContain("You have cancelled your appointment with Lucía Ferrer Ortega.");
	expect(lead("client", "business")).toContain("Lucía Ferrer Ortega has cancelled your appointment.");
	expect(lead("business", "business")).toContain("You have cancelled the appointment with Amina Haddad.");
	expect(lead("business", "client")).toContain("Amina Haddad has cancelled your appointment.");
	expect(lead("business", "client")).toContain("Reason given: A hearing was moved.");
});

test("Who reviews stays unnamed: the reviewed reads neither a name nor of which appointment", () => {
	const { subject, text, html } = mailOf(exampleOf("review_received", "business"));
	for (const part of [subject, text, html]) {
		expect(part).not.toContain("Amina");
		expect(part).not.toContain(example.id);
		expect(part).not.toMatch(/November|Work visa/);
	}
	expect(text).toContain(`${publicUrl}/business/${example.business_id}#reviews`);
});

test("What people write reaches nobody as markup, as a header or as a line of its own", () => {
	const bad = `"><script>alert(1)</script>\r\nBcc: all@evil.test\u202e{name} {when, date}`;
	const terms = { ...example.terms, service_name: bad, bring: bad, address: bad };
	for (const kind of noticeKinds) {
		for (const party of parties) {
			const one = exampleOf(kind, party, {
				business_name: bad,
				client_name: bad,
				reason: bad,
				terms,
				mode: "in_person",
			});
			const { subject, text, html, calendar } = mailOf(one);
			expect(html, kind).not.toMatch(/<script/);
			expect(subject + letterOf("text", one).text, kind).not.toMatch(/[\r\n]|evil/);
			expect(text, kind).not.toMatch(/\nBcc:|\u202e/);
			expect(calendar?.text ?? "", kind).not.toMatch(/\nBcc:|\u202e/);
		}
	}
});

/** Markup, placeholders, escapes and words that mean something to the machine. */
const typed = [
	"<0>Ana</0>",
	"{name} {when, date}",
	'<b>Ana</b> & "co"',
	"\\u202eAna\\x41",
	"'{'",
	"#",
	"constructor",
	"reader",
];
const escaped = (text: string) =>
	text.replace(/[&<>"']/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? "&#39;");

test("What people write is shown in mail as they typed it", () => {
	for (const one of typed) {
		const terms = { ...example.terms, service_name: one, bring: one, address: one };
		for (const kind of noticeKinds) {
			for (const party of parties) {
				const more = { business_name: one, client_name: one, reason: one, terms, mode: "in_person" } as const;
				const about = exampleOf(kind, party, more);
				const { text, html } = mailOf(about);
				const lead = wordsOf(about, about.reader).lead;
				const usual = wordsOf(exampleOf(kind, party), about.reader).lead;
				const name = party === "client" ? example.business_name : example.client_name;
				expect(lead, kind).toBe(usual.replaceAll(name, () => one));
				expect(text, kind).toContain(lead);
				expect(html, kind).toContain(escaped(lead));
				if (text.includes("Service: ")) expect(text, kind).toContain(`Service: ${one}\n`);
				if (text.includes("In person: ")) expect(text, kind).toContain(`How: In person: ${one}\n`);
				if (text.includes("Reason given: ")) expect(text, kind).toContain(`Reason given: ${one}\n`);
				expect(onSite(about).message).toContain(lead);
			}
		}
	}
});

test("A name that runs in the other direction stands by itself, and none turns the sentence around", () => {
	const rtl = makeLanguage(pseudo, "rtl", "ar");
	for (const [language, name, shown] of [
		[languageOf("en"), "سارة", "\u2068سارة\u2069"],
		[languageOf("en"), "Ana", "Ana"],
		[rtl, "Ana", "\u2068Ana\u2069"],
		[rtl, "سارة", "سارة"],
		[languageOf("en"), "Ana\u202e\u2067 evil\u200f", "Ana  evil"],
	] as const) {
		const about = exampleOf("appointment_confirmed", "client", { business_name: name }) as Example & AppointmentNotice;
		const { lead } = appointmentNoticeWords(language, about, about.reader, now);
		expect(lead.replace(/ +/g, " ")).toContain(shown.replace(/ +/g, " "));
		expect(lead).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200e\u200f]/);
	}
	const { reader, ...about } = exampleOf("appointment_confirmed", "client");
	const words = appointmentNoticeWords(rtl, about as AppointmentNotice, reader, now);
	expect(contentOf("email", rtl, words, reader, publicUrl).html).toContain('<html lang="ar" dir="rtl">');
});

// The complaint: mail and page disagree on the time, or mail speaks UTC (calcom #30104, easyappointments #1504).
test.each([
	"Europe/Madrid",
	"Asia/Kolkata",
	"America/New_York",
	"Etc/GMT+12",
	"Pacific/Kiritimati",
	"Australia/Lord_Howe",
])("Mail, list and calendar file say the same instant on both sides of a change of clocks: %s", (time_zone) => {
	for (const starts_at of [
		"2026-10-24T13:30:00.000Z",
		"2026-10-25T13:30:00.000Z",
		"2026-11-01T13:30:00.000Z",
		"2027-03-28T00:30:00.000Z",
	]) {
		const one = { ...exampleOf("appointment_confirmed", "client", { starts_at }) };
		one.reader = { ...one.reader, time_zone };
		const { text, calendar, subject } = mailOf(one);
		const local = new Intl.DateTimeFormat("en-GB", {
			hour: "2-digit",
			minute: "2-digit",
			timeZone: time_zone,
		}).format(new Date(starts_at));
		const zone = new Intl.DateTimeFormat("en-GB", { timeZone: time_zone, timeZoneName: "long" })
			.formatToParts(new Date(starts_at))
			.find(({ type }) => type === "timeZoneName")?.value;
		expect(text).toContain(`at ${local} ${zone}`);
		expect(subject).toContain(local);
		expect(onSite(one).message).toContain(local);
		expect(calendar?.text).toContain(`DTSTART:${starts_at.replace(/[-:]|\.000/g, "")}`);
		expect(calendar?.text.replace(/\r\n /g, "")).toContain(`at ${local} ${zone}`);
	}
});

test("The calendar file comes with what changes a calendar, and with nothing else", () => {
	const has = (kind: NoticeKind, more: Partial<Appointment> = {}) =>
		mailOf(exampleOf(kind, "client", more)).calendar !== null;
	expect(noticeKinds.filter((kind) => has(kind, { confirmed_at: null }))).toEqual([
		"appointment_confirmed",
		"appointment_rescheduled",
		"appointment_cancelled",
	]);
	expect(noticeKinds.filter((kind) => has(kind))).toEqual([
		"appointment_confirmed",
		"appointment_declined",
		"appointment_proposed",
		"appointment_rescheduled",
		"appointment_cancelled",
		"appointment_expired",
	]);
});

test("A review's notices follow the review: none of what was removed or not answered", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 2 });
	await site.d1.prepare("UPDATE appointments SET status = 'completed' WHERE id = ?").bind(appointment.id).run();
	await sweep();
	const plan = async (kind: NoticeKind, person: Someone) => {
		const about = { appointment_id: appointment.id, sequence: 0 };
		await (await appointmentNoticeStatement(ctx, person.user.id, kind, about)).run();
		return kindsTo(await sweep(), person);
	};
	expect(await plan("review_invited", client)).toEqual(["review_invited"]);
	expect(await plan("review_received", owner)).toEqual([]);
	await site.d1
		.prepare(
			`INSERT INTO reviews (id, appointment_id, business_id, client_id, pseudonym, communication, responsiveness, quality,
				value, recommend, rating, text, language, status, created_at)
			VALUES ('r', ?, ?, ?, 'Wanderer', 5, 5, 5, 5, 5, 500, 'Good.', 'en', 'published', '2026-11-20')`,
		)
		.bind(appointment.id, appointment.business_id, client.user.id)
		.run();
	expect(await plan("review_invited", client)).toEqual([]);
	expect(await plan("review_received", owner)).toEqual(["review_received"]);
	expect(await plan("review_replied", client)).toEqual([]);
	await site.d1.prepare("UPDATE reviews SET reply = 'Thank you.'").run();
	expect(await plan("review_replied", client)).toEqual(["review_replied"]);
	await site.d1.prepare("UPDATE reviews SET status = 'removed'").run();
	expect(await plan("review_replied", client)).toEqual([]);
	expect((await notificationsOf(client)).at(-1)).toMatchObject({ type: "review", title: "Your review was answered" });
});

const rowOf = (id: string) =>
	site.d1.prepare("SELECT * FROM appointments WHERE id = ?").bind(id).first<Record<string, unknown>>();
const quantaOf = async (id: string) =>
	(await site.d1.prepare("SELECT * FROM quanta WHERE appointment_id = ?").bind(id).all()).results.length;

test("Who deletes their account leaves nobody waiting: what lies ahead is cancelled, its time free, the other told", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 12 });
	expect(await quantaOf(appointment.id)).toBeGreaterThan(0);
	await sweep();
	await closeAccount(ctx, client);
	expect(await rowOf(appointment.id)).toMatchObject({ status: "cancelled", ended_by: "client", sequence: 1 });
	expect(await quantaOf(appointment.id)).toBe(0);
	const sent = await sweep();
	expect(kindsTo(sent, owner)).toEqual(["appointment_cancelled"]);
	expect(kindsTo(sent, client)).toEqual(["deletion_planned"]);
	goTo(appointment, 60);
	expect(await sweep()).toEqual([]);
});

test("A professional who leaves takes no bookings from then on, and their clients are told", async () => {
	const leaver = await ownerOf(ctx, makeBusiness(4).id);
	await setHours(ctx, 4, { confirmation: "instant", notice_hours: 2 });
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, 4, { days: 12 });
	await sweep();
	await closeAccount(ctx, leaver);
	expect(await rowOf(appointment.id)).toMatchObject({ status: "cancelled", ended_by: "business" });
	expect(kindsTo(await sweep(), client)).toEqual(["appointment_cancelled"]);
	expect(await outcomeOf(freeTimes(ctx, 4))).toBe("not_bookable");
	// What came to be in the same moment is taken up by the schedule; who comes back keeps theirs.
	await site.d1.prepare("UPDATE appointments SET status = 'confirmed' WHERE id = ?").bind(appointment.id).run();
	await site.d1.prepare("UPDATE users SET deleted_at = NULL WHERE id = ?").bind(leaver.user.id).run();
	await cancelForClosedAccounts(ctx);
	expect((await rowOf(appointment.id))?.status).toBe("confirmed");
	await site.d1.prepare("UPDATE users SET deleted_at = '2026-11-01' WHERE id = ?").bind(leaver.user.id).run();
	await cancelForClosedAccounts(ctx);
	expect((await rowOf(appointment.id))?.status).toBe("cancelled");
	await site.d1.prepare("UPDATE users SET deleted_at = NULL WHERE id = ?").bind(leaver.user.id).run();
});

test("At the erasure what a person wrote in appointments goes, what the other wrote stays", async () => {
	const own = { facts: "My case", other_party: "My landlord", client_name: "Ana", client_phone: "+34600111222" };
	for (const erase of ["after thirty days", "by an admin"]) {
		const client = await someone(ctx);
		const other = await someone(ctx);
		const appointment = await booked(ctx, client, seq, { days: 12, ...own });
		const neighbour = await booked(ctx, other, seq, { days: 12, ...own });
		await site.d1
			.prepare("UPDATE appointments SET client_phone = '+34600111222' WHERE id IN (?, ?)")
			.bind(appointment.id, neighbour.id)
			.run();
		const { slots } = await freeTimes(ctx, seq, 16);
		const proposal = { version: 1, starts_at: slots[0] ?? "", reason: "Court" };
		await decide(ctx, owner.actor, appointment.id, "propose", proposal);
		await decide(ctx, client.actor, appointment.id, "decline", { version: 2, reason: "My mother is ill" });
		await site.d1
			.prepare(
				`INSERT INTO appointment_files (id, appointment_id, party, name, media_type, bytes, created_at) VALUES
				(?1, ?3, 'client', 'passport.pdf', 'application/pdf', 1, '2026'), (?2, ?3, 'business', 'offer.pdf', 'application/pdf', 1, '2026')`,
			)
			.bind(`c${client.user.id}`, `b${client.user.id}`, appointment.id)
			.run();
		await ctx.files.put(appointmentFileKey(`c${client.user.id}`), "1");
		await ctx.files.put(appointmentFileKey(`b${client.user.id}`), "1");
		if (erase === "by an admin") await eraseUser(ctx, (await withRole(ctx, "admin")).actor, client.user.id);
		else {
			await closeAccount(ctx, client);
			site.clock.pass(identityLimits.erasureSeconds + 1);
			expect((await rowOf(appointment.id))?.facts).toBe("My case");
			await eraseClosed(ctx);
		}
		expect(await rowOf(appointment.id)).toMatchObject({
			client_id: null,
			client_name: "",
			client_phone: null,
			facts: "",
			other_party: "",
			reason: null,
			status: "cancelled",
		});
		expect(await rowOf(neighbour.id)).toMatchObject(own);
		const { results: events } = await site.d1
			.prepare("SELECT act, reason FROM appointment_events WHERE appointment_id = ? ORDER BY rowid")
			.bind(appointment.id)
			.all();
		expect(events).toEqual([
			{ act: "booked", reason: null },
			{ act: "proposed", reason: "Court" },
			{ act: "declined", reason: null },
		]);
		const { results: files } = await site.d1
			.prepare("SELECT name FROM appointment_files WHERE appointment_id = ?")
			.bind(appointment.id)
			.all();
		expect(files).toEqual([{ name: "offer.pdf" }]);
		expect(await ctx.files.get(appointmentFileKey(`c${client.user.id}`))).toBeNull();
		expect(await ctx.files.get(appointmentFileKey(`b${client.user.id}`))).not.toBeNull();
	}
});
