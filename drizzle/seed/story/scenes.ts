/** What happened to the demo client and the demo lawyer in the last two months. */
import { saveAvailability } from "#domain/availability/availability.server.ts";
import { changeBookmark, saveBookmarks } from "#domain/bookmarks/bookmarks.server.ts";
import { createFolder } from "#domain/bookmarks/folders.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import { markRead } from "#domain/notices/notifications.server.ts";
import { Conversation, Meeting, minutesAfter, type Pair } from "./acts.ts";
import { type Calendar, openToday } from "./calendar.ts";
import { amina, type ClientKey, clientOf, lucia, ownerOf, type ProfessionalKey } from "./cast.ts";
import type { Stage } from "./stage.ts";

/** The meeting of the demo client with the demo lawyer today; the lawyer opens for it where they are closed. */
export async function meetToday(stage: Stage, calendar: Calendar): Promise<Meeting> {
	const service = "family_reunification";
	const minutes = calendar.minutesOf(service);
	const { hours, isAhead } = openToday(calendar, minutes, stage.now);
	if (hours !== calendar.availability) {
		const { business_id, version } = calendar.offer;
		await stage.during(calendar.at(-9, "13:05"), (ctx) => saveAvailability(ctx, lucia, business_id, version, hours));
		calendar.availability = hours;
	}
	const soonest = new Date(minutesAfter(stage.now, 40)).toISOString();
	const starts_at = calendar.pickFrom(calendar.today, minutes, isAhead ? soonest : undefined);
	const meeting = new Meeting(
		stage,
		{ client: amina, owner: lucia, calendar },
		{
			...{ service, starts_at, booked: [5, "18:12"] },
			facts:
				"I would like to bring my mother to live with me in Madrid. She is 67 and has been alone in Tetouan since my father died. I have my lease, my payslips and her birth certificate with its translation. I don't know what else you will need from us.",
		},
	).accepted();
	return minutesAfter(meeting.endsAt, 10) <= stage.now ? meeting.completed() : meeting;
}

/** What the demo client and the demo lawyer have had to do with one another. */
export function aminaAndLucia(stage: Stage, calendar: Calendar) {
	const pair: Pair = { client: amina, owner: lucia, calendar };
	const first = new Meeting(stage, pair, {
		...{ service: "regularisation", day: calendar.openDay(-26), hoursIn: 3, booked: [9, "19:31"] },
		facts:
			"My student permit ends this winter and a company in Madrid wants to keep me. I would like to understand which way is right for me, and in which order.",
	})
		.accepted()
		.completed();
	const second = new Meeting(stage, pair, {
		...{ service: "residence_permit", mode: "in_person", day: calendar.openDay(-8), hoursIn: 4 },
		booked: [7, "21:04"],
		facts: "The contract is signed. I will bring the original, my passport and the letter from the university.",
	})
		.accepted()
		.completed();
	first.reviewed(
		first.day(2, "21:12"),
		[5, 5, 5, 4, 5],
		{
			...{ pseudonym: "Mimosa 27", language: "en" },
			text: "I arrived with a bag full of papers and a lot of fear. She went through them with me one by one and told me what each of them is for. She also said clearly what I can do alone and what I need her for. A short summary in writing afterwards would have been nice, because I was too nervous to take notes.",
		},
		{
			at: first.day(4, "15:20"),
			text: "Thank you for such a thoughtful review. You are right about the summary: from now on everybody gets one after the first meeting.",
		},
	);

	// A time that did not suit, a day that went wrong, and a question for somebody else.
	new Meeting(stage, pair, {
		...{ service: "residence_permit_renewal", day: calendar.openDay(5), hoursIn: 1, booked: calendar.at(-2, "12:40") },
		facts: "My sister Samira needs to renew her card. She will join the call from Valencia.",
	}).decide(calendar.at(-1, "18:30"), "business", "propose", {
		starts_at: calendar.pick(calendar.openDay(6), calendar.minutesOf("residence_permit_renewal"), 4),
		reason: "I'm at the immigration office that afternoon. Would the next day suit you both, a little later?",
	});
	const ill = new Meeting(stage, pair, {
		...{ service: "residence_permit", day: calendar.openDay(-12), hoursIn: 2, booked: [10, "20:15"] },
		facts: "A first look at the contract before I sign it.",
	}).accepted();
	ill.decide(ill.day(-1, "08:52"), "client", "cancel", {
		reason: "I'm so sorry, I woke up with a fever and I can hardly speak. I'll book again when I'm well.",
	});
	new Meeting(stage, pair, {
		...{ service: "citizenship_naturalisation", day: calendar.openDay(9), hoursIn: 5 },
		booked: calendar.at(-1, "22:24"),
		facts:
			"This one is for later, only to understand the road ahead. If another client needs the time more, please give it to them.",
	});

	new Conversation(stage, pair, first.day(-12, "18:47"), {
		language: "en",
		body: "Hello, my student permit ends this winter and a company in Madrid wants to keep me. Could you tell me if this is something you do, and what I should bring to a first meeting?",
	})
		.decide(first.day(-11, "13:20"), "business", "accept")
		.write(
			first.day(-11, "13:24"),
			"business",
			"Hello Amina, and thank you for writing. Yes, people in your situation sit at my table every week. Bring your passport, your card and the offer, even if it is only a draft. Pick any time in my calendar that suits you.",
		)
		.write(
			first.day(-9, "19:38"),
			"client",
			"Thank you for the quick answer! I've just asked for a time. The offer is half in English, half in Spanish. Is that a problem?",
		)
		.write(first.day(-8, "13:11"), "business", "Not at all, bring it as it is. See you then.")
		.write(
			first.day(0, "22:07"),
			"client",
			"Thank you for today. For the first time I know what comes first and what can wait. I slept on the metro home, that's how relieved I was 😊",
		)
		.write(
			first.day(1, "14:31"),
			"business",
			"I'm very glad to read that. You came well prepared, which makes my work easy. Tell me when you have the contract, and we'll read it together.",
		)
		.write(
			second.day(-7, "21:10"),
			"client",
			"The contract is signed! My boss asks whether I can begin earlier than planned. I told him that I would ask you before I say yes.",
		)
		.write(
			second.day(-6, "14:02"),
			"business",
			"Congratulations! And good that you ask first. Let's look at the dates in your papers together when you come; until then you may tell him that your lawyer is slow 😉",
		)
		.write(second.day(-6, "14:20"), "client", "Haha, I will. He knows lawyers.")
		.write(
			second.day(0, "21:58"),
			"client",
			"I forgot to ask today: for the meeting about my mother, should I bring her birth certificate? I have the original and the translation.",
		)
		.write(
			second.day(1, "13:40"),
			"business",
			"Yes, both please. And write down for me when she last came to see you, as well as you remember. It needn't be perfect.",
		)
		.read(second.day(1, "18:03"), "client")
		.write(
			calendar.at(-1, "17:42"),
			"client",
			"My sister found the visits in old photos: two springs ago, and last Ramadan for three weeks. We spent the whole evening laughing about my hair.",
		)
		.write(
			calendar.at(-1, "19:16"),
			"business",
			"Your sister should work with us! Then we have everything we need to begin. Have some tea ready, we'll take the whole hour.",
		);
}

/** What the demo client has had to do with other professionals. */
export function aminaAndOthers(stage: Stage, calendars: Partial<Record<ProfessionalKey, Calendar>>) {
	const pairOf = (key: ProfessionalKey, calendar: Calendar): Pair => ({ client: amina, owner: ownerOf(key), calendar });
	const { adrian, carlos, camila, maria, hamza } = calendars;
	if (adrian) {
		const pair = pairOf("adrian", adrian);
		const missed = new Meeting(stage, pair, {
			...{ service: "tax_return", day: adrian.openDay(-7), hoursIn: 2, booked: [9, "22:03"] },
			facts: "Fourteen invoices, one of them from abroad, and a lot of questions.",
		});
		missed.decide(minutesAfter(missed.starts_at, 25), "business", "no-show");
		new Meeting(stage, pair, {
			...{ service: "tax_return", day: adrian.openDay(3), hoursIn: 1, booked: adrian.at(-4, "20:31") },
			facts: "The same fourteen invoices. This time from my sister's flat, she has good internet.",
		}).decide(adrian.at(-1, "17:55"), "client", "reschedule", {
			starts_at: adrian.pick(adrian.openDay(4), adrian.minutesOf("tax_return"), 3),
			reason: "My shift was changed. I hope the day after works for you too.",
		});
		new Conversation(stage, pair, missed.day(-13, "09:20"), {
			language: "en",
			body: "Good morning, I began to freelance next to my studies and I think there is something to file for it. Do you also help people who have never done this?",
		})
			.decide(missed.day(-13, "13:15"), "business", "accept")
			.write(
				missed.day(-13, "13:19"),
				"business",
				"Good morning Amina, gladly. Half of my clients do it for the first time. Put your invoices into one folder, photos are fine, and book a first talk when you have them.",
			)
			.write(
				missed.day(-9, "22:06"),
				"client",
				"Done, all fourteen of them, and I've booked a video call. See you there!",
			)
			.write(
				minutesAfter(missed.endsAt, 20),
				"client",
				"I'm so sorry. The internet in the whole building went down minutes before our call, and I couldn't even write to you. May I book another time?",
			)
			.write(
				minutesAfter(missed.endsAt, 95),
				"business",
				"Don't worry, Amina, it happens to me too. Book again whenever it suits you.",
			)
			.read(minutesAfter(missed.endsAt, 130), "client")
			.write(adrian.at(-1, "18:40"), "business", "I saw that you moved our call. The new time is fine.")
			.write(
				adrian.at(-1, "18:43"),
				"business",
				"Could you put the invoices beside the appointment the evening before? Then we won't spend our hour on sorting them.",
			);
	}
	if (carlos) {
		const met = new Meeting(stage, pairOf("carlos", carlos), {
			...{ service: "foreigner_identity_number", mode: "in_person", day: carlos.openDay(-10), hoursIn: 2 },
			booked: [17, "12:26"],
			facts: "Es la primera vez que hago este trámite y no entiendo bien el formulario.",
		}).completed();
		met.reviewed(met.day(1, "19:48"), [4, 3, 4, 5, 4], {
			...{ pseudonym: "Spica 64", language: "es" },
			text: "Rellenamos el formulario juntos y me explicó cada casilla. El despacho es pequeño y ese día había mucha gente, así que esperé casi media hora, pero al final me dedicó el tiempo que hacía falta.",
		});
	}
	if (camila)
		new Conversation(stage, pairOf("camila", camila), camila.at(-1, "22:05"), {
			...{ language: "es", other_party: "Karim Belkacem" },
			body: "Buenas noches. Mi hermana se está separando y tiene dos niños pequeños. Trabaja por las mañanas y le cuesta pedir ayuda. ¿Podría hablar con usted por videollamada alguna tarde?",
		});
	if (maria)
		new Conversation(stage, pairOf("maria", maria), maria.at(-30, "10:08"), {
			language: "en",
			body: "Hello, my company would like to invite two colleagues from Rabat for a training of three weeks. Could you take care of the visas, and do you have time this month?",
		}).decide(
			maria.at(-29, "11:45"),
			"business",
			"decline",
			"Thank you for asking, Amina. I'm fully booked for the coming weeks, and rushing this wouldn't be fair to your colleagues. Please ask somebody who can begin now. I hope the training goes well!",
		);
	if (hamza)
		new Conversation(stage, pairOf("hamza", hamza), hamza.at(-58, "20:14"), {
			...{ language: "ar", other_party: "Javier Lozano (propietario)" },
			body: "السلام عليكم، خرجت من شقتي قبل شهر وصاحبها لا يرد على رسائلي بشأن مبلغ التأمين. هل يمكنكم أن تقرؤوا العقد معي؟",
		})
			.decide(hamza.at(-57, "10:30"), "business", "accept")
			.write(
				hamza.at(-57, "10:36"),
				"business",
				"وعليكم السلام أختي أمينة. نعم بكل سرور. اكتبي لي هنا الأسطر التي تتكلم عن التأمين كما هي في العقد، وسأنظر فيها هذا المساء.",
			)
			.write(
				hamza.at(-57, "13:02"),
				"client",
				"شكرا جزيلا على سرعة الرد. هي ثلاثة أسطر فقط: يعاد التأمين بعد تسليم المفاتيح، وقد سلمتها في آخر يوم بحضور الجارة.",
			)
			.write(
				hamza.at(-57, "18:50"),
				"business",
				"واضح، شكرا. ابدئي برسالة قصيرة ومهذبة تذكرين فيها يوم التسليم، ثم أخبريني بما يقول.",
			)
			.write(
				hamza.at(-51, "19:27"),
				"client",
				"الحمد لله، اتصل بي أمس واعتذر، كان مسافرا. شكرا من القلب على صبركم معي.",
			)
			.write(hamza.at(-51, "20:05"), "business", "خبر جميل! بالتوفيق في بيتك الجديد.")
			.decide(hamza.at(-50, "09:12"), "client", "close");
}

/** What the demo lawyer has had to do with other clients. */
export function luciaAndOthers(stage: Stage, calendar: Calendar) {
	const pairOf = (key: ClientKey): Pair => ({ client: clientOf(key), owner: lucia, calendar });
	const { mateo, nadia } = meetings(stage, calendar, pairOf);
	conversations(stage, calendar, pairOf, mateo, nadia);
}

function meetings(stage: Stage, calendar: Calendar, pairOf: (key: ClientKey) => Pair) {
	const openDay = (count: number) => calendar.openDay(count);
	const mateo = new Meeting(stage, pairOf("mateo"), {
		...{ service: "regularisation", mode: "in_person", day: openDay(-9), hoursIn: 1, booked: [10, "21:40"] },
		facts: "Llevo cuatro años en Getafe y trabajo en una panadería. Vendré con mi mujer, si no es molestia.",
	})
		.accepted()
		.completed();
	mateo.reviewed(
		mateo.day(1, "20:34"),
		[5, 4, 5, 5, 5],
		{
			...{ pseudonym: "Altair 38", language: "es" },
			text: "Me trató con mucha paciencia y me habló claro, sin palabras raras. Mi mujer entró conmigo y también pudo preguntar lo suyo. Esperamos unos diez minutos porque la cita anterior se alargó.",
		},
		{
			at: mateo.day(3, "13:16"),
			text: "Muchas gracias a los dos, y perdón otra vez por la espera de aquel día.",
		},
	);
	new Meeting(stage, pairOf("mateo"), {
		...{
			service: "residence_permit",
			mode: "in_person",
			day: openDay(3),
			hoursIn: 2,
			booked: calendar.at(-4, "21:18"),
		},
		facts: "Llevo los contratos, las nóminas y el certificado del ayuntamiento.",
	}).accepted();
	const nadia = new Meeting(stage, pairOf("nadia"), {
		...{ service: "family_reunification", day: openDay(-2), hoursIn: 3, booked: [9, "12:50"] },
		facts:
			"Mon mari est encore à Oran. Nous nous sommes mariés il y a deux ans et notre fille va entrer à l'école ici.",
	})
		.accepted()
		.completed();
	nadia.reviewed(calendar.at(-1, "21:20"), [5, 5, 4, 4, 5], {
		...{ pseudonym: "Vega 81", language: "fr" },
		text: "Un entretien calme et très humain. Elle a parlé français avec moi du début à la fin et a répondu à toutes mes questions, même celles que je n'osais pas poser. J'aurais aimé recevoir la liste des pièces un peu plus tôt.",
	});
	const omar = new Meeting(stage, pairOf("omar"), {
		...{ service: "visa_refusal_appeal", day: openDay(-4), hoursIn: 0, booked: [9, "17:05"] },
		...{ interpreter_language: "ar", facts: "وصلتني رسالة الرفض قبل أسبوع وأريد أن أفهم ما كتب فيها." },
	}).accepted();
	omar.decide(minutesAfter(omar.starts_at, 30), "business", "no-show");
	new Meeting(stage, pairOf("giulia"), {
		...{ service: "residence_permit", day: openDay(2), hoursIn: 5, booked: calendar.at(-6, "16:33") },
		facts: "Vorrei capire che cosa cambia se lascio il lavoro e apro un laboratorio di ceramica.",
	})
		.accepted()
		.decide(calendar.at(-1, "09:47"), "client", "cancel", {
			reason:
				"Mi dispiace molto, mia figlia ha la febbre e non posso lasciarla. Prenoto di nuovo la settimana prossima.",
		});
	const inCourt = new Meeting(stage, pairOf("yusuf"), {
		...{ service: "residence_permit_renewal", day: openDay(-5), hoursIn: 4, booked: [10, "19:00"] },
		facts: "My card ends in spring and I will be travelling before. I'd like to know what to prepare.",
	}).accepted();
	inCourt.decide(inCourt.day(-3, "16:10"), "business", "cancel", {
		reason: "I have to be in court that afternoon, I'm sorry. Please pick another day, I'll make room for you.",
	});
	new Meeting(stage, pairOf("ibrahim"), {
		...{ service: "visa_refusal_appeal", day: openDay(4), hoursIn: 0, booked: calendar.at(-3, "13:37") },
		facts: "Une question sur un contrat de location à Marseille.",
	}).decide(calendar.at(-2, "14:15"), "business", "decline", {
		reason:
			"Merci de votre confiance, mais je ne m'occupe pas des baux, encore moins en France. Un confrère de Marseille vous aidera mieux que moi.",
	});

	// Requests that wait for an answer.
	new Meeting(stage, pairOf("fatou"), {
		...{ service: "residence_permit", day: openDay(4), hoursIn: 3, booked: calendar.at(-1, "20:51") },
		facts:
			"Je suis infirmière à Dakar et un hôpital de Madrid souhaite m'embaucher. J'ai déjà la lettre, mais un intermédiaire me demande de l'argent et je ne sais pas par où commencer.",
		// A client has the same name: the desk says so.
		other_party: "Jorge Luis Pacheco",
	});
	new Meeting(stage, pairOf("mei"), {
		...{ service: "residence_permit_renewal", day: openDay(7), hoursIn: 2, booked: calendar.at(-1, "13:26") },
		...{
			interpreter_language: "zh",
			facts: "我的居留卡明年春天到期。我会说一点西班牙语，但是重要的事情希望有翻译在场。谢谢！",
		},
	});
	new Meeting(stage, pairOf("priya"), {
		...{ service: "citizenship_naturalisation", mode: "in_person", day: openDay(5), hoursIn: 5 },
		booked: calendar.at(-6, "11:02"),
		facts:
			"I have been here for many years and my children were born in Madrid. I'd like to talk about what it would mean for us.",
	})
		.accepted()
		.decide(calendar.at(-1, "16:44"), "client", "reschedule", {
			starts_at: calendar.pick(openDay(8), calendar.minutesOf("citizenship_naturalisation"), 1),
			reason:
				"My daughter has her school concert that evening, I had the wrong week in mind. Could we meet a few days later?",
		});
	return { mateo, nadia };
}

function conversations(
	stage: Stage,
	calendar: Calendar,
	pairOf: (key: ClientKey) => Pair,
	mateo: Meeting,
	nadia: Meeting,
) {
	new Conversation(stage, pairOf("thiago"), minutesAfter(stage.now, -35), {
		language: "pt",
		body: "Bom dia, doutora! Recebi uma carta sobre a minha residência e não entendi tudo. O prazo me assustou um pouco. A senhora poderia olhar a carta comigo por vídeo?",
	});
	new Conversation(stage, pairOf("fatou"), calendar.at(-1, "20:40"), {
		language: "fr",
		body: "Bonjour Maître, je suis infirmière à Dakar et un hôpital de Madrid souhaite m'embaucher. Est-ce que nous pourrions parler français ? Mon espagnol n'est pas encore très bon.",
	});
	new Conversation(stage, pairOf("mateo"), mateo.day(-12, "08:35"), {
		language: "es",
		body: "Buenos días, doctora. Soy de Arequipa, vivo en Getafe y trabajo de panadero. Una vecina me ha hablado muy bien de usted. ¿Podríamos hablar de mis papeles?",
	})
		.decide(mateo.day(-12, "13:02"), "business", "accept")
		.write(
			mateo.day(-12, "13:07"),
			"business",
			"Buenos días, Mateo. Claro que sí. Para empezar me ayuda una lista sencilla: cuándo llegó, dónde ha vivido y dónde ha trabajado. A mano vale.",
		)
		.write(
			mateo.day(-10, "21:47"),
			"client",
			"Ya la tengo, me ayudó mi mujer. Son dos hojas. Y he pedido una cita para los dos, si puede ser por la tarde mejor, que yo entro a las cuatro de la mañana.",
		)
		.write(
			mateo.day(-9, "13:33"),
			"business",
			"A las cuatro, ¡qué valor! Por la tarde entonces. Y no tenga prisa con los papeles: mejor completos que rápidos.",
		)
		.write(
			calendar.at(-4, "21:25"),
			"client",
			"Doctora, he cogido otra cita. Me falta solo lo de mi jefe anterior, que no encuentra las llaves del archivo.",
		)
		.write(calendar.at(-3, "14:40"), "business", "No pasa nada, Mateo, vamos con lo que haya y el resto después.")
		.read(calendar.at(-3, "20:02"), "client")
		.write(calendar.at(-1, "13:20"), "client", "¡Ya me ha dado los contratos! Tenía las llaves en el coche.")
		.write(
			calendar.at(-1, "13:23"),
			"client",
			"Y en casa de mi suegra han aparecido las nóminas del primer año 😅 ¿Se lo llevo todo a la cita? Le llevo también una empanada.",
		);
	new Conversation(stage, pairOf("nadia"), nadia.day(-12, "10:17"), {
		language: "fr",
		body: "Bonjour, mon mari est encore à Oran et notre fille va entrer à l'école ici. Je voudrais préparer son arrivée correctement. Prenez-vous de nouveaux dossiers ?",
	})
		.decide(nadia.day(-11, "13:12"), "business", "accept")
		.write(
			nadia.day(-11, "13:18"),
			"business",
			"Bonjour Nadia, oui, avec plaisir. Choisissez un moment où vous êtes tranquille, une heure suffit pour un premier tour.",
		)
		.write(
			nadia.day(-9, "12:55"),
			"client",
			"C'est fait ! Ma voisine gardera la petite. Faut-il que mon mari participe depuis Oran ?",
		)
		.write(
			nadia.day(-8, "17:29"),
			"business",
			"S'il peut, tant mieux : il entendra tout directement. Le lien fonctionne aussi depuis un téléphone.",
		)
		.read(nadia.day(-8, "22:31"), "client")
		.write(
			calendar.at(-1, "14:05"),
			"business",
			"Merci encore pour l'entretien, Nadia, et bonjour à votre mari. Je prépare la liste des pièces et je vous l'envoie ici dès qu'elle est complète.",
		);
	new Conversation(stage, pairOf("olena"), calendar.at(-6, "17:51"), {
		language: "en",
		body: "Good afternoon, I work remotely for a company in Kyiv and would like to stay in Madrid with my son. He starts football here next week and is already in love with the city.",
	})
		.decide(calendar.at(-5, "13:30"), "business", "accept")
		.write(
			calendar.at(-5, "13:36"),
			"business",
			"Good afternoon Olena, and welcome to your son's new club! Tell me a little about your contract: who pays you, and from where? Then I can say who in our office should sit down with you.",
		)
		.write(
			calendar.at(-4, "09:14"),
			"client",
			"An IT company, the same for six years. I can translate the contract for you, it isn't long.",
		)
		.write(
			calendar.at(-4, "15:48"),
			"business",
			"A short summary in your own words is enough for now. We'll have it translated properly if we need it.",
		)
		.read(calendar.at(-4, "18:00"), "client");
	new Conversation(stage, pairOf("kofi"), calendar.at(-12, "11:22"), {
		...{ language: "en", other_party: "Talleres Ferrovía" },
		body: "Good morning. The workshop where I worked has not paid me for two months and now they say I was only helping out. Can you write to them for me?",
	}).decide(
		calendar.at(-12, "16:05"),
		"business",
		"decline",
		"Thank you for trusting me with this, Kofi. I know one of the people involved, so I'm not the right person to help you here. Please ask a colleague who works in employment law, and do it soon. I wish you all the best.",
	);
	new Conversation(stage, pairOf("rosa"), calendar.at(-37, "19:44"), {
		language: "es",
		body: "Buenas tardes, licenciada. Solo quería saber si atiende también en Alcalá, porque venir hasta el centro con los niños se me hace muy largo.",
	})
		.decide(calendar.at(-36, "13:09"), "business", "accept")
		.write(
			calendar.at(-36, "13:14"),
			"business",
			"Buenas tardes, Rosa. Sí, un día a la semana estoy en Alcalá. Y por vídeo puede quedarse en casa, con los niños al fondo no me asusto.",
		)
		.write(calendar.at(-36, "20:20"), "client", "¡Qué bien! Entonces por vídeo. Muchas gracias, es usted muy amable.")
		.write(
			calendar.at(-35, "13:01"),
			"business",
			"A usted. Cierro esta conversación y nos vemos en la cita; escríbame cuando quiera.",
		)
		.decide(calendar.at(-35, "13:02"), "business", "close");
}

type Saved = { seq: number; folder?: string; note?: string };

const savedByAmina: Saved[] = [
	{ seq: 14 },
	{ seq: 200, note: "Rosa from work was happy with her. Ask again when she is back." },
	{ seq: 29, folder: "For my mother", note: "Near Rabat, for the papers that we need from there. Answers in Arabic." },
	{ seq: 86, note: "So kind about the flat. If Samira ever has trouble with her landlord: him!" },
	{
		...{ seq: 211, folder: "For my mother" },
		note: "Speaks Arabic, my mother could talk to him herself. A bit far, but he does calls.",
	},
	{ seq: 58, folder: "My papers", note: "Invoices!! The evening before the call, not the morning." },
	{ seq: 1, folder: "My papers", note: "Explains slowly and never makes me feel stupid. Ask about my mother." },
];

const savedByLucia: Saved[] = [
	{ seq: 40, folder: "Translators", note: "Turkish and English, quick, and the stamps are always in the right place." },
	{ seq: 7, note: "Send people to him who were treated badly at a counter. Very patient." },
	{
		seq: 29,
		folder: "Colleagues abroad",
		note: "We met at the conference in Lisbon. For families with papers in Morocco.",
	},
	{ seq: 58, folder: "Colleagues here", note: "Taxes of freelancers. Amina H. is with him too." },
];

/** Whom the two have saved, one an evening. */
export async function saveProfessionals(stage: Stage, calendar: Calendar) {
	const { results } = await stage.ctx.db.$client
		.prepare("SELECT id, seq FROM businesses WHERE seq IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...savedByAmina, ...savedByLucia].map(({ seq }) => seq)))
		.all<{ id: string; seq: number }>();
	const idOf = new Map(results.map(({ id, seq }) => [seq, id]));
	const save = (person: Person, saved: readonly Saved[], time: string) => {
		const folders = new Map<string, string>();
		for (const [n, { seq, folder, note = "" }] of saved.entries()) {
			const id = idOf.get(seq);
			if (!id) continue;
			stage.at(calendar.at(2 * (n - saved.length) - 3, time), async (ctx) => {
				if (folder && !folders.has(folder)) folders.set(folder, await createFolder(ctx, person, folder));
				await saveBookmarks(ctx, person, [id]);
				await changeBookmark(ctx, person, id, { note, ...(folder && { folder_id: folders.get(folder) }) });
			});
		}
	};
	save(amina, savedByAmina, "21:33");
	save(lucia, savedByLucia, "12:18");
}

/** Both looked at their notifications yesterday; what came since is unread. */
export function readNotifications(stage: Stage, calendar: Calendar) {
	stage.at(calendar.at(-1, "12:30"), (ctx) => markRead(ctx, amina, null));
	stage.at(calendar.at(-1, "13:00"), (ctx) => markRead(ctx, lucia, null));
}
