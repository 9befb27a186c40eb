import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";
import type { RefusalCode } from "#domain/ground/refusal.ts";
import type { RefusalData, Typed } from "../../http.server.ts";
import { dropDraft, typedIn } from "./drafts.ts";

/** What became of a form. */
export type Answer = {
	/** The button that was pressed; "" for a body that was no form. */
	intent: string;
	/**
	 * `saved`: done. `unsent`: nothing was sent for good, the form is shown with what was typed. `invalid`: the fields
	 * named by `invalid` cannot be used. `refused`: the domain says no, see `refusal`. `failed`: something broke on our
	 * side, and nothing was changed. `unreachable`: the server could not be reached.
	 */
	outcome: "saved" | "unsent" | "invalid" | "refused" | "failed" | "unreachable";
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

/** The field that a refusal is about; the others are about the whole form. */
const fields: Partial<Record<RefusalCode, string>> = {
	invalid_credentials: "password",
	weak_password: "password",
	same_password: "password",
	validation_failed: "password",
	email_exists: "email",
	otp_expired: "code",
	mfa_verification_failed: "code",
	mfa_challenge_expired: "code",
	reauthentication_not_valid: "code",
	mfa_factor_name_conflict: "friendly_name",
	mfa_verified_factor_exists: "phone",
	sms_send_failed: "phone",
};

/** The field that a refusal names or is known to be about; undefined where it is about the whole form. */
export const fieldOf = ({ code, values }: RefusalData): string | undefined =>
	values.field ? String(values.field) : fields[code];

/**
 * The client action of every page with forms. Where the network fails the page stays as it is, with all that was typed;
 * the status (Remix takes one from a Response only) keeps it from loading the page again, which would fail too and
 * replace the form. Once the form has arrived its draft is dropped; a redirect to sign in keeps it for the way back.
 */
export async function keepingTyped<Data extends Answer>({ request, serverAction }: ClientActionFunctionArgs) {
	const sent = await request
		.clone()
		.formData()
		.catch(() => new FormData());
	const intent = String(sent.get("intent") ?? "");
	const { pathname } = new URL(request.url);
	try {
		const answer = (await serverAction()) as Data | null;
		if (answer?.outcome === "saved") dropDraft(pathname, intent);
		return answer;
	} catch (error) {
		if (error instanceof Response && !isWall(error, pathname)) dropDraft(pathname, intent);
		// Redirects, and pages that are not there.
		if (error instanceof Response || isRouteErrorResponse(error)) throw error;
		return Response.json(answerOf(intent, "unreachable", { typed: typedIn(sent) }), { status: 503 });
	}
}

/** Sent to sign in instead of being done; from the pages of signing in themselves it is the next step. */
const isWall = ({ headers }: Response, pathname: string) =>
	pathname !== "/auth" && /^\/auth(\?|$)/.test(headers.get("Location") ?? "");

/**
 * The `shouldRevalidate` of a page whose forms have a version. Remix keeps the page as it is where a form was refused; whoever
 * was late is to see what is saved now.
 */
export const afterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
	defaultShouldRevalidate || actionStatus === 409;
