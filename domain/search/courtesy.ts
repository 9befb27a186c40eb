/**
 * What people say for politeness before they come to the matter, and behind it: "hello", "bitte um Hilfe", "alvast bedankt", "my name is
 * Maria", "danke, Peter".
 */

import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isKnownWord } from "./intents.ts";
import { namesNothing } from "./naming.ts";
import { pauses } from "./neighbours.ts";
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

/** Before the name of whoever writes, and behind it. */
const introductions: ReadonlySet<string> = keysOf(
	"my name is|my name s|i m|i am|this is|it s|me llamo|mi nombre es|soy|je m appelle|je suis|moi c est|c est|mon nom est|ich heiße|ich bin|mein name ist|mi chiamo|sono|il mio nome è|meu nome é|chamo me|me chamo|sou|sou o|sou a|ik heet|ik ben|mijn naam is",
	"меня зовут|мене звати|я|nazywam się|mam na imię|jestem|adım|ismim|benim adım|ben|اسمي|انا اسمي|انا|معك|معكم|اسم من|من|मेरा नाम|mera naam|mera naam|मैं|main|tôi là|tôi tên là|tên tôi là|em là|em tên là|mình là|ako si|ako po si|si",
);
const behindName: ReadonlySet<string> = keysOf("है|hai|हूँ|hu|hoon|هستم|است|ام|po|here");
const introducedUnspaced = /^(?:我叫|我是|我姓)\p{L}{1,4}$|^\p{L}{1,8}(?:と申します|といいます|と言います)$/u;
const closings: ReadonlySet<string> = keysOf(
	"thanks|thank you|many thanks|regards|kind regards|best regards|best|cheers|yours|sincerely|gracias|muchas gracias|saludos|un saludo|atte|atentamente|merci|merci d'avance|cordialement|bien à vous|danke|vielen dank|lg|mfg|vg|gruß|viele grüße|liebe grüße|mit freundlichen grüßen|grazie|saluti|cordiali saluti|obrigado|obrigada|att|atenciosamente|cumprimentos|bedankt|alvast bedankt|groet|groeten|groetjes|mvg|met vriendelijke groet",
	"спасибо|с уважением|заранее спасибо|дякую|з повагою|dziękuję|z góry dziękuję|z góry dzięki|dzięki|pozdrawiam|z poważaniem|teşekkürler|teşekkür ederim|saygılar|saygılarımla|شكرا|مع الشكر|مع التحية|مع تحيات|تحياتي|ممنون|با تشکر|با احترام|धन्यवाद|शुक्रिया|shukriya|dhanyavad|谢谢|謝謝|cảm ơn|xin cảm ơn|trân trọng|salamat|salamat po|maraming salamat po|よろしくお願いします|よろしくお願いいたします",
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
			if (sets.some((set) => set.has(said))) return length;
		}
		return 0;
	};
	const isPauseAt = (i: number) => pauses.test(text.slice(words[i - 1]?.end ?? 0, words[i]?.start ?? text.length));
	const isName = (a: number, b: number) => isNameOf(text, words.slice(a, b), dictionary);
	/** How many words say there who writes. */
	const introduced = () => {
		if (to - from > fewestLeft && introducedUnspaced.test(words[from]?.folded ?? "") && isPauseAt(from + 1)) return 1;
		const phrase = polite([introductions], false);
		for (let length = phrase === 0 ? 0 : Math.min(longestName, to - from - phrase - fewestLeft); length > 0; length--) {
			const end = from + phrase + length;
			const isBehind = length > 1 && behindName.has(words[end - 1]?.folded ?? "");
			if (isPauseAt(end) && isName(from + phrase, isBehind ? end - 1 : end)) return phrase + length;
		}
		return 0;
	};
	/** How many words at the end say who writes, behind thanks and the like. */
	const signed = () => {
		for (let length = Math.min(longestName, to - from - fewestLeft); length > 0; length--)
			if (polite([closings], true, to - length) > 0 && isName(to - length, to)) return length;
		return 0;
	};
	const isSomebody = () => {
		const [first, second] = words.slice(from, from + 2).map(({ start, end }) => text.slice(start, end));
		return first !== undefined && second !== undefined && startsLarge(first) && startsLarge(second);
	};
	for (let length = 1; length > 0; from += length)
		length = introduced() || (isSomebody() ? 0 : polite([greetings, pleas], false));
	to -= signed();
	for (let length = 1; length > 0; to -= length) length = polite([pleas, closings], true);
	if (from === 0 && to === words.length) return text;
	const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? text.length];
	return " ".repeat(start) + text.slice(start, end) + " ".repeat(text.length - end);
}

const startsLarge = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** Whether words may be a name of whoever writes: nothing that anybody tells, and no place, people or language. */
const isNameOf = (text: string, words: readonly Word[], dictionary: Dictionary) =>
	words.every(({ folded, start, end }) => {
		const isTold = isFiller(folded) || isKnownWord(folded);
		return !isTold || startsLarge(text.slice(start, end));
	}) && namesNothing(text, words, dictionary);
