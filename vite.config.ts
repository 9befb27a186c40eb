import { lingui } from "@lingui/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import license from "rollup-plugin-license";
import { defineConfig, type Plugin } from "vite";
import babel from "vite-plugin-babel";
import { chunkOf } from "./scripts/chunks.ts";
import { pageTexts } from "./scripts/page-texts.ts";

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

/** The router tells developers in whole sentences what they did wrong; visitors do not need to load them. */
const withoutProse: Plugin = {
	name: "without-prose",
	enforce: "post",
	apply: "build",
	transform(code, id, { ssr } = {}) {
		if (ssr || !/node_modules\/(@remix-run|react-router(-dom)?)\//.test(id)) return null;
		const prose: [start: number, end: number][] = [];
		walk(this.parse(code), (node) => {
			const isString = node.type === "Literal" && typeof node.value === "string";
			const text = isString ? node.value : node.type === "TemplateElement" ? node.value.raw : "";
			if (text.split(" ").length > 3) prose.push(isString ? [node.start + 1, node.end - 1] : [node.start, node.end]);
		});
		for (const [start, end] of prose.reverse()) code = code.slice(0, start) + code.slice(end);
		return { code, map: null };
	},
};

// biome-ignore lint/suspicious/noExplicitAny: nodes of any kind
function walk(node: any, visit: (node: any) => void) {
	if (typeof node.type === "string") visit(node);
	for (const child of Object.values(node)) if (child && typeof child === "object") walk(child, visit);
}

/** Puts the texts of pages beside the Worker, which reads them from there: however many languages, it stays as small. */
const textsBeside: Plugin = {
	name: "texts-beside",
	apply: "build",
	generateBundle() {
		if (this.environment.name === "ssr") return;
		for (const { path, text } of pageTexts())
			this.emitFile({ type: "asset", fileName: path, source: JSON.stringify(text) });
	},
};

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		domainOnce,
		textsBeside,
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
		withoutProse,
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
				passes: isSsrBuild ? 1 : 3,
				// More of it repeats what compression would have found.
				inline: 1,
				unsafe_arrows: true,
				pure_getters: true,
				// What the frameworks tell their developers in the console stays out, with its sentences.
				pure_funcs: ["warning", "warnOnce", "warningOnce", "console.log", "console.warn"],
			},
			format: { comments: false },
			ecma: 2020,
		},
		rollupOptions: {
			// What packages ask to be said of them is one file beside the scripts, not comments in each.
			plugins: isSsrBuild ? [] : [license({ thirdParty: { output: "build.next/client/licences.txt" } })],
			// Each file is compressed alone: few files of one kind are smaller than many.
			output: isSsrBuild ? {} : { manualChunks: chunkOf, onlyExplicitManualChunks: true },
			// Nothing to mend: comments of packages, and routes that have nothing for the browser.
			onwarn: (warning, warn) =>
				warning.code === "INVALID_ANNOTATION" || warning.code === "EMPTY_BUNDLE" || warn(warning),
		},
	},
}));
