import { createMiddleware } from "hono/factory";
import type { Ctx } from "#domain/context.server.ts";
import { Meter } from "#drizzle/db.ts";
import { contextOf } from "./context.ts";

/** What every door finds on the request. */
export type Door = {
	Bindings: Env;
	Variables: { ctx: Ctx; requestId: string; secureHeadersNonce: string };
};

/**
 * Gives the request its id, nonce and context; on the way out, says what it cost (Server-Timing, one log line).
 * The path is logged without its query: people search for their troubles.
 */
export const measured = createMiddleware<Door>(async (c, next) => {
	const requestId = crypto.randomUUID();
	const meter = new Meter();
	const ctx = contextOf(c.env, (work) => c.executionCtx.waitUntil(work), meter, requestId);
	c.set("requestId", requestId);
	c.set("ctx", ctx);
	c.set("secureHeadersNonce", btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))));
	await next();
	if (c.res.status === 101) return;
	c.res.headers.set("X-Request-Id", requestId);
	c.res.headers.set(
		"Server-Timing",
		`db;dur=${meter.sqlMs.toFixed(2)};desc="read ${meter.reads.join("+") || 0}, written ${meter.rowsWritten}"`,
	);
	ctx.log("request", {
		method: c.req.method,
		path: c.req.path,
		status: c.res.status,
		trips: meter.reads.length,
		rows_read: meter.rowsRead,
		rows_written: meter.rowsWritten,
	});
});
