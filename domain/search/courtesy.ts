/**
 * What people say for politeness before they come to the matter, and behind it: "hello", "bitte um Hilfe", "alvast bedankt", "my name is
 * Maria", "danke, Peter".
 */

import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isCommonWord, isKnownWord } from "./intents.ts";
import { namesNothing } from "./naming.ts";
import { titleWords, toWords } from "./neighbour-words.ts";
import { pauses } from "./neighbours.ts";
import { isPlaceKey } from "./questions.ts";
import { keysOf, type Word, wordsOf } from "./terms.ts";

const greetings: ReadonlySet<string> = keysOf(
	"hello|hi|hey|hi there|hello there|hi all|hi everyone|hello everyone|dear sir|dear sirs|dear sir or madam|dear sir madam|good morning|good afternoon|good evening|good day|greetings|excuse me",
	"hola|buenas|buenos días|buenas tardes|buenas noches|hola buenas|hola buenas tardes|saludos|disculpe|disculpen",
	"bonjour|bonsoir|salut|coucou|bjr|slt|bonjour à tous|bonjour madame|bonjour monsieur|bonjour madame monsieur",
	"hallo|guten tag|guten morgen|guten abend|moin|servus|grüezi|grüß gott|hallo zusammen|sehr geehrte damen und herren",
	"buongiorno|buonasera|salve|ciao|buon giorno|buona sera|salve a tutti",
	"olá|ola|oi|bom dia|boa tarde|boa noite|boas|oi bom dia|olá bom dia|olá boa tarde",
	"hoi|goedemorgen|goedemiddag|goedenavond|goedendag|goeiedag|hallo allemaal",
	"здравствуйте|добрый день|добрый вечер|доброе утро|привет|всем привет|приветствую|доброго времени суток|здравствуйте подскажите пожалуйста",
	"добрий день|доброго дня|добрий вечір|доброго вечора|вітаю|привіт|доброго ранку|добридень",
	"dzień dobry|dobry wieczór|witam|cześć|hej|witajcie|dzien dobry",
	"merhaba|merhabalar|selam|selamlar|iyi günler|günaydın|iyi akşamlar|selamun aleyküm|selamünaleyküm",
	"السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|مرحبا|أهلا|اهلا وسهلا|سلام|سلام عليكم|صباح الخير|مساء الخير|salam|slm|salam alikom|salam alaykum",
	"سلام وقت بخیر|وقت بخیر|سلام علیکم|درود|با سلام|خسته نباشید|سلام خسته نباشید|سلام و وقت بخیر|salam vaght bekheyr",
	"नमस्ते|नमस्कार|namaste|namaskar|namaste ji|नमस्ते जी|sat sri akal|hello ji|hello sir|hi sir",
	"你好|您好|大家好|你们好|請問|请问",
	"こんにちは|こんばんは|おはようございます|すみません|はじめまして|初めまして|お世話になります|お世話になっております",
	"xin chào|chào bạn|chào anh chị|chào mọi người|dạ chào|em chào|em chào anh chị|chào anh|chào chị|xin chao|chao ban|alo",
	"hello po|hi po|good morning po|good afternoon po|good evening po|good day po|magandang araw|magandang araw po|magandang umaga po|magandang hapon po|magandang gabi po|kumusta|kumusta po",
);
const pleas: ReadonlySet<string> = keysOf(
	"please|pls|plz|please help|please help me|pls help|pls help me|plz help|help please|help pls|help me please|thanks|thank you|thanks in advance|thank you in advance|many thanks|thanks a lot|thank you so much|thx|regards|kind regards|best regards|god bless|any advice please|please advise",
	"gracias|muchas gracias|muchísimas gracias|gracias de antemano|muchas gracias de antemano|mil gracias|por favor|por favor ayuda|ayuda por favor|porfa|xfa|ayúdenme por favor|por favor ayúdenme|saludos",
	"merci|merci d'avance|merci beaucoup|svp|stp|s'il vous plaît|s'il vous plait|svp merci|svp merci d'avance|aidez-moi svp|svp aidez moi|cordialement|au secours|merci de votre aide|merci pour votre aide",
	"danke|vielen dank|danke im voraus|vielen dank im voraus|danke schön|dankeschön|bitte|bitte um hilfe|bitte helfen sie mir|bitte hilfe|bitte helfen|mfg|lg|liebe grüße|viele grüße|mit freundlichen grüßen",
	"grazie|grazie mille|grazie in anticipo|grazie a tutti|per favore|per cortesia|vi prego|aiuto per favore|aiutatemi per favore|cordiali saluti",
	"obrigado|obrigada|muito obrigado|muito obrigada|desde já obrigado|desde já obrigada|obg|me ajudem|me ajudem por favor|por favor me ajudem|por favor me ajuda|ajuda por favor|agradeço|agradeço desde já",
	"bedankt|alvast bedankt|dank u|dank je|dank u wel|dank je wel|alstublieft|alsjeblieft|aub|help aub|help alstublieft|met vriendelijke groet|mvg|groetjes",
	"спасибо|спасибо заранее|заранее спасибо|спасибо большое|большое спасибо|пожалуйста|помогите|помогите пожалуйста|пожалуйста помогите|подскажите|подскажите пожалуйста|очень прошу|прошу помощи|с уважением",
	"дякую|щиро дякую|дякую заздалегідь|заздалегідь дякую|будь ласка|допоможіть|допоможіть будь ласка|підкажіть|підкажіть будь ласка|прошу допомоги",
	"dziękuję|dziękuję bardzo|dziękuję z góry|z góry dziękuję|proszę|proszę o pomoc|bardzo proszę o pomoc|pozdrawiam|dzięki",
	"teşekkürler|teşekkür ederim|şimdiden teşekkürler|çok teşekkürler|lütfen|yardım edin|lütfen yardım edin|yardım edin lütfen|yardım lütfen|saygılar",
	"شكرا|شكرا جزيلا|شكرا لكم|شكرا مسبقا|أرجو المساعدة|ارجو المساعدة|ارجوكم ساعدوني|من فضلكم|من فضلك|لو سمحت|لو سمحتم|ساعدوني|ساعدوني من فضلكم|ساعدوني ارجوكم|الله يخليكم|جزاكم الله خيرا|عفاكم|بليز|chokran|choukran|shukran",
	"ممنون|ممنونم|متشکرم|مرسی|لطفا|لطفا کمک کنید|لطفا کمکم کنید|کمکم کنید|کمک کنید لطفا|لطفا راهنمایی کنید|سپاس|با تشکر|mamnoon|mersi|lotfan",
	"धन्यवाद|शुक्रिया|कृपया|कृपया मदद करें|मदद कीजिए|कृपया मदद कीजिए|मदद करें प्लीज|प्लीज|प्लीज मदद करो|shukriya|dhanyavad|dhanyawad|kripya madad kare|please help kare|please help kijiye|please madad kare|help kijiye",
	"谢谢|謝謝|多谢|多謝|求助|拜托|请帮帮我|麻烦了|谢谢大家|感谢|唔該",
	"お願いします|よろしくお願いします|お願いいたします|よろしくお願いいたします|助けてください|ありがとうございます",
	"cảm ơn|xin cảm ơn|cảm ơn nhiều|em cảm ơn|giúp em với|giúp tôi với|giúp mình với|giúp em với ạ|làm ơn|làm ơn giúp|cam on|xin cam on|giup em voi|giup toi voi",
	"salamat|salamat po|maraming salamat|maraming salamat po|patulong|patulong po|tulong po|pa help po|please po|pahelp po|patulong naman po|sana matulungan nyo ako",
);

/** Before the name of whoever writes. */
const namingThemselves: ReadonlySet<string> = keysOf(
	"my name is|my name s|me llamo|mi nombre es|je m'appelle|moi c'est|mon nom est|ich heiße|mein name ist|mi chiamo|il mio nome è|meu nome é|chamo me|me chamo|ik heet|mijn naam is",
	"меня зовут|мене звати|nazywam się|mam na imię|adım|ismim|benim adım|اسمي|انا اسمي|اسم من|मेरा नाम|mera naam|tôi tên là|tên tôi là|em tên là|ako si|ako po si",
);
/** What stands before much else as well: "I am pregnant", "soy dominicana". */
const beingSomebody: ReadonlySet<string> = keysOf(
	"i m|i am|this is|soy|je suis|c'est|ich bin|sono|sou|sou o|sou a|ik ben|я|jestem|ben|انا|मैं|main|tôi là|em là|mình là|si",
);
/** What is as well the beginning of a name: "Ben Cohen", "Si Ahmed". */
const alsoNames: ReadonlySet<string> = keysOf("ben|si|main|sono");
/** Persian has its verb at the end: elsewhere the first word is "from". */
const persianI = "من";
const behindName: ReadonlySet<string> = keysOf("है|hai|हूँ|hu|hoon|هستم|است|ام|po|here");
const introducedUnspaced = /^(?:我叫|我姓|我的名字叫)\p{L}{1,4}$|^\p{L}{1,8}(?:と申します|といいます|と言います)$/u;
/** Behind these a name needs no comma. */
const closings: ReadonlySet<string> = keysOf(
	"regards|kind regards|best regards|sincerely|saludos|un saludo|atentamente|cordialement|bien à vous|mfg|gruß|viele grüße|liebe grüße|mit freundlichen grüßen|saluti|cordiali saluti|atenciosamente|cumprimentos|groet|groeten|groetjes|mvg|met vriendelijke groet",
	"с уважением|з повагою|pozdrawiam|z poważaniem|saygılar|saygılarımla|مع الشكر|مع التحية|مع تحيات|تحياتي|با تشکر|با احترام|trân trọng|よろしくお願いします|よろしくお願いいたします",
);
const thanks: ReadonlySet<string> = keysOf(
	"thanks|thank you|many thanks|gracias|muchas gracias|merci|merci d'avance|danke|vielen dank|grazie|obrigado|obrigada|bedankt|alvast bedankt",
	"спасибо|заранее спасибо|дякую|dziękuję|z góry dziękuję|z góry dzięki|dzięki|teşekkürler|teşekkür ederim|شكرا|ممنون|धन्यवाद|शुक्रिया|shukriya|dhanyavad|谢谢|謝謝|cảm ơn|xin cảm ơn|salamat|salamat po|maraming salamat po",
);
/** Words of a name of who writes, at most. */
const longestName = 3;

/** Words of what is said so, at most. */
const longest = 6;
/** So many words must be left: of fewer one may be a name, or all that is asked. */
const fewestLeft = 3;

/** The text with blanks in place of what is only polite at its beginning and its end: what stands between keeps its place. */
export function withoutCourtesy(text: string, dictionary: Dictionary): string {
	const words = wordsOf(text);
	let [from, to] = [0, words.length];
	const key = (a: number, b: number) =>
		words
			.slice(a, b)
			.map(({ folded }) => folded)
			.join("");
	/** How many words from a place on, or before it, are one of the phrases. */
	const polite = (sets: ReadonlySet<string>[], isBehind: boolean, end = to) => {
		for (let length = Math.min(longest, end - from - fewestLeft); length > 0; length--) {
			const said = isBehind ? key(end - length, end) : key(from, from + length);
			// "Please" in Arabic letters is Belize as well.
			const isLed = isBehind && toWords.has(words[end - length - 1]?.folded ?? "");
			if (!isLed && sets.some((set) => set.has(said))) return length;
		}
		return 0;
	};
	const isPauseAt = (i: number) => {
		const between = text.slice(words[i - 1]?.end ?? 0, words[i]?.start ?? text.length);
		return between !== "-" && pauses.test(between);
	};
	const isName = (a: number, b: number, sureness: Sureness) => isNameOf(text, words.slice(a, b), dictionary, sureness);
	/** How many words say there who writes. */
	const introduced = () => {
		const first = words[from]?.folded ?? "";
		if (to - from > fewestLeft && introducedUnspaced.test(first) && isPauseAt(from + 1)) return 1;
		const naming = polite([namingThemselves], false);
		const phrase = naming || (first === persianI ? 1 : polite([beingSomebody], false));
		if (phrase === 0 || (from === 0 && phrase === 1 && alsoNames.has(first))) return 0;
		for (let length = Math.min(longestName, to - from - phrase - fewestLeft); length > 0; length--) {
			const end = from + phrase + length;
			const isBehind = length > 1 && behindName.has(words[end - 1]?.folded ?? "");
			if (!isPauseAt(end) || (first === persianI && !isBehind)) continue;
			const sureness = naming > 0 ? "said" : from > 0 ? "likely" : "unsaid";
			if (isName(from + phrase, isBehind ? end - 1 : end, sureness)) return phrase + length;
		}
		return 0;
	};
	/** How many words at the end say who writes, behind thanks and the like. */
	const signed = () => {
		for (let length = Math.min(longestName, to - from - fewestLeft); length > 0; length--) {
			const isClosed = polite([closings], true, to - length) > 0;
			const isThanked = isPauseAt(to - length) && polite([thanks], true, to - length) > 0;
			if ((isClosed || isThanked) && isName(to - length, to, isClosed ? "said" : "likely")) return length;
		}
		return 0;
	};
	const isSomebody = () => {
		const [first, second] = words.slice(from, from + 2).map(({ start, end }) => text.slice(start, end));
		return first !== undefined && second !== undefined && startsLarge(first) && startsLarge(second);
	};
	for (let length = 1; length > 0; from += length)
		length = introduced() || (isSomebody() ? 0 : polite([greetings, pleas], false));
	to -= signed();
	for (let length = 1; length > 0; to -= length) length = polite([pleas, closings, thanks], true);
	if (from === 0 && to === words.length) return text;
	const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? text.length];
	return " ".repeat(start) + text.slice(start, end) + " ".repeat(text.length - end);
}

const startsLarge = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** Whether words before say that a name stands there, a greeting or thanks lets expect one, or nothing does. */
type Sureness = "said" | "likely" | "unsaid";

/** Whether words may be a name of whoever writes: nothing that anybody tells, and no place, people or language. */
const isNameOf = (text: string, words: readonly Word[], dictionary: Dictionary, sureness: Sureness) =>
	words.every(({ folded, start, end }) => {
		if (titleWords.has(folded)) return false;
		const isTold = isFiller(folded) || isKnownWord(folded);
		const isLarge = startsLarge(text.slice(start, end));
		if (sureness === "said") return !isTold || isLarge;
		return !isTold && (isCommonWord(folded) || (sureness === "likely" && isLarge && !isPlaceKey(folded)));
	}) && namesNothing(text, words, dictionary);
