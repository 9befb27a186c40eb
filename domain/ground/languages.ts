/** The languages of the specification, in its order; BCP 47 codes. Names come from Intl. */
export const languages = ["en", "es", "fr", "de", "it", "pt", "nl", "ru", "zh", "ja", "ar", "hi"] as const;
export type Language = (typeof languages)[number];
