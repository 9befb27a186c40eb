import { mask } from "#domain/ground/personal-details.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Submission } from "./form-action.server.ts";
import { requirePerson } from "./http.server.ts";

const longest = {
	title: textLimits.postTitle,
	body: textLimits.postBody,
	pseudonym: textLimits.pseudonym,
} as const;

/**
 * A form without what names a person in these fields: one has asked to hide it. Nobody but who is signed in has us look for
 * it, and not in what is too long to be published.
 */
export async function withoutDetails(
	{ request, context }: Submission,
	...fields: readonly (keyof typeof longest)[]
): Promise<Submission> {
	await requirePerson(context, request);
	const form = await request.formData();
	for (const field of fields) {
		const text = form.get(field);
		if (typeof text === "string" && text.length <= longest[field]) form.set(field, mask(text));
	}
	return { request: new Request(request.url, { method: "POST", body: form }), context };
}
