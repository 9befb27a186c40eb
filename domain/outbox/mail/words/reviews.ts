/**
 * Of each kind of notice about reviews, for each of the two who met, a `title` and a `lead`.
 */
export const reviewWords = [
	/*i18n*/ { id: "action.write_review", message: "Write a review" },
	/*i18n*/ { id: "action.read_review", message: "Read it" },
	/*i18n*/ { id: "review_invited.client.title", message: "How was your appointment?" },
	/*i18n*/ {
		id: "review_invited.client.lead",
		message:
			"Your appointment with {name} is over. What you say about it helps others to choose. It appears under a nickname that you make up.",
	},
	/*i18n*/ { id: "review_invited.business.title", message: "An appointment is over" },
	/*i18n*/ {
		id: "review_invited.business.lead",
		message: "Your appointment with {name} is over. We have asked them how it was.",
	},
	/*i18n*/ { id: "review_received.client.title", message: "Your review is published" },
	/*i18n*/ { id: "review_received.client.lead", message: "Your review of {name} is published. Thank you." },
	/*i18n*/ { id: "review_received.business.title", message: "You have a new review" },
	/*i18n*/ {
		id: "review_received.business.lead",
		message: "A client has reviewed an appointment with you. You can answer.",
	},
	/*i18n*/ { id: "review_replied.client.title", message: "Your review was answered" },
	/*i18n*/ { id: "review_replied.client.lead", message: "{name} has answered your review." },
	/*i18n*/ { id: "review_replied.business.title", message: "Your answer is published" },
	/*i18n*/ { id: "review_replied.business.lead", message: "Your answer to a review is published." },
	/*i18n*/ { id: "discreet.review", message: "There is something new for you" },
] as const;
