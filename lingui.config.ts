import { defineConfig } from "@lingui/cli";

/** English ships; `ar-XB` is the pseudo right-to-left locale of the tests. */
export default defineConfig({
	sourceLocale: "en",
	locales: ["en", "ar-XB"],
	pseudoLocale: "ar-XB",
	fallbackLocales: { default: "en" },
	catalogs: [{ path: "<rootDir>/app/locales/{locale}", include: ["app"] }],
});
