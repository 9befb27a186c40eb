import type { Ctx } from "./context.server.ts";

/** Does work for one after the other, for the schedule: what fails is logged as `job`, and keeps none of the others. */
export async function forEachSafely<T>(
	ctx: Ctx,
	job: (one: T) => string,
	all: readonly T[],
	work: (one: T) => Promise<unknown>,
): Promise<void> {
	for (const one of all) {
		try {
			await work(one);
		} catch (error) {
			// A query's own message holds the values bound to it; its cause's does not.
			const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
			ctx.log("error", { job: job(one), message: cause instanceof Error ? cause.message : String(cause) });
		}
	}
}
