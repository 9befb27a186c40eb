import { writeFileSync } from "node:fs";
import type { BenchOptions } from "#scripts/bench.ts";
import { type Caller, callers, openCalendar, postOnce } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { startNaiveBooking } from "../support/naive-booking.ts";
import { newState, startWorker } from "../support/worker.ts";

const crowds = [1, 8, 32, 128];
const secondsEach = 6;
const rounds = 3;

type Figures = { perSecond: number; p50: number; p95: number; p99: number; refused: number };

/**
 * Bookings through the whole app (session, idempotency key, hours, guard, time, history, mail to come) by crowds of
 * several sizes who each want a time of their own, beside a service that looks and then writes, and does nothing else.
 */
export async function run({ json }: BenchOptions) {
	const state = await newState();
	const naive = await startNaiveBooking();
	const business = makeBusiness(1);
	const [service] = business.services.toSorted((a, b) => a.duration_minutes - b.duration_minutes);
	if (!service) throw new Error("The demo lawyer offers nothing.");
	try {
		const people = await state.open(async (ctx) => {
			const all = await callers(ctx, Math.max(...crowds));
			const [owner] = await callers(ctx, 1, "business");
			await openCalendar(ctx, business.id, owner ?? null, { horizon_days: 365 });
			return all;
		});
		const worker = await startWorker(state, { VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" });
		const quarters = Math.ceil(service.duration_minutes / 15);
		const firstDay = Math.ceil(Date.now() / 86_400_000) + 2;
		const chooser = (next: number) => () => {
			const starts_at = new Date(firstDay * 86_400_000 + quarters * 900_000 * next++).toISOString();
			const { legal_service_id, duration_minutes: minutes } = service;
			return { business_id: business.id, legal_service_id, starts_at, mode: "video", minutes };
		};
		const [choose, chooseNaive] = [chooser(0), chooser(0)];
		try {
			console.log(`Bookings of times of one's own, median of ${rounds} rounds of ${secondsEach} s`);
			console.log(
				row("clients", "a second", "p50 ms", "p95 ms", "p99 ms", "naive a second", "p50 ms", "p99 ms", "ratio"),
			);
			const table: Record<number, { ours: Figures; naive: Figures }> = {};
			for (const crowd of crowds) {
				const ours: Figures[] = [];
				const theirs: Figures[] = [];
				for (let round = 0; round < rounds; round++) {
					ours.push(await measure(worker.url, people.slice(0, crowd), choose));
					theirs.push(await measure(naive.url, people.slice(0, crowd), chooseNaive));
				}
				const figures = { ours: median(ours), naive: median(theirs) };
				table[crowd] = figures;
				const { perSecond, p50, p95, p99, refused } = figures.ours;
				console.log(
					row(
						String(crowd),
						...[perSecond, p50, p95, p99, figures.naive.perSecond, figures.naive.p50, figures.naive.p99].map((n) =>
							n.toFixed(1),
						),
						`${(perSecond / figures.naive.perSecond).toFixed(2)}x`,
					) + (refused > 0 ? `   ${refused} refused` : ""),
				);
			}
			if (json) writeFileSync(json, `${JSON.stringify(table, null, "\t")}\n`);
		} finally {
			await worker.end("SIGTERM");
		}
	} finally {
		await naive.end();
		state.remove();
	}
}

const row = (...cells: string[]) => cells.map((cell) => cell.padStart(15)).join("");

/** Each person books one time after the other, all at once, for some seconds. */
async function measure(url: string, people: Caller[], choose: () => object): Promise<Figures> {
	const took: number[] = [];
	let refused = 0;
	const begun = performance.now();
	await Promise.all(
		people.map(async (person) => {
			while (performance.now() - begun < secondsEach * 1000) {
				const asked = performance.now();
				const answer = await postOnce(url, "/api/appointments", person, choose(), crypto.randomUUID());
				if (answer?.status === 201) took.push(performance.now() - asked);
				else refused++;
			}
		}),
	);
	const seconds = (performance.now() - begun) / 1000;
	const sorted = took.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	return { perSecond: took.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused };
}

/** The round in the middle by bookings a second. */
const median = (all: Figures[]) =>
	all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)] as Figures;
