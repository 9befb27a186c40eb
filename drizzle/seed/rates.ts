/**
 * Reference rates and currencies for demo data. The rates are of a plausible size for their date, not a
 * publication of any central bank: fees are compared with them, nothing is ever converted or charged.
 */

/** The day the rates stand for. */
export const ratesAsOf = "2026-11-02";

/** Units of a currency (ISO 4217) for one euro. */
export const perEur = {
	EUR: 1,
	USD: 1.158,
	GBP: 0.874,
	CHF: 0.931,
	SEK: 10.96,
	NOK: 11.68,
	DKK: 7.467,
	ISK: 144.2,
	PLN: 4.246,
	CZK: 24.31,
	HUF: 387.5,
	RON: 5.087,
	RSD: 117.2,
	BAM: 1.95583,
	ALL: 96.8,
	MDL: 19.75,
	UAH: 48.9,
	RUB: 93.6,
	GEL: 3.14,
	AMD: 443,
	AZN: 1.969,
	KZT: 607,
	UZS: 13950,
	TRY: 51.4,
	ILS: 3.78,
	AED: 4.253,
	SAR: 4.343,
	QAR: 4.215,
	KWD: 0.3556,
	BHD: 0.4354,
	OMR: 0.4453,
	JOD: 0.821,
	EGP: 55.1,
	MAD: 10.74,
	DZD: 150.8,
	TND: 3.402,
	NGN: 1668,
	GHS: 12.7,
	KES: 149.7,
	UGX: 4095,
	TZS: 2840,
	RWF: 1683,
	ETB: 178,
	ZAR: 20.1,
	XOF: 655.957,
	XAF: 655.957,
	INR: 103.2,
	PKR: 327,
	BDT: 141.5,
	LKR: 352,
	NPR: 165.1,
	CNY: 8.24,
	HKD: 9.01,
	TWD: 35.9,
	JPY: 178.4,
	KRW: 1654,
	SGD: 1.506,
	MYR: 4.86,
	THB: 37.6,
	VND: 30480,
	IDR: 19320,
	PHP: 68.1,
	AUD: 1.766,
	NZD: 2.021,
	CAD: 1.622,
	MXN: 21.4,
	BRL: 6.24,
	ARS: 1712,
	CLP: 1090,
	COP: 4480,
	PEN: 3.92,
	UYU: 46.1,
	PYG: 8210,
	BOB: 8.01,
	CRC: 583,
	GTQ: 8.87,
	HNL: 30.4,
	DOP: 73.9,
} as const satisfies Record<string, number>;

/** A currency that we hold a rate for. */
export type Currency = keyof typeof perEur;

/**
 * Countries per currency. A country whose own currency we hold no rate for quotes in US dollars or, where its
 * currency leans on the euro, in euro: that is what its professionals do with clients from abroad.
 */
const countriesOf: Partial<Record<Currency, string>> = {
	EUR: "AD AT AX BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT CV KM MK ST TF NC PF WF BG",
	GBP: "GB GG IM JE GI FK SH",
	CHF: "CH LI",
	SEK: "SE",
	NOK: "NO SJ",
	DKK: "DK FO GL",
	ISK: "IS",
	PLN: "PL",
	CZK: "CZ",
	HUF: "HU",
	RON: "RO",
	RSD: "RS",
	BAM: "BA",
	ALL: "AL",
	MDL: "MD",
	UAH: "UA",
	RUB: "RU",
	GEL: "GE",
	AMD: "AM",
	AZN: "AZ",
	KZT: "KZ",
	UZS: "UZ",
	TRY: "TR",
	ILS: "IL PS",
	AED: "AE",
	SAR: "SA",
	QAR: "QA",
	KWD: "KW",
	BHD: "BH",
	OMR: "OM",
	JOD: "JO",
	EGP: "EG",
	MAD: "MA EH",
	DZD: "DZ",
	TND: "TN",
	NGN: "NG",
	GHS: "GH",
	KES: "KE",
	UGX: "UG",
	TZS: "TZ",
	RWF: "RW",
	ETB: "ET",
	ZAR: "ZA LS NA SZ",
	XOF: "BF BJ CI GW ML NE SN TG",
	XAF: "CF CG CM GA GQ TD",
	INR: "IN BT",
	PKR: "PK",
	BDT: "BD",
	LKR: "LK",
	NPR: "NP",
	CNY: "CN",
	HKD: "HK MO",
	TWD: "TW",
	JPY: "JP",
	KRW: "KR",
	SGD: "SG BN",
	MYR: "MY",
	THB: "TH",
	VND: "VN",
	IDR: "ID",
	PHP: "PH",
	AUD: "AU CX CC HM KI NF NR TV",
	NZD: "NZ CK NU PN TK",
	CAD: "CA",
	MXN: "MX",
	BRL: "BR",
	ARS: "AR",
	CLP: "CL",
	COP: "CO",
	PEN: "PE",
	UYU: "UY",
	PYG: "PY",
	BOB: "BO",
	CRC: "CR",
	GTQ: "GT",
	HNL: "HN",
	DOP: "DO",
};

const currencyByCountry = new Map<string, Currency>();
for (const [currency, countries] of Object.entries(countriesOf) as [Currency, string][]) {
	for (const country of countries.split(" ")) currencyByCountry.set(country, currency);
}

/** The currency that professionals of a country (ISO 3166-1 alpha-2) quote in; USD where we hold no rate. */
export function currencyOf(country: string): Currency {
	return currencyByCountry.get(country) ?? "USD";
}

const minorUnits = new Map<Currency, number>();

/** Minor units in one unit: 100 for EUR, 1 for JPY, KRW, CLP and VND, 1000 for TND. Digits come from Intl. */
export function minorUnitsIn(currency: Currency): number {
	let units = minorUnits.get(currency);
	if (units === undefined) {
		const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
			style: "currency",
			currency,
		}).resolvedOptions();
		units = 10 ** maximumFractionDigits;
		minorUnits.set(currency, units);
	}
	return units;
}

/** Minor units of a currency in EUR cents, by the reference rates. */
export function toEurMinor(minor: number, currency: Currency): number {
	return Math.round((minor / minorUnitsIn(currency) / perEur[currency]) * 100);
}
