/** What clients of demo professionals write. None of it says how a case ended: people could not compare that. */
import type { Language } from "#domain/ground/languages.ts";

/** Sentences of praise, of doubt, and what professionals answer. */
type Texts = { praise: readonly string[]; doubt: readonly string[]; replies: readonly string[] };

export const reviewTexts: Record<Language, Texts> = {
	en: {
		praise: [
			"Every step was explained in plain words, and I knew what each paper was for.",
			"I wrote late in the evening and had an answer the next morning.",
			"The fee was clear from the start and did not change afterwards.",
			"I was never made to feel stupid for asking the same thing twice.",
			"The meeting began on time and nobody rushed me out.",
			"They told me honestly which part I could do myself.",
		],
		doubt: [
			"I had to ask twice before my second letter was answered.",
			"Good advice, but the list of documents could have come sooner.",
			"The first appointment felt a little hurried.",
		],
		replies: [
			"Thank you for taking the time to write. Your remark on our answers is fair, and we are working on it.",
			"Thank you. It was a pleasure to meet you, and you came very well prepared.",
		],
	},
	es: {
		praise: [
			"Me explicó cada paso con palabras sencillas y sin prisas.",
			"Respondía a mis mensajes en el mismo día, siempre con amabilidad.",
			"El precio quedó claro desde el principio y no hubo sorpresas.",
			"Me dijo con sinceridad qué podía hacer yo por mi cuenta.",
			"La reunión empezó a su hora y pude preguntar todo lo que quería.",
		],
		doubt: [
			"Tuve que escribir dos veces para recibir respuesta.",
			"Buen trato, aunque la lista de documentos llegó tarde.",
		],
		replies: [
			"Muchas gracias por su opinión. Tomamos nota de lo que nos dice sobre los plazos.",
			"Gracias por sus palabras, fue un placer atenderle.",
		],
	},
	fr: {
		praise: [
			"Chaque étape m'a été expliquée avec des mots simples.",
			"Les réponses arrivaient vite, même entre deux rendez-vous.",
			"Les honoraires étaient annoncés dès le départ et n'ont pas bougé.",
			"On m'a dit franchement ce que je pouvais faire sans aide.",
			"Le rendez-vous a commencé à l'heure et j'ai pu poser toutes mes questions.",
		],
		doubt: [
			"J'ai dû relancer une fois avant d'avoir une réponse.",
			"Bon conseil, mais la liste des pièces aurait pu venir plus tôt.",
		],
		replies: [
			"Merci d'avoir pris le temps d'écrire. Nous tenons compte de votre remarque.",
			"Merci beaucoup, ce fut un plaisir de vous recevoir.",
		],
	},
	de: {
		praise: [
			"Jeder Schritt wurde mir in einfachen Worten erklärt.",
			"Auf meine Fragen kam meistens noch am selben Tag eine Antwort.",
			"Die Kosten standen von Anfang an fest und blieben auch so.",
			"Man hat mir ehrlich gesagt, was ich selbst erledigen kann.",
			"Das Gespräch begann pünktlich, und ich konnte alles fragen.",
		],
		doubt: [
			"Auf die zweite Antwort musste ich eine Weile warten.",
			"Guter Rat, nur die Liste der Unterlagen kam etwas spät.",
		],
		replies: [
			"Vielen Dank für Ihre Rückmeldung. Den Hinweis zu den Antwortzeiten nehmen wir ernst.",
			"Danke, es hat uns gefreut, Sie kennenzulernen.",
		],
	},
	it: {
		praise: [
			"Ogni passaggio mi è stato spiegato con parole semplici.",
			"Le risposte arrivavano in giornata, sempre con gentilezza.",
			"Il costo era chiaro fin dall'inizio e non è cambiato.",
			"Mi hanno detto con sincerità che cosa potevo fare da solo.",
			"L'incontro è cominciato in orario e ho potuto chiedere tutto.",
		],
		doubt: [
			"Ho dovuto scrivere due volte per avere una risposta.",
			"Buon consiglio, ma la lista dei documenti è arrivata tardi.",
		],
		replies: [
			"Grazie per il suo tempo. Terremo conto di quello che scrive sui tempi di risposta.",
			"Grazie, è stato un piacere conoscerla.",
		],
	},
	pt: {
		praise: [
			"Cada passo foi explicado com palavras simples e com calma.",
			"As respostas chegavam no mesmo dia, sempre com simpatia.",
			"O preço ficou claro desde o início e não mudou depois.",
			"Disseram-me com franqueza o que eu podia fazer por mim.",
			"A reunião começou à hora marcada e pude perguntar tudo.",
		],
		doubt: [
			"Tive de escrever duas vezes até receber resposta.",
			"Bom conselho, mas a lista de documentos veio um pouco tarde.",
		],
		replies: [
			"Obrigado por ter escrito. Vamos ter em conta o que diz sobre os prazos.",
			"Muito obrigado, foi um prazer conhecê-lo.",
		],
	},
	nl: {
		praise: [
			"Elke stap werd in gewone woorden uitgelegd.",
			"Op mijn vragen kwam meestal dezelfde dag antwoord.",
			"De kosten waren vanaf het begin duidelijk en bleven gelijk.",
			"Er werd eerlijk gezegd wat ik zelf kon doen.",
			"Het gesprek begon op tijd en ik kon alles vragen.",
		],
		doubt: ["Op het tweede antwoord moest ik even wachten.", "Goed advies, maar de lijst met papieren kwam wat laat."],
		replies: [
			"Dank voor uw bericht. Wat u over de wachttijd schrijft, nemen we ter harte.",
			"Dank u wel, het was prettig u te ontmoeten.",
		],
	},
	ru: {
		praise: [
			"Каждый шаг объяснили простыми словами.",
			"На вопросы отвечали в тот же день и всегда вежливо.",
			"Стоимость назвали сразу, и потом она не изменилась.",
			"Честно сказали, что я могу сделать без помощи.",
			"Встреча началась вовремя, и я успел спросить обо всём.",
		],
		doubt: ["На второе письмо пришлось подождать ответа.", "Совет хороший, но список документов прислали поздно."],
		replies: [
			"Спасибо за отзыв. Мы учтём ваше замечание о сроках ответа.",
			"Благодарим вас, было приятно познакомиться.",
		],
	},
	zh: {
		praise: [
			"每一步都用简单的话讲清楚了，我知道每份文件有什么用。",
			"提问之后当天就有回复，态度一直很好。",
			"费用一开始就说明白了，后来也没有变。",
			"哪些事我自己就能办，都如实告诉了我。",
			"会面准时开始，想问的都问到了。",
		],
		doubt: ["第二封信等了几天才有回复，希望能快一点。", "建议很好，不过材料清单给得有点晚。"],
		replies: ["谢谢您的评价，关于回复时间的意见我们会认真改进。", "非常感谢，很高兴认识您。"],
	},
	ja: {
		praise: [
			"手続きの流れを一つずつやさしい言葉で説明してくれました。",
			"質問するとその日のうちに返事があり、いつも丁寧でした。",
			"費用は最初にはっきり示され、あとから変わりませんでした。",
			"自分でできることは正直に教えてくれました。",
			"面談は時間どおりに始まり、聞きたいことを全部聞けました。",
		],
		doubt: ["二度目の質問の返事には少し時間がかかりました。", "助言はよかったのですが、書類の一覧が少し遅かったです。"],
		replies: [
			"ご感想をありがとうございます。お返事の速さについて改善いたします。",
			"お会いできてうれしく思います。ありがとうございました。",
		],
	},
	ar: {
		praise: [
			"شرح لي كل خطوة بكلمات بسيطة ودون استعجال.",
			"كانت الردود تصلني في اليوم نفسه وبلطف دائم.",
			"كانت الأتعاب واضحة من البداية ولم تتغير بعد ذلك.",
			"أخبرني بصدق بما أستطيع أن أقوم به وحدي.",
			"بدأ اللقاء في موعده واستطعت أن أسأل عن كل شيء.",
		],
		doubt: ["اضطررت إلى الكتابة مرتين حتى وصلني الرد.", "النصيحة جيدة لكن قائمة الأوراق جاءت متأخرة قليلا."],
		replies: ["شكرا على وقتكم، وسنأخذ ملاحظتكم عن سرعة الرد بجدية.", "شكرا لكم، سررنا بلقائكم."],
	},
	hi: {
		praise: [
			"हर कदम आसान शब्दों में समझाया गया और जल्दबाज़ी नहीं की गई।",
			"सवालों के जवाब उसी दिन मिल जाते थे, हमेशा विनम्रता से।",
			"फ़ीस शुरू से साफ़ थी और बाद में नहीं बदली।",
			"ईमानदारी से बताया कि मैं खुद क्या कर सकता हूँ।",
			"मुलाकात समय पर शुरू हुई और मैं सब कुछ पूछ सका।",
		],
		doubt: ["दूसरी चिट्ठी के जवाब के लिए कुछ दिन इंतज़ार करना पड़ा।", "सलाह अच्छी थी, पर कागज़ों की सूची थोड़ी देर से आई।"],
		replies: ["लिखने के लिए धन्यवाद। जवाब में लगने वाले समय पर हम ध्यान देंगे।", "धन्यवाद, आपसे मिलकर अच्छा लगा।"],
	},
};
