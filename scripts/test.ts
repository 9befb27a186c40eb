/** `npm test`; ends with `Tests: N passed, N failed`. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chromiumPath } from "./chromium.ts";

const usage = `npm test              builds, checks and runs every test
npm test -- FILE...   runs these test files, without the checks, and without a build for those of test/domain
npm test -- --long    runs the races, kills and random tests in full

Other options are vitest's: npm test -- FILE -t "part of a name"`;

const asked = process.argv.slice(2).filter((one) => one !== "--long");
if (asked.includes("--help")) {
	console.log(usage);
	process.exit(0);
}
const isWhole = asked.length === 0;
const isDomainOnly = !isWhole && asked[0]?.startsWith("test/domain/") === true;

/** A folder in memory; null on a machine that has none, or little room in it. */
function memoryFolder(): string | null {
	const roomy = 2 ** 31;
	const root = "/dev/shm";
	if (!existsSync(root)) return null;
	const { bavail, bsize } = statfsSync(root);
	return bavail * bsize >= roomy ? root : null;
}

// Databases of tests live for seconds: a trip to one in memory takes two thirds of the time of one on disk.
const scratch = mkdtempSync(join(memoryFolder() ?? tmpdir(), "visavis-tests-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: scratch };
if (process.argv.includes("--long")) env.VISAVIS_LONG = "1";
/** The browser may have to be fetched first, which takes a while; the server's tests are the first that want it. */
const hasBrowser = isDomainOnly
	? null
	: chromiumPath().then((path) => {
			env.CHROMIUM_PATH = path;
		});

/** Runs a program to its end; resolves with whether it was content. `isQuiet` shows what it prints at the end. */
function run(command: string, args: string[], isQuiet = false): Promise<boolean> {
	const program = spawn(command, args, { stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit", env });
	const printed: Buffer[] = [];
	for (const stream of [program.stdout, program.stderr]) stream?.on("data", (data) => printed.push(data));
	return new Promise((resolve) => {
		program.on("close", (code) => {
			process.stdout.write(Buffer.concat(printed));
			resolve(code === 0);
		});
	});
}

let passed = 0;
let failed = 0;
/** The names of tests that failed, to be said again at the end. */
const failures: string[] = [];

type Report = {
	numPassedTests?: number;
	numFailedTests?: number;
	testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** Runs the tests of a project that were asked for; resolves with whether all passed. */
async function runTests(project: "domain" | "server"): Promise<boolean> {
	const report = join(scratch, "report.json");
	const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const isFine = await run("vitest", [
		"run",
		"--project",
		project,
		...options,
		...(isWhole ? [] : ["--passWithNoTests"]),
		...asked,
	]);
	const told: Report = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
	rmSync(report, { force: true });
	passed += told.numPassedTests ?? 0;
	failed += told.numFailedTests ?? 0;
	for (const { name, assertionResults } of told.testResults ?? []) {
		const file = relative(process.cwd(), name);
		for (const { fullName, status } of assertionResults) if (status === "failed") failures.push(`${file}: ${fullName}`);
	}
	return isFine;
}

// Domain tests need no build, and most of the checks' time is one core's: what can go on at once does.
const prepared = isDomainOnly ? true : run("tsx", ["test/support/prepare.ts"]);
const built = isDomainOnly ? Promise.resolve(true) : run("tsx", ["scripts/build.ts"]);
const checked = isWhole ? built.then((isBuilt) => isBuilt && run("tsx", ["scripts/check.ts"], true)) : built;
const isDomainFine = await runTests("domain");
await Promise.all([hasBrowser, prepared]);
const isServerFine = isDomainOnly || ((await built) && (await runTests("server")));
const isChecked = await checked;
if (!isChecked) console.error("The build or a check failed: see above.");
const isFine = isChecked && isDomainFine && isServerFine && passed > 0;
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`Tests: ${passed} passed, ${failed || (isFine ? 0 : 1)} failed`);
process.exit(isFine ? 0 : 1);
