import { Hono } from "hono";
import { listAppeals } from "#domain/verification/suspending.server.ts";
import type { AppEnv } from "../../measured.ts";
import { adminOf } from "./admin.ts";

/** What professionals say against the suspension of their profile. */
export const appeals = new Hono<AppEnv>().get("/", async (c) =>
	c.json({ appeals: await listAppeals(c.var.ctx, await adminOf(c)) }),
);
