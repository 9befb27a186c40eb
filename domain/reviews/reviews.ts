/** What clients say afterwards of those whom they met. */

import * as z from "zod";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { line, lines } from "#domain/ground/typed-text.ts";
import { type Criterion, criteria } from "./criteria.ts";

/** `reported` ones stand until a moderator has looked; `removed` ones are seen by nobody but their writer. */
export const reviewStatuses = ["published", "reported", "removed"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a moderator can say of a review: that it stands (again), or that it must go. */
export const moderations = ["keep", "remove"] as const;
export type Moderation = (typeof moderations)[number];

const stars = z.coerce.number().int().min(1).max(5);

/** A review as its writer sends it. */
export const review = z.object({
	appointment_id: z.string().max(40),
	communication: stars,
	responsiveness: stars,
	quality: stars,
	value: stars,
	recommend: stars,
	text: lines(textLimits.review).min(20),
	language: z.enum(languages).default("en"),
	/** The name that stands over it. */
	pseudonym: line(textLimits.pseudonym).min(2),
});
export type ReviewInput = z.infer<typeof review>;

export const reviewReply = z.object({ reply: lines(textLimits.reviewReply).min(2) });

/** The mean of the five, in hundredths: 100 to 500. */
export const ratingOf = (input: Readonly<Record<Criterion, number>>) =>
	(criteria.reduce((sum, criterion) => sum + input[criterion], 0) * 100) / criteria.length;

/** The whole stars that a rating in hundredths is counted under: 1 to 5, halves upwards. */
export const starsOf = (rating: number) => Math.min(5, Math.max(1, Math.round(rating / 100)));

/** What is published of a professional in figures. Means in hundredths. */
export type Rating = {
	count: number;
	mean: number;
	criteria: Record<Criterion, number>;
	/** How many reviews of one star, of two and so on. */
	stars: number[];
};

/** A review as anybody reads it. */
export type ShownReview = Record<Criterion, number> & {
	id: string;
	pseudonym: string;
	/** Mean of the five, in hundredths. */
	rating: number;
	text: string;
	language: string;
	reply: string | null;
	replied_at: string | null;
	created_at: string;
};
