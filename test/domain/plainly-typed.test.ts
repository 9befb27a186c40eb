import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutBackgrounds } from "#domain/search/backgrounds.ts";
import { withoutCourtesy } from "#domain/search/courtesy.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { unshouted, withoutContacts } from "#domain/search/how-typed.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf, understoodStill } from "../support/understood.ts";

const greetings: Record<string, string> = {
	en: "hello, ",
	es: "buenas tardes, ",
	fr: "bonjour, ",
	de: "guten tag, ",
	it: "buongiorno, ",
	pt: "bom dia ",
	nl: "hallo, ",
	ru: "здравствуйте, ",
	uk: "добрий день, ",
	pl: "dzień dobry, ",
	tr: "merhaba, ",
	ar: "السلام عليكم ",
	fa: "سلام وقت بخیر ",
	hi: "नमस्ते ",
	zh: "你好，",
	ja: "こんにちは、",
	vi: "xin chào, ",
	tl: "hello po, ",
};
const pleas: Record<string, string> = {
	en: " please help me, thank you",
	es: " por favor ayuda, gracias",
	fr: " svp merci d'avance",
	de: " bitte um Hilfe",
	it: " grazie mille",
	pt: " por favor, obrigada",
	nl: " alvast bedankt",
	ru: " помогите пожалуйста",
	uk: " допоможіть будь ласка",
	pl: " proszę o pomoc",
	tr: " yardım edin lütfen",
	ar: " ارجو المساعدة وشكرا",
	fa: " لطفا کمک کنید",
	hi: " कृपया मदद करें",
	zh: "，谢谢",
	ja: "、お願いします",
	vi: " giúp em với ạ",
	tl: " salamat po",
};
const introductions: Record<string, string> = {
	en: "Hi, my name is Maria, ",
	es: "Hola, me llamo Carmen, ",
	fr: "Bonjour, je m'appelle Karim, ",
	de: "Hallo, ich heiße Peter, ",
	it: "Salve, mi chiamo Marco, ",
	pt: "Olá, meu nome é João, ",
	nl: "Hallo, ik ben Jan, ",
	ru: "Здравствуйте, меня зовут Ольга, ",
	uk: "Добрий день, мене звати Оксана, ",
	pl: "Dzień dobry, nazywam się Anna, ",
	tr: "Merhaba, ben Mehmet, ",
	ar: "السلام عليكم انا محمد، ",
	fa: "سلام من رضا هستم، ",
	hi: "नमस्ते मेरा नाम राहुल है, ",
	zh: "你好，我叫李明，",
	ja: "こんにちは、田中と申します。",
	vi: "Xin chào, tôi tên là Lan, ",
	tl: "Hello po, ako si Jose, ",
};
const signatures: Record<string, string> = {
	en: ". Regards, Ahmed Khan",
	es: ". Saludos, Juan Pérez",
	fr: ". Cordialement, Sophie Martin",
	de: ". Mit freundlichen Grüßen Thomas Schneider",
	it: ". Cordiali saluti, Giulia Rossi",
	pt: ". Obrigado, João",
	nl: ". Groeten, Jan",
	ru: ". С уважением, Иван Петров",
	uk: ". З повагою, Андрій",
	pl: ". Pozdrawiam, Anna",
	tr: ". Saygılar, Mehmet Yılmaz",
	ar: ". شكرا، محمد",
	fa: ". با تشکر مریم",
	hi: ". धन्यवाद, राहुल",
	vi: ". Cảm ơn, Lan",
	tl: ". Salamat po, Jose",
};
const inTitles = (text: string) =>
	text.replace(/(^|\s)(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());

/** Of the graded queries for making so many are tried. */
const every = 17;
/** A few words lose what only their capitals say. */
const least = 0.98;

test.each([
	["a greeting", (q: string, language: string) => (greetings[language] ?? "") + q],
	["who writes before it", (q: string, language: string) => (introductions[language] ?? "") + q],
	["who writes behind it", (q: string, language: string) => q + (signatures[language] ?? "")],
	["an address and a number", (q: string) => `${q} maria.k84@example.com +49 151 2345678`],
	["a plea or thanks behind it", (q: string, language: string) => q + (pleas[language] ?? "")],
	["everything in capitals", (q: string) => q.toUpperCase()],
	["a capital for each word", inTitles],
	["quotation marks around it", (q: string) => `"${q}"`],
	["question marks", (q: string) => `${q}??`],
	["a tear", (q: string) => `${q} 😭🙏`],
	["dashes in place of commas", (q: string) => q.replaceAll(", ", " - ")],
] as const)("What people tell is understood as well with %s", async (_, changed) => {
	const { tried, share, misread } = await understoodStill(every, ({ query, language }) => changed(query, language));
	expect(tried).toBeGreaterThan(50);
	expect(share, misread.join("\n")).toBeGreaterThanOrEqual(least);
});

test.each([
	["hello, my landlord keeps my deposit please help", "my landlord keeps my deposit"],
	["Bonjour, avocat divorce à Nice svp", "avocat divorce à Nice"],
	["Buenas tardes. Necesito apostillar un título, muchas gracias de antemano", "Necesito apostillar un título"],
	["thank you note translation", "thank you note translation"],
	["Ola Nordmann advokat Oslo", "Ola Nordmann advokat Oslo"],
	["hello", "hello"],
	["please help me", "please help me"],
	["Hello, I'm Ahmed, my landlord keeps my deposit. Thanks, Ahmed", "my landlord keeps my deposit"],
	["soy Carmen, quiero divorciarme en Murcia. saludos", "quiero divorciarme en Murcia"],
	["soy dominicana, quiero divorciarme en Murcia", "soy dominicana, quiero divorciarme en Murcia"],
	["i am pregnant, they fired me in Lyon", "i am pregnant, they fired me in Lyon"],
	["divorce lawyer who speaks farsi. thanks. Berlin", "divorce lawyer who speaks farsi. thanks. Berlin"],
	["Ich bin Witwe, Rente meines Mannes", "Ich bin Witwe, Rente meines Mannes"],
	["I am Rohingya, need lawyer in Kuala Lumpur", "I am Rohingya, need lawyer in Kuala Lumpur"],
	["Ben Cohen, immigration lawyer London", "Ben Cohen, immigration lawyer London"],
	["من إدلب، أحتاج محامي لم شمل في برلين", "من إدلب، أحتاج محامي لم شمل في برلين"],
	["我是叙利亚人,想申请庇护,在柏林,找律师", "我是叙利亚人,想申请庇护,在柏林,找律师"],
	["abogado de extranjería gracias Torrevieja", "abogado de extranjería gracias Torrevieja"],
	["need immigration lawyer thanks Maria Gonzalez", "need immigration lawyer thanks Maria Gonzalez"],
	["Klage wegen Asyl beim VG Potsdam", "Klage wegen Asyl beim VG Potsdam"],
])("What is only polite is left out, and what stands between keeps its place: %s", (typed, left) => {
	const text = withoutCourtesy(typed, dictionary());
	expect(text.trim()).toBe(left);
	expect(text).toHaveLength(typed.length);
	expect(text.indexOf(left)).toBe(typed.indexOf(left));
});

/** Sentences that say nothing of a matter; nothing was learnt from them. */
const backgroundsIn = (language: string) =>
	readFileSync(new URL(`../understanding/backgrounds/${language}.txt`, import.meta.url), "utf8")
		.trim()
		.split("\n");

test.each([
	["before it", 0.9, (q: string, said: string) => `${said.replace(/[.。]$/u, "")}. ${q}`],
	["behind it", 0.9, (q: string, said: string) => `${q.replace(/[\s.。!?？]*$/u, "")}. ${said}`],
	["behind it without a comma", 0.84, (q: string, said: string) => `${q} ${said}`],
] as const)("What people say beside their matter sways little: a sentence %s", async (_, least, changed) => {
	const { tried, share, misread } = await understoodStill(every, ({ query, language, kind }, i) => {
		const said = backgroundsIn(language);
		return kind === "name" ? null : changed(query, said[i % said.length] ?? "");
	});
	expect(tried).toBeGreaterThan(50);
	expect(share, misread.join("\n")).toBeGreaterThanOrEqual(least);
});

test.each([
	["Advogada de imigração Porto. O que posso fazer?", "Advogada de imigração Porto"],
	["I am a nurse and mostly work nights. My landlord keeps my deposit", "My landlord keeps my deposit"],
	["My landlord keeps my deposit and I don't know what to do", "My landlord keeps my deposit and"],
	["divorcio en Murcia, soy enfermera en Lorca", "divorcio en Murcia, soy enfermera en Lorca"],
	["I am scared. I can't sleep.", "I am scared. I can't sleep."],
	["меня задержала полиция что делать", "меня задержала полиция что делать"],
	["они забрали моих детей что делать", "они забрали моих детей что делать"],
	["they took my kids what should I do", "they took my kids"],
	["in der Wohnung ist Schimmel was soll ich tun", "in der Wohnung ist Schimmel was soll ich tun"],
	["брата забрали в армию что делать", "брата забрали в армию что делать"],
	[
		"I have been a nurse for ten years and want to work in Germany",
		"I have been a nurse for ten years and want to work in Germany",
	],
	["ich bin wieder in Izmir, will die Scheidung", "ich bin wieder in Izmir, will die Scheidung"],
])("What says nothing of a matter is left out, unless a place is said or nothing else: %s", (typed, left) => {
	const text = withoutBackgrounds(typed, dictionary());
	const bare = (one: string) => one.replace(/^[\s.?]+|[\s.?]+$/g, "");
	expect(bare(text)).toBe(bare(left));
	expect(text).toHaveLength(typed.length);
});

test("How to reach whoever writes is no part of what they look for", () => {
	expect(withoutContacts("notary oslo +47 22 33 44 55 a.b@example.org").trim()).toBe("notary oslo");
	expect(withoutContacts("dichiarazione 730 2025")).toBe("dichiarazione 730 2025");
	expect(withoutContacts("lawyer +4917612345678 50 euro")).toContain("50 euro");
	expect(withoutContacts("lawyer budget +500 - 1000 euro")).toBe("lawyer budget +500 - 1000 euro");
	expect(withoutContacts("https://example.org/visa我想申请配偶签证").trim()).toBe("我想申请配偶签证");
	expect(withoutContacts("https://example.org")).toBe("https://example.org");
});

test.each([
	["MY BOSS KEEPS MY PASSPORT", "my boss keeps my passport"],
	["Company Registration Kigali Foreign Owner", "company registration kigali foreign owner"],
	["Dra. Marcia Vilhena Toscano", "Dra. Marcia Vilhena Toscano"],
	["Lawyer for my divorce in Berlin", "Lawyer for my divorce in Berlin"],
	["OQTF", "OQTF"],
])("Where every word has a capital none says anything: %s", (typed, meant) => {
	expect(unshouted(typed)).toBe(meant);
});

test.each([
	["UNOS POLICÍAS ME BAJARON DE LA COMBI, ME QUITARON LA PLATA", undefined],
	["РВП ПО КВОТЕ ТЮМЕНЬ ГРАЖДАНИН ТАДЖИКИСТАНА", "Tyumen"],
	['"nigeria to ireland student visa"', "Ireland"],
])("Who shouts, or writes in quotation marks, is heard as who does not: %s", async (q, name) => {
	const { d1, close } = await testDatabase(1_500);
	const { place } = await understoodOf(d1, q);
	await close();
	expect(place?.name).toBe(name);
});

const understood = (q: string) => understand({ ...emptyQuery, q }, dictionary(), null).understanding;

test.each(["9999999999", "1 2 3", "0049 170 5550100"])("Numbers alone tell of no matter: %s", (q) => {
	const { filters, alternatives } = understood(q);
	expect([filters.category, filters.legal_service, alternatives]).toEqual([null, null, []]);
});

test("A number that people call a matter by still tells of it", () => {
	expect(understood("730 da fare").filters.category).toBe("tax_advisors");
});

test.each([
	["faire venir mon mari dalgérie en belgique", "BE", "DZ"],
	["adopter une petite fille dhaiti, on vit en france", "FR", "HT"],
	["mia moglie arriva dallargentina, permesso di soggiorno", "IT", "AR"],
])("Without its apostrophe a preposition of French and Italian still leads to a country: %s", (q, place, origin) => {
	const { place: found, origin: from } = understood(q);
	expect([found?.country_id, from]).toEqual([place, origin]);
});

test.each([
	["les dangers au travail, mon chef s'en moque", null],
	["acheter un appartement à langers", null],
])("A word that only begins so is no country: %s", (q, origin) => {
	expect(understood(q).origin).toBe(origin);
});
