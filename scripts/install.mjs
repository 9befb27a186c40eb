// Installs the packages when the lockfile has changed since the last time. Plain JavaScript on Node alone: it is
// what runs on a fresh clone, before there is anything else.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(`Visavis needs Node 20.19 or newer; this is ${process.version}.`);
	process.exit(1);
}

const stamp = "node_modules/.installed";
const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
	console.log("Installing packages…");
	const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) process.exit(status ?? 1);
	writeFileSync(stamp, wanted);
}
