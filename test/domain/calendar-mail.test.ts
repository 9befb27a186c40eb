import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requireCalendarFile } from "#domain/appointments/calendar-feed.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { saveNotificationPreferences } from "#domain/profiles/notification-preferences.server.ts";
import { cells, notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { ownerOf, type Someone, someone } from "../support/actors.ts";
import { booked, freeTimes, setHours } from "../support/appointments.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { makeBusiness } from "../support/demo.ts";
import { testSite } from "../support/identity.ts";
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
});
afterAll(() => site.close());
beforeEach(() => setHours(ctx, seq, { confirmation: "instant", time_zone: "Europe/Madrid", notice_hours: 2 }));

const eventOf = (calendar: ICAL.Component) => {
	const [event, ...more] = calendar.getAllSubcomponents("vevent");
	if (!event || more.length > 0) throw new Error("A meeting request is about one event.");
	return event;
};

/**
 * A calendar that follows its mail (RFC 5546, 3.2): a request adds or changes the entry of its UID, a cancellation takes
 * it away, and what is older than the entry changes nothing.
 */
function calendarProgram({ email }: Someone) {
	const entries = new Map<string, { start: string; sequence: number }>();
	const removed: string[] = [];
	const methods: string[] = [];
	const read = (text: string, method: string) => {
		const calendar = new ICAL.Component(ICAL.parse(text));
		expect(calendar.getFirstPropertyValue("method")).toBe(method);
		const component = eventOf(calendar);
		const event = new ICAL.Event(component);
		// Only who is invited follows: the address that the mail came to, and no other.
		const attendees = component.getAllProperties("attendee");
		expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([`mailto:${email}`]);
		expect(attendees[0]?.getParameter("rsvp")).toBe("FALSE");
		expect(event.organizer.toLowerCase()).toBe("mailto:hello@visavis.test");
		methods.push(method);
		const known = entries.get(event.uid);
		if (known && known.sequence > event.sequence) return;
		if (method === "CANCEL") {
			expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
			if (entries.delete(event.uid)) removed.push(event.uid);
		} else entries.set(event.uid, { start: event.startDate.toJSDate().toISOString(), sequence: event.sequence });
	};
	return { entries, removed, methods, read };
}

/** Sends what is due to the calendars of its recipients. */
async function sweepInto(...followers: [Someone, ReturnType<typeof calendarProgram>][]) {
	const letters: Letter[] = [];
	await sweepOutbox(ctx, { email: async (letter) => void letters.push(letter), text: null }, 1000);
	for (const { to, calendar } of letters)
		for (const [{ email }, program] of followers)
			if (to === email && calendar) program.read(calendar.text, calendar.method);
}

test("By mail alone a calendar adds an appointment, moves it and takes it away, on both sides", async () => {
	const client = await someone(ctx, { full_name: "Ana" });
	const programs: [Someone, ReturnType<typeof calendarProgram>][] = [
		[client, calendarProgram(client)],
		[owner, calendarProgram(owner)],
	];
	let appointment = await booked(ctx, client, seq, { days: 3 });
	const uid = `${appointment.id}@visavis`;
	await sweepInto(...programs);
	const { slots } = await freeTimes(ctx, seq, 9);
	for (const [, { entries }] of programs)
		expect([...entries]).toEqual([[uid, { start: appointment.starts_at, sequence: 0 }]]);
	for (const [moves, starts_at] of [slots[2], slots[9]].entries()) {
		const { version } = appointment;
		const decision = { version, starts_at: starts_at ?? "" };
		appointment = await decide(ctx, client.actor, appointment.id, "reschedule", decision);
		await sweepInto(...programs);
		for (const [, { entries }] of programs)
			expect([...entries]).toEqual([[uid, { start: starts_at, sequence: moves + 1 }]]);
	}
	await decide(ctx, client.actor, appointment.id, "cancel", { version: appointment.version });
	await sweepInto(...programs);
	for (const [, { entries, removed, methods }] of programs) {
		expect([...entries]).toEqual([]);
		expect(removed).toEqual([uid]);
		expect(methods).toEqual(["REQUEST", "REQUEST", "REQUEST", "CANCEL"]);
	}
});

test("A proposal is tentative in the calendar, and its refusal takes the entry away", async () => {
	const client = await someone(ctx);
	const program = calendarProgram(client);
	const made = await booked(ctx, client, seq, { days: 4 });
	await sweepInto([client, program]);
	const { slots } = await freeTimes(ctx, seq, 9);
	await decide(ctx, owner.actor, made.id, "propose", { version: 1, starts_at: slots[5] ?? "" });
	await sweepInto([client, program]);
	expect([...program.entries.values()]).toEqual([{ start: slots[5], sequence: 1 }]);
	const ownProgram = calendarProgram(owner);
	await decide(ctx, client.actor, made.id, "decline", { version: 2 });
	await sweepInto([owner, ownProgram], [client, program]);
	expect(ownProgram.methods).toEqual(["CANCEL"]);
});

test("A meeting request that shall say nothing names neither the other nor the service", async () => {
	const client = await someone(ctx);
	await saveNotificationPreferences(ctx, client.actor, notificationPreferences.parse({ on: cells, is_discreet: "on" }));
	const appointment = await booked(ctx, client, seq, { days: 5 });
	const texts: string[] = [];
	const email = async ({ to, calendar }: Letter) =>
		void (to === client.email && texts.push(calendar?.text.replace(/\r\n /g, "") ?? ""));
	await sweepOutbox(ctx, { email, text: null }, 1000);
	expect(texts.length).toBe(1);
	for (const secret of [appointment.business_name, appointment.terms.service_name, owner.email])
		expect(texts[0]).not.toContain(secret);
	expect(texts[0]).toContain("SUMMARY:Appointment\r\n");
});

test("A file that is downloaded invites nobody: it is published, as a feed is", async () => {
	const client = await someone(ctx);
	const appointment = await booked(ctx, client, seq, { days: 6 });
	const calendar = new ICAL.Component(ICAL.parse(await requireCalendarFile(ctx, client.actor, appointment.id)));
	expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
	const event = eventOf(calendar);
	expect(event.hasProperty("organizer") || event.hasProperty("attendee")).toBe(false);
});
