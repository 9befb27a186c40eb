import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase } from "#scripts/database.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the Worker answers. */
		url: string;
	}
}

/** Professionals in the database that the server tests run against. */
export const businessesServed = 10_000;

/** Starts the real Worker as `npm start` does, on a fresh state that `stop` takes away again. */
export async function serve(businesses: number): Promise<{ url: string; state: string; stop: () => void }> {
	const state = mkdtempSync(join(tmpdir(), "visavis-test-"));
	const { db, close } = await openDatabase(state);
	await migrate(db);
	await loadDemo(db, businesses, () => {});
	await close();
	const port = await freePort();
	const server = spawn("tsx", ["scripts/start.ts"], {
		env: { ...process.env, PORT: String(port), VISAVIS_STATE: state },
		stdio: ["ignore", "pipe", "inherit"],
		detached: true,
	});
	await ready(server, "Visavis is ready");
	return {
		url: `http://localhost:${port}`,
		state,
		stop: () => {
			if (server.pid) process.kill(-server.pid, "SIGTERM");
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** One Worker for all server tests together. */
export default async function setup(project: TestProject) {
	const { url, stop } = await serve(businessesServed);
	project.provide("url", url);
	return stop;
}

/** Resolves with the line that says so; throws when the server ends before it. */
export function ready(server: ChildProcess, line: string) {
	return new Promise<void>((resolve, reject) => {
		server.stdout?.on("data", (data) => {
			if (String(data).includes(line)) resolve();
		});
		server.on("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
	});
}

/** A port that nobody listens on. */
export function freePort() {
	return new Promise<number>((resolve) => {
		const probe = createServer().listen(0, () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}
