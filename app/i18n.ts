import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from "@lingui/core";
import { startTransition } from "react";
import { inert, type Values } from "#domain/ground/sentences.ts";

/** Locales with a complete catalogue; the pseudo locale is for tests and development. */
export const locales = ["en", "ar-XB"] as const;
export type Locale = (typeof locales)[number];
/** What visitors are offered. */
export const shippedLocales = ["en"] as const satisfies readonly Locale[];

const englishWords = async (): Promise<Messages> => (await import("./locales/en.po")).messages;

let pseudo: Messages | undefined;

const catalogues: Record<Locale, () => Promise<Messages>> = {
	en: englishWords,
	"ar-XB": async () => {
		pseudo ??= (await import("./pseudo-words.ts")).pseudoWords(await englishWords());
		return pseudo;
	},
};

const loaded = new Map<Locale, Messages>();

let listener: ((id: string) => void) | undefined;

/** Lingui, which leaves what people have typed as it is, and says which words were used. */
class Sentences extends I18n {
	override _(id: string | MessageDescriptor, values?: Values, options?: MessageOptions): string {
		if (typeof id !== "string") return this._(id.id, id.values ?? values, { ...options, message: id.message ?? "" });
		listener?.(id);
		return super._(id, inert(values), options);
	}
}

/** Has every text that is used from now on told to `listen`; see words.server.ts. */
export function listenToWords(listen: (id: string) => void) {
	listener = listen;
}

/** The words of one language; a fresh instance, so that two requests never share one. */
export async function i18nFor(locale: Locale): Promise<I18n> {
	loaded.set(locale, await catalogues[locale]());
	return loadedI18n(locale);
}

/**
 * The same with the words that came with a page. The rest is there after `completeWords`; until then it is left blank
 * (so that no word may be the key of an element), and `onMissing` hears that one was wanted.
 */
export function i18nOfPage(locale: Locale, messages: Messages, onMissing: () => void): I18n {
	loaded.set(locale, messages);
	const missing = () => {
		onMissing();
		return "";
	};
	return new Sentences({ locale, messages: { [locale]: messages }, missing });
}

/** All words of a locale that have been loaded. */
export const loadedWords = (locale: Locale): Messages => loaded.get(locale) ?? {};

/** Gives a page, which came with the words that it shows, all others: what opens over it waits for them. */
export async function completeWords(i18n: I18n): Promise<void> {
	const locale = i18n.locale as Locale;
	await i18nFor(locale);
	// Parts of the page may still be coming alive: what is urgent would have them drawn anew.
	startTransition(() => i18n.load(locale, loadedWords(locale)));
}

/** An instance at once, for what runs while a page is drawn: its entry has loaded the locale by then. */
export function loadedI18n(locale: Locale): I18n {
	return new Sentences({ locale, messages: { [locale]: loadedWords(locale) } });
}

/** Whether a catalogue of that name exists. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/** Which way a language is written. */
export const directionOf = (locale: string) => (rightToLeft.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr");
