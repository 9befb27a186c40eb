/** `npm run bench -- NAME [--businesses N] [--json FILE]`: figures side by side in one run, never a pass or fail. */
import { parseArgs } from "node:util";

const benchmarks: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
	search: () => import("#test/bench/search.ts"),
	pages: () => import("#test/bench/pages.ts"),
};
export type BenchOptions = { businesses: number | null; json: string | null };

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { businesses: { type: "string" }, json: { type: "string" }, help: { type: "boolean" } },
});
const benchmark = benchmarks[positionals[0] ?? ""];
if (values.help || !benchmark) {
	console.log(`npm run bench -- ${Object.keys(benchmarks).join(" | ")} [--businesses N] [--json FILE]`);
	process.exit(values.help ? 0 : 1);
}
const { run } = await benchmark();
await run({ businesses: values.businesses ? Number(values.businesses) : null, json: values.json ?? null });
