import { type Language, languages } from "#domain/ground/languages.ts";
import { cookieOf } from "#domain/identity/cookies.server.ts";
import { type Locale, locales, shippedLocales } from "./i18n.ts";

/**
 * The reader's locale: `?lang=`, else the cookie, else what the browser asks for, else English; and the `language` that they
 * read, which our own words may not be in yet. Only development knows the pseudo locale.
 */
export function localeOf(
	request: Request,
	{ isDevelopment }: { isDevelopment: boolean },
): { locale: Locale; isChosen: boolean; language: Language } {
	const known: readonly unknown[] = isDevelopment ? locales : shippedLocales;
	const isKnown = (value: unknown): value is Locale => known.includes(value);
	const accepted = (request.headers.get("Accept-Language") ?? "")
		.split(",")
		.map((part) => part.split(";")[0]?.trim().split("-")[0]);
	const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
	const firstOf = (wanted: readonly unknown[]) => wanted.find(isLanguage) ?? "en";
	const wanted = new URL(request.url).searchParams.get("lang");
	if (isKnown(wanted)) return { locale: wanted, isChosen: true, language: firstOf([wanted.split("-")[0]]) };
	const kept = cookieOf(request.headers.get("Cookie"), "lang");
	if (isKnown(kept)) return { locale: kept, isChosen: false, language: firstOf([kept.split("-")[0]]) };
	const spoken = accepted.find((language) => shippedLocales.includes(language as "en"));
	return { locale: isKnown(spoken) ? spoken : "en", isChosen: false, language: firstOf(accepted) };
}
