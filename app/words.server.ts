import { AsyncLocalStorage } from "node:async_hooks";
import type { Messages } from "@lingui/core";
import { errorWords } from "./components/error-page.tsx";
import { type Locale, listenToWords, loadedWords } from "./i18n.ts";

const used = new AsyncLocalStorage<Set<string>>();
listenToWords((id) => used.getStore()?.add(id));

/** Draws a page and remembers which words it used, so that they can travel with it. */
export const rememberingWords = <T>(draw: () => T): T => used.run(new Set(), draw);

/** The words that the page being drawn has used so far, and those of the page that would say what broke. */
export function wordsUsed(locale: Locale): Messages {
	const all = loadedWords(locale);
	const words: Messages = {};
	const always = Object.values(errorWords).map(({ id }) => id);
	for (const id of [...always, ...(used.getStore() ?? [])]) if (all[id] !== undefined) words[id] = all[id];
	return words;
}
