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
	"ở|tại|đến|sang|در|به|sa|nasa",
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

/** Of them those that mean "of", unless Hindi says "for" with the next word. */
export const behindOf: ReadonlySet<string> = setOf("の|का|की|के");

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
	// What people are, do and bring with them.
	"am|im|engineer|engineers|developer|designer|freelancer|freelance|chef|cook|driver|teacher|doctor|carer|cleaner|entrepreneur|investor|artist|graduate|graduates|retiree|retirees|retired|pensioner|pensioners|expat|expats|widow|widower|guy|lady|baby|birth|wedding|divorce|judgment",
	"ingeniero|ingeniera|médico|médica|enfermero|enfermera|jubilado|jubilada|jubilados|pensionista|empresario|programador|programadora|desarrollador|cocinero|cocinera|trabajadora|profesor|profesora|amigo|amiga|chico|chica|hombre|bebé|matrimonio|partida|diploma",
	"ingénieur|ingénieure|infirmier|infirmière|médecin|retraités|retraitée|cuisinier|développeur|développeuse|travailleur|travailleuse|professeur|ami|amie|bébé|homme|couple|acte|permis|étudiants|je",
	"ingenieur|ingenieurin|rentner|rentnerin|krankenschwester|krankenpfleger|pfleger|pflegerin|arzt|ärztin|koch|köchin|entwickler|entwicklerin|programmierer|designer|designerin|arbeiter|arbeiterin|studenten|studierende|paar|baby|diplom|zeugnis|geburtsurkunde|heiratsurkunde|ich|als",
	"ingegnere|infermiere|infermiera|medico|pensionato|pensionata|pensionati|studentessa|badante|cuoco|cuoca|lavoratore|lavoratrice|ragazzo|ragazza|coppia|patente|diploma|io",
	"engenheiro|engenheira|enfermeiro|enfermeira|aposentado|aposentada|reformado|reformada|médico|estudante|trabalhador|trabalhadora|cozinheiro|motorista|noivo|noiva|casal|certidão|eu",
	"verpleegkundige|gepensioneerde|gepensioneerden|student|studente|arts|kok|werknemer|echtgenoot|echtgenote|rijbewijs|ik",
	"студент|студентка|студентку|пенсионер|пенсионерка|инженер|медсестра|врач|повар|программист|строитель|девушка|девушку|невеста|невесту|жених|супруга|супруг|аттестат|свидетельство|я",
	"дружина|дружину|чоловік|наречена|студент|студентка|пенсіонер|пенсіонерка|інженер|лікар|громадянин|громадянка|свідоцтво",
	"żona|żonę|mąż|męża|narzeczona|studentka|inżynier|emeryt|emerytka|pielęgniarka|lekarz|obywatel|obywatelka|dyplom|paszport|jestem",
	"eşim|eşi|karım|kocam|nişanlım|öğrenci|mühendis|emekli|hemşire|işçi|bakıcı|bakıcıyı|vatandaşı|diploma|pasaport|gelin",
	"زوجتي|زوجي|زوجة|زوج|خطيبتي|خطيبي|مهندس|مهندسة|طالب|طالبة|ممرض|ممرضة|متقاعد|متقاعدة|دكتور|طبيب|طبيبة|عامل|عاملة|شاب|رجل|امرأة|اتزوج|أتزوج|الزواج|زواج|متزوج|متزوجة|عائلة|جواز|شهادة|لاجئ|لاجئة|انا|أنا",
	"همسرم|همسر|زن|شوهر|دانشجوی|دانشجو|مهندس|پرستار|پزشک|بازنشسته|پناهنده|پاسپورت|مدرک|من",
	"पत्नी|पति|लड़की|लड़का|छात्र|छात्रा|इंजीनियर|नर्स|पासपोर्ट|मैं",
);

/** Ancestors: whose descendant somebody is, may be a citizen there. */
export const ancestorWords: ReadonlySet<string> = setOf(
	"grandfather|grandmother|grandparents|grandparent|granddad|grandpa|grandma|ancestor|ancestors|ancestry|descent",
	"abuelo|abuela|abuelos|bisabuelo|bisabuela|bisabuelos|antepasado|antepasados|descendiente|descendientes",
	"grand-père|grand-mère|grands-parents|aïeul|ancêtre|ancêtres|descendant",
	"großvater|großmutter|großeltern|urgroßvater|urgroßmutter|opa|oma|vorfahren|abstammung",
	"nonno|nonna|nonni|bisnonno|bisnonna|bisnonni|antenato|antenati|discendente|discendenza",
	"avô|avó|avós|bisavô|bisavó|bisavós|antepassado|descendente",
	"grootvader|grootmoeder|grootouders|overgrootvader|overgrootmoeder|voorouders",
	"дед|дедушка|бабушка|прадед|прабабушка|предки|дід|бабуся|прадід|dziadek|babcia|pradziadek|prababcia|büyükbabam|dedem|جدي|جدتي|祖父|祖母",
);

/** Whoever belongs to a state. */
export const citizenWords: ReadonlySet<string> = setOf(
	"citizen|citizens|ciudadano|ciudadana|citoyen|citoyenne|staatsbürger|staatsbürgerin|cittadino|cittadina|cidadão|cidadã|staatsburger|гражданин|гражданином|гражданка|гражданкой|громадянин|громадянином|obywatel|obywatelem|vatandaş|vatandaşı",
);

/** Where a state receives people abroad: they are there, and want to another country. */
export const embassyWords: ReadonlySet<string> = setOf(
	"embassy|consulate|embajada|consulado|ambassade|consulat|botschaft|konsulat|generalkonsulat|ambasciata|consolato|embaixada|consulaat",
	"посольство|посольстве|посольства|консульство|консульстве|консульства|посольстві|консульстві|ambasada|ambasadzie|konsulacie",
	"السفارة|سفارة|القنصلية|قنصلية|سفارت|दूतावास|elçiliği|konsolosluğu|大使馆|领事馆|大使館|領事館",
);

/** What a state pays to whoever has worked there. */
export const pensionWords: ReadonlySet<string> = setOf(
	"pension|pensión|retraite|retraité|rente|rentner|pensione|pensionato|pensão|pensioen|пенсия|пенсию|emerytura|emeryturę",
);

/** Whoever lives in a place, right before its name or before "in". */
export const livingWords: ReadonlySet<string> = setOf(
	"live|lives|living|based|reside|residing|vivo|vive|vivimos|viviendo|resido|residente",
	"habite|habitant|habitons|vis|vivons|résidant|réside|wohne|wohnhaft|wohnen|lebe|leben",
	"abito|abitiamo|risiedo|residente|moro|moramos|woon|woont|wonen|wonend",
	"живу|живем|живёт|проживаю|живемо|mieszkam|mieszkamy|yaşıyorum|oturuyorum|مقيم|ساكن|ساكنة|عايش",
);

/** Between where somebody starts and where they go: "germany to netherlands". */
export const onwardWords: ReadonlySet<string> = setOf("to|nach|naar|до|إلى|الى");

/** Before a thing of which there are many: "un riad" is a house, no city. */
export const someWords: ReadonlySet<string> = setOf("un|une|una|ein|eine|einen|einem|einer|een|uma");

/** Article and preposition in one, before a name that begins with an article: "all'Avana" is L'Avana. */
export const elided: ReadonlyMap<string, "to" | "from" | null> = new Map([
	["l", null],
	["all", "to"],
	["nell", "to"],
	["dall", "from"],
	["dell", null],
]);

/** Before a day by which something must be done: no wish to meet then. */
export const deadlineWords: ReadonlySet<string> = setOf(
	"by|until|till|before|bis|spätestens|hasta|antes|jusqu|avant|entro|até|tot|voor|до|к|do|حتى|قبل|kadar",
);

/** Work that is done for nothing says nothing of what help may cost. */
export const unpaidWork: ReadonlySet<string> = setOf(
	"overtime|überstunden|nadgodziny|robić|robię|pracować|pracuję|straordinari|overuren|сверхурочно|сверхурочные|понаднормово",
);

/** What whoever has no money says of a lawyer. */
export const poverty: RegExp =
	/\b(?:can ?no?t|can'?t|cannot|couldn'?t|unable to) (?:afford|pay)|no money|no (?:puedo|podemos) (?:pagar|permitir)|(?:sin|no tengo|no tenemos) (?:dinero|plata|recursos)|pas les moyens|pas d'argent|(?:nicht|keinen? \S+) leisten|kein geld|non (?:posso|possiamo) permetter|non ho (?:i )?soldi|não (?:posso|consigo|tenho como) pagar|não tenho dinheiro|sem dinheiro|niet betalen|geen geld|нет денег|немає грошей|nie (?:stać mnie|mam pieniędzy)|param yok|(?:ما معي|ما عندي|معنديش|ليس لدي) (?:فلوس|مال)|پول ندارم|没钱|沒錢|お金がない|पैसे नहीं|paise nahi/iu;

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
	"fluently|native|speakers|hablante|maîtrisant|maîtrise|parler|beherrscht|madrelingua|falante|beheerst|machtig",
	"владеет|владеющий|владеющая|знающий|знающего|розмовляє|мовою|znający|językiem|يجيد|يجيدون|भाषा|dilinde|بلد",
	"bolne|konuşan|konusan|bilen|mówiący|mówiąca|володіє|nói|زبان|nagsasalita|marunong",
);

/** Words before a way of meeting. */
export const meetingWords: ReadonlySet<string> = setOf("by|via|per|por|par|über|over|по|through|op|na|pelo|al|in");

/** Who does not answer the phone says nothing of how to meet. */
export const answering =
	/^(answer|respon|rispon|repon|antwort|beantwort|contest|atend(?!a)|opneem|neemt|отвеча|reach|pick)/u;

/** Words that are places elsewhere: meant as a town only with a capital or a preposition. */
export const everydayPlaces: ReadonlySet<string> = setOf(
	"best|male|many|most|nice|orange|same|mobile|of|us|sale|split|ira|essen|natal|rio",
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
	// What is bought or sold online.
	"sell|selling|sold|vendo|vender|vendí|vends|verkaufe|verkaufen|verkauft|verkoop|verkocht|vendido|продаю|продал|продала",
	"卖|賣|ببيع|وببيع|ابيع|بيع|اشتريت|बेचता|बेचती|खरीदा|satıyorum|sattım|aldım|sprzedaję|sprzedałem|kupiłem|kupiłam|خریدم",
);

/** Treaties and rules that are called by a city: "ハーグ条約", "the Dublin regulation", "Ankara anlaşması". */
export const treatyWords: ReadonlySet<string> = setOf(
	"convention|regulation|fingerprint|fingerprints|convenio|reglamento|règlement",
	"abkommen|übereinkommen|verordnung|verfahren|convenzione|regolamento|convenção|regulamento|verdrag|verordening",
	"конвенция|конвенции|конвенцией|регламент|процедура|конвенція|konwencja|rozporządzenie|sözleşme|anlaşma",
	"公约|公約|条約|條約|规则|規則|اتفاقية|بصمة|معاهدة|संधि",
);

/** What lies where it is, and is dealt with there, wherever those live who own or inherit it. */
export const estateWords: ReadonlySet<string> = setOf(
	"flat|house|apartment|land|property|inherited|inheritance|estate|piso|casa|finca|terreno|herencia|heredé|apartamento",
	"maison|appartement|terrain|héritage|hérité|wohnung|haus|grundstück|erbe|geerbt|eredità|appartamento|herança|herdei",
	"huis|woning|erfenis|grond|квартира|квартиру|дом|участок|наследство|будинок|спадщина|działka|działkę|mieszkanie|dom|spadek",
	"ev|tarla|arsa|daire|miras|بيت|شقة|ارض|أرض|ورث|ميراث|مکان|ملک|घर|मकान|ज़मीन|जमीन|फ्लैट",
);

/** What flies: where it goes is not where help is wanted. */
export const flightWords: ReadonlySet<string> = setOf(
	"flight|flights|vuelo|vuelos|vol|vols|flug|flüge|volo|voli|voo|voos|vlucht|vluchten",
	"рейс|рейса|самолет|самолёт|авиарейс|літак|samolot|uçuş|uçağı|uçak|航班|飞机|飛機|フライト|رحلة|رحلتي|طيارة|الطيارة|طائرة|उड़ान|फ्लाइट",
);

/** What somebody has that is written. */
export const textWords: ReadonlySet<string> = setOf(
	"contract|letter|document|documents|papers|form|lease|agreement|contrato|carta|documento|documentos|formulario",
	"contrat|lettre|courrier|document|formulaire|bail|vertrag|brief|schreiben|formular|arbeitsvertrag|mietvertrag|bescheid",
	"contratto|lettera|modulo|documenti|formulário|contract|formulier|договор|письмо|документ|документы|бумаги|договір|лист|umowa|umowę|pismo|list|sözleşme|mektup",
);
/** What leads from a text to its language. */
export const writtenIn: ReadonlySet<string> = setOf("in|en|auf|em|op|на|po|w");
