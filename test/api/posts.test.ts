import { expect, test } from "vitest";
import type { PostLine } from "#domain/community/listing.server.ts";
import { ask, getJson } from "../support/http.ts";
import { account, sessionOf, signedIn } from "../support/people.ts";
import { signedInVisitor, type Visitor } from "../support/visitor.ts";

let made = 0;
const another = () => String(++made).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
const question = (given: Record<string, unknown> = {}) => ({
	kind: "question",
	title: "How did you find a flat without papers from here?",
	body: `Everybody asks for papers that I cannot have yet. Case ${another()}.`,
	country_id: "ES",
	topic: "housing_tenancy_lawyers",
	language: "en",
	pseudonym: "Vega 27",
	...given,
});
const answer = () => ({ body: `We wrote a letter, and it helped. Way ${another()}.`, pseudonym: "Rigel 64" });

const send = async (visitor: Pick<Visitor, "ask">, method: string, path: string, body?: unknown) => {
	const answer = await visitor.ask(`/api/posts${path}`, {
		method,
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : null };
};

async function posted(given: Record<string, unknown> = {}) {
	const { visitor } = await signedInVisitor();
	const { body } = await send(visitor, "POST", "", question(given));
	return { visitor, slug: body.slug as string };
}

test("A program asks, answers, votes, follows, accepts, edits, deletes and restores, by cookie and by bearer", async () => {
	const { visitor: asker, slug } = await posted({ title: "A numbat asks by program" });
	const who = await account();
	const { access_token } = await sessionOf(await signedIn(who));
	const helper: Pick<Visitor, "ask"> = {
		ask: (path, init) => ask(path, { ...init, headers: { Authorization: `Bearer ${access_token}` } }),
	};
	const made = await send(helper, "POST", `/${slug}/answers`, answer());
	expect(made).toEqual({ status: 201, body: { id: expect.stringMatching(/^[0-9a-f]{32}$/) } });
	const { id } = made.body;
	for (const [visitor, method, path] of [
		[helper, "PUT", `/${slug}/vote`],
		[helper, "PUT", `/${slug}/follow`],
		[asker, "PUT", `/${slug}/answers/${id}/vote`],
		[asker, "PUT", `/${slug}/answers/${id}/accepted`],
	] as const)
		expect(await send(visitor, method, path), path).toEqual({ status: 204, body: null });
	expect((await send(helper, "GET", `/${slug}`)).body).toMatchObject({
		score: 1,
		is_voted: true,
		is_followed: true,
		answer_count: 1,
	});
	expect((await send(asker, "GET", `/${slug}/answers`)).body).toMatchObject({
		accepted: { id, score: 1 },
		answers: [],
		next_cursor: null,
	});
	expect(
		(await send(helper, "PATCH", `/${slug}/answers/${id}`, { body: "I know more by now.", version: 1 })).status,
	).toBe(204);
	expect(
		(await send(helper, "PATCH", `/${slug}/answers/${id}`, { body: "I know more by now.", version: 1 })).status,
	).toBe(409);
	expect((await send(helper, "DELETE", `/${slug}/answers/${id}`)).status).toBe(204);
	expect((await send(asker, "GET", `/${slug}`)).body.answer_count).toBe(0);
	expect((await send(helper, "POST", `/${slug}/answers/${id}/restore`)).status).toBe(204);
	for (const path of [`/${slug}/vote`, `/${slug}/follow`])
		expect((await send(helper, "DELETE", path)).status).toBe(204);
	expect((await send(asker, "DELETE", `/${slug}/answers/${id}/accepted`)).status).toBe(204);
	expect((await send(helper, "POST", `/${slug}/flags`, { kind: "abuse" })).status).toBe(204);
	const { body } = await getJson<{ posts: PostLine[] }>("/api/posts?q=numbat");
	expect(body.posts).toMatchObject([{ slug, answer_count: 1 }]);
	const similar = await getJson<{ posts: PostLine[] }>("/api/posts/similar?language=en&title=Is+a+numbat+here");
	expect(similar.body.posts[0]).toMatchObject({ slug });
});

/** What nobody may, what a stranger may not, and what cannot be, of each address that changes something. */
const matrix: [method: string, path: string, body: unknown, guest: number, stranger: number][] = [
	["POST", "", question({ title: "x" }), 401, 400],
	["PATCH", "/:slug", { ...question(), version: 1 }, 401, 404],
	["DELETE", "/:slug", undefined, 401, 404],
	["POST", "/:slug/restore", undefined, 401, 404],
	["POST", "/:slug/appeal", { appeal: "It was not meant so." }, 401, 404],
	["POST", "/:slug/flags", { kind: "boring" }, 401, 400],
	["PUT", "/:slug/answers/:id/accepted", undefined, 401, 404],
	["PATCH", "/:slug/answers/:id", { body: "Something else.", version: 1 }, 401, 404],
	["DELETE", "/:slug/answers/:id", undefined, 401, 404],
	["POST", "/:slug/answers/:id/restore", undefined, 401, 404],
	["POST", "/:slug/answers/:id/appeal", { appeal: "It was not meant so." }, 401, 404],
	["PUT", "/none/vote", undefined, 401, 404],
	["PUT", "/none/follow", undefined, 401, 404],
	["POST", "/none/answers", answer(), 401, 404],
	["PUT", "/:slug/answers/none/vote", undefined, 401, 404],
];

test("Nobody, and no stranger, changes what is not theirs, and what cannot be is named", async () => {
	const { visitor, slug } = await posted();
	const { body } = await send(visitor, "POST", `/${slug}/answers`, answer());
	const { visitor: stranger } = await signedInVisitor();
	const guest = { ask: (path: string, init?: RequestInit) => ask(path, init) };
	const before = [await send(guest, "GET", `/${slug}`), await send(guest, "GET", `/${slug}/answers`)];
	for (const [method, path, given, asGuest, asStranger] of matrix) {
		const address = path.replace(":slug", slug).replace(":id", body.id);
		expect((await send(guest, method, address, given)).status, `guest ${method} ${path}`).toBe(asGuest);
		expect((await send(stranger, method, address, given)).status, `stranger ${method} ${path}`).toBe(asStranger);
	}
	expect([await send(guest, "GET", `/${slug}`), await send(guest, "GET", `/${slug}/answers`)]).toEqual(before);
	expect((await send(visitor, "PUT", `/${slug}/vote`)).body).toMatchObject({ code: "own_words" });
	expect((await send(guest, "GET", "/none")).status).toBe(404);
});

test("Fields that nobody sends change nothing, and 100 kB are refused with the field", async () => {
	const { visitor } = await signedInVisitor();
	const { body } = await send(visitor, "POST", "", {
		...question(),
		...{
			score: 900,
			answer_count: 9,
			status: "removed",
			author_id: "x",
			id: "y",
			slug: "z",
			hot: 1,
			deleted_at: "2026",
		},
	});
	expect((await send(visitor, "GET", `/${body.slug}`)).body).toMatchObject({
		score: 0,
		answer_count: 0,
		status: "published",
	});
	for (const field of ["title", "body", "pseudonym"])
		expect((await send(visitor, "POST", "", question({ [field]: "x".repeat(100_000) }))).body, field).toMatchObject({
			code: "invalid",
			field,
		});
	expect(
		(await send(visitor, "POST", "", question({ body: "My number is X1234567, is that a problem?" }))).body,
	).toMatchObject({
		code: "invalid",
		field: "body",
		why: "details",
		words: ["X1234567"],
	});
});
