import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories } from "#domain/businesses/legal-services.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { readQuery } from "#domain/search/query.ts";
import { daysOf, searchBusinesses } from "#domain/search/search.server.ts";
import { suggest } from "#domain/search/suggest.server.ts";
import { understand } from "#domain/search/understand.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { Random } from "#drizzle/seed/random.ts";
import type { BenchOptions } from "#scripts/bench.ts";
import { migrate, openDatabase } from "#scripts/database.ts";
import { progressBar } from "#scripts/progress.ts";
import { testCtx, testNow } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { newKey } from "../support/identity.ts";
import { startWorker } from "../support/worker.ts";
import { naiveSearch, prepareNaive } from "./naive-search.ts";
import { type Asked, searchPostgres, servePostgres, startPostgres } from "./postgres.ts";

const sizes = [10_000, 100_000, 1_000_000];
const perCase = 60;
/** An obvious version that takes longer is not asked again, at this size or the next. */
const slowMs = 10_000;

type Figures = {
	case: string;
	businesses: number;
	understand_rows_max: number;
	rows_read_max: number;
	rows_read_mean: number;
	p50_ms: number;
	p95_ms: number;
	naive_rows_read_mean: number | null;
	naive_p50_ms: number | null;
	naive_p95_ms: number | null;
};

/** The kinds of searches that people make; each is a function of a random source. */
const cases: Record<string, (random: Random, total: number) => string> = {
	"landing page": () => "",
	"one service": (random) => `service=${random.pick(categories)}`,
	"service in words, city": (random) =>
		`q=${random.pick(["immigration lawyer", "abogado de extranjería", "tax advisor", "notario"])} ${random.pick(["madrid", "berlin", "london", "paris"])}`,
	"service, language, country": (random) =>
		`service=${random.pick(categories)}&language=${random.pick(["es", "ar", "fr"])}&location=${random.pick(["ES", "DE", "US", "GB"])}`,
	"a common word": (random) => `q=${random.pick(["families", "clients", "work", "plain"])}`,
	"a name": (random, total) => `q=${nameOf(random, total)}`,
	"a name with a slip": (random, total) => `q=${nameOf(random, total).slice(1)}`,
	"words and every filter": (random) =>
		`q=families&service=${random.pick(categories)}&language=en&tier=licensed_lawyer&mode=video&fee_max=200&free_consultation=1`,
	"words in no one profile": (random, total) =>
		`q=${nameOf(random, total)} ${nameOf(random, total)} ${nameOf(random, total)} zzzz qqqq xxxx wwww vvvv kkkk jjjj yyyy`,
	"lowest fee": (random) => `sort=fee&location=${random.pick(["ES", "DE", "US", "GB"])}`,
	soonest: (random) => `sort=soonest&service=${random.pick(categories)}`,
	"free this week, well rated": (random) =>
		`available=this_week&rating=4&location=${random.pick(["ES", "DE", "US", "GB"])}`,
	"best rated": (random) => `sort=rating&language=${random.pick(["es", "ar", "fr"])}`,
};

const nameOf = (random: Random, total: number) => makeBusiness(random.int(1, total)).name;

const quantile = (values: number[], q: number) =>
	values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Search at each size, beside the obvious version: rows read and SQL time of the same queries, in turn. */
export async function run({ businesses, postgres, json }: BenchOptions) {
	const results: Figures[] = [];
	for (const size of businesses ? [businesses] : sizes) {
		const state = join(".visavis", `bench-${size}`);
		const { db, close } = await openDatabase(state);
		await migrate(db);
		const stored = await db.prepare("SELECT count(*) AS n FROM businesses").first<{ n: number }>();
		if (stored?.n !== size) await loadDemo(db, size, progressBar(`Loading ${size.toLocaleString("en")}`, size));
		if (postgres) {
			await besidePostgres(db, state, size).finally(close);
			continue;
		}
		await prepareNaive(db);
		for (const [name, make] of Object.entries(cases)) {
			const random = new Random(7);
			const ours = { understand: [] as number[], fetch: [] as number[], ms: [] as number[] };
			const naive = { rows: [] as number[], ms: [] as number[] };
			// At a million, one search of the obvious version takes seconds, or hours: a few say enough, and none where it was slow.
			const wasSlow = results.some((one) => one.case === name && !((one.naive_p50_ms ?? slowMs) < slowMs));
			const naiveRuns = wasSlow ? 0 : size >= 1_000_000 ? 3 : size >= 100_000 ? 10 : perCase;
			for (let i = 0; i < perCase; i++) {
				const { query } = readQuery(new URLSearchParams(make(random, size)));
				const ctx = testCtx(db);
				await searchBusinesses(ctx, query);
				const { reads, sqlMs } = ctx.meter;
				ours.understand.push(reads.length > 1 ? (reads[0] ?? 0) : 0);
				ours.fetch.push(reads.at(-1) ?? 0);
				ours.ms.push(sqlMs);
				if (i < naiveRuns && (naive.ms.at(-1) ?? 0) < slowMs) {
					const beside = testCtx(db);
					const { filters, words } = understand(query, dictionary(), null).understanding;
					filters.free_on = query.available && daysOf(query.available, ctx.now().toISOString().slice(0, 10));
					await naiveSearch(beside.db.$client, { ...filters, words, sort: query.sort });
					naive.rows.push(beside.meter.rowsRead);
					naive.ms.push(beside.meter.sqlMs);
				}
			}
			results.push({
				case: name,
				businesses: size,
				understand_rows_max: Math.max(...ours.understand),
				rows_read_max: Math.max(...ours.fetch),
				rows_read_mean: mean(ours.fetch),
				p50_ms: quantile(ours.ms, 0.5),
				p95_ms: quantile(ours.ms, 0.95),
				naive_rows_read_mean: naiveRuns > 0 ? mean(naive.rows) : null,
				naive_p50_ms: naiveRuns > 0 ? quantile(naive.ms, 0.5) : null,
				naive_p95_ms: naiveRuns > 0 ? quantile(naive.ms, 0.95) : null,
			});
			console.log(`${size.toLocaleString("en").padStart(9)}  ${line(results.at(-1) as Figures)}`);
		}
		const longest = await db
			.prepare("SELECT max(length(counts)) AS bytes FROM search_counts")
			.first<{ bytes: number }>();
		console.log(
			`${size.toLocaleString("en").padStart(9)}  longest row of counts: ${longest?.bytes.toLocaleString("en")} bytes`,
		);
		const typed = { rows: [] as number[], ms: [] as number[] };
		const random = new Random(11);
		for (let i = 0; i < perCase * 2; i++) {
			const ctx = testCtx(db);
			const name = nameOf(random, size);
			await suggest(ctx, i % 2 === 0 ? name.slice(0, random.int(2, 8)) : `${name.slice(0, 3)}${name.slice(4)}`, "what");
			typed.rows.push(ctx.meter.rowsRead);
			typed.ms.push(ctx.meter.sqlMs);
		}
		results.push({
			case: "suggestions",
			businesses: size,
			understand_rows_max: 0,
			rows_read_max: Math.max(...typed.rows),
			rows_read_mean: mean(typed.rows),
			p50_ms: quantile(typed.ms, 0.5),
			p95_ms: quantile(typed.ms, 0.95),
			naive_rows_read_mean: null,
			naive_p50_ms: null,
			naive_p95_ms: null,
		});
		console.log(`${size.toLocaleString("en").padStart(9)}  ${line(results.at(-1) as Figures)}`);
		await close();
	}
	if (json) writeFileSync(json, `${JSON.stringify(results, null, "\t")}\n`);
}

/** Searches over HTTP of each case: the service takes milliseconds for each. */
const overHttp = 20;

/** The same searches here and in PostgreSQL, in turn: SQL against SQL, each without its empty trip; then over HTTP. */
async function besidePostgres(db: D1Database, state: string, size: number) {
	const postgres = await startPostgres(size);
	if (!postgres) {
		console.log("There is no PostgreSQL here.");
		return;
	}
	const { pool } = postgres;
	const clock = async (work: () => Promise<unknown>) => {
		const begun = performance.now();
		await work();
		return performance.now() - begun;
	};
	const emptyTrip = async (work: () => Promise<unknown>) => {
		const trips: number[] = [];
		for (let i = 0; i < 200; i++) trips.push(await clock(work));
		return quantile(trips, 0.5);
	};
	const trip = {
		ours: await emptyTrip(() => db.prepare("SELECT 1").first()),
		postgres: await emptyTrip(() => pool.query("SELECT 1")),
	};
	let sql = 0;
	const timed = {
		...db,
		batch: async (statements: D1PreparedStatement[]) => {
			const begun = performance.now();
			const results = await db.batch(statements);
			sql += performance.now() - begun - trip.ours;
			return results;
		},
	} as D1Database;
	const asked = async (params: URLSearchParams): Promise<Asked> => {
		const { query } = readQuery(params);
		const { filters, words } = understand(query, dictionary(), null).understanding;
		const free_on = query.available && daysOf(query.available, testNow.slice(0, 10));
		return { filters: { ...filters, free_on }, words, sort: query.sort };
	};
	const all = { ours: [] as number[], postgres: [] as number[] };
	const say = (name: string, times: typeof all) => {
		const [a, b] = [times.ours, times.postgres].map(
			(some) => `${quantile(some, 0.5).toFixed(2)} / ${quantile(some, 0.95).toFixed(2)}`,
		);
		const faster = quantile(times.postgres, 0.5) / Math.max(0.01, quantile(times.ours, 0.5));
		console.log(
			`${size.toLocaleString("en").padStart(9)}  ${name.padEnd(38)} ours ${a} ms, PostgreSQL ${b} ms: ${faster.toFixed(1)}x`,
		);
	};
	const report = (name: string, times: typeof all) => {
		all.ours.push(...times.ours);
		all.postgres.push(...times.postgres);
		say(name, times);
	};
	const reportAll = (name: string) => say(name, { ours: all.ours.splice(0), postgres: all.postgres.splice(0) });
	for (const [name, make] of Object.entries(cases)) {
		const random = new Random(7);
		const times: typeof all = { ours: [], postgres: [] };
		for (let i = 0; i < perCase; i++) {
			const params = new URLSearchParams(make(random, size));
			sql = 0;
			await searchBusinesses(testCtx(timed), readQuery(params).query);
			times.ours.push(Math.max(0, sql));
			const query = await asked(params);
			times.postgres.push(Math.max(0, (await clock(() => searchPostgres(pool, query))) - 2 * trip.postgres));
		}
		report(name, times);
	}
	reportAll("all, in SQL");
	const service = await servePostgres(pool, asked);
	const worker = await startWorker({ folder: state, secret: JSON.stringify([await newKey("bench")]) });
	for (const [name, make] of Object.entries(cases)) {
		const random = new Random(7);
		const times: typeof all = { ours: [], postgres: [] };
		for (let i = 0; i < overHttp; i++) {
			const params = make(random, size);
			for (const [whose, url] of [
				["ours", `${worker.url}/api/search?${params}`],
				["postgres", `${service.url}/?${params}`],
			] as const)
				times[whose].push(await clock(async () => (await fetch(url)).text()));
		}
		report(`over HTTP: ${name}`, times);
	}
	reportAll("all, over HTTP");
	await worker.end("SIGTERM");
	service.stop();
	await postgres.stop();
}

function line(figures: Figures) {
	const ratio =
		figures.naive_rows_read_mean === null
			? ""
			: `  naive ${Math.round(figures.naive_rows_read_mean).toLocaleString("en")} rows, ${figures.naive_p50_ms?.toFixed(2)} ms: ${(figures.naive_rows_read_mean / Math.max(1, figures.rows_read_mean)).toFixed(0)}x rows, ${((figures.naive_p50_ms ?? 0) / Math.max(0.01, figures.p50_ms)).toFixed(0)}x time`;
	return `${figures.case.padEnd(28)} rows ${figures.understand_rows_max}+${figures.rows_read_max} (mean ${figures.rows_read_mean.toFixed(1)})  ${figures.p50_ms.toFixed(2)} / ${figures.p95_ms.toFixed(2)} ms${ratio}`;
}
