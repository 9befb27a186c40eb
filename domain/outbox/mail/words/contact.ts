/** The copy of what somebody wrote to us, and what we answer. */
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
	/*i18n*/ {
		id: "contact_reference.lead",
		message: "Thank you for writing to us. We have your message. Your reference number is {reference}.",
	},
	/*i18n*/ {
		id: "contact_reference.not_you",
		message: "If you did not write to us, someone entered your address by mistake. There is nothing to do.",
	},
	/*i18n*/ { id: "contact_answer.subject", message: "Our answer to your message {reference}" },
	/*i18n*/ { id: "contact_answer.lead", message: "You wrote to us on {day}. This is our answer:" },
	/*i18n*/ { id: "contact_answer.written", message: "This is what you wrote:" },
] as const;
