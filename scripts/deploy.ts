/**
 * `npm run deploy -- --env staging`, then `npm run deploy`: builds, migrates the remote database, deploys the Worker.
 * `--dry-run` builds and bundles everything and touches nothing remote.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
	options: { env: { type: "string" }, "dry-run": { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help) {
	console.log("npm run deploy [-- --env staging] [--dry-run]   migrations, then the Worker");
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
	run("wrangler", "deploy", ...environment);
}
