/**
 * Of each kind of letter about an account: its subject, what it is about (`lead`), what to do if it was not the reader
 * (`not_you`), and the whole as one line for a phone: at most 160 letters with what is filled in, no curly marks (`text`).
 */
export const identityWords = [
	/*i18n*/ { id: "letter.device", message: "Device" },
	/*i18n*/ { id: "code.or_link", message: "Or continue here:" },
	/*i18n*/ { id: "code.lasts", message: "The code works for {duration}." },
	/*i18n*/ { id: "code.both_last", message: "The code and the link work for {duration}." },
	/*i18n*/ { id: "code.secret", message: "Nobody from Visavis will ever ask you for this code. Keep it to yourself." },
	/*i18n*/ { id: "notice.was_you", message: "If this was you, there is nothing to do." },
	/*i18n*/ { id: "device.known", message: "{browser} on {system}" },
	/*i18n*/ { id: "device.unknown", message: "Unknown device" },
	/*i18n*/ { id: "action.confirm", message: "Confirm this email address" },
	/*i18n*/ { id: "action.new_password", message: "Set a new password" },
	/*i18n*/ { id: "action.devices", message: "See my devices" },
	/*i18n*/ { id: "action.security", message: "Go to my security settings" },
	/*i18n*/ { id: "action.keep_account", message: "Keep my account" },
	/*i18n*/ { id: "action.contact", message: "Tell us" },
	/*i18n*/ { id: "confirm.subject", message: "Confirm your email address" },
	/*i18n*/ {
		id: "confirm.lead",
		message: "Welcome to Visavis. One step is left: enter this code where you signed up, and your account is ready.",
	},
	/*i18n*/ {
		id: "confirm.not_you",
		message: "If you did not sign up, ignore this message. Without the code nothing happens.",
	},
	/*i18n*/ { id: "confirm.text", message: "Your Visavis code is {code}. It works for {duration}." },
	/*i18n*/ { id: "sign_in_code.subject", message: "Your code to sign in" },
	/*i18n*/ { id: "sign_in_code.lead", message: "Here is the code you asked for. Enter it where you are signing in." },
	/*i18n*/ {
		id: "sign_in_code.not_you",
		message: "If you did not ask for it, ignore this message. Without the code nobody gets in.",
	},
	/*i18n*/ { id: "sign_in_code.text", message: "Your Visavis code to sign in is {code}. It works for {duration}." },
	/*i18n*/ { id: "account_exists.subject", message: "You already have an account" },
	/*i18n*/ {
		id: "account_exists.lead",
		message:
			"Someone, most likely you, wanted to sign up at Visavis with this email address. You already have an account, so nothing was changed. Sign in as before. If you have forgotten your password, you can set a new one there.",
	},
	/*i18n*/ {
		id: "account_exists.not_you",
		message: "If it was not you, ignore this message. Nobody got in, and we told nobody that you have an account.",
	},
	/*i18n*/ {
		id: "account_exists.text",
		message: "You already have a Visavis account with this number. Sign in at {link}",
	},
	/*i18n*/ { id: "recovery.subject", message: "Set a new password" },
	/*i18n*/ { id: "recovery.lead", message: "You asked for a new password. Enter this code where you asked for it." },
	/*i18n*/ {
		id: "recovery.not_you",
		message: "If you did not ask for it, ignore this message. Your password stays as it is.",
	},
	/*i18n*/ { id: "recovery.text", message: "Your Visavis code for a new password is {code}. It works for {duration}." },
	/*i18n*/ { id: "email_change.subject", message: "Confirm your new email address" },
	/*i18n*/ {
		id: "email_change.lead",
		message: "You want to use this address for your account at Visavis. Enter this code to confirm that it is yours.",
	},
	/*i18n*/ {
		id: "email_change.not_you",
		message: "If you know nothing about this, ignore this message. Without the code nothing happens.",
	},
	/*i18n*/ {
		id: "email_change.text",
		message: "Your Visavis code for your new address is {code}. It works for {duration}.",
	},
	/*i18n*/ { id: "action.confirm_change", message: "Confirm the change" },

	/*i18n*/ { id: "email_change_current.subject", message: "Confirm your change of email address" },
	/*i18n*/ {
		id: "email_change_current.lead",
		message:
			"You want to use {what} for your account at Visavis instead of this address. Check that the new address is right, then enter this code. We send a separate code to the new address.",
	},
	/*i18n*/ {
		id: "email_change_current.not_you",
		message:
			"If you did not ask for this, do not confirm it. The address stays as it is. Someone else may be in your account, so sign out all other devices and set a new password.",
	},
	/*i18n*/ {
		id: "email_change_current.text",
		message: "Your Visavis code to change the address of your account is {code}. It works for {duration}.",
	},

	/*i18n*/ { id: "address_taken.subject", message: "This address already has an account" },
	/*i18n*/ {
		id: "address_taken.lead",
		message:
			"Someone, maybe you, wanted to use this email address for another account at Visavis. It belongs to your account, so nothing was changed.",
	},
	/*i18n*/ {
		id: "address_taken.not_you",
		message: "If it was not you, ignore this message. Nobody got in, and we told nobody that you have an account.",
	},
	/*i18n*/ {
		id: "address_taken.text",
		message:
			"Visavis: someone wanted to use this number for another account. Nothing was changed. Your account: {link}",
	},

	/*i18n*/ { id: "phone_change.subject", message: "Confirm your new number" },
	/*i18n*/ {
		id: "phone_change.lead",
		message:
			"You want to use a new phone number for your account at Visavis. Enter this code to confirm that it is yours.",
	},
	/*i18n*/ {
		id: "phone_change.not_you",
		message: "If you know nothing about this, ignore this message. Without the code nothing happens.",
	},
	/*i18n*/ {
		id: "phone_change.text",
		message: "Your Visavis code for your new number is {code}. It works for {duration}.",
	},
	/*i18n*/ { id: "reauthentication.subject", message: "Confirm it is you" },
	/*i18n*/ {
		id: "reauthentication.lead",
		message: "You are about to change how your account is protected. Enter this code to confirm it is you.",
	},
	/*i18n*/ {
		id: "reauthentication.not_you",
		message:
			"If you are not changing anything, someone else may be in your account. Do not give the code to anyone. Sign out all other devices and set a new password.",
	},
	/*i18n*/ {
		id: "reauthentication.text",
		message: "Your Visavis code to confirm a change is {code}. It works for {duration}.",
	},
	/*i18n*/ { id: "factor_code.subject", message: "Your code for two-step sign-in" },
	/*i18n*/ {
		id: "factor_code.lead",
		message: "Here is your code for two-step sign-in. Enter it where we asked you for it.",
	},
	/*i18n*/ {
		id: "factor_code.not_you",
		message:
			"If you did not ask for it, someone else may know your password. Do not give the code to anyone. Set a new password.",
	},
	/*i18n*/ {
		id: "factor_code.text",
		message: "Your Visavis code for two-step sign-in is {code}. It works for {duration}.",
	},
	/*i18n*/ { id: "new_device.subject", message: "A new device signed in to your account" },
	/*i18n*/ {
		id: "new_device.lead",
		message: "Your account was opened on a device that is new to us.",
	},
	/*i18n*/ {
		id: "new_device.not_you",
		message: "If it was not you, someone else may know your password. Sign out that device and set a new password now.",
	},
	/*i18n*/ {
		id: "new_device.text",
		message: "Visavis: a new device is signed in to your account. Not you? Set a new password: {link}",
	},
	/*i18n*/ { id: "password_changed.subject", message: "Your password was changed" },
	/*i18n*/ {
		id: "password_changed.lead",
		message: "The password of your account was changed. All other devices were signed out.",
	},
	/*i18n*/ {
		id: "password_changed.not_you",
		message: "If it was not you, set a new password now. You can do that without knowing the old one.",
	},
	/*i18n*/ {
		id: "password_changed.text",
		message: "Visavis: your password was changed. Not you? Set a new one: {link}",
	},
	/*i18n*/ { id: "email_changed.subject", message: "Your email address was changed" },
	/*i18n*/ { id: "email_changed.lead", message: "You now sign in with {what}, no longer with this address." },
	/*i18n*/ {
		id: "email_changed.not_you",
		message: "If it was not you, tell us now so that you can get your account back.",
	},
	/*i18n*/ {
		id: "email_changed.text",
		message: "Visavis: the email address of your account was changed. Not you? Tell us: {link}",
	},
	/*i18n*/ { id: "phone_changed.subject", message: "Your phone number was changed" },
	/*i18n*/ { id: "phone_changed.lead", message: "The phone number of your account is now {what}." },
	/*i18n*/ {
		id: "phone_changed.not_you",
		message: "If it was not you, tell us now, so that your account stays yours.",
	},
	/*i18n*/ {
		id: "phone_changed.text",
		message: "Visavis: the phone number of your account was changed. Not you? Tell us: {link}",
	},
	/*i18n*/ { id: "factor_added.subject", message: "A second step was added to your sign-in" },
	/*i18n*/ {
		id: "factor_added.lead",
		message:
			"From now on, you need a second step to sign in: {choice, select, totp {an authenticator app} phone {a code sent to your phone} other {“{what}”}}.",
	},
	/*i18n*/ {
		id: "factor_added.not_you",
		message:
			"If it was not you, remove that step and set a new password now. If you can no longer sign in, write to us.",
	},
	/*i18n*/ {
		id: "factor_added.text",
		message: "Visavis: a second step was added to your account. Not you? Remove it: {link}",
	},
	/*i18n*/ { id: "factor_removed.subject", message: "A second step was removed from your sign-in" },
	/*i18n*/ {
		id: "factor_removed.lead",
		message:
			"This second step no longer protects your account: {choice, select, totp {an authenticator app} phone {a code sent to your phone} other {“{what}”}}.",
	},
	/*i18n*/ {
		id: "factor_removed.not_you",
		message: "If it was not you, set a new password now and add a second step again.",
	},
	/*i18n*/ {
		id: "factor_removed.text",
		message: "Visavis: a second step was removed from your account. Not you? Set a new password: {link}",
	},
	/*i18n*/ { id: "recovery_codes_made.subject", message: "You have new recovery codes" },
	/*i18n*/ {
		id: "recovery_codes_made.lead",
		message: "New recovery codes were made for your account. If you had codes before, they no longer work.",
	},
	/*i18n*/ {
		id: "recovery_codes_made.not_you",
		message:
			"If it was not you, someone else may be in your account. Sign out all other devices, set a new password and make new codes.",
	},
	/*i18n*/ {
		id: "recovery_codes_made.text",
		message: "Visavis: new recovery codes were made for your account. Not you? Look here: {link}",
	},
	/*i18n*/ { id: "recovery_code_used.subject", message: "A recovery code was used" },
	/*i18n*/ {
		id: "recovery_code_used.lead",
		message: "Your account was opened with one of your recovery codes. That code no longer works.",
	},
	/*i18n*/ {
		id: "recovery_code_used.not_you",
		message: "If it was not you, someone else has your codes. Set a new password now and make new codes.",
	},
	/*i18n*/ {
		id: "recovery_code_used.text",
		message: "Visavis: a recovery code of your account was used. Not you? Set a new password: {link}",
	},
	/*i18n*/ {
		id: "signed_out_everywhere.subject",
		message: "{choice, select, others {Your other devices are signed out} other {You are signed out everywhere}}",
	},
	/*i18n*/ {
		id: "signed_out_everywhere.lead",
		message:
			"{choice, select, others {All devices but one were signed out of your account.} other {Every device was signed out of your account.}} Sign in again where you need it.",
	},
	/*i18n*/ { id: "signed_out_everywhere.not_you", message: "If it was not you, sign in and set a new password now." },
	/*i18n*/ {
		id: "signed_out_everywhere.text",
		message:
			"Visavis: {choice, select, others {all devices but one were} other {every device was}} signed out of your account. Not you? Set a new password: {link}",
	},
	/*i18n*/ { id: "deletion_planned.subject", message: "Your account will be erased" },
	/*i18n*/ {
		id: "deletion_planned.lead",
		message:
			"Your account is now hidden. On {erased_on} we erase it for good. If you change your mind, sign in before that day. That is all you need to do to keep it.",
	},
	/*i18n*/ {
		id: "deletion_planned.not_you",
		message: "If it was not you, sign in and set a new password now. Then your account stays.",
	},
	/*i18n*/ {
		id: "deletion_planned.text",
		message: "Visavis: your account will be erased on {erased_on}. To keep it, sign in before then: {link}",
	},
	/*i18n*/ { id: "deletion_undone.subject", message: "Your account stays" },
	/*i18n*/ {
		id: "deletion_undone.lead",
		message:
			"You have signed in, so we will not erase your account. Appointments that we cancelled stay cancelled. Everything else is still there.",
	},
	/*i18n*/ {
		id: "deletion_undone.not_you",
		message: "If it was not you, sign out all devices and set a new password now.",
	},
	/*i18n*/ {
		id: "deletion_undone.text",
		message: "Visavis: you have signed in, so we will not erase your account. Not you? Look here: {link}",
	},
] as const;
