import type { Context } from "hono";
import { requireFresh, requireRole } from "#domain/ground/callers.ts";
import type { AppEnv } from "../../measured.ts";

/** Who acts as an admin; throws `signed_out`, `insufficient_aal` and `forbidden` to everybody else. */
export const adminOf = async (c: Context<AppEnv>) => requireRole(await c.var.actor(), "admin");

/** The admin whose second factor is recent, as acts that strike somebody ask for it. Throws `stale_proof` too. */
export const freshAdminOf = async (c: Context<AppEnv>) => requireFresh(c.var.ctx, await adminOf(c));
