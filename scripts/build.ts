/** Builds pages and Worker (`npm run build`), unless nothing they are made of has changed. `--force` builds anyway. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionaryFile } from "./dictionary-file.ts";
import { workerSizeTable } from "./worker-size.ts";

if (process.argv.includes("--help")) {
	console.log("npm run build [-- --force]   builds pages and Worker into build/, if anything has changed");
	process.exit(0);
}

const stamp = "build/.inputs";
const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
const files = ["app", "domain", "drizzle", "party", "public", "worker"]
	.flatMap(filesIn)
	.concat([
		"package-lock.json",
		"vite.config.ts",
		"scripts/chunks.ts",
		"scripts/page-texts.ts",
		"scripts/dictionary-file.ts",
		"lingui.config.ts",
		"wrangler.toml",
	])
	.sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(file));
const inputs = hash.digest("hex");

if (!process.argv.includes("--force") && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) {
	process.exit(0);
}
const { status } = spawnSync("remix", ["vite:build", "--logLevel", "warn"], {
	stdio: "inherit",
	// Whoever builds: under the name that tests run by, people would be sent React's own development build.
	env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);
// Browsers fetch what they keep anew with each version.
const serviceWorker = "build.next/client/sw.js";
writeFileSync(serviceWorker, readFileSync(serviceWorker, "utf8").replace("VERSION", inputs.slice(0, 12)));
writeFileSync("build.next/client/dictionary.json", dictionaryFile());
// Remix empties its folder before it builds; a server of that folder would stop. So the files are put over the old
// ones, and only then the old ones that are no more go.
cpSync("build.next", "build", { recursive: true });
for (const file of filesIn("build")) if (!existsSync(file.replace("build", "build.next"))) rmSync(file);
rmSync("build.next", { recursive: true });
// The Worker as it would be deployed; what wrangler tells of it is for who deploys.
const bundled = spawnSync("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", "build/worker", "--metafile"], {
	stdio: ["ignore", "ignore", "inherit"],
	env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
if (bundled.status !== 0) process.exit(bundled.status ?? 1);
writeFileSync(stamp, inputs);
console.log(workerSizeTable());
