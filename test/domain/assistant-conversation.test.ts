import { afterAll, beforeAll, expect, test } from "vitest";
import { wantedIn } from "#domain/assistant/looked-for.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understandWords } from "#domain/search/search.server.ts";
import { assistantCtx, type FollowUp, followUps } from "../support/asked.ts";
import { testDatabase } from "../support/database.ts";

/** What has been reached, less a little: a change must not fall behind it unseen. */
const reached = { sections: 0.57, searches: 0.75, beyond: 0.85, advice: 0.8, hello: 0.9 };

let d1: D1Database;
let close: () => Promise<void>;
beforeAll(async () => {
	({ d1, close } = await testDatabase(1_500));
});
afterAll(() => close());

const want = (...messages: string[]) => {
	const [message = "", ...before] = messages.toReversed();
	const conversationHistory = before.toReversed().flatMap((content) => [
		{ role: "user" as const, content },
		{ role: "assistant" as const, content: "One moment." },
	]);
	return wantedIn(assistantCtx(d1), { message, conversationHistory });
};
const wanted = ({ first, second }: FollowUp) => want(first, second);
const all = followUps();
const share = async (asked: FollowUp[], isRight: (one: FollowUp) => Promise<boolean>) => {
	const right = await Promise.all(asked.map(isRight));
	for (const [i, one] of asked.entries())
		if (process.env.SHOW && !right[i]) console.info("wrong:", JSON.stringify(one));
	return right.filter(Boolean).length / asked.length;
};
const said = async (q = "") => (await understandWords(assistantCtx(d1), { ...emptyQuery, q }, undefined)).filters;

test("A question that leans on the one before it is answered as it is meant", async () => {
	const sections = all.filter(({ search, targets }) => search === null && !targets[0]?.startsWith("!"));
	expect(sections.length).toBeGreaterThanOrEqual(100);
	const right = await share(sections, async (one) => one.targets.includes((await wanted(one)).meant.sections[0] ?? ""));
	console.info(`right: ${(right * 100).toFixed(1)} % of questions that follow another`);
	expect(right).toBeGreaterThanOrEqual(reached.sections);
});

test("What a message adds to a search before it narrows that search, and what it says otherwise takes its place", async () => {
	const searches = all.filter(({ search }) => search !== null);
	expect(searches.length).toBeGreaterThanOrEqual(40);
	const right = await share(searches, async (one) => {
		const { said: found, searches } = await wanted(one);
		const [service, place, language] = await Promise.all([
			said(one.search?.service),
			said(one.search?.place),
			said(one.search?.language && `${one.search.language} speaking`),
		]);
		const { filters } = found;
		return (
			searches &&
			(filters.category === service.category || filters.tier === service.tier) &&
			filters.place === place.place &&
			filters.language === language.language
		);
	});
	console.info(`right: ${(right * 100).toFixed(1)} % of searches in two messages`);
	expect(right).toBeGreaterThanOrEqual(reached.searches);
});

test.each([
	["beyond the site", "!unknown", "unknown", reached.beyond],
	["a plea for advice", "!advice", "advice", reached.advice],
	["thanks or a greeting", "!hello", "hello", reached.hello],
] as const)("What is %s stays so after a question that the site answers", async (_, target, kind, least) => {
	const asked = all.filter(({ targets }) => targets.includes(target));
	expect(asked.length).toBeGreaterThanOrEqual(10);
	expect(await share(asked, async (one) => (await wanted(one)).meant.kind === kind)).toBeGreaterThanOrEqual(least);
});

test("A search may grow over several messages", async () => {
	const { said, professionals } = await want("I need a divorce lawyer", "in Paris", "who speaks Arabic", "by video");
	expect(professionals).toBe(true);
	expect(said.place?.name).toBe("Paris");
	expect(said.filters).toMatchObject({ category: "family_marriage_law", language: "ar", mode: "video" });
	const moved = await want("I need a divorce lawyer", "in Paris", "no, in Lyon");
	expect(moved.said.place?.name).toBe("Lyon");
	expect(moved.said.filters.category).toBe("family_marriage_law");
});

test("What cannot wait comes first whatever was said before", async () => {
	const { meant } = await want("tax advisor in Lisbon", "my husband hits me");
	expect(meant.urgent).toBe("home");
	const inDanger = await want("tax advisor in Lisbon", "I want to die, in Madrid");
	expect(inDanger).toMatchObject({ meant: { urgent: "danger" }, searches: false, professionals: false });
});
