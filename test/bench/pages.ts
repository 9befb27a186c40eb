import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import autocannon from "autocannon";
import { madeThreads, threadRows } from "#drizzle/seed/community/threads.ts";
import { insertRows } from "#drizzle/seed/rows.ts";
import type { BenchOptions } from "#scripts/bench.ts";
import { openDatabase } from "#scripts/database.ts";
import { launch } from "../support/browser.ts";
import { serve } from "../support/server.ts";
import { startWorker } from "../support/worker.ts";
import { prepareNaive } from "./naive-search.ts";

const rounds = 5;
const secondsARound = 5;
/** The clock that Linux counts CPU time by. */
const tickMs = 10;

type Load = { requests_a_second: number; cpu_ms_a_request: number | null };

/**
 * The first view of pages in kilobytes over the wire; and requests a second, with the CPU time of each, beside a naive page
 * of the same content, in turn: a search, an article and a thread. On a busy machine the CPU time is the figure to trust.
 */
export async function run({ businesses, json }: BenchOptions) {
	const ours = await serve(businesses ?? 5_000, {}, loadThreads);
	const naive = await serveNaive(ours.state);
	try {
		const figures: Record<string, object> = {};
		for (const [name, path] of Object.entries(naive.paths))
			figures[name] = await measure(path, ours.url + path, naive.url + path);
		if (json) writeFileSync(json, `${JSON.stringify(figures, null, "\t")}\n`);
	} finally {
		await naive.stop();
		ours.stop();
	}
}

async function measure(path: string, ours: string, naive: string) {
	const view = await firstView(ours, "gzip");
	const { total: asBrotli } = await firstView(ours, "br");
	console.log(
		`First view of ${path}: ${kB(view.total)} in all, JavaScript ${kB(view.script)}, layout shift ${view.shift.toFixed(4)}; as Brotli, which Cloudflare sends, ${kB(asBrotli)}`,
	);
	for (const [type, bytes] of Object.entries(view.types)) console.log(`  ${type.padEnd(12)} ${kB(bytes)}`);
	const pairs: [ours: Load, naive: Load][] = [];
	for (let round = 0; round < rounds; round++) {
		pairs.push([await load(ours), await load(naive)]);
		const [a, b] = pairs.at(-1) as [Load, Load];
		console.log(
			`round ${round + 1}: ours ${said(a)}, naive ${said(b)}: ${(a.requests_a_second / b.requests_a_second).toFixed(2)}x`,
		);
	}
	const ratio = medianOf(pairs.map(([a, b]) => a.requests_a_second / b.requests_a_second));
	const cpuRatio = medianOf(pairs.map(([a, b]) => (b.cpu_ms_a_request ?? 0) / (a.cpu_ms_a_request ?? 0)));
	console.log(`median of ${rounds} rounds: ${ratio.toFixed(2)}x the requests, by CPU ${cpuRatio.toFixed(2)}x`);
	return { first_view: { ...view, total_as_brotli: asBrotli }, pairs, median_ratio: ratio, median_cpu_ratio: cpuRatio };
}

const medianOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const said = ({ requests_a_second, cpu_ms_a_request }: Load) =>
	`${requests_a_second.toFixed(0)} requests/s (${cpu_ms_a_request?.toFixed(1) ?? "?"} ms CPU each)`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a first visit loads, as the network counts it (compressed so, with headers), until nothing more comes. */
async function firstView(url: string, encoding: "gzip" | "br") {
	const browser = await launch();
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		extraHTTPHeaders: { "Accept-Encoding": encoding },
	});
	const page = await context.newPage();
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const typeOf = new Map<string, string>();
	const types: Record<string, number> = {};
	session.on("Network.responseReceived", ({ requestId, type }) => typeOf.set(requestId, type));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const type = typeOf.get(requestId) ?? "Other";
		types[type] = (types[type] ?? 0) + encodedDataLength;
	});
	await page.addInitScript(
		"window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })",
	);
	await page.goto(url, { waitUntil: "networkidle" });
	const shift = Number(await page.evaluate("window.shift"));
	await browser.close();
	const total = Object.values(types).reduce((sum, bytes) => sum + bytes, 0);
	return { total, script: types.Script ?? 0, shift, types };
}

async function load(url: string): Promise<Load> {
	const before = cpuMsOf(url);
	const { requests, errors, non2xx } = await autocannon({ url, connections: 8, duration: secondsARound });
	if (errors > 0 || non2xx > 0) throw new Error(`${url} answered ${non2xx} errors and dropped ${errors}.`);
	const after = cpuMsOf(url);
	return {
		requests_a_second: requests.average,
		cpu_ms_a_request: before === null || after === null ? null : (after - before) / requests.total,
	};
}

/** CPU time that the Worker at an address has used so far; null where there is no `/proc` to ask. */
function cpuMsOf(url: string): number | null {
	if (!existsSync("/proc/self/stat")) return null;
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		try {
			const [, name, rest = ""] = /^\d+ \((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
			const isOurs = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`:${new URL(url).port}\0`);
			if (name !== "workerd" || !isOurs) continue;
			const [user = 0, system = 0] = rest.split(" ").slice(11, 13).map(Number);
			return (user + system) * tickMs;
		} catch {
			// It has ended meanwhile.
		}
	}
	return null;
}

/** The same content from the obvious app over the same database. */
async function serveNaive(ours: string) {
	// Two servers of one file would lock each other out.
	const state = `${ours}-naive`;
	cpSync(ours, state, { recursive: true });
	const { db, close } = await openDatabase(state);
	await prepareNaive(db);
	const paths = await pathsIn(db);
	await close();
	const built = spawnSync(
		"remix",
		["vite:build", "test/bench/naive-app", "--config", "test/bench/naive-app/vite.config.ts", "--logLevel", "error"],
		{ stdio: "inherit" },
	);
	if (built.status !== 0) throw new Error("The naive page did not build.");
	// wrangler reads a relative one from the folder of its config.
	const bundle = resolve("build/naive");
	const config = "test/bench/naive-app/wrangler.toml";
	const bundled = spawnSync("wrangler", ["deploy", "--dry-run", "--config", config, "--outdir", bundle], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	if (bundled.status !== 0) throw new Error("The naive Worker did not build.");
	const worker = await startWorker({ folder: state, secret: "" }, {}, { config, bundle: `${bundle}/worker.js` });
	return {
		url: worker.url,
		paths,
		stop: async () => {
			await worker.end("SIGTERM");
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** The made-up threads of the demo, found useful by nobody. */
async function loadThreads(db: D1Database) {
	const { posts, answers } = threadRows(madeThreads(Date.now(), []));
	await db.batch([...insertRows(db, "posts", posts), ...insertRows(db, "answers", answers)]);
}

/** What is measured: a search, the newest article that people can read in English, and the thread with the most answers. */
async function pathsIn(db: D1Database) {
	const [article, thread] = await Promise.all([
		db
			.prepare(
				"SELECT id FROM articles WHERE status = 'published' AND language = 'en' ORDER BY published_at DESC LIMIT 1",
			)
			.first<{ id: string }>(),
		db
			.prepare(
				`SELECT slug FROM posts WHERE status = 'published' AND deleted_at IS NULL AND language = 'en'
				ORDER BY answer_count DESC, seq LIMIT 1`,
			)
			.first<{ slug: string }>(),
	]);
	return {
		search: "/search?service=immigration_lawyers",
		article: `/news/${article?.id}`,
		thread: `/community/${thread?.slug}`,
	};
}
