import { expect, test } from "vitest";
import { makeBusiness } from "../support/demo.ts";
import { ask, getJson, readsOf } from "../support/http.ts";
import { type Client, newcomer, sessionOf } from "../support/people.ts";
import { signedInVisitor } from "../support/visitor.ts";

type Json = Record<string, unknown>;

async function post(client: Client | null, path: string, body: unknown, base = "/api/reviews") {
	const answer = await ask(`${base}${path}`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			...(client && { Authorization: `Bearer ${(await sessionOf(client)).access_token}` }),
		},
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
	const text = await answer.text();
	return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Json };
}

type Page = {
	rating: { count: number; mean: number; stars: number[] } | null;
	reviews: (Json & { id: string; created_at: string })[];
	next_cursor: string | null;
};

/** A professional with more than one page of nothing: at most nine demo reviews stand under each. */
const reviewed = await (async () => {
	for (let seq = 2; ; seq++) {
		const { id } = makeBusiness(seq);
		const { body } = await getJson<Page>(`/api/businesses/${id}/reviews`);
		if ((body.rating?.count ?? 0) >= 3) return { id, page: body };
	}
})();

const review = {
	...{ appointment_id: "0".repeat(32), communication: 5, responsiveness: 5, quality: 5, value: 5, recommend: 5 },
	...{ text: "Every letter was explained to me, calmly and in plain words.", pseudonym: "Vega 27", language: "en" },
};

test("Anybody reads what clients say, with the figures, and nothing of who they are", async () => {
	const { rating, reviews } = reviewed.page;
	expect(reviews.length).toBe(rating?.count);
	expect(rating?.stars.reduce((sum, count) => sum + count, 0)).toBe(rating?.count);
	expect(JSON.stringify(reviewed.page)).not.toMatch(/client_id|appointment_id|user_id|is_own/);
	const times = reviews.map(({ created_at }) => created_at);
	expect(times).toEqual(times.toSorted().reverse());
});

test("A list of reviews costs one batch, and a cursor that is none is refused", async () => {
	const { headers } = await getJson(`/api/businesses/${reviewed.id}/reviews`);
	expect(readsOf(headers)).toHaveLength(1);
	expect(await getJson(`/api/businesses/${reviewed.id}/reviews?cursor=x`)).toMatchObject({
		status: 400,
		body: { code: "invalid", field: "cursor" },
	});
});

test("Only the signed-in write, answer and report", async () => {
	for (const [path, body] of [
		["", review],
		[`/${"0".repeat(32)}/reply`, { reply: "Thank you." }],
	] as const) {
		expect(await post(null, path, body)).toMatchObject({ status: 401, body: { code: "signed_out" } });
	}
	const report = { object: "review", object_id: "0".repeat(32), kind: "abuse", reason: "It names a person." };
	expect(await post(null, "", report, "/api/reports")).toMatchObject({ status: 401, body: { code: "signed_out" } });
});

test("A review of what is not one's own appointment is not found, whatever is wrong with it", async () => {
	const { client } = await newcomer();
	expect(await post(client, "", review)).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(await post(client, "", { ...review, text: `${review.text} She won my case.` })).toMatchObject({ status: 404 });
	expect(await post(client, "", { ...review, quality: 6 })).toMatchObject({ status: 400, body: { field: "quality" } });
	expect(await post(client, "", "{")).toMatchObject({ status: 400 });
});

test("A stranger cannot answer a review, and a report leaves it standing", async () => {
	const { client } = await newcomer();
	const [one] = reviewed.page.reviews;
	expect(await post(client, `/${one?.id}/reply`, { reply: "Thank you." })).toMatchObject({ status: 404 });
	const report = { object: "review", object_id: one?.id, kind: "abuse", reason: "It names a person." };
	expect(await post(client, "", report, "/api/reports")).toMatchObject({
		status: 201,
		body: { reference: expect.stringMatching(/^R-/) },
	});
	expect(await post(client, "", { ...report, kind: "unauthorised_practice" }, "/api/reports")).toMatchObject({
		status: 400,
	});
	const { body } = await getJson<Page>(`/api/businesses/${reviewed.id}/reviews`);
	expect(body.reviews.map(({ id }) => id)).toContain(one?.id);
});

test("The profile shows reviews with their figures, and tells search engines the mean", async () => {
	const html = await (await ask(`/business/${reviewed.id}`)).text();
	expect(html).toContain('id="reviews"');
	expect(html).toContain(String(reviewed.page.reviews[0]?.pseudonym));
	expect(html).toContain(`"reviewCount":${reviewed.page.rating?.count}`);
});

test("A page of one review lets those who are signed in report it, and the form of a review is for the signed-in", async () => {
	const [one] = reviewed.page.reviews;
	const page = await ask(`/business/${reviewed.id}/reviews/${one?.id}`);
	expect(page.status).toBe(200);
	const html = await page.text();
	// Nobody writes a reason that is lost on the way through the sign-in page.
	expect(html).not.toContain('name="reason"');
	expect(html).toContain(`/auth?next=${encodeURIComponent(`/business/${reviewed.id}/reviews/${one?.id}`)}`);
	const { visitor } = await signedInVisitor();
	expect((await visitor.open(`/business/${reviewed.id}/reviews/${one?.id}`)).html).toContain('name="reason"');
	expect((await ask(`/business/${reviewed.id}/reviews/${"0".repeat(32)}`)).status).toBe(404);
	const form = await ask(`/appointments/${"0".repeat(32)}/review`);
	expect(form.status).toBe(302);
	expect(form.headers.get("Location")).toContain("/auth?next=");
});
