import { createRequestHandler, data, type ServerBuild } from "@remix-run/cloudflare";
import { createMiddleware } from "hono/factory";
import { Refusal } from "#domain/ground/refusal.ts";
// @ts-expect-error: made by the build, which brings no types
import * as serverBuild from "../build/server/index.js";
import type { AppEnv } from "./measured.ts";
import { safeMethods } from "./same-origin.ts";

const build = serverBuild as ServerBuild;

/** The same pages with nothing read for them: each shows, as document and as data, that it was asked for too often. */
const limitedBuild: ServerBuild = {
	...build,
	routes: Object.fromEntries(
		Object.entries(build.routes).map(([id, route]) => {
			const { loader, ...module } = route?.module ?? {};
			return [id, { ...route, module: { ...module, loader: loader && refuse } }];
		}),
	) as ServerBuild["routes"],
};

function refuse(): never {
	throw data(null, 429);
}

/** What the router takes for the address of another site, and fails to read. */
const elsewhere = /^\/+(%5c|\\)/i;

const handle = createRequestHandler(build, "production");
const handleLimited = createRequestHandler(limitedBuild, "production");

/**
 * Hands the request to Remix, with the context that every loader and action sees. A form that comes too often is still
 * read, so that its page can give back what was typed.
 */
export const pages = createMiddleware<AppEnv>((c) => {
	if (elsewhere.test(c.req.path)) throw new Refusal("not_found");
	const { ctx, actor, userId, secureHeadersNonce: nonce, requestId, limited } = c.var;
	const answer = limited && safeMethods.has(c.req.method) ? handleLimited : handle;
	return answer(c.req.raw, { ...ctx, actor, userId, nonce, requestId, limited });
});
