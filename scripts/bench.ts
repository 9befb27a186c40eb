/** `npm run bench -- NAME [--businesses N] [--pairs N] [--postgres] [--json FILE]`: figures side by side in one run, never a pass or fail. */
import { spawnSync } from "node:child_process";
import { argumentsOf, countOf, refuse } from "./arguments.ts";

const benchmarks: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
	search: () => import("#test/bench/search.ts"),
	pages: () => import("#test/bench/pages.ts"),
	identity: () => import("#test/bench/identity.ts"),
	understanding: () => import("#test/bench/understanding.ts"),
	booking: () => import("#test/bench/booking.ts"),
	notify: () => import("#test/bench/notify.ts"),
	chat: () => import("#test/bench/chat.ts"),
};
export type BenchOptions = {
	businesses: number | null;
	pairs?: number | undefined;
	/** Search beside a PostgreSQL of its own, where one is installed. */
	postgres?: boolean | undefined;
	json: string | null;
};

const usage = `npm run bench -- ${Object.keys(benchmarks).join(" | ")} [--businesses N] [--pairs N] [--postgres] [--json FILE]`;
const { values, positionals } = argumentsOf(usage, {
	allowPositionals: true,
	options: {
		businesses: { type: "string" },
		pairs: { type: "string" },
		postgres: { type: "boolean" },
		json: { type: "string" },
		help: { type: "boolean" },
	},
});
if (values.help) {
	console.log(usage);
	process.exit(0);
}
const [name = ""] = positionals;
const benchmark = benchmarks[name] ?? refuse(name ? `There is no benchmark "${name}".` : "Name a benchmark.", usage);
const numberIn = (option: "businesses" | "pairs") => {
	const text = values[option];
	if (text === undefined) return undefined;
	return countOf(text, 1_000_000) ?? refuse(`--${option}: ${text} is not a number from 1 to 1,000,000.`, usage);
};
const options = {
	businesses: numberIn("businesses") ?? null,
	pairs: numberIn("pairs"),
	postgres: values.postgres,
	json: values.json ?? null,
};
if (spawnSync("tsx", ["scripts/build.ts"], { stdio: "inherit" }).status !== 0) process.exit(1);
const { run } = await benchmark();
await run(options);
