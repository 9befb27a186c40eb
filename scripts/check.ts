/** `npm run check`: everything that can be said about the code without running it. Ends with the first complaint. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mostWorkerBytes, workerBytes, workerSizeTable } from "./worker-size.ts";

function run(name: string, command: string, ...args: string[]) {
	const started = Date.now();
	const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
	console.log(`${status === 0 ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
	if (status !== 0) {
		console.error(`${stdout}${stderr}`);
		process.exit(1);
	}
}

function mustBe(name: string, truth: boolean, complaint: string) {
	console.log(`${truth ? "✓" : "✗"} ${name}`);
	if (!truth) {
		console.error(complaint);
		process.exit(1);
	}
}

const catalogueFolders = ["app/locales", "domain/assistant/locales", "domain/outbox/mail/locales"];

/** Makes the catalogues anew and says whether they were as committed; puts the new ones in place. */
function areCataloguesFresh() {
	const fresh = mkdtempSync(join(tmpdir(), "visavis-locales-"));
	for (const folder of catalogueFolders) cpSync(folder, join(fresh, folder), { recursive: true });
	process.env.LOCALES_FOLDER = fresh;
	run("texts extract", "tsx", "scripts/words.ts");
	const paths = catalogueFolders.flatMap((folder) =>
		readdirSync(join(fresh, folder)).map((name) => join(folder, name)),
	);
	const meaning = (path: string) => readFileSync(path, "utf8").replace(/"POT-Creation-Date.*\n/, "");
	const stale = paths.filter((path) => !existsSync(path) || meaning(join(fresh, path)) !== meaning(path));
	for (const path of stale) cpSync(join(fresh, path), path);
	rmSync(fresh, { recursive: true });
	return stale.length === 0;
}

if (!existsSync("build/server/index.js")) run("build", "tsx", "scripts/build.ts");
mustBe(`Worker at most ${mostWorkerBytes / 1e6} MB`, workerBytes() <= mostWorkerBytes, workerSizeTable());
run("Biome", "biome", "check", ".");
// Written in Go, it takes a third of the time of the one in JavaScript, which other tools ask.
run("types", "node_modules/typescript-7/bin/tsc");
run("layers", "depcruise", "app", "domain", "drizzle", "party", "worker");
run("unused", "knip");
mustBe("catalogues fresh", areCataloguesFresh(), "The catalogues were stale; they are fresh now: commit them.");
run("places fresh", "tsx", "scripts/generate-places.ts", "--check");
run("language fresh", "tsx", "scripts/generate-language.ts", "--check");
run("reader fresh", "tsx", "scripts/generate-reader.ts", "--check");
run(
	"environment types fresh",
	"wrangler",
	"types",
	"worker/env.d.ts",
	"--include-runtime=false",
	"--strict-vars=false",
	"--check",
);
run("migrations agree", "drizzle-kit", "check");
const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
const migrationText = migrations.map((name) => readFileSync(join("migrations", name), "utf8")).join("\n");
const schemaText = readdirSync("drizzle/schema").map((name) => readFileSync(join("drizzle/schema", name), "utf8"));
const dropped = [...migrationText.matchAll(/DROP TABLE `(\w+)`/g)].map(([, name]) => name);
mustBe(
	"migrations keep tables",
	!migrationText.includes("__new_") && !dropped.some((name) => schemaText.join().includes(`"${name}"`)),
	"A migration rebuilds a table: D1 would delete the rows of its children.",
);
mustBe(
	"lockfile names no registry",
	!readFileSync("package-lock.json", "utf8").includes('"resolved"'),
	"package-lock.json has resolved URLs.",
);
