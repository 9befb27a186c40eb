import type { Keys } from "#domain/ground/keys.server.ts";
import type { Database } from "#drizzle/db.ts";
import type { Rules } from "./rules.ts";

/** What a language model is told, or what it has said before. */
export type ModelTurn = { role: "system" | "user" | "assistant"; content: string };

/**
 * Asks a language model: the parts of its text as they come. Rejects when its wire breaks, by an error whose name may be
 * logged; its message may not, for it may repeat what was said. An aborted signal ends the call.
 */
export type Model = (turns: readonly ModelTurn[], signal: AbortSignal) => AsyncIterable<string>;

/** What every rule may use of the outside world; `worker/context.ts` makes it, tests make their own. */
export type Ctx = {
	db: Database;
	/** How far the database is known to have come (D1 Sessions API); null before anything was asked of it. */
	bookmark: () => string | null;
	/** The present; tests may hold it still. */
	now: () => Date;
	/** Lets work go on after the answer has left. */
	after: (work: Promise<unknown>) => void;
	/** One structured line; never personal data. */
	log: (event: string, fields?: Record<string, string | number | boolean | null>) => void;
	keys: Keys;
	/** Where uploads are kept. */
	files: R2Bucket;
	/** How strict this site is with its people. */
	rules: Rules;
	/** Whether text messages can be sent: only then are phones offered for codes. */
	hasTextMessages: boolean;
	/** Countries (ISO 3166-1 alpha-2) that text messages go to, and how many leave in 24 hours; null for no limits. */
	textLimits: { countries: readonly string[]; perDay: number } | null;
	/** What words the assistant's answers, and how many in 24 hours for people without an account; null: the site alone. */
	assistant: { model: Model; perDay: number } | null;
	/** Keyed hashes of who has used up their messages to the assistant, until when; for minutes it may be wrong. */
	usedUp: Pick<KVNamespace, "get" | "put">;
	/** A file that is published beside the Worker, by its path. */
	asset: (path: string) => Promise<ArrayBuffer>;
	/** The device that asks, as the edge sees it. */
	client: {
		network: string;
		user_agent: string;
		country_id: string | null;
		time_zone: string | null;
		/** As the edge writes it: its English name. */
		city: string | null;
	};
	/** Public address of the site, without a slash at the end. */
	publicUrl: string;
	/** The address that mail comes from; the organizer of appointments in calendars. */
	mailFrom: string;
	/** By which browsers name this site to the identity API; no secret. */
	publishableKey: string;
	/** Other origins that a link in a message may lead back to. */
	redirectOrigins: readonly string[];
	/** Where people meet by video: an address with `{room}` in it. */
	meetingUrl: string;
	isDevelopment: boolean;
};

/** The instant so many seconds from now; before now where they are negative. */
export const later = (ctx: Ctx, seconds: number) => new Date(ctx.now().getTime() + seconds * 1000).toISOString();
