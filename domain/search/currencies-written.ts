/** How people write currencies, and which is meant where a word is of several countries. */

/** How people write currencies that one country has, by ISO 4217. */
const written = {
	EUR: "€|mäuse|öcken|kröten|pavos|balles|boules|eur|eu|evro|yevro|yuro|euros?|e+u+r+o+s*|eruos?|euors?|ueros?|euos|euri|eurów|euro(?:ya|yu|dan|luk)|евро|євро|欧元|歐元|欧|歐|ユーロ|يورو|यूरो|یورو",
	USD: "us ?\\$|usd|dollars us|bucks|баксов|баксів|baksov|美元|美金|美刀",
	GBP: "£|gbp|quid|sterline|livres sterling|英镑|英鎊|استرليني",
	CHF: "chf|sfr|sfrs|franken|fränkli|stutz|francs suisses|franchi|франк(?:ов|а|ів)?|瑞士法郎|スイスフラン|frank(?:a|ı|tan)?",
	CAD: "ca\\$|loonies|piasses|c\\$|cad|canadian dollars?|dollars? canadiens|dólares canadienses|kanadische dollar|канадских долларов|канадських доларів|加元|加币",
	AUD: "au\\$|a\\$|aud|australian dollars?|dollars? australiens|dollari australiani|australische dollar|австралийских долларов|澳元|澳币",
	NZD: "nz\\$|nzd",
	SGD: "s\\$|sgd",
	HKD: "hk\\$|hkd|港币|港幣|港元|蚊",
	TWD: "nt\\$|ntd|twd|台币|台幣",
	SEK: "sek",
	NOK: "nok",
	DKK: "dkk",
	ISK: "isk",
	PLN: "zł|zl|pln|złotych|złociszy|zlotych|zlotówek|złotówek|злотых|злотих",
	BGN: "лев(?:а|ов|ів)?|bgn|leva",
	DZD: "dzd|dinars? algériens?|دينار جزائري",
	KWD: "kwd|دينار كويتي",
	JOD: "jod|دينار اردني|دينار أردني",
	TND: "tnd|dinars? tunisiens?|دينار تونسي",
	IQD: "iqd|دينار عراقي",
	BHD: "bhd|دينار بحريني",
	RSD: "rsd",
	CZK: "kč|kc|czk|korun",
	HUF: "ft|huf|forint",
	RON: "ron|lei|лей|леїв",
	UAH: "₴|uah|грн|гривень|гривен",
	RUB: "₽|rub|руб(?:лей|ля)?|рублів|рубасов|卢布",
	TRY: "₺|try|tl(?:ye|yi|den|lik)?|lira(?:ya|yı|dan|lık)?|лир",
	ILS: "₪|ils|nis|shekels?|шекел(?:ей|я|ів)?|شيكل",
	INR: "₹|inr",
	PKR: "pkr",
	LKR: "lkr",
	NPR: "npr",
	BDT: "bdt|taka|৳",
	JPY: "jpy|円|日元|yen|иен",
	CNY: "¥|cny|rmb|元|块|塊|人民币|人民幣|yuan|юаней",
	KRW: "₩|krw|원|won|вон|韩元|韓元",
	THB: "฿|thb|baht|бат|泰铢|บาท",
	MYR: "rm|myr|ringgit",
	IDR: "idr|rupiah",
	BRL: "r\\$|brl|reais|real|conto|contos|雷亚尔",
	AED: "aed|dhs",
	MAD: "mad",
	SAR: "sar",
	QAR: "qar",
	OMR: "omr",
	EGP: "egp",
	VND: "₫|vnd|đồng|dong",
	ZAR: "zar|rand",
	NGN: "₦|ngn|naira",
	GHS: "ghs|cedis?",
	KES: "kes|ksh",
	UGX: "ugx",
	TZS: "tzs|tsh",
	ETB: "etb|birr",
	AOA: "aoa|kwanzas?",
	KZT: "kzt|тенге|tenge",
	GEL: "gel|лари",
	AMD: "amd|драм(?:ов|а)?",
	AZN: "azn|манат(?:ов|а)?|manat",
	XOF: "cfa|fcfa|francs cfa|xof",
	PHP: "₱|php|piso",
	MXN: "mx\\$|mxn|varos",
	COP: "cop",
	ARS: "ars",
	CLP: "clp",
	UYU: "uyu",
	DOP: "dop",
	PEN: "soles",
	GTQ: "gtq|quetzales",
	HNL: "hnl|lempiras",
	CRC: "crc|colones",
} as const;
type Currency = keyof typeof written;
/**
 * What several countries call their money, the likeliest first where no country is named; of some, none is likely enough: dinars and
 * pesos differ too much.
 */
const shared: readonly { words: string; of: readonly Currency[]; isUnsure?: true }[] = [
	{
		words:
			"\\$|dollars?|dólares|dolares|dollari|dólar|доллар(?:ов|а)?|долларів|доларів|ドル|دولار(?:ات)?|دلار|डॉलर|dolar(?:a|ı|dan|ów)?|đô|đô la|dollar(?:ov|iv)",
		of: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD"],
	},
	{
		words: "pounds?|funtów|bảng|libras?|pfund|livres|фунт(?:ов|а|ів)?|ポンド|پونده?|पाउंड|paund",
		of: ["GBP", "EGP"],
	},
	{ words: "جنيه(?:ات)?|gneh|gnih|geneh", of: ["EGP", "GBP"] },
	{ words: "kronor|kronen|krona|kroner|крон(?:ы)?|kr", of: ["SEK", "NOK", "DKK", "ISK", "CZK"] },
	{
		words: "rupees?|rs|रुपये|रुपए|रुपयों|रुपया|रु|rupaye|rupay|rupye|rupaiye|روپے|روپیہ|卢比",
		of: ["INR", "PKR", "LKR", "NPR"],
	},
	{ words: "dirhams?|dh|درهم|دراهم|дирхам(?:ов)?|迪拉姆", of: ["AED", "MAD"] },
	{ words: "riyals?|ريال(?:ات)?", of: ["SAR", "QAR", "OMR"] },
	{ words: "shillings?", of: ["KES", "UGX", "TZS"] },
	{
		words: "pesos?|песо|比索|ペソ|بيزو|पेसो",
		of: ["MXN", "COP", "ARS", "CLP", "UYU", "DOP", "PHP"],
		isUnsure: true,
	},
	{
		words: "dinars?|dinares|dinari|dinara|динар(?:ов|а|ів)?|دينار|دنانير|दीनार|第纳尔",
		of: ["KWD", "JOD", "TND", "DZD", "IQD", "BHD", "RSD"],
		isUnsure: true,
	},
];
/** What is written as money, and what it may be, the likeliest first. */
export type Money = { of: readonly string[]; isUnsure?: boolean };

const monies = [
	...Object.entries(written).map(([currency, words]) => ({ words, of: [currency], isUnsure: false })),
	...shared,
].map((one) => ({ ...one, isIt: new RegExp(`^(?:${one.words})$`, "iu") }));

/** Of a regular expression the part for a currency. */
export const currencyPattern = `(?:${monies.map(({ words }) => words).join("|")})`;

/** What a word for money may be; null for any other word. */
export const moneyCalled = (word: string): Money | null => monies.find(({ isIt }) => isIt.test(word)) ?? null;

/** A number with no word for money beside it is in that of the country, else in euros. */
export const unnamedMoney: Money = { of: Object.keys(written) };

/**
 * The currency of a country where help is wanted, of those that are meant: its code begins with the country's (ISO 4217). Else the
 * likeliest, or null where none is.
 */
export const currencyIn = ({ of, isUnsure }: Money, country_id: string | null): string | null =>
	of.find((currency) => country_id !== null && currency.startsWith(country_id)) ?? (isUnsure ? null : (of[0] ?? null));

/** The currencies whose rates tell what is meant: where nothing says which, all that it may be. */
export function currenciesAsked(money: Money, country_id: string | null): string[] {
	const likely = [currencyIn(money, country_id), currencyIn(money, null)].filter((currency) => currency !== null);
	return [...new Set(likely.length > 0 ? likely : money.of)].filter((currency) => currency !== "EUR");
}
