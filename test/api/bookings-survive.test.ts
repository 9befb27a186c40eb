import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppointmentStatus } from "#domain/appointments/appointments.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { keepInMailbox } from "#domain/outbox/mailbox.server.ts";
import { Random } from "#drizzle/seed/random.ts";
import { type Caller, callers, openCalendar, postOnce, wrongInCalendars } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { rounds } from "../support/rounds.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

/** Of the moments at which the Worker is killed; a failure says it, and written here it gives the same delays again. */
const seed = Date.now() % 2 ** 31;
const random = new Random(seed);
const kills = rounds(1, 5);

const business = makeBusiness(1);
const service =
	business.services.toSorted((a, b) => a.duration_minutes - b.duration_minutes)[0]?.legal_service_id ?? "";

let state: State;
let clients: Caller[];
beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		clients = await callers(ctx, 8);
		const [owner] = await callers(ctx, 1, "business");
		await openCalendar(ctx, business.id, owner ?? null);
	});
});
afterAll(() => state?.remove());

type Known = { status: AppointmentStatus; starts_at: string; version: number };
/** What a client was last told of an appointment, and what they have asked of it since without an answer. */
type Mine = { client: Caller; id: string; known: Known; asked: { decision: string; starts_at: string | null } | null };

/** Books, moves and cancels, one thing after the other, until an answer is lost. */
async function live(url: string, client: Caller, mine: Mine[], seen: { answers: number; lost: number }) {
	const firstDay = Math.ceil(Date.now() / 86_400_000) + 2;
	const anyTime = () =>
		new Date((firstDay + random.int(0, 25)) * 86_400_000 + random.int(0, 90) * 900_000).toISOString();
	for (;;) {
		const own = mine.filter((one) => one.client === client && one.known.status === "confirmed");
		const one = own.length > 3 || (own.length > 0 && random.chance(0.5)) ? random.pick(own) : null;
		if (!one) {
			const choice = { business_id: business.id, legal_service_id: service, starts_at: anyTime(), mode: "video" };
			const answer = await postOnce(url, "/api/appointments", client, choice, crypto.randomUUID());
			if (!answer) break;
			seen.answers++;
			if (answer.status === 201)
				mine.push({ client, id: String(answer.body.id), known: answer.body as Known, asked: null });
			continue;
		}
		const decision = random.chance(0.4) ? "cancel" : "reschedule";
		const starts_at = decision === "cancel" ? null : anyTime();
		one.asked = { decision, starts_at };
		const body = { version: one.known.version, ...(starts_at && { starts_at }) };
		const answer = await postOnce(url, `/api/appointments/${one.id}/${decision}`, client, body, crypto.randomUUID());
		if (!answer) break;
		seen.answers++;
		one.asked = null;
		if (answer.status === 200) one.known = answer.body as Known;
	}
	seen.lost++;
}

async function mailedTwice(ctx: Ctx) {
	const twice = ctx.db.$client.prepare(
		'SELECT "to", kind, subject FROM mailbox GROUP BY "to", kind, text HAVING count(*) > 1',
	);
	return (await twice.all()).results;
}

test("kill -9 while people book, move and cancel loses nothing answered, takes no time for nothing, mails everybody once", {
	timeout: 240_000,
}, async () => {
	const mine: Mine[] = [];
	const seen = { answers: 0, lost: 0 };
	for (let round = 0; round < kills; round++) {
		const worker = await startWorker(state, { VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" });
		const before = seen.answers;
		const lives = clients.map((client) => live(worker.url, client, mine, seen));
		while (seen.answers < before + 8) await new Promise((later) => setTimeout(later, 5));
		await new Promise((later) => setTimeout(later, random.int(20, 600)));
		await worker.end("SIGKILL");
		await Promise.all(lives);
		await state.open(async (ctx) => {
			expect(await wrongInCalendars(ctx), `seed ${seed}`).toEqual([]);
			expect(await mailedTwice(ctx), `seed ${seed}`).toEqual([]);
			for (const one of mine) {
				const row = await ctx.db.$client
					.prepare("SELECT status, starts_at, version FROM appointments WHERE id = ?")
					.bind(one.id)
					.first<Known>();
				const { status, starts_at, version } = one.known;
				const asKnown = { status, starts_at, version };
				const { decision, starts_at: moved } = one.asked ?? {};
				const asAsked = {
					status: decision === "cancel" ? "cancelled" : "confirmed",
					starts_at: moved ?? starts_at,
					version: version + 1,
				};
				expect(decision ? [asKnown, asAsked] : [asKnown], `seed ${seed}`).toContainEqual(row);
				if (row) one.known = row;
				one.asked = null;
			}
		});
	}
	expect(seen.lost).toBe(kills * clients.length);
	expect(mine.length).toBeGreaterThan(2 * kills);
	// What the last kill left in the outbox leaves with the next sweep, once its claim is over.
	await state.open(async (ctx) => {
		const anHourLater = { ...ctx, now: () => new Date(Date.now() + 3_600_000) };
		while ((await sweepOutbox(anHourLater, { email: (letter) => keepInMailbox(ctx, letter), text: null })) > 0);
		expect(await mailedTwice(ctx), `seed ${seed}`).toEqual([]);
		const told = await ctx.db.$client.prepare('SELECT DISTINCT "to" FROM mailbox').all<{ to: string }>();
		const addresses = told.results.map(({ to }) => to);
		for (const { client } of mine) expect(addresses, `seed ${seed}`).toContain(client.email);
	});
});
