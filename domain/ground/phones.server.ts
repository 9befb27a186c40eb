import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Ctx } from "./context.server.ts";

/**
 * Whether there can be such a number (E.164): its country code is in use and its length is right there. Whether it is
 * in service is not asked: the ranges change more often than this site is deployed.
 */
export const isPossiblePhone = (number: string): boolean => parsePhoneNumberFromString(number)?.isPossible() ?? false;

/** The country of a number (ISO 3166-1 alpha-2); null where several share its digits or none has it. */
export const countryOfPhone = (number: string): string | null => parsePhoneNumberFromString(number)?.country ?? null;

/** Whether a country has numbers of its own. */
export const isPhoneCountry = (country: string): boolean => isSupportedCountry(country);

/** What numbers of a country begin with abroad, like "+34"; null for a country without numbers of its own. */
export const callingCodeOf = (country: string): string | null =>
	isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null;

/** Whether a text message may go to this number: the site can send them, and to its country. */
export function canText(ctx: Ctx, number: string): boolean {
	const { hasTextMessages, textLimits } = ctx;
	return hasTextMessages && (textLimits === null || textLimits.countries.includes(countryOfPhone(number) ?? ""));
}
