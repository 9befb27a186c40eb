import type { Language } from "#domain/ground/languages.ts";
import { arabic, chinese, hindi, japanese, russian } from "./texts-beyond-latin.ts";
import { english } from "./texts-en.ts";
import { dutch, french, german, italian, portuguese, spanish } from "./texts-european.ts";
import type { ThreadText } from "./thread-text.ts";

/** What people ask and tell in a language, and the countries that they ask about. */
export const threadTexts: Record<Language, { countries: readonly string[]; texts: readonly ThreadText[] }> = {
	en: { countries: ["GB", "IE", "CA", "US", "AU", "NL", "ES", "DE"], texts: english },
	es: { countries: ["ES", "MX", "AR", "CL"], texts: spanish },
	fr: { countries: ["FR", "BE", "CA", "CH"], texts: french },
	de: { countries: ["DE", "AT", "CH", "ES"], texts: german },
	it: { countries: ["IT", "CH", "DE", "GB"], texts: italian },
	pt: { countries: ["PT", "BR", "ES", "LU"], texts: portuguese },
	nl: { countries: ["NL", "BE", "ES", "DE"], texts: dutch },
	ru: { countries: ["DE", "RS", "GE", "ES"], texts: russian },
	zh: { countries: ["US", "CA", "AU", "SG"], texts: chinese },
	ja: { countries: ["US", "CA", "DE", "AU"], texts: japanese },
	ar: { countries: ["DE", "FR", "AE", "ES"], texts: arabic },
	hi: { countries: ["CA", "GB", "AU", "AE"], texts: hindi },
};
