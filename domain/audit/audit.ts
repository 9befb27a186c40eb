/** The record of what admins do: kept for good, and without anybody's personal data. */

/** What an act is about. */
export const auditObjects = [
	"registration",
	"evidence",
	"business",
	"contact_message",
	"report",
	"review",
	"post",
	"answer",
	"account",
	"setting",
	"urgent_help",
	"delivery",
	"article",
] as const;
export type AuditObject = (typeof auditObjects)[number];

export const auditActs = [
	"registration_approved",
	"registration_asked",
	"registration_rejected",
	/** Somebody has downloaded a document of an applicant. */
	"evidence_opened",
	"licence_confirmed",
	/** The register does not show what a professional says of their licence. */
	"licence_check_declined",
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
	/** A post or an answer that was flagged stays, or is shown again. */
	"contribution_kept",
	"contribution_removed",
	/** Its writer has asked to look again. */
	"appeal_granted",
	"appeal_declined",
	"account_suspended",
	"account_restored",
	"admin_appointed",
	"admin_dismissed",
	"account_signed_out",
	/** The second steps of an account go in a day, unless their owner keeps them. */
	"factor_removal_planned",
	"factor_removal_stopped",
	/** By a program. */
	"account_made",
	"account_changed",
	/** Somebody has made a link that signs in to an account. */
	"account_link_made",
	"account_erased",
	/** A setting of the site; the entry names which of its parts. */
	"setting_changed",
	"urgent_help_changed",
	/** It was compared with its source, and is shown from then on. */
	"urgent_help_checked",
	"urgent_help_removed",
	/** A letter that could not be delivered is tried again. */
	"delivery_retried",
	/** What somebody has written of an article; the entry names which of its parts. */
	"article_saved",
	/** By an admin, or by the schedule at its time. */
	"article_published",
	"article_scheduled",
	/** It is a draft again. */
	"article_unscheduled",
	/** Another has taken its place. */
	"article_superseded",
	"article_withdrawn",
] as const;
export type AuditAct = (typeof auditActs)[number];

export type AuditEntry = {
	act: AuditAct;
	object: AuditObject;
	object_id: string;
	/** Names of what changed; never its values, which may be somebody's personal data. */
	fields?: readonly string[];
};
