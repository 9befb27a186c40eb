import { type I18n, type Messages, setupI18n } from "@lingui/core";

/** Locales with a complete catalogue; the pseudo locale is for tests and development. */
export const locales = ["en", "ar-XB"] as const;
export type Locale = (typeof locales)[number];
/** What visitors are offered. */
export const shippedLocales = ["en"] as const satisfies readonly Locale[];

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
	en: () => import("./locales/en.po"),
	"ar-XB": () => import("./locales/ar-XB.po"),
};

const loaded = new Map<Locale, Messages>();

/** The words of one language; a fresh instance, so that two requests never share one. */
export async function i18nFor(locale: Locale) {
	loaded.set(locale, (await catalogues[locale]()).messages);
	return loadedI18n(locale);
}

/** The same, at once, for what runs while a page is drawn: its entry has loaded the locale by then. */
export function loadedI18n(locale: Locale): I18n {
	return setupI18n({ locale, messages: { [locale]: loaded.get(locale) ?? {} } });
}

/** Whether a catalogue of that name exists. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The reader's locale: `?lang=`, else the cookie, else what the browser asks for, else English. */
export function localeOf(request: Request): { locale: Locale; isChosen: boolean } {
	const asked = new URL(request.url).searchParams.get("lang");
	if (isLocale(asked)) return { locale: asked, isChosen: true };
	const kept = /(?:^|; )lang=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
	if (isLocale(kept)) return { locale: kept, isChosen: false };
	const accepted = (request.headers.get("Accept-Language") ?? "")
		.split(",")
		.map((part) => part.split(";")[0]?.trim().split("-")[0])
		.find((language) => shippedLocales.includes(language as "en"));
	return { locale: isLocale(accepted) ? accepted : "en", isChosen: false };
}

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/** Which way a language is written. */
export const directionOf = (locale: string) => (rightToLeft.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr");
