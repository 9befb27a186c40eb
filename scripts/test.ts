/** `npm test`: everything that `npm run check` says, then every test; ends with `Tests: N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a Chromium is: CHROMIUM_PATH, else on PATH, else Debian's package, installed here when that is possible. */
function chromiumPath(): string {
	const given = process.env.CHROMIUM_PATH;
	if (given) return given;
	const find = () => {
		for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
			const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
			if (stdout.trim()) return stdout.trim();
		}
		return null;
	};
	const found = find();
	if (found) return found;
	console.log("No Chromium here; installing Debian's package…");
	spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq chromium"], { stdio: "inherit" });
	const installed = find();
	if (!installed) {
		console.error("The browser tests need Chromium: install it, or say where it is in CHROMIUM_PATH.");
		process.exit(1);
	}
	return installed;
}

const env = { ...process.env, CHROMIUM_PATH: chromiumPath() };
const step = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit", env }).status ?? 1;

if (step("tsx", ["scripts/build.ts"]) !== 0) process.exit(1);
const checked = step("tsx", ["scripts/check.ts"]);
const report = join(tmpdir(), `visavis-tests-${process.pid}.json`);
const tested = step("vitest", [
	"run",
	"--reporter=default",
	"--reporter=json",
	`--outputFile.json=${report}`,
	...process.argv.slice(2),
]);
const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
rmSync(report, { force: true });
const failed = numFailedTests || (checked || tested ? 1 : 0);
console.log(`Tests: ${numPassedTests} passed, ${failed} failed`);
process.exit(checked || tested);
