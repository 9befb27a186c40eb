import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deviceCookie, deviceOf, newDevice } from "#domain/assistant/allowance.server.ts";
import { leftTo } from "#domain/assistant/answering.server.ts";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { cookieOf, privateCookie } from "#domain/identity/cookies.server.ts";

export const loader = () => redirect("/help");

/**
 * Opens the assistant for whoever has no account: their browser gets the cookie of a device, unless it has one. Answers
 * how many messages are left (`MessagesLeft`).
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	if (context.limited) return new Response(null, { status: context.limited.status });
	const actor = await context.actor();
	if (isFullySignedIn(actor)) return Response.json(await leftTo(context, { person: actor, device: null }));
	const known = await deviceOf(context, cookieOf(request.headers.get("Cookie"), deviceCookie));
	const given = known ? null : await newDevice(context);
	const left = await leftTo(context, { person: null, device: known ?? given?.id ?? null });
	const headers = new Headers();
	if (given) headers.append("Set-Cookie", privateCookie(deviceCookie, given.token, assistantLimits.seconds));
	return Response.json(left, { headers });
}
