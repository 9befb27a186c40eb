import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { finishOnboarding } from "#domain/profiles/profiles.server.ts";
import { requirePerson } from "../http.server.ts";

export const loader = () => redirect("/profile");

/** Remembers that the person was greeted: no device asks again. */
export async function action({ request, context }: ActionFunctionArgs) {
	await finishOnboarding(context, await requirePerson(context, request));
	return new Response(null, { status: 204 });
}
