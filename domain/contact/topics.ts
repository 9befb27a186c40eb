/** What a message to us is about, in the order in which the form offers it. */
export const contactTopics = [
	"help",
	"account",
	"report",
	"assistant",
	"professional",
	"privacy",
	"accessibility",
	"careers",
	"other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];
