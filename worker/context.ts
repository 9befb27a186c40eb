import type { Ctx } from "#domain/context.server.ts";
import { rules } from "#domain/identity/identity.ts";
import { type Keys, readKeys } from "#domain/identity/keys.server.ts";
import { networkOf } from "#domain/identity/limits.server.ts";
import { connect, type Meter } from "#drizzle/db.ts";

declare global {
	namespace Cloudflare {
		interface Env {
			/** "development" in local starts and tests only; unset means production. */
			VISAVIS_ENV?: string;
			/** "permissive" for trying other people's clients; believed in development only. */
			VISAVIS_IDENTITY?: string;
			/** JSON list of private ES256 JWKs: the first signs, all verify. A secret. */
			AUTH_KEYS?: string;
		}
	}
}

let known: { secret: string | undefined; keys: Promise<Keys> } | null = null;

/** The keys are derived once for as long as the Worker lives. */
function keysOf(secret: string | undefined): Promise<Keys> {
	if (known?.secret !== secret) known = { secret, keys: readKeys(secret) };
	return (known as { keys: Promise<Keys> }).keys;
}

const longestUserAgent = 300;

/** Bindings to context: the only file that reads the environment. Throws ConfigurationError for a missing setting. */
export async function contextOf(
	env: Env,
	waitUntil: (work: Promise<unknown>) => void,
	meter: Meter,
	requestId: string,
	request?: Request,
): Promise<Ctx> {
	const isDevelopment = env.VISAVIS_ENV === "development";
	return {
		db: connect(env.DB, meter),
		now: () => new Date(),
		after: waitUntil,
		log: (event, fields = {}) => {
			const line = JSON.stringify({ event, request_id: requestId, ...fields });
			if (event === "error") console.error(line);
			else console.log(line);
		},
		keys: await keysOf(env.AUTH_KEYS),
		files: env.FILES,
		rules: rules[isDevelopment && env.VISAVIS_IDENTITY === "permissive" ? "permissive" : "strict"],
		hasTextMessages: isDevelopment,
		client: {
			// Only the edge knows it: what else calls itself an address was written by who asks.
			network: networkOf(request?.headers.get("CF-Connecting-IP") ?? "none"),
			user_agent: (request?.headers.get("User-Agent") ?? "").slice(0, longestUserAgent),
			country_id: (request?.cf?.country as string | undefined) ?? null,
			time_zone: (request?.cf?.timezone as string | undefined) ?? null,
		},
		publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
		meetingUrl: env.MEETING_URL,
		isDevelopment,
	};
}
