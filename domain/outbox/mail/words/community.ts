/** What people hear of what they ask, tell and follow in the community. */
export const communityWords = [
	/*i18n*/ { id: "action.post", message: "Read it" },
	/*i18n*/ { id: "discreet.community", message: "There is something new for you" },
	/*i18n*/ { id: "post_answered.title", message: "There is a new answer" },
	/*i18n*/ { id: "post_answered.lead", message: "Someone has answered a question or an experience that you follow." },
	/*i18n*/ { id: "post_answered.note", message: "To hear no more about it, open it and choose “Stop following”." },
	/*i18n*/ { id: "contribution_removed.title", message: "We removed something you wrote" },
	/*i18n*/ {
		id: "contribution_removed.lead",
		message: "One of us looked at it. It is no longer shown. They write: {reason}",
	},
	/*i18n*/ {
		id: "contribution_removed.note",
		message: "If you think this is wrong, open it and tell us why. You can do that once.",
	},
	/*i18n*/ { id: "contribution_upheld.title", message: "We looked again, and our decision stays" },
	/*i18n*/ {
		id: "contribution_upheld.lead",
		message: "One of us read your answer to our decision. What you wrote stays removed. They write: {reason}",
	},
	/*i18n*/ { id: "contribution_kept.title", message: "What you wrote is shown again" },
	/*i18n*/ {
		id: "contribution_kept.lead",
		message: "One of us looked at it. Everyone can read it again. They write: {reason}",
	},
] as const;
