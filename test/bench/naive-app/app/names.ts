const languageNames = new Intl.DisplayNames("en", { type: "language" });
const countryNames = new Intl.DisplayNames("en", { type: "region" });
export const words = (id: string) => {
	const text = id.replaceAll("_", " ");
	return text[0]?.toUpperCase() + text.slice(1);
};
export const language = (code: string) => languageNames.of(code) ?? code;
export const country = (code: string) => countryNames.of(code) ?? code;
export const money = (amount: number, currency: string) =>
	new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);

/** "3 Nov 2026". */
export const day = (at: string) =>
	new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
