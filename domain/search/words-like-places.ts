/**
 * Words that small or distant places are called like, as the phrases and stories have them that teach matters: a place of
 * such a name is meant only where something says so.
 */
import { keysOf, type Word, wordsOf } from "./terms.ts";

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

/**
 * Ordinary words that towns are called like, beyond the commonest of each language, as keys: "खुलना" is to open, "находка" a find. Towns
 * of less than 80,000 people for the most part: of a larger one the name is typed more often than the word.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
	[
		"कल्याण|कूटा|कैन|कोरोना|खुलना|खुल्ना|ठट्टा|धर्मशाला|नाडी|पपीते|पीसा|बारी|मिलान|मुंडेर|मेंडक|सूरत|सोची",
		"اباده|ابيار|اجا|ادينا|ارونا|ازول|اسكر|اصيله|اعزاز|افران|اكلو|اكي|البي|الكو|اهلن|اوبرا|اورو|اولن|اوي|ايابه|ايدن|اير|ايستد|ايسي|ايين",
		"بداري|بدان|برجه|بسباس|بلاتين|بلوا|بلوي|بوتل|بور|بوري|بوسو|بيانه|بيجي|بيزا|بچي|تابي|تاتا|تامه|تجره|تروا|تفت|تكيلا|تلا|تمبل|توركي",
		"تول|تونا|تيراس|تيكيلا|جماليه|جوف|حزم|خارت|خب|خصب|خلخال|داير|دربي|دسمه|دشنا|دواي|دولا|راسين|راوي|رشيد|رطبه|رمله|رني|رويان|ري|ريده",
		"زرقا|زلم|زواره|زول|زيما|سالو|سانتي|سانيه|ستايل|سحاب|سريا|سفيره|سنقر|سنون|سواني|سوفا|سووا|سيان|شاميه|شايان|شتله|شهداء|شويا|صبيا",
		"صعده|صفراء|طرش|طريف|ظاهريه|عتق|عزابه|عفيف|غازيه|غراس|فارن|فاك|فراه|فردان|فسبته|فشن|فليت|فنطاس|فير|قارص|قريتين|قرين|قطنا|قطيفه",
		"كابوت|كاربن|كارني|كامن|كرس|كركره|كره|كريمه|كسوه|كلاو|كمرا|كنايس|كوكو|كوي|كيفه|لامو|لحي|لر|لوث|لونا|ليبرال|مارب|مارچ|ماكو|مالح",
		"مانسا|ماوا|متون|مرسيدس|مرفا|مز|مساكن|مسيب|معان|مفرق|مقلع|مله|ملو|منتور|منسي|منشاه|مهبوله|ميادين|مينوت|ناصره|نبل|نعمه|نهاريا|نورمال",
		"نوفي|نوكيا|هجين|هلنا|هنديه|هورن|هوما|هوو|واتس|واجير|وانس|وانو|ورتو|وردا|ورنه|ورويه|وشقه|وندم|ونس|ونيز|ونيس|يارم|پيشوا|ژل",
		"азия|ако|ами|антрацит|асбест|бабина|бабу|бела|береза|бесни|биг|благодарнии|бон|бор|бота|бури|ванн|верне|видное|виши|вои|глубокое",
		"гонен|горняк|гранти|губа|гуси|дила|динар|доба|долина|дори|жари|женя|закопане|закопаного|зеле|зеленка|зил|игл|изюм|империя|итака",
		"кабале|казах|кака|кале|кална|камен|капан|кати|клинци|кога|колон|колония|коньяк|котка|краби|крема|кува|куна|кута|кучи|лае|лак|лан",
		"лапа|лапи|левице|лежа|лек|лепе|леснои|либеральная|ливни|лик|лиман|лимана|лир|лот|лота|луга|лугу|марганец|медици|мело|ментор|мина",
		"монастир|московскии|мости|мука|находка|нека|ниско|нокиа|ода|озери|олива|онда|оне|орли|орловскии|оса|отрадная|отраднии|отрадное",
		"пала|пафос|первомаискии|полице|полярнии|поп|пори|постави|поти|промишленная|радужнии|раздан|рата|реда|рибное|риза|родники|ром|сако",
		"сало|сватове|светлии|седан|секунда|слани|смела|смила|советскии|сокол|сува|табор|таига|талас|тари|тарифа|текила|теплице|тил|тока",
		"токи|томе|тона|топи|топки|трат|тумба|тупа|удачнии|фарах|фару|хадж|хала|хита|хити|холм|целе|чехов|юбилеинии|южнии|южное|явне|яко",
		"яснии",
		"khulna|nachodka|nahodka|nakhodka",
	].flatMap((line) => line.split("|")),
);

/**
 * Words that say with their neighbour what neither says alone: Vietnamese for work, accident, dismissal and pregnancy (where Thai is
 * written alike but for its accent), "in such a case" in Hindi, "in the name of" in German (where Namur is called like the name), and
 * "every" with a slip (which is a town in France).
 */
const pairs: ReadonlySet<string> = new Set(
	[
		"lao động|tai nạn|sa thải|mang thai|có thai|thai sản|thai nhi|kong kano|na kano|ang kano",
		"ऐसी सूरत|किसी सूरत|हर सूरत|इस सूरत|उस सूरत|भी सूरत|शक्ल सूरत",
		"im namen|evry night|evry day|evry time|evry week|evry month|evry year|evry single",
	]
		.join("|")
		.split("|")
		.map((pair) =>
			wordsOf(pair)
				.map(({ folded }) => folded)
				.join(" "),
		),
);

/** Whether a word is one of such a pair. */
export const isOfPair = (words: readonly Pick<Word, "folded">[], i: number): boolean =>
	[i - 1, i].some((first) => pairs.has(`${words[first]?.folded} ${words[first + 1]?.folded}`));
