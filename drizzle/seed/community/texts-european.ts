import type { ThreadText } from "./thread-text.ts";

/** Threads in the other European languages of the site. They state no law, figure or deadline. */
export const spanish: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: ["¿Cómo alquilasteis sin nóminas de aquí?", "Piden avalista y no conozco a nadie"],
		details: [
			"Llegué hace poco y mi contrato de trabajo empieza el mes que viene.",
			"Tenemos ahorros, pero en un banco de nuestro país.",
			"Somos una familia con una niña pequeña.",
		],
		body: "Todas las agencias piden lo mismo. ¿Qué ofrecisteis vosotros en su lugar? ¿Y hay algo que **no** debería aceptar?",
		answers: [
			"Mi empresa me hizo una carta. Al tercer piso funcionó.",
			"No pagues nada antes de ver el piso por dentro. A mí casi me engañan.",
			"Empezamos con una habitación amueblada y fue buena idea: nos dio tiempo.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["No encuentro cita por más que lo intento", "¿A qué hora salen las citas en vuestra ciudad?"],
		details: [
			"Miro la página por la mañana y por la noche.",
			"Un chico en un locutorio me quiso vender una.",
			"Solo necesito cambiar la dirección.",
		],
		body: "No quiero hacer nada que luego me perjudique. ¿Cómo lo conseguisteis al final?",
		answers: [
			"No la compres, de verdad. Yo guardé capturas de pantalla con la fecha y tuve paciencia.",
			"En mi ayuntamiento una trabajadora social me explicó otra vía para mi caso. Pregunta allí.",
			"A mí me salió un martes muy temprano, por pura suerte.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["Mi apellido aparece de dos maneras", "El traductor escribió mi nombre distinto"],
		details: [
			"En el pasaporte hay una letra más que en la partida de nacimiento.",
			"Mi título lleva mi apellido de soltera.",
			"El original está en un alfabeto que aquí nadie lee.",
		],
		body: "¿Os lo rechazaron alguna vez por eso? ¿Bastó con una nota o tuvisteis que traducirlo todo de nuevo?",
		answers: [
			"La traductora añadió una nota y en la oficina lo aceptaron. Pregunta antes de pagar.",
			"Yo pedí un papel en mi consulado. Tardó, pero ahora me sirve para todo.",
			"Usa siempre la forma del pasaporte, eso me dijo la funcionaria.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Cobro en mano y no tengo contrato", "¿Cómo demostrasteis que trabajabais allí?"],
		details: [
			"Llevo desde la primavera en la misma cocina.",
			"Cuido a una señora mayor y la familia es amable, pero del contrato no hablan.",
			"Mis compañeros tienen miedo de preguntar.",
		],
		body: "Apunto mis horas en una libreta. ¿Qué más os ayudó? No quiero pelearme con nadie, solo quiero tener algo por escrito.",
		answers: [
			"Fotos del cuadrante, mensajes sobre los turnos, nombres de compañeros. Guárdalo en casa.",
			"En un sindicato me escucharon gratis y no me preguntaron por mis papeles.",
			"Habla con una abogada antes de hablar con el jefe. A mí me fue bien en ese orden.",
		],
	},
	{
		kind: "experience",
		topic: "visa_residency_consultants",
		titles: ["Pagué a un gestor que desapareció", "Lo que me habría gustado preguntar antes de pagar"],
		details: [
			"Todo empezó con un anuncio muy simpático.",
			"Tenía una oficina con sello y bandera.",
			"Me lo recomendó una conocida.",
		],
		body: "Lo cuento para que otros pregunten primero:\n\n- ¿Quién hace el trabajo y dónde está inscrito?\n- ¿Qué me dan por escrito?\n- ¿Qué pasa con mis originales si lo dejamos?\n\nYo no pregunté nada de eso.",
		answers: [
			"Gracias por contarlo. La tercera pregunta es la que yo olvidé.",
			"Busqué el nombre en el registro del colegio y en dos minutos vi que no existía.",
			"Lo siento mucho. ¿Lo denunciaste? A mí me ayudó contarlo, aunque el dinero no volvió.",
		],
	},
	{
		topic: "student_visa_lawyers",
		titles: ["La carta de admisión no llega", "¿Compro el billete antes de tener la carta?"],
		details: [
			"El curso empieza en otoño y solo tengo un correo que dice enhorabuena.",
			"Mis padres quieren comprar el vuelo ya.",
			"La universidad contesta muy despacio.",
		],
		body: "¿Cómo hicisteis en ese tiempo entre la respuesta y el visado? Me da miedo hacer las cosas en mal orden.",
		answers: [
			"Pedí una carta provisional en la oficina internacional. La tenían, solo que no la ofrecen.",
			"Nosotros esperamos con el vuelo y menos mal.",
			"Apunta la fecha de cada correo que mandes.",
		],
	},
	{
		topic: "tax_advisors",
		titles: ["Mi primera factura como autónoma", "¿Con quién hablasteis antes de empezar por vuestra cuenta?"],
		details: [
			"Doy clases de mi idioma por internet.",
			"Coso ropa y una tienda quiere vender mis cosas.",
			"Tengo un empleo y hago fotos los fines de semana.",
		],
		body: "No sé ni cómo se llaman las cosas aquí. ¿Quién os lo explicó de manera que se entendiera?",
		answers: [
			"Pagué una sola hora a una asesora para hacer una lista con el orden de los pasos. Lo mejor que hice.",
			"En mi ciudad hay charlas para quien empieza. Fui dos veces.",
			"Guarda todos los tiques desde el primer día.",
		],
	},
];

export const french: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: [
			"Louer sans fiches de paie d'ici : comment avez-vous fait ?",
			"On me demande un garant et je ne connais personne",
		],
		details: [
			"Je suis arrivé il y a trois semaines, mon contrat commence bientôt.",
			"Nos économies sont sur un compte au pays.",
			"Nous sommes deux adultes et un bébé.",
		],
		body: "Toutes les agences demandent la même chose. Qu'avez-vous proposé à la place ? Et y a-t-il quelque chose que je ne devrais **pas** accepter ?",
		answers: [
			"Mon employeur a écrit une lettre, et le troisième propriétaire a dit oui.",
			"Ne payez rien avant d'avoir vu l'appartement de l'intérieur.",
			"Nous avons commencé par une chambre meublée, cela nous a laissé du temps.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["Aucun rendez-vous depuis des semaines", "La page dit toujours « complet »"],
		details: [
			"Je regarde chaque matin avant le travail.",
			"Quelqu'un veut me vendre une place, cela me paraît louche.",
			"Je veux seulement signaler mon changement d'adresse.",
		],
		body: "Comment avez-vous fini par l'obtenir ? Je ne voudrais rien faire qui me cause du tort plus tard.",
		answers: [
			"N'achetez rien. J'ai gardé des captures d'écran avec la date, et un jour une place s'est libérée.",
			"Une association m'a aidé à écrire un courrier. La réponse a mis du temps mais elle est venue.",
			"Demandez à la mairie, chez nous ils connaissaient un autre guichet.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["Mon nom s'écrit de deux façons", "Une lettre de différence entre deux documents"],
		details: [
			"Entre le passeport et l'acte de naissance il y a une lettre de plus.",
			"Mon diplôme porte mon nom d'avant le mariage.",
			"Le traducteur au pays a écrit comme cela se prononce.",
		],
		body: "Vous a-t-on déjà refusé un dossier pour cela ? Une simple note du traducteur a-t-elle suffi ?",
		answers: [
			"La traductrice a ajouté une remarque et le guichet s'en est contenté. Posez la question avant de payer.",
			"J'ai demandé un papier à mon consulat. C'était long, mais il me sert partout.",
			"Prenez toujours l'orthographe du passeport, c'est ce qu'on m'a conseillé au guichet.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Payé en liquide, sans bulletin de salaire", "On me promet un contrat « la semaine prochaine »"],
		details: [
			"Je travaille là depuis le printemps.",
			"Je garde des enfants dans une famille gentille, mais on n'en parle jamais.",
			"Tout le monde sur le chantier est dans le même cas.",
		],
		body: "Je note mes heures dans un carnet. Qu'est-ce qui vous a encore aidé à montrer que vous aviez vraiment travaillé ?",
		answers: [
			"Des photos du planning, des messages, des noms de collègues. Gardez tout chez vous.",
			"Une permanence gratuite m'a écouté sans me demander mes papiers.",
			"J'en ai parlé à une avocate avant d'en parler au patron, et c'était le bon ordre pour moi.",
		],
	},
	{
		kind: "experience",
		topic: "immigration_lawyers",
		titles: ["Mon entretien, raconté simplement", "Ce qui m'a aidée le jour de l'entretien"],
		details: [
			"Je suis arrivée bien trop tôt, et je n'étais pas la seule.",
			"J'avais mal dormi et appris des réponses par cœur, pour rien.",
			"Dans la salle d'attente quelqu'un partageait des dattes.",
		],
		body: "Les questions étaient simples, posées lentement. Quand je ne comprenais pas, je le disais. Le plus utile : une page avec les dates de mes adresses et de mes emplois.",
		answers: [
			"Merci, le mien est bientôt. Je prépare cette page ce soir.",
			"J'ajoute : prenez de l'eau, et quelqu'un qui vous attend dehors.",
			"Pour moi c'était plus court, mais la page des dates est une bonne idée.",
		],
	},
	{
		topic: "family_marriage_law",
		titles: ["Se marier avec des papiers de deux pays", "Quels documents vous a-t-on demandés pour le mariage ?"],
		details: [
			"J'ai déjà été marié, il y a longtemps.",
			"Nous voudrions une petite fête en été.",
			"Mon acte est dans un alphabet que personne ne lit ici.",
		],
		body: "L'employée était gentille et nous a donné une liste, mais je ne comprends pas qui doit tamponner quoi. Comment vous êtes-vous organisés ?",
		answers: [
			"Nous avons fait un tableau et l'avons montré à la mairie avant de commander quoi que ce soit.",
			"Commencez par le papier qui prend le plus de temps.",
			"Demandez la liste des traducteurs qu'ils acceptent.",
		],
	},
	{
		topic: "consumer_protection_lawyers",
		titles: ["Un abonnement que je n'ai pas compris", "On continue de me prélever pour une salle de sport"],
		details: [
			"J'ai signé au magasin, le vendeur parlait très vite.",
			"Je croyais que c'était pour un mois.",
			"Les courriers sont écrits tout petit.",
		],
		body: "Quelqu'un s'est-il sorti d'une situation pareille ? J'ai le contrat, mais je n'arrive pas à lire la fin.",
		answers: [
			"Une association de consommateurs l'a lu avec moi.",
			"J'ai écrit une lettre et gardé une copie. Au téléphone personne ne se souvenait de rien.",
			"J'ai d'abord demandé à ma banque ce qui était possible.",
		],
	},
];

export const german: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: [
			"Wohnung ohne hiesige Gehaltsabrechnungen: wie habt ihr das gemacht?",
			"Alle wollen Unterlagen, die ich noch nicht haben kann",
		],
		details: [
			"Ich bin vor drei Wochen angekommen, mein Vertrag beginnt nächsten Monat.",
			"Unser Erspartes liegt auf einem Konto zu Hause.",
			"Wir sind zu zweit mit einem kleinen Kind.",
		],
		body: "Was habt ihr stattdessen angeboten? Und gibt es etwas, worauf ich mich **nicht** einlassen sollte?",
		answers: [
			"Mein Arbeitgeber hat einen kurzen Brief geschrieben, beim dritten Vermieter hat es gereicht.",
			"Zahl nichts, bevor du die Wohnung von innen gesehen hast. Ich wäre fast darauf hereingefallen.",
			"Wir haben zuerst möbliert gewohnt. Das hat uns Zeit gegeben.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["Seit Wochen kein Termin im Amt", "Die Seite zeigt nie einen freien Termin"],
		details: [
			"Ich schaue jeden Morgen vor der Arbeit.",
			"Jemand wollte mir einen Termin verkaufen, das fühlt sich falsch an.",
			"Ich möchte nur meine Adresse ändern lassen.",
		],
		body: "Wie seid ihr am Ende zu einem gekommen? Ich möchte nichts tun, was mir später schadet.",
		answers: [
			"Nicht kaufen. Ich habe Bildschirmfotos mit Datum aufgehoben, und eines Morgens war einer frei.",
			"Ich habe eine freundliche Mail geschrieben und um eine Bestätigung gebeten, dass ich es versucht habe.",
			"Die Beratungsstelle in meinem Viertel kannte einen anderen Weg für meine Frage.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["Mein Name steht in zwei Papieren verschieden", "Ein Buchstabe zu viel: neue Übersetzung nötig?"],
		details: [
			"Zwischen Pass und Geburtsurkunde fehlt ein Buchstabe.",
			"Mein Zeugnis trägt noch den Namen von vor der Hochzeit.",
			"Der Übersetzer zu Hause hat nach Gehör geschrieben.",
		],
		body: "Hat ein Amt eure Papiere deswegen zurückgegeben? Hat ein Vermerk gereicht?",
		answers: [
			"Meine Übersetzerin hat eine Anmerkung dazugeschrieben, damit war das Amt zufrieden. Frag aber vorher nach.",
			"Ich habe mir im Konsulat ein Papier geholt. Das hat gedauert, hilft mir aber überall.",
			"Nimm ab jetzt immer die Schreibweise aus dem Pass, hat man mir am Schalter geraten.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Lohn bar auf die Hand und kein Vertrag", "Ich soll heute etwas unterschreiben, das ich nicht verstehe"],
		details: [
			"Ich arbeite dort seit dem Frühling.",
			"Der Chef ist freundlich, aber jeden Monat höre ich dasselbe.",
			"In der Küche geht es allen so, und niemand will zuerst fragen.",
		],
		body: "Meine Stunden schreibe ich in ein Heft. Was hat euch noch geholfen? Ich möchte keinen Streit, nur etwas Schriftliches.",
		answers: [
			"Fotos vom Dienstplan, Nachrichten über Schichten, Namen von Kollegen. Bewahr es zu Hause auf.",
			"Sag: Ich lese langsam, ich bringe es morgen zurück. Bei mir war das in Ordnung.",
			"Bei der Gewerkschaft gab es eine Sprechstunde, dort hat niemand nach meinen Papieren gefragt.",
		],
	},
	{
		topic: "tax_advisors",
		titles: ["Erste Rechnung als Selbständiger: wo anfangen?", "Brauche ich für ein paar Aufträge eine Beratung?"],
		details: [
			"Ich repariere Fahrräder, und ein Laden möchte eine Rechnung.",
			"Ich unterrichte online meine Muttersprache.",
			"Ich bin angestellt und fotografiere am Wochenende.",
		],
		body: "Ich kenne nicht einmal die richtigen Wörter. Wer hat es euch so erklärt, dass ihr es verstanden habt?",
		answers: [
			"Ich habe eine einzige Stunde Beratung bezahlt und eine Liste mit der Reihenfolge mitgenommen.",
			"In meiner Stadt gab es einen Abend für Gründer, sogar mit Dolmetscherin.",
			"Heb vom ersten Tag an jeden Beleg auf, sortieren kannst du später.",
		],
	},
	{
		kind: "experience",
		topic: "legal_document_writers",
		titles: ["Wie mir die Schreibstunde in der Bücherei geholfen hat", "Mein erster Brief an ein Amt"],
		details: [
			"Für den Markt reicht mein Deutsch, für ein Amt nicht.",
			"Ein Nachbar hatte mir einen geschrieben, der klang wütend.",
			"Ich hatte den Umschlag eine Woche lang nicht geöffnet.",
		],
		body: "Ich habe zuerst in meiner Sprache aufgeschrieben, was ich sagen will, in kurzen Sätzen. Eine Frau in der Bücherei hat es mit mir übertragen. Sie hat nichts dazuerfunden, und am Ende klang es höflich und klar. Eine Kopie mit Datum liegt jetzt in meiner Mappe.",
		answers: [
			"Danke, ich frage in meiner Bücherei auch nach.",
			"Das mit den kurzen Sätzen ist ein guter Rat.",
			"Ich hatte auch so einen Umschlag. Es wurde leichter, als er offen war.",
		],
	},
	{
		topic: "family_marriage_law",
		titles: ["Heiraten mit Papieren aus zwei Ländern", "Welche Urkunden musstet ihr für die Hochzeit mitbringen?"],
		details: [
			"Ich war schon einmal verheiratet, vor langer Zeit.",
			"Wir möchten im Sommer ganz klein feiern.",
			"Meine Urkunde ist in einer Schrift, die hier niemand liest.",
		],
		body: "Die Dame im Standesamt war nett und gab uns eine Liste. Ich verstehe nur nicht, wer was stempelt. Wie habt ihr euch sortiert?",
		answers: [
			"Wir haben eine Tabelle gemacht und sie dem Amt gezeigt, bevor wir etwas bestellt haben.",
			"Fangt mit dem Papier an, das am längsten dauert.",
			"Fragt, welche Übersetzer sie anerkennen.",
		],
	},
];

export const italian: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: ["Affittare senza buste paga di qui: come avete fatto?", "Chiedono un garante e non conosco nessuno"],
		details: [
			"Sono arrivata da poco e il contratto comincia il mese prossimo.",
			"I nostri risparmi sono su un conto a casa.",
			"Siamo in tre con una bambina.",
		],
		body: "Tutte le agenzie chiedono le stesse cose. Che cosa avete offerto voi? E c'è qualcosa che **non** dovrei accettare?",
		answers: [
			"Il mio datore di lavoro ha scritto una lettera, al terzo appartamento è bastata.",
			"Non pagare niente prima di aver visto la casa da dentro.",
			"Noi abbiamo iniziato con una stanza ammobiliata, ci ha dato tempo.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["Da settimane nessun appuntamento libero", "Il sito dice sempre che è tutto pieno"],
		details: [
			"Guardo ogni mattina prima del lavoro.",
			"Un tale vuole vendermi un posto, non mi convince.",
			"Devo solo cambiare indirizzo.",
		],
		body: "Alla fine come ci siete riusciti? Non vorrei fare qualcosa che poi mi danneggia.",
		answers: [
			"Non comprarlo. Io ho tenuto le schermate con la data e ho avuto pazienza.",
			"Uno sportello del comune conosceva un'altra strada per la mia domanda.",
			"A me è uscito all'alba, per caso.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["Il mio nome è scritto in due modi", "Una lettera diversa tra passaporto e certificato"],
		details: [
			"Nel certificato di nascita manca una lettera.",
			"Il diploma ha ancora il mio cognome di prima.",
			"Il traduttore a casa ha scritto come si pronuncia.",
		],
		body: "Vi hanno mai rifiutato i documenti per questo? È bastata una nota del traduttore?",
		answers: [
			"La traduttrice ha aggiunto una nota e allo sportello andava bene. Chiedi prima di pagare.",
			"Ho chiesto un foglio al consolato, ci è voluto tempo ma ora mi serve ovunque.",
			"Usa sempre la forma del passaporto, mi hanno detto così.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Pagata in contanti e senza contratto", "Mi dicono che il contratto arriva dopo"],
		details: [
			"Lavoro lì dalla primavera.",
			"Assisto una signora anziana, la famiglia è gentile ma non ne parla.",
			"Siamo in tanti così e nessuno chiede per primo.",
		],
		body: "Segno le ore su un quaderno. Che cos'altro vi ha aiutato a dimostrare che lavoravate davvero?",
		answers: [
			"Foto dei turni, messaggi, nomi di colleghi. Tieni tutto a casa.",
			"Al patronato mi hanno ascoltata senza chiedermi i documenti.",
			"Prima ho parlato con un'avvocata e poi con il capo. Per me era l'ordine giusto.",
		],
	},
	{
		topic: "consumer_protection_lawyers",
		titles: ["Un contratto del telefono che non ho capito", "Continuano a prendermi soldi per la palestra"],
		details: [
			"Ho firmato in negozio, il venditore andava di fretta.",
			"Pensavo fosse per un mese.",
			"Le lettere sono scritte piccolissime.",
		],
		body: "Qualcuno ne è uscito? Ho il contratto, ma la fine non riesco a leggerla.",
		answers: [
			"Un'associazione di consumatori l'ha letto con me.",
			"Ho scritto una lettera e tenuto una copia. Al telefono nessuno si ricordava di niente.",
			"Prima ho chiesto alla banca che cosa si poteva fare.",
		],
	},
	{
		kind: "experience",
		topic: "student_visa_lawyers",
		titles: ["La mia prima settimana all'università", "Quello che avrei voluto sapere prima di partire"],
		details: [
			"Sono partito con una valigia e troppi fogli.",
			"La lettera è arrivata quando non ci speravo più.",
			"Non conoscevo nessuno in città.",
		],
		body: "Tre cose mi hanno aiutato: una cartellina con tutto in ordine di data, un indirizzo per le prime notti, e chiedere all'ufficio internazionale anche quando mi vergognavo.",
		answers: [
			"La cartellina la faccio anch'io, grazie.",
			"Anche a me l'ufficio internazionale ha risolto più cose di quanto credessi.",
			"In bocca al lupo per il resto dell'anno.",
		],
	},
	{
		topic: "notary_apostille_services",
		titles: ["Una procura per mio fratello: a chi chiedere?", "Due uffici mi mandano dall'uno all'altro"],
		details: [
			"Uno dice apostille, l'altro legalizzazione.",
			"Il foglio è stato fatto a casa alcuni anni fa.",
			"Serve per vendere un piccolo terreno.",
		],
		body: "Devo solo mandare un documento alla mia famiglia perché lo usi lì. Chi ve l'ha spiegato bene?",
		answers: [
			"Il notaio che lo prepara sapeva che cosa chiede quel paese.",
			"Sul sito del mio consolato c'era una pagina nella nostra lingua, un po' nascosta.",
			"Ho chiesto all'ufficio che lo riceve e mi sono scritta il nome di chi ha risposto.",
		],
	},
];

export const portuguese: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: ["Como alugaram sem recibos de cá?", "Pedem fiador e não conheço ninguém"],
		details: [
			"Cheguei há pouco e o meu contrato começa no próximo mês.",
			"As nossas poupanças estão num banco do nosso país.",
			"Somos um casal com um filho pequeno.",
		],
		body: "Todas as agências pedem o mesmo. O que ofereceram em vez disso? E há alguma coisa que eu **não** deva aceitar?",
		answers: [
			"A empresa fez uma carta e ao terceiro apartamento resultou.",
			"Não pagues nada antes de veres a casa por dentro.",
			"Começámos por um quarto mobilado, deu-nos tempo.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["Há semanas sem vaga para marcar", "A página diz sempre que não há horários"],
		details: [
			"Vejo todas as manhãs antes do trabalho.",
			"Um senhor quis vender-me uma vaga e achei estranho.",
			"Só preciso de mudar a morada.",
		],
		body: "Como conseguiram no fim? Não quero fazer nada que me prejudique mais tarde.",
		answers: [
			"Não compres. Guardei imagens do ecrã com a data e tive paciência.",
			"Uma associação ajudou-me a escrever um pedido. Demorou, mas responderam.",
			"Pergunta na junta, na minha conheciam outro caminho.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["O meu nome aparece escrito de duas formas", "Uma letra diferente entre dois documentos"],
		details: [
			"No passaporte há uma letra a mais.",
			"O diploma tem o meu nome de solteira.",
			"O tradutor escreveu como se ouve.",
		],
		body: "Já vos recusaram papéis por causa disso? Bastou uma nota ou tiveram de traduzir outra vez?",
		answers: [
			"A tradutora pôs uma nota e aceitaram. Pergunta antes de pagar.",
			"Pedi um papel no consulado. Demorou, mas serve para tudo.",
			"Usa sempre a forma do passaporte, foi o que me disseram.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Recebo em mão e não tenho contrato", "Como provaram que trabalhavam lá?"],
		details: [
			"Estou na mesma obra desde a primavera.",
			"Cuido de crianças numa família simpática, mas do contrato não se fala.",
			"Os meus colegas têm receio de perguntar.",
		],
		body: "Anoto as horas num caderno. O que mais vos ajudou? Não quero zangas, só quero algo por escrito.",
		answers: [
			"Fotografias da escala, mensagens, nomes de colegas. Guarda tudo em casa.",
			"No sindicato ouviram-me de graça.",
			"Falei com uma advogada antes de falar com o patrão.",
		],
	},
	{
		topic: "tax_advisors",
		titles: ["O meu primeiro recibo por conta própria", "Preciso de contabilista para tão pouco?"],
		details: [
			"Dou aulas da minha língua pela internet.",
			"Faço bolos e um café quer vendê-los.",
			"Tenho emprego e toco em festas ao fim de semana.",
		],
		body: "Nem sei como se chamam as coisas cá. Quem vos explicou de forma que se percebesse?",
		answers: [
			"Paguei uma só hora para fazer uma lista com a ordem dos passos.",
			"Na minha cidade há sessões para quem começa, fui a duas.",
			"Guarda todos os papéis desde o primeiro dia.",
		],
	},
	{
		kind: "experience",
		topic: "visa_residency_consultants",
		titles: ["Paguei a alguém que deixou de responder", "O que devia ter perguntado antes de pagar"],
		details: [
			"Começou com uma mensagem muito simpática.",
			"Tinha escritório e carimbo.",
			"Foi uma conhecida que me recomendou.",
		],
		body: "Conto para que outros perguntem primeiro:\n\n- Quem faz o trabalho e onde está inscrito?\n- O que recebo por escrito?\n- O que acontece aos meus originais se pararmos?",
		answers: [
			"Obrigada por contares. A terceira pergunta foi a que eu esqueci.",
			"Procurei o nome no registo e vi logo que não existia.",
			"Lamento muito. Contar também ajuda.",
		],
	},
	{
		topic: "family_marriage_law",
		titles: ["Casar com papéis de dois países", "Que documentos vos pediram para o casamento?"],
		details: [
			"Já fui casado há muitos anos.",
			"Queríamos uma festa pequena no verão.",
			"A minha certidão está num alfabeto que cá ninguém lê.",
		],
		body: "A senhora do registo foi simpática e deu-nos uma lista, mas não percebo quem carimba o quê. Como se organizaram?",
		answers: [
			"Fizemos uma tabela e mostrámo-la no registo antes de pedir fosse o que fosse.",
			"Comecem pelo papel que demora mais.",
			"Perguntem que tradutores aceitam.",
		],
	},
];

export const dutch: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: [
			"Huren zonder loonstroken van hier: hoe deden jullie dat?",
			"Iedereen vraagt papieren die ik nog niet kan hebben",
		],
		details: [
			"Ik ben drie weken geleden aangekomen en mijn contract begint volgende maand.",
			"Ons spaargeld staat op een rekening thuis.",
			"We zijn met z'n tweeën en een baby.",
		],
		body: "Wat hebben jullie in plaats daarvan aangeboden? En is er iets waar ik **niet** mee akkoord moet gaan?",
		answers: [
			"Mijn werkgever schreef een korte brief. Bij de derde woning was dat genoeg.",
			"Betaal niets voordat je de woning van binnen hebt gezien.",
			"Wij begonnen met een gemeubileerde kamer, dat gaf ons tijd.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: ["Al weken geen afspraak te krijgen", "De pagina laat nooit een vrije tijd zien"],
		details: [
			"Ik kijk elke ochtend voor mijn werk.",
			"Iemand wilde me een afspraak verkopen, dat voelt niet goed.",
			"Ik wil alleen mijn adres laten aanpassen.",
		],
		body: "Hoe is het jullie uiteindelijk gelukt? Ik wil niets doen waar ik later last van krijg.",
		answers: [
			"Niet kopen. Ik heb schermafbeeldingen met datum bewaard en op een ochtend was er plek.",
			"Een vrijwilliger in het buurthuis wist een andere weg voor mijn vraag.",
			"Ik heb een nette mail gestuurd en kreeg na een tijdje antwoord.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["Mijn naam staat op twee manieren geschreven", "Eén letter verschil: opnieuw laten vertalen?"],
		details: [
			"In mijn geboorteakte ontbreekt een letter.",
			"Op mijn diploma staat nog mijn meisjesnaam.",
			"De vertaler thuis schreef het zoals het klinkt.",
		],
		body: "Zijn jullie papieren daarom weleens geweigerd? Was een opmerking van de vertaler genoeg?",
		answers: [
			"Mijn vertaalster zette er een opmerking bij en dat was goed. Vraag het wel vooraf.",
			"Ik haalde een papier bij mijn consulaat. Dat duurde even, maar het helpt overal.",
			"Gebruik altijd de spelling van je paspoort, zei de mevrouw aan de balie.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Contant betaald en geen loonstrook", "Ik moet vandaag iets tekenen wat ik niet begrijp"],
		details: [
			"Ik werk er sinds het voorjaar.",
			"De baas is vriendelijk, maar elke maand hoor ik hetzelfde.",
			"In de kas zit iedereen in dezelfde situatie.",
		],
		body: "Ik schrijf mijn uren in een schriftje. Wat heeft jullie nog meer geholpen? Ik wil geen ruzie, alleen iets op papier.",
		answers: [
			"Foto's van het rooster, berichten over diensten, namen van collega's. Bewaar het thuis.",
			"Zeg dat je langzaam leest en het morgen terugbrengt. Bij mij was dat prima.",
			"Bij de vakbond was een spreekuur, daar vroegen ze niet naar mijn papieren.",
		],
	},
	{
		topic: "consumer_protection_lawyers",
		titles: ["Een telefoonabonnement dat ik niet begreep", "Er wordt steeds geld afgeschreven voor een sportschool"],
		details: [
			"Ik tekende in de winkel, de verkoper praatte snel.",
			"Ik dacht dat het voor een maand was.",
			"De brieven zijn heel klein gedrukt.",
		],
		body: "Is iemand hier weleens uit gekomen? Ik heb het contract, maar het laatste stuk kan ik niet lezen.",
		answers: [
			"Iemand van het juridisch spreekuur heeft het met me gelezen.",
			"Ik heb een brief geschreven en een kopie bewaard. Aan de telefoon wist niemand meer iets.",
			"Ik vroeg eerst aan mijn bank wat er kon.",
		],
	},
	{
		topic: "business_formation_lawyers",
		titles: ["Samen met een vriend een winkeltje beginnen", "Hoe leg je vast wie wat inbrengt?"],
		details: [
			"We willen eten uit onze streek verkopen.",
			"Hij brengt het geld in, ik de recepten en het werk.",
			"We kennen elkaar van school en willen vrienden blijven.",
		],
		body: "Iedereen zegt: zet het op papier. Maar wat precies? En wie schrijft het zo op dat we allebei elke zin begrijpen?",
		answers: [
			"Wij zaten bij een jurist die tien lastige vragen stelde. Daarna was het papier makkelijk.",
			"Schrijf op wat er gebeurt als een van jullie wil stoppen.",
			"Vraag de tekst in beide talen, en vraag welke telt.",
		],
	},
	{
		kind: "experience",
		topic: "legal_document_writers",
		titles: ["Hoe de bibliotheek me met een brief hielp", "Mijn eerste brief aan een instantie"],
		details: [
			"Voor de markt is mijn Nederlands goed genoeg, voor een instantie niet.",
			"Een buurman schreef er een voor me en die klonk boos.",
			"De envelop lag een week ongeopend op tafel.",
		],
		body: "Ik schreef eerst in mijn eigen taal op wat ik wilde zeggen, in korte zinnen. Een vrouw in de bibliotheek zette het met mij om. Ze verzon er niets bij, en aan het eind klonk het beleefd en duidelijk.",
		answers: [
			"Dank je, ik ga het bij mij ook vragen.",
			"Korte zinnen is een goede tip.",
			"Zo'n envelop had ik ook. Toen hij open was, werd het makkelijker.",
		],
	},
];
