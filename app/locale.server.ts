import { cookieOf } from "#domain/identity/cookies.server.ts";
import { type Locale, locales, shippedLocales } from "./i18n.ts";

/**
 * The reader's locale: `?lang=`, else the cookie, else what the browser asks for, else English. Only development
 * knows the pseudo locale.
 */
export function localeOf(
	request: Request,
	{ isDevelopment }: { isDevelopment: boolean },
): { locale: Locale; isChosen: boolean } {
	const known: readonly unknown[] = isDevelopment ? locales : shippedLocales;
	const isKnown = (value: unknown): value is Locale => known.includes(value);
	const wanted = new URL(request.url).searchParams.get("lang");
	if (isKnown(wanted)) return { locale: wanted, isChosen: true };
	const kept = cookieOf(request.headers.get("Cookie"), "lang");
	if (isKnown(kept)) return { locale: kept, isChosen: false };
	const accepted = (request.headers.get("Accept-Language") ?? "")
		.split(",")
		.map((part) => part.split(";")[0]?.trim().split("-")[0])
		.find((language) => shippedLocales.includes(language as "en"));
	return { locale: isKnown(accepted) ? accepted : "en", isChosen: false };
}
