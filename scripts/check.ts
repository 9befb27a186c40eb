/** `npm run check`: everything that can be said about the code without running it. Ends with the first complaint. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

/** Extracts the catalogues anew and says whether they were as committed; leaves the new ones in place. */
function areCataloguesFresh() {
	const folder = "app/locales";
	const read = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
	const meaning = (text: string) => text.replace(/"POT-Creation-Date.*\n/, "");
	const before = new Map(read());
	run("texts extract", "lingui", "extract", "--clean", "--overwrite");
	let isFresh = true;
	for (const [name, text] of read()) {
		const old = before.get(name) ?? "";
		if (meaning(old) === meaning(text)) writeFileSync(join(folder, name), old);
		else isFresh = false;
	}
	return isFresh;
}

if (!existsSync("build/server/index.js")) run("build", "tsx", "scripts/build.ts");
run("Biome", "biome", "check", ".");
run("types", "tsc");
run("layers", "depcruise", "app", "domain", "drizzle", "party", "worker");
run("unused", "knip");
mustBe("catalogues fresh", areCataloguesFresh(), "The catalogues were stale; they are fresh now: commit app/locales.");
run("places fresh", "tsx", "scripts/generate-places.ts", "--check");
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
mustBe(
	"migrations keep tables",
	readdirSync("migrations").every(
		(name) => !name.endsWith(".sql") || !/DROP TABLE|__new_/.test(readFileSync(join("migrations", name), "utf8")),
	),
	"A migration rebuilds a table: D1 would delete the rows of its children.",
);
mustBe(
	"lockfile names no registry",
	!readFileSync("package-lock.json", "utf8").includes('"resolved"'),
	"package-lock.json has resolved URLs.",
);
