/** The messages that the site sends: each has a subject and a text in every language of `words/`. */
export const mailKinds = [
	/** Code and link: confirms a new account. */
	"confirm",
	/** Code and link: signs in. */
	"sign_in_code",
	/** Somebody wanted to sign up with the address of an account. */
	"account_exists",
	/** Code and link: sets a new password. */
	"recovery",
	/** Code and link, to the new address. */
	"email_change",
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
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a message tells. `link` is a whole address; times are ISO 8601. */
export type MailValues = {
	code?: string;
	link?: string;
	/** The new address or number, or the name of a factor. */
	what?: string;
	/** Browser and system of a device. */
	device?: string;
	time_zone?: string;
	at?: string;
};
