/** What somebody wants to know of the professional whose profile they are on: "is he a real lawyer?", "how much?". */
import { wordsOf } from "#domain/search/terms.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { type Found, holdsOneOf, isOneOf, spaced } from "./phrases.ts";

/** What is asked of a profile. */
export const profileTopics = ["licence", "languages", "fee", "times"] as const;
export type ProfileTopic = (typeof profileTopics)[number];

type ProfileQuestion = { id: string; topics: ProfileTopic[] };

const profilePath = /^\/business\/([0-9a-f]{32})$/;

/** Whoever writes more tells of more than a profile. */
const mostWords = 20;

/**
 * Lines of phrases, one a language: with a pronoun, "this lawyer", or a verb that says of somebody what it says. Where they
 * speak of nobody (`costs`), they mean the profile unless they name a matter.
 */
const phrases = {
	licence: {
		en: "is he a real|is she a real|is he real|is she real|is this real|are they real|is this a real|is this lawyer real|is this lawyer a real|is the lawyer real|is he a lawyer|is she a lawyer|are they a lawyer|is this person a lawyer|is he an actual|is she an actual|is he really|is she really|are they really|is he licen|is she licen|are they licen|is this lawyer licen|is this person licen|is he verified|is she verified|are they verified|is this profile verified|is this lawyer verified|is he legit|is she legit|are they legit|is this legit|is he qualified|is she qualified|are they qualified|is he registered|is she registered|are they registered|is he allowed to practi|is she allowed to practi|are they allowed to practi|can i trust him|can i trust her|can i trust them|can i trust this|is he fake|is she fake|is this fake|is this a scam|is he a scam|is she a scam|does he have a licen|does she have a licen|do they have a licen|has he got a licen|has she got a licen|his licen|her licen|their licen|who licensed|when was he checked|when was she checked|when were they checked|did you check him|did you check her|did you check them|did you check this|have you checked him|have you checked her|have you checked them|have you checked this",
		es: "es abogado de verdad|es abogada de verdad|es un abogado de verdad|es una abogada de verdad|es un abogado real|es una abogada real|es abogado real|es realmente abogad|es un abogado verdadero|este abogado es real|esta abogada es real|este abogado es de verdad|esta abogada es de verdad|este perfil es real|este perfil es de verdad|esta colegiad|es de fiar|es de confianza|puedo confiar en el|puedo confiar en ella|puedo fiarme de|tiene licencia|su licencia|esta verificad|es una estafa|lo habeis comprobado|la habeis comprobado",
		fr: "est il un vrai|est elle une vraie|est ce un vrai|est ce une vraie|c est un vrai avocat|c est une vraie avocate|est il avocat|est elle avocate|est il vraiment|est elle vraiment|il est vraiment avocat|elle est vraiment avocate|est il inscrit|est elle inscrite|est il verifie|est elle verifie|est il agree|est elle agreee|ce profil est il|cet avocat est il|cette avocate est elle|cet avocat est vrai|lui faire confiance|a t il une licence|a t elle une licence|sa licence|c est une arnaque|est ce une arnaque",
		de: "ist er ein echter|ist sie eine echte|ist das ein echter|ist das eine echte|ist er anwalt|ist sie anwaltin|ist er ein anwalt|ist sie eine anwaltin|ist er wirklich|ist sie wirklich|ist er zugelassen|ist sie zugelassen|ist er gepruft|ist sie gepruft|wurde er gepruft|wurde sie gepruft|ist er echt|ist sie echt|ist dieser anwalt echt|ist dieser anwalt zugelassen|ist diese anwaltin echt|ist diese anwaltin zugelassen|ist dieses profil echt|kann ich ihm vertrauen|kann ich ihr vertrauen|ist er serios|ist sie serios|hat er eine zulassung|hat sie eine zulassung|hat er eine lizenz|hat sie eine lizenz|seine zulassung|ist das betrug",
		it: "e un vero avvocato|e una vera avvocat|e davvero un avvocat|e davvero avvocat|e davvero una avvocat|e un avvocato vero|e veramente un avvocat|questo avvocato e vero|questo profilo e vero|e iscritto all|e iscritta all|e stato verificat|e stata verificat|e verificato|e verificata|posso fidarmi di|mi posso fidare di|ha la licenza|ha una licenza|e abilitato|e abilitata|e una truffa|e affidabile",
		pt: "e um advogado de verdade|e uma advogada de verdade|e advogado de verdade|e advogada de verdade|e mesmo advogad|e realmente advogad|e realmente um advogad|e um advogado real|este advogado e real|esse advogado e real|posso confiar nele|posso confiar nela|posso confiar neste|posso confiar nesse|ele tem licenca|ela tem licenca|tem oab|esta inscrito na|esta inscrita na|foi verificad|esta verificad|ele e verificad|ela e verificad|e um golpe|e golpe|e uma burla|e de confianca",
		nl: "is hij een echte|is zij een echte|is ze een echte|is dit een echte|is hij advocaat|is zij advocaat|is ze advocaat|is hij echt|is zij echt|is ze echt|is deze advocaat echt|is dit profiel echt|is hij gecontroleerd|is zij gecontroleerd|is ze gecontroleerd|heeft hij een licentie|heeft zij een licentie|heeft ze een licentie|is hij bevoegd|is zij bevoegd|is ze bevoegd|kan ik hem vertrouwen|kan ik haar vertrouwen|is hij te vertrouwen|is zij te vertrouwen|is ze te vertrouwen|is dit oplichterij",
		ru: "он настоящий|она настоящ|это настоящий адвокат|это настоящий юрист|настоящий ли|настоящая ли|он адвокат|она адвокат|он юрист|она юрист|он правда адвокат|она правда адвокат|он действительно адвокат|она действительно адвокат|у него есть лиценз|у нее есть лиценз|есть ли у него лиценз|есть ли у нее лиценз|его лиценз|ее лиценз|его провер|ее провер|он провер|она провер|можно ему доверять|можно ей доверять|ему можно доверять|ей можно доверять|можно ли ему доверять|можно ли ей доверять|этот адвокат настоящ|этот юрист настоящ|этому адвокату можно|он не мошенник|она не мошенни|он мошенник|она мошенни",
		zh: "他是真的律师|她是真的律师|是真律师|真的是律师|他是律师|她是律师|是真的吗|他有执照|她有执照|有执照吗|有律师证|有牌照吗|他的执照|她的执照|他可靠|她可靠|靠谱吗|可信吗|能信任他|能信任她|可以相信他|可以相信她|是不是骗子|是骗子吗|这个律师是真|这位律师是真|是正规律师|是正规的",
		ja: "本物の弁護士|本当に弁護士|本物ですか|この人は弁護士|彼は弁護士|彼女は弁護士|資格がありますか|資格はありますか|資格を持って|信用できますか|信頼できますか|この人は信用|この人は信頼|登録されていますか|確認済みですか|詐欺ですか|偽物",
		ar: "هل هو محام|هل هي محام|محامي حقيقي|محام حقيقي|محامية حقيقية|هل هذا المحامي حقيقي|هل هو حقيقي|هل هي حقيقية|هل هو مرخص|هل هي مرخصة|عنده رخصة|عندها رخصة|لديه رخصة|لديها رخصة|لديه ترخيص|لديها ترخيص|رخصته|رخصتها|الوثوق به|الوثوق بها|اثق به|اثق بها|اثق فيه|اثق فيها|هل هو نصاب|هو محامي عنجد|هو محامي بجد",
		hi: "असली वकील|क्या वह वकील|क्या वो वकील|क्या वे वकील|क्या यह वकील|क्या ये वकील|सच में वकील|वाकई वकील|पास लाइसेंस|इनका लाइसेंस|उनका लाइसेंस|इसका लाइसेंस|उसका लाइसेंस|इन पर भरोसा|उन पर भरोसा|इस पर भरोसा|उस पर भरोसा|क्या यह सत्यापित|क्या ये सत्यापित|क्या वे सत्यापित|क्या यह फर्जी|क्या ये फर्जी",
	},
	/** Beside the name of a language. */
	speaks: {
		en: "he speak|she speak|they speak|lawyer speak|person speak|he understand|she understand|they understand|he know|she know|talk to him in|talk to her in|talk to them in|speak to him in|speak to her in|speak to them in|write to him in|write to her in|write to them in|speaks",
		es: "habla|hablan|entiende|entienden",
		fr: "parle|parlent|comprend",
		de: "spricht|sprechen sie|versteht|kann er|kann sie",
		it: "parla|parlano|capisce",
		pt: "fala|falam|entende",
		nl: "spreekt|spreken ze|verstaat",
		ru: "говорит|говорят|понимает|владеет|знает",
		zh: "会说|会讲|能说|能讲|懂|说",
		ja: "話せ|話しますか|話します|通じ|わかりますか|できますか",
		ar: "يتكلم|تتكلم|يحكي|تحكي|بيحكي|بتحكي|يتحدث|تتحدث|يفهم|تفهم|بيعرف|بتعرف",
		hi: "बोलते|बोलती|बोलता|बोल सक|आती है|आता है|समझते|समझती|समझता|जानते|जानती",
	},
	languages: {
		en: "what language|which language|he speak my language|she speak my language|they speak my language|his language|her language|their language",
		es: "que idioma|que lengua|cuales idiomas|habla mi idioma",
		fr: "quelle langue|quelles langues|parle ma langue|parle t il ma langue|parle t elle ma langue",
		de: "welche sprache|welchen sprachen|welcher sprache|spricht er meine sprache|spricht sie meine sprache",
		it: "che lingu|quali lingu|quale lingua|parla la mia lingua",
		pt: "que idioma|quais idiomas|que lingua|quais linguas|fala minha lingua|fala a minha lingua",
		nl: "welke taal|welke talen|spreekt hij mijn taal|spreekt zij mijn taal|spreekt ze mijn taal",
		ru: "на каком языке|на каких языках|какие языки|какими языками|каким языком|говорит на моем языке",
		zh: "什么语言|哪些语言|哪种语言|几种语言|什么话",
		ja: "何語|どの言語|何か国語|どんな言語",
		ar: "اي لغة|ما اللغات|ما هي اللغات|شو لغات|شو اللغات|باي لغة|كم لغة|اي لغات",
		hi: "कौन सी भाषा|कौनसी भाषा|कौन कौन सी भाषा|किस भाषा|किन भाषाओं|मेरी भाषा बोल|बोलते हैं|बोलती हैं|बोलता है|बोलती है",
	},
	charges: {
		en: "does he cost|does she cost|do they cost|does he charge|does she charge|do they charge|does this lawyer charge|does this lawyer cost|does he ask for|does she ask for|does he take|does she take|do i pay him|do i pay her|do i pay them|his fee|her fee|their fee|his price|her price|their price|his rate|her rate|their rate|is he expensive|is she expensive|are they expensive|is he cheap|is she cheap|are they cheap",
		es: "cuanto cobra|cuanto me cobra|cuanto pide|sus honorarios|sus tarifas|su tarifa|sus precios|es caro este|es cara esta",
		fr: "combien prend|combien demande|combien il prend|combien elle prend|combien il demande|combien elle demande|quel est son tarif|quels sont ses tarifs|ses tarifs|ses honoraires|son tarif|est il cher|est elle chere",
		de: "verlangt er|verlangt sie|nimmt er|nimmt sie|kostet er|kostet sie|kostet dieser anwalt|kostet diese anwaltin|sein honorar|seine preise|seine gebuhren|ist er teuer|ist sie teuer",
		it: "quanto prende|quanto chiede|quanto si fa pagare|le sue tariffe|la sua tariffa|il suo onorario|i suoi prezzi",
		pt: "quanto cobra|quanto ele cobra|quanto ela cobra|quanto ele custa|quanto ela custa|seus honorarios|os honorarios dele|os honorarios dela|o preco dele|o preco dela",
		nl: "vraagt hij|vraagt zij|vraagt ze|kost hij|kost zij|kost ze|rekent hij|rekent zij|rekent ze|zijn tarief|haar tarief|zijn tarieven|haar tarieven|is hij duur|is zij duur|is ze duur",
		ru: "сколько он берет|сколько она берет|сколько берет|сколько он стоит|сколько она стоит|сколько стоят его|сколько стоят ее|сколько стоит этот|сколько стоят услуги этого|его цены|ее цены|его расценки|ее расценки",
		zh: "他收费|她收费|他怎么收费|她怎么收费|这个律师收费|这位律师收费|他收多少|她收多少|他多少钱|她多少钱",
		ja: "この人の料金|この弁護士の料金|この人はいくら|この弁護士はいくら|彼の料金|彼女の料金",
		ar: "كم ياخذ|كم تاخذ|كم بياخذ|كم بتاخذ|كم سعره|كم سعرها|كم يطلب|كم تطلب|اتعابه|اتعابها|هل هو غالي|هل هي غالية",
		hi: "इनकी फीस|उनकी फीस|इसकी फीस|उसकी फीस|कितना लेते|कितना लेती|कितने लेते|कितने लेती|कितना चार्ज",
	},
	costs: {
		en: "how much does it cost|how much is it|how much would it cost|how much will it cost|how much does this cost|how much is this|how much would i pay|how much do i pay|how much for a consultation|how much is a consultation|how much is the consultation|how much does a consultation|what does it cost|what would it cost|what is the fee|what are the fees|what s the fee|what is the price|what are the prices|what s the price|is it expensive|is it free|is the first consultation free|is the consultation free",
		es: "cuanto cuesta|cuanto vale|cuanto sale|cuanto es|cual es el precio|que precio|que tarifa|cual es la tarifa|es caro|es gratis|la consulta es gratis|la primera consulta es gratis",
		fr: "combien ca coute|combien coute|combien est ce que ca coute|combien cela coute|combien ca couterait|quel est le prix|quel est le tarif|quels sont les tarifs|c est combien|c est cher|est ce gratuit|c est gratuit|est ce que c est gratuit",
		de: "was kostet|wie viel kostet|wieviel kostet|wie teuer ist|wie hoch ist das honorar|wie hoch sind die|ist das teuer|ist das kostenlos|ist es kostenlos|ist die erste beratung kostenlos",
		it: "quanto costa|quanto viene|quanto mi costa|qual e il prezzo|quali sono le tariffe|qual e la tariffa|e caro|e gratis|e gratuito|e gratuita",
		pt: "quanto custa|quanto fica|quanto e a consulta|qual e o preco|qual o preco|qual e o valor|qual o valor|quais sao os honorarios|e caro|e gratis|e gratuito|e gratuita",
		nl: "hoeveel kost het|wat kost het|hoeveel kost een|wat kost een|hoe duur is|wat is het tarief|wat zijn de kosten|wat zijn de tarieven|is het gratis|is het duur",
		ru: "сколько стоит|сколько это стоит|сколько будет стоить|какая цена|какие цены|какая стоимость|это дорого|это бесплатно|сколько надо платить|сколько нужно платить",
		zh: "多少钱|怎么收费|收费多少|收费标准|费用是多少|费用多少|要多少费用|贵吗|贵不贵|免费吗",
		ja: "いくらですか|料金はいくらですか|いくらかかり|料金はいくら|料金は|費用は|値段は|高いですか|無料ですか",
		ar: "كم يكلف|كم تكلف|كم التكلفة|كم السعر|كم الرسوم|بكم|قديش بيكلف|قديش السعر|كم الاتعاب|كم الأتعاب|كم ادفع|هل هو مجاني|هل هي مجانية|هل الاستشارة مجانية",
		hi: "कितना खर्च|कितने पैसे|कितना पैसा|फीस कितनी|कितनी फीस|फीस क्या|क्या फीस|कितना लगेगा|शुल्क कितना|कितना शुल्क|क्या यह मुफ्त|क्या ये मुफ्त",
	},
	times: {
		en: "when is he free|when is she free|when are they free|when is he available|when is she available|when are they available|is he available|is she available|are they available|is this lawyer available|is he free|is she free|are they free|next appointment|next free|next available|when can i see him|when can i see her|when can i see them|when can i meet|when can i talk to|how soon can|does he have time|does she have time|do they have time|free times|available times",
		es: "cuando esta libre|cuando esta disponible|esta disponible|cuando puedo verl|cuando puedo ver a|cuando tiene cita|tiene cita|tiene hueco|tiene huecos|tiene hora|proxima cita|primera cita libre|horas libres",
		fr: "quand est il|quand est elle|est il disponible|est elle disponible|prochain rendez vous|prochain creneau|prochaines disponibilites|quand puis je le voir|quand puis je la voir|ses disponibilites|ses creneaux|creneaux libres",
		de: "wann ist er|wann ist sie|wann hat er|wann hat sie|nachste freie|nachster freier|nachsten freien|freie termine|freien termin|hat er zeit|hat sie zeit|ist er frei|ist sie frei|ist er verfugbar|ist sie verfugbar|wann kann ich ihn|wann kann ich mit ihm|wann kann ich mit ihr",
		it: "quando e libero|quando e libera|quando e disponibile|e disponibile|prossimo appuntamento|primo appuntamento libero|quando posso vederl|quando ha posto|ha posto|ha disponibilita|orari liberi",
		pt: "quando esta livre|quando esta disponivel|esta disponivel|quando ele esta|quando ela esta|proximo horario|horarios livres|quando posso ve lo|quando posso ve la|tem horario|tem vaga|quando atende",
		nl: "wanneer is hij|wanneer is zij|wanneer is ze|wanneer heeft hij|wanneer heeft zij|wanneer heeft ze|eerstvolgende afspraak|eerste vrije|is hij beschikbaar|is zij beschikbaar|is ze beschikbaar|wanneer kan ik hem|wanneer kan ik haar|vrije tijden|heeft hij tijd|heeft zij tijd|heeft ze tijd",
		ru: "когда он свобод|когда она свобод|когда он прин|когда она прин|он свободен|она свободна|ближайшая запись|ближайшее свободное|ближайший прием|когда можно к нему|когда можно к ней|есть ли свободное время|свободное время|свободные часы",
		zh: "他什么时候有空|她什么时候有空|什么时候有空|他有空|她有空|最近的预约|最早什么时候|什么时候可以见|可以预约的时间|可预约时间|空闲时间",
		ja: "いつ空いて|空いている時間|空き時間|次の予約|いつ予約でき|予約できる時間|いつ会え|最短でいつ",
		ar: "متى متاح|متى متاحة|متى هو متاح|متى هي متاحة|متى يكون متاح|هل هو متاح|هل هي متاحة|اقرب موعد|متى استطيع مقابلته|متى استطيع مقابلتها|متى اقدر اشوفه|متى اقدر اشوفها|عنده موعد|عندها موعد|مواعيد متاحة|المواعيد المتاحة",
		hi: "कब खाली|कब उपलब्ध|क्या वे उपलब्ध|क्या वह उपलब्ध|क्या ये उपलब्ध|अगला अपॉइंटमेंट|अगली अपॉइंटमेंट|इनसे कब मिल|उनसे कब मिल|कब मिल सक|खाली समय",
	},
	/** This site is meant, or somebody else is looked for. */
	elsewhere: {
		en: "visavis|this site|this website|the site|the website|your site|this app|an account|my account|sign up|find|looking for|look for|search|i need a|i need an|another|other lawyer|who speak|that speak|someone|somebody",
		es: "visavis|este sitio|el sitio|esta web|la web|pagina web|una cuenta|mi cuenta|registrarme|busco|buscar|encontrar|encuentro|necesito un|necesito una|otro abogado|otra abogada|que hable|abogado que habl|abogada que habl|alguien que",
		fr: "visavis|ce site|le site|un compte|mon compte|m inscrire|cherche|chercher|trouver|besoin d un|un autre avocat|une autre avocate|qui parle|quelqu un",
		de: "visavis|diese seite|dieser seite|webseite|website|ein konto|mein konto|registrieren|suche|suchen|finde|finden|brauche ein|anderen anwalt|andere anwaltin|anwalt der|anwaltin die|jemand",
		it: "visavis|questo sito|il sito|un account|il mio account|registrarmi|cerco|cercare|trovare|trovo|mi serve un|bisogno di un|un altro avvocato|che parla|che parli|qualcuno",
		pt: "visavis|este site|esse site|o site|uma conta|minha conta|cadastr|procuro|procurar|encontrar|preciso de um|outro advogado|outra advogada|que fala|que fale|alguem",
		nl: "visavis|deze site|deze website|de website|een account|mijn account|registreren|zoek|zoeken|vinden|andere advocaat|advocaat die|iemand",
		ru: "visavis|сайт|аккаунт|зарегистр|ищу|искать|найти|найдите|нужен адвокат|нужен юрист|другой адвокат|другого адвоката|который говорит|которая говорит|говорящ|кто нибудь",
		zh: "visavis|网站|本站|账户|账号|注册|找一|寻找|想找|哪里找|其他律师|别的律师|需要一|语的律师|文的律师|话的律师",
		ja: "visavis|サイト|アカウント|登録したい|探して|探す|探し|見つけ|ほかの弁護士|他の弁護士|話せる弁護士|できる弁護士",
		ar: "visavis|هذا الموقع|الموقع|حسابي|ابحث|بدور على|ابغى محامي|احتاج محامي|محتاج محامي|محامي اخر|محامي ثاني|محامي يتكلم|محامي يتحدث|محامية تتكلم",
		hi: "visavis|वेबसाइट|साइट|खाता|अकाउंट|ढूंढ|ढूँढ|खोज|तलाश|चाहिए|दूसरा वकील|दूसरे वकील|बोलने वाला|बोलने वाले|बोलने वाली",
	},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

type Asked = Readonly<Record<keyof typeof phrases | "costsAlone", Found>>;

let built: Asked | undefined;

/** Made when they are first asked. */
function asked(): Asked {
	const names = Object.keys(phrases) as (keyof typeof phrases)[];
	built ??= {
		...(Object.fromEntries(names.map((name) => [name, holdsOneOf(phrases[name])])) as Asked),
		costsAlone: isOneOf(phrases.costs),
	};
	return built;
}

/**
 * What a message asks of the profile that its reader is on: a rule of plain phrases, for no page that the reader of questions
 * has learnt says it. null on another page, and where something else is asked.
 */
export function profileQuestionIn(
	message: string,
	page: string | undefined,
	{ understood, filters }: Understanding,
): ProfileQuestion | null {
	const [, id] = profilePath.exec(page ?? "") ?? [];
	if (!id || wordsOf(message).length > mostWords) return null;
	const text = spaced(message);
	const says = asked();
	if (says.elsewhere(text)) return null;
	const isLanguageNamed = understood.some(({ kind }) => kind === "language" || kind === "other_language");
	const isAsked: Record<ProfileTopic, boolean> = {
		licence: says.licence(text),
		languages: says.languages(text) || (isLanguageNamed && says.speaks(text)),
		// Search finds a matter in next to everything: one that is named takes more words than the phrase.
		fee: says.charges(text) || says.costsAlone(text) || (filters.legal_service === null && says.costs(text)),
		times: says.times(text),
	};
	const topics = profileTopics.filter((topic) => isAsked[topic]);
	return topics.length > 0 ? { id, topics } : null;
}
