import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { hotSql } from "#domain/community/hot.ts";
import { flagsToHide, undoSeconds } from "#domain/community/kinds.ts";
import { listPostShard, listPosts, listSimilarPosts } from "#domain/community/listing.server.ts";
import { acceptAnswer, followPost, vote } from "#domain/community/marking.server.ts";
import {
	appealRemoval,
	decideCommunityCase,
	flagContribution,
	listCommunityCases,
	requireCommunityCase,
} from "#domain/community/moderation.server.ts";
import { type NewPost, postQuery } from "#domain/community/posts.ts";
import { tellPostFollowers } from "#domain/community/telling.server.ts";
import { findPost } from "#domain/community/thread.server.ts";
import {
	createAnswer,
	createPost,
	deleteContribution,
	editAnswer,
	editPost,
	findOwnAnswer,
	restoreContribution,
	sweepCommunity,
} from "#domain/community/writing.server.ts";
import { type Person, requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import { callerOf, newActor, ownerOf, withRole } from "../support/actors.ts";
import { makeBusiness } from "../support/demo.ts";
import {
	atOnce,
	everything,
	fromNetwork,
	growth,
	outcomeOf,
	outcomesOf,
	somebody,
	testSite,
	without,
} from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = without(site.ctx, "postFrom");
});
afterAll(() => site.close());

/** Letters reach nobody. */
const ports = { email: null, text: null };

let made = 0;
/** Letters that were not there before: nobody posts the same twice. */
const another = () => String(++made).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
const post = (given: Partial<NewPost> = {}): NewPost => ({
	kind: "question",
	title: "How did you find a flat without papers?",
	body: `Everybody asks for papers that I cannot have yet. Case ${another()}.`,
	country_id: "ES",
	topic: "housing_tenancy_lawyers",
	language: "en",
	pseudonym: "Vega 27",
	is_unlisted: false,
	...given,
});
const answer = (body = `We wrote a letter, and it helped. Way ${another()}.`) => ({
	body,
	as_profile: false,
	pseudonym: "Rigel 64",
});

/** Somebody whose account is older than a day. */
async function oldActor(): Promise<Person> {
	const person = await somebody(ctx);
	await site.d1
		.prepare("UPDATE users SET created_at = '2026-01-01T00:00:00.000Z' WHERE id = ?")
		.bind(person.user.id)
		.run();
	return callerOf(ctx, person);
}

const read = async (slug: string, viewer: Person | null = null) => {
	const found = await findPost(ctx, viewer, slug);
	if (!found) throw new Error("There is no such post.");
	return found;
};

/** Every counter is what a count of the rows says. */
async function expectCounted() {
	const { results } = await site.d1
		.prepare(
			`SELECT p.id FROM posts p WHERE p.score <> (SELECT count(*) FROM votes WHERE object_id = p.id)
				OR p.answer_count <> (SELECT count(*) FROM answers a WHERE a.post_id = p.id AND a.status = 'published' AND a.deleted_at IS NULL)
			UNION ALL SELECT a.id FROM answers a WHERE a.score <> (SELECT count(*) FROM votes WHERE object_id = a.id)
			UNION ALL SELECT c.object_id FROM community_cases c
				WHERE c.flag_count <> (SELECT count(*) FROM flags f WHERE f.object_id = c.object_id AND f.decided_at IS NULL)`,
		)
		.all();
	expect(results).toEqual([]);
	const { results: posts } = await site.d1
		.prepare("SELECT hot, score, answer_count, created_at FROM posts")
		.all<{ hot: number; score: number; answer_count: number; created_at: string }>();
	for (const one of posts) expect(Math.abs(one.hot - hotOf(one))).toBeLessThan(offBy);
}

/** The key as its docstring has it, in seconds; the stored one is a whole number on straight lines. */
const hotOf = ({ score, answer_count, created_at }: { score: number; answer_count: number; created_at: string }) =>
	Date.parse(created_at) / 1000 + 45_000 * Math.log10(1 + score + answer_count);
const offBy = 20 * 60;

test("Ten times as many points are worth twelve and a half hours, and more points are never worth less", async () => {
	const created_at = "2026-11-20T12:00:00.000Z";
	const { results } = await site.d1
		.prepare(
			`WITH RECURSIVE n(score) AS (SELECT 0 UNION ALL SELECT score + 1 FROM n WHERE score < 3000)
			SELECT score, ${hotSql} AS hot FROM (SELECT score, 0 AS answer_count, '${created_at}' AS created_at FROM n)`,
		)
		.all<{ score: number; hot: number }>();
	expect(results).toHaveLength(3001);
	for (const { score, hot } of results) {
		expect(Math.abs(hot - hotOf({ score, answer_count: 0, created_at }))).toBeLessThan(offBy);
		expect(hot).toBeGreaterThan(results[score - 1]?.hot ?? 0);
	}
});

test("A question is published under a made-up name, found by its words, and answered", async () => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post({ title: "Where do zebras wait for a permit?" }));
	const id = await createAnswer(ctx, helper, slug, answer());
	const { post: shown, answers } = await read(slug);
	expect(shown).toMatchObject({ pseudonym: "Vega 27", answer_count: 1, is_own: false, edited_at: null });
	expect(answers).toMatchObject([{ id, pseudonym: "Rigel 64", is_by_asker: false, professional: null }]);
	expect(JSON.stringify(await read(slug))).not.toContain(asker.user_id);
	const { posts } = await listPosts(ctx, postQuery.parse({ q: "zebras permit" }));
	expect(posts.map((one) => one.slug)).toEqual([slug]);
	const similarTo = async (title: string) =>
		(await listSimilarPosts(ctx, { title, language: "en" })).map((one) => one.slug);
	expect(await similarTo("A permit that zebras get somewhere")).toEqual([slug]);
	// One word in common says too little.
	expect(await similarTo("Striped zebras running somewhere")).toEqual([]);
	expect(await listPosts(ctx, postQuery.parse({ q: "zebras", language: "de" }))).toMatchObject({ posts: [] });
	const listed = (readers: Language, q: string) => listPosts(ctx, postQuery.parse({ q }), { readers });
	expect(await listed("en", "zebras")).toMatchObject({ posts: [{ slug }], language: "en" });
	// Nobody has written this in German: rather in another language than nothing.
	expect(await listed("de", "zebras")).toMatchObject({ posts: [{ slug }], language: null });
	const german = await createPost(ctx, asker, post({ title: "Wo warten zebras auf den Termin?", language: "de" }));
	expect(await listed("de", "zebras")).toMatchObject({ posts: [{ slug: german }], language: "de" });
	expect((await listPosts(ctx, postQuery.parse({ q: "zebras" }))).posts).toHaveLength(2);
	await expectCounted();
});

test("Two hundred votes of one person at once are one, and nobody votes for their own words", async () => {
	const [asker, reader] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	const answer_id = await createAnswer(ctx, asker, slug, answer());
	expect(await outcomesOf(Array.from({ length: 200 }, () => vote(ctx, reader, { slug }, true)))).toEqual({ done: 200 });
	expect((await read(slug, reader)).post).toMatchObject({ score: 1, is_voted: true });
	for (const named of [{ slug }, { slug, answer_id }]) {
		expect(await outcomeOf(vote(ctx, asker, named, true))).toBe("own_words");
		expect(await outcomeOf(flagContribution(ctx, asker, named, { kind: "abuse" }))).toBe("own_words");
	}
	await vote(ctx, reader, { slug, answer_id }, true);
	await vote(ctx, reader, { slug }, false);
	await vote(ctx, reader, { slug }, false);
	expect((await read(slug, reader)).post).toMatchObject({ score: 0, is_voted: false });
	await expectCounted();
});

test("Of fifty posts of somebody new at once three are published, and of fifty copies one", async () => {
	const [many, same] = [await newActor(ctx), await newActor(ctx)];
	const before = await everything(site.d1);
	expect(await outcomesOf(Array.from({ length: 50 }, () => createPost(ctx, many, post())))).toEqual({
		done: 3,
		too_fast: 47,
	});
	const one = post();
	expect(await outcomesOf(Array.from({ length: 50 }, () => createPost(ctx, same, one)))).toEqual({
		done: 1,
		already_posted: 49,
	});
	const { post_search_docsize: _, post_search_data: __, ...grown } = growth(before, await everything(site.d1));
	expect(grown).toMatchObject({ posts: 4, post_follows: 4 });
});

test("One network has its own limit, whoever writes", async () => {
	const from = fromNetwork(site.ctx, "198.51.100.77");
	const people = await atOnce(21, () => newActor(ctx));
	expect(await outcomesOf(people.map((person) => createPost(from, person, post())))).toEqual({ done: 20, too_fast: 1 });
	// What is edited counts like what is written.
	const [asker] = people as [Person];
	const slug = await createPost(ctx, asker, post());
	const { pseudonym: _, kind: __, ...words } = post();
	expect(await outcomeOf(editPost(from, asker, slug, { ...words, version: 1 }))).toBe("too_fast");
	const answer_id = await createAnswer(ctx, asker, slug, answer());
	const change = { body: "I found out more in the meantime.", version: 1 };
	expect(await outcomeOf(editAnswer(from, asker, { slug, answer_id }, change))).toBe("too_fast");
});

test.each([
	["details", { body: "My number is X1234567, please help me with the rest of it." }],
	["links", { body: "I read it on https://example.org/page, is that so?" }],
	["pictures", { body: "Look at this picture ![x](https://example.org/p.png) of my flat" }],
	["solicitation", { title: "Contact me on WhatsApp for a flat" }],
])("What holds %s is refused with the words, and nothing is written", async (why, given) => {
	const person = await newActor(ctx);
	const before = await everything(site.d1);
	const refusal = await createPost(ctx, person, post(given)).catch((error) => error);
	expect(refusal).toBeInstanceOf(Refusal);
	expect(refusal.values).toMatchObject({ field: Object.keys(given)[0], why, words: [expect.any(String)] });
	expect(growth(before, await everything(site.d1))).toEqual({});
});

test.each([
	[
		"role",
		["Visavis Support", "V i s a v i s", "VisavisTeam", "Moderator", "Verified professional", "Поддержка", "客服"],
	],
	["reserved_title", ["Attorney Maria Lopez", "Your lawyer 7"]],
])("A made-up name that claims trust (%s) is refused", async (why, names) => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	for (const pseudonym of names) {
		const values = { field: "pseudonym", why, words: expect.arrayContaining([expect.any(String)]) };
		await expect(createPost(ctx, helper, post({ pseudonym })), pseudonym).rejects.toMatchObject({ values });
		await expect(createAnswer(ctx, helper, slug, { ...answer(), pseudonym }), pseudonym).rejects.toMatchObject({
			values,
		});
	}
});

test("Nobody writes under the name of another in the same thread", async () => {
	const [asker, helper, other] = [await newActor(ctx), await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post({ pseudonym: "Vega 27" }));
	await createAnswer(ctx, helper, slug, { ...answer(), pseudonym: "Rigel 64" });
	for (const pseudonym of ["Vega 27", "vega 27", "RIGEL 64"])
		await expect(createAnswer(ctx, other, slug, { ...answer(), pseudonym }), pseudonym).rejects.toMatchObject({
			values: { field: "pseudonym", why: "taken" },
		});
	await createAnswer(ctx, asker, slug, { ...answer(), pseudonym: "Vega 27" });
	await createAnswer(ctx, helper, slug, { ...answer(), pseudonym: "Rigel 64" });
	expect((await read(slug)).answers).toHaveLength(3);
});

test("Who writes in a thread again does so under the same name, and nobody under that of their account", async () => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post({ pseudonym: "Vega 27" }));
	await createAnswer(ctx, asker, slug, { ...answer(), pseudonym: "Rigel 64" });
	await createAnswer(ctx, helper, slug, { ...answer(), pseudonym: "Capella 5" });
	await createAnswer(ctx, helper, slug, { ...answer(), pseudonym: "Deneb 8" });
	expect((await read(slug)).answers.map(({ pseudonym }) => pseudonym).toSorted()).toEqual([
		...["Capella 5", "Capella 5", "Vega 27"],
	]);
	const named = await newActor(ctx);
	await site.d1.prepare("UPDATE profiles SET full_name = 'Zyx Quillová' WHERE user_id = ?").bind(named.user_id).run();
	for (const pseudonym of ["Zyx Quillová", "zyx quillova"]) {
		const values = { field: "pseudonym", why: "own_name", words: [pseudonym] };
		await expect(createPost(ctx, named, post({ pseudonym })), pseudonym).rejects.toMatchObject({ values });
		await expect(createAnswer(ctx, named, slug, { ...answer(), pseudonym })).rejects.toMatchObject({ values });
	}
});

test("Two who edit at once do not overwrite each other, and readers see that it was edited", async () => {
	const [asker, stranger] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	const { pseudonym: _, kind: __, ...words } = post({ title: "Another way to say what I mean" });
	const change = { ...words, version: 1 };
	const outcomes = await outcomesOf(Array.from({ length: 50 }, () => editPost(ctx, asker, slug, change)));
	expect(outcomes).toEqual({ done: 1, conflict: 49 });
	expect(await outcomeOf(editPost(ctx, stranger, slug, { ...change, version: 2 }))).toBe("not_found");
	expect((await read(slug)).post).toMatchObject({ title: change.title, version: 2, edited_at: expect.any(String) });
	const answer_id = await createAnswer(ctx, asker, slug, answer());
	expect(await outcomeOf(findOwnAnswer(ctx, stranger, { slug, answer_id }))).toBe("not_found");
	const body = "I found out more in the meantime.";
	await editAnswer(ctx, asker, { slug, answer_id }, { body, version: 1 });
	expect(await outcomeOf(editAnswer(ctx, asker, { slug, answer_id }, { body, version: 1 }))).toBe("conflict");
	expect((await read(slug)).answers).toMatchObject([{ body, is_by_asker: true, edited_at: expect.any(String) }]);
});

test("An edited title changes the address, and the old one still leads there", async () => {
	const [asker, reader] = [await newActor(ctx), await newActor(ctx)];
	const old = await createPost(ctx, asker, post({ title: "How does Marisol Quetzal get a permit?" }));
	const { pseudonym: _, kind: __, ...words } = post({ title: "How does somebody get a permit?" });
	const slug = await editPost(ctx, asker, old, { ...words, version: 1 });
	expect([slug, slug.slice(-10)]).toEqual([expect.stringMatching(/^how-does-somebody-get-a-permit-/), old.slice(-10)]);
	expect(JSON.stringify([await read(old), await listPostShard(ctx, 1)])).not.toMatch(/quetzal/i);
	expect((await read(old)).post.slug).toBe(slug);
	const answer_id = await createAnswer(ctx, reader, old, answer());
	await vote(ctx, asker, { slug: old, answer_id }, true);
	expect((await read(slug)).answers).toMatchObject([{ id: answer_id, score: 1 }]);
	for (const none of ["", old.slice(-9), old.slice(0, -1), "%", old.slice(-1)])
		expect(await findPost(ctx, asker, none), none).toBeNull();
});

test("The address of what is hidden does not say its title to others", async () => {
	const { asker, slug } = await flagged({ title: "A quetzal that everybody flags today" });
	const without = `x-${slug.slice(-10)}`;
	expect((await read(without)).post.slug).toBe(without);
	expect((await read(without, asker)).post.slug).toBe(slug);
});

test("Only whoever asked chooses the answer that helped, one at a time", async () => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	const [first, second] = [
		await createAnswer(ctx, helper, slug, answer()),
		await createAnswer(ctx, helper, slug, answer()),
	] as [string, string];
	expect(await outcomeOf(acceptAnswer(ctx, helper, slug, first))).toBe("not_found");
	await acceptAnswer(ctx, asker, slug, first);
	await acceptAnswer(ctx, asker, slug, second);
	expect(await read(slug)).toMatchObject({ accepted: { id: second }, answers: [{ id: first }] });
	await acceptAnswer(ctx, asker, slug, null);
	expect((await read(slug)).accepted).toBeNull();
	const own = await createAnswer(ctx, asker, slug, { ...answer(), pseudonym: "Vega 27" });
	expect(await outcomeOf(acceptAnswer(ctx, asker, slug, own))).toBe("own_words");
	expect((await read(slug)).accepted).toBeNull();
	const told = await createPost(ctx, asker, post({ kind: "experience" }));
	const beside = await createAnswer(ctx, helper, told, answer());
	expect(await outcomeOf(acceptAnswer(ctx, asker, told, beside))).toBe("not_found");
});

test("What is deleted is gone for all, comes back within the hour as it was, and then never", async () => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post({ title: "A walrus asks about his residence" }));
	const answer_id = await createAnswer(ctx, helper, slug, answer());
	await vote(ctx, asker, { slug, answer_id }, true);
	const found = async () => (await listPosts(ctx, postQuery.parse({ q: "walrus" }))).posts.length;
	expect(await outcomeOf(deleteContribution(ctx, helper, { slug }))).toBe("not_found");
	await deleteContribution(ctx, asker, { slug });
	expect([await findPost(ctx, helper, slug), await found()]).toEqual([null, 0]);
	expect((await findPost(ctx, asker, slug))?.post.is_deleted).toBe(true);
	await restoreContribution(ctx, asker, { slug });
	expect([(await read(slug)).answers.length, await found()]).toEqual([1, 1]);
	await deleteContribution(ctx, helper, { slug, answer_id });
	expect((await read(slug)).post.answer_count).toBe(0);
	expect((await read(slug, helper)).unlisted).toMatchObject([{ id: answer_id, is_deleted: true }]);
	await expectCounted();
	const late = { ...ctx, now: () => new Date(ctx.now().getTime() + (undoSeconds + 1) * 1000) };
	expect(await outcomeOf(restoreContribution(late, helper, { slug, answer_id }))).toBe("not_found");
	await sweepCommunity(late);
	expect((await read(slug, helper)).unlisted).toEqual([]);
	await deleteContribution(ctx, asker, { slug });
	await sweepCommunity(late);
	expect(await findPost(ctx, asker, slug)).toBeNull();
	for (const table of ["answers", "votes", "post_follows"]) {
		const { results } = await site.d1
			.prepare(`SELECT 1 FROM ${table} WHERE post_id NOT IN (SELECT id FROM posts)`)
			.all();
		expect(results, table).toEqual([]);
	}
	await expectCounted();
});

test("Three people who are not new hide what they flag; the same one thrice, and those of today, do not", async () => {
	const [asker, once, today] = [await newActor(ctx), await oldActor(), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post({ title: "An ibex that everybody dislikes today" }));
	await atOnce(3, () => flagContribution(ctx, once, { slug }, { kind: "abuse" }));
	await flagContribution(ctx, today, { slug }, { kind: "abuse" });
	await flagContribution(ctx, await newActor(ctx), { slug }, { kind: "abuse" });
	await flagContribution(ctx, await oldActor(), { slug }, { kind: "off_topic" });
	expect((await read(slug)).post).toMatchObject({ status: "published", title: expect.stringContaining("ibex") });
	await flagContribution(ctx, await oldActor(), { slug }, { kind: "abuse" });
	expect(flagsToHide).toBe(3);
	expect((await read(slug)).post).toMatchObject({ status: "hidden", title: "", body: "", pseudonym: "" });
	expect((await read(slug, asker)).post.title).toContain("ibex");
	expect(await listPosts(ctx, postQuery.parse({ q: "ibex" }))).toMatchObject({ posts: [] });
	expect(await outcomeOf(vote(ctx, once, { slug }, true))).toBe("not_found");
	expect(await outcomeOf(createAnswer(ctx, once, slug, answer()))).toBe("not_found");
	await expectCounted();
});

/** A post that an admin looks at, flagged by three. */
async function flagged(given: Partial<NewPost> = {}) {
	const asker = await newActor(ctx);
	const slug = await createPost(ctx, asker, post(given));
	for (let i = 0; i < 3; i++) await flagContribution(ctx, await oldActor(), { slug }, { kind: "solicitation" });
	const { id } = (await read(slug, asker)).post;
	return { asker, slug, id };
}

test("An admin keeps it or removes it; its writer hears why, asks once to look again, and that is decided too", async () => {
	const admin = (await withRole(ctx, "admin")).actor;
	const { asker, slug, id } = await flagged({ title: "A narwhal that is removed and comes back" });
	const { cases, waiting } = await listCommunityCases(ctx, admin);
	expect(cases.find((one) => one.object_id === id)).toMatchObject({
		status: "hidden",
		flag_count: 3,
		is_appeal: false,
	});
	expect(waiting).toBeGreaterThan(0);
	const reason = "It sends people to an agency.";
	expect(await outcomeOf(appealRemoval(ctx, asker, { slug }, { appeal: "It was not meant so." }))).toBe("not_now");
	const two = await outcomesOf([1, 2].map(() => decideCommunityCase(ctx, admin, id, { decision: "remove", reason })));
	expect(two).toEqual({ done: 1, conflict: 1 });
	expect((await read(slug, asker)).post).toMatchObject({
		status: "removed",
		case: { decision: "remove", reason, appeal: null },
	});
	expect((await read(slug)).post).toMatchObject({ status: "removed", title: "", case: null });
	await sweepOutbox(ctx, ports);
	const heard = async () => (await listNotifications(ctx, asker, {})).notifications.map(({ message }) => message);
	expect((await heard()).join()).toContain(reason);
	const stranger = await newActor(ctx);
	expect(await outcomeOf(appealRemoval(ctx, stranger, { slug }, { appeal: "It was not meant so." }))).toBe("not_found");
	await appealRemoval(ctx, asker, { slug }, { appeal: "It was not meant so." });
	expect(await outcomeOf(appealRemoval(ctx, asker, { slug }, { appeal: "It was not meant so." }))).toBe("not_now");
	expect((await listCommunityCases(ctx, admin)).cases.find((one) => one.object_id === id)?.is_appeal).toBe(true);
	const other = (await withRole(ctx, "admin")).actor;
	await decideCommunityCase(ctx, other, id, { decision: "keep", reason: "You are right, it tells what happened." });
	expect((await read(slug)).post.status).toBe("published");
	expect((await listPosts(ctx, postQuery.parse({ q: "narwhal" }))).posts).toHaveLength(1);
	await sweepOutbox(ctx, ports);
	expect((await heard()).join()).toContain("You are right");
	expect((await heard()).join()).not.toContain("narwhal");
	const { results } = await site.d1
		.prepare("SELECT act FROM audit_entries WHERE object_id = ? ORDER BY rowid")
		.bind(id)
		.all<{ act: string }>();
	expect(results.map(({ act }) => act)).toEqual(["contribution_removed", "appeal_granted"]);
	await expectCounted();
});

test("What was kept is hidden again by three others alone, and an appeal that is declined is the last word", async () => {
	const admin = (await withRole(ctx, "admin")).actor;
	const { asker, slug, id } = await flagged();
	await decideCommunityCase(ctx, admin, id, { decision: "keep", reason: "Nothing against our rules." });
	for (let i = 0; i < 2; i++) await flagContribution(ctx, await oldActor(), { slug }, { kind: "abuse" });
	expect((await read(slug)).post.status).toBe("published");
	await flagContribution(ctx, await oldActor(), { slug }, { kind: "abuse" });
	expect((await read(slug)).post.status).toBe("hidden");
	await decideCommunityCase(ctx, admin, id, { decision: "remove", reason: "It insults somebody." });
	await appealRemoval(ctx, asker, { slug }, { appeal: "I disagree with that." });
	const other = (await withRole(ctx, "admin")).actor;
	await decideCommunityCase(ctx, other, id, { decision: "remove", reason: "We looked again." });
	expect(await outcomeOf(appealRemoval(ctx, asker, { slug }, { appeal: "I disagree with that." }))).toBe("not_now");
	expect(await outcomeOf(decideCommunityCase(ctx, admin, id, { decision: "keep", reason: "Once more." }))).toBe(
		"conflict",
	);
	expect((await requireCommunityCase(ctx, admin, id)).waiting_since).toBeNull();
	await expectCounted();
});

test("What was kept and then reworded can be flagged again by the same people, and the words that helped are chosen anew", async () => {
	const admin = (await withRole(ctx, "admin")).actor;
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const flaggers = [await oldActor(), await oldActor(), await oldActor()];
	const slug = await createPost(ctx, asker, post());
	const answer_id = await createAnswer(ctx, helper, slug, answer());
	await acceptAnswer(ctx, asker, slug, answer_id);
	const flagAll = async (named: { slug: string; answer_id?: string }) => {
		for (const person of flaggers) await flagContribution(ctx, person, named, { kind: "abuse" });
	};
	const { pseudonym: _, kind: __, ...words } = post();
	const reworded = [
		[{ slug }, (await read(slug)).post.id, () => editPost(ctx, asker, slug, { ...words, version: 1 })],
		[
			{ slug, answer_id },
			answer_id,
			async () => {
				const { body, version } = await findOwnAnswer(ctx, helper, { slug, answer_id });
				await editAnswer(ctx, helper, { slug, answer_id }, { body, version });
				expect((await read(slug)).accepted?.id).toBe(answer_id);
				const other = "You pay an agency, and it does all of that.";
				await editAnswer(ctx, helper, { slug, answer_id }, { body: other, version: version + 1 });
				expect(await read(slug)).toMatchObject({ accepted: null, answers: [{ id: answer_id, body: other }] });
			},
		],
	] as const;
	for (const [named, id, reword] of reworded) {
		await flagAll(named);
		await decideCommunityCase(ctx, admin, id, { decision: "keep", reason: "Nothing against our rules." });
		await flagAll(named);
		expect((await requireCommunityCase(ctx, admin, id)).status).toBe("published");
		await reword();
		await flagAll(named);
		expect((await requireCommunityCase(ctx, admin, id)).status).toBe("hidden");
		await expectCounted();
		await decideCommunityCase(ctx, admin, id, { decision: "keep", reason: "Nothing against our rules." });
	}
});

test("No admin decides about what they wrote or flagged", async () => {
	const admin = (await withRole(ctx, "admin")).actor;
	const other = (await withRole(ctx, "admin")).actor;
	const slug = await createPost(ctx, admin, post());
	await flagContribution(ctx, other, { slug }, { kind: "abuse" });
	const { id } = (await read(slug)).post;
	for (const one of [admin, other])
		expect(await outcomeOf(decideCommunityCase(ctx, one, id, { decision: "keep", reason: "It is fine." }))).toBe(
			"own_case",
		);
});

test("Another admin decides an appeal and an answer to an admin's question; where there is none, the only one does", async () => {
	const [admin, other] = [(await withRole(ctx, "admin")).actor, (await withRole(ctx, "admin")).actor];
	const removed = async () => {
		const { asker, slug, id } = await flagged();
		await decideCommunityCase(ctx, admin, id, { decision: "remove", reason: "It insults somebody." });
		await appealRemoval(ctx, asker, { slug }, { appeal: "I disagree with that." });
		return id;
	};
	const answered = async () => {
		const [helper, flagger] = [await newActor(ctx), await oldActor()];
		const slug = await createPost(ctx, admin, post());
		const id = await createAnswer(ctx, helper, slug, answer());
		await flagContribution(ctx, flagger, { slug, answer_id: id }, { kind: "abuse" });
		return id;
	};
	const keep = { decision: "keep", reason: "Nothing against our rules." } as const;
	for (const id of [await removed(), await answered()]) {
		expect((await requireCommunityCase(ctx, admin, id)).is_own).toBe(true);
		expect(await outcomeOf(decideCommunityCase(ctx, admin, id, keep))).toBe("own_case");
		expect((await requireCommunityCase(ctx, other, id)).is_own).toBe(false);
		await decideCommunityCase(ctx, other, id, keep);
	}
	const waiting = [await removed(), await answered()];
	await site.d1
		.prepare("UPDATE profiles SET role = 'user' WHERE role = 'admin' AND user_id <> ?")
		.bind(admin.user_id)
		.run();
	for (const id of waiting) await decideCommunityCase(ctx, admin, id, keep);
});

test("A professional answers under their profile, marked while their licence holds, and promises nothing", async () => {
	const business = Array.from({ length: 40 }, (_, i) => makeBusiness(i + 1)).find(
		({ status }) => status === "verified",
	);
	const { actor: lawyer } = await ownerOf(ctx, business?.id ?? "");
	const [asker, nobody] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	const under = { ...answer(), as_profile: true, pseudonym: null };
	expect(await outcomeOf(createAnswer(ctx, nobody, slug, under))).toBe("forbidden");
	const promise = await createAnswer(ctx, lawyer, slug, { ...under, body: "We guarantee that you get it." }).catch(
		(e) => e,
	);
	expect(promise.values).toMatchObject({ field: "body", why: "outcome" });
	await createAnswer(ctx, lawyer, slug, under);
	expect((await read(slug)).answers).toMatchObject([
		{ pseudonym: "", professional: { id: business?.id, name: business?.name, tier: business?.tier } },
	]);
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(business?.id).run();
	expect((await read(slug)).answers).toMatchObject([{ professional: { tier: null } }]);
	expect(await outcomeOf(createAnswer(ctx, lawyer, slug, { ...under, body: "One more thing to say." }))).toBe(
		"forbidden",
	);
});

test("A professional who asked under a made-up name does not answer there under their profile, and no answer says it is theirs", async () => {
	const business = Array.from({ length: 40 }, (_, i) => makeBusiness(i + 1)).filter(
		({ status }) => status === "verified",
	)[1];
	const { actor: lawyer } = await ownerOf(ctx, business?.id ?? "");
	const slug = await createPost(ctx, lawyer, post());
	const under = { ...answer(), as_profile: true, pseudonym: null };
	const refusal = await createAnswer(ctx, lawyer, slug, under).catch((error) => error);
	expect([refusal.code, refusal.values]).toEqual(["invalid", { field: "as_profile" }]);
	const id = await createAnswer(ctx, lawyer, slug, answer());
	expect((await read(slug)).answers).toMatchObject([{ id, is_by_asker: true, professional: null }]);
	// As it could be written before.
	await site.d1.prepare("UPDATE answers SET business_id = ? WHERE id = ?").bind(business?.id, id).run();
	expect((await read(slug)).answers).toMatchObject([{ id, is_by_asker: false, professional: { id: business?.id } }]);
});

test("Whoever asked, and whoever follows, hears of an answer once; its writer does not", async () => {
	const [asker, follower, left, helper] = await atOnce(4, () => newActor(ctx));
	if (!asker || !follower || !left || !helper) throw new Error("Somebody is missing.");
	// What others have answered before would be told first, and a run tells only so much.
	await site.d1.prepare("UPDATE answers SET told_user_id = NULL").run();
	const slug = await createPost(ctx, asker, post());
	for (const person of [follower, left, helper]) await followPost(ctx, person, slug, true);
	await followPost(ctx, left, slug, false);
	await createAnswer(ctx, helper, slug, answer());
	await atOnce(5, () => tellPostFollowers(ctx));
	await tellPostFollowers(ctx);
	while ((await sweepOutbox(ctx, ports, 500)) > 0);
	const heard = await Promise.all(
		[asker, follower, left, helper].map(
			async (person) =>
				(await listNotifications(ctx, person, {})).notifications.filter(({ type }) => type === "other").length,
		),
	);
	expect(heard).toEqual([1, 1, 0, 0]);
	const [line] = (await listNotifications(ctx, follower, {})).notifications;
	expect(line?.data.url).toContain(`/community/${slug}#`);
	// The line stays when they are erased, deleted or hidden.
	expect(`${line?.title} ${line?.message}`).not.toMatch(/without papers|Vega|Rigel/);
});

test("Of two runs that tell at once one tells, and what the other planned is not written", async () => {
	const [asker, helper] = [await newActor(ctx), await newActor(ctx)];
	const slug = await createPost(ctx, asker, post());
	const id = await createAnswer(ctx, helper, slug, answer());
	const { $client } = ctx.db;
	const late = { ...ctx, db: Object.assign(Object.create(ctx.db), { $client: Object.create($client) }) };
	late.db.$client.prepare = $client.prepare.bind($client);
	late.db.$client.batch = async (statements: D1PreparedStatement[]) => {
		// The other run has told, and its letters are delivered and gone.
		await site.d1.prepare("UPDATE answers SET told_user_id = NULL WHERE id = ?").bind(id).run();
		return $client.batch(statements);
	};
	await tellPostFollowers(late);
	const { results } = await site.d1
		.prepare("SELECT 1 FROM outbox WHERE key = ?")
		.bind(`answer ${id} ${asker.user_id}`)
		.all();
	expect(results).toEqual([]);
});

test("After an account is erased nobody is named, the thread still reads, and every count is true", async () => {
	const admin = (await withRole(ctx, "admin")).actor;
	const gone = await somebody(ctx);
	const writer = await callerOf(ctx, gone);
	const other = await newActor(ctx);
	const slug = await createPost(
		ctx,
		writer,
		post({ title: "An okapi says what it lived through", pseudonym: "Okapi Jones" }),
	);
	const theirs = await createPost(ctx, other, post());
	const answer_id = await createAnswer(ctx, writer, theirs, {
		...answer("The okapi had the same trouble."),
		pseudonym: "Okapi Jones",
	});
	await vote(ctx, writer, { slug: theirs }, true);
	await flagContribution(ctx, writer, { slug: theirs }, { kind: "abuse" });
	const fresh = requireFresh(ctx, await callerOf(ctx, gone));
	expect(await exportAll(ctx, fresh)).toMatchObject({
		community: {
			posts: [{ slug, pseudonym: "Okapi Jones" }],
			answers: [{ id: answer_id }],
			votes: [expect.anything()],
			flags: [expect.anything()],
			follows: [expect.anything()],
		},
	});
	await eraseUser(ctx, admin, gone.user.id);
	const [own, others] = [await read(slug), await read(theirs)];
	expect(own.post).toMatchObject({ title: "An okapi says what it lived through", pseudonym: "" });
	expect(others).toMatchObject({
		post: { score: 0 },
		answers: [{ pseudonym: "", body: "The okapi had the same trouble." }],
	});
	const found = await listPosts(ctx, postQuery.parse({ q: "okapi" }));
	expect(found.posts).toMatchObject([{ slug, pseudonym: "" }]);
	for (const text of [own, others, found].map((part) => JSON.stringify(part))) {
		expect(text).not.toContain("Jones");
		expect(text).not.toContain(gone.user.id);
	}
	expect(JSON.stringify(await everything(site.d1))).not.toContain("Okapi Jones");
	await expectCounted();
});

test("The sitemap has what everybody sees, but not what its writer keeps out of search engines", async () => {
	const person = await newActor(ctx);
	const shown = await createPost(ctx, person, post());
	const unlisted = await createPost(ctx, person, post({ is_unlisted: true }));
	const deleted = await createPost(ctx, person, post());
	await deleteContribution(ctx, person, { slug: deleted });
	const { slug: hidden } = await flagged();
	const { posts } = await listPosts(ctx, postQuery.parse({ sort: "new" }));
	const isUnlisted = (one: string) => posts.find(({ slug }) => slug === one)?.is_unlisted;
	expect([shown, unlisted].map(isUnlisted)).toEqual([false, true]);
	const slugs = (await listPostShard(ctx, 1)).map(({ slug }) => slug);
	expect([shown, unlisted, deleted, hidden].map((slug) => slugs.includes(slug))).toEqual([true, false, false, false]);
});
