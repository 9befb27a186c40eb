/** The most characters (UTF-16 code units, as `maxlength` counts) of what people write: one limit for forms and domain. */
export const textLimits = {
	/** A person's name, on their profile and for a booking. */
	personName: 120,
	/** What an appointment is about. */
	facts: 2_000,
	otherParty: 200,
	/** Why somebody declines, cancels, proposes another time or reports. */
	reason: 500,
	/** The first words of a client to a professional. */
	firstLine: 300,
	message: 4_000,
	review: 3_000,
	pseudonym: 40,
	reviewReply: 2_000,
	/** What people ask or tell in the community, and what others answer. */
	postTitle: 150,
	postBody: 6_000,
	/** What a fee includes. */
	feeIncludes: 300,
	/** A note of a professional on days that are other than usual. */
	exceptionNote: 80,
	bring: 1_000,
	/** Each field of a search: what people tell beyond it belongs in a message. */
	query: 300,
} as const;
