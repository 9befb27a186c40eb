/**
 * What is hot: new threads, and older ones that many find useful or answer. Each doubling of points is worth three and three
 * quarter hours, so that the order needs no clock: it is a stored key (`posts.hot`), which a cursor can walk.
 *
 *     hot = seconds since 1970 + 13,546 * log2(1 + score + answers)
 *
 * The formula is that of Reddit (reddit-archive/reddit, r2/r2/lib/db/_sorts.pyx, `_hot`) times 45,000, with which ten times as
 * many points are worth 12.5 hours; nobody votes against. D1 permits no logarithm: between two powers of two it is a straight
 * line, which is at most 20 minutes off.
 */

/** Seconds that twice as many points are worth: 45,000 * log10(2). */
const doublingSeconds = 13_546;
/** More points than two to this power count no more. */
const mostDoublings = 20;

const points = "(1 + score + answer_count)";

/** The key as an expression of SQL, of which the column is generated: one summand a doubling. */
export const hotSql = [
	"CAST(strftime('%s', created_at) AS INTEGER)",
	...Array.from({ length: mostDoublings }, (_, i) => {
		const from = 2 ** i;
		return `${doublingSeconds} * min(${from}, max(0, ${points} - ${from})) / ${from}`;
	}),
].join(" + ");
