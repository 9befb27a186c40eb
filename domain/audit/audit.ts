/** The record of what admins do: kept for good, and without anybody's personal data. */

/** What an act is about. */
export const auditObjects = ["registration", "evidence", "business", "contact_message", "report", "review"] as const;
export type AuditObject = (typeof auditObjects)[number];

export const auditActs = [
	"registration_approved",
	"registration_asked",
	"registration_rejected",
	/** Somebody has downloaded a document of an applicant. */
	"evidence_opened",
	"licence_confirmed",
	"business_suspended",
	"business_restored",
	/** An appeal was looked at, and changed nothing. */
	"suspension_kept",
	"contact_answered",
	/** It needed no answer. */
	"contact_closed",
	"report_upheld",
	"report_dismissed",
	/** Somebody has read the messages of a report, or a file of theirs. */
	"report_opened",
	/** A review that had been taken down stands again. */
	"review_restored",
] as const;
export type AuditAct = (typeof auditActs)[number];

export type AuditEntry = {
	act: AuditAct;
	object: AuditObject;
	object_id: string;
	/** Names of what changed; never its values, which may be somebody's personal data. */
	fields?: readonly string[];
};
