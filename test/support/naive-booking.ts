import { Miniflare } from "miniflare";

/**
 * What a booking service is at first: it looks whether the time is free, then writes it down. Answers the calls of
 * `POST /api/appointments` over a database of its own: the harness of races must find what is wrong with it.
 */
const script = `export default {
	async fetch(request, env) {
		const { business_id, starts_at, minutes = 60 } = await request.json();
		const starts = Date.parse(starts_at);
		const ends = starts + minutes * 60000;
		const taken = await env.DB.prepare("SELECT 1 FROM bookings WHERE business_id = ? AND starts < ? AND ends > ?")
			.bind(business_id, ends, starts).first();
		if (taken) return Response.json({ code: "slot_taken" }, { status: 409 });
		await env.DB.prepare("INSERT INTO bookings VALUES (?, ?, ?)").bind(business_id, starts, ends).run();
		return Response.json({ id: crypto.randomUUID() }, { status: 201 });
	},
}`;

/** Starts it in workerd; `end` stops it. */
export async function startNaiveBooking() {
	const miniflare = new Miniflare({
		modules: true,
		script,
		compatibilityDate: "2026-04-01",
		d1Databases: { DB: "naive" },
	});
	const d1 = await miniflare.getD1Database("DB");
	await d1.prepare("CREATE TABLE bookings (business_id TEXT, starts INTEGER, ends INTEGER)").run();
	await d1.prepare("CREATE INDEX bookings_starts ON bookings (business_id, starts)").run();
	return { url: (await miniflare.ready).href.replace(/\/$/, ""), end: () => miniflare.dispose() };
}
