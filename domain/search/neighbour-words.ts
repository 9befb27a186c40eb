/** Words that say how their neighbours are meant: a place to go to or to come from, a wish, somebody's name. A line a language. */
import { keysOf } from "./terms.ts";

/** Words after which the place follows where help is wanted. */
export const toWords: ReadonlySet<string> = keysOf(
	"in|near|at|around|within|to|into|inside|for",
	"en|a|al|hacia|para",
	"à|au|aux|dans|vers",
	"bei|nahe|im|um|nähe|nach|ins",
	"nel|nella|nell|nei|negli|ad|presso|vicino",
	"em|no|na|nos|nas|ao|pra",
	"te|nabij|bij|rond|omgeving|naar",
	"в|во|около|возле|рядом|на|у|до",
	"w|we",
	"在|到|去|来|來|赴|于|於",
	"في|قرب|بالقرب|الى|إلى|لـ|داخل",
	"ở|tại|đến|sang|در|توی|به|sa|nasa",
);

/** Of them those that lead to where something is, never to what somebody does ("to buy"). */
export const inWords: ReadonlySet<string> = keysOf(
	"in|near|at|around|en|bei|im|nahe|nel|nella|em|te|nabij|в|во|w|we|在|في|ở|tại|در|توی|sa|nasa",
);

/** Words after which the place follows that somebody or something comes from. */
export const fromWords: ReadonlySet<string> = keysOf(
	"from|desde|aus|uit|из|с|со|із|зі|z|ze|从|從|自|来自|來自|من|từ|از|mula|galing|dall|dalla|dal|depuis|lascia",
);

/** The same, but that they may as well mean "of": a lawyer *of* Madrid is one *in* Madrid. */
export const ofWords: ReadonlySet<string> = keysOf(
	"de|du|des|d|del|da|do|dos|das|di|von|vom|van|of|dei|della|dello|degli",
);

/** How Turkish says it at the end of the name. */
export const turkishTo = /'(?:[dt][ae]|y?[ae])$/u;
export const turkishFrom = /'[dt][ae]n$/u;

/** Words that stand behind the place where help is wanted. */
export const behindTo: ReadonlySet<string> = keysOf("へ|に|で|での|の|にいる|में|को|का|की|के|पर");

/** Of them those that mean "of", unless Hindi says "for" with the next word. */
export const behindOf: ReadonlySet<string> = keysOf("の|का|की|के");

/** Words that stand behind the place that somebody or something comes from. */
export const behindFrom: ReadonlySet<string> = keysOf("から|出身|से");

/** Where a state receives people abroad: they are there, and want to another country. */
export const embassyWords: ReadonlySet<string> = keysOf(
	"embassy|consulate|embajada|consulado|ambassade|consulat|botschaft|konsulat|generalkonsulat|ambasciata|consolato|embaixada|consulaat",
	"посольство|посольстве|посольства|консульство|консульстве|консульства|посольстві|консульстві|ambasada|ambasadzie|konsulacie",
	"السفارة|سفارة|القنصلية|قنصلية|سفارت|दूतावास|elçiliği|konsolosluğu|大使馆|领事馆|大使館|領事館",
);

/** Whoever lives in a place, right before its name or before "in". */
export const livingWords: ReadonlySet<string> = keysOf(
	"live|lives|living|based|reside|residing|vivo|vive|vivimos|viviendo|resido|residimos|residente|instalado|instalada",
	"habite|jhabite|habitant|habitons|habitent|vis|vivons|vivant|résidant|résidons|réside|installé|installée|installés",
	"wohne|wohnhaft|wohnen|wohnend|lebe|leben|lebend|sitze|woon|woont|wonen|wonend|leef|leven|woonachtig",
	"abito|abitiamo|risiedo|viviamo|residenti|moro|moramos|mora|morando|vivemos|vivendo",
	"живу|живем|живём|живёт|живущая|живущий|проживаю|проживаем|осели|живемо|мешкаю|мешкаємо|проживаємо|оселилися",
	"mieszkam|mieszkamy|mieszkając|mieszkajac|żyję|żyjemy|yaşıyorum|oturuyorum",
	"مقيم|مقيمة|مقيمين|ساكن|ساكنة|ساكنين|عايش|عايشة|عايشين|أعيش|نعيش|بعيش|أسكن|نسكن|أقيم|نقيم",
	"sống|ngụ|nakatira|naninirahan|nakatirá|tumira",
);

/** The same behind a place: "लंदन में रहता हूँ", "Berlin'de yaşıyorum". */
export const livingBehind: ReadonlySet<string> = keysOf(
	"रहता|रहती|रहते|रहकर|बसे|बसा|rehta|rehti|rehte|rahta|yaşıyorum|yaşıyoruz|yaşarken|oturuyorum|oturuyoruz|هستم|هستیم|زندگی|می‌کنم|ساکنم|ساکن|مقیم",
);

/** Between where somebody starts and where they go: "germany to netherlands". */
export const onwardWords: ReadonlySet<string> = keysOf("to|nach|naar|до|إلى|الى");

/** Before a thing of which there are many: "un riad" is a house, no city. */
export const someWords: ReadonlySet<string> = keysOf("un|une|una|ein|eine|einen|einem|einer|een|uma");

/**
 * Before a name that begins with an article, that article, with a preposition in one word or without: "all'Avana" is
 * L'Avana, "au Caire" Le Caire. The role is what the preposition says.
 */
export const joinedArticles: ReadonlyMap<string, { article: "l" | "le"; role: "to" | "from" | null }> = new Map([
	["l", { article: "l", role: null }],
	["all", { article: "l", role: "to" }],
	["nell", { article: "l", role: "to" }],
	["dall", { article: "l", role: "from" }],
	["dell", { article: "l", role: null }],
	["au", { article: "le", role: "to" }],
	["du", { article: "le", role: null }],
]);

/** Before the name of a professional. */
export const titleWords: ReadonlySet<string> = keysOf(
	"mr|mrs|ms|dr|prof|dra|lic|maître|mtre|avv|dott|mec|mgr|sayın|господин|г-н|г-жа|д-р|الدكتور|الدكتورة|डॉ|श्री",
);

/** How compounds end that name a lawyer with what they do: "Scheidungsanwältin", "letselschadeadvocaat". */
export const ofLawyer = /(?<!^staats)(?:anwalt|anwalte?s|anwalte|anwaltin|anwaltinnen|advocaat|advocate|advocaten)$/;

/** The same of any professional. */
export const ofProfession = new RegExp(
	`${ofLawyer.source}|(?:jurist|notar|dolmetscher|ubersetzer|berater)(?:in)?$|(?:notaris|vertaler|tolk|adviseur|boekhouder)$|(?:律师|弁护士|翻译|公证人)$`,
);

/** Between a kind of professional and a name. */
export const calledWords: ReadonlySet<string> = keysOf(
	"called|named|llamado|llamada|nommé|nommée|appelé|appelée|namens|chiamato|chiamata|chamado|chamada|genaamd|isimli|adlı|tên|اسمه|اسمها",
);

/** Whoever asks: where they are is not where their kin are. */
export const selfWords: ReadonlySet<string> = keysOf(
	"i|im|we|were",
	"estoy|vivo|vivimos|estamos|yo|resido",
	"je|suis|vis|habite|nous",
	"ich|bin|wohne|lebe|wir",
	"io|sono|abito|viviamo",
	"estou|moro|eu|resido",
	"ik|ben|woon|wij",
	"я|мы|живу|ми|живемо|mieszkam|jestem",
	"我在|我们在|我住在|私は",
	"انا|وانا|ساكن|ساكنه|عايش|मैं|main|tôi|ben|yaşıyorum|من|ako",
);

/** Before those who are with somebody. */
export const withWords: ReadonlySet<string> = keysOf("with|con|avec|mit|com|met|с|со|з|із|z|ze|和|跟|با|مع");

/** Kin, who want to live together. */
export const kinWords: ReadonlySet<string> = keysOf(
	"wife|husband|spouse|fiance|fiancee|girlfriend|boyfriend|mother|father|mom|dad|parents|parent|son|daughter|child|children|kid|kids|family|grandmother",
	"esposa|esposo|mujer|marido|pareja|novia|novio|madre|mamá|padre|papá|padres|hija|hijo|hijos|hijas|familia",
	"femme|mari|époux|épouse|conjoint|conjointe|mère|père|parents|fils|fille|enfant|enfants|famille",
	"frau|mann|ehefrau|ehemann|freundin|freund|verlobte|mutter|vater|eltern|sohn|tochter|kind|kinder|familie",
	"moglie|marito|fidanzata|fidanzato|madre|mamma|padre|genitori|figlio|figlia|figli|famiglia",
	"mulher|esposa|marido|namorada|noiva|mãe|pai|pais|filho|filha|filhos|família",
	"vrouw|man|vriendin|vriend|verloofde|moeder|vader|ouders|zoon|dochter|kind|kinderen|gezin",
	"жена|жену|жены|мужа|муж|мать|маму|мама|отца|родителей|родители|сына|дочь|детей|ребёнка|семью|семья",
	"妻子|老婆|丈夫|老公|父母|孩子|母亲|父亲|家人|妻|夫|両親|母|父|子供|家族",
	"زوجتي|زوجي|مراتي|مرتي|جوزي|امي|ابي|ابوي|اولادي|ولادي|ابني|بنتي|ابنتي|عائلتي|عيلتي|اهلي|والدي|والدتي|اخي|اختي|पत्नी|बीवी|माता|भाई|पति|माँ|पिता|बच्चे|बेटा|बेटी|परिवार",
	"mẹ|bố|cha|ba má|vợ|chồng|asawa|nanay|tatay|anak|magulang|pamilya",
	"karım|karımı|kocam|kocamı|eşim|eşimi|annem|annemi|babam|babamı|çocuğum|çocuklarım|kızım|oğlum|ailem",
	"дружину|дружина|чоловік|чоловіка|мама|маму|батьки|батьків|діти|дітей|дітьми|донька|доньку|сім'я",
	"żonę|żona|żoną|mąż|męża|mama|mamę|dzieci|dziećmi|rodzice|rodziców|syna|córka|córkę|rodzina",
	"همسرم|زنم|شوهرم|مادرم|پدرم|مامانم|بابام|پسرم|دخترم|بچه‌هام|خانوادم|خانواده‌ام",
);

/** Words that are places elsewhere: meant as a town only with a capital or a preposition. */
export const everydayPlaces: ReadonlySet<string> = keysOf(
	"best|male|many|most|nice|orange|same|mobile|of|us|sale|split|ira|essen|natal|rio|جديد",
);

/** Behind a name they say that it is a city's: "Cork city". */
export const cityWords: ReadonlySet<string> = keysOf("city|town|ville|stadt|stad|ciudad|città|cidade");

/** What a city has, before "of" and its name: "universidade de Coimbra". */
export const institutions: ReadonlySet<string> = keysOf(
	"university|court|police|council|universidad|juzgado|ayuntamiento|tribunal|hospital|universidade|câmara|prefeitura",
	"université|fac|faculté|mairie|préfecture|hôpital|università|comune|questura|prefettura|ospedale|universiteit|gemeente",
);

/** Before these an everyday word is one: "nice lawyer". */
export const describedWords: ReadonlySet<string> = keysOf(
	"lawyer|lawyers|attorney|attorneys|solicitor|solicitors|barrister|notary|translator|accountant|adviser|advisor|consultant|person|people|office|firm|one",
);

/** Words before those for whom something is: "for Italians". */
export const forWords: ReadonlySet<string> = keysOf("for|para|pour|für|per|voor|для");

/** Who is looked for. */
export const seekingWords: ReadonlySet<string> = keysOf(
	"who|someone|somebody|anyone|anybody|quien|quién|alguien|quem|alguém|qui|qqn|quelqu|chi|qualcuno|wer|jemand|jemanden|wie|iemand",
	"кто|кого|кто-нибудь|кто-то|хто|хтось|kto|ktoś|kogoś|kim|biri|birisi|biriyle|birini|kimse|ai|sino|حد|حدا|مين|احد|کسی|یکی|کی|कोई|कौन|किसी",
);

/** What somebody says who needs or wants something. */
export const needWords: ReadonlySet<string> = keysOf(
	"need|needs|needed|want|wants|looking|seek|seeking|please|pls|plz|can|could|necesito|necesitamos|busco|buscamos|quiero|ocupo|urge|porfa|favor",
	"besoin|cherche|cherchons|faut|voudrais|veux|svp|stp|brauche|brauchen|suche|suchen|bräuchte|möchte|will|bitte|muss|serve|servirebbe|cerco|cerchiamo|vorrei|voglio|bisogno|devo",
	"preciso|procuro|quero|precisamos|queria|nodig|zoek|zoeken|wil|graag|moet|нужен|нужна|нужно|нужны|ищу|ищем|хочу|надо|можно|помогите|потрібен|потрібна|потрібно|шукаю|треба|можна",
	"potrzebuję|potrzebny|potrzebna|szukam|szukamy|chcę|proszę|muszę|lazım|gerek|istiyorum|arıyorum|lütfen|محتاج|محتاجة|بدي|عايز|عايزة|اريد|أريد|ابي|ابغى|بغيت|لازم|ضروري|ابحث",
	"میخوام|میخواهم|لازم|دنبال|لطفا|باید|चाहिए|चाहिये|chahiye|ज़रूरत|cần|muốn|tìm|kailangan|hanap|gusto|pwede|paki|sana",
);

/** Work, beside which "online" and "remote" say how somebody works, not how they want to meet. */
export const workWords: ReadonlySet<string> = keysOf(
	"work|working|works|worker|job|jobs|nomad|nomads|company|business|shop|store|bought|order|ordered|abroad",
	"trabajo|trabajar|trabajando|empleo|nómada|tienda|compré|teletrabajo",
	"travail|travaille|travailler|travaillant|nomade|boutique|commandé|acheté",
	"arbeit|arbeite|arbeiten|arbeitend|job|nomade|nomaden|gekauft|bestellt",
	"lavoro|lavorare|lavorando|nomadi|comprato|negozio",
	"trabalho|trabalhar|trabalhando|emprego|nómadas|nômade|comprei|loja",
	"werk|werken|werkend|baan|nomade|gekocht|besteld",
	"работа|работать|работаю|работы|работу|кочевник|купил|купила|заказал|робота|працювати|працюю",
	"工作|上班|办公|辦公|购|买|買|ワーカー|ワーク|勤務|仕事|働く|働いて|購入",
	"عمل|العمل|اعمل|شغل|شغلي|काम|नौकरी|iş|çalışmak|çalışıyorum|praca|pracę|pracuję|pracować|việc|کار|trabaho",
	// What is bought or sold online.
	"sell|selling|sold|vendo|vender|vendí|vends|verkaufe|verkaufen|verkauft|verkoop|verkocht|vendido|продаю|продал|продала",
	"卖|賣|ببيع|وببيع|ابيع|بيع|اشتريت|बेचता|बेचती|खरीदा|satıyorum|sattım|aldım|sprzedaję|sprzedałem|kupiłem|kupiłam|خریدم",
);

/** Treaties and rules that are called by a city: "ハーグ条約", "the Dublin regulation", "Ankara anlaşması". */
export const treatyWords: ReadonlySet<string> = keysOf(
	"convention|regulation|fingerprint|fingerprints|convenio|reglamento|règlement",
	"abkommen|übereinkommen|verordnung|verfahren|convenzione|regolamento|convenção|regulamento|verdrag|verordening",
	"конвенция|конвенции|конвенцией|регламент|процедура|конвенція|konwencja|rozporządzenie|sözleşme|anlaşma",
	"公约|公約|条約|條約|规则|規則|اتفاقية|بصمة|معاهدة|संधि",
);

/** What lies where it is, and is dealt with there, wherever those live who own or inherit it. */
export const estateWords: ReadonlySet<string> = keysOf(
	"flat|house|apartment|land|property|inherited|inheritance|estate|piso|casa|finca|terreno|herencia|heredé|apartamento",
	"maison|appartement|terrain|héritage|hérité|wohnung|haus|grundstück|erbe|geerbt|eredità|appartamento|herança|herdei",
	"huis|woning|erfenis|grond|квартира|квартиру|дом|участок|наследство|будинок|спадщина|działka|działkę|mieszkanie|dom|spadek",
	"ev|tarla|arsa|daire|miras|بيت|شقة|ارض|أرض|ورث|ميراث|مکان|ملک|घर|मकान|ज़मीन|जमीन|फ्लैट",
);

/** What flies: where it goes is not where help is wanted. */
export const flightWords: ReadonlySet<string> = keysOf(
	"flight|flights|vuelo|vuelos|vol|vols|flug|flüge|volo|voli|voo|voos|vlucht|vluchten",
	"рейс|рейса|самолет|самолёт|авиарейс|літак|samolot|uçuş|uçağı|uçak|航班|飞机|飛機|フライト|رحلة|رحلتي|طيارة|الطيارة|طائرة|उड़ान|फ्लाइट",
);
