import { convertIcsCalendar } from "ts-ics";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAll } from "#domain/accounts/export.server.ts";
import { calendarOf } from "#domain/appointments/calendar.server.ts";
import {
	findFeed,
	makeFeed,
	readFeed,
	requireCalendarFile,
	revokeFeed,
} from "#domain/appointments/calendar-feed.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import { requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readKeys } from "#domain/ground/keys.server.ts";
import { saveNotificationPreferences } from "#domain/profiles/notification-preferences.server.ts";
import { cells, notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { ownerOf, type Someone, someone } from "../support/actors.ts";
import { booked, freeTimes, setHours } from "../support/appointments.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { makeBusiness } from "../support/demo.ts";
import { atOnce, newKey, outcomeOf, signedInAgain, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let owner: Someone;
const seq = 2;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
	owner = await ownerOf(ctx, makeBusiness(seq).id, { time_zone: "Europe/Madrid" });
	await setHours(ctx, seq, { confirmation: "instant", time_zone: "Europe/Madrid", notice_hours: 2 });
});
afterAll(() => site.close());

const eventsIn = (text: string) => convertIcsCalendar(undefined, text).events ?? [];
/** The library reads a zero as nothing. */
const sequenceIn = (text: string) => Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(text)?.[1]);
const fileOf = ({ actor }: Someone, { id }: OwnAppointment) => requireCalendarFile(ctx, actor, id);

test("Booked, moved, moved and cancelled is one entry with a growing sequence, for both", async () => {
	const client = await someone(ctx, { full_name: "Ana", time_zone: "America/New_York" });
	let appointment = await booked(ctx, client, seq, { days: 3 });
	const { slots } = await freeTimes(ctx, seq, 9);
	const entries: { uid: string; sequence: number; status: string | undefined; start: string }[] = [];
	const note = async () => {
		for (const person of [client, owner]) {
			const text = await fileOf(person, appointment);
			const [event, ...more] = eventsIn(text);
			expect(more).toEqual([]);
			entries.push({
				uid: event?.uid ?? "",
				sequence: sequenceIn(text),
				status: event?.status,
				start: event?.start.date.toISOString() ?? "",
			});
		}
	};
	await note();
	for (const starts_at of [slots[2], slots[9]]) {
		const { version } = appointment;
		appointment = await decide(ctx, client.actor, appointment.id, "reschedule", {
			version,
			starts_at: starts_at ?? "",
		});
		await note();
	}
	await decide(ctx, client.actor, appointment.id, "cancel", { version: appointment.version });
	await note();
	expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${appointment.id}@visavis`]));
	expect(entries.map(({ sequence, status }) => [sequence, status])).toEqual(
		[
			[0, "CONFIRMED"],
			[1, "CONFIRMED"],
			[2, "CONFIRMED"],
			[3, "CANCELLED"],
		].flatMap((one) => [one, one]),
	);
	expect(entries.at(-1)?.start).toBe(slots[9]);
});

test("The mails of an appointment bring the same entry: its UID stays and its sequence grows", async () => {
	const client = await someone(ctx);
	const files: [kind: string, string][] = [];
	const sweep = () =>
		sweepOutbox(
			ctx,
			{
				email: async ({ to, kind, calendar }) => {
					if (to === client.email && calendar) files.push([kind, calendar.text]);
				},
				text: null,
			},
			1000,
		);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	await sweep();
	const { slots } = await freeTimes(ctx, seq, 9);
	await decide(ctx, owner.actor, appointment.id, "propose", { version: 1, starts_at: slots[4] ?? "" });
	await sweep();
	await decide(ctx, client.actor, appointment.id, "accept", { version: 2 });
	await sweep();
	await decide(ctx, owner.actor, appointment.id, "cancel", { version: 3, reason: "Ill" });
	await sweep();
	expect(
		files.map(([kind, text]) => {
			const [event] = eventsIn(text);
			return [kind, event?.uid === `${appointment.id}@visavis`, sequenceIn(text), event?.status];
		}),
	).toEqual([
		["appointment_confirmed", true, 0, "CONFIRMED"],
		["appointment_proposed", true, 1, "TENTATIVE"],
		["appointment_confirmed", true, 2, "CONFIRMED"],
		["appointment_cancelled", true, 3, "CANCELLED"],
	]);
});

test("An entry says with whom, where, when on both clocks and where to read more", async () => {
	const client = await someone(ctx, { full_name: "Ana", time_zone: "America/New_York" });
	const appointment = await booked(ctx, client, seq, { days: 3 });
	await site.d1
		.prepare("UPDATE appointments SET mode = 'in_person', terms = json_set(terms, '$.address', ?) WHERE id = ?")
		.bind("Calle Mayor 1; 2, Madrid", appointment.id)
		.run();
	const text = await fileOf(client, appointment);
	const [event] = eventsIn(text);
	expect(event).toMatchObject({
		summary: `Appointment with ${appointment.business_name}`,
		location: "Calle Mayor 1; 2, Madrid",
		url: `https://visavis.test/appointments/${appointment.id}`,
	});
	expect(event?.description).toMatch(/Eastern Standard Time\nTheir time: .*Central European Standard Time\n/);
	expect(event?.end?.date.toISOString()).toBe(appointment.ends_at);
	expect(text).toMatch(/METHOD:PUBLISH\r\n/);
	expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
	expect(text).not.toMatch(/TZID|VTIMEZONE/);
	expect((await fileOf(owner, appointment)).replace(/\r\n /g, "")).toContain("SUMMARY:Appointment with Ana\r\n");
	await site.d1.prepare("UPDATE appointments SET mode = 'video' WHERE id = ?").bind(appointment.id).run();
	expect(eventsIn(await fileOf(client, appointment))[0]?.location).toBe(
		`https://visavis.test/appointments/${appointment.id}`,
	);
});

test("Lines of a calendar file have at most 75 bytes, end as the format wants and hold what people write as text", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	const name = `${"ビザ👩‍⚖️é".repeat(12)}\r\nEND:VEVENT\r\nATTACH:evil`;
	const reader = { locale: "en", time_zone: "UTC", is_discreet: false };
	const text = calendarOf(
		[{ appointment: { ...appointment, business_name: name }, party: "client", reader }],
		ctx.publicUrl,
	);
	for (const line of text.split("\r\n")) {
		expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
		expect(line).not.toMatch(/[\r\n]|^ATTACH/);
	}
	expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
	expect(text.match(/END:VEVENT\r\n/g)?.length).toBe(1);
	expect(eventsIn(text)[0]?.summary).toContain("ビザ👩‍⚖️é".repeat(5));
});

test("An appointment's file is for its two parties, and for nobody else", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 3 });
	expect(await outcomeOf(fileOf(await someone(ctx), appointment))).toBe("not_found");
	expect(await outcomeOf(requireCalendarFile(ctx, client.actor, "0".repeat(32)))).toBe("not_found");
	expect(await outcomeOf(fileOf(owner, appointment))).toBe("done");
});

const tokenOf = (feed: string | null) => /\/calendar\/(.+)\.ics$/.exec(feed ?? "")?.[1] ?? "";

test("A private address is made, made anew and taken back; an older one never works again", async () => {
	const { actor } = await someone(ctx);
	expect(await findFeed(ctx, actor)).toBeNull();
	await revokeFeed(ctx, actor);
	expect(await findFeed(ctx, actor)).toBeNull();
	const tokens: string[] = [];
	const make = async () => {
		await makeFeed(ctx, actor);
		tokens.push(tokenOf(await findFeed(ctx, actor)));
	};
	const open = () => Promise.all(tokens.map(async (token) => (await readFeed(ctx, token)) !== null));
	await make();
	expect(await open()).toEqual([true]);
	await make();
	expect(await open()).toEqual([false, true]);
	await revokeFeed(ctx, actor);
	expect(await findFeed(ctx, actor)).toBeNull();
	expect(await open()).toEqual([false, false]);
	await revokeFeed(ctx, actor);
	await make();
	expect(await open()).toEqual([false, false, true]);
	expect(new Set(tokens).size).toBe(3);
});

test("An address that was changed in any part, or is somebody else's, opens nothing", async () => {
	const { actor } = await someone(ctx);
	const other = await someone(ctx);
	for (const person of [actor, other.actor]) await makeFeed(ctx, person);
	const token = tokenOf(await findFeed(ctx, actor));
	const [id = "", edition = "", mac = ""] = token.split(".");
	expect(await readFeed(ctx, token)).not.toBeNull();
	for (const wrong of [
		"",
		id,
		`${id}.${edition}`,
		`${id}.${edition}.`,
		`${other.user.id}.${edition}.${mac}`,
		`${id}.2.${mac}`,
		`${id}.-1.${mac}`,
		`${id}.01.${mac}`,
		`${id}.${edition}.${mac.slice(0, -1)}`,
		`${id}.${edition}.${mac.toLowerCase()}`,
		`${token}.`,
		`${token}A`,
		"x".repeat(10_000),
	])
		expect(await readFeed(ctx, wrong), wrong.slice(0, 100)).toBeNull();
	const keys = await readKeys(JSON.stringify([await newKey("other")]));
	expect(await readFeed({ ...ctx, keys }, token)).toBeNull();
});

test("Fifty at once leave one address, and who is signed out makes and takes back none", async () => {
	const person = await someone(ctx);
	await atOnce(50, () => makeFeed(ctx, person.actor));
	const token = tokenOf(await findFeed(ctx, person.actor));
	expect(await readFeed(ctx, token)).not.toBeNull();
	expect(token.split(".")[1]).toBe("50");
	await site.d1.prepare("DELETE FROM sessions WHERE id = ?").bind(person.session.id).run();
	expect(await outcomeOf(makeFeed(ctx, person.actor))).toBe("signed_out");
	expect(await outcomeOf(revokeFeed(ctx, person.actor))).toBe("signed_out");
	expect(await readFeed(ctx, token)).not.toBeNull();
	await signedInAgain(ctx, person.user);
});

async function feedOf({ actor }: Someone) {
	await makeFeed(ctx, actor);
	return readFeed(ctx, tokenOf(await findFeed(ctx, actor)));
}
const idsIn = (text: string | null) => eventsIn(text ?? "").map(({ uid }) => uid.replace("@visavis", ""));

test("The private calendar holds what is ahead from both sides, and for thirty days what was cancelled", async () => {
	const client = await someone(ctx);
	const upcoming = await booked(ctx, client, seq, { days: 12 });
	const cancelled = await booked(ctx, client, seq, { days: 13 });
	await decide(ctx, client.actor, cancelled.id, "cancel", { version: 1 });
	const stranger = await someone(ctx);
	const foreign = await booked(ctx, stranger, seq, { days: 14 });
	expect(idsIn(await feedOf(client)).sort()).toEqual([upcoming.id, cancelled.id].sort());
	const owned = idsIn(await feedOf(owner));
	for (const { id } of [upcoming, cancelled, foreign]) expect(owned).toContain(id);
	expect(idsIn(await feedOf(stranger))).toEqual([foreign.id]);
	await site.d1.prepare("UPDATE profiles SET role = 'user' WHERE user_id = ?").bind(owner.user.id).run();
	expect(idsIn(await feedOf(owner))).toEqual([]);
	await site.d1.prepare("UPDATE profiles SET role = 'business' WHERE user_id = ?").bind(owner.user.id).run();
	await site.d1
		.prepare("UPDATE appointments SET updated_at = '2026-10-01T00:00:00.000Z' WHERE id = ?")
		.bind(cancelled.id)
		.run();
	expect(idsIn(await feedOf(client))).toEqual([upcoming.id]);
});

test("The private calendar of who is gone or banned is closed, and of who wants discretion it says nothing", async () => {
	const client = await someone(ctx);
	const { business_name } = await booked(ctx, client, seq, { days: 12 });
	const text = await feedOf(client);
	expect(text).toContain(business_name);
	await saveNotificationPreferences(ctx, client.actor, notificationPreferences.parse({ on: cells, is_discreet: "on" }));
	expect(await feedOf(client)).not.toContain(business_name);
	const token = tokenOf(await findFeed(ctx, client.actor));
	for (const column of ["banned_until", "deleted_at"]) {
		await site.d1.prepare(`UPDATE users SET ${column} = '2999-01-01' WHERE id = ?`).bind(client.user.id).run();
		expect(await readFeed(ctx, token), column).toBeNull();
		await site.d1.prepare(`UPDATE users SET ${column} = NULL WHERE id = ?`).bind(client.user.id).run();
	}
	expect(await readFeed(ctx, token)).not.toBeNull();
	await site.d1.prepare("DELETE FROM users WHERE id = ?").bind(client.user.id).run();
	expect(await readFeed(ctx, token)).toBeNull();
});

test("What a person exports holds their appointments, reviews and notifications, and the calendar file", async () => {
	const client = await someone(ctx, { full_name: "Ana" });
	const appointment = await booked(ctx, client, seq, { days: 12, facts: "My case" });
	await sweepOutbox(ctx, { email: null, text: null }, 1000);
	const everything = await exportAll(ctx, requireFresh(ctx, client.actor));
	expect(everything.appointments).toMatchObject([{ id: appointment.id, facts: "My case", party: "client" }]);
	expect(everything.notifications).toMatchObject([{ type: "booking", title: "Your appointment is confirmed" }]);
	expect(everything.reviews).toEqual([]);
	expect(idsIn(String(everything.calendar))).toEqual([appointment.id]);
	expect(JSON.stringify(everything)).not.toMatch(/"(room|request_hash|owner_id|client_id)"/);
});
