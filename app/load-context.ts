import type { Actor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Refusal } from "#domain/ground/refusal.ts";

declare module "@remix-run/cloudflare" {
	/** What loaders and actions are given: the domain's context, who is asking, and the nonce of this answer's scripts. */
	interface AppLoadContext extends Ctx {
		/** Looked up once for all that ask, beside what else the page reads; null when nobody is signed in. */
		actor: () => Promise<Actor | null>;
		/**
		 * Whose credential came, without a look at the database: what is read for them need not wait for `actor`, which
		 * alone says whether they may have it.
		 */
		userId: () => Promise<string | null>;
		/** What a form is refused with that comes too often from one address; null for most. */
		limited: Refusal | null;
		nonce: string;
		/** Names this answer in the logs; error pages show it. */
		requestId?: string;
	}
}
