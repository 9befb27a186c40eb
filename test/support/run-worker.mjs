// Serves a Worker in a process that can be killed; its one argument is what Miniflare takes, as JSON. Plain JavaScript that
// loads neither tsx nor wrangler: these take longer to start than the Worker.
import { Log, LogLevel, Miniflare } from "miniflare";

const miniflare = new Miniflare({
	...JSON.parse(process.argv[2] ?? "{}"),
	log: new Log(LogLevel.WARN),
	handleStructuredLogs: ({ message }) => console.log(message),
});
await miniflare.ready;
process.once("SIGTERM", () => miniflare.dispose().finally(() => process.exit(0)));
console.log("Ready");
