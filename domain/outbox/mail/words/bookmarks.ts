/** What people hear about professionals whom they saved. */
export const bookmarkWords = [
	/*i18n*/ { id: "action.profile", message: "Open the profile" },
	/*i18n*/ { id: "saved_no_longer.title", message: "Someone you saved is no longer verified" },
	/*i18n*/ {
		id: "saved_no_longer.lead",
		message:
			"{name} is no longer listed as verified on Visavis. Appointments that you have with them stay as they are.",
	},
	/*i18n*/ {
		id: "saved_no_longer.note",
		message: "Before you rely on their advice, ask them for their licence and check it with the register.",
	},
	/*i18n*/ { id: "saved_again.title", message: "Someone you saved is verified again" },
	/*i18n*/ { id: "saved_again.lead", message: "{name} is verified again. You can book an appointment." },
] as const;
