import { msg } from "@lingui/core/macro";
import type { Criterion } from "#domain/reviews/criteria.ts";

/** What is judged in a review. */
export const criterionNames: Record<Criterion, ReturnType<typeof msg>> = {
	communication: msg`Communication`,
	responsiveness: msg`Speed of answers`,
	quality: msg`Quality of the work`,
	value: msg`Value for money`,
	recommend: msg`Would recommend`,
};
