import { spawnSync } from "node:child_process";

/**
 * Where a Chromium is: CHROMIUM_PATH, else on PATH, else Debian's package, installed here when that is possible. The
 * headless shell does what tests ask for with about half the work of the whole browser.
 */
export function chromiumPath(): string {
	const given = process.env.CHROMIUM_PATH;
	if (given) return given;
	const find = () => {
		for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
			const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
			if (stdout.trim()) return stdout.trim();
		}
		return null;
	};
	const found = find();
	if (found) return found;
	console.log("No Chromium here; installing Debian's package…");
	const install = "apt-get install -y -qq";
	spawnSync("sh", ["-c", `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`], {
		stdio: "inherit",
	});
	const installed = find();
	if (!installed) {
		console.error("This needs Chromium: install it, or say where it is in CHROMIUM_PATH.");
		process.exit(1);
	}
	return installed;
}
