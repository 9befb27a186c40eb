import { defineConfig } from "@lingui/cli";

const folder = process.env.LOCALES_FOLDER ?? "<rootDir>";

/**
 * English ships; `ar-XB` is the pseudo right-to-left locale of the tests. `npm run check` extracts into a folder of its
 * own, LOCALES_FOLDER, so that it can run beside a build.
 */
export default defineConfig({
	sourceLocale: "en",
	locales: ["en", "ar-XB"],
	pseudoLocale: "ar-XB",
	// Text of people stays text in every sentence.
	runtimeConfigModule: { Trans: ["#app/trans.tsx", "Trans"] },
	fallbackLocales: { default: "en" },
	// Without them a change of code leaves the catalogues as they are.
	formatOptions: { lineNumbers: false },
	catalogs: [
		{ path: `${folder}/app/locales/{locale}`, include: ["app"] },
		// Apart, so that no word of a mail or of an answer travels to a browser.
		{ path: `${folder}/domain/outbox/mail/locales/{locale}`, include: ["domain/outbox/mail/words"] },
		{
			path: `${folder}/domain/assistant/locales/{locale}`,
			include: ["domain/assistant/words", "app/legal-service-titles.ts"],
		},
	],
});
