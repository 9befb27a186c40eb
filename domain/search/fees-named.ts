/** How much somebody will pay, as typed: "under 100 euros", "bis 100 €", "100欧元以下", "below £80". */
import { foldDigits } from "#domain/ground/digits.ts";
import { type FeeBand, feeBands } from "./query.ts";

/** How people write the currencies that they name without their country, by ISO 4217. A dollar is that of the United States. */
const written = {
	EUR: "€|eur|euros?|евро|євро|欧元|歐元|ユーロ|يورو|यूरो|یورو",
	USD: "us\\$|\\$|usd|dollars?|dólares|dolares|dollari|dólar|доллар(?:ов|а)?|долларів|美元|美金|ドル|دولار|डॉलर|dolar",
	GBP: "£|gbp|pounds?|quid|libras?|pfund|sterline|livres sterling|фунт(?:ов|а)?|英镑|英鎊|ポンド|استرليني|پوند|पाउंड|paund",
	CHF: "chf|sfr|franken|francs suisses|franchi|франк(?:ов|а)?|瑞士法郎|スイスフラン",
	CAD: "ca\\$|c\\$|cad",
	AUD: "au\\$|a\\$|aud",
	SEK: "sek|kronor",
	NOK: "nok",
	DKK: "dkk",
	PLN: "zł|zl|pln|złotych|zlotych|злотых",
	CZK: "kč|czk|korun",
	UAH: "₴|uah|грн|гривень|гривен",
	RUB: "₽|rub|руб(?:лей|ля)?|卢布",
	TRY: "₺|tl|try|lira|лир",
	INR: "₹|inr|rupees?|rs|रुपये|रुपए|रुपयों|rupaye|rupay",
	JPY: "jpy|円|日元",
	CNY: "¥|cny|rmb|元|块|人民币",
	KRW: "₩|krw|원",
	BRL: "r\\$|brl|reais",
	AED: "aed|dirhams?|درهم",
	SAR: "sar|riyals?|ريال",
	EGP: "egp|جنيه",
	VND: "₫|vnd|đồng",
	ZAR: "zar|rand",
	NGN: "₦|ngn|naira",
	PHP: "₱|php|piso",
	MXN: "mx\\$|mxn",
} as const;
const currencies = Object.entries(written).map(([currency, words]) => ({
	currency,
	isIt: new RegExp(`^(?:${words})$`, "iu"),
}));

const money = `(?:${Object.values(written).join("|")})`;
const amount = "\\d{1,3}(?:[ .,'\u00A0\u202F]\\d{3})+|\\d{1,7}";
const atMost =
	"(?<![\\p{L}\\p{N}])(?:(?:no|not|pas|nicht|non|n[ãa]o|niet|не|nie)\\s(?:\\S+\\s)?(?:more than|m[áa]s de|plus de|mehr als|più di|mais (?:de|que)|meer dan|больше|более|більше|więcej niż)|under|below|less than|max(?:imum)?\\.?|up to|at most|cheaper than|menos de|hasta|m[áa]ximo|moins de|jusqu'à|unter|bis(?: zu)?|höchstens|maximal|weniger als|meno di|fino a|sotto i?|massimo|at[ée]|abaixo de|no máximo|onder|minder dan|maximaal|tot|до|меньше|дешевле|أقل من|اقل من|(?:لا|ما)\\s?يزيد(?:ش)? عن|مايزيدش عن|تحت|حتى|کمتر از|حداکثر|زیر|en fazla|poniżej|do|không quá|tối đa|dưới)";
const atMostUnspaced = "(?:不超过|不超過|最多|低于|低於)";
const before = new RegExp(
	`(?:${atMost}|${atMostUnspaced})\\s*(?:the\\s)?(?:(${money})\\s*(${amount})|(${amount})\\s*(${money}))(?!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{N}%])`,
	"iu",
);
const behind = new RegExp(
	`(${amount})\\s*(${money})\\s*(?:以下|以内|以內|まで|से कम|tak|तक|altında|altinda|kadar|or less|max|maximum)`,
	"iu",
);

/** A part of a text that says how much is to be paid at most, in whole units of a currency (ISO 4217). */
export type FeeNamed = { start: number; end: number; amount: number; currency: string };

/** What a text says of the highest fee; null for nothing. A number alone may be an age, a year or a paragraph. */
export function feeNamed(text: string): FeeNamed | null {
	// One for one, so that what is found stands where it was typed.
	const typed = text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => foldDigits(digit));
	const led = before.exec(typed);
	const match = led ?? behind.exec(typed);
	if (!match) return null;
	const [, first = "", second = "", third = "", fourth = ""] = match;
	const [figure, unit] = led ? [second || third, first || fourth] : [first, second];
	const currency = currencies.find(({ isIt }) => isIt.test(unit))?.currency;
	if (!currency) return null;
	return {
		start: match.index,
		end: match.index + match[0].length,
		amount: Number(figure.replace(/\D/g, "")),
		currency,
	};
}

/** The published ceiling that is not below a fee; null where there is none. `perEur`: units of its currency for one euro. */
export const bandOf = ({ amount }: FeeNamed, perEur: number): FeeBand | null =>
	feeBands.find((band) => band >= amount / perEur) ?? null;
