/**
 * What a client and a professional write to one another: the states of a thread, and who may bring it from one to the
 * next.
 *
 * | act     | by                   | from            | to                                       |
 * |---------|----------------------|-----------------|------------------------------------------|
 * | ask     | client               | (nothing)       | requested; open where the two have an appointment |
 * | accept  | professional         | requested       | open                                     |
 * | decline | professional         | requested       | declined, with a reason                  |
 * | write   | client, professional | open            | open                                     |
 * | close   | client, professional | requested, open | closed                                   |
 *
 * Two people have at most one thread that is requested or open. What a blocked person sends is kept for them alone: the
 * other never sees it, and nobody is told.
 */
import * as z from "zod";
import type { Party } from "#domain/appointments/appointments.ts";
import type { FileType } from "#domain/files/files.ts";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isVisible, line, lines, personName } from "#domain/ground/typed-text.ts";

export const threadStatuses = ["requested", "open", "declined", "closed"] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** What the two can do with a thread, as the API names it. */
export const threadDecisions = ["accept", "decline", "close"] as const;
export type ThreadDecision = (typeof threadDecisions)[number];

/** A thread as one of the two reads it. */
export type Thread = {
	id: string;
	/** Which of the two reads. */
	party: Party;
	status: ThreadStatus;
	business_id: string;
	business_name: string;
	/** As the client has introduced themself; empty when they are no more. */
	client_name: string;
	/** The language that the client wants to write in. */
	language: string;
	/** Against whom the client stands, for the professional's conflict check; empty for nobody. */
	other_party: string;
	/** Why it was declined; null where it was not. */
	reason: string | null;
	/** Who closed it; null where nobody did. */
	closed_by: Party | null;
	/** How many messages of the other this one has not read. */
	unread: number;
	/** Of the last message that this one has read, 0 for none. */
	read_seq: number;
	/** Whether the one who reads has blocked the other. */
	is_blocked: boolean;
	created_at: string;
	/** When something was last written or decided. */
	updated_at: string;
	decisions: ThreadDecision[];
	/** The last message, or the one that was found. */
	last: Message | null;
};

/** A page of threads; `next_cursor` is null on the last. */
export type ThreadPage = { threads: Thread[]; next_cursor: string | null };

export type Message = {
	id: string;
	/** 1, 2, 3 ... in its thread. */
	seq: number;
	party: Party;
	/** Empty where a file says all, or said it until it was deleted. */
	body: string;
	file: MessageFile | null;
	created_at: string;
};

/** A file that was sent with a message. */
export type MessageFile = { name: string; type: FileType; bytes: number };

/** What one of the two may do with a thread now. */
export const decisionsOf = (status: ThreadStatus, party: Party): ThreadDecision[] => {
	if (status === "open") return ["close"];
	if (status !== "requested") return [];
	return party === "business" ? ["accept", "decline"] : ["close"];
};

/** The first contact: a name, a language and one line. */
export const threadRequest = z.object({
	name: personName,
	language: z.enum(languages),
	body: line(textLimits.firstLine).refine(isVisible),
	other_party: line(textLimits.otherParty).default(""),
});
export type ThreadRequest = z.infer<typeof threadRequest>;

export const newMessage = z.object({ body: lines(textLimits.message).refine(isVisible) });

/** What is written beside a file, if anything. */
export const wordsBesideFile = z.object({ body: lines(textLimits.message).default("") });

export const declining = z.object({ reason: line(textLimits.reason).min(1) });

/** Which threads: those after the cursor, of people whom one has blocked or of all others. */
export const threadQuery = z.object({
	blocked: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional(),
	cursor: z
		.string()
		.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z,[0-9a-f]{32}$/)
		.optional(),
});
export type ThreadQuery = z.infer<typeof threadQuery>;

/** What is looked for in all of one's messages. */
export const messageSearch = z.object({
	q: line(textLimits.query).min(1),
	/** Of the last that was found on the page before. */
	cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type MessageSearch = z.infer<typeof messageSearch>;

const place = z.coerce.number().int().min(1).max(1_000_000).optional();

/** Which messages of a thread: the last, those before one of them, or those around one. */
export const messageQuery = z.object({ before: place, around: place });
export type MessageQuery = z.infer<typeof messageQuery>;

/** What people hear of threads. */
export const messageNoticeKinds = [
	"thread_requested",
	"thread_accepted",
	"thread_declined",
	"thread_ended",
	"message_received",
] as const;
export type MessageNoticeKind = (typeof messageNoticeKinds)[number];
export type AboutThread = { thread_id: string; party: Party };
