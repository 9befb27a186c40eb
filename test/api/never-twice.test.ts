import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callers, openCalendar, post, wrongInCalendars } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { startNaiveBooking } from "../support/naive-booking.ts";
import { rounds } from "../support/rounds.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

const business = makeBusiness(1);
const services = business.services.toSorted((a, b) => a.duration_minutes - b.duration_minutes);
const shortest = services[0]?.legal_service_id ?? "";
const longest = services.at(-1)?.legal_service_id ?? "";

/** So many clients want each of so many times; in a long run as many as the requirement has. */
const clientsEach = rounds(100, 200);
const times = rounds(5, 55);

let state: State;
let clients: Caller[];
let owner: Caller;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		clients = await callers(ctx, clientsEach);
		[owner] = (await callers(ctx, 1, "business")) as [Caller];
		await openCalendar(ctx, business.id, owner);
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" });
});
afterAll(async () => {
	await worker?.end("SIGKILL");
	state?.remove();
});

/** Quarters of an hour from a day in the near future on, nobody's before this file. */
const firstDay = Math.ceil(Date.now() / 86_400_000) + 2;
const at = (day: number, quarter: number) => new Date((firstDay + day) * 86_400_000 + quarter * 900_000).toISOString();

const choiceOf = (starts_at: string, legal_service_id = shortest) => ({
	business_id: business.id,
	legal_service_id,
	starts_at,
	mode: "video",
	facts: "",
	other_party: "",
});

/** All clients want the same time at once, one time after the other: how many got each. */
async function winnersOf(url: string, wanted: readonly string[]): Promise<number[]> {
	const winners: number[] = [];
	for (const starts_at of wanted) {
		const answers = await Promise.all(
			clients.map((client) => post(url, "/api/appointments", client, { ...choiceOf(starts_at), minutes: 20 })),
		);
		for (const { status, body } of answers) {
			if (status !== 201) expect({ status, code: body.code }).toEqual({ status: 409, code: "slot_taken" });
		}
		winners.push(answers.filter(({ status }) => status === 201).length);
	}
	return winners;
}

test(`Of ${clientsEach} clients who want each of ${times} times at once, exactly one gets each`, {
	timeout: 600_000,
}, async () => {
	const wanted = Array.from({ length: times }, (_, i) => at(Math.floor(i / 28), (i % 28) * 3));
	expect(await winnersOf(worker.url, wanted)).toEqual(wanted.map(() => 1));
});

test("The same race finds out a service that looks first and writes then", async () => {
	const naive = await startNaiveBooking();
	try {
		// How many get past the look is chance: the race goes on until some do.
		const winners: number[] = [];
		for (let i = 0; i < rounds(2, 10) || (i < 40 && Math.max(...winners) < 2); i++)
			winners.push(...(await winnersOf(naive.url, [at(0, i * 2)])));
		expect(Math.min(...winners)).toBeGreaterThanOrEqual(1);
		expect(Math.max(...winners)).toBeGreaterThan(1);
	} finally {
		await naive.end();
	}
});

test("Meetings of different lengths, wanted at every quarter at once, never overlap", {
	timeout: 120_000,
}, async () => {
	const asked = clients.flatMap((client, i) => [
		[client, choiceOf(at(10, i % 48), shortest)] as const,
		[client, choiceOf(at(10, (i * 7) % 48), longest)] as const,
	]);
	const answers = await Promise.all(
		asked.map(([client, choice]) => post(worker.url, "/api/appointments", client, choice)),
	);
	const booked = answers
		.filter(({ status }) => status === 201)
		.map(({ body }) => body as { starts_at: string; ends_at: string });
	expect(booked.length).toBeGreaterThan(5);
	const inOrder = booked.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
	for (const [i, one] of inOrder.entries()) {
		const next = inOrder[i + 1];
		if (next) expect(one.ends_at <= next.starts_at).toBe(true);
	}
	const refused = answers.filter(({ status }) => status !== 201);
	expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(refused.map(() => "409 slot_taken"));
	// Each is told where there is time instead, and it is free.
	for (const { body } of refused) expect(body.nearest).toHaveLength(3);
});

// The complaint: an error is shown, but the booking exists (calcom #15655).
test("The same request fifty times under one key is one appointment and fifty equal answers", async () => {
	const client = clients[0] as Caller;
	const key = crypto.randomUUID();
	const choice = choiceOf(at(12, 40));
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => post(worker.url, "/api/appointments", client, choice, key)),
	);
	expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
	expect(answers[0]?.status).toBe(201);
	const other = await post(worker.url, "/api/appointments", client, { ...choice, facts: "Another matter" }, key);
	expect(other).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
	// The key is this person's own: the same of another is another request.
	const stranger = await post(worker.url, "/api/appointments", clients[1] as Caller, choice, key);
	expect(stranger).toMatchObject({ status: 409, body: { code: "slot_taken" } });
});

test("Of moves, cancellations and answers to the same appointment at once, one is done", {
	timeout: 120_000,
}, async () => {
	for (let round = 0; round < rounds(2, 10); round++) {
		const client = clients[round] as Caller;
		const made = await post(worker.url, "/api/appointments", client, choiceOf(at(14, round * 8)));
		expect(made.status).toBe(201);
		const { id, version } = made.body as { id: string; version: number };
		const act = (who: Caller, decision: string, more = {}) =>
			post(worker.url, `/api/appointments/${id}/${decision}`, who, { version, ...more });
		const answers = await Promise.all([
			act(client, "reschedule", { starts_at: at(15, round * 8) }),
			act(client, "cancel"),
			act(owner, "propose", { starts_at: at(16, round * 8) }),
			act(owner, "cancel", { reason: "I am ill" }),
			act(client, "reschedule", { starts_at: at(17, round * 8) }),
		]);
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, 409, 409, 409, 409]);
		for (const { status, body } of answers) if (status !== 200) expect(body.code).toMatch(/^(conflict|not_now)$/);
	}
});

test("Two who move into one time at once: one gets it, the other keeps what they had", async () => {
	const [one, two] = clients.slice(20, 22) as [Caller, Caller];
	const made = await Promise.all(
		[one, two].map((client, i) => post(worker.url, "/api/appointments", client, choiceOf(at(18, i * 8)))),
	);
	const wanted = at(18, 40);
	const moved = await Promise.all(
		[one, two].map((client, i) =>
			post(worker.url, `/api/appointments/${made[i]?.body.id}/reschedule`, client, { version: 1, starts_at: wanted }),
		),
	);
	expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const loser = moved.findIndex(({ status }) => status === 409);
	expect(moved[loser]?.body.code).toBe("slot_taken");
	const kept = await fetch(`${worker.url}/api/appointments/${made[loser]?.body.id}`, {
		headers: { Cookie: ([one, two][loser] as Caller).cookie },
	});
	expect(await kept.json()).toMatchObject({ status: "confirmed", starts_at: at(18, loser * 8), version: 1 });
});

test("After all this calendars and appointments say the same", async () => {
	await worker.end("SIGKILL");
	expect(await state.open(wrongInCalendars)).toEqual([]);
});

test("A quarter that is lost, or taken for nothing, would be noticed", async () => {
	await state.open(async (ctx) => {
		const { $client: d1 } = ctx.db;
		const one = await d1.prepare("SELECT * FROM quanta LIMIT 1").first<{ business_id: string; quantum: number }>();
		if (!one) throw new Error("Nothing is taken.");
		await d1
			.prepare("DELETE FROM quanta WHERE business_id = ? AND quantum = ?")
			.bind(one.business_id, one.quantum)
			.run();
		expect(await wrongInCalendars(ctx)).toEqual([expect.stringContaining("is not taken")]);
		await d1.prepare("UPDATE busy_days SET pm = pm + 1 WHERE day = (SELECT min(day) FROM busy_days)").run();
		expect(await wrongInCalendars(ctx)).toContainEqual(expect.stringContaining("says otherwise"));
	});
});
