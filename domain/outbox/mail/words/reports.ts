/** What whoever has reported something hears. */
export const reportWords = [
	/*i18n*/ { id: "discreet.report", message: "There is news about something you told us" },
	/*i18n*/ { id: "report.reference", message: "Report number" },
	/*i18n*/ { id: "report.note", message: "We do not tell anyone that it was you who reported it." },
	/*i18n*/ { id: "report_upheld.title", message: "We agree with your report" },
	/*i18n*/ {
		id: "report_upheld.lead",
		message: "Thank you for telling us. One of us looked at it and agrees with you. They write: {answer}",
	},
	/*i18n*/ { id: "report_dismissed.title", message: "We have looked at your report" },
	/*i18n*/ {
		id: "report_dismissed.lead",
		message:
			"Thank you for telling us. One of us looked at it and found nothing against our rules. They write: {answer}",
	},
] as const;
