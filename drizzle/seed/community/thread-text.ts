import type { Category } from "#domain/businesses/legal-services.ts";
import type { PostKind } from "#domain/community/kinds.ts";

/** What threads are made of: each has one of the titles, one of the details before the body, and some of the answers. */
export type ThreadText = {
	/** A question where nothing is said. */
	kind?: PostKind;
	topic: Category;
	titles: readonly [string, string];
	details: readonly [string, string, string];
	body: string;
	answers: readonly string[];
};
