/** Words that say how their neighbours are meant: a place to go to or to come from, a people, a language. A line a language. */
import { keyOf } from "./terms.ts";

const setOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split("|").map(keyOf)));

/** Words after which the place follows where help is wanted. */
export const toWords: ReadonlySet<string> = setOf(
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
	"ở|tại|đến|sang|در|به|sa",
);

/** Of them those that lead to where something is, never to what somebody does ("to buy"). */
export const inWords: ReadonlySet<string> = setOf(
	"in|near|at|around|en|bei|im|nahe|nel|nella|em|te|nabij|в|во|w|we|在|في|ở|tại|در",
);

/** Words after which the place follows that somebody or something comes from. */
export const fromWords: ReadonlySet<string> = setOf(
	"from|desde|aus|uit|из|с|со|із|зі|z|ze|从|從|自|来自|來自|من|từ|از|mula|galing|dall|dalla|dal|depuis|lascia",
);

/** The same, but that they may as well mean "of": a lawyer *of* Madrid is one *in* Madrid. */
export const ofWords: ReadonlySet<string> = setOf(
	"de|du|des|d|del|da|do|dos|das|di|von|vom|van|of|dei|della|dello|degli",
);

/** How Turkish says it at the end of the name. */
export const turkishTo = /'(?:[dt][ae]|y?[ae])$/u;
export const turkishFrom = /'[dt][ae]n$/u;

/** Words that stand behind the place where help is wanted. */
export const behindTo: ReadonlySet<string> = setOf("へ|に|で|での|の|にいる|में|को|का|की|के|पर");

/** Words that stand behind the place that somebody or something comes from. */
export const behindFrom: ReadonlySet<string> = setOf("から|出身|से");

/** Kin and others who come from somewhere; beside the name of a people they say where from. */
export const personWords: ReadonlySet<string> = setOf(
	"couple|wife|husband|spouse|partner|fiance|fiancee|girlfriend|boyfriend|mother|father|mom|dad|parents|parent|brother|sister|son|daughter|child|children|kid|kids|family|woman|man|girl|citizen|citizens|national|nationals|refugee|refugees|migrant|migrants|immigrant|immigrants|student|students|worker|workers|nurse|friend|nanny|documents|document|passport|diploma|degree|certificate|licence|license|papers|marriage",
	"esposa|esposo|mujer|marido|pareja|novia|novio|madre|padre|padres|hermano|hermana|hijo|hija|hijos|familia|ciudadano|ciudadana|refugiado|refugiada|estudiante|trabajador|documentos|pasaporte|título|soy|somos",
	"femme|mari|époux|épouse|conjoint|compagne|compagnon|mère|père|parents|frère|sœur|fils|fille|enfants|famille|ressortissant|ressortissante|réfugié|réfugiée|étudiant|étudiante|passeport|diplôme|suis",
	"frau|mann|ehefrau|ehemann|freundin|freund|verlobte|verlobter|mutter|vater|eltern|bruder|schwester|sohn|tochter|kind|kinder|familie|bürger|staatsbürger|flüchtling|flüchtlinge|student|studentin|pass|reisepass|führerschein|abschluss|bin",
	"moglie|marito|fidanzata|fidanzato|madre|padre|genitori|fratello|sorella|figlio|figlia|figli|famiglia|cittadino|cittadina|rifugiato|rifugiata|studente|passaporto|laurea|sono",
	"mulher|marido|namorada|namorado|mãe|pai|pais|irmão|irmã|filho|filha|filhos|família|cidadão|refugiado|refugiada|passaporte|diploma|sou",
	"vrouw|man|vriendin|vriend|moeder|vader|ouders|broer|zus|zoon|dochter|kinderen|gezin|vluchteling|paspoort|ben",
	"жена|жену|муж|мужа|мать|маму|отец|родители|родителей|брат|сестра|сын|дочь|дети|детей|семья|семью|гражданин|гражданка|граждане|беженец|беженцы|паспорт|диплом",
);

/** Before the name of a professional. */
export const titleWords: ReadonlySet<string> = setOf(
	"mr|mrs|ms|dr|prof|dra|lic|maître|mtre|avv|dott|mec|mgr|sayın|господин|г-н|г-жа|д-р|الدكتور|الدكتورة|डॉ|श्री",
);

/** Between a kind of professional and a name. */
export const calledWords: ReadonlySet<string> = setOf(
	"called|named|llamado|llamada|nommé|nommée|appelé|appelée|namens|chiamato|chiamata|chamado|chamada|genaamd|isimli|adlı|tên|اسمه|اسمها",
);

/** Between somebody and what they are. */
export const isWords: ReadonlySet<string> = setOf("is|are|es|est|ist|è|é|são|sono|sont|sind|son|zijn");

/** What a state gives or rules; beside the name of a people it names the country where help is wanted. */
export const stateWords: ReadonlySet<string> = setOf(
	"citizenship|nationality|naturalisation|naturalization|visa|visas|residency|residence|permit|immigration|embassy|consulate|court|courts|law|tax|taxes|government|authorities|border|employer|company|landlord|bank|university|pension",
	"ciudadanía|nacionalidad|nacionalización|naturalización|visado|visa|residencia|embajada|consulado|empresa|banco|hacienda",
	"nationalité|citoyenneté|titre|visa|ambassade|consulat|entreprise|banque|préfecture|retraite",
	"staatsbürgerschaft|staatsangehörigkeit|einbürgerung|visum|botschaft|konsulat|arbeitgeber|firma|bank|rente",
	"cittadinanza|visto|ambasciata|consolato|azienda|banca|pensione",
	"cidadania|nacionalidade|naturalização|visto|embaixada|consulado|empresa",
	"nationaliteit|staatsburgerschap|visum|ambassade|werkgever|bedrijf",
	"гражданство|виза|визу|посольство|консульство|внж|вид",
);

/** Whoever asks: where they are is not where their kin are. */
export const selfWords: ReadonlySet<string> = setOf(
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
export const withWords: ReadonlySet<string> = setOf("with|con|avec|mit|com|met|с|со|з|із|z|ze|和|跟|با|مع");

/** Kin, who want to live together. */
export const kinWords: ReadonlySet<string> = setOf(
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

/** Words for speaking, around the name of a language. */
export const speakingWords: ReadonlySet<string> = setOf(
	"speak|speaks|speaking|spoken|speaker|fluent|into|in|who",
	"hablo|habla|hablen|hablan|hable|hablar|en|que",
	"parle|parlant|parlent|qui",
	"spreche|sprech|spricht|sprechen|sprechend|sprechender|auf",
	"parlo|parla|parlano|parli",
	"falo|fala|falam|fale|falar",
	"spreek|spreekt|spreken|sprekend|sprekende|die",
	"говорю|говорит|говорящий|говорящего|говорящая|на|по",
	"知|会|会说|讲|说|会讲|能讲|能说|話|話せる|できる|対応|يتحدث|تتحدث|يتكلم|بيتكلم|बोलने|बोलता|बोलती",
	"bolne|konuşan|konusan|bilen|mówiący|mówiąca|володіє|nói|زبان|nagsasalita|marunong",
);

/** Words before a way of meeting. */
export const meetingWords: ReadonlySet<string> = setOf("by|via|per|por|par|über|over|по|through|op|na|pelo|al|in");

/** Who does not answer the phone says nothing of how to meet. */
export const answering =
	/^(answer|respon|rispon|repon|antwort|beantwort|contest|atend|opneem|neemt|отвеча|reach|pick)/u;

/** Words that are places elsewhere: meant as a town only with a capital or a preposition. */
export const everydayPlaces: ReadonlySet<string> = setOf(
	"best|male|many|most|nice|orange|same|mobile|of|us|sale|split|ira|essen|natal",
);

/** Before these an everyday word is one: "nice lawyer". */
export const describedWords: ReadonlySet<string> = setOf(
	"lawyer|lawyers|attorney|attorneys|solicitor|solicitors|barrister|notary|translator|accountant|adviser|advisor|consultant|person|people|office|firm|one",
);

/** Words before those for whom something is: "for Italians". */
export const forWords: ReadonlySet<string> = setOf("for|para|pour|für|per|voor|для");

/** A passport is somebody's own, or what they want to get. */
export const passportWords: ReadonlySet<string> = setOf(
	"passport|pasaporte|passeport|pass|reisepass|passaporto|passaporte|paspoort|паспорт|护照|護照|パスポート|جواز|पासपोर्ट|pasaport|paszport|پاسپورت",
);
export const gettingWords: ReadonlySet<string> = setOf(
	"get|want|obtain|apply|become|citizenship",
	"quiero|obtener|sacar|conseguir|solicitar|pedir",
	"veux|voudrais|obtenir|avoir|demander",
	"möchte|will|bekommen|beantragen|kriegen|werden",
	"vorrei|voglio|avere|ottenere|prendere|diventare",
	"quero|obter|tirar|conseguir",
	"wil|krijgen|aanvragen",
	"хочу|получить|хотим|отримати|申请|申請|想拿|取得|اريد|الحصول|चाहिए|almak|istiyorum|chcę|dostać|muốn",
);

/** Work, beside which "online" and "remote" say how somebody works, not how they want to meet. */
export const workWords: ReadonlySet<string> = setOf(
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
);
