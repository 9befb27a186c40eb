import { createMiddleware } from "hono/factory";
import { readers } from "#domain/notices/notices.server.ts";
import { sweepSoon } from "#domain/outbox/outbox.server.ts";
import { settingsOf } from "./context.ts";
import { portsOf } from "./mailer.ts";
import type { AppEnv } from "./measured.ts";
import { safeMethods } from "./same-origin.ts";

/** After an answer that may have written to the outbox, sends what is due; the schedule sends the rest. */
export const sweeping = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	// What was refused has written nothing.
	if (safeMethods.has(c.req.method) || c.res.status >= 400) return;
	const { ctx } = c.var;
	const swept = sweepSoon(ctx, portsOf(await settingsOf(c.env), ctx), readers).catch((error) => {
		ctx.log("error", { message: error instanceof Error ? error.message : "unknown" });
	});
	ctx.after(swept);
});
