import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalCodes } from "#domain/ground/refusal.ts";

const catalogue = readFileSync("app/locales/en.po", "utf8");
const source = readFileSync("app/refusals.ts", "utf8");

test.each(Object.keys(refusalCodes))("The refusal %s has its words", (code) => {
	expect(catalogue).toContain(`msgid "refusal.${code}"\n`);
});

test("Each refusal is told in the words of its own code", () => {
	const pairs = [...source.matchAll(/^\t(\w+): msg\(\{\s*id: "refusal\.(\w+)"/gm)].map(([, code, id]) => [code, id]);
	expect(pairs).toEqual(Object.keys(refusalCodes).map((code) => [code, code]));
});

test("Words that say how long to wait know seconds and minutes", () => {
	for (const code of Object.keys(refusalCodes).filter((code) => code.startsWith("over_"))) {
		const [, words = ""] =
			new RegExp(`msgid "refusal\\.${code}"\nmsgstr ("[^\n]*"(?:\n"[^\n]*")*)`).exec(catalogue) ?? [];
		expect(words, code).toContain("# minutes");
		expect(words, code).toContain("# seconds");
	}
});
