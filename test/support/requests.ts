/** Requests for a professional, as people type them who tell of nothing: who, where, how, when, for what fee. */

/** What part of a query may say, and how: words, then what they are understood as. */
export type Said = Record<"who" | "where" | "speaking" | "how" | "fee" | "when", [words: string, meant: string][]>;

export const languages: Record<string, Said> = {
	en: {
		who: [
			["immigration lawyer", "immigration_lawyers"],
			["tax advisor", "tax_advisors"],
			["divorce lawyer", "family_marriage_law"],
			["notary", "notary_apostille_services"],
			["sworn translator", "sworn_translators"],
		],
		where: [
			["in Berlin", "Berlin"],
			["in Madrid", "Madrid"],
			["near Lyon", "Lyon"],
			["London", "London"],
		],
		speaking: [
			["who speaks Arabic", "ar"],
			["Spanish speaking", "es"],
			["in Russian", "ru"],
			["that speaks Hindi", "hi"],
		],
		how: [
			["by video", "video"],
			["online", "online"],
			["free consultation", "free"],
		],
		fee: [
			["under 100 euros", "100"],
			["max 50 euro", "50"],
		],
		when: [
			["today", "today"],
			["tomorrow", "tomorrow"],
			["this week", "this_week"],
		],
	},
	de: {
		who: [
			["Anwalt für Ausländerrecht", "immigration_lawyers"],
			["Steuerberater", "tax_advisors"],
			["Scheidungsanwalt", "family_marriage_law"],
			["Notar", "notary_apostille_services"],
			["vereidigter Übersetzer", "sworn_translators"],
		],
		where: [
			["in Berlin", "Berlin"],
			["in Hamburg", "Hamburg"],
			["Wien", "Vienna"],
		],
		speaking: [
			["der Arabisch spricht", "ar"],
			["spanischsprachig", "es"],
			["auf Russisch", "ru"],
			["der Englisch kann", "en"],
		],
		how: [
			["per Video", "video"],
			["online", "online"],
			["kostenlose Erstberatung", "free"],
		],
		fee: [
			["unter 100 Euro", "100"],
			["höchstens 50 Euro", "50"],
		],
		when: [
			["heute", "today"],
			["morgen", "tomorrow"],
			["diese Woche", "this_week"],
		],
	},
	es: {
		who: [
			["abogado de extranjería", "immigration_lawyers"],
			["asesor fiscal", "tax_advisors"],
			["abogado de divorcio", "family_marriage_law"],
			["notario", "notary_apostille_services"],
			["traductor jurado", "sworn_translators"],
		],
		where: [
			["en Berlín", "Berlin"],
			["en Madrid", "Madrid"],
			["cerca de Lyon", "Lyon"],
		],
		speaking: [
			["que hable árabe", "ar"],
			["que hable inglés", "en"],
			["en ruso", "ru"],
		],
		how: [
			["por videollamada", "video"],
			["online", "online"],
			["consulta gratis", "free"],
		],
		fee: [
			["menos de 100 euros", "100"],
			["máximo 50 euros", "50"],
		],
		when: [
			["hoy", "today"],
			["mañana", "tomorrow"],
			["esta semana", "this_week"],
		],
	},
	fr: {
		who: [
			["avocat en droit des étrangers", "immigration_lawyers"],
			["conseiller fiscal", "tax_advisors"],
			["avocat divorce", "family_marriage_law"],
			["notaire", "notary_apostille_services"],
			["traducteur assermenté", "sworn_translators"],
		],
		where: [
			["à Berlin", "Berlin"],
			["à Madrid", "Madrid"],
			["près de Lyon", "Lyon"],
		],
		speaking: [
			["qui parle arabe", "ar"],
			["parlant anglais", "en"],
			["en russe", "ru"],
		],
		how: [
			["en visio", "video"],
			["en ligne", "online"],
			["première consultation gratuite", "free"],
		],
		fee: [
			["moins de 100 euros", "100"],
			["50 euros maximum", "50"],
		],
		when: [
			["aujourd'hui", "today"],
			["demain", "tomorrow"],
			["cette semaine", "this_week"],
		],
	},
	it: {
		who: [
			["avvocato immigrazione", "immigration_lawyers"],
			["commercialista", "tax_advisors"],
			["avvocato divorzista", "family_marriage_law"],
			["notaio", "notary_apostille_services"],
			["traduttore giurato", "sworn_translators"],
		],
		where: [
			["a Berlino", "Berlin"],
			["a Roma", "Rome"],
			["vicino a Lione", "Lyon"],
		],
		speaking: [
			["che parla arabo", "ar"],
			["che parli inglese", "en"],
			["in russo", "ru"],
		],
		how: [
			["in videochiamata", "video"],
			["online", "online"],
			["prima consulenza gratuita", "free"],
		],
		fee: [
			["meno di 100 euro", "100"],
			["massimo 50 euro", "50"],
		],
		when: [
			["oggi", "today"],
			["domani", "tomorrow"],
			["questa settimana", "this_week"],
		],
	},
	pt: {
		who: [
			["advogado de imigração", "immigration_lawyers"],
			["contabilista", "tax_advisors"],
			["advogado de divórcio", "family_marriage_law"],
			["notário", "notary_apostille_services"],
			["tradutor juramentado", "sworn_translators"],
		],
		where: [
			["em Berlim", "Berlin"],
			["em Lisboa", "Lisbon"],
			["perto de Lyon", "Lyon"],
		],
		speaking: [
			["que fale árabe", "ar"],
			["que fala inglês", "en"],
			["em russo", "ru"],
		],
		how: [
			["por vídeo", "video"],
			["online", "online"],
			["consulta gratuita", "free"],
		],
		fee: [
			["menos de 100 euros", "100"],
			["até 50 euros", "50"],
		],
		when: [
			["hoje", "today"],
			["amanhã", "tomorrow"],
			["esta semana", "this_week"],
		],
	},
	nl: {
		who: [
			["immigratieadvocaat", "immigration_lawyers"],
			["belastingadviseur", "tax_advisors"],
			["echtscheidingsadvocaat", "family_marriage_law"],
			["notaris", "notary_apostille_services"],
			["beëdigd vertaler", "sworn_translators"],
		],
		where: [
			["in Berlijn", "Berlin"],
			["in Rotterdam", "Rotterdam"],
			["bij Lyon", "Lyon"],
		],
		speaking: [
			["die Arabisch spreekt", "ar"],
			["Engelstalig", "en"],
			["in het Russisch", "ru"],
		],
		how: [
			["via video", "video"],
			["online", "online"],
			["gratis gesprek", "free"],
		],
		fee: [
			["onder 100 euro", "100"],
			["maximaal 50 euro", "50"],
		],
		when: [
			["vandaag", "today"],
			["morgen", "tomorrow"],
			["deze week", "this_week"],
		],
	},
	ru: {
		who: [
			["иммиграционный адвокат", "immigration_lawyers"],
			["налоговый консультант", "tax_advisors"],
			["адвокат по разводам", "family_marriage_law"],
			["нотариус", "notary_apostille_services"],
			["присяжный переводчик", "sworn_translators"],
		],
		where: [
			["в Берлине", "Berlin"],
			["в Мадриде", "Madrid"],
			["рядом с Лионом", "Lyon"],
		],
		speaking: [
			["говорящий по-арабски", "ar"],
			["англоязычный", "en"],
			["на испанском", "es"],
		],
		how: [
			["по видео", "video"],
			["онлайн", "online"],
			["бесплатная консультация", "free"],
		],
		fee: [
			["до 100 евро", "100"],
			["не дороже 50 евро", "50"],
		],
		when: [
			["сегодня", "today"],
			["завтра", "tomorrow"],
			["на этой неделе", "this_week"],
		],
	},
	ar: {
		who: [
			["محامي هجرة", "immigration_lawyers"],
			["مستشار ضرائب", "tax_advisors"],
			["محامي طلاق", "family_marriage_law"],
			["مترجم محلف", "sworn_translators"],
		],
		where: [
			["في برلين", "Berlin"],
			["في مدريد", "Madrid"],
			["بالقرب من ليون", "Lyon"],
		],
		speaking: [
			["يتكلم عربي", "ar"],
			["يتحدث الإنجليزية", "en"],
		],
		how: [
			["بالفيديو", "video"],
			["اونلاين", "online"],
			["استشارة مجانية", "free"],
		],
		fee: [["أقل من 100 يورو", "100"]],
		when: [
			["اليوم", "today"],
			["غدا", "tomorrow"],
			["هذا الأسبوع", "this_week"],
		],
	},
	tr: {
		who: [
			["göçmenlik avukatı", "immigration_lawyers"],
			["vergi danışmanı", "tax_advisors"],
			["boşanma avukatı", "family_marriage_law"],
			["noter", "notary_apostille_services"],
			["yeminli tercüman", "sworn_translators"],
		],
		where: [
			["Berlin'de", "Berlin"],
			["Madrid'de", "Madrid"],
		],
		speaking: [
			["Arapça bilen", "ar"],
			["İngilizce konuşan", "en"],
		],
		how: [
			["görüntülü", "video"],
			["online", "online"],
			["ücretsiz danışma", "free"],
		],
		fee: [["100 euro altı", "100"]],
		when: [
			["bugün", "today"],
			["yarın", "tomorrow"],
			["bu hafta", "this_week"],
		],
	},
	pl: {
		who: [
			["adwokat imigracyjny", "immigration_lawyers"],
			["doradca podatkowy", "tax_advisors"],
			["adwokat rozwodowy", "family_marriage_law"],
			["notariusz", "notary_apostille_services"],
			["tłumacz przysięgły", "sworn_translators"],
		],
		where: [
			["w Berlinie", "Berlin"],
			["w Madrycie", "Madrid"],
		],
		speaking: [
			["mówiący po arabsku", "ar"],
			["anglojęzyczny", "en"],
		],
		how: [
			["przez wideo", "video"],
			["online", "online"],
			["bezpłatna konsultacja", "free"],
		],
		fee: [["do 100 euro", "100"]],
		when: [
			["dzisiaj", "today"],
			["jutro", "tomorrow"],
			["w tym tygodniu", "this_week"],
		],
	},
	uk: {
		who: [
			["імміграційний адвокат", "immigration_lawyers"],
			["податковий консультант", "tax_advisors"],
			["адвокат з розлучень", "family_marriage_law"],
			["нотаріус", "notary_apostille_services"],
			["присяжний перекладач", "sworn_translators"],
		],
		where: [
			["в Берліні", "Berlin"],
			["у Мадриді", "Madrid"],
		],
		speaking: [
			["що говорить арабською", "ar"],
			["англомовний", "en"],
		],
		how: [
			["по відео", "video"],
			["онлайн", "online"],
			["безкоштовна консультація", "free"],
		],
		fee: [["до 100 євро", "100"]],
		when: [
			["сьогодні", "today"],
			["завтра", "tomorrow"],
			["цього тижня", "this_week"],
		],
	},
	zh: {
		who: [
			["移民律师", "immigration_lawyers"],
			["税务顾问", "tax_advisors"],
			["离婚律师", "family_marriage_law"],
			["公证人", "notary_apostille_services"],
			["宣誓翻译", "sworn_translators"],
		],
		where: [
			["柏林", "Berlin"],
			["马德里", "Madrid"],
		],
		speaking: [
			["会说阿拉伯语的", "ar"],
			["说英语的", "en"],
		],
		how: [
			["视频", "video"],
			["线上", "online"],
			["免费咨询", "free"],
		],
		fee: [["100欧元以下", "100"]],
		when: [
			["今天", "today"],
			["明天", "tomorrow"],
			["这周", "this_week"],
		],
	},
	ja: {
		who: [
			["移民弁護士", "immigration_lawyers"],
			["税理士", "tax_advisors"],
			["離婚弁護士", "family_marriage_law"],
			["公証人", "notary_apostille_services"],
		],
		where: [
			["ベルリンの", "Berlin"],
			["マドリードの", "Madrid"],
		],
		speaking: [
			["アラビア語が話せる", "ar"],
			["英語対応", "en"],
		],
		how: [
			["ビデオ通話", "video"],
			["オンライン", "online"],
			["無料相談", "free"],
		],
		fee: [["100ユーロ以下", "100"]],
		when: [
			["今日", "today"],
			["明日", "tomorrow"],
			["今週", "this_week"],
		],
	},
	hi: {
		who: [
			["इमिग्रेशन वकील", "immigration_lawyers"],
			["टैक्स सलाहकार", "tax_advisors"],
			["तलाक वकील", "family_marriage_law"],
			["नोटरी", "notary_apostille_services"],
		],
		where: [
			["बर्लिन में", "Berlin"],
			["मैड्रिड में", "Madrid"],
		],
		speaking: [
			["अरबी बोलने वाला", "ar"],
			["अंग्रेजी बोलने वाला", "en"],
		],
		how: [
			["वीडियो पर", "video"],
			["ऑनलाइन", "online"],
			["मुफ्त परामर्श", "free"],
		],
		fee: [["100 यूरो से कम", "100"]],
		when: [
			["आज", "today"],
			["कल", "tomorrow"],
			["इस हफ्ते", "this_week"],
		],
	},
	vi: {
		who: [
			["luật sư di trú", "immigration_lawyers"],
			["tư vấn thuế", "tax_advisors"],
			["luật sư ly hôn", "family_marriage_law"],
			["công chứng viên", "notary_apostille_services"],
		],
		where: [
			["ở Berlin", "Berlin"],
			["tại Madrid", "Madrid"],
		],
		speaking: [
			["nói tiếng Anh", "en"],
			["biết tiếng Pháp", "fr"],
		],
		how: [
			["qua video", "video"],
			["trực tuyến", "online"],
			["tư vấn miễn phí", "free"],
		],
		fee: [["dưới 100 euro", "100"]],
		when: [
			["hôm nay", "today"],
			["ngày mai", "tomorrow"],
			["tuần này", "this_week"],
		],
	},
	fa: {
		who: [
			["وکیل مهاجرت", "immigration_lawyers"],
			["مشاور مالیاتی", "tax_advisors"],
			["وکیل طلاق", "family_marriage_law"],
			["مترجم رسمی", "sworn_translators"],
		],
		where: [
			["در برلین", "Berlin"],
			["در مادرید", "Madrid"],
		],
		speaking: [
			["عربی زبان", "ar"],
			["انگلیسی زبان", "en"],
		],
		how: [
			["ویدیویی", "video"],
			["آنلاین", "online"],
			["مشاوره رایگان", "free"],
		],
		fee: [["زیر 100 یورو", "100"]],
		when: [
			["امروز", "today"],
			["فردا", "tomorrow"],
			["این هفته", "this_week"],
		],
	},
	fil: {
		who: [
			["abogado sa imigrasyon", "immigration_lawyers"],
			["tax consultant", "tax_advisors"],
			["divorce lawyer", "family_marriage_law"],
			["notaryo", "notary_apostille_services"],
		],
		where: [
			["sa Berlin", "Berlin"],
			["sa Madrid", "Madrid"],
		],
		speaking: [
			["marunong mag-Arabic", "ar"],
			["nagsasalita ng English", "en"],
		],
		how: [
			["sa video", "video"],
			["online", "online"],
			["libreng konsultasyon", "free"],
		],
		fee: [["hindi lalagpas ng 100 euro", "100"]],
		when: [
			["ngayon", "today"],
			["bukas", "tomorrow"],
			["ngayong linggo", "this_week"],
		],
	},
};

/** In which order people say the parts: who first, or the city. */
const orders: (keyof Said)[][] = [
	["who", "where", "speaking"],
	["who", "where", "how"],
	["who", "where", "when"],
	["who", "where", "fee"],
	["who", "speaking", "how"],
	["who", "speaking", "when"],
	["who", "speaking", "fee"],
	["who", "how", "when"],
	["who", "how", "fee"],
	["who", "fee", "when"],
	["where", "who", "speaking", "how"],
	["who", "where", "speaking", "when"],
	["who", "where", "speaking", "fee"],
	["who", "where", "how", "when"],
	["who", "where", "how", "fee"],
	["who", "speaking", "how", "when"],
	["who", "where", "speaking", "how", "when"],
	["who", "where", "speaking", "how", "fee", "when"],
];
/** Queries of each order. */
const most = 12;

/** Each order with other words each time, and what each part is understood as. */
export const requestsOf = (said: Said, joint: string) =>
	orders.flatMap((order) =>
		Array.from({ length: most }, (_, n) => {
			const parts = order.map((part, i) => {
				const ways = said[part];
				return { part, way: ways[(n + Math.floor(n / ways.length) * i) % ways.length] as [string, string] };
			});
			const meant = Object.fromEntries(parts.map(({ part, way }) => [part, way[1]]));
			return { q: parts.map(({ way }) => way[0]).join(joint), meant };
		}),
	);
