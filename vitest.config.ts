import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const longest = /\/e2e\/|\/(identity-takeover|privacy|entry|enumeration|assistant-provider)\.test/;

/** What takes longest begins first, also where no run before has measured it: else one core waits for it at the end. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
		const sorted = await super.sort(files);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

export default defineConfig({
	test: {
		// What a test waits for is mostly the Worker, so two are worth it on a single core too.
		maxWorkers: Math.max(2, availableParallelism()),
		// Only for tests that hang: a busy machine may take ten times as long as an idle one.
		testTimeout: 180_000,
		hookTimeout: 600_000,
		// A page on a busy machine shows what it has been told later than an idle one.
		expect: { poll: { timeout: 15_000 } },
		sequence: { sequencer: LongestFirst },
		setupFiles: ["test/support/random.ts", "test/support/silence.ts", "test/support/connections.ts"],
		projects: [
			{ extends: true, test: { name: "domain", isolate: false, include: ["test/domain/**/*.test.ts"] } },
			{
				extends: true,
				test: {
					name: "server",
					isolate: false,
					include: ["test/{api,contract,routes,party,e2e}/**/*.test.ts"],
					globalSetup: ["test/support/server.ts"],
				},
			},
		],
	},
});
