import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { exportAll, exportName } from "#domain/accounts/export.server.ts";
import { requireFresh } from "#domain/ground/callers.ts";
import { outcome, requirePerson } from "../http.server.ts";

/** All that is kept about the person, as a file; who has not lately proved who they are does so first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome((async () => exportAll(context, requireFresh(context, person)))());
	if (refusal) {
		const query = new URLSearchParams({ step: "prove", next: "/profile/privacy?download=1#export" });
		return redirect(`/auth?${query}`);
	}
	return new Response(JSON.stringify(value, null, "\t"), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="${exportName(context)}"`,
		},
	});
}
