import * as fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, finishedSentences, spokenText } from "#domain/assistant/answer-text.ts";

test("An answer is paragraphs, lists and links into the site", () => {
	expect(
		blocksOf(
			"You can [search](/search?q=tax) first.\nThen book.\n\nBring:\n- your ID\n- [a list](/help#bring)\n\n- alone",
		),
	).toEqual([
		{
			kind: "paragraph",
			lines: [
				[{ text: "You can " }, { text: "search", to: "/search?q=tax" }, { text: " first." }],
				[{ text: "Then book." }],
			],
		},
		{ kind: "paragraph", lines: [[{ text: "Bring:" }]] },
		{ kind: "list", lines: [[{ text: "your ID" }], [{ text: "a list", to: "/help#bring" }]] },
		{ kind: "list", lines: [[{ text: "alone" }]] },
	]);
});

test.each([
	"[a](https://evil.example)",
	"[a](//evil.example)",
	"[a](/\\evil.example)",
	"[a](javascript:alert(1))",
	"[a](data:text/html,x)",
	"[a]( /search)",
	"[a](search)",
	"[](/search)",
	"<a href='/search'>a</a>",
	"https://evil.example",
])("%s is text, whatever it looks like", (text) => {
	expect(blocksOf(text)).toEqual([{ kind: "paragraph", lines: [[{ text }]] }]);
});

test("Whatever comes, no link leads out of the site and no word is lost", () => {
	const piece = fc.oneof(
		fc.constantFrom("[", "]", "(", ")", "/", "//", "\\", "- ", "\n", "\n\n", "[a](/b)", "[a](//b)", "https://x.y", " "),
		fc.string({ maxLength: 5 }),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
			const answer = pieces.join("");
			const parts = blocksOf(answer).flatMap(({ lines }) => lines.flat());
			for (const { to } of parts) if (to) expect(new URL(to, "https://here.test").host).toBe("here.test");
			const letters = (text: string) => text.replace(/[\s-]/g, "");
			expect(letters(parts.map(({ text }) => text).join(""))).toBe(letters(spokenText(answer)));
		}),
	);
});

test("Of an answer that is coming the finished sentences are read out, of a whole one all", () => {
	const answer = "You can search by place. See [help](/help). It costs noth";
	expect(finishedSentences(answer, false, "en")).toEqual(["You can search by place.", "See help."]);
	expect(finishedSentences(answer, true, "en").at(-1)).toBe("It costs noth");
	expect(finishedSentences("あなたは検索できます。費用は", false, "ja")).toEqual(["あなたは検索できます。"]);
	expect(finishedSentences("", true, "ar-XB")).toEqual([]);
});
