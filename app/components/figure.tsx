import { useLingui } from "@lingui/react/macro";

/** A figure of the site's settings ("5,000+", "95%", "4.9") with its digits and separators as the reader writes them. */
export function Figure({ value }: { value: string }) {
	const { i18n } = useLingui();
	const [, digits, rest] = /^([\d,]+(?:\.\d+)?)(.*)$/.exec(value) ?? [];
	if (digits === undefined) return value;
	const number = Number(digits.replaceAll(",", ""));
	const decimals = digits.split(".")[1]?.length ?? 0;
	if (rest === "%") return new Intl.NumberFormat(i18n.locale, { style: "percent" }).format(number / 100);
	return new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: decimals }).format(number) + rest;
}
