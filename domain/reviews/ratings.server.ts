import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { outdated, readListed } from "#domain/listings/listings.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { type Criterion, criteria } from "./criteria.ts";
import { type Rating, starsOf } from "./reviews.ts";

export type RatingRow = Record<Criterion | "count" | "rating", number> & { stars: string };

/** The row of a professional's ratings, for a page's own batch; `ratingOfRow` reads it. */
export const ratingStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client.prepare("SELECT * FROM ratings WHERE business_id = ?").bind(business_id);

/** null where nothing is published. */
export function ratingOfRow(result: D1Result | undefined): Rating | null {
	const row = result?.results[0] as RatingRow | undefined;
	if (!row?.count) return null;
	const mean = (sum: number) => Math.round(sum / row.count);
	return {
		count: row.count,
		mean: mean(row.rating),
		criteria: Object.fromEntries(criteria.map((one) => [one, mean(row[one] * 100)])) as Rating["criteria"],
		stars: JSON.parse(row.stars),
	};
}

/** What is published of a professional in figures; null for nothing. One row. */
export const findRating = async (ctx: Ctx, business_id: string) =>
	ratingOfRow(await ratingStatement(ctx, business_id).all());

export type Scores = Record<Criterion | "rating", number>;

/** Adds a review to the figures, or takes it out (`-1`): a relative change, whatever others add meanwhile. */
export function ratingChange(ctx: Ctx, business_id: string, scores: Scores, step: 1 | -1) {
	const at = starsOf(scores.rating) - 1;
	const sums = [...criteria, "rating"] as const;
	const first = [0, 1, 2, 3, 4].map((i) => (i === at ? 1 : 0));
	return ctx.db.$client
		.prepare(
			`INSERT INTO ratings (business_id, count, ${sums.join(", ")}, stars)
			VALUES (?, 1, ${sums.map(() => "CAST(? AS INTEGER)").join(", ")}, '${JSON.stringify(first)}')
			ON CONFLICT (business_id) DO UPDATE SET count = count + ${step},
			${sums.map((sum) => `${sum} = ${sum} + ${step} * excluded.${sum}`).join(", ")},
			stars = json_replace(stars, '$[${at}]', stars ->> ${at} + ${step})`,
		)
		.bind(business_id, ...sums.map((sum) => scores[sum]));
}

/** What search must be told when a review comes or goes, and what it was computed from. */
export async function indexChange(ctx: Ctx, business_id: string, scores: Scores, step: 1 | -1) {
	const listed = await readListed(ctx, business_id);
	if (!listed) throw new Refusal("not_found");
	const { profile, city, standing, listing, sum, isAsRead } = listed;
	const count = (standing.rating?.count ?? 0) + step;
	const rating = count > 0 ? { count, mean: Math.round((sum + step * scores.rating) / count) } : null;
	return {
		statements: reindex(ctx.db.$client, listing, listingOf(profile, city, { ...standing, rating })),
		guard: { condition: isAsRead, refusal: outdated } satisfies Guard,
	};
}
