import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import * as z from "zod";
import { Refusal, refusalCodes } from "#domain/ground/refusal.ts";
import { answerOf } from "./components/form/answer.ts";
import { intentOf, outcome, type Parsed, parseForm, type RefusalData, type Typed, toAuth } from "./http.server.ts";

/** A form that was sent, read whole. */
export type Submission = { request: Request; context: AppLoadContext };

/**
 * The action of a page with forms: a handler for each of its buttons, by `intent`. A body that is too long, no form, or
 * of a button that does not exist is refused before anything is done; the form with the intent `fallback` says so. What
 * comes too often is refused at its own form, with what was typed.
 */
export function formAction<Result>(
	intents: Record<string, (submission: Submission) => Promise<Result>>,
	{ fallback }: { fallback: string },
) {
	return async ({ request, context }: ActionFunctionArgs) => {
		const { value: form, refusal } = await outcome(readForm(request));
		if (refusal) return refused(fallback, {}, refusal);
		const intent = (await intentOf(form)) ?? "";
		const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
		if (!run) return refused(fallback, {}, { code: "invalid", values: {} });
		if (!context.limited) return run({ request: form, context });
		const { typed } = await parseForm(form, z.object({}));
		return refused(intent, typed, context.limited);
	};
}

/** The form of a request. Throws `too_large`, and `invalid` for no form. */
async function readForm(request: Request): Promise<Request> {
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw new Refusal("invalid");
	const body = await request.arrayBuffer();
	// The address without what Remix adds to it: people may be sent back there.
	const url = new URL(request.url);
	url.searchParams.delete("index");
	url.searchParams.delete("_routes");
	const form = new Request(url, { method: "POST", headers: request.headers, body });
	if ((await intentOf(form)) === null) throw new Refusal("invalid");
	return form;
}

/** Reads a form and does its work; answers what became of it, with the status that says so. */
export async function saveForm<Schema extends z.ZodObject>(
	{ request, context }: Submission,
	intent: string,
	schema: Schema,
	work: (data: z.infer<Schema>) => Promise<unknown>,
) {
	const form = await parseForm(request, schema);
	if (form.invalid) return invalid(intent, form);
	return runCommand({ request, context }, intent, form.typed, () => work(form.data));
}

/** Back to the form: fields that cannot be used. */
export const invalid = (intent: string, { typed, invalid }: Pick<Parsed<unknown>, "typed" | "invalid">) =>
	data(answerOf(intent, "invalid", { typed, invalid: invalid ?? [] }), 422);

/** Back to the form: what the domain refuses. */
export const refused = (intent: string, typed: Typed, refusal: RefusalData, headers: HeadersInit = {}) =>
	data(answerOf(intent, "refused", { typed, refusal }), { status: statusOf(refusal), headers });

/** A field that cannot be used as it is has the status of `invalid` fields. */
const statusOf = ({ code, values }: RefusalData) => (code === "invalid" && values.field ? 422 : refusalCodes[code]);

/**
 * Runs the command of a form. Who is not signed in any more is sent to do so, who has not proved lately who they are to
 * prove it; both come back. Any other refusal, and a fault of ours, comes back with what was typed.
 */
export async function runCommand(
	{ request, context }: Submission,
	intent: string,
	typed: Typed,
	work: () => Promise<unknown>,
) {
	try {
		const { refusal } = await outcome(work());
		if (!refusal) return data(answerOf(intent, "saved"), 200);
		if (refusal.code === "signed_out") throw toAuth(request, null);
		if (refusal.code === "insufficient_aal") throw toAuth(request, "factor");
		if (refusal.code === "stale_proof") throw toAuth(request, "prove");
		const { field, words } = refusal.values;
		// Words that may not stand in a text are named beside it.
		if (refusal.code === "invalid" && field && !words) return invalid(intent, { typed, invalid: [String(field)] });
		return refused(intent, typed, refusal);
	} catch (error) {
		if (error instanceof Response) throw error;
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		context.log("error", { message: cause instanceof Error ? cause.message : "unknown" });
		return data(answerOf(intent, "failed", { typed }), 500);
	}
}
