import { expect, inject, test } from "vitest";
import { exampleId } from "#drizzle/seed/news/news.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask, getJson } from "../support/http.ts";
import { account, sessionOf, signedIn } from "../support/people.ts";
import { freshAdmin } from "../support/server.ts";

type Body = Record<string, unknown> & { id: string; version: number; code?: string; field?: string };

const call = async (method: string, path: string, token?: string, body?: unknown) => {
	const answer = await ask(path, {
		method,
		headers: {
			...(token && { Authorization: `Bearer ${token}` }),
			...(body !== undefined && { "Content-Type": "application/json" }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body };
};
const admin = () => inject("admin");
const person = async () => (await sessionOf(await signedIn(await account()))).access_token;
const reviewer =
	Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "verified")?.id ?? "";

const content = {
	...{ title: "By a program", summary: "In short.", body: "Some text.", language: "en", countries: ["NO"] },
	...{ topics: ["tax_advisors"], law_as_of: "2026-11-01", reviewer_id: reviewer, picture_alt: null },
	sources: [{ title: "A page", url: "https://example.org/a" }],
};

test("News are listed with a cursor, by country, topic and language; what cannot be asked for is named", async () => {
	const first = await getJson<{ articles: Body[]; next_cursor: string }>("/api/news");
	expect(first.body.articles).toHaveLength(12);
	const next = await getJson<{ articles: Body[] }>(`/api/news?cursor=${encodeURIComponent(first.body.next_cursor)}`);
	const ids = [...first.body.articles, ...next.body.articles].map(({ id }) => id);
	expect(new Set(ids).size).toBe(24);
	const japanese = await getJson<{ articles: { language: string }[] }>("/api/news?language=ja");
	expect(new Set(japanese.body.articles.map(({ language }) => language))).toEqual(new Set(["ja"]));
	for (const [query, field] of [
		["country=Spain", "country"],
		["topic=x", "topic"],
		["language=xx", "language"],
		["cursor=x", "cursor"],
	])
		expect(await getJson(`/api/news?${query}`)).toMatchObject({ status: 400, body: { code: "invalid", field } });
	expect(first.headers.get("Cache-Control")).toBe("no-cache");
});

test("A person follows by program, and only what there is", async () => {
	const token = await person();
	expect((await call("PUT", "/api/news/follows/ES", token)).status).toBe(204);
	expect((await call("PUT", "/api/news/follows/tax_advisors", token)).status).toBe(204);
	expect(await call("GET", "/api/news/follows", token)).toMatchObject({ body: { subjects: ["ES", "tax_advisors"] } });
	expect((await call("DELETE", "/api/news/follows/ES", token)).status).toBe(204);
	expect(await call("GET", "/api/news/follows", token)).toMatchObject({ body: { subjects: ["tax_advisors"] } });
	for (const subject of ["ZZ", "nonsense", "%00"])
		expect(await call("PUT", `/api/news/follows/${subject}`, token), subject).toMatchObject({
			...{ status: 400, body: { code: "invalid", field: "subject" } },
		});
	for (const method of ["GET", "PUT", "DELETE"])
		expect((await call(method, `/api/news/follows${method === "GET" ? "" : "/ES"}`)).status).toBe(401);
});

test("A program of an admin takes an article from the draft to its end; an old version is refused at each step", async () => {
	const made = await call("POST", "/api/admin/news", admin(), content);
	expect([made.status, made.body.status, made.body.version]).toEqual([201, "draft", 1]);
	const path = `/api/admin/news/${made.body.id}`;
	const saved = await call("PUT", path, admin(), { ...content, title: "By a program, saved", version: 1 });
	expect([saved.status, saved.body.version]).toEqual([200, 2]);
	expect((await call("PUT", path, admin(), { ...content, version: 1 })).body.code).toBe("conflict");
	const later = new Date(Date.now() + 3_600_000).toISOString();
	const scheduled = await call("PUT", `${path}/schedule`, admin(), { version: 2, publish_at: later });
	expect([scheduled.body.status, scheduled.body.publish_at]).toEqual(["scheduled", later]);
	expect((await call("POST", `${path}/schedule/end`, admin(), { version: 3 })).body.status).toBe("draft");
	expect((await call("POST", `${path}/publication`, admin(), { version: 3 })).body.code).toBe("conflict");
	expect((await call("POST", `${path}/publication`, admin(), { version: 4 })).body.status).toBe("published");
	expect((await getJson<Body>(`/api/news/${made.body.id}`)).body.title).toBe("By a program, saved");
	const superseded = await call("POST", `${path}/supersession`, admin(), { version: 5, superseded_by: exampleId(8) });
	expect(superseded.body.status).toBe("superseded");
	const reason = "It was written by a program.";
	const { token } = await freshAdmin(inject("url"));
	expect((await call("POST", `${path}/withdrawal`, token, { version: 6, reason })).status).toBe(204);
	expect(await getJson(`/api/news/${made.body.id}`)).toMatchObject({
		status: 410,
		body: { code: "withdrawn", reason },
	});
	expect((await call("GET", `${path}/versions`, admin())).body.versions).toHaveLength(2);
	expect((await call("GET", "/api/admin/news?status=withdrawn", admin())).body.articles).toEqual(
		expect.arrayContaining([expect.objectContaining({ id: made.body.id })]),
	);
});

test("Fields that are none of an editor's change nothing", async () => {
	const made = await call("POST", "/api/admin/news", admin(), {
		...{ ...content, status: "published", html: "<script>alert(1)</script>", author_id: "x", published_at: "2020" },
		...{ picture: "photos/x", id: "0".repeat(32), version: 9 },
	});
	expect(made.body).toMatchObject({ status: "draft", version: 1, picture: null, published_at: null });
	expect(made.body.html).toBe("<p>Some text.</p>");
	expect(made.body.id).not.toBe("0".repeat(32));
});

const doors: [method: string, path: string, body?: unknown][] = [
	["GET", "/api/admin/news"],
	["POST", "/api/admin/news", content],
	["GET", `/api/admin/news/${exampleId(8)}`],
	["PUT", `/api/admin/news/${exampleId(8)}`, { ...content, version: 2 }],
	["GET", `/api/admin/news/${exampleId(8)}/versions`],
	["PUT", `/api/admin/news/${exampleId(8)}/picture`],
	["DELETE", `/api/admin/news/${exampleId(8)}/picture?version=2`],
	["POST", `/api/admin/news/${exampleId(1)}/publication`, { version: 2 }],
	["PUT", `/api/admin/news/${exampleId(1)}/schedule`, { version: 2, publish_at: "2030-01-01T00:00:00Z" }],
	["POST", `/api/admin/news/${exampleId(5)}/schedule/end`, { version: 2 }],
	["POST", `/api/admin/news/${exampleId(8)}/supersession`, { version: 2, superseded_by: exampleId(10) }],
	["POST", `/api/admin/news/${exampleId(8)}/withdrawal`, { version: 2, reason: "Because I want to." }],
];

test.each(doors)("%s %s is for admins alone", async (method, path, body) => {
	expect((await call(method, path, undefined, body)).status).toBe(401);
	expect((await call(method, path, await person(), body)).status).toBe(403);
	expect((await call(method, path, inject("lawyer").token, body)).status).toBe(403);
});
