/** What owners and clients hear when a licence ends. */
export const licenceWords = [
	/*i18n*/ {
		id: "licence_ends.title",
		message:
			"{days, plural, =0 {Your licence ends today} =1 {Your licence ends tomorrow} other {Your licence ends in # days}}",
	},
	/*i18n*/ {
		id: "licence_ends.lead",
		message:
			"The last day of your licence is {day}. After that day your profile loses its badge, leaves search and takes no bookings, unless another of your licences keeps it listed.",
	},
	/*i18n*/ {
		id: "licence_ends.note",
		message:
			"When the register shows your renewal, ask us there to check it. We look it up, and everything stays as it is.",
	},
	/*i18n*/ { id: "licence_ended.title", message: "Your licence has ended" },
	/*i18n*/ {
		id: "licence_ended.lead",
		message:
			"The last day of your licence was {day}. {listed, select, yes {Your profile stays listed with your other licence.} other {Your profile has lost its badge and left search, and nobody can book you.}}",
	},
	/*i18n*/ {
		id: "licence_ended.note",
		message:
			"Your appointments stay as they are, and your clients know. When the register shows your renewal, ask us there to check it: we look it up and list you again.",
	},
	/*i18n*/ { id: "licence_confirmed.title", message: "We have checked your licence" },
	/*i18n*/ {
		id: "licence_confirmed.lead",
		message:
			"The register shows your licence{has_end, select, yes { until {day}} other {}}. {listed, select, yes {People find you in search and can book you.} other {Your profile is not in search: write to us if you do not know why.}}",
	},
	/*i18n*/ { id: "licence_not_confirmed.title", message: "We could not confirm your licence" },
	/*i18n*/ {
		id: "licence_not_confirmed.lead",
		message: "We compared your licence with its register, and nothing was changed. We write: {answer}",
	},
	/*i18n*/ { id: "fact.licence", message: "Licence" },
	/*i18n*/ { id: "fact.register", message: "Register" },
	/*i18n*/ { id: "fact.number", message: "Number" },
	/*i18n*/ {
		id: "professional_unlisted.title",
		message: "Someone you have an appointment with is no longer verified",
	},
	/*i18n*/ {
		id: "professional_unlisted.lead",
		message: "{name} is no longer listed as verified on Visavis. Your appointment is not cancelled: you decide.",
	},
	/*i18n*/ {
		id: "professional_unlisted.note",
		message:
			"You can keep the appointment or cancel it. Before you rely on their advice, ask them for their licence and check it with the register.",
	},
] as const;
