/**
 * Words that small or distant places are called like, as the phrases and stories have them that teach matters: a place of
 * such a name is meant only where something says so.
 */
import { keysOf } from "./terms.ts";

/**
 * As they are typed, mostly in small letters: hardly ever a place, whatever leads to them, unless its country or state stands beside:
 * "in spring", "rompió la ceja", but "Spring, Texas". "Astı" is no Asti, and "lần đầu" no Landau.
 */
export const onlyWords: ReadonlySet<string> = new Set(
	[
		// English.
		"spring|university|midway|tanker|sour|vicar|medallion|healer|anthem|mission|parole|vista|metro|keller",
		// Spanish, Portuguese, Italian.
		"salí|constitución|frontera|asilada|canas|molde|tanda|mudan|boda|registro|ejido|alternas|rige|este|gravada",
		"la unión|el astillero|la ceja|los baños|el banco|el centro|cómo|portão|união|balé|tucano|bolinha|escondido|saída",
		"à vista|multar|patrocínio|risca|cruzeiro|colónia|aggiusta|pedina|gay",
		// French, German, Polish.
		"bâclé|natali|fermez|centre ville|zahle|löhne|kanake|kanaken",
		"września|biku|warsztacie|koło|palmy|krajowa|krajowej|krajową|sali|obu|zima|nawa",
		// Turkish, Vietnamese, Tagalog.
		"çay|çarşamba|bahçe|çarpı|sandı|astı|aştı|muş|dışa|taktım|turla|oranı|silin|puan|selam",
		"vị thành|lần đầu|đóng hai|hãng đóng|hàng đóng|điện cắt|thành viên|đóng tài|định văn|ba lần|rơm|sản",
		"kapit|makatira|lahar|kumilala|bato|nagda|kaunting|bastos|napkin|aral|kusa|pala|sira|bumbay",
		// Hindi, in either script.
		"baki|laun|desi|dhakka|khandan|sazaa|bandar|daru|konsa|काली|सारी|इंडियन|प्रोविडेंट|डकार|कोचिंग|मिलन|थाने",
		// Arabic and Farsi, in either script.
		"وين|لوين|ثاني|الثاني|ثانية|الثانية|ثانوی|رياض|جديد|جديدة|الجامعة|بره|دولة|مدينة|البلد|سن|أبي|ابي|مأجور|بيسأل|دارنا|المدرسي|بابنا",
		"لجزيرة|بجزيرة|مماتي|مدينا|انقله|تبرير|مطلقة|كاينين|الأمل|بالسيول|الكورونا|كورونا|بالدينار|البستان|الزومبا|بخاری|کاری|میدان",
		"میزا|مامورای|بمان|کوره|اوست|بند|هرماه|باتوم|saham|budan|madar|maskan|mobarak|kifak|niza3|marhaba|bayan|shira2|skna|bedi",
		"talbin|ajnabiya|maksoura|kolchi|tulab",
		// Russian and Ukrainian.
		"метро|ковида|липа|море|бабы|катание|мангал|гобой|каюту|депо|баран|тойоте|масках|айфон|ушах|сторис|флаге|кантон|колонию",
		"южных|парту|кидали|борща|советский|нгуен|шкоде|усі|кум|касі|барі|садку|мейли|латиною|рагсі|конракті|пальму|пальм|новий",
		"новій|маку|трасі|монастирі|кури|різали|рідного|медика|ангарі|далі|давній|сумі|літні|duzhe",
		// Japanese and Chinese.
		"コロナ|カレー|プール|アスベスト|タバコ|ノート|コーチ|いの|三次|我孙子|东方|自由|ゴム|エステ|saki|haraware",
	].flatMap((line) => line.split("|")),
);

/**
 * The word, unless something leads to the town or few words besides name a kind of professional: "seul" is alone in French,
 * "حديدة" a piece of iron, and "Omã" the country, but "Oma" a grandmother.
 */
export const wordsElsewhere: ReadonlySet<string> = keysOf(
	"seul|حديده|oma|porto|usa|того|kabul|lao|union|island|lima|mali|kota|march|canton|kanton|cita|plano|split|sala",
	"reunión|riunione|reunião|estancia|obra|kaso|banda|cabo|registrato|bona|труба|кота|مالي|ديالي|كارت|تازه|پول|مالية",
	"الجدة|medical|kaku|fasa|handa|anak|chato|mora|quito|कोटा|ama|bata|kano|malabo|vienne|rom|natal|beira|prato|salta|lanciano",
	"riga|oran|тирана|обь|كانو|مسكو|روم|رم|برن|آستانه|suva|bordeaux|sale|tornio|mestre|celle|namen|ajax|dimona",
	"corona|dali|lira|bar|goma|multan|mataram",
);
