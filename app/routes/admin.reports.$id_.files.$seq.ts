import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fileHeaders } from "#domain/files/files.ts";
import { openReportedFile } from "#domain/reports/reading.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { notFound, outcome } from "../http.server.ts";

/** The file of a message that was reported, for an admin: saved, never shown in a page of ours. Each look is audited. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(
		openReportedFile(context, admin, params.id ?? "", Number(params.seq?.match(/^\d{1,7}$/)?.[0] ?? 0)),
	);
	if (refusal) throw notFound();
	return new Response(value.body, { headers: fileHeaders(value) });
}
