import { expect, test } from "vitest";
import { paragraphsOf, quote } from "#domain/assistant/quotes.ts";
import { rowAnchorsOf, rowOf } from "#domain/assistant/sections.ts";
import { readPage } from "#scripts/page-texts.ts";

const head = "---\ntitle: T\ndescription: D\nchanged: 2026-11-24\n---\n";
const htmlOf = (markdown: string) => readPage("x.md", `${head}## A {#a}\n\n${markdown}\n`).sections[0]?.html ?? "";

test("A quote has paragraphs, lines for items, and links into the site", () => {
	const html = htmlOf(
		"See [**terms** & more](/terms?a=1&b=2#x) or [below](#b), not [elsewhere](https://example.org).\n\nBe careful:\n\n1. One *word*.\n2. Two \\< three.",
	);
	expect(quote(html, "help")).toBe(
		"See [terms & more](/terms?a=1&b=2#x) or [below](/help#b), not elsewhere.\n\nBe careful:\n\n- One word.\n- Two < three.",
	);
});

test("Of a long section whole paragraphs are quoted, as many as fit", () => {
	const sentence = "This sentence is as long as some of ours are, and it is here ten times over. ";
	const paragraphs = Array.from({ length: 5 }, (_, i) => `${i}: ${sentence.repeat(4).trim()}`);
	expect(quote(htmlOf(paragraphs.join("\n\n")), "help").split("\n\n")).toEqual(paragraphs.slice(0, 2));
	const items = Array.from({ length: 30 }, (_, i) => `- ${i}: ${sentence.trim()}`);
	const lines = quote(htmlOf(items.join("\n")), "help").split("\n");
	expect(lines.length).toBeGreaterThan(5);
	expect(lines).toEqual(items.slice(0, lines.length));
	expect(quote(htmlOf(sentence.repeat(20).trim()), "help")).toBe(sentence.repeat(20).trim());
});

test("A row of a table is quoted with the names of its columns", () => {
	const html = htmlOf(
		"Before.\n\n| What | Why |\n| --- | --- |\n| **Name:** yours {#data-name} | To greet you |\n| Age | x |",
	);
	expect(rowAnchorsOf(html)).toEqual(["data-name"]);
	expect(paragraphsOf(rowOf(html, "data-name") ?? "", "privacy")).toEqual(["Name: yours", "- Why: To greet you"]);
	expect(rowOf(html, "data")).toBeNull();
	expect(paragraphsOf(html, "privacy")[0]).toBe("Before.");
});

test("A link that leads out of the site by a trick stays its label", () => {
	expect(quote('<p><a href="//evil.example">a</a> <a>b</a> <a href="/help">c</a></p>', "help")).toBe("a b [c](/help)");
});
