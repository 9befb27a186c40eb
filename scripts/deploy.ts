/**
 * `npm run deploy -- --env staging`, then `npm run deploy`: builds, migrates the remote database, loads places, services
 * and what else the site must know where they are not yet there, deploys the Worker.
 * `--dry-run` builds and bundles everything and touches nothing remote.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf } from "./arguments.ts";
import { referenceSql } from "./database.ts";

const usage = "npm run deploy [-- --env staging] [--dry-run]   migrations, reference data, then the Worker";
const { values } = argumentsOf(usage, {
	options: { env: { type: "string" }, "dry-run": { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help) {
	console.log(usage);
	process.exit(0);
}

// An empty name is wrangler's word for the top level of wrangler.toml, where production stands.
const environment = ["--env", values.env ?? ""];

function run(command: string, ...args: string[]) {
	const { status } = spawnSync(command, args, { stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}

run("tsx", "scripts/build.ts", "--force");
if (values["dry-run"]) {
	run("wrangler", "deploy", ...environment, "--dry-run", "--outdir", "dist");
} else {
	run("wrangler", "d1", "migrations", "apply", "DB", "--remote", ...environment);
	if (!isLoaded()) await loadReference();
	run("wrangler", "deploy", ...environment);
}

/** Whether the remote database knows the world already. */
function isLoaded(): boolean {
	const question = ["--json", "--command", "SELECT EXISTS (SELECT 1 FROM countries) AS is_loaded"];
	const { status, stdout } = spawnSync("wrangler", ["d1", "execute", "DB", "--remote", ...environment, ...question], {
		encoding: "utf8",
	});
	if (status !== 0) process.exit(status ?? 1);
	return JSON.parse(stdout)[0].results[0].is_loaded === 1;
}

async function loadReference() {
	const folder = mkdtempSync(join(tmpdir(), "visavis-reference-"));
	const file = join(folder, "reference.sql");
	writeFileSync(file, `${(await referenceSql()).join(";\n")};\n`);
	run("wrangler", "d1", "execute", "DB", "--remote", ...environment, "--yes", "--file", file);
	rmSync(folder, { recursive: true, force: true });
}
