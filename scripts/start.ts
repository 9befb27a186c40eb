/**
 * `npm start`: from a fresh clone to the real Worker in workerd on this machine. Honours PORT (8787) and
 * VISAVIS_STATE (.visavis, the folder of all local state), VISAVIS_IDENTITY (strict; `permissive` is for trying other
 * people's clients) and the settings ASSISTANT_*. With `--watch` (`npm run dev`) a save rebuilds and reloads.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { resolve } from "node:path";
import { readKeys } from "#domain/ground/keys.server.ts";
import { loadBreachedPasswords } from "#drizzle/seed/breached-passwords.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { loadPeople } from "#drizzle/seed/people.ts";
import { loadStory } from "#drizzle/seed/story/story.ts";
import { countOf, refuse } from "./arguments.ts";
import { localAuthKeys } from "./auth-keys.ts";
import { migrate, openDatabase, stateFolder } from "./database.ts";
import { startLocalWorker } from "./local-worker.ts";
import { progressBar } from "./progress.ts";

const usage = `npm start      installs, prepares and serves Visavis; PORT and VISAVIS_STATE are honoured
npm run dev    the same, rebuilt and reloaded on save`;
if (process.argv.includes("--help")) {
	console.log(usage);
	process.exit(0);
}

const { PORT = "8787" } = process.env;
const port = countOf(PORT, 65_535) ?? refuse(`PORT is ${PORT}, which is no port.`, usage);
const state = resolve(stateFolder);
const demoBusinesses = 5_000;

const AUTH_KEYS = await localAuthKeys(state);
const keys = await readKeys(AUTH_KEYS);
const { db, openFiles, close } = await openDatabase(state);
if ((await migrate(db)) > 0) console.log("Database migrated.");
const isNew = (await db.prepare("SELECT 1 FROM countries LIMIT 1").first()) === null;
if (isNew) {
	console.log("Loading demo data…");
	await loadDemo(db, demoBusinesses, progressBar("Professionals", demoBusinesses));
}
await loadBreachedPasswords(db);
await loadPeople(db, keys);

console.log("Building the pages…");
const build = async () => {
	const [code] = await once(spawn("tsx", ["scripts/build.ts"], { stdio: "inherit" }), "exit");
	return code === 0;
};
// What the demo people have lived through waits for the database, the build for the processor.
const [isBuilt] = await Promise.all([build(), isNew && openFiles().then((files) => loadStory(db, files, keys))]);
await close();
if (!isBuilt) process.exit(1);

const isOfAssistant = (setting: [string, string | undefined]): setting is [string, string] =>
	setting[0].startsWith("ASSISTANT_") && setting[1] !== undefined;

console.log("Starting the Worker…");
const url = `http://localhost:${port}`;
const worker = await startLocalWorker({
	port,
	state,
	vars: {
		AUTH_KEYS,
		PUBLIC_URL: url,
		VISAVIS_ENV: "development",
		VISAVIS_TEST_HEADERS: process.env.VISAVIS_TEST_HEADERS ?? "",
		VISAVIS_IDENTITY: process.env.VISAVIS_IDENTITY ?? "strict",
		...Object.fromEntries(Object.entries(process.env).filter(isOfAssistant)),
	},
	log: (level, line) => {
		if (level === "warn" || level === "error") console.error(line);
	},
}).catch((error) => {
	if (error.code !== "ERR_ADDRESS_IN_USE") throw error;
	return refuse(
		`Port ${port} is taken by another program. Choose another: PORT=${(port % 65_535) + 1} npm start`,
		usage,
	);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => worker.stop().finally(() => process.exit(0)));
}
console.log(`Visavis is ready at ${url}`);

// Nothing fires crons here: the schedule's minute is ten seconds.
setInterval(() => void worker.runSchedule().catch(() => {}), 10_000);

if (process.argv.includes("--watch")) {
	let soon: NodeJS.Timeout | undefined;
	for (const folder of ["app", "domain", "drizzle", "party", "public", "worker"]) {
		watch(folder, { recursive: true }, () => {
			clearTimeout(soon);
			soon = setTimeout(async () => (await build()) && worker.reload(), 100);
		});
	}
}
