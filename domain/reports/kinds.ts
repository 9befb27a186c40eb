/** What somebody can hold against a profile, a review or messages. */

export const reportObjects = ["business", "review", "thread"] as const;
export type ReportObject = (typeof reportObjects)[number];

export const reportKinds = ["false_claim", "unauthorised_practice", "fraud", "abuse"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A review practises no law. */
export const kindsOf = {
	business: reportKinds,
	review: ["false_claim", "fraud", "abuse"],
	thread: reportKinds,
} as const satisfies Record<ReportObject, readonly ReportKind[]>;

/** Most messages that a report shows; most reports of a person a day. */
export const reportLimits = { messages: 20, perDay: 10 } as const;
