import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { claimCookie, cookieOf } from "#domain/identity/cookies.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { cookiesOf } from "#domain/identity/session-tokens.server.ts";
import { endSessions } from "#domain/identity/sessions.server.ts";
import { hasVerifiedFactor } from "#domain/identity/users.server.ts";
import { noChosenCookie } from "../business.$id_.book/chosen-cookie.server.ts";
import { holdChosen } from "../business.$id_.book/hold-chosen.server.ts";
import { noPendingCookie } from "./pending.server.ts";
import { authPath, type LinkUse } from "./steps.ts";

/** What shows that a sign-up was made in this browser. */
export const claimOf = (request: Request) => cookieOf(request.headers.get("Cookie"), claimCookie);

/** A password is chosen after a recovery, and after a sign-up whose code came back to another browser; else null. */
export function passwordPath(use: LinkUse, { user }: SignedIn, next: string): string | null {
	if (use === "recovery") return authPath("password", { next });
	return use === "sign_up" && !user.password_hash ? authPath("password", { first: "1", next }) : null;
}

/**
 * Lets a person in who has shown who they are: to their second step if they have one, else to where they were going. A
 * time that they chose as a guest is held from now on.
 */
export async function completeSignIn(
	context: AppLoadContext,
	request: Request,
	{ session, user }: SignedIn,
	next: string,
) {
	// This browser forgets the session it had: nobody would ever end it.
	const before = await context.actor();
	if (before && before.session_id !== session.id) await endSessions(context, { id: before.session_id }, "local");
	const owesFactor = hasVerifiedFactor(user) && session.aal !== "aal2";
	const headers = new Headers();
	for (const line of [...(await cookiesOf(context, session)), noPendingCookie]) headers.append("Set-Cookie", line);
	const isHeld =
		!owesFactor && (await holdChosen(context, request, { session_id: session.id, user_id: session.user_id }, next));
	if (isHeld) headers.append("Set-Cookie", noChosenCookie);
	return redirect(owesFactor ? authPath("factor", { next }) : next, { status: 303, headers });
}
