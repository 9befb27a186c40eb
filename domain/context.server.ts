import type { Database } from "#drizzle/db.ts";

/** What every rule may use of the outside world; `worker/context.ts` makes it, tests make their own. */
export type Ctx = {
	db: Database;
	/** The present; tests may hold it still. */
	now: () => Date;
	/** Lets work go on after the answer has left. */
	after: (work: Promise<unknown>) => void;
	/** One structured line; never personal data. */
	log: (event: string, fields?: Record<string, string | number | boolean | null>) => void;
	/** Public address of the site, without a slash at the end. */
	publicUrl: string;
	isDevelopment: boolean;
};
