import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clausesIn } from "#domain/search/clauses.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "../support/intents.ts";
import { understoodStill } from "../support/understood.ts";

/** What people add to what they ask, of one kind; nothing was learnt from it. */
const additionsOf = (kind: string, language: string) =>
	readFileSync(new URL(`../understanding/additions/${language}.tsv`, import.meta.url), "utf8")
		.trim()
		.split("\n")
		.flatMap((line) => {
			const [of, position, value = "", phrase = ""] = line.split("\t");
			return of === kind ? [{ position, value, phrase }] : [];
		});

/** One of so many queries is tried. */
const every = 3;

test.each([
	["in which language they want help", "language", 0.8, ["language"]],
	["where they are", "place", 0.88, ["place", "origin", "near"]],
	["whence they are", "origin", 0.8, ["origin"]],
	["how they want to meet", "mode", 0.75, ["mode"]],
	["when they have time", "available", 0.74, ["available"]],
	["that a first talk shall cost nothing", "free_consultation", 0.68, ["free_consultation", "legal_aid"]],
	["that it shall not be far", "near", 0.7, ["near", "place"]],
	["how much they can pay", "fee_max", 0.66, ["fee_max"]],
	["for whom it is", "concerned", 0.9, []],
	["what was tried already", "tried", 0.9, []],
	["until when, or since when", "deadline", 0.9, []],
	["who they are", "self", 0.88, []],
	["how they feel", "feeling", 0.9, []],
	["what they want to know", "asking", 0.9, []],
	["what stands beside any matter", "circumstance", 0.9, []],
] as const)("Whoever adds %s is understood with it", async (_, kind, least, without) => {
	const { tried, share, misread } = await understoodStill(every, ({ query, language, expected, kind: of }, i) => {
		if (of === "name" || !expected.has("service") || without.some((field: string) => expected.has(field))) return null;
		const additions = additionsOf(kind, language);
		const { position, value, phrase } = additions[i % additions.length] as (typeof additions)[number];
		// Nobody says that they come from where they are.
		if (kind === "origin" && expected.get("place")?.some((place) => place.endsWith(value))) return null;
		const said = query.replace(/[\s.。!?？]*$/u, "");
		const isFirst = position === "front" || (position === "both" && i % 2 > 0);
		return {
			query: isFirst ? `${phrase.replace(/[,.:;،。、]$/u, "")}, ${query}` : `${said}, ${phrase}`,
			// What says nothing of whom they look for changes nothing.
			expected: value ? new Map([...expected, [kind, [value]]]) : expected,
		};
	});
	expect(tried).toBeGreaterThan(50);
	expect(share, misread.join("\n")).toBeGreaterThanOrEqual(least);
});

const read = (q: string) => {
	const { understanding } = understand({ ...emptyQuery, q }, dictionary(), null);
	const { filters, otherLanguage, origin, place } = understanding;
	return { spoken: filters.language ?? otherLanguage, origin, place: place?.id };
};

test.each([
	["my landlord keeps my deposit, in polish please", "pl"],
	["my english is bad, i need someone in spanish", "es"],
	["3 months without pay, russian speaker needed", "ru"],
	["kündigung bekommen, am besten polnischsprachig", "pl"],
	["mi casero no me devuelve la fianza, a poder ser en francés", "fr"],
	["mon patron ne me paie pas, russophone si possible", "ru"],
	["il padrone di casa non restituisce la cauzione, in lingua polacca", "pl"],
	["szef nie zapłacił za trzy miesiące, najlepiej po ukraińsku", "uk"],
	["صاحب البيت لم يرجع التأمين، يحكي بالتركية", "tr"],
	["老板不给工资，希望能说越南文", "vi"],
	["contract is in german and i do not understand it", null],
	["my polish wife wants a divorce", null],
	["i don't speak dutch and got a fine", null],
	["german court sent me a letter", null],
	["fired by an italian restaurant", null],
	["b1 german exam for citizenship", null],
	["szef nie zapłacił za trzy miesiące, ktoś polskojęzyczny", "pl"],
	["从上海搬到新加坡开公司, 最好会讲越南话", "vi"],
	["україномовна школа відмовила нам у місці", null],
	["i wrote them four times already, spanish contract", null],
	["bị sa thải không báo trước", null],
	["nepali po kami, hindi kami binayaran ng amo", null],
])("A language is asked for where help is wanted in it: %s", (q, language) => {
	expect(read(q).spoken).toBe(language);
});

test.each([
	["mi casero no me devuelve la fianza, de nacionalidad rumana", "RO"],
	["ik heb de chinese nationaliteit, mijn baas betaalt mij niet", "CN"],
	["citizen of pakistan, my landlord keeps my deposit", "PK"],
	["ciudadano de pakistán, mi jefe no me paga", "PK"],
	["szef nie płaci mi od trzech miesięcy, jestem obywatelem białorusi", "BY"],
	["met een indiaas paspoort, de bank wil geen rekening voor mij openen", "IN"],
	["tôi có quốc tịch hàn quốc, bị sa thải", "KR"],
	["bulgaristan vatandaşıyız, facebooktan ev tuttum", "BG"],
	["持中国护照, 房东不退押金", "CN"],
	["タイ国籍, 元彼が私の写真をネットに載せてる", "TH"],
	["nepali po kami, hindi kami binayaran ng amo", "NP"],
])("Whoever says what people they are of does not want help there: %s", (q, origin) => {
	expect(read(q)).toMatchObject({ origin, place: undefined });
});

test("What tells more of a matter than all that is left stays, though many say it beside one", () => {
	const serviceOf = (q: string) =>
		understand({ ...emptyQuery, q }, dictionary(), null).understanding.filters.legal_service;
	expect(serviceOf("tengo miedo de él, vivo en madrid")).toBe("domestic_violence_protection");
	expect(serviceOf("my landlord keeps my deposit, i am so scared")).toBe("deposit_recovery");
});

test("A number with a comma or a point in it is one", () => {
	const said = ["chcą 275,40, parking", "frist bis 15.03., essen", "by 10.30, please"].map(
		(text) => clausesIn(text).length,
	);
	expect(said).toEqual([2, 2, 2]);
	expect(clausesIn("rent 500, 3 months")).toHaveLength(2);
});
