import type { Database } from "#drizzle/db.ts";
import type { Rules } from "./identity/identity.ts";
import type { Keys } from "./identity/keys.server.ts";

/** What every rule may use of the outside world; `worker/context.ts` makes it, tests make their own. */
export type Ctx = {
	db: Database;
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
	/** The device that asks, as the edge sees it. */
	client: { network: string; user_agent: string; country_id: string | null; time_zone: string | null };
	/** Public address of the site, without a slash at the end. */
	publicUrl: string;
	/** Where people meet by video: an address with `{room}` in it. */
	meetingUrl: string;
	isDevelopment: boolean;
};
