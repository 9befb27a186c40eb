import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ctx } from "#domain/context.server.ts";
import { readKeys } from "#domain/identity/keys.server.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase } from "#scripts/database.ts";
import { testCtx } from "./database.ts";
import { newKey } from "./identity.ts";
import { freePort } from "./server.ts";

/** A folder of local state as a Worker finds it, and the file of its secret. */
export type State = {
	folder: string;
	secrets: string;
	/** Works on its database; only while no Worker has it open. */
	open: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
	remove: () => void;
};

/** New state with the reference data, one professional and nobody; the clock of `open` is the real one. */
export async function newState(): Promise<State> {
	const folder = mkdtempSync(join(tmpdir(), "visavis-test-"));
	const secrets = join(folder, "secrets.env");
	const secret = JSON.stringify([await newKey("test")]);
	writeFileSync(secrets, `AUTH_KEYS='${secret}'\n`, { mode: 0o600 });
	const keys = await readKeys(secret);
	const state: State = {
		folder,
		secrets,
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
	await state.open(async (ctx) => {
		await migrate(ctx.db.$client);
		await loadDemo(ctx.db.$client, 1, () => {});
	});
	return state;
}

const longestStart = 60_000;

/** The Worker in workerd over this state, by itself: `vars` is its whole environment. What it prints is kept. */
export async function startWorker(state: State, vars: Record<string, string> = {}, logLevel: "log" | "warn" = "log") {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const server = spawn(
		"wrangler",
		[
			"dev",
			...[
				"--port",
				String(port),
				"--inspector-port",
				String(await freePort()),
				"--persist-to",
				state.folder,
				"--env-file",
				state.secrets,
			],
			...["--show-interactive-dev-session=false", "--log-level", logLevel, "--var", `PUBLIC_URL:${url}`],
			...Object.entries(vars).map(([name, value]) => `${name}:${value}`),
		],
		{
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
			env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" },
		},
	);
	let printed = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (data) => {
			printed += data;
		});
	}
	let hasEnded = false;
	const ended = new Promise<void>((resolve) => {
		server.on("exit", () => {
			hasEnded = true;
			resolve();
		});
	});
	/** Ends it with all that it has started. */
	const end = async (signal: "SIGTERM" | "SIGKILL") => {
		if (!hasEnded && server.pid) process.kill(-server.pid, signal);
		await ended;
	};
	for (const until = performance.now() + longestStart; ; ) {
		if (hasEnded || performance.now() > until) {
			await end("SIGKILL");
			throw new Error(`The Worker did not start:\n${printed}`);
		}
		const isReady = await fetch(`${url}/api/health`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (isReady) break;
		await new Promise((later) => setTimeout(later, 100));
	}
	return { url, end, printed: () => printed };
}
