import { afterAll, beforeAll, expect, test } from "vitest";
import { newAvailability } from "#domain/availability/availability.ts";
import { type Caller, callers, openCalendar, post } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

const business = makeBusiness(1);
const service = business.services[0]?.legal_service_id ?? "";

let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let client: Caller;
let stranger: Caller;
let owner: Caller;
beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		[client, stranger] = (await callers(ctx, 2)) as [Caller, Caller];
		[owner] = (await callers(ctx, 1, "business")) as [Caller];
		await openCalendar(ctx, business.id, owner, { confirmation: "request", notice_hours: 2 });
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

async function call(
	who: Caller | null,
	method: string,
	path: string,
	body?: unknown,
	more: Record<string, string> = {},
) {
	const answer = await fetch(worker.url + path, {
		method,
		headers: {
			...(who && { Cookie: who.cookie }),
			...(body !== undefined && { "Content-Type": "application/json" }),
			...more,
		},
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

/** The n-th free time of the next weeks. */
async function free(n: number) {
	const { body } = await call(null, "GET", `/api/businesses/${business.id}/slots?legal_service_id=${service}`);
	return (body.slots as string[])[n] ?? "";
}
const choice = (starts_at: string) => ({
	business_id: business.id,
	legal_service_id: service,
	starts_at,
	mode: business.modes[0],
});

test("GET /api/businesses/{id}/slots answers free instants, the zone and the length, to anybody", async () => {
	const { status, body } = await call(null, "GET", `/api/businesses/${business.id}/slots?legal_service_id=${service}`);
	expect(status).toBe(200);
	expect(body).toMatchObject({ time_zone: "UTC", minutes: business.services[0]?.duration_minutes });
	expect((body.slots as string[]).length).toBeGreaterThan(100);
	const day = (await free(200)).slice(0, 10);
	const one = await call(
		null,
		"GET",
		`/api/businesses/${business.id}/slots?legal_service_id=${service}&from=${day}&to=${day}`,
	);
	expect((one.body.slots as string[]).every((slot) => slot.startsWith(day))).toBe(true);
	expect((one.body.slots as string[]).length).toBeGreaterThan(10);
});

test("Slots of nobody, of no service, or of days that are not, are clear refusals", async () => {
	const at = (id: string, query: string) => call(null, "GET", `/api/businesses/${id}/slots?${query}`);
	expect(await at("0".repeat(32), `legal_service_id=${service}`)).toMatchObject({
		status: 404,
		body: { code: "not_found" },
	});
	expect(await at(business.id, "")).toMatchObject({
		status: 400,
		body: { code: "invalid", field: "legal_service_id" },
	});
	expect(await at(business.id, "legal_service_id=none")).toMatchObject({
		status: 400,
		body: { field: "legal_service_id" },
	});
	expect(await at(business.id, `legal_service_id=${service}&from=2026-02-31`)).toMatchObject({
		status: 400,
		body: { field: "from" },
	});
	expect(await at(business.id, `legal_service_id=${service}&from=2026-01-01&to=2027-01-01`)).toMatchObject({
		status: 400,
		body: { field: "to" },
	});
});

test("POST /api/appointments answers 201 with the appointment, and 409 slot_taken with what is near", async () => {
	const starts_at = await free(10);
	const made = await post(worker.url, "/api/appointments", client, {
		...choice(starts_at),
		facts: "A visa",
		other_party: "Nobody",
	});
	expect(made).toMatchObject({
		status: 201,
		body: { status: "pending", awaiting: "business", starts_at, facts: "A visa" },
	});
	const again = await post(worker.url, "/api/appointments", stranger, choice(starts_at));
	expect(again).toMatchObject({ status: 409, body: { code: "slot_taken" } });
	expect(again.body.nearest).toHaveLength(3);
});

test("What is added to a booking changes nothing, and what is wrong with one is named", async () => {
	const starts_at = await free(20);
	const added = {
		status: "confirmed",
		client_id: owner.id,
		version: 9,
		sequence: 9,
		room: "x",
		terms: {},
		created_at: "2000",
		__proto__: {},
	};
	const made = await post(worker.url, "/api/appointments", client, { ...choice(starts_at), ...added });
	expect(made).toMatchObject({ status: 201, body: { status: "pending", version: 1, sequence: 0, party: "client" } });
	for (const [field, wrong] of [
		["starts_at", { starts_at: "tomorrow" }],
		["starts_at", { starts_at: "2026-13-45T00:00:00Z" }],
		["mode", { mode: "telepathy" }],
		["facts", { facts: "x".repeat(2001) }],
		["business_id", { business_id: 7 }],
		["interpreter_language", { interpreter_language: "xx" }],
	] as const) {
		const answer = await call(client, "POST", "/api/appointments", { ...choice(starts_at), ...wrong });
		expect(answer, field).toMatchObject({ status: 400, body: { code: "invalid", field } });
	}
	expect(await call(client, "POST", "/api/appointments", "not json")).toMatchObject({
		status: 400,
		body: { field: "body" },
	});
	expect(await call(null, "POST", "/api/appointments", choice(starts_at))).toMatchObject({
		status: 401,
		body: { code: "signed_out" },
	});
	const key = await call(client, "POST", "/api/appointments", choice(starts_at), {
		"Idempotency-Key": "x".repeat(256),
	});
	expect(key).toMatchObject({ status: 400, body: { field: "Idempotency-Key" } });
});

test("Both see the appointment with its history, take their decisions, and are told of conflicts", async () => {
	const made = await post(worker.url, "/api/appointments", client, choice(await free(30)));
	const path = `/api/appointments/${made.body.id}`;
	expect(await call(owner, "GET", path)).toMatchObject({
		status: 200,
		body: {
			party: "business",
			decisions: ["accept", "decline", "propose"],
			history: [{ act: "requested", party: "client" }],
		},
	});
	expect(await call(owner, "POST", `${path}/accept`, { version: 7 })).toMatchObject({
		status: 409,
		body: { code: "conflict" },
	});
	expect(await call(owner, "POST", `${path}/decline`, { version: 1 })).toMatchObject({
		status: 400,
		body: { field: "reason" },
	});
	expect(await call(owner, "POST", `${path}/accept`, { version: 1 })).toMatchObject({
		status: 200,
		body: { status: "confirmed", version: 2 },
	});
	expect(await call(owner, "POST", `${path}/accept`, { version: 2 })).toMatchObject({
		status: 409,
		body: { code: "not_now" },
	});
	expect(await call(client, "POST", `${path}/reschedule`, { version: 2, starts_at: await free(60) })).toMatchObject({
		status: 200,
		body: { status: "pending", sequence: 2, version: 3 },
	});
	expect(await call(client, "POST", `${path}/cancel`, { version: 3 })).toMatchObject({
		status: 200,
		body: { status: "cancelled" },
	});
	const list = async (who: Caller, query: string) =>
		(await call(who, "GET", `/api/appointments?${query}`)).body as unknown as { id: string }[];
	expect((await list(client, "list=cancelled")).map(({ id }) => id)).toContain(made.body.id);
	expect((await list(owner, "list=cancelled&party=business")).map(({ id }) => id)).toContain(made.body.id);
	expect(await list(stranger, "list=cancelled")).toEqual([]);
});

test("The professional reads whom the names of a request may be in conflict with; the client does not", async () => {
	const book = async (who: Caller, at: number, names: Record<string, string>) =>
		(await post(worker.url, "/api/appointments", who, { ...choice(await free(at)), ...names })).body.id as string;
	const met = await book(client, 210, { client_name: "Ruth Kessler", other_party: "" });
	const made = await book(stranger, 230, { client_name: "Omar Haddad", other_party: "KESSLER, Ruth" });
	const name_matches = {
		client: { object: "appointment", id: met, client_name: "Ruth Kessler" },
		opponent: null,
	};
	const seen = await call(owner, "GET", `/api/appointments/${made}`);
	expect(seen.body).toMatchObject({ party: "business", name_matches });
	expect((await call(stranger, "GET", `/api/appointments/${made}`)).body).not.toHaveProperty("name_matches");
	const alone = await book(client, 250, { client_name: "Noor Velden", other_party: "" });
	expect((await call(owner, "GET", `/api/appointments/${alone}`)).body).toMatchObject({ name_matches: null });
});

test("To anybody else an appointment is as if it were not there", async () => {
	const made = await post(worker.url, "/api/appointments", client, choice(await free(90)));
	const nowhere = `/api/appointments/${"0".repeat(32)}`;
	const there = `/api/appointments/${made.body.id}`;
	for (const path of ["", "/accept", "/decline", "/propose", "/reschedule", "/cancel", "/complete", "/no-show"]) {
		for (const body of [{}, { version: 1, reason: "No", starts_at: await free(120) }]) {
			const [method, sent] = path ? (["POST", body] as const) : (["GET", undefined] as const);
			const ours = await call(stranger, method, there + path, sent);
			const none = await call(stranger, method, nowhere + path, sent);
			expect([ours.status, ours.body], path).toEqual([404, none.body]);
			expect((await call(null, method, there + path, sent)).status, path).toBe(401);
		}
	}
	expect((await call(stranger, "POST", `${there}/steal`, { version: 1 })).status).toBe(404);
});

test("A booking from a foreign page is refused, and nothing is written", async () => {
	const starts_at = await free(140);
	for (const Origin of ["https://evil.example", "null"]) {
		const answer = await fetch(`${worker.url}/api/appointments`, {
			method: "POST",
			headers: { Cookie: client.cookie, Origin, "Content-Type": "application/json" },
			body: JSON.stringify(choice(starts_at)),
		});
		expect(answer.status).toBe(403);
	}
	expect((await post(worker.url, "/api/appointments", stranger, choice(starts_at))).status).toBe(201);
});

test("The owner reads and saves opening hours; to everybody else there are none", async () => {
	const path = `/api/businesses/${business.id}/availability`;
	const kept = await call(owner, "GET", path);
	expect(kept).toMatchObject({ status: 200, body: { confirmation: "request", version: 1 } });
	expect(kept.headers.get("Cache-Control")).toBe("private, no-store");
	for (const who of [client, stranger]) {
		expect((await call(who, "GET", path)).status).toBe(404);
		expect((await call(who, "PUT", path, { ...kept.body, horizon_days: 5 })).status).toBe(404);
	}
	expect((await call(null, "GET", path)).status).toBe(401);
	const wrong = { ...kept.body, weekly: [{ weekday: 1, from: "12:00", until: "09:00" }] };
	expect(await call(owner, "PUT", path, wrong)).toMatchObject({
		status: 400,
		body: { code: "invalid", field: "weekly" },
	});
	const next = { ...newAvailability("Europe/Madrid"), version: 1, business_id: "x", updated_at: "2000" };
	expect(await call(owner, "PUT", path, next)).toMatchObject({
		status: 200,
		body: { time_zone: "Europe/Madrid", version: 2 },
	});
	expect(await call(owner, "PUT", path, next)).toMatchObject({ status: 409, body: { code: "conflict" } });
	const { body } = await call(null, "GET", `/api/businesses/${business.id}/slots?legal_service_id=${service}`);
	expect(body.time_zone).toBe("Europe/Madrid");
});
