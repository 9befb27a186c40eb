import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Actor } from "#domain/identity/identity.ts";
import { Refusal } from "#domain/refusal.ts";
import { requireRole } from "#domain/session.server.ts";
import { notFound, toAuth } from "./http.server.ts";

/** Who may see the business area; null for who has another role. Others are sent to sign in or to their second step. */
export async function findProfessional(context: AppLoadContext, request: Request): Promise<Actor | null> {
	try {
		return requireRole(await context.actor(), "business");
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (error.code === "forbidden") return null;
		throw toAuth(request, error.code === "insufficient_aal" ? "factor" : null);
	}
}

/** The same for pages behind the first: who has nothing to do here is told so there. */
export async function requireProfessional(context: AppLoadContext, request: Request): Promise<Actor> {
	return present(request, await findProfessional(context, request));
}

/** What only the owner of a professional profile has. */
export function present<T>(request: Request, found: T | null): T {
	if (found !== null) return found;
	throw request.method === "GET" ? redirect("/business") : notFound();
}
