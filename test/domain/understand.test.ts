import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery, type SearchQuery } from "#domain/search/query.ts";
import type { Answers } from "#domain/search/questions.ts";
import { understand } from "#domain/search/understand.ts";

const nothing: Answers = { places: [], words: new Map() };

function read(q: string, more: Partial<SearchQuery> = {}, answers: Answers = nothing) {
	const { understanding } = understand({ ...emptyQuery, q, ...more }, dictionary(), answers);
	const { filters, ...rest } = understanding;
	const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== false));
	return { ...rest, filters: set };
}

test.each([
	["immigration lawyer madrid", "immigration_lawyers", "3117735"],
	["abogado de extranjería en Madrid", "immigration_lawyers", "3117735"],
	["avocat en droit des étrangers à Paris", "immigration_lawyers", "2988507"],
	["Anwalt für Ausländerrecht in München", "immigration_lawyers", "2867714"],
	["avvocato immigrazione Roma", "immigration_lawyers", "3169070"],
	["advogado de imigração Lisboa", "immigration_lawyers", "2267057"],
	["immigratieadvocaat Amsterdam", "immigration_lawyers", "2759794"],
	["иммиграционный адвокат Москва", "immigration_lawyers", "524901"],
	["北京移民律师", "immigration_lawyers", "1816670"],
	["東京 移民 弁護士", "immigration_lawyers", "1850147"],
	["محامي هجرة دبي", "immigration_lawyers", "292223"],
	["दिल्ली में आप्रवासन वकील", "immigration_lawyers", "1273294"],
])("A service and a place are understood in each of the 12 languages: %s", (q, category, place) => {
	expect(read(q)).toMatchObject({ filters: { category, place }, words: [] });
});

test.each([
	["Immigration Law", "immigration_lawyers"],
	["Business Law", "business_formation_lawyers"],
	["Family Law", "family_marriage_law"],
	["Real Estate Law", "housing_tenancy_lawyers"],
])("The shortcut %s of the home page finds its category", (q, category) => {
	expect(read(q)).toMatchObject({ filters: { category }, words: [] });
});

test.each([
	["green card", "permanent_residence"],
	["NIE", "foreigner_identity_number"],
])("The synonym %s names a legal service, and with it the category", (q, legal_service) => {
	expect(read(q).filters).toMatchObject({ legal_service });
});

test("A notario is a notary, not a lawyer", () => {
	expect(read("notario").filters).toEqual({ category: "notary_apostille_services" });
});

test("A language that somebody speaks is a filter", () => {
	expect(read("tax advisor who speaks Arabic")).toMatchObject({
		filters: { category: "tax_advisors", language: "ar" },
		words: [],
	});
});

test("A city and its country are one place, either way round", () => {
	for (const q of ["Valencia Venezuela", "Venezuela Valencia"]) expect(read(q).filters).toEqual({ place: "3625549" });
	for (const q of ["Valencia Spain", "España Valencia"]) expect(read(q).filters).toEqual({ place: "2509954" });
});

test("Slips in words of the dictionary are mended, and said", () => {
	const words = new Map(["imigration", "lawyr"].map((word) => [word, { isText: false, isName: false, near: [] }]));
	expect(read("imigration lawyr", {}, { places: [], words })).toMatchObject({
		filters: { category: "immigration_lawyers" },
		corrections: [
			{ from: "imigration", to: "immigration" },
			{ from: "lawyr", to: "lawyer" },
		],
	});
});

test("A word that occurs in a profile is never corrected", () => {
	const words = new Map([["lawyr", { isText: true, isName: false, near: [] }]]);
	expect(read("lawyr", {}, { places: [], words })).toMatchObject({ words: ["lawyr"], corrections: [] });
});

test("A name that is also a city's is a name beside other words, unless a preposition makes it a place", () => {
	const words = new Map([
		["sevilla", { isText: true, isName: true, near: [] }],
		["ana", { isText: true, isName: true, near: [] }],
	]);
	expect(read("ana sevilla", {}, { places: [], words })).toMatchObject({ filters: {}, words: ["ana", "sevilla"] });
	expect(read("ana in sevilla", {}, { places: [], words })).toMatchObject({
		filters: { place: "2510911" },
		words: ["ana"],
	});
});

test("A chosen filter wins over a word that says otherwise, and the word is left aside", () => {
	expect(read("immigration lawyer madrid", { location: "Berlin", service: "tax_advisors" })).toMatchObject({
		filters: { category: "tax_advisors", place: "2950159" },
		ignored: ["immigration lawyer", "madrid"],
	});
});

test("A location may be a name with its country, or an id", () => {
	for (const location of ["Madrid, Spain", "madrid", "MADRID, España", "3117735"])
		expect(read("", { location }).filters).toEqual({ place: "3117735" });
	expect(read("", { location: "ES" }).filters).toEqual({ place: "ES" });
	expect(read("", { location: "Atlantis" })).toMatchObject({ filters: {}, isLocationUnknown: true });
});

test("Kinds of meeting and of help are filters", () => {
	expect(read("free consultation by video").filters).toEqual({ free_consultation: true, mode: "video" });
	expect(read("legal aid").filters).toEqual({ legal_aid: true });
});

test("What needs no database asks nothing of it", () => {
	const { questions } = understand(
		{ ...emptyQuery, q: "immigration lawyer in madrid who speaks french" },
		dictionary(),
		null,
	);
	expect(questions).toBeNull();
});

test("No more than twelve words are read, and no more than four mended", () => {
	const q = Array.from({ length: 30 }, (_, i) => `qxzv${i}`).join(" ");
	const { understanding, questions } = understand({ ...emptyQuery, q }, dictionary(), null);
	expect(understanding.words).toHaveLength(12);
	expect(questions?.words).toHaveLength(12);
	const words = new Map(
		questions?.words.map((word, i) => [word, { isText: false, isName: false, near: [`qxzy${i}`] }]),
	);
	const again = understand({ ...emptyQuery, q }, dictionary(), { places: [], words });
	expect(again.understanding.corrections).toHaveLength(4);
});

test("An everyday word is not a place, unless it is written or used like one", () => {
	expect(read("nice lawyer").filters).toEqual({ tier: "licensed_lawyer" });
	for (const q of ["lawyer Nice", "lawyer in nice"])
		expect(read(q).filters).toEqual({ tier: "licensed_lawyer", place: "2990440" });
});
