import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import type * as z from "zod";
import { Refusal, refusalCodes } from "#domain/refusal.ts";
import { type Answer, answerOf } from "./components/settings/answer.ts";
import { intentOf, outcome, type Parsed, parseForm, type Typed, toAuth } from "./http.server.ts";

const longestForm = 128 * 1024;

/** A form that was sent: read whole, and not longer than it may be. */
export type Asked = { request: Request; context: AppLoadContext };

/**
 * The action of a page with forms: what its buttons do, by `intent`. A body that is too long, no form, or of a button
 * that is not there is refused before anything is done, and that is told at the form of `unread`.
 */
export function formAction<Result>(
	intents: Record<string, (asked: Asked) => Promise<Result>>,
	{ unread, longest = longestForm }: { unread: string; longest?: number },
) {
	return async ({ request, context }: ActionFunctionArgs) => {
		const { value: form, refusal } = await outcome(readForm(request, longest));
		if (refusal) return data(answerOf(unread, "refused", { refusal }), refusalCodes[refusal.code]);
		const intent = (await intentOf(form)) ?? "";
		const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
		if (!run) return data(answerOf(unread, "refused", { refusal: { code: "invalid", values: {} } }), 400);
		return run({ request: form, context });
	};
}

/** The form of a request, of which no more is kept than a form may be long. Throws `too_large`, and `invalid` for no form. */
async function readForm(request: Request, longest: number): Promise<Request> {
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw new Refusal("invalid");
	const parts: BlobPart[] = [];
	let length = 0;
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		length += part.value.length;
		// What is too much is read too, and dropped: a browser that is still sending would not hear the answer.
		if (length <= longest) parts.push(part.value);
	}
	if (length > longest) throw new Refusal("too_large");
	// The address without what Remix adds to it: people may be sent back there.
	const url = new URL(request.url);
	url.searchParams.delete("index");
	url.searchParams.delete("_routes");
	const form = new Request(url, { method: "POST", headers: { "Content-Type": type }, body: new Blob(parts) });
	if ((await intentOf(form)) === null) throw new Refusal("invalid");
	return form;
}

/** Reads a form and does its work; answers what became of it, with the status that says so. */
export async function saveForm<Schema extends z.ZodObject>(
	{ request, context }: Asked,
	intent: string,
	schema: Schema,
	work: (data: z.infer<Schema>) => Promise<unknown>,
) {
	const form = await parseForm(request, schema);
	if (form.invalid) return invalid(intent, form);
	return doing({ request, context }, intent, form.typed, () => work(form.data));
}

export const invalid = (intent: string, { typed, invalid }: Pick<Parsed<unknown>, "typed" | "invalid">) =>
	data(answerOf(intent, "invalid", { typed, invalid: invalid ?? [] }), 422);

/**
 * Does the work of a form. Who is not signed in any more is sent to do so, who has not proved lately who they are to
 * prove it; both come back. Any other refusal, and a fault of ours, comes back with what was typed.
 */
export async function doing({ request, context }: Asked, intent: string, typed: Typed, work: () => Promise<unknown>) {
	const answer = (result: Answer, status: number) => data(result, status);
	try {
		const { refusal } = await outcome(work());
		if (!refusal) return answer(answerOf(intent, "saved"), 200);
		if (refusal.code === "signed_out") throw toAuth(request, null);
		if (refusal.code === "insufficient_aal") throw toAuth(request, "factor");
		if (refusal.code === "stale_proof") throw toAuth(request, "prove");
		const { field, words } = refusal.values;
		if (refusal.code === "invalid" && field)
			return answer(
				// Words that may not stand in a text are named beside it.
				words
					? answerOf(intent, "refused", { typed, refusal })
					: answerOf(intent, "invalid", { typed, invalid: [String(field)] }),
				422,
			);
		return answer(answerOf(intent, "refused", { typed, refusal }), refusalCodes[refusal.code]);
	} catch (error) {
		if (error instanceof Response) throw error;
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		context.log("error", { message: cause instanceof Error ? cause.message : "unknown" });
		return answer(answerOf(intent, "failed", { typed }), 500);
	}
}
