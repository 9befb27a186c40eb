import type { Context } from "hono";
import { requireRole } from "#domain/ground/callers.ts";
import type { AppEnv } from "../measured.ts";

/** Who acts as a professional; throws `signed_out`, `insufficient_aal` and `forbidden` to everybody else. */
export const professionalOf = async (c: Context<AppEnv>) => requireRole(await c.var.actor(), "business");
