import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fileHeaders } from "#domain/files/files.ts";
import { openMessageFile } from "#domain/messages/writing.server.ts";
import { notFound, outcome, requirePerson, toAuth } from "../http.server.ts";

/** A file of a message, for the two of its thread: saved, never shown in a page of ours. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(openMessageFile(context, person, params.id ?? "", params.message ?? ""));
	if (refusal?.code === "insufficient_aal") throw toAuth(request, "factor");
	if (refusal) throw notFound();
	return new Response(value.body, { headers: fileHeaders(value) });
}
