/** The record of what admins do: kept for good, and without anybody's personal data. */

/** What an act is about. */
export const auditObjects = ["registration", "evidence", "business", "contact_message"] as const;
export type AuditObject = (typeof auditObjects)[number];

export const auditActs = [
	"registration_approved",
	"registration_asked",
	"registration_rejected",
	/** Somebody has downloaded a document of an applicant. */
	"evidence_opened",
	"licence_confirmed",
	"contact_answered",
	/** It needed no answer. */
	"contact_closed",
] as const;
export type AuditAct = (typeof auditActs)[number];

export type AuditEntry = {
	act: AuditAct;
	object: AuditObject;
	object_id: string;
	/** Names of what changed; never its values, which may be somebody's personal data. */
	fields?: readonly string[];
};
