/** Sums of money as people type them, and whether it is the most they will pay: "under 100 euros", "бюджет 2 тыс грн", "三百欧以内". */
import { foldDigits } from "#domain/ground/digits.ts";
import type { TextRange } from "./claims.ts";
import { currencyPattern, type Money, moneyCalled, unnamedMoney } from "./currencies-written.ts";
import { lately } from "./lately.ts";
import { type FeeBand, feeBands } from "./query.ts";

/** What a number is counted in. */
const counted: readonly [number, string][] = [
	[10, "tientjes?"],
	[100, "百|सौ|sau|st[óo]w(?:y|a|ę|ek|ki|kę)?"],
	[
		1_000,
		"k|к|thousand|mil|mila|mille|tausend|duizend|тысяч[аиу]?|тыс|тыщ[аиу]?|тисяч[аиу]?|тис|tys|tysi[aą]ce?|tysięcy|bin|hazaa?r|हज़ार|हजार|هزار|الف|ألف|الاف|آلاف|nghìn|ngàn|ngan|nghin|千",
	],
	[10_000, "万|萬"],
	[100_000, "lakh|लाख"],
	[1_000_000, "triệu|trieu|tr|củ"],
];
/** So many thousand, as a word before it: "eight thousand", "пять тысяч", "आठ हज़ार". */
const ones: readonly [number, string][] = [
	[1, "một"],
	// "Do" is two in Hindi, and "up to" in Polish.
	[2, "two|dos|deux|zwei|due|dois|twee|две|дві|dwa|dwie|iki|دو|hai|दो|do(?=\\s?hazaa?r)"],
	[3, "three|tres|trois|drei|tre|três|drie|три|trzy|üç|ثلاث|ثلاثة|تلات|سه|ba|तीन|teen"],
	[4, "four|cuatro|quatre|vier|quattro|quatro|четыре|чотири|cztery|dört|اربع|أربع|اربعة|أربعة|چهار|bốn|चार|chaar|char"],
	[5, "five|cinco|cinq|fünf|cinque|vijf|пять|п'ять|pięć|beş|خمس|خمسة|پنج|năm|पाँच|पांच|paanch|panch"],
	[6, "six|seis|sechs|sei|zes|шесть|шість|sześć|altı|ست|ستة|شش|sáu|छह|छः|छे|chhe"],
	[7, "seven|siete|sept|sieben|sette|sete|zeven|семь|сім|siedem|yedi|سبع|سبعة|هفت|bảy|सात|saat"],
	[8, "eight|ocho|huit|acht|otto|oito|восемь|вісім|osiem|sekiz|ثمان|ثمانية|تمن|هشت|tám|आठ|aath"],
	[9, "nine|nueve|neuf|neun|nove|negen|девять|дев'ять|dziewięć|dokuz|تسع|تسعة|نه|chín|नौ|nau"],
	[10, "ten|diez|dix|zehn|dieci|dez|tien|десять|dziesięć|on|عشر|عشرة|ده|mười|दस|das"],
];
/** Round sums that people write as words. */
const words: readonly [number, string][] = [
	[20, "twenty|veinte|vingt|zwanzig|venti|vinte|twintig|двадцать|двадцять|dwadzieścia|yirmi|عشرين|بیست|hai mươi|बीस"],
	[
		30,
		"thirty|treinta|trente|drei(?:ß|ss)ig|trenta|trinta|dertig|тридцать|тридцять|trzydzieści|otuz|ثلاثين|سی|ba mươi|तीस",
	],
	[
		40,
		"forty|cuarenta|quarante|vierzig|quaranta|quarenta|veertig|сорок|czterdzieści|kırk|أربعين|اربعين|چهل|bốn mươi|चालीस",
	],
	[
		50,
		"fifty|cincuenta|cinquante|fünfzig|fuffi|fünfziger|(?:une )?cinquantaine|(?:una )?cinquantina|cinquanta|cinquenta|vijftig|пятьдесят|п'ятдесят|полтинник|pięćdziesiąt|elli|خمسين|پنجاه|năm mươi|pachas|पचास",
	],
	[
		60,
		"sixty|sesenta|soixante|sechzig|sessanta|sessenta|zestig|шестьдесят|шістдесят|sześćdziesiąt|altmış|ستين|شصت|sáu mươi|साठ",
	],
	[
		70,
		"seventy|setenta|soixante-dix|siebzig|settanta|zeventig|семьдесят|сімдесят|siedemdziesiąt|yetmiş|سبعين|هفتاد|bảy mươi|सत्तर",
	],
	[
		80,
		"eighty|ochenta|quatre-vingts?|achtzig|ottanta|oitenta|tachtig|восемьдесят|вісімдесят|osiemdziesiąt|seksen|ثمانين|هشتاد|tám mươi|अस्सी",
	],
	[
		90,
		"ninety|noventa|quatre-vingt-dix|neunzig|novanta|negentig|девяносто|дев'яносто|dziewięćdziesiąt|doksan|تسعين|نود|chín mươi|नब्बे",
	],
	[
		100,
		"(?:a|one) hundred|(?:une )?centaine|(?:un )?centinaio|(?:un )?centenar|cien|cent|(?:ein)?hundert|cento|cem|honderd|сто|сотню|сотня|sto|yüz|مية|مئة|ميه|صد|một trăm|sau|सौ",
	],
	[
		150,
		"półtorej stówy|ciento cincuenta|cent cinquante|hundertfünfzig|centocinquanta|cento e cinquenta|полтораста|yüz elli|صد و پنجاه|مية وخمسين",
	],
	[
		200,
		"two hundred|doscientos|deux cents?|zweihundert|duecento|duzentos|tweehonderd|двести|двісті|dwieście|iki yüz|ميتين|مئتين|مئتي|دویست|hai trăm|do sau|दो सौ",
	],
	[
		300,
		"three hundred|trescientos|trois cents?|dreihundert|trecento|trezentos|driehonderd|триста|trzysta|üç yüz|ثلاثمئة|تلتمية|سیصد|ba trăm|teen sau|तीन सौ",
	],
	[
		400,
		"four hundred|cuatrocientos|quatre cents?|vierhundert|quattrocento|quatrocentos|vierhonderd|четыреста|чотириста|czterysta|dört yüz|اربعمية|چهارصد|bốn trăm",
	],
	[
		500,
		"five hundred|quinientos|cinq cents?|fünfhundert|cinquecento|quinhentos|vijfhonderd|пятьсот|п'ятсот|pięćset|beş yüz|خمسمية|خمسمئة|پانصد|năm trăm|paanch sau|पाँच सौ|पांच सौ",
	],
	[
		1_000,
		"(?:a|one) thousand|a grand|mil|mille|(?:ein)?tausend|duizend|тысячу|тысяча|тисячу|тисяча|tysiąc|bin|الف|ألف|هزار|một nghìn|(?:ek )?hazaa?r|एक हज़ार|हज़ार|हजार",
	],
	[1_500, "półtora tysiąca|полторы тысячи|полторы тыщи|півтори тисячі"],
	[2_000, "الفين|ألفين"],
	[3_000, "تلاتلاف|تلتلاف"],
	[4_000, "اربعتلاف|أربعتلاف"],
	[5_000, "خمستلاف|خمستالاف"],
	[10_000, "عشرتلاف|عشرتالاف"],
];
/** In Chinese and Japanese: "三百", "两千", "五万". */
const inHan: Readonly<Record<string, number>> = {
	一: 1,
	二: 2,
	两: 2,
	兩: 2,
	三: 3,
	四: 4,
	五: 5,
	六: 6,
	七: 7,
	八: 8,
	九: 9,
};

const either = (lines: readonly (readonly [number, string])[]) => lines.map(([, said]) => said).join("|");
const figure = "\\d{1,3}(?:[ .,'\u00A0\u202F]\\d{3})+|\\d{1,7}(?:[.,]\\d)?";
const inCounted = `\\s?(?:${either(counted)})(?!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\p{Script=Arabic})`;
const sum = `(?:(?:${figure})(?:${inCounted})?|(?:${either(ones)})${inCounted}|${either(words)}|[一二两兩三四五六七八九]?十?[一二两兩三四五六七八九][百千万萬]|[百千])`;
/** In Vietnam these are said without the currency. */
const vietnamese = `(?:${figure})\\s?(?:nghìn|ngàn|triệu|trieu|tr|củ)`;
/** What is said of prices, behind the most that somebody will pay. */
const lessWords = String.raw`(?:(?:以下|以内|以內|まで|内|內|封顶|封頂|顶天|頂天|しか(?:出せ|払え|な)|が(?:限界|上限|精一杯))|(?:से कम|से ज़्यादा नहीं|से ज्यादा नहीं|से ऊपर नहीं|se upar nahi|se zyada na(?:h?i|hin)?|se kam|lang(?: po| ang)*(?: budget| kaya)|b lktir|bel ktir|tak|तक|altında|altinda|altı|alti|kadar|geçmesin|or less|or under|max|maxi|maximum|maks|tops|at most|at the most|grand maximum|au plus|pas plus|como m[áa]ximo|como mucho|m[áa]ximo|no m[áa]s|al massimo|massimo|non di più|no m[áa]ximo|höchstens|maximal|nicht mehr|hooguit|maximaal|niet meer|максимум|не больше|не більше|не дороже|не дорожче|maksymalnie|nie więcej|najwyżej|حد اقصى|حد أقصى|كحد أقصى|كحد اقصى|بالكثير|مو اكثر|بیشتر نه|بیشتر ندارم|trở xuống|đổ lại|là cùng|tối đa|and (?:no more|not a (?:penny|cent) more)|not a (?:penny|cent) more|is (?:my (?:limit|max(?:imum)?|cap)|all (?:i|we)(?: have|'ve got| can (?:pay|afford|spend)))|(?:y )?(?:ni un (?:peso|euro|duro) m[áa]s|no tengo m[áa]s|m[áa]s no (?:tengo|puedo))|es (?:mi (?:tope|l[íi]mite|m[áa]ximo)|lo que tengo|todo lo que tengo)|(?:c'est )?(?:mon|ma|notre) (?:max(?:imum)?|limite|plafond)|c'est tout ce que (?:j'ai|je peux)|(?:et )?pas (?:un euro|un centime) de plus|(?:ist|sind) (?:mein limit|das maximum|alles,? was ich habe|drin)|mehr (?:geht|hab(?:e)? ich|kann ich|ist) nicht(?: drin)?|und keinen (?:cent|euro) mehr|(?:è|e) (?:il mio (?:massimo|limite)|tutto quello che ho)|di più non (?:posso|ho)|(?:é )?(?:o meu|meu) (?:m[áa]ximo|limite|teto)|mais n[ãa]o (?:posso|tenho|d[áa])|n[ãa]o tenho mais|is (?:echt )?mijn (?:plafond|limiet|maximum|max)|meer (?:heb ik|kan ik|gaat|lukt) niet|больше (?:нет|не (?:могу|потяну|дам))|это (?:максимум|потолок|предел)|більше (?:нема(?:є)?|не (?:можу|дам))|це (?:максимум|межа)|nie drożej|więcej (?:nie (?:mam|dam)|niestety nie)|i ani grosza więcej|fazlası(?:nı)? (?:yok|veremem)|en fazla|lang (?:talaga|hawak ko|pera ko)|hanggang (?:doon|dun|diyan) lang|thôi|là hết cỡ|وبس|وما بقدر اكتر|ومش اكتر)(?!\p{L}))`;
/** The same of sums whose money is said: "ho cento euro in tutto". */
const allWords = "(?:in tutto|in totale|en tout|en total|no total|insgesamt|all told|łącznie|в сумме)(?!\\p{L})";
const orLess = new RegExp(`^\\s*${lessWords}`, "iu");
const orLessOfMoney = new RegExp(`^,?\\s*(?:${lessWords}|${allWords})`, "iu");

/** What goes on with another wish. */
const andMore = "(?:and|und|et|y|e|en|и|та|i|oraz|ve|و|và|at)\\s";
/** A word of a number: of several that make one the last is not the sum. */
const numberWord = `(?:${either(words)}|${either(ones)}|${either(counted)})(?!\\p{L})`;
const isBegun = "(?<![\\p{L}\\p{N}]|\\p{N}[.,])";
const isEnded = "(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{N}%])";
const money = new RegExp(
	`(?:(?:${isBegun}|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]))(?:(?<unit>${currencyPattern})\\s*(?<amount>${sum})|(?<first>${sum})\\s*(?:de )?(?<behind>${currencyPattern})|(?<dong>${vietnamese}))${isEnded}|${isBegun}(?<alone>(?:${figure})${inCounted}${isEnded}|(?:${figure}|(?<!${numberWord}\\s(?:and |e |y |et |и )?)(?!(?:bin|sto|mil|elli|on|sau)\\s)(?:${either(words)}|(?:${either(ones)})${inCounted})(?!\\s(?:and |e |y |et |и )?${numberWord}))(?=\\s*(?:$|[,;!?()،。、؟\n]|\\.(?!\\d)|${andMore}|${lessWords}))))`,
	"giu",
);

/** What is said of prices, before the most that somebody will pay. */
const below = String.raw`(?:won'?t|can'?t|cannot|will not) (?:go|spend|pay|afford|stretch) (?:past|over|above|beyond|to more than|more than)|(?:i|we) (?:can|could) (?:only )?(?:afford|spend|pay|manage|stretch to)|my (?:limit|cap|ceiling)(?: is|:)?|no (?:me )?paso de|(?:n[ãa]o|no) (?:pode|posso|puede|debe) pass?ar de|no (?:puedo|podemos) pasar(?:me)? de|(?:solo |s[óo]lo )?(?:puedo|podemos) (?:pagar|gastar|poner)(?: hasta)?|(?:me |nos )?alcanza (?:para|hasta)|(?:mi|nuestro) l[íi]mite(?: es)?(?: de)?|(?:ma|notre) limite(?: c'est| est)?(?: de| à)?|(?:je peux|on peut|peux) (?:mettre|payer|d[ée]penser)|pas au[- ]del[àa] de|mein limit(?: ist| liegt bei)?|(?:ich kann|können|kann) (?:zahlen|ausgeben)|posso (?:spendere|pagare|arrivare a|pagar|gastar)|(?:mio|meu) limite (?:è|e|é)(?: di| de)?|non oltre i?|n[ãa]o passo de|ik kan betalen|mijn (?:limiet|plafond)(?: is)?|stać mnie na|mam na to|(?:mój )?limit (?:to|jest)|могу (?:заплатить|дать|потратить)|можу (?:заплатити|дати)|лимит|ліміт|limitim|(?:no|not|pas|nicht|non|n[ãa]o|niet|не|nie)\s(?:\S+\s)?(?:more than|over|m[áa]s de|plus de|mehr als|teurer als|über|più di|oltre|mais (?:de|que)|meer dan|duurder dan|больше|более|більше|дороже|дорожче|więcej niż|drożej niż)|(?:only|just) (?:have|got)|(?:have|got) (?:only|just)|(?:ich kann|kann ich|habe?)(?: nur| höchstens| maximal)+|ich kann|j'?ai (?:que|seulement)|n'ai que|s[óo] tenho|s[óo]lo tengo|ho (?:solo|soltanto)|heb (?:maar|slechts)|у меня (?:только|всего)|есть только|маю (?:лише|тільки)|mam (?:tylko|jedynie)|(?:معي|عندي) بس|بس معي|sadece|सिर्फ|सिर्फ़|केवल|sirf|under|below|less than|maxi?(?:mum)?\.?|at most|cheaper than|budget(?: is| of| von| van| de| di| ist)?:?|menos de|m[áa]ximo|como mucho|presupuesto(?: de)?|tope(?: de)?|moins de|au plus|unter|höchstens|maximal|weniger als|meno di|sotto i?|(?:al )?massimo|abaixo de|(?:no )?máximo|orçamento(?: de)?|onder|minder dan|maximaal|hooguit|меньше|дешевле|дешевше|бюджет|максимум|в пределах|у межах|щонайбільше|не вище|أقل من|اقل من|تحت|حد(?:ي)? ?(?:الاقصى|الأقصى|أقصى|اقصى)?|بحدود|ميزانيتي|بميزانية|(?:لا|ما)\s?(?:يزيد|تزيد|يتعدى|تتعدى|يتجاوز|تتجاوز)(?:ش)?(?: عن)?|مايزيدش عن|کمتر از|حداکثر|زیر|سقفم|سقف|آخري|اخري|حدي|بودجه(?:‌?ا?م)?|en fazla|en çok|bütçe(?:m)?|poniżej|maks(?:ymalnie)?\.?|najwyżej|budżet(?: do)?|không quá|tối đa|toi da|dưới|duoi|ngân sách|कम से कम नहीं|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|zyada se zyada|बजट|ne (?:dorozhe|dorozhche|bolshe|bilshe)|b[iy]udzhet|kamtar az|hadaksar|hindi (?:lalagpas|lalampas|hihigit)(?: ng| sa)?|budget ko|a[9q]al (?:mn|men|min)|men ghir ma ydouz`;
/** What is said of times as well. */
const upTo = "up to|hasta|jusqu'à|bis(?: zu)?|fino a|at[ée]|tot|до|حتى|لحد|تا سقف|تا|do|hanggang";
const belowUnspaced = "不超过|不超過|唔超過|最多|低于|低於|上限|预算|預算|予算|最大";
const about = String.raw`\s*(?:(?:the|de|of|i|gli|les|los|las|ist|is|von|في|около|примерно|around|about|circa|ca\.?|約|は|:)\s*)?`;
/** What leads to the most that somebody will pay; to a number that may be anything else, what hardly leads to a time. */
const leads = (words: string) => new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:${words})|${belowUnspaced})${about}$`, "iu");
const atMost = leads(`${below}|${upTo}`);
const atMostSurely = leads(below);
/**
 * A sum in a text, in whole units of money, and whether words beside it say that it is the most to pay; `whole` is where it stands with
 * those words.
 */
export type MoneyNamed = TextRange & { amount: number; money: Money; isMost: boolean; whole: TextRange };

const isCounted = counted.map(([by, said]) => ({ by, isIt: new RegExp(`(?:${said})$`, "iu") }));
const isOne = ones.map(([one, said]) => ({ one, isIt: new RegExp(`^(?:${said})`, "iu") }));
const isWord = words.map(([amount, said]) => ({ amount, isIt: new RegExp(`^(?:${said})$`, "iu") }));

/** What a sum is, in figures or words. */
function amountOf(said: string): number {
	const whole = isWord.find(({ isIt }) => isIt.test(said));
	if (whole) return whole.amount;
	const times = isCounted.find(({ isIt }) => isIt.test(said))?.by ?? 1;
	const digits = /^[\d .,'\u00A0\u202F]+/u.exec(said)?.[0].trim();
	if (!digits) {
		const one =
			isOne.find(({ isIt }) => isIt.test(said))?.one ??
			[...said].map((character) => inHan[character]).find((han) => han !== undefined) ??
			1;
		return one * times;
	}
	const figures = /^\d+[.,]\d$/.test(digits) ? Number(digits.replace(",", ".")) : Number(digits.replace(/\D/g, ""));
	return Math.round(figures * times);
}

/** Most texts name no number: to look for a sum in them would take longer than to see that. */
const mayNameSum = new RegExp(
	`\\p{N}|\\p{Sc}|[百千万萬]|${isBegun}(?:${either(words)}|(?:${either(ones)})${inCounted})(?!\\p{L})`,
	"iu",
);

/** Of a number alone as a price; what is less may be an age, what is more a year or anything else. */
const unnamed = { least: 40, most: 1_000 };

/** Before a number that is none of a price: "visa 485 maximum stay", "Hauptstr. 60". */
const notOfPrice =
	/(?:visa|subclass|form|section|art(?:icle|ikel|ículo)?|paragraph|§|№|n[or]\.?|str(?:\.|aße|asse)?|street|rue|calle|age|speed|limit)\s*$/iu;

const moneyLately = lately<readonly MoneyNamed[]>(4);

/** The sums that a text names. A number alone is one where words beside it say so, and nothing that it counts follows. */
export const moneyNamed = (text: string): readonly MoneyNamed[] => moneyLately(money, text, () => sumsIn(text));

function sumsIn(text: string): MoneyNamed[] {
	if (!mayNameSum.test(text)) return [];
	// One for one, so that what is found stands where it was typed.
	const typed = text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => foldDigits(digit));
	return [...typed.matchAll(money)].flatMap((match) => {
		const { unit, amount, first, behind, dong, alone } = match.groups ?? {};
		const [start, end] = [match.index, match.index + match[0].length];
		const [before, rest] = [typed.slice(0, start), typed.slice(end)];
		const sum = amountOf(amount ?? first ?? dong ?? alone ?? "");
		const isPrice = !alone || /\d\s?\p{L}/u.test(alone) || (sum >= unnamed.least && sum <= unnamed.most);
		const named = alone ? unnamedMoney : moneyCalled(dong ? "vnd" : (unit ?? behind ?? ""));
		const lead = (alone ? atMostSurely : atMost).exec(before);
		const less = (alone ? orLess : orLessOfMoney).exec(rest);
		if (!named || !isPrice || (alone && !lead && (!less || notOfPrice.test(before)))) return [];
		const whole = { start: lead ? lead.index : start, end: end + (less?.[0].length ?? 0) };
		return [{ start, end, amount: sum, money: named, isMost: lead !== null || less !== null, whole }];
	});
}

/** The published ceiling that is not below a fee; null where there is none. `perEur`: units of its currency for one euro. */
export const bandOf = ({ amount }: Pick<MoneyNamed, "amount">, perEur: number): FeeBand | null =>
	feeBands.find((band) => band >= amount / perEur) ?? null;
