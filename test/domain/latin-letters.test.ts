import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { inLatinLetters, isCyrillic } from "#domain/search/latin-letters.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "../support/intents.ts";

const read = (q: string) => understand({ ...emptyQuery, q }, dictionary(), null).understanding;

test("Cyrillic is typed in Latin letters in several manners, each of them whole words", () => {
	expect(inLatinLetters("русскоязычный")).toEqual(["russkoyazychny", "russkoyazychnyi", "russkojazychnyj"]);
	expect(inLatinLetters("защита")).toEqual(["zashchita", "zaschita", "zashchita"]);
	// Ukrainian is typed otherwise than Russian.
	expect(inLatinLetters("гідність")[0]).toBe("hidnist");
	expect(inLatinLetters("lawyer")).toEqual(["lawyer", "lawyer", "lawyer"]);
	expect(["lawyer", "адвокат"].map(isCyrillic)).toEqual([false, true]);
});

test.each([
	["russkoyazychnyi advokat v germanii", { language: "ru", place: "DE" }],
	["yurist na arabskom, niderlandy", { language: "ar", place: "NL" }],
	["po videosvyazi, advokat v yaponii", { mode: "video", place: "JP" }],
	["razreshenie na rabotu v avstrii", { place: "AT", legal_service: "work_permit" }],
])("Russian in Latin letters says who, where and how: %s", (q, filters) => {
	expect(read(q).filters).toMatchObject(filters);
});

test.each([
	["bghit chi mo7ami", { tier: "licensed_lawyer", legal_service: null }],
	["mujhe acha vakeel chahiye", { tier: "licensed_lawyer", legal_service: null }],
	["kafeel ma 3tani rateb mn tlat chhour", { legal_service: "unpaid_wages" }],
	["malik makan deposit wapas nahi de raha", { legal_service: "deposit_recovery" }],
	["sahebkhune mikhad birunam kone", { legal_service: "eviction_defence" }],
	["ne platyat zarplatu tri mesyatsa", { legal_service: "unpaid_wages" }],
	["hindi pa rin binabalik ng airline bayad sa na delay na flight", { legal_service: "flight_compensation" }],
])("What is told in Latin letters of Arabic, Hindi, Persian, Russian and Tagalog is understood: %s", (q, filters) => {
	expect(read(q).filters).toMatchObject(filters);
});

test("A word of another language stays that word, though Cyrillic sounds like it", () => {
	expect(read("sud de la france, avocat divorce").filters).toMatchObject({ legal_service: "divorce", place: "FR" });
	expect(read("brak odpowiedzi z urzedu").filters.legal_service).not.toBe("marriage_with_foreigner");
});
