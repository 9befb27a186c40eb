import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AllowedText } from "#domain/assistant/allowed-text.ts";

const titles = new Map([
	["/help#cancel", "How to cancel"],
	["/search?q=tax%20(spain)", "Tax advisors"],
	["/business/1", "Ana [Lopez]"],
]);

/** What is kept of a text that comes in parts of this many signs. */
function keptOf(text: string, size = text.length) {
	const allowed = new AllowedText(titles);
	let kept = "";
	for (let at = 0; at < text.length; at += size) kept += allowed.push(text.slice(at, at + size));
	return kept + allowed.end();
}

test.each([
	["See [How to cancel](/help#cancel).", "See [How to cancel](/help#cancel)."],
	["[Tax advisors](/search?q=tax%20(spain)) there", "[Tax advisors](/search?q=tax%20(spain)) there"],
	['[**How** to cancel](</help#cancel> "Help")', "[How to cancel](/help#cancel)"],
	["One\n\n- two\n- three\n\nfour", "One\n\n- two\n- three\n\nfour"],
	[
		"In 24/7, e.g. on Fri 3.12. at 9:00, from -5 to +34 600 123",
		"In 24/7, e.g. on Fri 3.12. at 9:00, from -5 to +34 600 123",
	],
	["3 < 5 and snake_case!", "3 < 5 and snake_case!"],
	["签证[How to cancel](/help#cancel)。好", "签证[How to cancel](/help#cancel)。好"],
	["مرحبا 😀 𠀀 नमस्ते", "مرحبا 😀 𠀀 नमस्ते"],
])("Plain text and links of the site stay: %s", (text, kept) => {
	for (const size of [1, 2, 3, 7, text.length]) expect(keptOf(text, size), `in parts of ${size}`).toBe(kept);
});

test.each([
	["[Official Government Hotline](/help#cancel)", "[How to cancel](/help#cancel)"],
	["[](/help#cancel) and [ ](/business/1)", "[How to cancel](/help#cancel) and [Ana Lopez](/business/1)"],
	["[call https://evil.example](/help#cancel)", "[How to cancel](/help#cancel)"],
])("A link bears the site's own name, whatever a text calls it: %s", (text, kept) => {
	for (const size of [1, 3, text.length]) expect(keptOf(text, size), `in parts of ${size}`).toBe(kept);
});

test.each([
	["[here](https://evil.example/x) and [there](/admin)", "here and there"],
	["[a](javascript:alert(1)) ![b](https://evil.example/p.png)", "a b"],
	["See https://evil.example/x?y=z now", "See now"],
	["www.evil.example, evil.example/login; mail a@evil.example", "mail"],
	["mailto:a@b.example //evil.example/x data:text/html,x JavaScript:alert(1)", ""],
	["https://EVIL.example evil.exa*mple*.com/x", ""],
	["请看https://evil.example/x。好", "请看。好"],
])("Addresses that the site has not named go: %s", (text, kept) => {
	expect(keptOf(text).trim()).toBe(kept);
});

test.each([
	[
		"# Title\n> quote\n* one\n+ two\n---\n***\n**bold** _em_ `code` ~~gone~~",
		"Title\nquote\n- one\n- two\n\nbold em code gone",
	],
	["<b>bold</b> <img src=x onerror=alert(1)> <<b>i>", "bold i>"],
	["| a | b |\n|---|---|\n| c | d |", "a | b |\n\nc | d |"],
	["\\*not\\* a\u202eb\u0000c\n\n\n\n\nend\n\n", "not ab" + "c\n\nend"],
])("Other markup loses its signs: %s", (text, kept) => {
	for (const size of [1, 3, text.length]) expect(keptOf(text, size).trim(), `in parts of ${size}`).toBe(kept);
});

test("Brackets never read as a link that was not named, wherever they come from", () => {
	for (const text of [
		"[x] (/admin)",
		"[[x](/help#cancel)](/admin)",
		"[x\n](/admin)",
		"[x<b>](/admin)",
		"[x`]`(/admin)",
	]) {
		for (const size of [1, 2, 5]) {
			const targets = [...keptOf(text, size).matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
			expect(targets.filter((target) => target !== "/help#cancel")).toEqual([]);
		}
	}
});

const pieces = fc.constantFrom(
	...[
		"[",
		"]",
		"(",
		")",
		"](",
		"!",
		"<",
		">",
		"*",
		"_",
		"`",
		"\\",
		"\n",
		"\n\n",
		" ",
		"- ",
		"# ",
		"://",
		"//",
		".",
		":",
		"@",
	],
	...[
		"https",
		"www.",
		"javascript:",
		"evil.example",
		"/help#cancel",
		"/admin",
		"[a](/help#cancel)",
		"word",
		"签证",
		"script",
	],
	...["\ud83d\ude00", "\ud83d", "\u202e", "a"],
);

test("Whatever comes, in whatever parts, what leaves has no address, no tag and no link but those of the site", () => {
	fc.assert(
		fc.property(fc.array(fc.array(pieces, { maxLength: 5 }), { maxLength: 25 }), (parts) => {
			const allowed = new AllowedText(titles);
			const kept = parts.map((part) => allowed.push(part.join(""))).join("") + allowed.end();
			const targets = [...kept.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
			expect(targets.filter((target) => !titles.has(target))).toEqual([]);
			expect(kept).not.toMatch(/:\/\/|<[a-z/!?]|\n{3}|javascript:\S|\p{Cs}|\u202e/iu);
		}),
		{ numRuns: 3_000 },
	);
});

test("Text leaves as it comes: only what may become something else waits", () => {
	const allowed = new AllowedText(titles);
	const left = ["Hel", "lo", " there", ", ", "see ", "[Help", "](/help", "#cancel)", " now"].map((part) =>
		allowed.push(part),
	);
	expect(left).toEqual(["Hel", "lo", " there", ", ", "see ", "", "", "[How to cancel](/help#cancel)", " now"]);
});

test("A text made to be slow is not", () => {
	const hostile = ["[a](".repeat(2_000), "[".repeat(8_000), "a-".repeat(4_000), "a.".repeat(4_000), "<a".repeat(4_000)];
	for (const text of hostile) expect(keptOf(text, 11).length).toBeLessThanOrEqual(text.length * 2);
});
