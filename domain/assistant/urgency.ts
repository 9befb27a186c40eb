/** What cannot wait: the words that say so, and who helps. */
import type { Situation } from "#domain/pages/urgent-help.ts";
import type { ServiceId } from "#domain/search/query.ts";
import { type Found, holdsOneOf, spaced } from "./phrases.ts";

/**
 * Urgent help comes first where one of these is there, whatever the reader makes of a message: few and plain ones, a line for
 * each language. What it has learnt of such messages finds the others.
 *
 * Each stands at the beginning of a word; its last word may have another ending ("detenid").
 */
const phrases: Readonly<Record<Exclude<Situation, "deadline">, Readonly<Record<string, string>>>> = {
	danger: {
		en: "help me he is going to kill|is bleeding|someone is dying|going to kill me|going to kill us|wants to kill me|has a gun|has a knife|with a knife|i am being attacked|being attacked|call an ambulance|want to kill myself|kill myself|want to die|don t want to live|do not want to live|end my life|threatened to kill|threatens to kill|threatening to kill|said he would kill|said he will kill|says he will kill|he ll kill me|he will kill me|they will kill me|better off without me|point of going on|point in going on|nothing to live for|no reason to live|can t go on living|don t want to be alive|do not want to be alive|took all the pills|took all my pills|taken all the pills|taken all my pills|swallowed all the pills|overdose|raped me|he raped|was raped|being raped|rapes me|make me sleep with|makes me sleep with|made me sleep with|force me to sleep with|forces me to sleep with|forced me to have sex|forces me to have sex|force me to have sex|sell my body|into prostitution|as a prostitute|being trafficked|was trafficked|have been trafficked|cut my daughter|cut our daughter|cut my girl|cut her before the wedding|circumcise my daughter|circumcise our daughter|female circumcision|genital mutilation|i cannot leave until i pay|can t leave until i pay|cannot leave until we pay|not let us leave until we pay|not let me leave until i pay",
		es: "me quiere matar|me va a matar|nos va a matar|esta sangrando|tiene una pistola|tiene un cuchillo|con un cuchillo|llamen una ambulancia|me estan atacando|quiero suicidarme|quiero morir|no quiero vivir|amenazo de muerte|amenaza de muerte|amenazado de muerte|amenazo con matar|amenaza con matar|dijo que me iba a matar|iba a matarme|quiere matarme|va a matarme|mejor sin mi|no le veo sentido a la vida|no tiene sentido vivir|no tengo ganas de vivir|sin ganas de vivir|me tome todas las pastillas|tome todas las pastillas|sobredosis|me violo|me violaron|me viola|me obligan a acostarme|me obliga a acostarme|me obligan a prostituirme|me obliga a prostituirme|vender mi cuerpo|cortar a mi hija|mutilar a mi hija|ablacion a mi hija|no puedo irme hasta que pague|no me dejan ir hasta que pague",
		fr: "veut me tuer|va me tuer|va nous tuer|elle saigne|il saigne|a un couteau|a une arme|appelez une ambulance|on m attaque|me suicider|veux mourir|ne veux plus vivre|envie de mourir|allait me tuer|menace de me tuer|menaces de mort|menace de mort|va me faire la peau|mieux sans moi|plus envie de vivre|a quoi bon vivre|plus la force de vivre|avale tous les cachets|avale tous les medicaments|pris tous les cachets|overdose|m a viole|m ont viole|il me viole|obligee a coucher|m oblige a coucher|m obligent a coucher|me prostituer|vendre mon corps|exciser ma fille|exciser notre fille|faire exciser|excision de ma fille|ne peux pas partir avant d avoir paye",
		de: "will mich umbringen|bringt mich um|blutet stark|hat ein messer|hat eine waffe|mit einem messer|krankenwagen|werde angegriffen|mich umbringen|will sterben|will nicht mehr leben|droht mich umzubringen|drohte mich umzubringen|mich zu toten|morddrohung|mit dem tod bedroht|besser ohne mich|ohne mich besser dran|keinen sinn mehr im leben|nicht mehr weiterleben|keinen lebenswillen|alle tabletten genommen|alle tabletten geschluckt|uberdosis|vergewaltigt|zwingen mich mit mannern|zwingt mich mit mannern|zur prostitution|auf den strich|mich prostituieren|meine tochter beschneiden|unsere tochter beschneiden|meine tochter soll beschnitten",
		it: "vuole uccidermi|mi vuole uccidere|sta sanguinando|ha un coltello|ha una pistola|chiamate un ambulanza|mi stanno aggredendo|voglio uccidermi|voglio morire|non voglio piu vivere|minaccia di uccidermi|minacciato di uccidermi|minacce di morte|minacciato di morte|mi ammazza|meglio senza di me|non ha piu senso vivere|non ho piu voglia di vivere|preso tutte le pastiglie|preso tutte le pillole|overdose|mi ha violentat|mi hanno violentat|mi violenta|stuprat|mi obbligano a prostituirmi|mi obbliga a prostituirmi|costringono a prostituirmi|costringe a prostituirmi|vendere il mio corpo",
		pt: "quer me matar|vai me matar|esta sangrando|a sangrar|tem uma faca|tem uma arma|chamem uma ambulancia|estao me atacando|quero me matar|quero morrer|nao quero mais viver|nao quero viver|ameacou me matar|ameaca me matar|ameacou de morte|ameacada de morte|ia me matar|melhor sem mim|nao vejo sentido em viver|nao tenho vontade de viver|nao aguento mais viver|vai acabar comigo|tomei todos os comprimidos|overdose|me violou|me estuprou|me estupraram|fui violada|fui estuprada|me obrigam a dormir com|me obriga a dormir com|me prostituir|prostituir me|vender o meu corpo|vender meu corpo",
		nl: "wil me vermoorden|gaat me vermoorden|bloedt hevig|heeft een mes|heeft een wapen|bel een ambulance|word aangevallen|zelfmoord|wil dood|wil niet meer leven|dreigt me te vermoorden|dreigde me te vermoorden|met de dood bedreigd|doodsbedreiging|beter af zonder mij|geen zin meer in het leven|geen zin meer om te leven|alle pillen geslikt|alle pillen genomen|overdosis|verkracht|dwingen me om met mannen|dwingt me om met mannen|in de prostitutie",
		ru: "хочет меня убить|убьет меня|меня убьют|истекает кровью|с ножом|с пистолетом|вызовите скорую|на меня напали|покончить с собой|хочу умереть|не хочу жить|не хочу больше жить|угрожает убить|угрожал убить|обещает убить|грозится убить|лучше без меня|незачем жить|нет смысла жить|жить не хочется|выпила все таблетки|выпил все таблетки|наглоталась таблеток|наглотался таблеток|передозировк|изнасиловал|насилует меня|заставляют спать с|заставляет спать с|заставляют заниматься проституцией|продают меня мужчинам",
		zh: "要杀我|想杀我|杀了我|流血|拿着刀|拿刀|拿着枪|救护车|被袭击|想自杀|我想死|不想活|活着没意思|活着没意义|没有我会更好|活不下去|吞了所有的药|吃了很多安眠药|强奸|被强迫卖淫|逼我卖淫|逼我陪睡|强迫我接客",
		ja: "殺される|殺すと|殺そうと|出血|血を流し|ナイフを|銃を|救急車|襲われ|死にたい|自殺|生きていたくない|生きている意味がない|生きる意味がない|消えてしまいたい|いなくなった方がいい|薬を全部飲ん|睡眠薬を大量|レイプ|強姦|売春を強|体を売らされ",
		ar: "يريد قتلي|سيقتلني|راح يقتلني|رح يقتلني|بيقتلني|ينزف|معه سكين|معه سلاح|اسعاف|يهاجمني|انتحر|بدي موت|اريد ان اموت|ما بدي عيش|لا اريد ان اعيش|احسن بدوني|افضل بدوني|تعبت من الحياة|ما عاد بدي الحياة|الحياة ما الها معنى|بلعت كل الحبوب|اخذت كل الحبوب|اغتصبني|اغتصبوني|اغتصاب|يجبروني على النوم مع|يجبرني على النوم مع|يجبروني على الدعارة|يجبرني على الدعارة|ختان بنتي|ختان ابنتي|يختنوا بنتي|تختن بنتي",
		hi: "मुझे मार डालेगा|जान से मार|मार डालना|खून बह|चाकू लेकर|बंदूक|एम्बुलेंस|हमला कर रहा|आत्महत्या|मरना चाहत|जीना नहीं चाहत|जीने का कोई मतलब|मेरे बिना बेहतर|जीने का मन नहीं|सारी गोलियां खा|सारी गोलियाँ खा|बलात्कार|रेप किया|मर्दों के साथ सोने|वेश्यावृत्ति|देह व्यापार",
		ko: "죽이려|죽이겠|칼을 들|피를 흘|죽고 싶|자살|구급차",
		vi: "giết tôi|giết em|dọa giết|đang chảy máu|cầm dao|tự tử|muốn chết|xe cấp cứu",
		uk: "хоче мене вбити|вб'є мене|мене вб'ють|стікає кров'ю|з ножем|викличте швидку|хочу померти|не хочу жити|покінчити з собою",
		pl: "chce mnie zabić|zabije mnie|krwawi|z nożem|wezwijcie karetkę|chcę umrzeć|nie chcę żyć|samobójstw",
		tr: "beni öldür|bıçakla|çok kanıyor|ambulans çağır|intihar|ölmek istiyorum|yaşamak istemiyorum",
		fa: "منو بکشه|مرا بکشد|خودکشی|خونریزی|با چاقو|میخوام بمیرم",
		tl: "papatayin ako|papatayin niya|may baril|may kutsilyo|dumudugo|gusto ko nang mamatay|gusto kong mamatay|magpakamatay|ambulansya",
		ro: "vrea sa ma omoare|ma omoara|are un cutit|are o arma|sangereaza|chemati o ambulanta|vreau sa mor|ma sinucid|sinucid",
		ur: "جان سے مار|مجھے مار ڈالے|خودکشی|خون بہہ|مرنا چاہت",
		bn: "মেরে ফেলবে|মেরে ফেলতে|আত্মহত্যা|রক্ত পড়ছে|মরতে চাই",
		am: "ሊገድለኝ|ይገድለኛል|ራሴን ማጥፋት",
		sw: "ananiua|ataniua|anataka kuniua|ametishia kuniua|nataka kufa|nataka kujiua",
	},
	detention: {
		en: "arrested my|have arrested|has been arrested|was arrested|got arrested|been detained|was detained|is detained|are detaining|has been taken by immigration|took my brother|took my husband|took my wife|took my son|took my father|took my mother|took him away|took her away|took them away|in a detention|in detention|immigration detention|in custody|detention centre|detention center|at the police station|ice took|ice picked|ice is at|ice at my|ice is here|ice agents|immigration is at my|immigration at my door|immigration police took|they are deporting|being deported|deportation flight|locked up|take my brother|take my husband|take my son|take my father|deport me tomorrow|deport us tomorrow|deported tomorrow|deport me today|deportation tomorrow|back to my country tomorrow|immigration officers are at|immigration officers at|immigration agents|police are at my door|police at my door|police is at my door|officers are at my door|officers at my door|putting me on a plane|put me on a plane|my deportation flight|removal flight|deportation is on|police come to my house|police came to my house|police comes to my house|police are coming|police is coming|police at my house|police come to my home|police came to my home|police came to my door|police come to my door|immigration came to my|immigration come to my",
		es: "lo detuvieron|la detuvieron|me detuvieron|detuvieron a|han detenido|esta detenid|estoy detenid|fue detenid|arrestaron|arrestad|centro de internamiento|centro de detencion|se lo llevo la policia|se lo llevaron|en el calabozo|en la comisaria|esta preso|lo agarro la migra|la migra se|me deportan manana|deportar manana|deportacion manana|policia de inmigracion esta|inmigracion esta en mi|inmigracion en mi puerta|inmigracion toca|policia en mi puerta|policia esta en mi puerta|tocando a mi puerta|agentes de inmigracion|migra en mi puerta|migra en la puerta|en la hielera|en la perrera|policia vino a mi casa|policia viene a mi casa|policia ha venido a mi casa|la migra vino",
		fr: "a ete arret|ont arret|est arret|etait arret|a ete interpell|garde a vue|centre de retention|en retention|est detenu|en detention|au commissariat|l ont emmen|police a emmen|est en prison|expulsent demain|expulse demain|expulsion demain|immigration sont devant|immigration est devant|immigration devant|police est devant|police est a ma porte|police a ma porte|police frappe a ma porte|immigration a ma porte|immigration frappe|police est venue chez moi|police vient chez moi",
		de: "wurde verhaftet|verhaftet|festgenommen|abschiebehaft|in haft|auf der wache|in gewahrsam|polizei hat meinen|polizei hat meine|wird abgeschoben|im gefangnis|morgen abgeschoben|abschiebung morgen|schieben mich morgen ab|polizei steht vor|polizei vor der tur|polizei vor meiner tur|auslanderbehorde steht vor|abschiebeflug|polizei war bei mir|polizei kommt zu mir nach hause",
		it: "e stato arrestat|e stata arrestat|hanno arrestat|arrestat|e stato fermat|hanno fermato mio|in questura trattenut|trattenut|cpr|in carcere|in cella|l hanno portato via|espellono domani|espulsione domani|espulso domani|polizia alla porta|polizia alla mia porta|polizia e alla porta|immigrazione alla porta",
		pt: "foi preso|foi presa|foi detid|prenderam|esta preso|esta presa|esta detid|detiveram|centro de detencao|na delegacia|na esquadra|levaram meu|levaram o meu|levaram a minha|deportam amanha|deportar amanha|deportacao amanha|policia na minha porta|policia a minha porta|policia esta na porta|imigracao na minha porta|imigracao esta na",
		nl: "gearresteerd|opgepakt|aangehouden|vreemdelingendetentie|detentiecentrum|vast op het bureau|zit vast|in de cel|wordt uitgezet|morgen uitgezet|uitzetting morgen|politie staat voor|politie aan de deur|politie voor de deur|vreemdelingenpolitie staat",
		ru: "арестова|задержал|задержан|под стражей|в сизо|в полицейском участке|забрала полиция|забрали в полицию|депортационн|в тюрьме|миграционный центр|завтра депортируют|депортация завтра|депортируют завтра|полиция у двери|полиция стучит|полиция за дверью|полиция под дверью|миграционная служба у двери",
		zh: "被抓|被捕|被拘留|拘留所|被逮捕|被扣押|被警察带走|被移民局|被关|抓走|明天遣返|明天要遣返|明天被遣返|移民局在门口|移民局敲门|警察在门口|警察敲门",
		ja: "逮捕|拘束され|収容され|拘留|入管に収容|連れて行かれ|警察に捕ま|捕まっ|明日強制送還|明日送還|入管が来|警察が玄関|警察がドア",
		ar: "اعتقل|معتقل|احتجز|محتجز|قبضوا|القبض علي|قبض على|في السجن|مركز احتجاز|اخذته الشرطة|اخذوه|اخذوا زوجي|اخذوا اخي|موقوف|يرحلوني بكرا|ترحيلي بكرا|ترحيلي غدا|ترحيل غدا|الشرطة على الباب|الشرطة عند الباب|الشرطة عالباب|الهجرة على الباب|شرطة الهجرة",
		hi: "गिरफ्तार|हिरासत|पुलिस ले गई|पुलिस पकड़|पकड़ लिया|डिटेंशन|जेल में|कल डिपोर्ट|कल वापस भेज|पुलिस दरवाजे|पुलिस दरवाज़े",
		ko: "체포|구금|붙잡혀|붙잡혔|외국인보호소",
		vi: "bị giam|tạm giam|bắt giữ|công an bắt|cảnh sát bắt",
		uk: "заарешт|мене затримал|затримала поліція|затримали мого|затримали чоловіка|затримали брата|під вартою|у в'язниці|забрала поліція|завтра депортують",
		pl: "aresztowa|zatrzymała mnie policja|zatrzymała policja|zatrzymali mojego|w areszcie|jutro deport",
		tr: "gözaltı|tutuklandı|tutukladı|geri gönderme merkez|polis götürdü|yarın sınır dışı",
		fa: "بازداشت|دستگیر|پلیس برد|فردا دیپورت",
		tl: "inaresto|ikinulong|nakakulong|hinuli ng pulis|hinuli ng immigration|kinuha ng pulis|nasa kulungan|ipapadeport bukas|idedeport bukas",
		ro: "a fost arestat|au arestat|arestat|retinut|in arest|la sectia de politie|l a luat politia|a luat o politia|inchis la politie|deportat maine",
		ur: "گرفتار|پولیس لے گئی|پولیس نے پکڑ|حراست میں",
		bn: "গ্রেপ্তার|গ্রেফতার|পুলিশ ধরে|আটক করেছে",
		am: "ፖሊስ ወሰደ|ወንድሜን ወሰደው|አሰሩት|አሰሩኝ|ታሰረ|ታስሯል",
		sw: "amekamatwa|wamemkamata|nimekamatwa",
	},
	home: {
		en: "husband hits|husband beats|husband hit me|husband beat|wife hits|boyfriend hits|boyfriend beats|partner hits|partner beats|he hits me|he beats me|she hits me|she beats me|hits me and|beats me and|hurts me at home|my father beats|my husband threatens|partner threatens|he threatens to|threatened me at home|domestic violence|locked me in|locks me in|lock me in|locking me in|locked us in|locks us in|afraid of my husband|scared of my husband|afraid to go home|he choked me|husband took my passport|husband take my passport|husband has my passport|husband keeps my passport|husband took my papers|wife took my passport|boyfriend took my passport|partner took my passport|not let me go out|won t let me go out|doesn t let me leave|does not let me leave|strangled me|strangles me|strangling me|tried to strangle|hands around my neck|hands round my neck|hands around my throat|chokes me|choking me|choked me|forced me to marry|force me to marry|forcing me to marry|forced marriage|genital mutilation|fgm|locks the door at night|locks us in|lock us in|locks the doors|making me marry|makes me marry|make me marry|husband took my passport|husband take my passport|husband he take my passport|husband has my passport|husband keeps my passport|husband hid my passport|husband hides my passport|wife took my passport|family took my passport|in laws took my passport|mother in law took my passport|husband took my documents|husband took my papers|husband keeps my documents",
		es: "mi marido me pega|mi esposo me pega|me pega|me golpea|me maltrata|mi pareja me|me amenaza|violencia domestica|violencia de genero|maltrato|tengo miedo de mi marido|tengo miedo de mi pareja|me encierra|mi marido me quito el pasaporte|mi marido tiene mi pasaporte|mi esposo me quito el pasaporte|mi esposo tiene mi pasaporte|mi pareja tiene mi pasaporte|no me deja salir|me estrangul|me ahorc|me agarro del cuello|me agarro por el cuello|matrimonio forzado|me obligan a casarme|mutilacion genital|mi marido me quito el pasaporte|mi marido me ha quitado el pasaporte|mi esposo me quito el pasaporte|mi marido tiene mi pasaporte|mi esposo tiene mi pasaporte|mi suegra me quito el pasaporte",
		fr: "mon mari me frappe|me frappe|me bat|me tape|me menace|violence conjugale|violences conjugales|peur de mon mari|peur de mon conjoint|m enferme|mon mari a pris mon passeport|mon mari garde mon passeport|ne me laisse pas sortir|m empeche de sortir|m a etrangl|m etrangl|serre la gorge|serre le cou|mariage force|me forcent a me marier|m oblige a me marier|mutilation genital|excision|mon mari m a pris mon passeport|mon mari a pris mon passeport|mon mari garde mon passeport|ma belle mere a pris mon passeport",
		de: "schlagt mich|mein mann schlagt|schlug mich|bedroht mich|hausliche gewalt|angst vor meinem mann|angst vor meinem freund|sperrt mich ein|misshandelt mich|mein mann hat meinen pass|mein mann hat mir den pass|lasst mich nicht raus|lasst mich nicht aus dem haus|hat mich gewurgt|wurgt mich|mich gewurgt|zwangsheirat|zwangsehe|genitalverstummelung|mein mann hat mir den pass weggenommen|mein mann hat meinen pass|mein mann hat mir meinen pass",
		it: "mi picchia|mi mena|mi minaccia|violenza domestica|paura di mio marito|paura del mio compagno|mi chiude in casa|mi maltratta|mio marito ha preso il mio passaporto|mio marito ha il mio passaporto|mio marito tiene il mio passaporto|non mi lascia uscire|non mi fa uscire|mi ha strangol|mi strangol|mi ha preso per il collo|matrimonio forzato|mutilazione genital|mutilazioni genital|mio marito mi ha preso il passaporto|mio marito ha il mio passaporto|mio marito tiene il mio passaporto",
		pt: "me bate|bate em mim|bate me|me agride|me ameaca|ameaca me|violencia domestica|medo do meu marido|medo do meu companheiro|me tranca|me espanca|meu marido pegou meu passaporte|meu marido tirou o meu passaporte|meu marido tem o meu passaporte|nao me deixa sair|me enforc|me estrangul|me esganou|casamento forcado|mutilacao genital|meu marido tirou o meu passaporte|meu marido pegou meu passaporte|meu marido tem o meu passaporte|meu marido ficou com o meu passaporte",
		nl: "slaat me|slaat mij|mishandelt me|bedreigt me|bedreigt mij|huiselijk geweld|bang voor mijn man|bang voor mijn partner|sluit me op|mijn man heeft mijn paspoort|mijn man heeft m n paspoort|laat me niet naar buiten|wurgde me|wurgt me|heeft me gewurgd|keel dichtgeknepen|gedwongen huwelijk|genitale verminking",
		ru: "муж бьет|бьет меня|избивает|избил меня|угрожает мне|мне угрожает|домашнее насилие|боюсь мужа|запирает меня|муж забрал мой паспорт|муж забрал паспорт|муж отобрал паспорт|муж отнял паспорт|не выпускает меня|душил меня|меня душил|душит меня|меня душит|насильно выдают замуж|женское обрезание|муж забрал паспорт|муж забрал мой паспорт|муж отобрал паспорт|муж отобрал мой паспорт",
		zh: "打我|家暴|家庭暴力|威胁我|虐待我|怕我丈夫|怕我老公|把我锁在|关在家里|丈夫拿走了我的护照|老公拿走了我的护照|老公拿了我的护照|丈夫扣|老公扣|不让我出门|掐住我|掐我|掐着我|掐脖子|强迫我结婚|逼我结婚|老公拿走了我的护照|丈夫拿走了我的护照|老公扣了我的护照|婆婆拿走我的护照",
		ja: "殴られ|殴る|暴力を振る|暴力をふる|家庭内暴力|夫に脅|夫が怖|閉じ込められ|叩かれ|夫がパスポート|夫にパスポート|外に出してくれ|首を絞め|無理やり結婚|結婚を強制",
		ar: "زوجي يضربني|يضربني|بيضربني|يهددني|بيهددني|العنف المنزلي|عنف اسري|العنف الاسري|خايفة من زوجي|اخاف من زوجي|يحبسني|زوجي اخذ جواز|زوجي اخد جواز|جوزي اخد باسبور|زوجي اخد باسبور|ما بيخليني اطلع|لا يسمح لي بالخروج|خنقني|يخنقني|بيخنقني|زواج قسري|يجبروني على الزواج|ختان البنات|ختان ابنتي|ختان بنتي|زوجي اخذ جوازي|زوجي اخد جوازي|زوجي مخبي جوازي|اهل زوجي اخذوا جوازي",
		hi: "मारता है|पीटता है|मारते हैं|पीटते हैं|धमकी देता|धमकाता|घरेलू हिंसा|पति से डर|बंद कर देता|पति ने मेरा पासपोर्ट|पति ने पासपोर्ट|बाहर नहीं जाने देता|बाहर जाने नहीं देता|गला दबा|गला घोंट|जबरन शादी|जबरदस्ती शादी|पति ने मेरा पासपोर्ट|ससुराल वालों ने मेरा पासपोर्ट",
		ko: "때려|때렸|때리|가정폭력|가뒀|가둬|목을 졸",
		vi: "chồng tôi đánh|chồng đánh|đánh tôi|đánh em|đánh đập|bạo hành|bạo lực gia đình|nhốt tôi|nhốt em|bóp cổ tôi|bóp cổ em|ép tôi lấy chồng|ép cưới",
		uk: "чоловік б'є|б'є мене|мене б'є|побив мене|погрожує мені|мені погрожує|домашнє насильство|боюся чоловіка|замикає мене|душив мене|мене душив|душить мене",
		pl: "mąż mnie bije|bije mnie|mnie bije|grozi mi|przemoc domow|boję się męża|zamyka mnie|dusił mnie|dusi mnie|mnie dusił",
		tr: "beni dövüyor|beni dövdü|şiddet görüyorum|beni tehdit ed|beni eve kilitl|aile içi şiddet|kocamdan korkuyorum|boğazımı sık|beni boğmaya|zorla evlendir",
		fa: "منو میزنه|مرا میزند|کتکم میزنه|کتک میزنه|خشونت خانگی|از شوهرم میترسم|گلویم را فشار|گلومو فشار|ازدواج اجباری",
		tl: "sinasaktan ako|binubugbog ako|binugbog ako|sinaktan ako|pinagbabantaan ako|ikinukulong ako|kinulong ako|hindi ako pinapalabas|ayaw akong palabasin|takot ako sa asawa|sinakal ako|sinasakal ako|kinuha ng asawa ko ang pasaporte|kinuha ng asawa ko ang passport",
		ro: "ma bate|ma loveste|ma ameninta|violenta domestica|violenta in familie|mi e frica de sotul|ma tine incuiata|ma tine inchisa|ma incuie|m a strans de gat|ma strange de gat",
		ur: "مجھے مارتا|مجھے مارتے|مجھے پیٹتا|شوہر مارتا|مجھے دھمکی|گھریلو تشدد|مجھے بند کر|گلا دبا",
		bn: "আমাকে মারে|আমাকে মারধর|মারধর করে|আমাকে হুমকি|পারিবারিক সহিংসতা|আমাকে আটকে রাখ|গলা টিপে",
		am: "ይመታኛል|ይደበድበኛል|ደበደበኝ",
		sw: "ananipiga|amenipiga|ananitishia|ananifungia|amenifungia ndani|mume wangu amenifungia",
	},
	fraud: {
		en: "took my money and|stole my passport|took my passport|has my passport|keeps my passport|kept my passport|scammed me|i was scammed|been scammed|got scammed|he cheated me|was a fake lawyer|disappeared with my money|fake lawyer took|notario cheated|paid him and he",
		es: "me estafo|me estafaron|me han estafado|se quedo con mi pasaporte|se quedo con mi dinero|me robo el dinero|me quito el pasaporte|me robaron el pasaporte|desaparecio con mi dinero",
		fr: "m a escroque|je me suis fait arnaquer|arnaque par|a pris mon passeport|a garde mon passeport|a pris mon argent|disparu avec mon argent|m a vole",
		de: "hat mich betrogen|wurde betrogen|bin betrogen|hat meinen pass|hat mein geld genommen|mit meinem geld verschwunden|abgezockt",
		it: "mi ha truffat|sono stato truffat|sono stata truffat|mi hanno truffat|ha preso il mio passaporto|si e tenuto il passaporto|sparito con i miei soldi",
		pt: "fui enganad|me enganou|fui burlad|caí num golpe|ficou com meu passaporte|ficou com o meu passaporte|sumiu com o meu dinheiro|sumiu com meu dinheiro|fui roubad",
		nl: "heeft me opgelicht|ben opgelicht|is opgelicht|heeft mijn paspoort|met mijn geld verdwenen|mijn geld gestolen",
		ru: "меня обманул|обманули меня|мошенник взял|забрал мой паспорт|забрал паспорт|пропал с деньгами|взял деньги и|развели на деньги",
		zh: "骗了我|被骗|拿走了我的护照|扣了我的护照|扣着我的护照|拿了我的钱|骗走",
		ja: "騙され|だまされ|詐欺に遭|詐欺にあ|パスポートを取られ|パスポートを返して|お金を取られ",
		ar: "نصب علي|احتال علي|اخذ جواز سفري|اخذ جوازي|اخذ فلوسي|سرق فلوسي|ضحك علي واخذ|هرب بفلوسي",
		hi: "धोखा दिया|ठगी|ठग लिया|पासपोर्ट ले लिया|पासपोर्ट रख लिया|पैसे लेकर भाग",
		ko: "사기당|사기를 당|속았|여권을 빼앗|여권을 가져갔|돈을 가로챘|돈을 갖고 도망",
		vi: "bị lừa|lừa đảo tôi|lừa tiền|giữ hộ chiếu của tôi|lấy hộ chiếu của tôi|lấy tiền của tôi",
		uk: "мене обманули|мене ошукали|забрав мій паспорт|забрали мій паспорт|забрав паспорт|забрав гроші|шахрай взяв",
		pl: "oszukał mnie|oszukali mnie|zostałem oszukan|zostałam oszukan|zabrał mi paszport|zabrał mój paszport|zniknął z pieniędzmi",
		tr: "dolandırıldım|beni dolandırdı|pasaportumu aldı|pasaportuma el koydu|paramı alıp",
		fa: "کلاهبرداری کرد|سرم کلاه|پاسپورتم را گرفت|پاسپورتمو گرفت|پولم را برد|پولمو برد",
		tl: "na scam ako|naloko ako|niloko ako|kinuha ang passport ko|hawak ang passport ko|kinuha ang pera ko",
		ro: "m a inselat|am fost inselat|mi a luat pasaportul|mi a luat banii|a disparut cu banii",
		ur: "پاسپورٹ لے لیا|پاسپورٹ رکھ لیا|دھوکہ دیا|پیسے لے کر بھاگ",
		bn: "পাসপোর্ট নিয়ে নিয়েছে|পাসপোর্ট রেখে দিয়েছে|প্রতারণা করেছে|টাকা নিয়ে পালিয়ে",
	},
};

/** Who gives work. Who hits people at work or locks them in there is no family: whoever suffers it is in danger. */
const employers: Readonly<Record<string, string>> = {
	en: "my boss|the boss|our boss|my employer|the employer|our employer|my supervisor|my sponsor|the factory|the warehouse|on the farm",
	es: "mi jefe|mi jefa|el jefe|la jefa|mi patron|mi patrona|el patron|la patrona|mi empleador|mi empleadora",
	fr: "mon patron|ma patronne|le patron|la patronne|mon employeur|l employeur|mon chef",
	de: "mein chef|meine chefin|der chef|mein arbeitgeber|der arbeitgeber",
	it: "il mio capo|il capo|il padrone|il mio datore|datore di lavoro",
	pt: "meu patrao|minha patroa|o patrao|a patroa|meu chefe|minha chefe|o chefe|meu empregador",
	nl: "mijn baas|de baas|mijn werkgever|de werkgever",
	ru: "начальник|работодатель|хозяин|хозяйка",
	zh: "老板|雇主|公司主管|工厂",
	ja: "社長|雇い主|上司|会社の|工場",
	ar: "الكفيل|كفيلي|صاحب العمل|مديري|رب العمل|صاحب الشغل|المعلم",
	hi: "मालिक|मालकिन|नियोक्ता|बॉस|फैक्ट्री",
	ko: "사장|고용주|공장",
	vi: "ông chủ|bà chủ|chủ nhà máy|sếp",
	uk: "начальник|роботодавець|хазяїн",
	pl: "mój szef|szef mnie|szefowa|pracodawca",
	tr: "patronum|patron|işveren",
	fa: "کارفرما|رئیسم|صاحبکار",
	tl: "amo ko|ang amo|employer ko|boss ko",
	ro: "seful|șeful|patronul|angajatorul",
};

/** Who says that they are in danger is so now, unless they tell of what may come (`notNow`). */
const endangered: Readonly<Record<string, string>> = {
	en: "i am in danger|i m in danger|im in danger|we are in danger|we re in danger",
	es: "estoy en peligro|estamos en peligro",
	fr: "je suis en danger|on est en danger|nous sommes en danger",
	de: "bin in gefahr|wir sind in gefahr|in lebensgefahr",
	it: "sono in pericolo|siamo in pericolo",
	pt: "estou em perigo|estamos em perigo|corro perigo",
	nl: "ben in gevaar|zijn in gevaar|in levensgevaar",
	ru: "я в опасности|мы в опасности",
	zh: "我有危险|我现在有危险|我很危险|我处于危险|有生命危险|我有危險|我現在有危險",
	ja: "身の危険|命の危険|命が危ない|今危険",
	ar: "انا في خطر|نحن في خطر|انا بخطر|احنا بخطر",
	hi: "खतरे में हूं|खतरे में हूँ|खतरे में हैं|ख़तरे में हूं|ख़तरे में हूँ|जान खतरे में",
	ko: "위험해요|위험합니다|위험에 처",
	vi: "đang gặp nguy hiểm|tôi gặp nguy hiểm",
	uk: "я в небезпеці|ми в небезпеці",
	pl: "jestem w niebezpieczeństwie|jesteśmy w niebezpieczeństwie",
	tr: "tehlikedeyim|tehlikedeyiz|hayatım tehlikede",
	fa: "در خطرم|در خطر هستم|جانم در خطر",
	tl: "nasa panganib ako|nanganganib ako|nasa panganib kami",
	ro: "sunt in pericol|suntem in pericol",
	ur: "خطرے میں ہوں|خطرے میں ہیں",
	bn: "আমি বিপদে|আমরা বিপদে",
	am: "አደጋ ላይ ነኝ",
	sw: "niko hatarini|tuko hatarini",
};

/** Danger at home, after a return, or of losing something: a matter for lawyers, and not for an ambulance. */
const notNow: Readonly<Record<string, string>> = {
	en: "in danger of|my country|our country|home country|back home|go back|going back|return|sent back|send me back|asylum|refugee",
	es: "peligro de|mi pais|nuestro pais|vuelvo|volver|regres|asilo|refugi",
	fr: "danger de|danger d|mon pays|notre pays|retour|rentr|renvoy|renvoi|asile|refugi",
	de: "zu werden|zu verlieren|heimat|mein land|meinem land|meinem heimatland|zuruck|asyl|fluchtling",
	it: "pericolo di|mio paese|nostro paese|torn|ritorn|rimpatri|asilo|rifugiat",
	pt: "perigo de|meu pais|nosso pais|volt|regress|asilo|refugi",
	nl: "gevaar om|mijn land|ons land|thuisland|terug|asiel|vluchteling",
	ru: "опасности быть|опасности потерять|моей стране|нашей стране|родин|верн|возвращ|убежищ|беженц",
	zh: "回国|我的国家|祖国|遣返|庇护|难民|回國|我的國家|庇護|難民",
	ja: "母国|祖国|帰国|帰れば|帰ったら|国に戻|難民|亡命",
	ar: "بلدي|بلادي|بلدنا|وطني|رجعت|ارجع|العودة|لجوء|لاجئ",
	hi: "मेरे देश|अपने देश|वापस|शरण",
	ko: "고국|우리나라|돌아가|난민|망명",
	vi: "nước tôi|quê hương|trở về|quay về|tị nạn",
	uk: "моїй країні|нашій країні|батьківщин|поверн|притул|біжен",
	pl: "moim kraju|naszym kraju|ojczy|wróc|powrót|azyl|uchodź",
	tr: "ülkem|memleket|geri dön|dönersem|iltica|sığın|mülteci",
	fa: "کشورم|وطنم|برگرد|پناهند",
	tl: "bansa ko|bansa namin|bumalik|babalik|asylum|refugee",
	ro: "tara mea|tara noastra|intor|azil|refugiat",
	ur: "میرے ملک|اپنے ملک|واپس|پناہ",
	bn: "আমার দেশ|নিজের দেশ|ফিরে|আশ্রয়",
	am: "አገሬ|ሀገሬ|ጥገኝነት",
	sw: "nchi yangu|nikirudi|kurudi|hifadhi|mkimbizi",
};

/** A deadline is urgent where one of each is there; the end of a permit is one. */
const deadlines: Readonly<Record<string, string>> = {
	en: "deadline|appeal by|must appeal|left to appeal|days to appeal|to appeal my|appeal is due|reply is due|answer is due|objection is due|reply by|must reply|have to reply|have to leave the country|order to leave|ordered to leave|told to leave|must leave the country|leave the country|answer the letter|court date|hearing|ends in|ends on|ends tomorrow|ends today|ends this|ends next|expires|expire|expiring|runs out|running out|deportation order|removal order|order of removal|deportation|hand in my papers to the court|papers to the court|file an appeal|file my appeal|lodge an appeal",
	es: "plazo|recurrir|recurso|tengo que responder|abandonar el pais|salir del pais|orden de salida|orden de expulsion|juicio|audiencia|caduca|vence|expira|deportacion|expulsion|apelar|apelacion|me echan del pais|me sacan del pais|nos echan del pais",
	fr: "delai|recours|dois repondre|quitter le pays|quitter le territoire|audience|oqtf|expire|arrive a expiration|expulsion|faire appel|reconduite|on me renvoie|me renvoient dans",
	de: "frist|widerspruch|einspruch|muss antworten|das land verlassen|ausreisen|gerichtstermin|lauft ab|ablauft|abgelaufen|lauft heute|lauft morgen|lauft ubermorgen|lauft diese woche|lauft nachste woche|lauft in einer woche|lauft in zwei|lauft in drei|lauft in funf|lauft in 2|lauft in 3|lauft in 5|lauft in wenigen|abschiebung|berufung|abgeschoben",
	it: "scadenza|ricorso|devo rispondere|lasciare il paese|udienza|scade|in scadenza|espulsione|appello",
	pt: "prazo|recurso|recorrer|tenho que responder|tenho de responder|deixar o pais|sair do pais|audiencia|expira|vence|caduca|deportacao|expulsao|apelar|mandam embora|mandar me embora|me mandam embora|tenho que sair do pais|tenho de sair do pais",
	nl: "termijn|deadline|bezwaar|beroep|moet reageren|moet antwoorden|het land verlaten|zitting|verloopt|loopt af|verlopen|loopt vandaag|loopt morgen|loopt deze week|loopt volgende week|loopt over|uitzetting|in beroep",
	ru: "ответить за|ответить до|срок подачи|срок обжалования|крайний срок|обжалова|надо ответить|должен ответить|покинуть страну|заседание суда|суд|истекает|заканчивается|кончается|истечет|закончится|подать жалоб|жалобу|депортац|апелляц",
	zh: "来信|要回复|截止|期限|上诉|申诉|必须回复|离境|开庭|到期|过期|遣返|驱逐|必须离开|要求离开|离开这个国家",
	ja: "期限|締め切り|締切|異議申|不服申|返事しなければ|回答しなければ|出国しなければ|裁判|期限が切れ|切れます|切れる|切れて|強制送還|控訴",
	ar: "اخر موعد|المهلة|مهلة|الطعن|استئناف|لازم ارد|يجب ان ارد|مغادرة البلد|جلسة المحكمة|تنتهي|ينتهي|بتنتهي|بينتهي|بتخلص|بيخلص|ترحيل",
	hi: "अंतिम तिथि|आखिरी तारीख|समय सीमा|अपील|जवाब देना|देश छोड़|सुनवाई|समाप्त हो|खत्म हो|ख़त्म हो|एक्सपायर|डिपोर्ट|निर्वासन",
	ko: "마감|기한|항소|이의신청|만료|출국해야|답변해야",
	vi: "hạn chót|kháng cáo|khiếu nại|sắp hết hạn|hết hạn vào|hết hạn trong|hết hạn ngày|phải rời khỏi|phải trả lời|phiên tòa",
	uk: "термін подачі|термін оскарження|оскаржи|апеляці|маю відповісти|треба відповісти|покинути країну|закінчується|суд",
	pl: "termin na odwołanie|odwołani|odwołać się|muszę odpowiedzieć|opuścić kraj|rozpraw|wygasa|kończy się",
	tr: "son tarih|itiraz|cevap vermem|ülkeyi terk|duruşma|süresi doluyor|süresi bitiyor|bitiyor",
	fa: "مهلت|اعتراض|تجدید نظر|باید جواب|کشور را ترک|دادگاه|منقضی|تمام میشه",
	tl: "deadline|apela|umapela|kailangang sumagot|umalis ng bansa|hearing|mag e expire|mae expire|mapapaso",
	ro: "termen limita|termenul|contesta decizia|fac recurs|fac apel|depun recurs|depun contestatie|trebuie sa raspund|parasesc tara|paraseasca tara|expira",
	ur: "اپیل|آخری تاریخ|ملک چھوڑ|جواب دینا|ڈیپورٹ",
	bn: "আপিল|শেষ তারিখ|দেশ ছাড়|জবাব দিতে",
};
const soon: Readonly<Record<string, string>> = {
	en: "two weeks|ten days|fourteen days|48 hours|72 hours|24 hours|tomorrow|today|tonight|in two days|in three days|in 2 days|in 3 days|in 4 days|in 5 days|in five days|two days left|three days left|days left|within days|this week|by monday|by tuesday|by wednesday|by thursday|by friday|until monday|until tuesday|until wednesday|until thursday|until friday|on monday|on friday|a few days|next week|in a week|in 6 days|in six days|in 7 days|in seven days|in four days|the day after tomorrow|on tuesday|on wednesday|on thursday|on saturday|on sunday|by saturday|by sunday|this monday|this friday|this thursday|next monday|next friday",
	es: "dos semanas|diez dias|quince dias|48 horas|72 horas|24 horas|manana|hoy|en dos dias|en tres dias|en 2 dias|en 3 dias|en 5 dias|esta semana|el lunes|el martes|el miercoles|el jueves|el viernes|pocos dias|quedan|la semana que viene|la proxima semana|en una semana|en cinco dias|en 7 dias|el sabado|el domingo",
	fr: "deux semaines|dix jours|quinze jours|quinzaine|72 heures|24 heures|demain|aujourd hui|dans deux jours|dans trois jours|dans 2 jours|dans 3 jours|dans 5 jours|cette semaine|lundi|mardi|mercredi|jeudi|vendredi|48 heures|quelques jours|la semaine prochaine|dans une semaine|dans cinq jours|dans 7 jours|samedi|dimanche",
	de: "zwei wochen|zehn tagen|vierzehn tagen|48 stunden|24 stunden|morgen|heute|in zwei tagen|in drei tagen|in 2 tagen|in 3 tagen|in 5 tagen|diese woche|bis montag|bis dienstag|bis mittwoch|bis donnerstag|bis freitag|ubermorgen|wenige tage|wenigen tagen|nachste woche|nachster woche|in einer woche|in funf tagen|in 7 tagen|am montag|am dienstag|am mittwoch|am donnerstag|am freitag",
	it: "due settimane|dieci giorni|quindici giorni|48 ore|24 ore|domani|oggi|tra due giorni|tra tre giorni|fra due giorni|fra tre giorni|tra 2 giorni|tra 3 giorni|questa settimana|entro lunedi|entro venerdi|pochi giorni|la settimana prossima|la prossima settimana|settimana prossima|tra una settimana|fra una settimana|tra cinque giorni|lunedi|martedi|mercoledi|giovedi|venerdi",
	pt: "duas semanas|dez dias|quinze dias|48 horas|24 horas|amanha|hoje|em dois dias|em tres dias|em 2 dias|em 3 dias|esta semana|segunda feira|sexta feira|poucos dias|faltam|semana que vem|proxima semana|em uma semana|numa semana|daqui a uma semana|em cinco dias|terca feira|quarta feira|quinta feira",
	nl: "twee weken|tien dagen|veertien dagen|48 uur|24 uur|morgen|vandaag|over twee dagen|over drie dagen|over 2 dagen|over 3 dagen|deze week|voor maandag|voor vrijdag|binnen enkele dagen|paar dagen|volgende week|over een week|over vijf dagen|op maandag|op dinsdag|op woensdag|op donderdag|op vrijdag|voor dinsdag|voor donderdag",
	ru: "две недели|десять дней|48 часов|за три дня|три дня|два дня|завтра|сегодня|через два дня|через три дня|через 2 дня|через 3 дня|на этой неделе|до пятницы|до понедельника|осталось|послезавтра|на следующей неделе|через неделю|через пять дней|через 5 дней|в понедельник|во вторник|в среду|в четверг|в пятницу|до вторника|до среды|до четверга",
	zh: "两周|两星期|十天|十五天|48小时|三天内|明天|今天|后天|两天|三天|2天|3天|5天|这周|本周|几天|下周|下星期|下礼拜|一周内|一周后|五天|星期一|星期二|星期三|星期四|星期五|周一|周二|周三|周四|周五",
	ja: "2週間|二週間|48時間|明日|今日|明後日|あと2日|あと3日|あと二日|あと三日|今週|数日|2日以内|3日以内|金曜|来週|1週間|一週間|5日|五日|月曜|火曜|水曜|木曜",
	ar: "اسبوعين|عشرة ايام|48 ساعة|بكرا|بكره|غدا|اليوم|بعد يومين|خلال يومين|ثلاث ايام|ثلاثة ايام|3 ايام|5 ايام|هذا الاسبوع|ايام قليلة|كم يوم|باقي|الاسبوع القادم|الاسبوع الجاي|بعد اسبوع|خلال اسبوع|خمسة ايام|يوم الاثنين|يوم الثلاثاء|يوم الاربعاء|يوم الخميس|يوم الجمعة|يوم الاحد",
	hi: "दो हफ्ते|दो सप्ताह|दस दिन|48 घंटे|कल|आज|दो दिन|तीन दिन|2 दिन|3 दिन|5 दिन|इस हफ्ते|इस हफ़्ते|परसों|कुछ दिन|शुक्रवार|अगले हफ्ते|अगले हफ़्ते|अगले सप्ताह|एक हफ्ते|एक सप्ताह|पांच दिन",
	ko: "내일|오늘|모레|이틀|사흘|이번 주|다음 주|며칠|3일|5일|일주일",
	vi: "ngày mai|hôm nay|ngày kia|hai ngày|ba ngày|tuần này|tuần sau|tuần tới|vài ngày|một tuần|3 ngày|5 ngày",
	uk: "завтра|сьогодні|післязавтра|два дні|три дні|цього тижня|наступного тижня|за тиждень|через тиждень|п'ять днів|лишилось|залишилось",
	pl: "jutro|dzisiaj|dziś|pojutrze|dwa dni|trzy dni|w tym tygodniu|w przyszłym tygodniu|za tydzień|kilka dni|pięć dni|zostały",
	tr: "yarın|bugün|öbür gün|iki gün|üç gün|bu hafta|gelecek hafta|haftaya|bir hafta|birkaç gün|beş gün|3 gün|5 gün",
	fa: "فردا|امروز|پس فردا|دو روز|سه روز|این هفته|هفته بعد|هفته آینده|یک هفته|چند روز|پنج روز",
	tl: "bukas|ngayon|sa makalawa|dalawang araw|tatlong araw|ngayong linggo|sa susunod na linggo|isang linggo|ilang araw|limang araw",
	ro: "pana maine|de maine|astazi|poimaine|doua zile|trei zile|saptamana asta|saptamana viitoare|o saptamana|cateva zile|cinci zile",
	ur: "کل تک|آج|تین دن|دو دن|پانچ دن|اس ہفتے",
	bn: "আগামীকাল|আজ|তিন দিন|দুই দিন|পাঁচ দিন|এই সপ্তাহ",
};

const days = "araw|gun|zile|روز|일|dni|day|dia|jour|tag|giorn|dag|дн|день|天|日以内|日後|ايام|يوم|दिन";
let fewDays: RegExp | undefined;

/** A number of days, up to the fifteen that many have to leave a country or to appeal. */
function hasFewDays(text: string): boolean {
	if (!fewDays) {
		const words = days.split("|").map((word) => spaced(word).trim());
		fewDays = new RegExp(`(?<!\\d)(?:[1-9]|1[0-5]) ?(?:${words.join("|")})`, "u");
	}
	return fewDays.test(text);
}

let saysSoon: Found | undefined;
/** Whether a day is named that comes soon. Made when it is first asked. */
function isSoon(text: string): boolean {
	saysSoon ??= holdsOneOf(soon);
	return saysSoon(text);
}

let built: readonly [Situation, Found][] | undefined;

/** In the order in which they are told: whoever is in danger needs that first. Made when it is first asked. */
const situations = (): readonly [Situation, Found][] => {
	if (built) return built;
	const [isDanger, isHome] = [holdsOneOf(phrases.danger), holdsOneOf(phrases.home)];
	const [isEndangered, isNotNow] = [holdsOneOf(endangered), holdsOneOf(notNow)];
	const [isAtWork, hasDeadline] = [holdsOneOf(employers), holdsOneOf(deadlines)];
	built = [
		["danger", (text) => isDanger(text) || (isHome(text) && isAtWork(text)) || (isEndangered(text) && !isNotNow(text))],
		["detention", holdsOneOf(phrases.detention)],
		["home", isHome],
		["fraud", holdsOneOf(phrases.fraud)],
		["deadline", (text) => hasDeadline(text) && (isSoon(text) || hasFewDays(text))],
	];
	return built;
};

/** What has happened, where words of a message say it plainly; else null. */
export function urgencySaid(message: string): Situation | null {
	const text = spaced(message);
	return situations().find(([, isSaid]) => isSaid(text))?.[0] ?? null;
}

/**
 * Who helps where something cannot wait: whatever else the words may be about (`isAlways`), or where they name no lawyer.
 * In danger nobody is looked for.
 */
export const helpers: Record<Exclude<Situation, "danger">, { service: ServiceId; isAlways: boolean }> = {
	detention: { service: "immigration_detention", isAlways: true },
	home: { service: "domestic_violence_protection", isAlways: true },
	deadline: { service: "immigration_lawyers", isAlways: false },
	fraud: { service: "immigration_lawyers", isAlways: false },
};

/** Matters in which whoever misses a day may lose what they ask for. */
const withDeadlines: ReadonlySet<ServiceId> = new Set<ServiceId>([
	...(["deportation_defence", "visa_refusal_appeal", "student_visa_refusal", "regularisation"] as const),
	...(["asylum_application", "humanitarian_protection", "eviction_defence", "unfair_dismissal"] as const),
]);

/**
 * What cannot wait of a search: what its words say plainly, else what they were understood to be about. Of the services that
 * they may mean besides, those with short deadlines count where somebody says that few days are left.
 */
export function urgencyOf(
	words: string,
	about: ServiceId | null,
	alternatives: readonly ServiceId[],
): Situation | null {
	const said = urgencySaid(words);
	if (said) return said;
	const always = (["detention", "home"] as const).find((situation) => helpers[situation].service === about);
	if (always) return always;
	const text = spaced(words);
	// "My landlady throws me out tomorrow".
	if (about === "eviction_defence" && isSoon(text)) return "deadline";
	const mayHaveDeadline = [...(about ? [about] : []), ...alternatives].some((one) => withDeadlines.has(one));
	return mayHaveDeadline && hasFewDays(text) ? "deadline" : null;
}
