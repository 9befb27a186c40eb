import { isOwnedBy } from "#domain/businesses/owners.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { reviseBusiness } from "#domain/listings/revise.server.ts";

/** Of how many of the last requests the reply time is the median, and from how many on one is said. */
const counted = { last: 20, least: 3 } as const;

/**
 * Keeps how many hours a professional usually takes to answer a request: the median of the last twenty that they
 * answered, from three on. Search and profile show it, so it is written with the index, and only where it has changed.
 */
export async function keepReplyTime(ctx: Ctx, person: Person, business_id: string): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT b.version, b.response_hours, (julianday(t.answered_at) - julianday(t.created_at)) * 24 AS hours
			FROM businesses b LEFT JOIN threads t ON t.business_id = b.id AND t.answered_at IS NOT NULL AND t.is_withheld = 0
			WHERE b.id = ? ORDER BY t.answered_at DESC LIMIT ?`,
		)
		.bind(business_id, counted.last)
		.all<{ version: number; response_hours: number | null; hours: number | null }>();
	const [business] = results;
	const hours = results.flatMap((row) => (row.hours === null ? [] : [row.hours])).sort((a, b) => a - b);
	if (!business || hours.length < counted.least) return;
	const middle = hours.length / 2;
	const median = ((hours[Math.ceil(middle) - 1] as number) + (hours[Math.floor(middle)] as number)) / 2;
	const response_hours = Math.round(median);
	if (response_hours === business.response_hours) return;
	const isOwn = isOwnedBy(business_id, person);
	await reviseBusiness(
		ctx,
		person,
		business_id,
		business.version,
		{ response_hours },
		{ statements: [], guards: [{ condition: isOwn, refusal: new Refusal("not_found") }] },
	).catch((error: unknown) => {
		// Somebody is changing the profile: the next answer brings the figure.
		if (!(error instanceof Refusal)) throw error;
	});
}
