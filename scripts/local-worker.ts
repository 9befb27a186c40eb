import { Log, LogLevel, Miniflare, type MiniflareOptions, type WorkerdStructuredLog } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { persistence } from "./database.ts";

/** How a Worker runs on this machine. */
export type LocalWorker = {
	/** 0 takes one that is free. */
	port: number;
	/** The folder of all local state. */
	state: string;
	/** What the environment has beyond wrangler.toml. */
	vars: Record<string, string>;
	/** Told each line that the Worker logs. */
	log: (level: string, line: string) => void;
	/** Its description and what `wrangler deploy --dry-run` made of it; without them, Visavis. */
	config?: string;
	bundle?: string;
};

/**
 * Serves a Worker in workerd as its wrangler.toml describes it. There is no `wrangler dev` in between: its proxy asks
 * for three quarters of the time of two cores, and answers 503 where workerd has closed a connection that was idle.
 */
export async function startLocalWorker(options: LocalWorker) {
	const miniflare = new Miniflare(withLog(options));
	await miniflare.ready;
	const worker = await miniflare.getWorker();
	return {
		/** Fires the schedule of wrangler.toml once; on this machine nothing else does. */
		runSchedule: async () => void (await worker.scheduled({ cron: "* * * * *" })),
		/** Goes on with what is in the bundle now. */
		reload: async () => miniflare.setOptions(withLog(options)),
		stop: () => miniflare.dispose(),
	};
}

/** What the edge would know of who asks: the zone of this machine, and where `VISAVIS_CITY` says ("Berlin, DE"). */
function edge() {
	const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const [city, country] = (process.env.VISAVIS_CITY ?? "").split(",").map((part) => part.trim());
	return city && country ? { timezone, city, country } : { timezone };
}

/** What Miniflare is told of a Worker, but where its logs go: plain data, for another process as well. */
export function miniflareOptions({
	port,
	state,
	vars,
	config = "wrangler.toml",
	bundle = "build/worker/index.js",
}: Omit<LocalWorker, "log">) {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
	return {
		...workerOptions,
		...persistence(state),
		modules: [{ type: "ESModule", path: bundle }],
		bindings: { ...workerOptions.bindings, ...vars },
		host: "localhost",
		port,
		cf: edge(),
		logRequests: false,
	} satisfies MiniflareOptions;
}

const withLog = ({ log, ...described }: LocalWorker): MiniflareOptions => ({
	...miniflareOptions(described),
	log: new Log(LogLevel.WARN),
	handleStructuredLogs: ({ level, message }: WorkerdStructuredLog) => log(level, message),
});
