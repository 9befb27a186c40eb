/** Whether words around the name of a language say that somebody does not speak it: "I don't speak German, lawyer in Berlin". */

const before = new RegExp(
	`(?:${[
		"(?<!\\p{L})(?:don['’]?t|do not|doesn['’]?t|does not|can['’]?t|can ?not|couldn['’]?t|not|no|never|without)\\s+(?:(?:really|even|yet)\\s+)?(?:(?:speak|know|understand|read|write|talk)(?:s|ing)?\\s+)?(?:(?:any|much|good|well|the|a|word|of|enough|proper|perfect|in)\\s+)*",
		"(?<!\\p{L})(?:no|sin)\\s+(?:hablo|hablamos|habla|hablan|hablar|s[eé]|sabemos|saber|entiendo|entendemos|entiende|domino|leo)\\s+(?:(?:muy|bien|mucho|nada|de|ni|el|hablar)\\s+)*",
		"(?<!\\p{L})(?:pas|sans parler)\\s+(?:(?:bien|très|encore|un|mot|de|le|la|en)\\s+)*(?:[dl]['’]\\s*)?",
		"(?<!\\p{L})(?:kein|keine|keinen|nicht|kaum)\\s+(?:(?:gut|gutes|richtig|genug|so|viel|auf)\\s+)*",
		"(?<!\\p{L})non\\s+(?:parlo|parliamo|parla|so|sappiamo|capisco|capiamo|conosco)\\s+(?:(?:bene|molto|ancora|parlare|il|lo)\\s+)*(?:l['’]\\s*)?",
		"(?<!\\p{L})n[aã]o\\s+(?:falo|falamos|fala|sei|sabemos|entendo|entendemos|percebo|domino)\\s+(?:(?:bem|muito|falar|escrever|ler|nada|de|o|em)\\s+)*",
		"(?<!\\p{L})(?:geen|niet)\\s+(?:(?:goed|veel|echt|genoeg)\\s+)*",
		"(?<!\\p{L})не\\s+(?:говор|зна|понима|владе|розмовля|розумі|володі|уме|вмі)\\p{L}*\\s+(?:(?:на|по|говорить|хорошо|добре)[\\s-]*)*",
		"(?<!\\p{L})nie\\s+(?:mówi|mowi|zna|rozumi|umi)\\p{L}*\\s+(?:(?:po|dobrze|w|język|języka|mówić)\\s+)*",
		"(?<!\\p{L})(?:ما|لا|مش|مو|ماني|مابعرف)\\s*[بانتأ]?(?:حكي|تكلم|عرف|فهم|جيد|تقن|تحدث)\\p{L}*\\s+(?:(?:احكي|اتكلم)\\s+)*",
		"(?:不|没|沒)(?:太|大)?[会會懂能学學]?(?:过|過)?[说讲說講]?",
		"(?<!\\p{L})(?:không|khong|ko|chưa|chua)\\s+(?:(?:biết|biet|nói|noi|hiểu|hieu|rành|giỏi|được|duoc|nhiều)\\s+)+",
		"(?<!\\p{L})(?:hindi|di)\\s+(?:(?:ako|kami|siya|po|pa|naman|marunong|magaling|mag|ng|sa|gaano)[\\s-]+)+",
	].join("|")})$`,
	"iu",
);

const behind = new RegExp(
	`^(?:${[
		"\\s+(?:kann|können|spreche|sprechen|verstehe|verstehen)\\s+(?:ich|wir|er|sie)\\s+(?:\\S+\\s+)?nicht",
		"\\s+(?:(?:язык|языка|языком|мови|мовою|мову)\\s+)?не\\s+(?:говор|зна|понима|владе|розмовля|розумі|володі|уме|вмі)",
		"\\s+nie\\s+(?:mówi|mowi|zna|rozumi|umi)",
		"\\p{L}*\\s+(?:(?:hiç|iyi|pek|çok|dil)\\s+)*(?:bilm|konuşam|konusam|konuşm|konusm|anlam[aıi])",
		"\\s*(?:(?:رو|را|هم|خوب|اصلا)\\s+)*(?:بلد\\s+)?(?:نیست|نمی)",
		"\\s+(?:(?:भाषा|में|बोलना|बोलनी|समझ|bolna|bolni|samajh)\\s+)*(?:नहीं|nahi|nahin)",
		"(?:も|は|が|を)?(?:全然|ほとんど|まったく|あまり)?(?:話せ(?:な|ませ)|でき(?:な|ませ)|わからな|わかりませ|分からな|分かりませ|苦手|読め(?:な|ませ)|通じ(?:な|ませ))",
	].join("|")})`,
	"iu",
);

/** In Tagalog "hindi" is "not". */
const isTagalogNot =
	/^\s+(?!(?:lawyer|attorney|speak|translat|interpret|language|abogado|notary|accountant|solicitor|advocate|advis|consultant|legal|immigration|malay)\p{L}*)(?:ako|kami|ko|siya|po|pa|niya|nila|namin|naman|na|daw|raw|tayo|sila|kayo|maka\p{L}*|marunong|(?:[b-df-hj-np-tvwy]|ng)?in[aiou]\p{L}{2,}|(?:nag|mag|ma[bklpst]a|ibi[gn]|ipi?n|pina)\p{L}{2,}|\p{L}{3,}\s+(?:ng|ang|mga|namin|niya|nila|yung))(?!\p{L})/iu;

/** @param start where the name begins in the text @param end where it ends */
export function isDenied(text: string, start: number, end: number): boolean {
	if (text.slice(start, end).toLowerCase() === "hindi") return isTagalogNot.test(text.slice(end));
	return before.test(text.slice(0, start)) || behind.test(text.slice(end));
}
