import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What the Worker may weigh, compressed as it is uploaded: a larger one takes longer to start. */
export const mostWorkerBytes = 1_200_000;

/** The compressed size of the Worker that was built last. */
export const workerBytes = () => gzipSync(readFileSync("build/worker/index.js")).length;

/** Its size and its ten largest parts: packages, and folders of our own. */
export function workerSizeTable(): string {
	const { outputs } = JSON.parse(readFileSync("build/worker/bundle-meta.json", "utf8"));
	const parts = new Map<string, number>();
	for (const { inputs } of Object.values(outputs) as { inputs: Record<string, { bytesInOutput: number }> }[])
		for (const [path, { bytesInOutput }] of Object.entries(inputs))
			parts.set(partOf(path), (parts.get(partOf(path)) ?? 0) + bytesInOutput);
	const largest = [...parts].sort(([, a], [, b]) => b - a).slice(0, 10);
	const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
	return [
		`The Worker: ${(workerBytes() / 1000).toFixed(1)} kB compressed. Its largest parts, not compressed:`,
		...largest.map(([part, bytes]) => `${kB(bytes)}  ${part}`),
	].join("\n");
}

/** "domain/search/tokens.ts" -> "domain/search", ".../node_modules/@scope/package/x.js" -> "@scope/package". */
function partOf(path: string): string {
	const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
	return name ?? path.split("/").slice(0, 2).join("/");
}
