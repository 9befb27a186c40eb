import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { dateFormat } from "../formatters.ts";
import { zoneOr } from "../time-zones.ts";
import { en, type MailWordId, type MailWords } from "./words/en.ts";

/** A language that we write in: its words, and the tag by which Intl knows it. */
export type MailLanguage = {
	say: (id: MailWordId, values?: Record<string, unknown>) => string;
	direction: "ltr" | "rtl";
	tag: string;
};

const makeLanguage = (words: MailWords, direction: "ltr" | "rtl", tag: string): MailLanguage => {
	let made: I18n | null = null;
	return {
		// Only what is written to is made ready.
		say: (id, values) => {
			made ??= setupI18n({ locale: tag, messages: { [tag]: words } }).setMessagesCompiler(compileMessage);
			return made._(id, values);
		},
		direction,
		tag,
	};
};

// Our English is British: it writes 3 November, which nobody mistakes.
const english = makeLanguage(en, "ltr", "en-GB");
const languages = new Map<string | undefined, MailLanguage>([["en", english]]);

/** The language of a locale, or English where we do not have it. */
export const languageOf = (locale: string): MailLanguage =>
	languages.get(locale) ?? languages.get(locale.split("-")[0]) ?? english;

const longestValue = 254;

/** One line without what steers a terminal, a header or the direction of the text. */
export const plain = (value: string, longest = longestValue) =>
	value
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
		.trim()
		.slice(0, longest);

export function durationOf({ say }: MailLanguage, seconds: number) {
	const minutes = Math.round(seconds / 60);
	return minutes % 60 === 0
		? say("duration.hours", { count: minutes / 60 })
		: say("duration.minutes", { count: minutes });
}

/** Day and time in a zone, else in UTC; the zone is always named. */
export function momentOf({ tag }: MailLanguage, at: string, timeZone = "UTC"): string {
	const zoned = zoneOr(timeZone);
	return dateFormat(tag, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZone: zoned,
		timeZoneName: zoned === "UTC" ? "short" : "long",
	}).format(new Date(at));
}

/** The same as short as it can be said, for subjects and phones: "Fri, 20 Nov, 13:00 CET". */
export const shortMomentOf = ({ tag }: MailLanguage, at: string, timeZone: string): string =>
	dateFormat(tag, {
		weekday: "short",
		day: "numeric",
		month: "short",
		hour: "numeric",
		minute: "2-digit",
		timeZone: zoneOr(timeZone),
		timeZoneName: "short",
	}).format(new Date(at));

/** The day of an instant in a zone, else in UTC. */
export const dayOf = ({ tag }: MailLanguage, at: number, timeZone = "UTC"): string =>
	dateFormat(tag, {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: zoneOr(timeZone),
	}).format(at);
