import { expect, test } from "vitest";
import { withoutCourtesy } from "#domain/search/courtesy.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { unshouted } from "#domain/search/how-typed.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { testDatabase } from "../support/database.ts";
import { grade, gradedQueries } from "../support/graded.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

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
const inTitles = (text: string) =>
	text.replace(/(^|\s)(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());

/** Of the graded queries for making so many are tried. */
const every = 17;
/** A few words lose what only their capitals say. */
const least = 0.98;

test.each([
	["a greeting", (q: string, language: string) => (greetings[language] ?? "") + q],
	["a plea or thanks behind it", (q: string, language: string) => q + (pleas[language] ?? "")],
	["everything in capitals", (q: string) => q.toUpperCase()],
	["a capital for each word", inTitles],
	["quotation marks around it", (q: string) => `"${q}"`],
	["question marks", (q: string) => `${q}??`],
	["a tear", (q: string) => `${q} 😭🙏`],
	["dashes in place of commas", (q: string) => q.replaceAll(", ", " - ")],
] as const)("What people tell is understood as well with %s", async (_, changed) => {
	const { d1, close } = await testDatabase(1_500);
	let tried = 0;
	const misread: string[] = [];
	for (const [i, { query, language, part, expected }] of gradedQueries().entries()) {
		const other = changed(query, language);
		if (part !== "for making" || i % every > 0 || other === query) continue;
		if (grade(await understoodOf(d1, query), expected).grade !== "good") continue;
		tried++;
		if (grade(await understoodOf(d1, other), expected).grade !== "good") misread.push(other);
	}
	await close();
	expect(tried).toBeGreaterThan(50);
	expect(1 - misread.length / tried, misread.join("\n")).toBeGreaterThanOrEqual(least);
});

test.each([
	["hello, my landlord keeps my deposit please help", "my landlord keeps my deposit"],
	["Bonjour, avocat divorce à Nice svp", "avocat divorce à Nice"],
	["Buenas tardes. Necesito apostillar un título, muchas gracias de antemano", "Necesito apostillar un título"],
	["thank you note translation", "thank you note translation"],
	["Ola Nordmann advokat Oslo", "Ola Nordmann advokat Oslo"],
	["hello", "hello"],
	["please help me", "please help me"],
])("What is only polite is left out, and what stands between keeps its place: %s", (typed, left) => {
	const text = withoutCourtesy(typed);
	expect(text.trim()).toBe(left);
	expect(text).toHaveLength(typed.length);
	expect(text.indexOf(left)).toBe(typed.indexOf(left));
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
