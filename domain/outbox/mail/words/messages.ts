/** What people hear of what is written to them. Nothing of the text itself leaves the site. */
export const messageWords = [
	/*i18n*/ { id: "action.messages", message: "Open the messages" },
	/*i18n*/ { id: "discreet.message", message: "Someone wrote to you" },
	/*i18n*/ { id: "thread_requested.title", message: "{name} wrote to you for the first time" },
	/*i18n*/ {
		id: "thread_requested.lead",
		message: "{name} would like to write with you. Accept or decline it: until then they cannot write more.",
	},
	/*i18n*/ { id: "thread_accepted.title", message: "{name} accepted your request" },
	/*i18n*/ { id: "thread_accepted.lead", message: "{name} accepted your request. You can write to one another now." },
	/*i18n*/ { id: "thread_declined.title", message: "{name} declined your request" },
	/*i18n*/ {
		id: "thread_declined.lead",
		message: "{name} cannot help with this. Their reason is on the site. You can ask somebody else.",
	},
	/*i18n*/ { id: "thread_ended.title", message: "{name} can no longer answer" },
	/*i18n*/ {
		id: "thread_ended.lead",
		message: "{name} has left Visavis. Your conversation stays in your messages. You can ask someone else.",
	},
	/*i18n*/ { id: "message_received.title", message: "{name} wrote to you" },
	/*i18n*/ { id: "message_received.lead", message: "You have a new message from {name}." },
] as const;
