import { expect, test } from "vitest";
import { ask } from "../support/http.ts";

/** Links that stand where the specification puts them, to screens that come later; one that answers leaves this list. */
const laterScreens = {
	"/news": "News",
};

test.each(Object.entries(laterScreens))("%s (%s) is a page not found, until it is built", async (path) => {
	const answer = await ask(path);
	expect(answer.status).toBe(404);
	const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
	expect(main).toContain('action="/search"');
	expect(main).toContain('href="/services"');
});

test("No link of the home page leads anywhere but to a screen, or to one that comes later", async () => {
	const html = await (await ask("/")).text();
	const paths = new Set(
		[...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
	);
	expect(paths.size).toBeGreaterThan(25);
	for (const path of paths) {
		const { status } = await ask(path);
		if (path in laterScreens) expect(status, path).toBe(404);
		// Only for who is signed in: others are asked to.
		else if (path === "/business") expect(status, path).toBe(302);
		else expect(status, path).toBe(200);
	}
});
