import { expect, test } from "vitest";
import { deviceOf } from "#domain/identity/devices.ts";

const agents: Record<string, ReturnType<typeof deviceOf>> = {
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/145.0.0.0 Safari/537.36": {
		browser: "Chrome",
		system: "Linux",
	},
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36": {
		browser: "Chrome",
		system: "Linux",
	},
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0":
		{ browser: "Edge", system: "Windows" },
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1":
		{ browser: "Safari", system: "iPhone" },
	"curl/8.14.1": { browser: null, system: null },
};

test.each(Object.entries(agents))("A device is named by browser and system: %s", (agent, device) => {
	expect(deviceOf(agent)).toEqual(device);
});
