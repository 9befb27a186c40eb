/** The assistant: what it is asked, what it answers, and how an answer travels. */
import * as z from "zod";
import type { ServiceFee } from "#domain/businesses/businesses.ts";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";
import type { ListedStatus } from "#domain/businesses/listed.ts";

export const assistantLimits = {
	/** What somebody without an account may send from one device within `seconds`. */
	anonymousMessages: 5,
	/** What may be sent without an account from one network within `seconds`: a shelter or a library has many readers. */
	networkMessages: 50,
	seconds: 86_400,
	/** Devices that one network is given within `seconds`. */
	devices: 10,
	/** Of a request. */
	bytes: 32_768,
	turns: 50,
	/** For how long a provider may be silent. */
	silenceSeconds: 20,
	/** How long an answer may take in all. */
	answerSeconds: 120,
	/** UTF-16 units of an answer that a provider words; what comes beyond them is left away. */
	answerLength: 8_000,
	/** Answers that a provider words for one person within `seconds`; after them the site's own words answer. */
	paidOfPerson: 100,
	/** How many times as many a provider words for all people who are signed in as for those without an account. */
	paidShare: 3,
} as const;

/** Something that one sees: of spaces and signs without width nothing is asked. */
const text = z
	.string()
	.trim()
	.regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

/** A part of a conversation; other roles are none that a reader could have. */
export const turn = z.object({ role: z.enum(["user", "assistant"]), content: text });
export type Turn = z.output<typeof turn>;

/** What the wire calls a message with what was said before it, oldest first. */
export const question = z.object({
	message: text,
	conversationHistory: z.array(turn).max(assistantLimits.turns).default([]),
	/** The path of the page that the reader is on. */
	page: z
		.string()
		.max(200)
		.regex(/^\/(?![/\\])[^\s?#\\]*$/)
		.optional(),
});
export type Question = z.output<typeof question>;

/** Where a sentence of an answer stands, or news about the same. */
export type Source = {
	title: string;
	/** Of news alone: what they are about. Their text is never part of an answer. */
	summary?: string;
	/** A path of this site, with an anchor where it is a section. */
	url: string;
	/** The day on which its meaning changed last; of news, the day as of which they describe the law. */
	changed: string;
	/** Of the text, which may not be the reader's. */
	language: string;
};

/** A search that the reader may follow. */
export type ProposedSearch = { label: string; url: string; count: number };

/** A professional whom a search found, with their next free times (instants). */
export type ProposedProfessional = {
	id: string;
	url: string;
	name: string;
	category: Category;
	tier: Tier;
	status: ListedStatus;
	/** UTC instant of the last licence check. */
	checked_at: string | null;
	place: string;
	currency: string;
	/** The legal service that was looked for, and what it costs; null without one, and where fees are not published. */
	legal_service: LegalServiceId | null;
	fee: ServiceFee | null;
	/** The lowest published fee, in minor units; null when there is none. */
	fee_from_minor: number | null;
	times: string[];
};

/** A post of the community about the same: what people say, which answers nothing. Its text is never part of an answer. */
export type ProposedPost = {
	title: string;
	url: string;
	/** Of the post, which may not be the reader's. */
	language: string;
};

/** What the site itself has to say to a question. */
export type Grounds = {
	/**
	 * The answer of the site: paragraphs with an empty line between, lines that begin with "- ", and links
	 * `[label](/path)`; no other markup. What is quoted is quoted in whole sentences.
	 */
	response: string;
	/** What the answer rests on, then news about the same. */
	sources: Source[];
	searches: ProposedSearch[];
	professionals: ProposedProfessional[];
	posts: ProposedPost[];
	/** A situation in which urgent help comes first: the anchor of its section of the page of help. */
	urgent: string | null;
	/** The texts that a provider may use, in the order of `sources`, none of news; none at all where only the site may answer. */
	passages: string[];
};

/** What is left to somebody; null for whoever may send as many messages as they like. */
export type MessagesLeft = { limit: number | null; remaining: number | null };

/** What a reader is answered. `remaining` is null for whoever may send as many messages as they like. */
export type Reply = Omit<Grounds, "passages"> & { remaining: number | null };

/** What an answer that streams is made of (`text/event-stream`); `done` or `error` is the last. */
export type ReplyEvents = { delta: { text: string }; done: Reply; error: { error: string; message: string } };
