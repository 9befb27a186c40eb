import { expect, test } from "vitest";
import { ask } from "../support/http.ts";

/** The filters in force, as their chips call them, with the address without each. */
async function chipsOf(address: string) {
	const html = await (await ask(address)).text();
	const links = html.matchAll(/<a [^>]*aria-label="Remove ([^"]+)"[^>]*>/g);
	return new Map(
		[...links].map(([tag, name = ""]) => [name, (/href="([^"]+)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&")]),
	);
}

test.each([
	"divorce in Madrid with children",
	"マドリードで離婚",
	"マドリードで離婚 弁護士",
	"American visa",
	"H-1B visa",
	"tax advisor under 100 euros in Berlin who speaks Arabic",
	"from Morocco to France work permit",
	"离婚律师 马德里",
	"lawyer in Paris, Texas for deportation tomorrow",
	"aus Syrien nachholen, meine Frau, Berlin",
])("A chip's cross takes away what it says, and leaves the others: %s", async (q) => {
	const chips = await chipsOf(`/search?q=${encodeURIComponent(q)}`);
	expect(chips.size).toBeGreaterThan(1);
	for (const [name, to] of chips) {
		const left = await chipsOf(to);
		expect(left.has(name), to).toBe(false);
		for (const other of chips.keys()) if (other !== name) expect(left.has(other), `${to}: ${other}`).toBe(true);
	}
});
