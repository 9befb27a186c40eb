/** Serves a Worker in a process that can be killed; its one argument is what `startLocalWorker` takes, as JSON. */
import { startLocalWorker } from "#scripts/local-worker.ts";

const worker = await startLocalWorker({
	...JSON.parse(process.argv[2] ?? "{}"),
	log: (_level: string, line: string) => console.log(line),
});
process.once("SIGTERM", () => worker.stop().finally(() => process.exit(0)));
console.log("Ready");
