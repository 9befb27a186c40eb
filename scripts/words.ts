/**
 * `npm run words`: extracts all texts into the catalogues, and compiles those of mail, which the domain imports as they
 * are (Vite compiles those of the pages).
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

if (process.argv.includes("--help")) {
	console.log("npm run words   brings the catalogues in app/locales and domain/outbox/mail/locales up to date");
	process.exit(0);
}
const { status, stdout, stderr } = spawnSync("lingui", ["extract", "--clean", "--overwrite"], { encoding: "utf8" });
if (status !== 0) {
	console.error(`${stdout}${stderr}`);
	process.exit(1);
}

const folder = process.env.LOCALES_FOLDER ?? ".";
const config = getConfig();
const { locales, sourceLocale = "en", pseudoLocale = "" } = config;
const mail = (await getCatalogs(config)).find(({ path }) => path.includes("domain/outbox/mail"));
if (!mail) throw new Error("lingui.config.ts names no catalogue for mail.");
for (const locale of locales) {
	const { messages, missing } = await mail.getTranslations(locale, { sourceLocale, fallbackLocales: {} });
	if (locale !== pseudoLocale && missing.length > 0) {
		console.error(`Mail has no ${locale} for: ${missing.map(({ id }) => id).join(", ")}`);
		process.exit(1);
	}
	const { source, errors } = createCompiledCatalog(locale, messages, {
		namespace: "es",
		pseudoLocale,
		outputPrefix: "// Made by `npm run words`.\n",
	});
	if (errors.length > 0) {
		console.error(errors.map(({ id, error }) => `${id} (${locale}): ${error.message}`).join("\n"));
		process.exit(1);
	}
	writeFileSync(`${folder}/domain/outbox/mail/locales/${locale}.generated.ts`, source);
}
