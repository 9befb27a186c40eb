import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";
import { inert } from "#domain/ground/sentences.ts";
import { messages as en } from "./locales/en.generated.ts";
import type { answerWords } from "./words/answers.ts";
import type { searchWords } from "./words/searches.ts";

/** A message of the catalogues; `npm run words` makes them of `words/`, and of the names of legal services. */
export type WordId =
	| (typeof answerWords)[number]["id"]
	| (typeof searchWords)[number]["id"]
	| `many.${Category | Tier}`
	| `service.${LegalServiceId}`;

/** A language that the assistant speaks: its words, and the tag by which Intl knows it. */
export type AnswerLanguage = {
	say: (id: WordId, values?: Record<string, string | number>) => string;
	/** A country by its code. */
	country: (id: string) => string;
	/** The same behind "in". */
	inCountry: (id: string) => string;
	/** A language by its code. */
	language: (code: string) => string;
};

export function makeLanguage(messages: Messages, tag: string): AnswerLanguage {
	let made: I18n | null = null;
	const nameOf = (type: "region" | "language", code: string) => new Intl.DisplayNames(tag, { type }).of(code) ?? code;
	const say: AnswerLanguage["say"] = (id, values) => {
		// Set up when it is first spoken.
		made ??= setupI18n({ locale: tag, messages: { [tag]: messages } });
		return made._(id, inert(values));
	};
	return {
		say,
		country: (id) => nameOf("region", id),
		inCountry: (id) => say("answer.country", { id, name: nameOf("region", id) }),
		language: (code) => nameOf("language", code),
	};
}

const english = makeLanguage(en, "en-GB");
const languages = new Map<string | undefined, AnswerLanguage>([["en", english]]);

/** The language of a locale, or English where the assistant does not speak it. */
export const languageOf = (locale: string): AnswerLanguage =>
	languages.get(locale) ?? languages.get(locale.split("-")[0]) ?? english;
