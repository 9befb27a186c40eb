import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { fractionDigits } from "#domain/businesses/businesses.ts";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";
import { dateFormat, numberFormat } from "#domain/ground/formatters.ts";
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
	/** Several of them, in one line. */
	list: (parts: string[]) => string;
	/** The day of an instant, in UTC. */
	day: (at: string) => string;
	/** Day and time of an instant in a zone. */
	dayAndTime: (at: string, timeZone: string) => string;
	/** Minor units of a currency. */
	money: (minor: number, currency: string) => string;
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
		list: (parts) => new Intl.ListFormat(tag, { type: "unit", style: "short" }).format(parts),
		day: (at) =>
			dateFormat(tag, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(at)),
		dayAndTime: (at, timeZone) => {
			const day = dateFormat(tag, { weekday: "short", day: "numeric", month: "short", timeZone });
			const time = dateFormat(tag, { hour: "numeric", minute: "2-digit", timeZone });
			return `${day.format(new Date(at))}, ${time.format(new Date(at))}`;
		},
		money: (minor, currency) =>
			numberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
				minor / 10 ** fractionDigits(currency),
			),
	};
}

const english = makeLanguage(en, "en-GB");
const languages = new Map<string | undefined, AnswerLanguage>([["en", english]]);

/** The language of a locale, or English where the assistant does not speak it. */
export const languageOf = (locale: string): AnswerLanguage =>
	languages.get(locale) ?? languages.get(locale.split("-")[0]) ?? english;
