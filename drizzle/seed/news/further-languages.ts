import type { Language } from "#domain/ground/languages.ts";
import type { SeedText } from "./seed-text.ts";

/** The same five matters in the other languages, each told anew. */
export const furtherLanguages: Record<Exclude<Language, "en">, SeedText[]> = {
	es: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Antes de firmar un alquiler: lee, pregunta y haz fotos",
			summary: "Qué mirar en el contrato y en el piso antes de que las llaves sean tuyas.",
			body: "Un contrato que solo se puede firmar hoy conviene leerlo dos veces.\n\n- Comprueba quién alquila y pide su nombre completo.\n- Pregunta qué no está incluido en el precio: agua, luz, comunidad, reparaciones.\n- El primer día, haz fotos de cada habitación y envíalas esa misma tarde.\n\nSi algo no se entiende, pide que te lo expliquen por escrito.",
		},
		{
			topic: "immigration_lawyers",
			title: "Una carpeta para todos tus papeles y otra en casa de alguien",
			summary: "Una forma sencilla de no perder citas por un documento que estaba en otro bolso.",
			body: "Haz una foto de cada página del pasaporte y de cada carta. Apunta en la carta el día en que llegó y guarda el sobre.\n\nDeja una copia con una persona de confianza. Si una carta pide respuesta, pregunta qué significa **antes** de contestar.",
		},
		{
			topic: "employment_lawyers",
			title: "Tu primera nómina, línea por línea",
			summary: "Con qué compararla y cómo preguntar sin pelearse.",
			body: "Pon la nómina al lado del contrato. ¿Coinciden las horas con las que tú has apuntado? ¿Se llama igual el puesto? ¿Alguien puede explicarte cada descuento?\n\nPregunta por escrito y con amabilidad. Si nadie responde, un abogado laboralista puede leerla contigo.",
		},
		{
			topic: "sworn_translators",
			title: "Pregunta primero qué traducción te piden",
			summary: "Cuatro preguntas que evitan pagar dos veces.",
			body: "1. ¿Tiene que ser jurada, y de qué país?\n2. ¿Quieren el original o basta una copia?\n3. ¿Hace falta una apostilla, y también traducida?\n4. ¿Cuánto tiempo vale?\n\nApunta quién te lo ha dicho y pide al traductor el precio y la fecha por escrito.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Seis señales de que quien te ayuda no te ayuda",
			summary: "Cómo hablan quienes venden promesas, y qué hacer antes de pagar.",
			body: "Nadie puede prometer lo que decidirá una oficina. Ten cuidado si:\n\n- conoce a alguien dentro,\n- quiere efectivo y no da recibo,\n- se queda con tus originales,\n- te pide firmar en blanco.\n\nPide el número de colegiado y búscalo tú en el registro.",
		},
	],
	fr: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Avant de signer un bail : lire, demander, photographier",
			summary: "Ce qu'il faut regarder dans le contrat et dans l'appartement avant de prendre les clés.",
			body: "Un contrat qu'on ne peut signer qu'aujourd'hui se lit deux fois.\n\n- Qui loue, et sous quel nom ?\n- Qu'est-ce qui n'est pas compris dans le prix ?\n- Que devient le dépôt ?\n\nLe premier jour, photographiez chaque pièce et envoyez les photos le soir même.",
		},
		{
			topic: "immigration_lawyers",
			title: "Un classeur pour tous vos papiers, et un double ailleurs",
			summary: "Une habitude simple pour ne plus chercher un document dans l'urgence.",
			body: "Photographiez chaque page du passeport et chaque lettre. Notez sur la lettre le jour où elle est arrivée, et gardez l'enveloppe.\n\nLaissez un double chez une personne de confiance. Si l'on vous demande une réponse, faites-vous expliquer la lettre **avant** d'écrire.",
		},
		{
			topic: "employment_lawyers",
			title: "Votre première fiche de paie, ligne par ligne",
			summary: "Avec quoi la comparer, et comment demander ce qui manque.",
			body: "Posez la fiche à côté du contrat. Les heures sont-elles celles que vous avez notées ? Le poste porte-t-il le même nom ? Quelqu'un peut-il vous expliquer chaque retenue ?\n\nDemandez par écrit, sans vous fâcher. Si personne ne répond, un avocat en droit du travail peut la lire avec vous.",
		},
		{
			topic: "sworn_translators",
			title: "Demandez d'abord quelle traduction on veut",
			summary: "Quatre questions pour ne pas payer deux fois.",
			body: "1. Faut-il une traduction assermentée, et de quel pays ?\n2. L'original ou une copie ?\n3. Une apostille est-elle demandée, et doit-elle être traduite ?\n4. Jusqu'à quand la traduction est-elle acceptée ?\n\nNotez qui vous a répondu.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Six signes qu'une aide n'en est pas une",
			summary: "Comment parlent ceux qui vendent des promesses.",
			body: "Personne ne peut promettre ce qu'une administration décidera. Méfiez-vous de qui :\n\n- connaît quelqu'un à l'intérieur,\n- veut des espèces et ne donne pas de reçu,\n- garde vos originaux,\n- fait signer un formulaire vide.\n\nDemandez le numéro d'inscription et vérifiez-le vous-même.",
		},
	],
	de: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Vor dem Mietvertrag: lesen, fragen, fotografieren",
			summary: "Worauf Sie im Vertrag und in der Wohnung achten, bevor Sie den Schlüssel nehmen.",
			body: "Einen Vertrag, den man nur heute unterschreiben kann, liest man zweimal.\n\n- Wer vermietet, und steht dieser Name im Vertrag?\n- Was ist im Preis nicht enthalten: Heizung, Wasser, Möbel?\n- Was geschieht mit der Kaution?\n\nMachen Sie am ersten Tag Fotos von jedem Zimmer und schicken Sie sie am selben Abend.",
		},
		{
			topic: "immigration_lawyers",
			title: "Ein Ordner für alle Papiere, und ein zweiter woanders",
			summary: "Eine einfache Ordnung, damit kein Termin an einem vergessenen Blatt scheitert.",
			body: "Fotografieren Sie jede Seite des Passes und jeden Brief. Schreiben Sie auf den Brief, wann er gekommen ist, und heben Sie den Umschlag auf.\n\nGeben Sie eine Kopie einem Menschen, dem Sie vertrauen. Verlangt ein Brief eine Antwort, lassen Sie ihn sich erklären, **bevor** Sie schreiben.",
		},
		{
			topic: "employment_lawyers",
			title: "Die erste Lohnabrechnung, Zeile für Zeile",
			summary: "Womit Sie sie vergleichen, und wie Sie nach dem fragen, was fehlt.",
			body: "Legen Sie die Abrechnung neben den Vertrag. Stimmen die Stunden mit Ihrer eigenen Liste überein? Heißt die Stelle so wie im Vertrag? Kann Ihnen jemand jeden Abzug erklären?\n\nFragen Sie schriftlich und freundlich. Antwortet niemand, liest jemand aus dem Arbeitsrecht sie mit Ihnen.",
		},
		{
			topic: "sworn_translators",
			title: "Fragen Sie zuerst, welche Übersetzung verlangt wird",
			summary: "Vier Fragen, die eine zweite Rechnung ersparen.",
			body: "1. Muss sie beglaubigt sein, und in welchem Land?\n2. Original oder Kopie?\n3. Braucht es eine Apostille, und muss auch sie übersetzt sein?\n4. Wie alt darf die Übersetzung sein?\n\nSchreiben Sie auf, wer Ihnen das gesagt hat.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Sechs Zeichen, dass Hilfe keine ist",
			summary: "Wie Leute reden, die leere Versprechen verkaufen.",
			body: "Niemand kann versprechen, was ein Amt entscheidet. Vorsicht, wenn jemand\n\n- drinnen jemanden kennt,\n- Bargeld will und keine Quittung gibt,\n- Ihre Originale behält,\n- ein leeres Formular unterschreiben lässt.\n\nFragen Sie nach der Zulassungsnummer und suchen Sie sie selbst im Register.",
		},
	],
	it: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Prima di firmare l'affitto: leggere, chiedere, fotografare",
			summary: "Che cosa guardare nel contratto e nella casa prima di prendere le chiavi.",
			body: "Un contratto che si può firmare solo oggi va letto due volte.\n\n- Chi affitta, e il nome è quello del contratto?\n- Che cosa non è compreso nel prezzo?\n- Che fine fa la cauzione?\n\nIl primo giorno fotografate ogni stanza e mandate le foto la sera stessa.",
		},
		{
			topic: "immigration_lawyers",
			title: "Una cartella per tutti i documenti, e una copia altrove",
			summary: "Un'abitudine semplice per non cercare le carte all'ultimo momento.",
			body: "Fotografate ogni pagina del passaporto e ogni lettera. Scrivete sulla lettera il giorno in cui è arrivata e conservate la busta.\n\nLasciate una copia a una persona di fiducia. Se vi chiedono una risposta, fatevi spiegare la lettera **prima** di scrivere.",
		},
		{
			topic: "employment_lawyers",
			title: "La prima busta paga, riga per riga",
			summary: "Con che cosa confrontarla e come chiedere quello che manca.",
			body: "Mettetela accanto al contratto. Le ore sono quelle che avete segnato voi? La mansione ha lo stesso nome? Qualcuno sa spiegarvi ogni trattenuta?\n\nChiedete per iscritto e con gentilezza. Se nessuno risponde, un avvocato del lavoro può leggerla con voi.",
		},
		{
			topic: "sworn_translators",
			title: "Chiedete prima quale traduzione serve",
			summary: "Quattro domande per non pagare due volte.",
			body: "1. Deve essere giurata, e in quale paese?\n2. L'originale o una copia?\n3. Serve un'apostille, e va tradotta?\n4. Fino a quando è accettata?\n\nScrivete chi ve l'ha detto.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Sei segni che un aiuto non è un aiuto",
			summary: "Come parla chi vende promesse.",
			body: "Nessuno può promettere che cosa deciderà un ufficio. Attenzione a chi:\n\n- conosce qualcuno dentro,\n- vuole contanti senza ricevuta,\n- tiene i vostri originali,\n- fa firmare in bianco.\n\nChiedete il numero di iscrizione e controllatelo voi.",
		},
	],
	pt: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Antes de assinar um arrendamento: ler, perguntar, fotografar",
			summary: "O que ver no contrato e na casa antes de receber as chaves.",
			body: "Um contrato que só se pode assinar hoje lê-se duas vezes.\n\n- Quem arrenda, e é esse o nome no contrato?\n- O que não está incluído no preço?\n- O que acontece à caução?\n\nNo primeiro dia, fotografe todas as divisões e envie as fotos nessa noite.",
		},
		{
			topic: "immigration_lawyers",
			title: "Uma pasta para todos os papéis e uma cópia noutro lugar",
			summary: "Um hábito simples para não procurar documentos à última hora.",
			body: "Fotografe cada página do passaporte e cada carta. Escreva na carta o dia em que chegou e guarde o envelope.\n\nDeixe uma cópia com alguém de confiança. Se pedirem uma resposta, peça que lhe expliquem a carta **antes** de escrever.",
		},
		{
			topic: "employment_lawyers",
			title: "O primeiro recibo de vencimento, linha a linha",
			summary: "Com que o comparar e como perguntar pelo que falta.",
			body: "Ponha-o ao lado do contrato. As horas são as que anotou? A função tem o mesmo nome? Alguém lhe explica cada desconto?\n\nPergunte por escrito e com calma. Se ninguém responder, um advogado do trabalho pode lê-lo consigo.",
		},
		{
			topic: "sworn_translators",
			title: "Pergunte primeiro que tradução pedem",
			summary: "Quatro perguntas para não pagar duas vezes.",
			body: "1. Tem de ser certificada, e em que país?\n2. O original ou uma cópia?\n3. É precisa uma apostila, e também traduzida?\n4. Até quando é aceite?\n\nAnote quem lhe respondeu.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Seis sinais de que uma ajuda não ajuda",
			summary: "Como fala quem vende promessas.",
			body: "Ninguém pode prometer o que um serviço vai decidir. Cuidado com quem:\n\n- conhece alguém lá dentro,\n- quer dinheiro vivo sem recibo,\n- fica com os originais,\n- pede uma assinatura em branco.\n\nPeça o número de inscrição e confirme-o você mesmo.",
		},
	],
	nl: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Voor u een huurcontract tekent: lezen, vragen, foto's maken",
			summary: "Waar u op let in het contract en in de woning voordat u de sleutel krijgt.",
			body: "Een contract dat alleen vandaag getekend kan worden, leest u twee keer.\n\n- Wie verhuurt, en staat die naam in het contract?\n- Wat zit niet in de prijs?\n- Wat gebeurt er met de borg?\n\nMaak op de eerste dag foto's van elke kamer en stuur ze dezelfde avond.",
		},
		{
			topic: "immigration_lawyers",
			title: "Eén map voor alle papieren, en een tweede ergens anders",
			summary: "Een eenvoudige gewoonte, zodat u niets onder druk hoeft te zoeken.",
			body: "Fotografeer elke bladzijde van uw paspoort en elke brief. Schrijf op de brief wanneer hij kwam en bewaar de envelop.\n\nGeef een kopie aan iemand die u vertrouwt. Vraagt een brief om antwoord, laat hem dan uitleggen **voordat** u schrijft.",
		},
		{
			topic: "employment_lawyers",
			title: "Uw eerste loonstrook, regel voor regel",
			summary: "Waarmee u hem vergelijkt, en hoe u vraagt naar wat ontbreekt.",
			body: "Leg hem naast het contract. Kloppen de uren met uw eigen lijst? Heet de functie hetzelfde? Kan iemand elke inhouding uitleggen?\n\nVraag het schriftelijk en vriendelijk. Antwoordt niemand, dan kan een arbeidsjurist hem met u lezen.",
		},
		{
			topic: "sworn_translators",
			title: "Vraag eerst welke vertaling gewenst is",
			summary: "Vier vragen die een tweede rekening besparen.",
			body: "1. Moet ze beëdigd zijn, en in welk land?\n2. Het origineel of een kopie?\n3. Is een apostille nodig, en moet die ook vertaald?\n4. Hoe oud mag de vertaling zijn?\n\nSchrijf op wie het u heeft gezegd.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Zes tekenen dat hulp geen hulp is",
			summary: "Hoe mensen praten die beloften verkopen.",
			body: "Niemand kan beloven wat een instantie beslist. Pas op als iemand\n\n- binnen iemand kent,\n- contant geld wil zonder bonnetje,\n- uw originelen houdt,\n- u een leeg formulier laat tekenen.\n\nVraag het registernummer en zoek het zelf op.",
		},
	],
	ru: [
		{
			topic: "housing_tenancy_lawyers",
			title: "Прежде чем подписать договор аренды: прочитать, спросить, снять",
			summary: "На что посмотреть в договоре и в квартире, пока ключи ещё не у вас.",
			body: "Договор, который можно подписать только сегодня, читают дважды.\n\n- Кто сдаёт квартиру и это ли имя стоит в договоре?\n- Что не входит в цену?\n- Что будет с залогом?\n\nВ первый день сфотографируйте каждую комнату и отправьте снимки в тот же вечер.",
		},
		{
			topic: "immigration_lawyers",
			title: "Одна папка для всех бумаг, вторая в другом месте",
			summary: "Простая привычка, чтобы ничего не искать в спешке.",
			body: "Сфотографируйте каждую страницу паспорта и каждое письмо. Напишите на письме день, когда оно пришло, и сохраните конверт.\n\nОтдайте копию тому, кому доверяете. Если письмо требует ответа, попросите объяснить его **до** того, как отвечать.",
		},
		{
			topic: "employment_lawyers",
			title: "Первый расчётный листок, строка за строкой",
			summary: "С чем его сравнить и как спросить о том, чего не хватает.",
			body: "Положите листок рядом с договором. Совпадают ли часы с вашими записями? Так ли называется должность? Может ли кто-нибудь объяснить каждое удержание?\n\nСпрашивайте письменно и спокойно. Если никто не отвечает, листок прочитает вместе с вами юрист по трудовому праву.",
		},
		{
			topic: "sworn_translators",
			title: "Сначала спросите, какой перевод нужен",
			summary: "Четыре вопроса, чтобы не платить дважды.",
			body: "1. Нужен ли присяжный перевод и в какой стране?\n2. Оригинал или копия?\n3. Нужен ли апостиль и надо ли его переводить?\n4. Сколько времени перевод принимают?\n\nЗапишите, кто вам это сказал.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "Шесть признаков, что помощник не помогает",
			summary: "Как говорят те, кто продаёт обещания.",
			body: "Никто не может обещать, что решит ведомство. Осторожно, если человек\n\n- знает кого-то внутри,\n- берёт наличные без расписки,\n- оставляет у себя ваши оригиналы,\n- просит подписать пустой бланк.\n\nСпросите номер в реестре и проверьте его сами.",
		},
	],
	zh: [
		{
			topic: "housing_tenancy_lawyers",
			title: "签租房合同之前：读一遍，问清楚，拍照片",
			summary: "拿钥匙之前，合同和房间里要看什么。",
			body: "只能今天签的合同，要读两遍。\n\n- 出租的人是谁，合同上是不是这个名字？\n- 哪些费用不在租金里？\n- 押金怎么处理？\n\n入住第一天，把每个房间拍下来，当天晚上发给房东。",
		},
		{
			topic: "immigration_lawyers",
			title: "所有文件放一个文件夹，另一份放在别处",
			summary: "一个简单的习惯，让您不必在着急的时候找文件。",
			body: "把护照的每一页和每一封信都拍下来。在信上写下收到的日期，信封也留着。\n\n把一份复印件交给您信任的人。如果信要求答复，请**先**请人解释，再回信。",
		},
		{
			topic: "employment_lawyers",
			title: "第一张工资单，一行一行看",
			summary: "拿什么来对照，少了什么该怎么问。",
			body: "把工资单放在合同旁边。工时和您自己记的一样吗？职位名称一样吗？有人能解释每一项扣款吗？\n\n请用书面方式，客气地问。没有人回答时，可以请劳动法律师和您一起看。",
		},
		{
			topic: "sworn_translators",
			title: "先问清楚要哪一种翻译",
			summary: "四个问题，省下第二次的费用。",
			body: "1. 必须是宣誓翻译吗？在哪个国家？\n2. 要原件还是复印件？\n3. 需要附加证明书吗？也要翻译吗？\n4. 译文多久之内有效？\n\n记下是谁告诉您的。",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "六个迹象：这不是在帮您",
			summary: "卖空话的人怎么说，付钱之前可以做什么。",
			body: "没有人能答应您机关会怎么决定。要小心这样的人：\n\n- 说里面有熟人，\n- 只收现金，不给收据，\n- 扣着您的原件，\n- 让您在空白表格上签字。\n\n请问他的执业号码，自己到登记处查。",
		},
	],
	ja: [
		{
			topic: "housing_tenancy_lawyers",
			title: "部屋の契約に署名する前に：読む、聞く、写真を撮る",
			summary: "鍵を受け取る前に、契約書と部屋で見ておくこと。",
			body: "今日しか署名できない契約書は、二度読みましょう。\n\n- 貸す人は誰ですか。契約書の名前と同じですか。\n- 家賃に含まれないものは何ですか。\n- 敷金はどうなりますか。\n\n最初の日に部屋を全部写真に撮り、その晩に送りましょう。",
		},
		{
			topic: "immigration_lawyers",
			title: "書類は一つのファイルに、写しは別の場所に",
			summary: "急いでいるときに書類を探さないための、簡単な習慣です。",
			body: "パスポートの全ページと、届いた手紙を全部写真に撮ります。手紙には届いた日を書き、封筒も残します。\n\n写しを信頼できる人に預けましょう。返事を求める手紙は、書く**前に**意味を聞きましょう。",
		},
		{
			topic: "employment_lawyers",
			title: "初めての給与明細を一行ずつ",
			summary: "何と比べるか、足りないものをどう聞くか。",
			body: "契約書の横に置いて見ます。時間は自分の記録と同じですか。仕事の名前は同じですか。引かれたものを説明してもらえますか。\n\n書面で、穏やかに聞きましょう。返事がなければ、労働に詳しい弁護士が一緒に読みます。",
		},
		{
			topic: "sworn_translators",
			title: "まず、どの翻訳が必要かを聞く",
			summary: "二度払わないための四つの質問。",
			body: "1. 公認の翻訳が必要ですか。どの国のものですか。\n2. 原本ですか、写しですか。\n3. アポスティーユは必要ですか。その翻訳も必要ですか。\n4. いつまでのものが受け取られますか。\n\n誰が答えたかを書いておきましょう。",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "助けではない「助け」の六つのしるし",
			summary: "約束を売る人の話し方と、払う前にできること。",
			body: "役所の決定を約束できる人はいません。次のような人に気をつけましょう。\n\n- 中に知り合いがいると言う\n- 現金を求め、領収書を出さない\n- 原本を返さない\n- 白紙に署名させる\n\n登録番号を聞き、自分で調べましょう。",
		},
	],
	ar: [
		{
			topic: "housing_tenancy_lawyers",
			title: "قبل توقيع عقد الإيجار: اقرأ واسأل وصوّر",
			summary: "ما الذي تنظر إليه في العقد وفي البيت قبل أن تستلم المفتاح.",
			body: "العقد الذي لا يمكن توقيعه إلا اليوم يُقرأ مرتين.\n\n- من هو المؤجر، وهل هذا هو الاسم في العقد؟\n- ما الذي لا يشمله الإيجار؟\n- ماذا يحدث لمبلغ التأمين؟\n\nفي اليوم الأول صوّر كل غرفة وأرسل الصور في المساء نفسه.",
		},
		{
			topic: "immigration_lawyers",
			title: "ملف واحد لكل أوراقك، ونسخة في مكان آخر",
			summary: "عادة بسيطة حتى لا تبحث عن ورقة تحت الضغط.",
			body: "صوّر كل صفحة من جواز سفرك وكل رسالة. اكتب على الرسالة يوم وصولها واحتفظ بالظرف.\n\nاترك نسخة عند شخص تثق به. إذا طلبت الرسالة جوابًا فاطلب شرحها **قبل** أن تكتب.",
		},
		{
			topic: "employment_lawyers",
			title: "أول كشف راتب، سطرًا سطرًا",
			summary: "بماذا تقارنه، وكيف تسأل عما ينقص.",
			body: "ضعه بجانب العقد. هل الساعات هي التي سجلتها أنت؟ هل اسم الوظيفة هو نفسه؟ هل يستطيع أحد أن يشرح لك كل خصم؟\n\nاسأل كتابةً وبلطف. إن لم يجب أحد فيمكن لمحامٍ مختص بالعمل أن يقرأه معك.",
		},
		{
			topic: "sworn_translators",
			title: "اسأل أولًا أي ترجمة مطلوبة",
			summary: "أربعة أسئلة توفر عليك الدفع مرتين.",
			body: "1. هل يجب أن تكون محلفة، وفي أي بلد؟\n2. هل يريدون الأصل أم نسخة؟\n3. هل يلزم تصديق أبوستيل، وهل يُترجم هو أيضًا؟\n4. إلى متى تُقبل الترجمة؟\n\nاكتب من الذي أجابك.",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "ست علامات على أن من يساعدك لا يساعدك",
			summary: "كيف يتكلم من يبيع الوعود، وماذا تفعل قبل أن تدفع.",
			body: "لا أحد يستطيع أن يعدك بما ستقرره جهة رسمية. انتبه ممن\n\n- يعرف شخصًا في الداخل،\n- يريد نقدًا بلا إيصال،\n- يحتفظ بأوراقك الأصلية،\n- يطلب توقيعك على ورقة فارغة.\n\nاطلب رقم القيد وتحقق منه بنفسك.",
		},
	],
	hi: [
		{
			topic: "housing_tenancy_lawyers",
			title: "किराए का अनुबंध करने से पहले: पढ़ें, पूछें, फ़ोटो लें",
			summary: "चाबी लेने से पहले अनुबंध और घर में क्या देखें।",
			body: "जिस अनुबंध पर केवल आज हस्ताक्षर हो सकते हैं, उसे दो बार पढ़ें।\n\n- किराए पर कौन दे रहा है, और क्या अनुबंध में वही नाम है?\n- किराए में क्या शामिल नहीं है?\n- जमा राशि का क्या होगा?\n\nपहले दिन हर कमरे की फ़ोटो लें और उसी शाम भेज दें।",
		},
		{
			topic: "immigration_lawyers",
			title: "सारे काग़ज़ एक फ़ाइल में, दूसरी प्रति कहीं और",
			summary: "एक सरल आदत, ताकि जल्दी में कुछ ढूँढना न पड़े।",
			body: "पासपोर्ट के हर पन्ने और हर चिट्ठी की फ़ोटो लें। चिट्ठी पर लिखें कि वह कब मिली, और लिफ़ाफ़ा रखें।\n\nएक प्रति किसी भरोसेमंद व्यक्ति को दें। चिट्ठी जवाब माँगे, तो लिखने से **पहले** उसका अर्थ पूछें।",
		},
		{
			topic: "employment_lawyers",
			title: "पहली वेतन पर्ची, पंक्ति दर पंक्ति",
			summary: "किससे मिलाएँ, और जो कम है उसके बारे में कैसे पूछें।",
			body: "उसे अनुबंध के पास रखें। क्या घंटे वही हैं जो आपने लिखे? क्या पद का नाम वही है? क्या कोई हर कटौती समझा सकता है?\n\nलिखकर और विनम्रता से पूछें। कोई जवाब न दे, तो श्रम क़ानून के वकील आपके साथ पढ़ सकते हैं।",
		},
		{
			topic: "sworn_translators",
			title: "पहले पूछें कि कौन सा अनुवाद चाहिए",
			summary: "चार सवाल, ताकि दो बार पैसे न देने पड़ें।",
			body: "1. क्या वह शपथबद्ध अनुवाद हो, और किस देश का?\n2. मूल काग़ज़ चाहिए या प्रति?\n3. क्या अपोस्टील चाहिए, और क्या उसका भी अनुवाद?\n4. अनुवाद कब तक मान्य है?\n\nलिख लें कि आपको किसने बताया।",
		},
		{
			topic: "consumer_protection_lawyers",
			title: "छह निशानियाँ कि मदद करने वाला मदद नहीं कर रहा",
			summary: "जो वादे बेचते हैं वे कैसे बोलते हैं।",
			body: "कोई वादा नहीं कर सकता कि दफ़्तर क्या तय करेगा। सावधान, यदि कोई\n\n- कहे कि अंदर पहचान है,\n- नक़द माँगे और रसीद न दे,\n- आपके मूल काग़ज़ रख ले,\n- ख़ाली फ़ॉर्म पर हस्ताक्षर करवाए।\n\nपंजीकरण संख्या पूछें और ख़ुद जाँचें।",
		},
	],
};
