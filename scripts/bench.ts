/** `npm run bench -- NAME [--businesses N] [--pairs N] [--json FILE]`: figures side by side in one run, never a pass or fail. */
import { parseArgs } from "node:util";

const benchmarks: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
	search: () => import("#test/bench/search.ts"),
	pages: () => import("#test/bench/pages.ts"),
	identity: () => import("#test/bench/identity.ts"),
	booking: () => import("#test/bench/booking.ts"),
};
export type BenchOptions = { businesses: number | null; pairs?: number | undefined; json: string | null };

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		businesses: { type: "string" },
		pairs: { type: "string" },
		json: { type: "string" },
		help: { type: "boolean" },
	},
});
const benchmark = benchmarks[positionals[0] ?? ""];
if (values.help || !benchmark) {
	console.log(`npm run bench -- ${Object.keys(benchmarks).join(" | ")} [--businesses N] [--pairs N] [--json FILE]`);
	process.exit(values.help ? 0 : 1);
}
const { run } = await benchmark();
await run({
	businesses: values.businesses ? Number(values.businesses) : null,
	pairs: values.pairs ? Number(values.pairs) : undefined,
	json: values.json ?? null,
});
