import { mask } from "#domain/ground/personal-details.ts";
import type { Submission } from "./form-action.server.ts";

/** A form without what names a person in these fields: one has asked to hide it. */
export async function withoutDetails(
	{ request, context }: Submission,
	...fields: readonly string[]
): Promise<Submission> {
	const form = await request.formData();
	for (const field of fields) {
		const text = form.get(field);
		if (typeof text === "string") form.set(field, mask(text));
	}
	return { request: new Request(request.url, { method: "POST", body: form }), context };
}
