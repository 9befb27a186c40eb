import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { pageLanguages, pageNames, plainText } from "#domain/pages/pages.ts";
import { pageTexts, readPage } from "#scripts/page-texts.ts";

const texts = new Map(pageTexts().map(({ path, text }) => [path, text]));
const head = "---\ntitle: T\ndescription: D\nchanged: 2026-11-24\n---\n";

test("Every page is there in every language, with the same anchors in the same order", () => {
	expect(readdirSync("domain/pages/texts").sort()).toEqual([...pageLanguages].sort());
	const paths = pageLanguages.flatMap((language) => pageNames.map((name) => `texts/${language}/${name}.json`));
	expect([...texts.keys()].sort()).toEqual(paths.sort());
	const anchors = (path: string) => texts.get(path)?.sections.map(({ id, level }) => `${level} ${id}`);
	for (const language of pageLanguages)
		for (const name of pageNames)
			expect(anchors(`texts/${language}/${name}.json`)).toEqual(anchors(`texts/en/${name}.json`));
});

test("A text becomes sections that can be linked and read by themselves", () => {
	const page = readPage(
		"x.md",
		`${head}Hello *you*.\n\n## One & two {#one}\n\nSee [two](#two).\n\n### Two {#two}\n\n- a\n- b\n`,
	);
	expect(page).toMatchObject({ title: "T", changed: "2026-11-24", intro: "<p>Hello <em>you</em>.</p>" });
	expect(page.sections).toEqual([
		{ id: "one", level: 2, title: "One & two", html: '<p>See <a href="#two">two</a>.</p>' },
		{ id: "two", level: 3, title: "Two", html: "<ul>\n<li>a</li>\n<li>b</li>\n</ul>" },
	]);
	expect(page.sections.map(({ html }) => plainText(html))).toEqual(["See two.", "a b"]);
});

test("A cell of a table knows its label, and a row can have an anchor", () => {
	const { intro } = readPage(
		"x.md",
		`${head}| What | Why |\n| --- | --- |\n| Name {#row-name} | To greet & \\< you |\n`,
	);
	expect(intro).toContain('<tr role="row" id="row-name">\n<th role="rowheader" scope="row">Name</th>');
	expect(intro).toContain('<span aria-hidden="true" class="cell-label">Why</span>To greet');
	expect(plainText(intro)).toBe("What Why Name To greet & < you");
});

test.each([
	["raw HTML", "<script>alert(1)</script>"],
	["raw HTML", "Hello <b>you</b>"],
	["no anchor", "## Title"],
	["#a twice", "## A {#a}\n\n## B {#a}"],
	["a heading of depth 1", "# A {#a}"],
])("A text with %s is not built: %s", (complaint, body) => {
	expect(() => readPage("x.md", head + body)).toThrow(complaint);
});

test("Links that could run something are no links", () => {
	expect(readPage("x.md", `${head}[a](javascript:alert(1)) [b](data:text/html,x)`).intro).toBe(
		"<p><a>a</a> <a>b</a></p>",
	);
});

test("A page is read once, in English where the reader's language has none, and again after a failure", async () => {
	// Other tests may have read it.
	vi.resetModules();
	const { findPage } = await import("#domain/pages/pages.server.ts");
	const text = texts.get("texts/en/terms.json");
	let asked = 0;
	const asset = async (path: string) => {
		asked++;
		expect(path).toBe("/texts/en/terms.json");
		if (asked === 1) throw new Error("not there");
		return new TextEncoder().encode(JSON.stringify(text)).buffer as ArrayBuffer;
	};
	const ctx = { asset };
	await expect(findPage(ctx, "terms", "en")).rejects.toThrow("not there");
	expect(await findPage(ctx, "terms", "ar-XB")).toMatchObject({ language: "en", title: "Terms" });
	await findPage(ctx, "terms", "en");
	expect(asked).toBe(2);
});
