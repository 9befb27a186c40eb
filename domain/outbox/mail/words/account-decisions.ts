/** What people hear of decisions about their account. `not_you` says what the reader can do. */
export const accountDecisionWords = [
	/*i18n*/ {
		id: "decision.reason",
		message: "The reason: {reason}",
	},
	/*i18n*/ { id: "account_suspended.subject", message: "Your account is suspended" },
	/*i18n*/ {
		id: "account_suspended.lead",
		message:
			"Nobody can use your account {has_end, select, yes {until {until}} other {until we lift the suspension}}. Everything in it stays.",
	},
	/*i18n*/ {
		id: "account_suspended.not_you",
		message: "If you think this is wrong, write to us and say why. We will look at it again.",
	},
	/*i18n*/ {
		id: "account_suspended.text",
		message: "Visavis: your account is suspended. If you think this is wrong, write to us: {link}",
	},
	/*i18n*/ { id: "account_restored.subject", message: "You can sign in again" },
	/*i18n*/ { id: "account_restored.lead", message: "Your account is no longer suspended." },
	/*i18n*/ { id: "account_restored.not_you", message: "Sign in as before." },
	/*i18n*/ { id: "account_restored.text", message: "Visavis: your account is no longer suspended. Sign in: {link}" },
	/*i18n*/ { id: "admin_appointed.subject", message: "You are now an admin of Visavis" },
	/*i18n*/ {
		id: "admin_appointed.lead",
		message: "You can open the admin pages. They ask for two-step sign-in, so set it up first if you have not.",
	},
	/*i18n*/ {
		id: "admin_appointed.not_you",
		message: "If you did not expect this, write to us.",
	},
	/*i18n*/ {
		id: "admin_appointed.text",
		message: "Visavis: you are now an admin. Set up two-step sign-in: {link}",
	},
	/*i18n*/ { id: "admin_dismissed.subject", message: "You are no longer an admin of Visavis" },
	/*i18n*/ {
		id: "admin_dismissed.lead",
		message: "You can no longer open the admin pages. The rest of your account stays as it was.",
	},
	/*i18n*/ { id: "admin_dismissed.not_you", message: "If you think this is wrong, write to us." },
	/*i18n*/ { id: "admin_dismissed.text", message: "Visavis: you are no longer an admin. Questions? {link}" },
	/*i18n*/ { id: "account_signed_out.subject", message: "We signed you out everywhere" },
	/*i18n*/ {
		id: "account_signed_out.lead",
		message: "We signed your account out on every device, to keep it safe.",
	},
	/*i18n*/ {
		id: "account_signed_out.not_you",
		message: "Sign in again. If someone else may know your password, set a new one then.",
	},
	/*i18n*/ {
		id: "account_signed_out.text",
		message: "Visavis: we signed your account out on every device. Sign in again: {link}",
	},
	/*i18n*/ { id: "factor_removal_planned.subject", message: "We will remove the second step from your sign-in" },
	/*i18n*/ {
		id: "factor_removal_planned.lead",
		message:
			"We were told that you have lost your second step. On {until} we remove it, and your recovery codes. Until then, nothing changes.",
	},
	/*i18n*/ {
		id: "factor_removal_planned.not_you",
		message:
			"If you did not ask for this, someone may be trying to get into your account. Sign in with your second step before then: that keeps it. Then set a new password.",
	},
	/*i18n*/ {
		id: "factor_removal_planned.text",
		message: "Visavis: in 24 hours we remove your second step. Not you? Sign in with it, and it stays: {link}",
	},
	/*i18n*/ { id: "factor_removal_stopped.subject", message: "Your second step stays" },
	/*i18n*/ {
		id: "factor_removal_stopped.lead",
		message: "We will not remove the second step from your sign-in.",
	},
	/*i18n*/ {
		id: "factor_removal_stopped.not_you",
		message: "If you still cannot sign in, write to us.",
	},
	/*i18n*/ {
		id: "factor_removal_stopped.text",
		message: "Visavis: we will not remove the second step of your account. Questions? {link}",
	},
	/*i18n*/ { id: "factors_removed.subject", message: "Your second step was removed" },
	/*i18n*/ {
		id: "factors_removed.lead",
		message:
			"As we told you a day ago, we have removed the second step from your sign-in, and your recovery codes. Now your password alone opens your account, so set up a new second step soon.",
	},
	/*i18n*/ {
		id: "factors_removed.not_you",
		message: "If you did not ask for this, set a new password now and write to us.",
	},
	/*i18n*/ {
		id: "factors_removed.text",
		message: "Visavis: your second step was removed. Not you? Set a new password: {link}",
	},
	/*i18n*/ { id: "account_link_made.subject", message: "An admin made a link to your account" },
	/*i18n*/ {
		id: "account_link_made.lead",
		message:
			"Someone who runs Visavis made a code and a link that open your account or change its address. We do this only for people who ask us for help.",
	},
	/*i18n*/ {
		id: "account_link_made.not_you",
		message: "If you did not ask for it, tell us now so that your account stays yours.",
	},
	/*i18n*/ {
		id: "account_link_made.text",
		message: "Visavis: an admin made a link that opens your account. You did not ask for it? Tell us: {link}",
	},
] as const;
