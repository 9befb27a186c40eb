import { readFileSync } from "node:fs";
import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nOfPage } from "../../app/i18n.ts";
import { Trans } from "../../app/trans.tsx";

/** What somebody may be called. */
const names = [
	"Ana <0>Bob</0> end",
	"<b>bold</b>",
	"<0/><1/>",
	"</0>",
	"{name}",
	"{0, plural, one {#} other {#}}",
	"'{'",
	"# %__lingui_octothorpe__%",
	"\\u202e\\x3c0\\x3eAna\\x3c/0\\x3e \\",
	"\u202eevil\u2069\u200f",
	"$& $1",
	"&lt;0&gt;",
];

type Values = Record<string, string | number>;

/** The messages of the pages by id, as they are written. */
function catalogue(): Map<string, string> {
	const text = (block: string, field: string) =>
		[...(new RegExp(`^${field} ((?:".*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/^(".*")$/gm)]
			.map(([, line = '""']) => JSON.parse(line) as string)
			.join("");
	const blocks = readFileSync("app/locales/en.po", "utf8").split("\n\n").slice(1);
	return new Map(blocks.map((block) => [text(block, "msgid"), text(block, "msgstr")]));
}

/** What a message asks for: texts of people, counts, and the words that it chooses by. */
function askedBy(
	message: CompiledMessage,
	found = { texts: new Set<string>(), counts: new Set<string>(), choices: new Map<string, string[]>() },
) {
	for (const token of Array.isArray(message) ? message : []) {
		if (!Array.isArray(token)) continue;
		const [name, type, format] = token as [string, string?, Record<string, CompiledMessage>?];
		if (type === "select") found.choices.set(name, Object.keys(format ?? {}));
		else if (type) found.counts.add(name);
		else found.texts.add(name);
		if (format && typeof format === "object") for (const branch of Object.values(format)) askedBy(branch, found);
	}
	return found;
}

/** Sets of values that go through every branch of a message, with `text` where people have written. */
function valueSets(message: CompiledMessage, text: (name: string) => string): Values[] {
	const { texts, counts, choices } = askedBy(message);
	const branches = Math.max(2, ...[...choices.values()].map(({ length }) => length));
	return Array.from({ length: branches }, (_, i) => ({
		...Object.fromEntries([...texts].map((name) => [name, text(name)])),
		...Object.fromEntries([...counts].map((name) => [name, 1 + (i % 2) * 2])),
		...Object.fromEntries([...choices].map(([name, cases]) => [name, cases[i % cases.length] ?? "other"])),
	}));
}

const harmless = (name: string) => `Zz${name}zZ`;
const withName = (sentence: string, name: string) => sentence.replace(/Zz\w+?zZ/g, () => name);

const letters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const textOf = (html: string) =>
	html.replace(/<[^>]*>/g, "").replace(/&[\w#]+;/g, (entity) => letters[entity] ?? entity);

test("Every sentence of a page shows what people have typed as they typed it", () => {
	const compiled = Object.fromEntries([...catalogue()].map(([id, message]) => [id, compileMessage(message)]));
	const i18n = i18nOfPage("en", compiled, () => {});
	const components = Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [i, createElement("i", { key: i })]));
	const shown = (id: string, values: Values) =>
		textOf(
			renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Trans, { id, values, components }))),
		);
	let count = 0;
	for (const [id, message] of Object.entries(compiled)) {
		const plain = valueSets(message, harmless);
		if (askedBy(message).texts.size === 0) continue;
		count++;
		for (const name of names) {
			for (const [i, values] of valueSets(message, () => name).entries()) {
				const before = plain[i] ?? {};
				expect(shown(id, values), id).toBe(withName(shown(id, before), name));
				expect(i18n._(id, values), id).toBe(withName(i18n._(id, before), name));
				expect(i18n._({ id, values }), id).toBe(withName(i18n._(id, before), name));
			}
		}
	}
	expect(count).toBeGreaterThan(100);
});
