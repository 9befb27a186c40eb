/** The documents that an applicant sends: one shows the licence, one who they are. Each belongs to the step of its name. */
export const evidenceKinds = ["licence", "identity"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const evidenceLimits = {
	/** Of one kind. */
	files: 5,
	/** After the decision; then the documents are erased. */
	keptDays: 90,
} as const;
