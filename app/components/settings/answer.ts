import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import type { RefusalData, Typed } from "../../http.server.ts";

/** What became of a form. */
export type Answer = {
	/** The button that was pressed. */
	intent: string;
	/**
	 * `saved`: done. `invalid`: the fields of that name mean nothing. `refused`: the domain says no, see `refusal`.
	 * `failed`: something broke, and nothing was changed.
	 */
	outcome: "saved" | "invalid" | "refused" | "failed";
	/** What was typed, so that nothing of it is lost. */
	typed: Typed;
	invalid: readonly string[];
	refusal: RefusalData | null;
};

export const answerOf = (intent: string, outcome: Answer["outcome"], more: Partial<Answer> = {}): Answer => ({
	intent,
	outcome,
	typed: {},
	invalid: [],
	refusal: null,
	...more,
});

/** Where the network or the server fails, the page stays as it is, with all that was typed. */
export async function keepingTyped<Data>({ request, serverAction }: ClientActionFunctionArgs): Promise<Data | Answer> {
	const form = request.clone().formData();
	try {
		return (await serverAction()) as Data;
	} catch (error) {
		// Redirects, and pages that are not there.
		if (error instanceof Response || isRouteErrorResponse(error)) throw error;
		const intent = (await form.catch(() => null))?.get("intent");
		return answerOf(String(intent ?? ""), "failed");
	}
}
