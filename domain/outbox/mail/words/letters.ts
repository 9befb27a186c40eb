/**
 * What every letter has, whoever writes it (ICU).
 */
export const letterWords = [
	/*i18n*/ { id: "letter.greeting", message: "Hello," },
	/*i18n*/ { id: "letter.when", message: "When" },
	/*i18n*/ { id: "letter.copy_link", message: "If the button does not work, copy this address into your browser:" },
	/*i18n*/ {
		id: "letter.no_answers",
		message: "We do not read answers to this message. You can reach us at {contact}",
	},
	/*i18n*/ { id: "duration.hours", message: "{count, plural, one {# hour} other {# hours}}" },
	/*i18n*/ { id: "duration.minutes", message: "{count, plural, one {# minute} other {# minutes}}" },
	/*i18n*/ { id: "action.sign_in", message: "Sign in" },
	/*i18n*/ { id: "notice.subject", message: "{title}: {when}" },
	/*i18n*/ { id: "notice.message", message: "{lead} {when}" },
	/*i18n*/ { id: "notice.text", message: "Visavis: {title} - {link}" },
	/*i18n*/ { id: "notice.text_when", message: "Visavis: {title}, {when} - {link}" },
	/*i18n*/ { id: "action.notifications", message: "See all notifications" },
	/*i18n*/ {
		id: "summary.subject",
		message: "{count, plural, one {# thing happened} other {# things happened}} in your quiet hours",
	},
	/*i18n*/ { id: "summary.lead", message: "Here is what happened while we kept quiet:" },
	/*i18n*/ { id: "summary.more", message: "{count, plural, one {And one more.} other {And # more.}}" },
	/*i18n*/ {
		id: "summary.text",
		message: "Visavis: {count, plural, one {# thing happened} other {# things happened}} in your quiet hours - {link}",
	},
	/*i18n*/ { id: "discreet.lead", message: "{title}. Sign in to read more." },
] as const;
