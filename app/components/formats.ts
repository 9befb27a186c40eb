import { useLingui } from "@lingui/react";
import { dateFormat, numberFormat } from "#domain/ground/formatters.ts";
import { cityOfZone } from "#domain/ground/time-zones.ts";
import type { Ago } from "#domain/notices/ago.ts";

/** The language of a locale for Intl. Our English is British: it spells so, and writes 3 Nov 2026, which nobody mistakes. */
export const intlTag = (locale: string) => (locale === "en" ? "en-GB" : locale);

/** What Intl says in one locale, made once. Every date and time is in UTC unless a zone is named. */
function formatsIn(locale: string) {
	const tag = intlTag(locale);
	const countries = new Intl.DisplayNames(tag, { type: "region" });
	const languages = new Intl.DisplayNames(tag, { type: "language" });
	const number = new Intl.NumberFormat(tag);
	const day = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
	const list = new Intl.ListFormat(tag, { type: "unit", style: "short" });
	const ago = new Intl.RelativeTimeFormat(tag, { style: "short" });
	const stars = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const moneyIn = (currency: string) => {
		const format = numberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
		return { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
	};
	return {
		number: (value: number) => number.format(value),
		/** "5 min ago" */
		ago: ({ value, unit }: Ago) => ago.format(-value, unit),
		/** Stars, of a rating in hundredths: "4.6". */
		stars: (rating: number) => stars.format(rating / 100),
		/** A length of time in hours, in minutes below one: "3.4 hours". */
		hours: (hours: number) =>
			hours > 0 && hours < 1
				? numberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" }).format(Math.round(hours * 60))
				: numberFormat(tag, { style: "unit", unit: "hour", unitDisplay: "long" }).format(hours),
		/** The day of an instant in a zone: "Mon 23 Nov". */
		slotDay: (iso: string, timeZone: string) =>
			dateFormat(tag, { weekday: "short", day: "numeric", month: "short", timeZone }).format(new Date(iso)),
		/** The time of an instant in a zone: "10:00". */
		slotTime: (iso: string, timeZone: string) =>
			dateFormat(tag, { hour: "numeric", minute: "2-digit", timeZone }).format(new Date(iso)),
		/** Minor units of a currency. */
		money: (minor: number, currency: string) => {
			const { format, unit } = moneyIn(currency);
			return format.format(minor / unit);
		},
		/** A whole range, with the currency written once where the language does so. */
		moneyRange: (from: number, to: number, currency: string) => {
			const { format, unit } = moneyIn(currency);
			return format.formatRange(from / unit, to / unit);
		},
		/** The day of an instant or of a plain date. */
		day: (iso: string) => day.format(new Date(iso)),
		/** Month and year of an instant. */
		month: (iso: string) => dateFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso)),
		/** Intl throws at what is no code at all. */
		country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
		language: (code: string) => languages.of(code) ?? code,
		list: (parts: string[]) => list.format(parts),
		/** Weekday and time of an instant in a zone. */
		clock: (iso: string, timeZone: string) =>
			dateFormat(tag, { weekday: "short", hour: "numeric", minute: "2-digit", timeZone }).format(new Date(iso)),
		/** A zone's everyday name, and the city by which it is known: "Central European Standard Time (Berlin)". */
		zone: (iso: string, timeZone: string) => {
			const name = dateFormat(tag, { timeZone, timeZoneName: "long" })
				.formatToParts(new Date(iso))
				.find((part) => part.type === "timeZoneName")?.value;
			return name ? `${name} (${cityOfZone(timeZone)})` : cityOfZone(timeZone);
		},
	};
}

export type Formats = ReturnType<typeof formatsIn>;

const made = new Map<string, Formats>();

/** Numbers, money, dates and names of countries and languages, as one locale writes them. */
export function formatsOf(locale: string): Formats {
	let formats = made.get(locale);
	if (!formats) {
		formats = formatsIn(locale);
		made.set(locale, formats);
	}
	return formats;
}

/**
 * The formats of the reader's locale. Put what they say into an element of its own with `suppressHydrationWarning`
 * (`Fact` does): the browser's tables may be newer than the server's.
 */
export const useFormats = () => formatsOf(useLingui().i18n.locale);
