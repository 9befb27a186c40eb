import fc from "fast-check";
import { expect, test } from "vitest";
import { deletesOf, fold, indexTermsOf, keyOf, queryTermsOf, slipsBetween, wordsOf } from "#domain/search/terms.ts";

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

test("Accents, case and spelling variants of a letter do not matter", () => {
	expect(fold("MÜNCHEN")).toBe("munchen");
	expect(fold("Łódź")).toBe("lodz");
	expect(fold("Straße")).toBe("strasse");
	expect(fold("أحمد")).toBe(fold("احمد"));
	expect(fold("ВОЛКОВ Фёдор")).toBe("волков федор");
});

test("Vowel signs of Hindi and voicing marks of Japanese stay, because they tell words apart", () => {
	expect(fold("दिल्ली")).toBe("दिल्ली");
	expect(fold("ビザ")).not.toBe(fold("ヒサ"));
});

test("Words are found whatever stands between them", () => {
	expect(folded("Family-reunification, d'asile (NIE)")).toEqual(["family", "reunification", "d", "asile", "nie"]);
	expect(keyOf("New  York")).toBe(keyOf("new-york"));
});

test("The Arabic article is not part of a word", () => {
	expect(folded("الرياض")).toEqual(folded("رياض"));
});

test("A part of a Chinese or Japanese name finds it", () => {
	const indexed = new Set(indexTermsOf("王小明"));
	for (const typed of ["王", "小明", "王小", "王小明"]) {
		expect(
			queryTermsOf(typed).every((term) => indexed.has(term)),
			typed,
		).toBe(true);
	}
	expect(queryTermsOf("明王").every((term) => indexed.has(term))).toBe(false);
});

test("Whatever is typed, a word is one token of the index: no ASCII but letters and digits, at most 40 long", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
			for (const word of folded(text)) {
				expect(word).toMatch(/^[a-z0-9\u0080-\u{10ffff}]+$/u);
				expect(word.length).toBeLessThanOrEqual(40);
			}
		}),
		{ numRuns: 2_000 },
	);
});

test("Folding twice is folding once", () => {
	fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
});

test("Two words one slip apart share a word with a letter left out", () => {
	const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 4, maxLength: 10 });
	fc.assert(
		fc.property(
			word,
			fc.nat(),
			fc.constantFrom(..."abcdefgh"),
			fc.constantFrom("drop", "add", "change", "swap"),
			(right, at, letter, kind) => {
				const i = at % (right.length - 1);
				const wrong = {
					drop: right.slice(0, i) + right.slice(i + 1),
					add: right.slice(0, i) + letter + right.slice(i),
					change: right.slice(0, i) + letter + right.slice(i + 1),
					swap: right.slice(0, i) + right[i + 1] + right[i] + right.slice(i + 2),
				}[kind];
				expect(slipsBetween(right, wrong, 1)).toBeLessThanOrEqual(1);
				const variants = new Set([right, ...deletesOf(right)]);
				expect([wrong, ...deletesOf(wrong)].some((variant) => variants.has(variant))).toBe(true);
			},
		),
		{ numRuns: 2_000 },
	);
});
