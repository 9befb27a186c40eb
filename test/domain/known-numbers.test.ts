import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KnownNumbers } from "#domain/assistant/known-numbers.ts";

const given = [
	"Call 112. You can cancel up to 24 hours before, at no cost. Later it costs €1,200 or 30 dollars.",
	"The text is of 2026-11-24; ask at +34 612 345 678 or 0800 100 200. Section 12 of 5 is open 9:00 to 17:30, 2.5 km away.",
	"My hearing is on 3 May, room ٢٠٤.",
];

/** What is kept of a text that comes in parts of this many signs. */
function keptOf(text: string, size = text.length) {
	const known = new KnownNumbers(given);
	let kept = "";
	for (let at = 0; at < text.length; at += size) kept += known.push(text.slice(at, at + size));
	return kept + known.end();
}

test.each([
	"Up to 24 hours before. Call 112, or 0800 100 200!",
	"It costs 1.200 € or $30, 1 200 euros.",
	"On 24 and on 3 May in room 204, (٢٤) or ２４.",
	"From 9.00 to 17:30, 2,5 km away; +34 612 345 678.",
	"在24小时之前。房间204。",
	"1. First\n2. Second\n3) Third",
	"No numbers at all: € and § stay.",
])("What was given may be said, as other languages write it: %s", (text) => {
	for (const size of [1, 2, 3, 7, text.length]) expect(keptOf(text, size), `in parts of ${size}`).toBe(text);
});

test.each([
	["Call 0800 123 456 now. It is free.", "Call … It is free."],
	["It costs 31 dollars, or more. Ask!", "It costs … Ask!"],
	["The fee is 24 euros. Ask.", "The fee is … Ask."],
	["The fee is EUR 24. Ask.", "The fee is EUR … Ask."],
	["The fee is €24, is it? Ask.", "The fee is … Ask."],
	["You have 10 days.\nThen go.", "You have …\nThen go."],
	["Article 8 of the law. Or §60a. End.", "Article … Or §… End."],
	["Until 25.11.2026. Yes.", "Until … Yes."],
	["Good. 99 people say so. Bad.", "Good. Bad."],
	["99 people say so.", ""],
	["One.\n\n300 euros, at most.\n\nTwo", "One.\n\nTwo"],
	["- 300 euros\n- two", "- …\n- two"],
	["Dial 112 24 30 now. Yes.", "Dial … Yes."],
	["7. First", "First"],
	["费用是300元。请问。", "费用是…请问。"],
	["اتصل على ٩٩٩ الآن. نعم", "اتصل على … نعم"],
	["Pay ⑦ or ½ now. Yes", "Pay … Yes"],
	["Pay 31", "Pay …"],
])("What was not given is left out with the rest of its sentence: %s", (text, kept) => {
	for (const size of [1, 2, 3, 7, text.length]) expect(keptOf(text, size), `in parts of ${size}`).toBe(kept);
});

test("Links pass as they are, and are left out whole", () => {
	const text = "See [5 steps to 77](/help#a-99) and [x](/search?q=tax%20(spain)).";
	expect(keptOf(text)).toBe(text);
	expect(keptOf("Pay 31, see [How. Much](/help#a). Yes.")).toBe("Pay … Yes.");
});

test("Text leaves as it comes: only a number waits, until its end and the word behind it", () => {
	const known = new KnownNumbers(given);
	const left = ["You ", "can ", "cancel 2", "4", " hours", " before", ". So ", "do."].map((part) => known.push(part));
	expect(left).toEqual(["You ", "can ", "cancel ", "", "", "24 hours before", ". So ", "do."]);
});

const pieces = fc.constantFrom(
	...[
		"24",
		"1",
		"9",
		" ",
		".",
		". ",
		",",
		"\n",
		"- ",
		"€",
		" euros",
		"word",
		"[5](/help#a)",
		"(",
		")",
		"…",
		"元",
		"٣",
		"。",
	],
);

test("Whatever comes, in whatever parts, no number leaves that was not given", () => {
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
			const known = new KnownNumbers(["24"]);
			const kept = parts.map((part) => known.push(part)).join("") + known.end();
			const own = kept.replaceAll("[5](/help#a)", "_").replace(/(?:^|\n)\d{1,2}[.)] /g, "");
			expect([...own.matchAll(/\p{N}+/gu)].filter(([digits]) => digits !== "24")).toEqual([]);
		}),
		{ numRuns: 3_000 },
	);
});

test("A text made to be slow is not", () => {
	for (const unit of ["1 ", "1(", "[", "1.", "€", "[1](", "1 a", "…"])
		expect(keptOf(unit.repeat(4_000), 11).length).toBeLessThanOrEqual(unit.length * 4_000);
});
