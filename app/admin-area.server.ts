import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Admin, type Fresh, requireFresh, requireRole } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { notFound, toAuth } from "./http.server.ts";

/**
 * The admin who asks for a page. Who is not signed in is sent to do so, who owes their second factor to give it; for
 * everybody else there is no such page.
 */
export async function requireAdmin(context: AppLoadContext, request: Request): Promise<Admin> {
	try {
		return requireRole(await context.actor(), "admin");
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (error.code === "forbidden") throw notFound();
		throw toAuth(request, error.code === "insufficient_aal" ? "factor" : null);
	}
}

/** The admin whose second factor is recent, as acts that strike somebody ask for it. Throws `stale_proof`. */
export const requireFreshAdmin = async (context: AppLoadContext, request: Request): Promise<Fresh<Admin>> =>
	requireFresh(context, await requireAdmin(context, request));
