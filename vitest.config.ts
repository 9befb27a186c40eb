import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		// One for each core: what a test waits for is mostly the Worker.
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 120_000,
		setupFiles: ["test/support/silence.ts", "test/support/connections.ts"],
		projects: [
			{ extends: true, test: { name: "domain", include: ["test/domain/**/*.test.ts"] } },
			{
				extends: true,
				test: {
					name: "server",
					include: ["test/{api,contract,routes,party,e2e}/**/*.test.ts"],
					globalSetup: ["test/support/server.ts"],
				},
			},
		],
	},
});
