import { createMiddleware } from "hono/factory";
import type { Actor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Refusal } from "#domain/ground/refusal.ts";
import { cookieOf, sessionCookie } from "#domain/identity/cookies.server.ts";
import { findActor, readCredential } from "#domain/identity/session.server.ts";
import { Meter } from "#drizzle/db.ts";
import { contextOf, type Settings } from "./context.ts";
import { tellBookmark } from "./replicas.ts";
import { safeMethods } from "./same-origin.ts";

/** Who is asking. */
export type Requester = {
	/** Looked up once for all that ask, beside what else the answer needs; null when nobody is signed in. */
	actor: () => Promise<Actor | null>;
	/**
	 * Whose credential came, without a look at the database: what is read for them need not wait for `actor`, which
	 * alone says whether they may have it.
	 */
	userId: () => Promise<string | null>;
};

/** What every door finds on the request. */
export type AppEnv = {
	Bindings: Env;
	Variables: Requester & {
		settings: Settings;
		ctx: Ctx;
		requestId: string;
		secureHeadersNonce: string;
		/** Set when its address has asked too often; null for most. */
		limited: Refusal | null;
	};
};

/**
 * Gives the request its id and context; on the way out, logs what it cost, which a developer reads in the answer
 * too (Server-Timing).
 * The path is logged without its query: people search for their troubles. The address of a private calendar opens it.
 */
export const measured = createMiddleware<AppEnv>(async (c, next) => {
	const requestId = crypto.randomUUID();
	const meter = new Meter();
	const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
	const { ctx, atPrimary } = await contextOf(c.env, waitUntil, meter, requestId, c.req.raw);
	const credential = once(() =>
		readCredential(ctx, {
			bearer: /^Bearer (.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1],
			token: cookieOf(c.req.header("Cookie"), sessionCookie),
		}),
	);
	const actor = once(async () => {
		const known = await credential();
		return known && findActor(atPrimary, known);
	});
	c.set("requestId", requestId);
	c.set("ctx", ctx);
	c.set("actor", actor);
	c.set("userId", async () => (await credential())?.user_id ?? null);
	await next();
	await readRest(c.req.raw);
	if (c.res.status === 101) return;
	c.res.headers.set("X-Request-Id", requestId);
	await tellBookmark(c.req.raw, c.res, ctx.bookmark(), ctx.keys, c.var.userId);
	if (ctx.isDevelopment) {
		const cost = safeMethods.has(c.req.method) ? costOf(meter) : `db;desc="${meter.reads.length} rounds"`;
		c.res.headers.set("Server-Timing", cost);
	}
	ctx.log("request", {
		method: c.req.method,
		path: c.req.path.replace(/^\/calendar\/.*/, "/calendar/…"),
		status: c.res.status,
		rounds: meter.reads.length,
		rows_read: meter.rowsRead,
		rows_written: meter.rowsWritten,
	});
});

/** Only of what is read: how many rows a form has touched would tell whose address is known. */
const costOf = ({ sqlMs, reads, rowsWritten }: Meter) =>
	`db;dur=${sqlMs.toFixed(2)};desc="read ${reads.join("+") || 0}, written ${rowsWritten}"`;

const longestRest = 1_000_000;

/** A body that nobody has read would end the connection, and with it the request that comes next on it. */
async function readRest(request: Request) {
	const length = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
	if (request.body && !request.bodyUsed && length <= longestRest) await request.arrayBuffer();
}

/** Work that is done when it is first asked for, and never again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
	let done: Promise<T> | undefined;
	return () => {
		done ??= work();
		return done;
	};
}
