/** What admins can do about an account. */
export const accountActs = [
	/** Nobody can sign in to it for a while, or until it is restored. */
	"account_suspended",
	"account_restored",
	"admin_appointed",
	"admin_dismissed",
	/** On every device. */
	"account_signed_out",
	/** The person has lost their second step: it goes a day later, unless they use or keep it. */
	"factor_removal_planned",
	"factor_removal_stopped",
] as const;
export type AccountAct = (typeof accountActs)[number];

/** How long a suspension lasts, in days; "open" until an admin ends it. */
export const suspensionDays = ["1", "7", "30", "open"] as const;
