import { qualityBand } from "./counts.ts";
import { feeBands, type Sort } from "./query.ts";
import { seqSpan } from "./tokens.ts";

/**
 * About how many match, from how densely the first page's results lie in the order they are read in: k results
 * among the first r listings of a context of n make about n k / r. Tiers that the page has used up count as they
 * are. `column` holds how the context's listings spread over quality and fees.
 */
export function estimateTotal(
	sort: Sort,
	rows: readonly { tier: number; place_in_order: number }[],
	context: number,
	column: Readonly<Record<string, number>>,
): number {
	const last = rows.at(-1);
	if (!last) return 0;
	const inTier = rows.filter((row) => row.tier === last.tier).length;
	const rank =
		sort === "relevance" ? qualityRank(last.place_in_order, column) : feeRank(last.place_in_order, column, context);
	return rows.length - inTier + Math.round((context * inTier) / Math.max(rank, inTier));
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
