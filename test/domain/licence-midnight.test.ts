import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import { endLicences } from "#domain/verification/licences.server.ts";
import { newActor } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { testCtx } from "../support/database.ts";
import { testSite } from "../support/identity.ts";
import { expectIndexed } from "../support/indexed.ts";
import { atTime, onlyLicence } from "../support/licences.ts";
import { rounds } from "../support/rounds.ts";

/** In a long run as many as the aim is for; else a few, which are ended as those are. One licence each. */
const total = rounds(250, 20_000);

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(total);
});
afterAll(() => site.close());

const count = async (sql: string) =>
	(await site.d1.prepare(`SELECT count(*) AS n FROM ${sql}`).first<{ n: number }>())?.n;

test("Licences that end at one midnight leave search in ten minutes, in small batches, while people book", async () => {
	const { ctx, d1 } = site;
	const other = await practice(ctx);
	await onlyLicence(ctx, other.business.id, { expires_on: "2027-06-30" });
	await d1
		.prepare("UPDATE licences SET expires_on = '2026-12-31', jurisdiction = 'ES' WHERE business_id <> ?")
		.bind(other.business.id)
		.run();
	await d1
		.prepare(
			`UPDATE licences SET status = 'expired', expires_on = '2026-01-31'
			WHERE id NOT IN (SELECT min(id) FROM licences GROUP BY business_id)`,
		)
		.run();
	await d1.prepare("UPDATE businesses SET status = 'verified' WHERE status = 'expiring'").run();
	const before = (await count("search_relevance")) ?? 0;
	expect(before).toBeGreaterThan(total * 0.7);

	const midnight = Date.parse("2027-01-01T00:00:00.000Z");
	let [runs, isOver, booked, trips] = [0, false, 0, 0];
	const ending = (async () => {
		for (; runs < 10 && ((await count("licences WHERE status = 'active'")) ?? 0) > 1; runs++) {
			const counted = testCtx(d1, new Date(midnight + runs * 60_000).toISOString());
			await endLicences({ ...ctx, db: counted.db, now: counted.now });
			trips = Math.max(trips, counted.meter.reads.length);
		}
		isOver = true;
	})();
	const quiet = atTime(ctx, "2027-01-01T00:00:00.000Z");
	const legal_service_id = other.business.services[0]?.legal_service_id ?? "";
	while (!isOver) {
		const { slots } = await listSlots(quiet, other.business.id, { legal_service_id });
		await bookAppointment(quiet, await newActor(ctx), other.choose(slots[0] ?? ""));
		booked += 1;
		await new Promise((done) => setTimeout(done, 100));
	}
	await ending;
	expect(booked).toBeGreaterThan(0);
	expect(await count("licences WHERE status = 'active'")).toBe(1);
	// D1 answers at most 1,000 questions of one run.
	expect(trips).toBeLessThan(700);
	expect(await count("search_relevance")).toBe(1);
	expect(await count("businesses WHERE status IN ('verified', 'expiring')")).toBe(1);
	const { results } = await d1.prepare("SELECT id FROM businesses LIMIT 20").all<{ id: string }>();
	for (const { id } of results) await expectIndexed(quiet, id);
	expect((await expectIndexed(quiet, other.business.id))?.listing).not.toBeNull();
}, 600_000);
