/** What owners hear when their profile is suspended, and afterwards. */
export const suspensionWords = [
	/*i18n*/ { id: "discreet.suspension", message: "There is news about your profile" },
	/*i18n*/ { id: "business_suspended.title", message: "We have suspended your profile" },
	/*i18n*/ {
		id: "business_suspended.lead",
		message: "Your profile has left search, and nobody can book you. The reason: {reason}",
	},
	/*i18n*/ {
		id: "business_suspended.note",
		message:
			"Your appointments stay as they are, and your clients know. If you think this is wrong, tell us why in your practice. We look again.",
	},
	/*i18n*/ { id: "suspension_kept.title", message: "Your profile stays suspended" },
	/*i18n*/ {
		id: "suspension_kept.lead",
		message: "One of us has read what you wrote and looked again. They write: {answer}",
	},
	/*i18n*/ { id: "business_restored.title", message: "Your profile is no longer suspended" },
	/*i18n*/ {
		id: "business_restored.lead",
		message:
			"{listed, select, yes {People find you in search, and can book you again.} other {It is not in search yet: none of your licences that we have checked holds. Write to us.}} {has_answer, select, yes {We write: {answer}} other {}}",
	},
] as const;
