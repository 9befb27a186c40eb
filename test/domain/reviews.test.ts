import { afterAll, beforeAll, expect, test } from "vitest";
import { decide } from "#domain/appointments/decisions.server.ts";
import { type Person, requireActor } from "#domain/ground/callers.ts";
import { contactDataIn, outcomeClaimsIn, suggestedPseudonym } from "#domain/ground/clean-text.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { decideReport, restoreReview } from "#domain/reports/deciding.server.ts";
import { reportReview } from "#domain/reports/reporting.server.ts";
import { findRating } from "#domain/reviews/ratings.server.ts";
import {
	createReview,
	findReview,
	listReviews,
	replyToReview,
	requireReviewable,
	reviewsPerPage,
} from "#domain/reviews/reviews.server.ts";
import type { ReviewInput } from "#domain/reviews/reviews.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { reviewRows } from "#drizzle/seed/reviews.ts";
import { newActor, ownerOf, withRole } from "../support/actors.ts";
import { appointmentOf } from "../support/appointments.ts";
import { demoBusinesses, makeBusiness } from "../support/demo.ts";
import { atOnce, everything, growth, outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

const text = "Everything was explained to me in plain words, and I had an answer the same day.";
const input = (appointment_id: string, more: Partial<ReviewInput> = {}): ReviewInput => ({
	...{ appointment_id, communication: 5, responsiveness: 4, quality: 5, value: 3, recommend: 5 },
	...{ text, language: "en", pseudonym: "Vega 27", ...more },
});

let next = 1;
/** The id of a listed professional that no other test of this file touches. */
function freshBusiness(): string {
	for (;;) {
		const business = makeBusiness(++next);
		if (business.status === "verified") return business.id;
	}
}

async function met(business_id = freshBusiness()) {
	const { ctx } = site;
	const client = await newActor(ctx);
	return { business_id, client, appointment: await appointmentOf(ctx, client, business_id) };
}

async function reviewed(business_id?: string, more?: Partial<ReviewInput>) {
	const meeting = await met(business_id);
	const review = await createReview(site.ctx, meeting.client, input(meeting.appointment, more));
	return { ...meeting, review };
}

/** The figures of a professional as a sum over its reviews would have them. */
async function expectRightRating(business_id: string) {
	const { results } = await site.d1
		.prepare("SELECT * FROM reviews WHERE business_id = ? AND status <> 'removed'")
		.bind(business_id)
		.all<Record<"rating" | "quality", number>>();
	const rating = await findRating(site.ctx, business_id);
	if (results.length === 0) return expect(rating).toBeNull();
	const mean = (values: number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
	expect(rating).toMatchObject({
		count: results.length,
		mean: mean(results.map((one) => one.rating)),
		stars: [1, 2, 3, 4, 5].map((n) => results.filter((one) => Math.round(one.rating / 100) === n).length),
	});
	expect(rating?.criteria.quality).toBe(mean(results.map((one) => one.quality * 100)));
}

const noticesOf = async (kind: string) =>
	(await site.d1.prepare("SELECT id FROM outbox WHERE kind = ?").bind(kind).all()).results.length;

test("Who has met a professional says once what it was like, and the figures follow", async () => {
	const { ctx } = site;
	const before = await findRating(ctx, makeBusiness(2).id);
	const { business_id, client, appointment, review } = await reviewed(makeBusiness(2).id);
	expect(review.rating).toBe(440);
	expect((await findRating(ctx, business_id))?.count).toBe((before?.count ?? 0) + 1);
	await expectRightRating(business_id);
	const { reviews } = await listReviews(ctx, business_id);
	expect(reviews[0]).toMatchObject({ pseudonym: "Vega 27", text, reply: null, quality: 5 });
	expect(JSON.stringify(reviews)).not.toContain(client.user_id);
	expect(await outcomeOf(createReview(ctx, client, input(appointment)))).toBe("already_reviewed");
	expect((await requireReviewable(ctx, client, appointment)).own?.id).toBe(review.id);
});

test("The owner of the profile is told that a review has come", async () => {
	const { ctx } = site;
	const business_id = freshBusiness();
	await ownerOf(ctx, business_id);
	const before = await noticesOf("review_received");
	await reviewed(business_id);
	expect(await noticesOf("review_received")).toBe(before + 1);
});

test("The same review sent fifty times at once is one, and the figures are right", async () => {
	const { ctx, d1 } = site;
	const { business_id, client, appointment } = await met();
	const count = (await findRating(ctx, business_id))?.count ?? 0;
	const before = await everything(d1);
	const outcomes = await outcomesOf(Array.from({ length: 50 }, () => createReview(ctx, client, input(appointment))));
	expect(outcomes).toEqual({ done: 1, already_reviewed: 49 });
	const { ratings: _, ...more } = growth(before, await everything(d1));
	expect(more).toEqual({ reviews: 1 });
	expect((await findRating(ctx, business_id))?.count).toBe(count + 1);
	await expectRightRating(business_id);
});

test("Twelve people who write of one professional at once are all counted, in search too", async () => {
	const { ctx } = site;
	const business_id = freshBusiness();
	const meetings: Awaited<ReturnType<typeof met>>[] = [];
	for (let i = 0; i < 12; i++) meetings.push(await met(business_id));
	const count = (await findRating(ctx, business_id))?.count ?? 0;
	await atOnce(12, (i) => {
		const { client, appointment } = meetings[i] as (typeof meetings)[number];
		return createReview(ctx, client, input(appointment, { quality: 1 + (i % 5) }));
	});
	const rating = await findRating(ctx, business_id);
	expect(rating?.count).toBe(count + 12);
	await expectRightRating(business_id);
	const { businesses } = await searchBusinesses(ctx, readQuery(new URLSearchParams({ sort: "rating" })).query);
	const cards = businesses.filter(({ id }) => id === business_id);
	expect(cards.map((card) => card.rating)).toEqual([{ count: rating?.count, mean: rating?.mean }]);
});

test("A stranger, the professional and a meeting that does not exist get the same answer, and nothing is written", async () => {
	const { ctx, d1 } = site;
	const { business_id, appointment } = await met();
	const [stranger, { actor: owner }] = [await newActor(ctx), await ownerOf(ctx, business_id)];
	const before = await everything(d1);
	for (const [actor, id] of [
		[stranger, appointment],
		[owner, appointment],
		[stranger, "0".repeat(32)],
	] as [Person, string][]) {
		expect(await outcomeOf(createReview(ctx, actor, input(id)))).toBe("not_found");
		expect(await outcomeOf(requireReviewable(ctx, actor, id))).toBe("not_found");
	}
	expect(growth(before, await everything(d1))).toEqual({});
});

test("Before a meeting is completed there is nothing to review, nor after it was cancelled", async () => {
	const { ctx } = site;
	const client = await newActor(ctx);
	const id = await appointmentOf(ctx, client, freshBusiness(), "confirmed");
	expect(await outcomeOf(createReview(ctx, client, input(id)))).toBe("not_now");
	await decide(ctx, client, id, "cancel", { version: 1 });
	expect(await outcomeOf(createReview(ctx, client, input(id)))).toBe("not_now");
});

test("A review that promises an outcome or leads to a person is refused, and the words are named", async () => {
	const { ctx } = site;
	const { client, appointment } = await met();
	const refusal = async (more: Partial<ReviewInput>) => {
		try {
			await createReview(ctx, client, input(appointment, more));
		} catch (error) {
			if (error instanceof Refusal) return { code: error.code, ...error.values };
		}
		return null;
	};
	expect(await refusal({ text: "Wonderful, she won my case within a week." })).toEqual({
		code: "invalid",
		field: "text",
		why: "outcome",
		words: ["won my case"],
	});
	expect(await refusal({ text: "You can ask me about it: someone@people.test" })).toMatchObject({ why: "contact" });
	expect(await refusal({ pseudonym: "+34 612 345 678" })).toMatchObject({ field: "pseudonym", why: "contact" });
});

test.each([
	"She won my case",
	"They got me my green card",
	"100 % success",
	"A result is guaranteed",
	"Ganó mi caso en un mes",
	"Tasa de éxito muy alta",
	"Il a gagné mon procès",
	"Sie hat meinen Fall gewonnen",
	"Ha vinto la mia causa",
	"Ganhou o meu processo",
	"Succes gegarandeerd",
	"Он выиграл моё дело",
	"他赢了我的官司",
	"ビザが取れました",
	"نسبة نجاح عالية",
	"मेरा केस जीत लिया",
])("%s is a claim of outcome", (claim) => {
	expect(outcomeClaimsIn(claim)).toHaveLength(1);
});

test.each([
	"I was won over by how patient she was in the hearing.",
	"My visa application was complicated, and every paper was explained.",
	"Se ganó mi confianza.",
	"费用一开始就说明白了。",
	"I paid 1 200 000 on 2026-11-20 at 10:30, as agreed on 3.11.2026.",
	"Room 12, second floor. It was easy to find.",
])("%s says nothing that may not stand in a review", (plain) => {
	expect([...outcomeClaimsIn(plain), ...contactDataIn(plain)]).toEqual([]);
});

test.each([
	["Call +34 612 345 678 now", "+34 612 345 678"],
	["Write to a.b@people.test", "a.b@people.test"],
	["See www.people.test/me", "www.people.test/me"],
	["My number is A123 456 789", "A123 456 789"],
	["Passport AB1234567", "AB1234567"],
	["٠٦١٢٣٤٥٦٧٨", "0612345678"],
])("In %s there is contact data", (given, found) => {
	expect(contactDataIn(given)).toEqual([found]);
});

test("The professional answers a review once, as its owner and at the second step, and the client is told", async () => {
	const { ctx } = site;
	const { business_id, review } = await reviewed();
	const { actor: owner } = await ownerOf(ctx, business_id);
	const { actor: stranger } = await ownerOf(ctx, freshBusiness());
	const half = requireActor({ ...owner, aal: "aal1", has_factor: false });
	const before = await noticesOf("review_replied");
	expect(await outcomeOf(replyToReview(ctx, stranger, review.id, "Thank you."))).toBe("not_found");
	expect(await outcomeOf(replyToReview(ctx, half, review.id, "Thank you."))).toBe("insufficient_aal");
	expect(await outcomeOf(replyToReview(ctx, owner, review.id, "Success is guaranteed with us."))).toBe("invalid");
	const outcomes = await outcomesOf(
		Array.from({ length: 20 }, (_, i) => replyToReview(ctx, owner, review.id, `Thank you, ${i}.`)),
	);
	expect(outcomes).toEqual({ done: 1, conflict: 19 });
	expect((await findReview(ctx, business_id, review.id))?.reply).toMatch(/^Thank you, \d+\.$/);
	expect(await noticesOf("review_replied")).toBe(before + 1);
});

/** The decision of a new admin about a report that a new person has made of a review. */
async function decided(review_id: string, decision: "uphold" | "dismiss") {
	const { ctx, d1 } = site;
	const reference = await reportReview(ctx, await newActor(ctx), review_id, {
		...{ kind: "abuse", reason: "It names another client." },
	});
	const row = await d1.prepare("SELECT id FROM reports WHERE reference = ?").bind(reference).first<{ id: string }>();
	const { actor } = await withRole(ctx, "admin");
	return () => decideReport(ctx, actor, row?.id ?? "", { decision, answer: "It names another client." });
}

test("What is taken down leaves lists and figures, its writer reads why, and it can come back", async () => {
	const { ctx } = site;
	const { business_id, client, appointment, review } = await reviewed();
	const count = (await findRating(ctx, business_id))?.count ?? 0;
	const decide = await decided(review.id, "uphold");
	const outcomes = await outcomesOf(Array.from({ length: 20 }, () => decide()));
	expect(outcomes).toEqual({ done: 1, conflict: 19 });
	expect((await findRating(ctx, business_id))?.count ?? 0).toBe(count - 1);
	await expectRightRating(business_id);
	expect((await listReviews(ctx, business_id)).reviews.map(({ id }) => id)).not.toContain(review.id);
	expect(await findReview(ctx, business_id, review.id)).toBeNull();
	expect((await requireReviewable(ctx, client, appointment)).own).toMatchObject({
		status: "removed",
		status_reason: "It names another client.",
	});
	expect(await outcomeOf(createReview(ctx, client, input(appointment)))).toBe("already_reviewed");
	const admins = await Promise.all([1, 2, 3].map(async () => (await withRole(ctx, "admin")).actor));
	const restored = await outcomesOf(admins.map((admin) => restoreReview(ctx, admin, review.id)));
	expect(restored.done).toBe(1);
	expect((restored.conflict ?? 0) + (restored.not_now ?? 0)).toBe(2);
	expect((await findRating(ctx, business_id))?.count).toBe(count);
	await expectRightRating(business_id);
	expect((await requireReviewable(ctx, client, appointment)).own).toMatchObject({ status: "published" });
});

test("Pages of reviews hold each of them once, newest first", async () => {
	const { ctx } = site;
	const business_id = freshBusiness();
	for (let i = 0; i < 24; i++) {
		site.clock.pass(60);
		await reviewed(business_id);
	}
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const page: Awaited<ReturnType<typeof listReviews>> = await listReviews(ctx, business_id, { cursor });
		expect(page.reviews.length).toBeLessThanOrEqual(reviewsPerPage);
		seen.push(...page.reviews.map(({ created_at, id }) => `${created_at} ${id}`));
		cursor = page.next_cursor;
	} while (cursor);
	expect(seen.length).toBe((await findRating(ctx, business_id))?.count);
	expect(new Set(seen).size).toBe(seen.length);
	expect(seen).toEqual(seen.toSorted().reverse());
	expect(await outcomeOf(listReviews(ctx, business_id, { cursor: "x" }))).toBe("invalid");
});

test("Demo reviews promise nothing, name nobody, and add up", () => {
	const { reviews, ratings, appointments } = reviewRows(demoBusinesses(600));
	expect(reviews.length).toBeGreaterThan(1_000);
	expect(appointments).toHaveLength(reviews.length);
	for (const { text, reply, pseudonym } of reviews as Record<string, string>[]) {
		const all = `${text} ${reply ?? ""} ${pseudonym}`;
		expect([...outcomeClaimsIn(all), ...contactDataIn(all)], all).toEqual([]);
	}
	expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
	for (const { stars, count } of ratings) expect(stars.reduce((sum, n) => sum + n, 0)).toBe(count);
	expect(new Set(Array.from({ length: 200 }, suggestedPseudonym)).size).toBeGreaterThan(100);
});
