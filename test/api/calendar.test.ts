import { expect, test } from "vitest";
import type { Slots } from "#domain/availability/slots.server.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask, getJson } from "../support/http.ts";
import { type Client, mailTo, newcomer, sessionOf } from "../support/people.ts";

type Json = Record<string, unknown>;

async function call(client: Client | null, method: string, path: string, body?: Json) {
	const answer = await ask(`/api${path}`, {
		method,
		headers: {
			"Content-Type": "application/json",
			...(client && { Authorization: `Bearer ${(await sessionOf(client)).access_token}` }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
	return { status: answer.status, headers: answer.headers, text, body: (isJson ? JSON.parse(text) : {}) as Json };
}

/** A demo professional who confirms at once. */
const business = makeBusiness(4);
const legal_service_id = business.services[0]?.legal_service_id ?? "";

async function freeTimes() {
	const query = new URLSearchParams({ legal_service_id });
	return (await getJson<Slots>(`/api/businesses/${business.id}/slots?${query}`)).body;
}

async function booked(client: Client) {
	const { slots, modes } = await freeTimes();
	const starts_at = slots[Math.floor(slots.length / 2)];
	const { status, body } = await call(client, "POST", "/appointments", {
		business_id: business.id,
		legal_service_id,
		starts_at,
		mode: modes[0],
	});
	expect(status).toBe(201);
	return body as Json & { id: string };
}

test("An appointment is to be had as a calendar file, by its parties and nobody else", async () => {
	const { client } = await newcomer();
	const { id } = await booked(client);
	const own = await call(client, "GET", `/appointments/${id}.ics`);
	expect(own.status).toBe(200);
	expect(own.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	expect(own.headers.get("Content-Disposition")).toBe('attachment; filename="appointment.ics"');
	expect(own.headers.get("Cache-Control")).toBe("private, no-store");
	expect(own.text).toContain(`UID:${id}@visavis\r\n`);
	const stranger = (await newcomer()).client;
	for (const [who, path, status] of [
		[null, `${id}.ics`, 401],
		[stranger, `${id}.ics`, 404],
		[client, `${"0".repeat(32)}.ics`, 404],
		[client, "nothing.ics", 404],
		[client, `${id}.ics.ics`, 404],
	] as const) {
		const json = await call(who, "GET", `/appointments/${path.replace(/(\.ics)+$/, "")}`);
		const file = await call(who, "GET", `/appointments/${path}`);
		expect(file.status, path).toBe(status);
		if (path !== `${id}.ics.ics`) expect(file.body, path).toEqual(json.body);
	}
});

test("Booking, moving twice and cancelling bring mails with one UID and a growing sequence", async () => {
	const { client, email } = await newcomer();
	const { id } = await booked(client);
	const files = [(await mailTo(email, "appointment_confirmed")).calendar];
	for (const count of [1, 2]) {
		const { slots } = await freeTimes();
		const decision = { version: count, starts_at: slots[slots.length - 1] };
		expect((await call(client, "POST", `/appointments/${id}/reschedule`, decision)).status).toBe(200);
		files.push((await mailTo(email, "appointment_rescheduled", { count })).calendar);
	}
	expect((await call(client, "POST", `/appointments/${id}/cancel`, { version: 3 })).status).toBe(200);
	files.push((await mailTo(email, "appointment_cancelled")).calendar);
	expect(files.map((text) => /\r\nUID:(.*)\r\n/.exec(text ?? "")?.[1])).toEqual(Array(4).fill(`${id}@visavis`));
	expect(files.map((text) => /\r\nSEQUENCE:(.*)\r\n/.exec(text ?? "")?.[1])).toEqual(["0", "1", "2", "3"]);
	expect(files.map((text) => /\r\nSTATUS:(.*)\r\n/.exec(text ?? "")?.[1])).toEqual([
		...Array(3).fill("CONFIRMED"),
		"CANCELLED",
	]);
});

/** What is behind an address, asked for without any credential. */
async function follow(url: string) {
	const answer = await ask(new URL(url).pathname);
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("A private calendar opens by its address alone, until that is made anew or taken back", async () => {
	const { client } = await newcomer();
	expect((await call(client, "GET", "/profile/calendar-feed")).body).toEqual({ url: null });
	const { id } = await booked(client);
	const first = String((await call(client, "POST", "/profile/calendar-feed")).body.url);
	const open = await follow(first);
	expect(open.status).toBe(200);
	expect(open.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	expect(open.headers.get("Cache-Control")).toBe("private, no-store");
	expect(open.headers.get("X-Robots-Tag")).toBe("noindex");
	expect(open.text).toContain(`UID:${id}@visavis\r\n`);
	const second = String((await call(client, "POST", "/profile/calendar-feed")).body.url);
	expect([(await follow(first)).status, (await follow(second)).status]).toEqual([404, 200]);
	expect((await call(client, "DELETE", "/profile/calendar-feed")).status).toBe(204);
	expect((await call(client, "GET", "/profile/calendar-feed")).body).toEqual({ url: null });
	for (const url of [first, second, second.replace(".ics", ""), second.replace("/calendar/", "/calendar/x")])
		expect((await follow(url)).status).toBe(404);
	for (const method of ["GET", "POST", "DELETE"])
		expect((await call(null, method, "/profile/calendar-feed")).status, method).toBe(401);
});
