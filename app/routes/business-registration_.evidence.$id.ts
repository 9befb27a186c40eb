import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fileHeaders } from "#domain/files/files.ts";
import { openOwnEvidence } from "#domain/registrations/evidence.server.ts";
import { notFound, outcome, requirePerson } from "../http.server.ts";

/** A document of an own application: saved, never shown in a page of ours. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(openOwnEvidence(context, person, params.id ?? ""));
	if (refusal) throw notFound();
	return new Response(value.body, { headers: fileHeaders(value) });
}
