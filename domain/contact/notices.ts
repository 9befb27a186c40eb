import type { Notice } from "#domain/outbox/outbox.ts";

/** The copy of what somebody wrote to us, and what we answer. */
export const contactNoticeKinds = ["contact_copy", "contact_answer"] as const;

export type ContactNotice = Notice<
	(typeof contactNoticeKinds)[number],
	{
		/** Of the message. */
		id: string;
		/** The address is that of the account which wrote: their words are whole. */
		is_own: boolean;
	}
>;
