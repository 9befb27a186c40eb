import type { Notice } from "#domain/outbox/outbox.ts";

/** The letters about an account, which nobody can switch off. */
export const identityNoticeKinds = [
	/** Code and link: confirms a new account. */
	"confirm",
	/** Code and link: signs in. */
	"sign_in_code",
	/** A sign-up with the address of an account. */
	"account_exists",
	/** The address or number of an account, wanted for another. */
	"address_taken",
	/** Code and link: sets a new password. */
	"recovery",
	/** Code and link, to the new address. */
	"email_change",
	/** Code and link, to the address of before. */
	"email_change_current",
	/** Code, to the new number. */
	"phone_change",
	/** Code: for a sensitive act. */
	"reauthentication",
	/** Code: second factor. */
	"factor_code",
	// What has happened to an account; each says what to do if it was not the reader.
	"new_device",
	"password_changed",
	"email_changed",
	"phone_changed",
	"factor_added",
	"factor_removed",
	"recovery_codes_made",
	"recovery_code_used",
	"signed_out_everywhere",
	"deletion_planned",
	"deletion_undone",
	// What an admin has decided about an account; each says why.
	"account_suspended",
	"account_restored",
	"admin_appointed",
	"admin_dismissed",
	"account_signed_out",
	"factor_removal_planned",
	"factor_removal_stopped",
	"factors_removed",
	/** An admin has made a link that signs in. */
	"account_link_made",
] as const;
export type IdentityNoticeKind = (typeof identityNoticeKinds)[number];

/** What they say. `link` is a whole address; times are ISO 8601. */
export type IdentityNoticeValues = {
	code?: string;
	link?: string;
	/** The new address or number, the name or type of a factor, or which devices ("others"). */
	what?: string;
	/** User agent of a device. */
	device?: string;
	time_zone?: string;
	at?: string;
	/** Why an admin has decided so. */
	reason?: string;
	/** When a suspension ends, or second steps are removed. */
	until?: string;
};

export type IdentityNotice = Notice<IdentityNoticeKind, IdentityNoticeValues>;
