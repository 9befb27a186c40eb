import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/** The search page as one writes it first, for the benchmark of pages: plain Remix, joins, everything hydrated. */
export default defineConfig({
	root: "test/bench/naive-app",
	plugins: [remix({ buildDirectory: "build", future: { v3_singleFetch: true } })],
	ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
});
