import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { Random } from "#drizzle/seed/random.ts";
import { withSlipIn } from "#scripts/train-classifier.ts";
import { languages, requestsOf } from "#test/support/requests.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import "../support/intents.ts";

/** In a shorter word a slip makes another word. */
const shortest = 5;
/** Of the requests of each language so many are tried. */
const every = 8;
/** What has been reached, less a little: a change must not fall behind it unseen. */
const reached = 0.88;

/** The text with a slip in one of its longer words; null where it has none. */
function withSlip(text: string, random: Random): string | null {
	const words = text.split(" ");
	const long = words.flatMap((word, i) => (/^\p{L}+$/u.test(word) && word.length >= shortest ? [i] : []));
	if (long.length === 0) return null;
	const at = random.pick(long);
	return words.map((word, i) => (i === at ? withSlipIn(word, random) : word)).join(" ");
}

test("Of requests with a slip in one word so many are understood as without it as when this was written", async () => {
	const { d1, close } = await testDatabase(1_500);
	const random = new Random(1);
	const read = async (q: string) => {
		const asked = { ...emptyQuery, q };
		let { understanding, questions } = understand(asked, dictionary(), null);
		if (questions) understanding = understand(asked, dictionary(), await lookUp(testCtx(d1), questions)).understanding;
		const { filters, origin, available } = understanding;
		return JSON.stringify({ filters, origin, available });
	};
	let tried = 0;
	const misread: string[] = [];
	for (const [language, said] of Object.entries(languages)) {
		// Those write no spaces: which word has a slip is not to be told.
		if (language === "zh" || language === "ja") continue;
		for (const [i, { q }] of requestsOf(said, " ").entries()) {
			const slipped = i % every === 0 ? withSlip(q, random) : null;
			if (slipped === null || slipped === q) continue;
			tried++;
			if ((await read(slipped)) !== (await read(q))) misread.push(slipped);
		}
	}
	await close();
	expect(tried).toBeGreaterThan(350);
	expect(1 - misread.length / tried, misread.join("\n")).toBeGreaterThan(reached);
});

test.each([
	["tax advisor in Berlin who speaks Arrabic", { category: "tax_advisors", language: "ar" }],
	["immigration lawyer in Berlin by videoo", { category: "immigration_lawyers", mode: "video" }],
	["conseiller fical", { category: "tax_advisors" }],
	["مشاور مالیاتی انگلیی زبان", { category: "tax_advisors", language: "en" }],
])("Of words that a slip is like, the one that says something there was meant: %s", (q, filters) => {
	const words = new Map(q.split(" ").map((word) => [word.toLowerCase(), { isText: false, isName: false, near: [] }]));
	const answers = { places: [], words: new Map([...words, ["انگليي", { isText: false, isName: false, near: [] }]]) };
	expect(understand({ ...emptyQuery, q }, dictionary(), answers).understanding.filters).toMatchObject(filters);
});
