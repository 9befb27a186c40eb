import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signedOutCookies } from "#domain/identity/cookies.server.ts";
import { endSessions } from "#domain/identity/sessions.server.ts";
import { noticeCookie } from "../notice.server.ts";

export const loader = () => redirect("/");

/** Signs this device out and goes home. */
export async function action({ context }: ActionFunctionArgs) {
	const actor = await context.actor();
	if (actor) await endSessions(context, { id: actor.session_id }, "local");
	const headers = new Headers();
	for (const line of [...signedOutCookies(), noticeCookie("signed_out")]) headers.append("Set-Cookie", line);
	return redirect("/", { status: 303, headers });
}
