/** Reviews of demo professionals: a function of their sequence number alone. */

import type { Business } from "#domain/businesses/businesses.ts";
import { legalServices } from "#domain/businesses/legal-services.ts";
import { starNames } from "#domain/ground/clean-text.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { type Criterion, criteria } from "#domain/reviews/criteria.ts";
import { ratingOf, starsOf } from "#domain/reviews/reviews.ts";
import { takesBookings } from "./availability.ts";
import { Random } from "./random.ts";
import { reviewTexts } from "./review-texts.ts";

const mostReviews = 9;
const lastDay = Date.parse("2026-11-10T00:00:00Z");
const serviceNames = new Map<string, string>(legalServices.map(({ id, name }) => [id, name]));

/**
 * Up to nine reviews for each of those who take bookings, every one of a completed appointment whose client is no more:
 * rows of `appointments`, `appointment_events`, `reviews` and `ratings`.
 */
export function reviewRows(businesses: readonly Business[]) {
	const random = new Random();
	const rows = {
		appointments: [] as Record<string, unknown>[],
		appointment_events: [] as Record<string, unknown>[],
		reviews: [] as Record<string, unknown>[],
		ratings: [] as (Record<Criterion | "count" | "rating", number> & { business_id: string; stars: number[] })[],
	};
	for (const business of businesses) {
		if (!takesBookings(business) || business.services.length === 0) continue;
		random.seed(business.seq + 9_000_000);
		const count = random.int(0, mostReviews);
		if (count === 0) continue;
		const usual = random.int(32, 49) / 10;
		const sums = { count, communication: 0, responsiveness: 0, quality: 0, value: 0, recommend: 0, rating: 0 };
		const stars = [0, 0, 0, 0, 0];
		for (let i = 0; i < count; i++) {
			const { review, ...told } = makeReview(business, random, i, usual);
			rows.appointments.push(told.appointment);
			rows.appointment_events.push(...told.events);
			rows.reviews.push(review);
			for (const one of [...criteria, "rating"] as const) sums[one] += review[one];
			const at = starsOf(review.rating) - 1;
			stars[at] = (stars[at] ?? 0) + 1;
		}
		rows.ratings.push({ business_id: business.id, ...sums, stars });
	}
	return rows;
}

const hex = (random: Random) => random.uint32().toString(16).padStart(8, "0");
const newId = (random: Random) => hex(random) + hex(random) + hex(random) + hex(random);

function makeReview(business: Business, random: Random, n: number, usual: number) {
	const service = random.pick(business.services);
	const id = newId(random);
	const metAt = lastDay - (n * 37 + random.int(3, 36)) * dayMs + random.int(32, 64) * 900_000;
	const at = (ms: number) => new Date(ms).toISOString();
	const starts_at = at(metAt);
	const endedAt = metAt + service.duration_minutes * 60_000;
	const bookedAt = metAt - random.int(2, 20) * dayMs;
	const score = () => Math.min(5, Math.max(1, Math.round(usual + random.int(-10, 9) / 10)));
	const scores = {
		communication: score(),
		responsiveness: score(),
		quality: score(),
		value: score(),
		recommend: score(),
	};
	const rating = ratingOf(scores);
	const language = random.pick(business.languages).language;
	const { praise, doubt, replies } = reviewTexts[language];
	const good = random.sample(praise, rating >= 400 ? 2 : 1);
	const said = rating >= 400 ? good : [...good, random.pick(doubt)];
	const reviewedAt = endedAt + random.int(4, 90) * hourMs;
	const isReplied = random.chance(0.35);
	const zone = business.time_zone;
	return {
		appointment: {
			id,
			business_id: business.id,
			client_id: null,
			client_name: "",
			legal_service_id: service.legal_service_id,
			starts_at,
			ends_at: at(endedAt),
			time_zone: zone,
			client_time_zone: zone,
			mode: business.modes[0] ?? "video",
			audio_only: 0,
			interpreter_language: null,
			status: "completed",
			awaiting: null,
			ended_by: "business",
			reason: null,
			facts: "",
			other_party: "",
			client_phone: null,
			terms: {
				service_name: serviceNames.get(service.legal_service_id) ?? "",
				fee_type: service.fee_type,
				fee_min_minor: service.fee_min_minor,
				fee_max_minor: service.fee_max_minor,
				currency: business.currency,
				free_cancellation_hours: 24,
				late_fee: "nothing",
				bring: "",
				address: null,
			},
			room: newId(random),
			expires_at: null,
			confirmed_at: at(bookedAt),
			sequence: 0,
			version: 2,
			created_at: at(bookedAt),
			updated_at: at(endedAt),
		},
		events: [
			{ act: "booked", party: "client", created_at: at(bookedAt) },
			{ act: "completed", party: "business", created_at: at(endedAt) },
		].map((event) => ({ id: newId(random), appointment_id: id, starts_at, reason: null, ...event })),
		review: {
			id: newId(random),
			appointment_id: id,
			business_id: business.id,
			client_id: null,
			pseudonym: `${random.pick(starNames)} ${random.int(10, 99)}`,
			...scores,
			rating,
			text: said.join(language === "zh" || language === "ja" ? "" : " "),
			language,
			status: "published",
			status_reason: null,
			reply: isReplied ? (replies[rating >= 400 ? 1 : 0] ?? null) : null,
			replied_at: isReplied ? at(reviewedAt + 30 * hourMs) : null,
			created_at: at(reviewedAt),
		},
	};
}
