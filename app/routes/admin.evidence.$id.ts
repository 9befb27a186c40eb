import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fileHeaders } from "#domain/files/files.ts";
import { openEvidence } from "#domain/registrations/evidence.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { notFound, outcome } from "../http.server.ts";

/** A document of an application, for an admin: saved, never shown in a page of ours. Each look is audited. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(openEvidence(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	return new Response(value.body, { headers: fileHeaders(value) });
}
