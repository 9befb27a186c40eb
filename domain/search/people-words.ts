/** Words that say how the name of a people or of a language beside them is meant. A line a language. */
import { ofWords, seekingWords } from "./neighbour-words.ts";
import { keysOf } from "./terms.ts";

/** Kin and others who come from somewhere; beside the name of a people they say where from. */
export const personWords: ReadonlySet<string> = keysOf(
	"couple|wife|husband|spouse|partner|fiance|fiancee|girlfriend|boyfriend|mother|father|mom|dad|parents|parent|brother|sister|son|daughter|child|children|kid|kids|family|woman|man|girl|citizen|citizens|national|nationals|refugee|refugees|migrant|migrants|immigrant|immigrants|student|students|worker|workers|nurse|friend|nanny|documents|document|passport|diploma|degree|certificate|licence|license|papers|marriage",
	"esposa|esposo|mujer|marido|pareja|novia|novio|madre|padre|padres|hermano|hermana|hijo|hija|hijos|familia|ciudadano|ciudadana|refugiado|refugiada|estudiante|trabajador|documentos|pasaporte|título|soy|somos|siamo|sommes|jesteśmy|мы|ми",
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
	"همسرم|همسر|زن|زنم|خانمم|شوهر|شوهرم|نامزدم|پدرم|مادرم|بچه‌ام|پسرم|دخترم|دانشجوی|دانشجو|مهندس|پرستار|پزشک|بازنشسته|پناهنده|پاسپورت|مدرک|من",
	"पत्नी|पति|लड़की|लड़का|छात्र|छात्रा|इंजीनियर|नर्स|पासपोर्ट|मैं",
);

/** Ancestors: whose descendant somebody is, may be a citizen there. */
export const ancestorWords: ReadonlySet<string> = keysOf(
	"grandfather|grandmother|grandparents|grandparent|granddad|grandad|grandpa|grandma|granny|ancestor|ancestors|ancestry|descent",
	"abuelo|abuela|abuelos|bisabuelo|bisabuela|bisabuelos|antepasado|antepasados|descendiente|descendientes",
	"grand|grands|grandpère|grandmère|papi|mamie|pépé|aïeul|ancêtre|ancêtres|descendant",
	"großvater|großmutter|großeltern|urgroßvater|urgroßmutter|opa|oma|vorfahren|abstammung",
	"nonno|nonna|nonni|bisnonno|bisnonna|bisnonni|antenato|antenati|discendente|discendenza",
	"avô|avó|avós|bisavô|bisavó|bisavós|antepassado|descendente",
	"grootvader|grootmoeder|grootouders|overgrootvader|overgrootmoeder|voorouders",
	"дед|дедушка|бабушка|прадед|прабабушка|предки|дід|бабуся|прадід|dziadek|babcia|pradziadek|prababcia|büyükbabam|dedem|جدي|جدتي|祖父|祖母",
);

/** Whoever belongs to a state. */
export const citizenWords: ReadonlySet<string> = keysOf(
	"citizen|citizens|ciudadano|ciudadana|ciudadanos|citoyen|citoyenne|citoyens|obywatelka|obywatelką|obywatele|громадянка|громадянкою|vatandaşıyım|vatandaşıyız|vatandaşlarıyız|uyruklu|uyrukluyum|uyrukluyuz|mamamayan|công dân|مواطن|مواطنة|كمواطن|كمواطنة|شهروند|नागरिक|公民|国民|staatsbürger|staatsbürgerin|cittadino|cittadina|cidadão|cidadã|staatsburger|гражданин|гражданином|гражданка|гражданкой|громадянин|громадянином|obywatel|obywatelem|vatandaş|vatandaşı",
);

/** Whose people somebody is by law; beside words for having it is what they have. */
const nationalityWords: ReadonlySet<string> = keysOf(
	"nationality|citizenship|passport|nacionalidad|ciudadanía|pasaporte|nationalité|citoyenneté|passeport|staatsangehörigkeit|staatsbürgerschaft|pass|reisepass|nazionalità|cittadinanza|passaporto|nacionalidade|cidadania|passaporte|nationaliteit|paspoort",
	"гражданство|гражданством|гражданства|паспорт|паспортом|громадянство|громадянством|громадянства|obywatelstwo|obywatelstwem|obywatelstwa|paszport|paszportem|vatandaşlığım|pasaportum|pasaportu|جنسية|الجنسية|جواز|تابعیت|ملیت|پاسپورت|नागरिकता|पासपोर्ट",
);
const havingWords: ReadonlySet<string> = keysOf(
	"have|hold|holding|got|tengo|ai|habe|hab|ho|tenho|heb|имею|маю|mam|var|حامل|احمل|معي|معايا|عندي|دارم|हूं|हूँ",
);
/** They lead to what somebody has. */
const withIt: ReadonlySet<string> = keysOf("with|con|avec|mit|com|met|с|со|з|із|z|ze|با");
const helpWords: ReadonlySet<string> = keysOf(
	"help|problem|problems|issue|issues|ayuda|problema|problemas|aide|problème|problèmes|hilfe|probleme|aiuto|problemi|ajuda|hulp|problemen|помощь|проблема|проблемы|допомога|проблеми|pomoc|problemy|کمک|مشکل",
);
/** So far before a nationality stands what leads to it: "with a Peruvian passport". */
const nearHaving = [1, 2, 3];
/** What stands further behind another word than a blank is behind a pause. */
const pauseOf = 2;

type Placed = { folded: string; start: number; end: number };

/** Whether a word is a nationality or a passport that somebody is there with: "met een Indiaas paspoort", but "help with Spanish nationality". */
export function isNationalityWith(units: readonly Placed[], i: number): boolean {
	const wordAt = (at: number) => units[at]?.folded ?? "";
	const leading = nearHaving.map((back) => i - back).find((at) => withIt.has(wordAt(at)));
	if (!nationalityWords.has(wordAt(i)) || leading === undefined || helpWords.has(wordAt(leading - 1))) return false;
	return units.slice(leading, i).every(({ end }, n) => (units[leading + n + 1]?.start ?? 0) - end < pauseOf);
}

/** Whether a word is a nationality or a passport that somebody has: "de nacionalidad rumana", "ik heb de Chinese nationaliteit". */
export function isNationalityHeld(units: readonly Placed[], i: number): boolean {
	const wordAt = (at: number) => units[at]?.folded ?? "";
	if (!nationalityWords.has(wordAt(i))) return false;
	const before = nearHaving.map((back) => i - back);
	// "Trabajador de nacionalidad rumana", but "demande de nationalité belge".
	const isBegun = i === 1 || (units[i - 1]?.start ?? 0) - (units[i - 2]?.end ?? 0) >= pauseOf;
	return (
		(ofWords.has(wordAt(i - 1)) && (isBegun || personWords.has(wordAt(i - 2)))) ||
		isNationalityWith(units, i) ||
		[...before, i + 1, i + 2].some(
			(at) => havingWords.has(wordAt(at)) || (wordAt(at - 1) === "у" && /^мен[яе]$/u.test(wordAt(at))),
		)
	);
}

/** Behind what somebody is, in Tagalog: "Nepali po kami". */
export const iTagalog: ReadonlySet<string> = new Set(["ako", "kami"]);
export const politeTagalog = "po";

/** Between somebody and what they are. */
export const isWords: ReadonlySet<string> = keysOf("is|are|es|est|ist|è|é|são|sono|sont|sind|son|zijn");

/** What a state gives or rules; beside the name of a people it names the country where help is wanted. */
export const stateWords: ReadonlySet<string> = keysOf(
	"citizenship|nationality|naturalisation|naturalization|visa|visas|residency|residence|permit|immigration|embassy|consulate|court|courts|law|tax|taxes|government|authorities|police|border|employer|boss|company|landlord|landlady|bank|university|pension",
	"ciudadanía|nacionalidad|nacionalización|naturalización|visado|visa|residencia|permiso|embajada|consulado|tribunal|juzgado|ley|fisco|hacienda|impuestos|gobierno|policía|jefe|jefa|empleador|empresa|casero|casera|arrendador|banco|pensión",
	"nationalité|citoyenneté|titre|séjour|visa|ambassade|consulat|tribunal|justice|loi|fisc|impôts|gouvernement|police|entreprise|employeur|patron|patronne|propriétaire|bailleur|banque|préfecture|retraite",
	"staatsbürgerschaft|staatsangehörigkeit|einbürgerung|visum|aufenthaltstitel|aufenthaltserlaubnis|botschaft|konsulat|gericht|recht|finanzamt|steuer|steuern|behörde|behörden|polizei|arbeitgeber|chef|chefin|firma|vermieter|vermieterin|bank|rente",
	"cittadinanza|visto|permesso|soggiorno|ambasciata|consolato|tribunale|legge|fisco|tasse|governo|polizia|datore|capo|azienda|padrone|banca|pensione",
	"cidadania|nacionalidade|naturalização|visto|residência|autorização|embaixada|consulado|tribunal|lei|fisco|finanças|impostos|governo|polícia|patrão|patroa|empregador|empresa|senhorio|senhoria|banco",
	"nationaliteit|staatsburgerschap|visum|verblijfsvergunning|verblijfskaart|ambassade|rechter|rechtbank|recht|belastingdienst|belasting|politie|werkgever|baas|bedrijf|verhuurder|huisbaas|bank|pensioen",
	"гражданство|гражданства|гражданством|виза|визу|визы|визе|визой|внж|пмж|вид|посольство|посольстве|консульство|консульстве|суд|суда|суде|закон|закону|налоговая|налоговой|налоги|налог|полиция|полиции|работодатель|начальник|фирма|фирме|банк|банке|пенсия|пенсию",
	"громадянство|громадянства|громадянством|віза|візу|візи|візі|візою|посвідка|посвідку|посвідки|дозвіл|внж|пмж|посольство|посольстві|консульство|консульстві|суд|суду|суді|закон|податкова|податки|поліція|поліції|роботодавець|фірма|фірмі|банк|банку",
	"obywatelstwo|obywatelstwa|obywatelstwem|wiza|wizę|wizy|wizie|wizą|pobyt|pobytu|karta|kartę|karty|ambasada|ambasadzie|konsulat|konsulacie|sąd|sądu|sądzie|prawo|prawa|urząd|urzędu|podatek|podatku|podatki|policja|policji|pracodawca|pracodawcy|szef|firma|firmie|bank|banku|emerytura|emeryturę",
	"vatandaşlık|vatandaşlığı|vatandaşlığına|vatandaşlığını|vizesi|vizem|vizemi|vizesini|vizesine|oturumu|oturumum|oturumumu|ikameti|ikametim|elçiliği|elçiliğine|konsolosluğu|konsolosluğuna|mahkemesi|hukuku|vergisi|maliyesi|polisi|patronum|patron|şirketi|bankası|emekliliği",
	"جنسية|الجنسية|تأشيرة|التأشيرة|فيزا|الفيزا|إقامة|الإقامة|اقامتي|سفارة|السفارة|قنصلية|القنصلية|محكمة|المحكمة|قانون|القانون|ضرائب|الضرائب|شرطة|الشرطة|شركة|الشركة|بنك|البنك",
	"تابعیت|شهروندی|ویزا|ویزای|ویزام|اقامت|سفارت|کنسولگری|دادگاه|قانون|مالیات|پلیس|شرکت|بانک|नागरिकता|वीज़ा|वीजा|दूतावास|पुलिस|अदालत|कानून|कंपनी",
);

/** Words for speaking, around the name of a language. */
export const speakingWords: ReadonlySet<string> = keysOf(
	"speak|speaks|speaking|spoken|speaker|fluent|into|in|who",
	"hablo|habla|hablen|hablan|hable|hablar|en|que",
	"parle|parlant|parlent|qui",
	"spreche|sprech|spricht|sprechen|sprechend|sprechender|auf",
	"parlo|parla|parlano|parli",
	"falo|fala|falam|fale|falar",
	"spreek|spreekt|spreken|sprekend|sprekende|die",
	"говорю|говорит|говорил|говорила|говорящий|говорящего|говорящая|на|по",
	"知|会|会说|讲|说|会讲|能讲|能说|話|話せる|できる|対応|わかる|分かる|で相談|يتحدث|تتحدث|يتكلم|بيتكلم|يحكي|تحكي|بيحكي|kayhder|kathder|yahki|बोलने|बोलता|बोलती",
	"fluently|native|speakers|hablante|maîtrisant|maîtrise|parler|beherrscht|madrelingua|falante|beheerst|machtig",
	"владеет|владеющий|владеющая|знающий|знающего|розмовляє|мовою|znający|językiem|يجيد|يجيدون|भाषा|dilinde|بلد",
	"bolne|konuşan|konusan|bilen|mówiący|mówiąca|mówi|володіє|говорить|nói|tiếng|زبان|zaban|nagsasalita|marunong",
);

/** Beside a language that a professional speaks: "der Englisch kann"; but "my child knows no German". */
export const ableWords: ReadonlySet<string> = keysOf("kann|können|könnte");
export const knowingWords: ReadonlySet<string> = keysOf(
	"knows|sabe|sait|conosce|kent|знает|знає|zna|biliyor|biết|بيعرف|يعرف|بلده|बोले|जाने",
);

/** Before what somebody is able to, they ask for who is. */
export const whoWords: ReadonlySet<string> = new Set([...seekingWords, ...keysOf("die|der")]);

/** A passport is somebody's own, or what they want to get. */
export const passportWords: ReadonlySet<string> = keysOf(
	"passport|pasaporte|passeport|pass|reisepass|passaporto|passaporte|paspoort|паспорт|护照|護照|パスポート|جواز|पासपोर्ट|pasaport|paszport|پاسپورت",
);
export const gettingWords: ReadonlySet<string> = keysOf(
	"get|want|obtain|apply|become|citizenship",
	"quiero|obtener|sacar|conseguir|solicitar|pedir",
	"veux|voudrais|obtenir|avoir|demander",
	"möchte|will|bekommen|beantragen|kriegen|werden",
	"vorrei|voglio|avere|ottenere|prendere|diventare",
	"quero|obter|tirar|conseguir",
	"wil|krijgen|aanvragen",
	"хочу|получить|хотим|отримати|申请|申請|想拿|取得|اريد|الحصول|चाहिए|almak|istiyorum|chcę|dostać|muốn",
);

/** What somebody has that is written. */
export const textWords: ReadonlySet<string> = keysOf(
	"contract|letter|document|documents|papers|form|lease|agreement|contrato|carta|documento|documentos|formulario",
	"contrat|lettre|courrier|document|formulaire|bail|vertrag|brief|schreiben|formular|arbeitsvertrag|mietvertrag|bescheid",
	"contratto|lettera|modulo|documenti|formulário|contract|formulier|договор|письмо|документ|документы|бумаги|договір|лист|umowa|umowę|pismo|list|sözleşme|mektup",
);
/** What leads from a text to its language. */
export const writtenIn: ReadonlySet<string> = keysOf("in|en|auf|em|op|на|по|po|w|به");

/** Between two languages that somebody speaks. */
export const andWords: ReadonlySet<string> = keysOf("and|y|e|et|und|ed|en|и|і|й|та|ve|i|oraz|và|و|aur|और|和|跟|と|at");
