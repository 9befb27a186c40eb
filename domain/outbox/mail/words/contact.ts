/**
 * The copy of what somebody wrote to us.
 */
export const contactWords = [
	/*i18n*/ { id: "contact_copy.subject", message: "We have your message {reference}" },
	/*i18n*/ {
		id: "contact_copy.lead",
		message: "Thank you for writing to us. Your reference number is {reference}. This is what we received:",
	},
	/*i18n*/ {
		id: "contact_copy.not_you",
		message:
			"If you did not write this, someone entered your address by mistake. There is nothing to do. We left out links.",
	},
] as const;
