import { spawn, spawnSync } from "node:child_process";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The first of these programs that is on PATH. */
const found = () =>
	names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim()).find((path) => path !== "");

/** Debian's package, while other work goes on: it comes over the network. */
function install(): Promise<void> {
	console.log("No Chromium here; installing Debian's package…");
	const get = "apt-get install -y -qq";
	const script = `apt-get update -qq && (${get} chromium-headless-shell || ${get} chromium)`;
	return new Promise((resolve) => {
		spawn("sh", ["-c", script], { stdio: "inherit" }).on("close", () => resolve());
	});
}

/**
 * Where a Chromium is: CHROMIUM_PATH, else on PATH, else Debian's package, installed here when that is possible. The
 * headless shell does what tests ask for with about half the work of the whole browser. Ends the program where there is
 * none.
 */
export async function chromiumPath(): Promise<string> {
	const known = process.env.CHROMIUM_PATH || found();
	if (known) return known;
	await install();
	const installed = found();
	if (installed) return installed;
	console.error("This needs Chromium: install it, or say where it is in CHROMIUM_PATH.");
	process.exit(1);
}
