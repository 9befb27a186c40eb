/** What applicants hear. What an admin wrote to them stays on the site. */
export const registrationWords = [
	/*i18n*/ { id: "action.registration", message: "Open your application" },
	/*i18n*/ { id: "action.practice", message: "Open your practice" },
	/*i18n*/ { id: "discreet.registration", message: "There is news about your application" },
	/*i18n*/ { id: "registration.reference", message: "Reference" },
	/*i18n*/ { id: "registration_submitted.title", message: "We have your application" },
	/*i18n*/ {
		id: "registration_submitted.lead",
		message: "A person will look at it and compare your licence with its register. We'll tell you what they decide.",
	},
	/*i18n*/ { id: "registration_needs_information.title", message: "We have a question about your application" },
	/*i18n*/ {
		id: "registration_needs_information.lead",
		message: "The question is on the site. Answer it there, then send your application in again.",
	},
	/*i18n*/ { id: "registration_approved.title", message: "Your profile is on Visavis" },
	/*i18n*/ {
		id: "registration_approved.lead",
		message: "We checked your application and approved it. People can find you now, and book the times you opened.",
	},
	/*i18n*/ {
		id: "registration_approved.note",
		message: "Before you open your practice for the first time, we'll ask you to add two-step sign-in.",
	},
	/*i18n*/ { id: "registration_rejected.title", message: "We did not approve your application" },
	/*i18n*/ {
		id: "registration_rejected.lead",
		message: "The reason is on the site. If you think it is wrong, you can ask us there to look again.",
	},
] as const;
