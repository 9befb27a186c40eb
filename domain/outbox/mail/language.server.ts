import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { dateFormat } from "#domain/ground/formatters.ts";
import { inert } from "#domain/ground/sentences.ts";
import { zoneOr } from "#domain/ground/time-zones.ts";
import { messages as en } from "./locales/en.generated.ts";
import type { accountDecisionWords } from "./words/account-decisions.ts";
import type { appointmentWords } from "./words/appointments.ts";
import type { bookmarkWords } from "./words/bookmarks.ts";
import type { communityWords } from "./words/community.ts";
import type { contactWords } from "./words/contact.ts";
import type { identityWords } from "./words/identity.ts";
import type { letterWords } from "./words/letters.ts";
import type { licenceWords } from "./words/licences.ts";
import type { messageWords } from "./words/messages.ts";
import type { newsWords } from "./words/news.ts";
import type { registrationWords } from "./words/registrations.ts";
import type { reportWords } from "./words/reports.ts";
import type { reviewWords } from "./words/reviews.ts";
import type { suspensionWords } from "./words/suspensions.ts";

/** A message of the catalogues; `npm run words` makes them of `words/`. */
export type WordId = (
	| (typeof letterWords)[number]
	| (typeof identityWords)[number]
	| (typeof accountDecisionWords)[number]
	| (typeof appointmentWords)[number]
	| (typeof bookmarkWords)[number]
	| (typeof registrationWords)[number]
	| (typeof communityWords)[number]
	| (typeof contactWords)[number]
	| (typeof licenceWords)[number]
	| (typeof messageWords)[number]
	| (typeof newsWords)[number]
	| (typeof reportWords)[number]
	| (typeof reviewWords)[number]
	| (typeof suspensionWords)[number]
)["id"];

/** A language that we write in: its words, and the tag by which Intl knows it. */
export type MailLanguage = {
	say: (id: WordId, values?: Record<string, string | number>) => string;
	direction: "ltr" | "rtl";
	tag: string;
};

export const makeLanguage = (messages: Messages, direction: "ltr" | "rtl", tag: string): MailLanguage => {
	let made: I18n | null = null;
	return {
		// Set up when it is first written in.
		say: (id, values) => {
			made ??= setupI18n({ locale: tag, messages: { [tag]: messages } });
			return made._(id, inert(values));
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

/** One line without control characters and marks of direction, which would change how the text around it reads. */
export const plain = (value: string, longest = longestValue) =>
	value
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
		.trim()
		.slice(0, longest);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What a person has written, within a sentence of ours: where it runs in another direction it is isolated. */
export function quoted({ direction }: MailLanguage, value: string, longest = longestValue): string {
	const text = plain(value, longest);
	return text === "" || rightToLeft.test(text) === (direction === "rtl") ? text : `\u2068${text}\u2069`;
}

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
