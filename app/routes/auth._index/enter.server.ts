import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { cookiesOf, endSessions, type SignedIn } from "#domain/identity/sessions.server.ts";
import { hasVerifiedFactor } from "#domain/identity/users.server.ts";
import { noPendingCookie } from "./pending.server.ts";
import { authPath } from "./steps.ts";

/** Lets a person in who has shown who they are: to their second step if they have one, else to where they were going. */
export async function enter(context: AppLoadContext, { session, user }: SignedIn, next: string) {
	// This browser forgets the session it had: nobody would ever end it.
	const before = await context.actor();
	if (before && before.session_id !== session.id)
		await endSessions(context, { id: before.session_id, user_id: before.user_id }, "local");
	const owesFactor = hasVerifiedFactor(user) && session.aal !== "aal2";
	const headers = new Headers();
	for (const line of [...(await cookiesOf(context, session)), noPendingCookie]) headers.append("Set-Cookie", line);
	return redirect(owesFactor ? authPath("factor", { next }) : next, { status: 303, headers });
}
