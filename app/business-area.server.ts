import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { isFullySignedIn, type Professional, requireRole } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { notFound, toAuth } from "./http.server.ts";

/** Who may see the business area; null for who has another role. Others are sent to sign in or to their second step. */
export async function findProfessional(context: AppLoadContext, request: Request): Promise<Professional | null> {
	try {
		return requireRole(await context.actor(), "business");
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (error.code === "forbidden") return null;
		throw toAuth(request, error.code === "insufficient_aal" ? "factor" : null);
	}
}

/** The same for pages behind the first: who has nothing to do here is told so there. */
export async function requireProfessional(context: AppLoadContext, request: Request): Promise<Professional> {
	return requireOwned(request, await findProfessional(context, request));
}

/** Whether a public profile is the reader's own. Only professionals have one, so nobody else costs a query. */
export async function isOwnBusiness(context: AppLoadContext, business_id: string): Promise<boolean> {
	const actor = await context.actor();
	if (!isFullySignedIn(actor) || actor.role === "user") return false;
	return (await findOwnBusiness(context, actor))?.id === business_id;
}

/** What only the owner of a professional profile has. */
export function requireOwned<T>(request: Request, found: T | null): T {
	if (found !== null) return found;
	throw request.method === "GET" ? redirect("/business") : notFound();
}
