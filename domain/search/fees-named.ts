/** How much somebody will pay, as typed: "under 100 euros", "bis 100 €", "100欧元以下". */
import { type FeeBand, feeBands } from "./query.ts";

const currency =
	"(?:€|eur|euros?|евро|євро|欧元|歐元|ユーロ|يورو|यूरो|\\$|usd|dollars?|dólares|dollari|доллар(?:ов|а)?|美元|ドル|دولار|डॉलर)";
const atMost =
	"(?:(?:no|not|pas|nicht|non|não|niet|не)\\s(?:\\S+\\s)?(?:more than|más de|plus de|mehr als|più di|mais (?:de|que)|meer dan|больше)|under|below|less than|max(?:imum)?\\.?|up to|at most|not more than|cheaper than|menos de|hasta|máximo|por menos de|moins de|jusqu'à|maximum|unter|bis(?: zu)?|höchstens|maximal|weniger als|meno di|fino a|sotto i?|massimo|até|abaixo de|no máximo|onder|minder dan|maximaal|tot|до|не дороже|меньше|дешевле|أقل من|تحت|حتى|en fazla|poniżej|do|dưới|زیر)";
const before = new RegExp(
	`(?:^|\\s)${atMost}\\s*(?:the\\s)?${currency}?\\s*(\\d{1,4})\\s*${currency}?(?![\\d%])`,
	"iu",
);
const behind = new RegExp(
	`(\\d{1,4})\\s*${currency}\\s*(?:以下|以内|以內|से कम|तक|altında|kadar|or less|max|maximum)`,
	"iu",
);

/** The part of a text that says it, and the published ceiling that is not below it; null where none is said. */
export function feeNamed(text: string): { start: number; end: number; fee_max: FeeBand } | null {
	const match = before.exec(text) ?? behind.exec(text);
	// A number alone may be an age, a year or a paragraph.
	if (!match || !new RegExp(currency, "iu").test(match[0])) return null;
	const fee_max = feeBands.find((band) => band >= Number(match[1]));
	return fee_max ? { start: match.index, end: match.index + match[0].length, fee_max } : null;
}
