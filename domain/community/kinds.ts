/** The words of the community: what people write there, how it is listed, and what others can hold against it. */

export const postKinds = ["question", "experience"] as const;
export type PostKind = (typeof postKinds)[number];

/** What people write: a post, or an answer to one. */
export const contributionKinds = ["post", "answer"] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** Where a post or an answer stands; see domain/community/moderation.ts. Whether its writer has deleted it is told apart. */
export const contributionStatuses = ["published", "hidden", "removed"] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];

export const postSorts = ["hot", "new", "unanswered"] as const;
export type PostSort = (typeof postSorts)[number];

export const flagKinds = ["personal_data", "solicitation", "harmful_advice", "abuse", "off_topic"] as const;
export type FlagKind = (typeof flagKinds)[number];

export const caseDecisions = ["keep", "remove"] as const;
export type CaseDecision = (typeof caseDecisions)[number];

/** Why a text may not be published as it is. */
export type Unallowed =
	| "details"
	| "pictures"
	| "links"
	| "solicitation"
	| "outcome"
	/** A name that claims to speak for the site. */
	| "role"
	/** The name under which somebody else writes in the same thread. */
	| "taken"
	/** The name of one's own account, where a made-up one is asked for. */
	| "own_name";

/** How many threads a page of a list holds, and how many answers a page of a thread. */
export const perPage = { posts: 20, answers: 10 } as const;

/** How long a deleted post or answer can be brought back; a little longer than the page offers it. */
export const undoSeconds = 3600;

/** So many people who are not new hide what they flag, until an admin decides. */
export const flagsToHide = 3;
/** Most flags of a person a day. */
export const flagsPerDay = 20;
