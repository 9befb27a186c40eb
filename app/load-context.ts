import type { Ctx } from "#domain/context.server.ts";

declare module "@remix-run/cloudflare" {
	/** What loaders and actions are given: the domain's context and the nonce of this answer's scripts. */
	interface AppLoadContext extends Ctx {
		nonce: string;
		/** Names this answer in the logs; error pages show it. */
		requestId?: string;
	}
}
