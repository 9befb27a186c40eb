import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openFile } from "#domain/appointments/appointment-files.server.ts";
import { fileHeaders } from "#domain/files/files.ts";
import { notFound, outcome, requirePerson, toAuth } from "../http.server.ts";

/** A paper beside an appointment, for its two parties: saved, never shown in a page of ours. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(openFile(context, person, params.id ?? "", params.file ?? ""));
	if (refusal?.code === "insufficient_aal") throw toAuth(request, "factor");
	if (refusal) throw notFound();
	return new Response(value.body, { headers: fileHeaders(value) });
}
