import { expect, test } from "vitest";
import { directionOf } from "#app/i18n.ts";
import { localeOf } from "#app/locale.server.ts";

const asked = (path: string, headers: Record<string, string> = {}) =>
	new Request(`https://visavis.test${path}`, { headers });

test("The reader's language is the one asked for, else the one kept, else the browser's, else English", () => {
	const there = { isDevelopment: true };
	expect(localeOf(asked("/?lang=ar-XB", { Cookie: "lang=en" }), there)).toEqual({
		locale: "ar-XB",
		isChosen: true,
		language: "ar",
	});
	expect(localeOf(asked("/", { Cookie: "theme=dark; lang=ar-XB" }), there).locale).toBe("ar-XB");
	expect(localeOf(asked("/?lang=xx", { "Accept-Language": "de-DE,en;q=0.5" }), there)).toEqual({
		locale: "en",
		isChosen: false,
		language: "de",
	});
});

test("Only development knows the pseudo locale", () => {
	const production = { isDevelopment: false };
	expect(localeOf(asked("/?lang=ar-XB", { Cookie: "lang=ar-XB" }), production)).toEqual({
		locale: "en",
		isChosen: false,
		language: "en",
	});
});

test("Arabic, Persian, Hebrew and Urdu are written from right to left", () => {
	for (const locale of ["ar", "ar-XB", "fa", "he", "ur"]) expect(directionOf(locale)).toBe("rtl");
	for (const locale of ["en", "ru", "zh", "hi"]) expect(directionOf(locale)).toBe("ltr");
});
