import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createMiddleware } from "hono/factory";
// @ts-expect-error: made by the build, which brings no types
import * as build from "../build/server/index.js";
import type { Door } from "./measured.ts";

const handle = createRequestHandler(build as ServerBuild, "production");

/** Hands the request to Remix, with the context that every loader and action sees. */
export const pages = createMiddleware<Door>((c) =>
	handle(c.req.raw, {
		...c.var.ctx,
		actor: c.var.actor,
		userId: c.var.userId,
		nonce: c.var.secureHeadersNonce,
		requestId: c.var.requestId,
	}),
);
