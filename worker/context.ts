import type { Ctx } from "#domain/context.server.ts";
import { connect, type Meter } from "#drizzle/db.ts";

declare global {
	namespace Cloudflare {
		interface Env {
			/** "development" in local starts and tests only; unset means production. */
			VISAVIS_ENV?: string;
		}
	}
}

/** Bindings to context: the only file that reads the environment. */
export function contextOf(env: Env, waitUntil: (work: Promise<unknown>) => void, meter: Meter, requestId: string): Ctx {
	return {
		db: connect(env.DB, meter),
		now: () => new Date(),
		after: waitUntil,
		log: (event, fields = {}) => {
			const line = JSON.stringify({ event, request_id: requestId, ...fields });
			if (event === "error") console.error(line);
			else console.log(line);
		},
		publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
		isDevelopment: env.VISAVIS_ENV === "development",
	};
}
