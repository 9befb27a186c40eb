/**
 * `npm run words`: extracts all texts into the catalogues, and compiles those of mail and of the assistant, which the domain
 * imports as they are (Vite compiles those of the pages).
 */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

if (process.argv.includes("--help")) {
	console.log("npm run words   brings the catalogues in app/locales and domain/**/locales up to date");
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
// Pages make the words of the pseudo locale themselves; see app/pseudo-words.ts.
rmSync(`${folder}/app/locales/${pseudoLocale}.po`);
const catalogues = (await getCatalogs(config)).filter(({ path }) => path.includes("/domain/"));
for (const catalogue of catalogues) {
	const home = /domain\/.*\/locales/.exec(catalogue.path)?.[0] ?? "";
	for (const locale of locales) {
		const { messages, missing } = await catalogue.getTranslations(locale, { sourceLocale, fallbackLocales: {} });
		if (locale !== pseudoLocale && missing.length > 0) {
			console.error(`${home} has no ${locale} for: ${missing.map(({ id }) => id).join(", ")}`);
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
		writeFileSync(`${folder}/${home}/${locale}.generated.ts`, source);
	}
}
