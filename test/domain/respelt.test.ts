import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { inLatinLetters, isCyrillic } from "#domain/search/latin-letters.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { respelt } from "#domain/search/respelt.ts";
import { understand } from "#domain/search/understand.ts";
import { gradedQueries } from "../support/graded.ts";
import "../support/intents.ts";
import { understoodStill } from "../support/understood.ts";

/** German without its keys. */
const withoutUmlauts = (text: string) =>
	text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");

const withoutAccents = (text: string) =>
	text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").replaceAll("đ", "d").replaceAll("Đ", "D");

/** Of the graded queries for making so many are tried. */
const every = 3;

test.each([
	["Russian in Latin letters", ["ru"], 0.8, (text: string) => inLatinLetters(text)[0] ?? text],
	["Ukrainian in Latin letters", ["uk"], 0.7, (text: string) => inLatinLetters(text)[1] ?? text],
	["German without its umlauts", ["de"], 0.95, withoutUmlauts],
	["Vietnamese without its accents", ["vi"], 0.9, withoutAccents],
] as const)("Who lacks the keys for their letters is understood as well: %s", async (_, languages, least, changed) => {
	const { tried, share, misread } = await understoodStill(every, ({ query, language, kind }) => {
		const isOfScript = !["ru", "uk"].includes(language) || isCyrillic(query);
		const isMeant = languages.some((one) => one === language) && kind !== "name" && kind !== "slip";
		return isMeant && isOfScript ? changed(query) : null;
	});
	expect(tried).toBeGreaterThan(20);
	expect(share, misread.join("\n")).toBeGreaterThanOrEqual(least);
});

test("No query of another language is taken for Russian or Ukrainian", () => {
	const taken = gradedQueries().filter(
		({ query, language, part }) =>
			part === "for making" &&
			!["ru", "uk"].includes(language) &&
			isCyrillic(respelt(query, dictionary()).text) &&
			!isCyrillic(query),
	);
	expect(taken.map(({ query }) => query)).toEqual([]);
});

const textOf = (typed: string) => respelt(typed, dictionary()).text;

test.each([
	["hozyayka ne otdaet zalog, chto delat", "хозяика не отдает залог, что делать"],
	["nema hroshei na yurysta", "нема грошеи на юриста"],
	["muzh bet menya, advokat v Germanii na russkom", "муж бет меня, адвокат в германии на русском"],
	["hochu v Kanadu, TOEFL sdal na 100", "хочу в канаду, TOEFL сдал на 100"],
	["anwalt tuerkisch duisburg", "anwalt türkisch duisburg"],
	["kak otkryt schet v banke", "как открит счет в банке"],
	["nuzhen advokat po razvodu v torrevieja", "нужен адвокат по разводу в torrevieja"],
])("What was meant is read: %s", (typed, meant) => {
	expect(textOf(typed)).toBe(meant);
});

test.each([
	"advokat Ivan Petrov Berlin",
	"notarius olga petrova praga",
	"Ana Marija Horvat odvjetnik",
	"kancelaria Nowak Warszawa",
	"steuer neue bauen aktuell",
	"poema manuel quero duelo",
	"que pasa con la fuente de aranda de duero",
	"avocat Gael Huet Rennes",
	"advocaat Moens Brussel",
	"got sued what do I do",
	"toefl score for canada study permit",
	"iskam da se razveda ot maja si",
	"anmeldung w Lipsku bez umowy najmu",
])("Names of people and words of other languages stay as they are typed: %s", (typed) => {
	expect(textOf(typed)).toBe(typed);
});

test("What was understood is shown, and taken away, where it was typed", () => {
	const q = "muzh bet menya, nuzhen advokat v Germanii na russkom";
	const { understanding } = understand({ ...emptyQuery, q }, dictionary(), null);
	const said = understanding.understood.map(({ kind, ranges }) => [
		kind,
		ranges.map(({ start, end }) => q.slice(start, end)).join(" "),
	]);
	expect(said).toContainEqual(["place", "Germanii"]);
	expect(said).toContainEqual(["language", "na russkom"]);
	const unsaid = understand(
		{ ...emptyQuery, q: "tuerkisch anwalt xyzzyq duisburg", language: "ru" },
		dictionary(),
		null,
	);
	expect(unsaid.understanding.understood.flatMap(({ ranges }) => ranges).every(({ end }) => end <= 32)).toBe(true);
});
