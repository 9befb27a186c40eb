import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readKeys } from "#domain/ground/keys.server.ts";
import { openDatabase } from "#scripts/database.ts";
import { type LocalWorker, miniflareOptions } from "#scripts/local-worker.ts";
import { testCtx } from "./database.ts";
import { newKey } from "./identity.ts";
import { stateToServe } from "./prepared.ts";
import { freePort, ready } from "./server.ts";

/** A folder of local state as a Worker finds it, and its secret. */
export type State = {
	folder: string;
	/** AUTH_KEYS */
	secret: string;
	/** Works on its database; only while no Worker has it open. */
	open: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
	remove: () => void;
};

/** New state with the reference data, one professional, the commonest passwords and nobody; the clock of `open` is the real one. */
export async function newState(): Promise<State> {
	const folder = await stateToServe(1);
	const secret = JSON.stringify([await newKey("test")]);
	const keys = await readKeys(secret);
	return {
		folder,
		secret,
		open: async (work) => {
			const { db, close } = await openDatabase(folder);
			try {
				return await work({ ...testCtx(db), now: () => new Date(), keys });
			} finally {
				await close();
			}
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/**
 * The Worker in workerd over this state, in a process of its own: `vars` is its whole environment, `what` another
 * Worker than ours. What it logs is kept.
 */
export async function startWorker(
	state: Pick<State, "folder" | "secret">,
	vars: Record<string, string> = {},
	what: Pick<LocalWorker, "config" | "bundle"> = {},
) {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const env = { AUTH_KEYS: state.secret, PUBLIC_URL: url, ...vars };
	const options = miniflareOptions({ port, state: state.folder, vars: env, ...what });
	const server = spawn("node", ["test/support/run-worker.mjs", JSON.stringify(options)], {
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	let printed = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (data) => {
			printed += data;
		});
	}
	const ended = once(server, "exit");
	/** Ends it with all that it has started. */
	const end = async (signal: "SIGTERM" | "SIGKILL") => {
		if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, signal);
		await ended;
	};
	await ready(server, "Ready").catch((error) => {
		throw new Error(`${error.message}\n${printed}`);
	});
	return { url, end, printed: () => printed };
}
