import { fractionDigits } from "./businesses.ts";

/** An amount as people write it ("1200", "1.50", "1,50") in minor units of a currency; null for what is none. */
export function minorOf(text: string, currency: string): number | null {
	const [, whole, fraction = ""] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
	const digits = fractionDigits(currency);
	if (whole === undefined || fraction.length > digits) return null;
	return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0"));
}

/** The same back again: "1200", "1.50". */
export function majorOf(minor: number, currency: string): string {
	const digits = fractionDigits(currency);
	const unit = 10 ** digits;
	return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(digits);
}
