import { qualityBand } from "./counts.ts";
import { feeBands, ratingBands, type Sort } from "./query.ts";
import { lastRatingRowid, ratingToken, seqSpan } from "./tokens.ts";

/**
 * About how many match, from how densely the first page's results lie in the order they are read in: k results
 * among the first r listings of a context of n make about n k / r. Tiers that the page has used up count as they
 * are. `column` holds how the context's listings spread over quality, fees and ratings; over time they do not stand
 * still, so that nothing can be said of it: null.
 */
export function estimateTotal(
	sort: Sort,
	rows: readonly { tier: number; place_in_order: number }[],
	context: number,
	column: Readonly<Record<string, number>>,
): number | null {
	const last = rows.at(-1);
	if (!last) return 0;
	if (sort === "soonest") return null;
	const inTier = rows.filter((row) => row.tier === last.tier).length;
	const [all, rank] = rankIn(sort, last.place_in_order, context, column);
	return rows.length - inTier + Math.round((all * inTier) / Math.max(rank, inTier));
}

/** How many stand in an order, and about how many of them before a rowid. */
function rankIn(
	sort: Exclude<Sort, "soonest">,
	rowid: number,
	context: number,
	column: Readonly<Record<string, number>>,
): [all: number, rank: number] {
	switch (sort) {
		case "relevance":
			return [context, qualityRank(rowid, column)];
		case "fee":
			return [context, feeRank(rowid, column, context)];
		case "rating":
			return [column.rated ?? 0, ratingRank(rowid, column)];
	}
	return sort satisfies never;
}

/** About how many of the context stand before a rating rowid. */
function ratingRank(rowid: number, column: Readonly<Record<string, number>>) {
	const band = ratingBands.findLast((least) => rowid <= lastRatingRowid(least));
	return column[band ? ratingToken(band) : "rated"] ?? 0;
}

/** About how many of the context stand before a relevance rowid. */
function qualityRank(rowid: number, column: Readonly<Record<string, number>>) {
	const quality = 255 - Math.floor(rowid / seqSpan);
	const band = qualityBand(quality);
	let before = 0;
	for (let better = 15; better > band; better--) before += column[`q:${better}`] ?? 0;
	return before + (column[`q:${band}`] ?? 0) * ((16 - (quality % 16)) / 16);
}

/** About how many of the context stand before a fee rowid. */
function feeRank(rowid: number, column: Readonly<Record<string, number>>, context: number) {
	const cents = Math.floor(rowid / seqSpan);
	const band = feeBands.find((ceiling) => cents <= ceiling * 100);
	return band ? (column[`f:${band}`] ?? context) : context;
}
