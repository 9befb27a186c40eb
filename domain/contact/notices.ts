import type { Notice } from "#domain/outbox/outbox.ts";

/** The copy of what somebody wrote to us. */
export const contactNoticeKinds = ["contact_copy"] as const;

export type ContactNotice = Notice<
	(typeof contactNoticeKinds)[number],
	{
		/** Of the message. */
		id: string;
		/** The address is that of the account which wrote: the copy is whole. */
		is_own: boolean;
	}
>;
