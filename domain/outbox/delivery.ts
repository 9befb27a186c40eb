/** What becomes of rows of the outbox between their claim and their end. */
import type { Content, LetterChannel, Notice, OutboxRow } from "./outbox.ts";

/** A notice whose time has come. */
export type DueNotice = Notice & Pick<OutboxRow, "id" | "created_at">;

/** How a notice reaches its recipient, as things are now. */
export type Delivery = {
	/** Where each channel leads; one that is missing is switched off, or leads nowhere. */
	addresses: Partial<Record<LetterChannel, string>>;
	/** The language of its letters. */
	locale: string;
	/** When its letters may leave; null for at once. */
	quiet_until: string | null;
	/** What is written in the batch that puts letters in the place of a notice to a person. */
	statements: () => D1PreparedStatement[];
	contentFor: (channel: LetterChannel) => Content;
	/** How it takes part in the summary that quiet hours end with; null for what they never hold. */
	summary: { line: () => SummaryLine; hasCalendar: boolean } | null;
};

/** What one of several notices says in a summary: as discreet as its letter. */
export type SummaryLine = {
	title: string;
	/** The moment that it is about, in short; null for none. */
	when: string | null;
	/** Where it leads. */
	link: string;
};

/** A row that is this sweeper's. */
export type ClaimedRow = Omit<OutboxRow, "key" | "due_at">;

/** A claimed row with its delivery; null where there is nothing to send. `fault` says why it could not be read. */
export type Due = { row: ClaimedRow; notice: DueNotice | null; delivery: Delivery | null; fault?: unknown };
/** What became of a row; `seq` of the last event that a room was told. */
export type Try = { row: ClaimedRow; failure: { error: unknown } | null; seq?: number };
