/**
 * Where a row of the outbox goes. `person` reaches a person by the channels that they have chosen by then, `live` the
 * room in which their open pages listen; `none` is written where equal work must be done for nobody, and goes nowhere.
 */
export const outboxChannels = ["email", "text", "person", "live", "none"] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** The channels that letters leave by. */
export const letterChannels = ["email", "text"] as const satisfies readonly OutboxChannel[];
export type LetterChannel = (typeof letterChannels)[number];

/** What an event gives somebody to know. What it says is written when it is due; see domain/notices/. */
export type Notice<Kind extends string = string, Values = unknown> = {
	kind: Kind;
	channel: OutboxChannel;
	/** An address or number; of a notice to a person, and of the letters it becomes, the id of their account. */
	to: string;
	values: Values;
	/** The language of the letter; empty where the person's own is looked up. */
	locale: string;
};

/** What a letter says. Of a text message only `text` is sent. */
export type Content = {
	subject: string;
	text: string;
	html: string;
	/** A meeting request or its cancellation (RFC 5545, RFC 5546); null for none. */
	calendar: { method: "REQUEST" | "CANCEL"; text: string } | null;
	/** Where a mail that people have asked for is ended, by POST (RFC 8058); missing for all others. */
	unsubscribe?: string;
};

/** What one person gets on one channel. */
export type Letter = Content & {
	/** The same when a letter is sent again. */
	id: string;
	channel: LetterChannel;
	kind: string;
	/** An address or number. */
	to: string;
};

/** A row of the outbox; who it is for, and with what values, is sealed. */
export type OutboxRow = Pick<Notice, "kind" | "channel" | "locale"> & {
	id: string;
	sealed: string;
	/** Idempotency key: a second row with the same one is not written. */
	key: string | null;
	/** Whose quiet hours hold it; null for what was not held. */
	held_for: string | null;
	due_at: string;
	/** How often it has been claimed. */
	attempts: number;
	created_at: string;
};
