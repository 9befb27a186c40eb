import { lingui } from "@lingui/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import babel from "vite-plugin-babel";

declare module "@remix-run/cloudflare" {
	interface Future {
		v3_singleFetch: true;
	}
}

/**
 * Leaves the domain out of the server build: wrangler bundles it once, for pages and API alike, and zod with it, whose
 * schemas know one another by their classes.
 */
const domainOnce: Plugin = {
	name: "domain-once",
	enforce: "pre",
	resolveId: (source, _importer, { ssr }) =>
		ssr && (source.startsWith("#domain/") || source === "zod") ? { id: source, external: true } : null,
};

const framework =
	/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|@lingui|cookie|set-cookie-parser)\//;
const everywhere =
	/app\/components\/(result-card|use-device-zone|verification-stamp|tier-badge|fee|fact|place-name|mode-names|formats|search-form|shortcuts|suggest-input|quick-exit|preference-switches|footer|navbar|ui\/(portrait|stamp|badge|chip|card|button|field|classes|arcs|spinner|toast|disclosure|popover|dialog-parts))\.tsx?|app\/(meta|i18n|zone-names|page-words|root-data|nonce|preferences|legal-service-names)\.tsx?|app\/routes\/search\/(filter-words|compare)\.ts|domain\/(legal-services|languages|formatters|time-zones)\.ts|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(x|search|menu|settings-2|monitor|sun|moon|door-open|chevron-down|circle-alert|circle-exclamation-point|sliders-horizontal)\.)|lucide-react\/dist\/build\//;

/** Few files: each is compressed alone, and what every page uses is fetched once. */
function chunkOf(id: string) {
	if (framework.test(id) || id.includes("commonjsHelpers") || id.includes("vite/preload-helper")) return "framework";
	return everywhere.test(id) ? "shared" : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		domainOnce,
		tailwindcss(),
		babel({
			include: /\/app\/.*\.tsx?($|\?)/,
			babelConfig: {
				// Only the macros: types and JSX are esbuild's.
				parserOpts: { plugins: ["typescript", "jsx"] },
				plugins: ["@lingui/babel-plugin-lingui-macro"],
			},
		}),
		remix({
			// scripts/build.ts builds beside the folder that is being served, and puts the files in its place.
			buildDirectory: "build.next",
			future: {
				v3_fetcherPersist: true,
				v3_lazyRouteDiscovery: true,
				v3_relativeSplatPath: true,
				v3_singleFetch: true,
				v3_throwAbortReason: true,
				v3_routeConfig: false,
			},
		}),
		lingui(),
	],
	ssr: {
		target: "webworker",
		noExternal: true,
		external: ["node:async_hooks"],
		resolve: { conditions: ["workerd", "worker", "browser"] },
	},
	build: {
		target: "es2022",
		minify: "terser",
		terserOptions: {
			compress: {
				passes: 3,
				unsafe_arrows: true,
				pure_getters: true,
				// What the frameworks tell their developers in the console stays out, with its sentences.
				pure_funcs: ["warning", "warnOnce", "warningOnce", "console.log", "console.warn"],
			},
			ecma: 2020,
		},
		rollupOptions: {
			// Each file is compressed alone: few files of one kind are smaller than many.
			output: isSsrBuild ? {} : { manualChunks: chunkOf, onlyExplicitManualChunks: true },
			// Nothing to mend: comments of packages, and routes that have nothing for the browser.
			onwarn: (warning, warn) =>
				warning.code === "INVALID_ANNOTATION" || warning.code === "EMPTY_BUNDLE" || warn(warning),
		},
	},
}));
