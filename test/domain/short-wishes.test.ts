import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "#test/support/intents.ts";

/** What a wish sets. */
const sets = {
	video: { mode: "video" },
	phone: { mode: "phone" },
	person: { mode: "in_person" },
	near: { near: true },
	free: { free_consultation: true },
	aid: { legal_aid: true },
	today: { available: "today" },
	tomorrow: { available: "tomorrow" },
	week: { available: "this_week" },
} as const;
type Wish = keyof typeof sets;

/** Who is looked for in a language, and how each wish is said there in its plainest words, behind it or in front ("^"). */
const languages: Record<string, { trades: string[]; wishes: Record<Wish, string[]> }> = {
	en: {
		trades: ["divorce lawyer", "tax advisor", "notary", "immigration lawyer", "landlord tenant lawyer"],
		wishes: {
			video: ["by video", "on zoom", "online consultation"],
			phone: ["by phone", "over the phone", "phone consultation"],
			person: ["in person", "face to face"],
			near: ["near me", "in my area", "close to home"],
			free: ["first consultation free", "free first meeting"],
			aid: ["legal aid"],
			today: ["today", "this afternoon", "^today"],
			tomorrow: ["tomorrow", "tomorrow morning"],
			week: ["this week", "by tuesday", "on thursday", "within 3 days", "before monday", "in the next two days"],
		},
	},
	de: {
		trades: ["Scheidungsanwalt", "Steuerberaterin", "Notar", "Anwalt für Arbeitsrecht", "Mietrechtsanwältin"],
		wishes: {
			video: ["per Video", "online", "Videotermin"],
			phone: ["per Telefon", "telefonisch", "am Telefon"],
			person: ["persönlich", "vor Ort"],
			near: ["in meiner Nähe", "in der Nachbarschaft"],
			free: ["kostenloses Erstgespräch", "Erstberatung gratis"],
			aid: ["Prozesskostenhilfe"],
			today: ["heute", "heute Abend", "heute noch"],
			tomorrow: ["morgen", "morgen früh"],
			week: ["diese Woche", "bis Dienstag", "am Donnerstag", "in 3 Tagen", "innerhalb von fünf Tagen", "vor Montag"],
		},
	},
	fr: {
		trades: ["avocat divorce", "conseiller fiscal", "notaire", "avocate droit du travail", "traductrice assermentée"],
		wishes: {
			video: ["en visio", "en ligne", "par vidéo"],
			phone: ["par téléphone", "au téléphone"],
			person: ["en personne", "au cabinet"],
			near: ["près de chez moi", "dans mon quartier"],
			free: ["première consultation gratuite", "premier rendez-vous gratuit"],
			aid: ["aide juridictionnelle"],
			today: ["aujourd'hui", "ce soir"],
			tomorrow: ["demain", "demain matin"],
			week: ["cette semaine", "avant mardi", "jeudi", "dans les 3 jours", "d'ici samedi", "sous cinq jours"],
		},
	},
	es: {
		trades: ["abogado divorcio", "asesor fiscal", "notario", "abogada laboralista", "traductor jurado"],
		wishes: {
			video: ["por videollamada", "online", "por zoom"],
			phone: ["por teléfono", "consulta telefónica"],
			person: ["en persona", "presencial"],
			near: ["cerca de mí", "en mi barrio"],
			free: ["primera consulta gratis", "primera visita sin costo"],
			aid: ["justicia gratuita"],
			today: ["hoy", "esta tarde", "hoy mismo"],
			tomorrow: ["mañana", "mañana por la mañana"],
			week: ["esta semana", "antes del martes", "el jueves", "en 3 días", "para el lunes", "en los próximos dos días"],
		},
	},
	it: {
		trades: ["avvocato divorzio", "commercialista", "notaio", "avvocato del lavoro", "traduttore giurato"],
		wishes: {
			video: ["in videochiamata", "online"],
			phone: ["al telefono", "per telefono"],
			person: ["di persona", "in studio"],
			near: ["vicino a me", "nel mio quartiere"],
			free: ["prima consulenza gratuita", "primo incontro gratis"],
			aid: ["gratuito patrocinio"],
			today: ["oggi", "stasera"],
			tomorrow: ["domani", "domani mattina"],
			week: [
				"questa settimana",
				"entro martedì",
				"giovedì",
				"entro 3 giorni",
				"prima di lunedì",
				"nei prossimi due giorni",
			],
		},
	},
	pt: {
		trades: ["advogado divórcio", "advogado de imigração", "notário", "advogada trabalhista", "tradutor juramentado"],
		wishes: {
			video: ["por videochamada", "online"],
			phone: ["por telefone", "por chamada"],
			person: ["presencial", "pessoalmente"],
			near: ["perto de mim", "no meu bairro"],
			free: ["primeira consulta grátis", "primeira consulta gratuita"],
			aid: ["apoio judiciário"],
			today: ["hoje", "hoje à tarde"],
			tomorrow: ["amanhã", "amanhã de manhã"],
			week: [
				"esta semana",
				"até terça",
				"na quinta-feira",
				"em 3 dias",
				"antes de segunda-feira",
				"nos próximos dois dias",
			],
		},
	},
	nl: {
		trades: ["echtscheidingsadvocaat", "belastingadviseur", "notaris", "advocaat arbeidsrecht", "beëdigd vertaler"],
		wishes: {
			video: ["via video", "online", "videobellen"],
			phone: ["telefonisch", "per telefoon"],
			person: ["persoonlijk", "op kantoor"],
			near: ["in de buurt", "in mijn wijk"],
			free: ["eerste gesprek gratis"],
			aid: ["pro deo"],
			today: ["vandaag", "vanavond"],
			tomorrow: ["morgen", "morgenochtend"],
			week: [
				"deze week",
				"voor dinsdag",
				"op donderdag",
				"binnen 3 dagen",
				"uiterlijk maandag",
				"de komende twee dagen",
			],
		},
	},
	ru: {
		trades: [
			"адвокат по разводу",
			"налоговый консультант",
			"нотариус",
			"юрист по трудовым спорам",
			"присяжный переводчик",
		],
		wishes: {
			video: ["онлайн", "по видео"],
			phone: ["по телефону", "созвон"],
			person: ["лично", "очно"],
			near: ["рядом со мной", "в моем районе"],
			free: ["первая консультация бесплатно", "бесплатная первая консультация"],
			aid: ["бесплатная юридическая помощь"],
			today: ["сегодня", "сегодня вечером"],
			tomorrow: ["завтра", "завтра утром"],
			week: ["на этой неделе", "до вторника", "в четверг", "в течение 3 дней", "до субботы", "в ближайшие два дня"],
		},
	},
	uk: {
		trades: ["адвокат розлучення", "податковий консультант", "нотаріус", "юрист з трудового права"],
		wishes: {
			video: ["онлайн", "по відео"],
			phone: ["по телефону", "телефоном"],
			person: ["особисто", "в офісі"],
			near: ["поруч", "в моєму районі"],
			free: ["перша консультація безкоштовно"],
			aid: ["безоплатна правова допомога"],
			today: ["сьогодні", "сьогодні ввечері"],
			tomorrow: ["завтра", "завтра вранці"],
			week: ["цього тижня", "до вівторка", "у четвер", "протягом 3 днів", "до суботи"],
		},
	},
	pl: {
		trades: ["adwokat rozwód", "doradca podatkowy", "notariusz", "prawnik prawo pracy", "tłumacz przysięgły"],
		wishes: {
			video: ["online", "przez wideo"],
			phone: ["przez telefon", "telefonicznie"],
			person: ["osobiście", "w kancelarii"],
			near: ["w pobliżu", "blisko mnie"],
			free: ["pierwsza konsultacja za darmo", "bezpłatna pierwsza porada"],
			aid: ["z urzędu"],
			today: ["dzisiaj", "dziś wieczorem"],
			tomorrow: ["jutro", "jutro rano"],
			week: ["w tym tygodniu", "do wtorku", "w czwartek", "w ciągu 3 dni", "przed poniedziałkiem"],
		},
	},
	tr: {
		trades: ["boşanma avukatı", "mali müşavir", "noter", "iş hukuku avukatı", "yeminli tercüman"],
		wishes: {
			video: ["görüntülü", "online"],
			phone: ["telefonla", "telefonda görüşme"],
			person: ["yüz yüze"],
			near: ["yakınımda", "mahallemde"],
			free: ["ilk görüşme ücretsiz"],
			aid: ["adli yardım"],
			today: ["bugün", "bu akşam"],
			tomorrow: ["yarın", "yarın sabah"],
			week: ["bu hafta", "salıya kadar", "perşembe günü", "3 gün içinde", "pazartesiden önce"],
		},
	},
	zh: {
		trades: ["离婚律师", "税务顾问", "公证人", "移民律师", "勞動律師"],
		wishes: {
			video: ["视频咨询", "线上"],
			phone: ["电话咨询", "打电话"],
			person: ["面谈", "当面"],
			near: ["附近", "离我家近"],
			free: ["首次咨询免费", "第一次免费"],
			aid: ["法律援助"],
			today: ["今天", "今晚"],
			tomorrow: ["明天", "明天下午"],
			week: ["这周", "周二之前", "星期四", "3天内", "週五前", "两天之内"],
		},
	},
	ja: {
		trades: ["離婚弁護士", "税理士", "公証人", "労働弁護士", "行政書士 ビザ"],
		wishes: {
			video: ["オンライン", "ビデオ通話"],
			phone: ["電話相談", "電話で"],
			person: ["対面", "直接会って"],
			near: ["近く", "家の近く"],
			free: ["初回相談無料", "初回無料"],
			aid: ["法テラス"],
			today: ["今日", "今夜"],
			tomorrow: ["明日", "明日の朝"],
			week: ["今週", "火曜日までに", "木曜日に", "3日以内", "月曜までに"],
		},
	},
	ar: {
		trades: ["محامي طلاق", "مستشار ضريبي", "كاتب عدل", "محامية هجرة", "مترجم محلف"],
		wishes: {
			video: ["فيديو", "اونلاين"],
			phone: ["بالهاتف", "عالتلفون"],
			person: ["حضوري", "في المكتب"],
			near: ["قريب مني", "في منطقتي"],
			free: ["اول استشارة مجانية", "اول جلسة ببلاش"],
			aid: ["مساعدة قضائية"],
			today: ["اليوم", "الليلة"],
			tomorrow: ["بكرة", "غدا"],
			week: ["هذا الاسبوع", "قبل الثلاثاء", "يوم الخميس", "خلال 3 ايام", "لحد السبت", "خلال يومين"],
		},
	},
	hi: {
		trades: ["तलाक वकील", "टैक्स सलाहकार", "नोटरी", "इमिग्रेशन वकील"],
		wishes: {
			video: ["वीडियो कॉल", "ऑनलाइन"],
			phone: ["फोन पर", "फ़ोन से"],
			person: ["आमने सामने"],
			near: ["मेरे पास", "आस-पास", "अपने इलाके में"],
			free: ["पहली सलाह मुफ्त", "पहली मुलाकात मुफ़्त"],
			aid: ["मुफ्त कानूनी सहायता"],
			today: ["आज", "आज शाम"],
			tomorrow: ["कल", "कल सुबह"],
			week: ["इस हफ़्ते", "मंगलवार तक", "गुरुवार को", "3 दिन में", "तीन दिन के अंदर", "सोमवार से पहले"],
		},
	},
	fa: {
		trades: ["وکیل طلاق", "مشاور مالیاتی", "دفترخانه", "وکیل مهاجرت", "مترجم رسمی"],
		wishes: {
			video: ["آنلاین", "تصویری"],
			phone: ["تلفنی", "با تلفن"],
			person: ["حضوری"],
			near: ["نزدیک من", "اطراف من"],
			free: ["مشاوره اول رایگان", "جلسه اول رایگان"],
			aid: ["وکیل تسخیری"],
			today: ["امروز", "امشب"],
			tomorrow: ["فردا", "فردا صبح"],
			week: ["این هفته", "تا سه شنبه", "روز پنجشنبه", "تا 3 روز دیگه", "قبل از دوشنبه"],
		},
	},
	vi: {
		trades: ["luật sư ly hôn", "tư vấn thuế", "công chứng viên", "luật sư di trú"],
		wishes: {
			video: ["online", "gọi video"],
			phone: ["qua điện thoại"],
			person: ["gặp trực tiếp", "tại văn phòng"],
			near: ["gần đây", "gần nhà"],
			free: ["tư vấn lần đầu miễn phí"],
			aid: ["trợ giúp pháp lý miễn phí"],
			today: ["hôm nay", "tối nay"],
			tomorrow: ["ngày mai", "sáng mai"],
			week: ["tuần này", "trước thứ ba", "vào thứ năm", "trong 3 ngày", "trong vòng hai ngày"],
		},
	},
	tl: {
		trades: ["abogado", "notaryo", "abogado sa immigration", "tax consultant"],
		wishes: {
			video: ["video call", "online"],
			phone: ["sa telepono", "sa phone"],
			person: ["harapan", "sa opisina"],
			near: ["malapit sa akin", "dito sa amin"],
			free: ["libre unang konsulta", "libreng unang konsultasyon"],
			aid: ["legal aid"],
			today: ["ngayong araw", "mamaya"],
			tomorrow: ["bukas", "bukas ng umaga"],
			week: ["ngayong linggo", "bago mag martes", "sa huwebes", "sa loob ng 3 araw", "hanggang sabado"],
		},
	},
};

/** What is understood of how and when somebody wants to meet. */
function wishesIn(q: string) {
	const { filters, available, isNear } = understand({ ...emptyQuery, q }, dictionary(), null).understanding;
	const { mode, free_consultation, legal_aid } = filters;
	return Object.fromEntries(
		Object.entries({ mode, available, free_consultation, legal_aid, near: isNear }).filter(([, has]) => has),
	);
}

const withWish = (trade: string, said: string) =>
	said.startsWith("^") ? `${said.slice(1)} ${trade}` : `${trade} ${said}`;

test.each(Object.entries(languages))(
	"Beside whom one looks for, a wish in its plainest words is heard: %s",
	(_language, { trades, wishes }) => {
		const unheard = Object.entries(wishes).flatMap(([wish, ways]) =>
			trades.flatMap((trade) =>
				ways
					.map((said) => ({ q: withWish(trade, said), heard: wishesIn(withWish(trade, said)) }))
					.filter(({ heard }) => JSON.stringify(heard) !== JSON.stringify(sets[wish as Wish]))
					.map(({ q, heard }) => `${q} (${wish}): ${JSON.stringify(heard)}`),
			),
		);
		expect(unheard).toEqual([]);
	},
);
