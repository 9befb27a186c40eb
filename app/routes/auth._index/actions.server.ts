import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { isFresh } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { personNameIfAny } from "#domain/ground/typed-text.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { claimCookieLine } from "#domain/identity/cookies.server.ts";
import { challengeFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { email, sixDigits } from "#domain/identity/identity.ts";
import { proveAgain } from "#domain/identity/proof.server.ts";
import { useRecoveryCode as takeRecoveryCode } from "#domain/identity/recovery-codes.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { formAction, invalid, refused, type Submission } from "../../form-action.server.ts";
import {
	mailLocaleOf,
	outcome,
	type Parsed,
	parseForm,
	type RefusalData,
	requireAccount,
	requirePerson,
} from "../../http.server.ts";
import { returnPath } from "../../return-path.ts";
import { claimOf, completeSignIn, passwordPath } from "./complete-sign-in.server.ts";
import { pendingCookie } from "./pending.server.ts";
import { authPath, type CodeUse, codeUseOf, purposesOf, stepOf } from "./steps.ts";

/** A form that was sent to /auth: where the person is going, and on which screen they are. */
type AuthSubmission = Submission & { params: URLSearchParams; next: string };

const password = z.string().min(1);

const withAddress = z.object({ email });
const withPassword = z.object({ password });
const withCredentials = z.object({ email, password });
/** The domain looks closer; this tells of all fields at once. */
const newPassword = ({ rules }: AppLoadContext) =>
	z.string().refine((text) => [...text].length >= rules.shortestPassword);
const withSignUp = (context: AppLoadContext) =>
	z.object({
		full_name: personNameIfAny,
		email,
		password: newPassword(context),
	});
const withCode = z.object({ email, code: sixDigits });
const withFactor = z.object({ factor: z.string().max(100) });
const withFactorCode = withFactor.extend({ code: sixDigits, challenge: z.string().max(100).default("") });
const withRecoveryCode = z.object({ code: z.string().trim().min(1).max(100) });

/** What the buttons of /auth do, by `intent`. */
const intents: Record<string, (submission: AuthSubmission) => Promise<Response | ReturnType<typeof invalid>>> = {
	async sign_in({ request, context, next }) {
		const form = await parseForm(request, withCredentials);
		if (form.invalid) return invalid("sign_in", form);
		const { email: value, password } = form.data;
		const { value: signedIn, refusal } = await outcome(
			signIn(context, { kind: "email", value }, password, claimOf(request)),
		);
		return refusal ? refused("sign_in", form.typed, refusal) : completeSignIn(context, request, signedIn, next);
	},

	async sign_up({ request, context, next }) {
		const form = await parseForm(request, withSignUp(context));
		if (form.invalid) return invalid("sign_up", form);
		const { email: value, password, full_name } = form.data;
		const { value: made, refusal } = await outcome(
			signUp(context, {
				who: { kind: "email", value },
				password,
				data: full_name ? { full_name } : {},
				locale: mailLocaleOf(request, context),
				next: next === "/" ? null : next,
			}),
		);
		if (refusal) return refused("sign_up", form.typed, refusal, waiting(context, value, refusal));
		return "session" in made
			? completeSignIn(context, request, made, next)
			: sent(context, value, "sign_up", next, {}, made.claim);
	},

	/** A code in place of the password; from the page of passwords, with whatever address stands there. */
	async send_code({ request, context, params, next }) {
		const form = await parseForm(request, withAddress);
		if (form.invalid && !form.typed.email && stepOf(params) === "sign_in")
			return redirect(authPath("send", { next }), 303);
		if (form.invalid) return invalid("send_code", form);
		return sendCode("send_code", { request, context, params, next }, form, "sign_in");
	},

	async send_recovery(submission) {
		const form = await parseForm(submission.request, withAddress);
		return form.invalid ? invalid("send_recovery", form) : sendCode("send_recovery", submission, form, "recovery");
	},

	async send_again(submission) {
		const form = await parseForm(submission.request, withAddress);
		return form.invalid
			? invalid("send_again", form)
			: sendCode("send_again", submission, form, codeUseOf(submission.params));
	},

	/** To the page of forgotten passwords, with the address that was typed. */
	async forgot({ request, next }) {
		const form = await parseForm(request, withAddress);
		const headers = form.data ? { "Set-Cookie": pendingCookie({ address: form.data.email, sentAt: 0 }) } : {};
		return redirect(authPath("recover", { next }), { status: 303, headers });
	},

	async code({ request, context, params, next }) {
		const form = await parseForm(request, withCode);
		if (form.invalid) return invalid("code", form);
		const { email: sentTo, code: token } = form.data;
		const use = codeUseOf(params);
		const { value: signedIn, refusal } = await outcome(
			signInWithCode(context, purposesOf[use], { token, sentTo }, claimOf(request)),
		);
		if (refusal) return refused("code", form.typed, refusal);
		return completeSignIn(context, request, signedIn, passwordPath(use, signedIn, next) ?? next);
	},

	async new_password({ request, context, next }) {
		await requirePerson(context, request);
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, z.object({ password: newPassword(context) }));
		// A new password asks for a proof as recent as any other sensitive act: most often a code, just typed.
		if (!isFresh(context, { ...signedIn.session, role: signedIn.user.role }))
			return redirect(authPath("prove", { next: authPath("password", { next }) }), 303);
		if (form.invalid) return invalid("new_password", form);
		const { refusal } = await outcome(changeAccount(context, signedIn, form.data));
		return refusal ? refused("new_password", form.typed, refusal) : redirect(authPath("saved", { next }), 303);
	},

	async challenge({ request, context, params, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withFactor);
		if (form.invalid) return invalid("challenge", form);
		const { factor } = form.data;
		const { value: challenge, refusal } = await outcome(challengeVerified(context, signedIn, factor));
		if (refusal) return refused("challenge", form.typed, refusal);
		return redirect(authPath(stepOf(params), { factor, challenge: challenge.id, next }), 303);
	},

	async verify_factor({ request, context, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withFactorCode);
		if (form.invalid) return invalid("verify_factor", form);
		const { value: raised, refusal } = await outcome(verifyVerified(context, signedIn, form.data));
		return refusal ? refused("verify_factor", form.typed, refusal) : completeSignIn(context, request, raised, next);
	},

	async recovery_code({ request, context, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withRecoveryCode);
		if (form.invalid) return invalid("recovery_code", form);
		const { value: raised, refusal } = await outcome(takeRecoveryCode(context, signedIn, form.data.code));
		return refusal ? refused("recovery_code", form.typed, refusal) : completeSignIn(context, request, raised, next);
	},

	async prove({ request, context, next }) {
		await requirePerson(context, request);
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withPassword);
		if (form.invalid) return invalid("prove", form);
		const { refusal } = await outcome(proveAgain(context, signedIn, form.data.password));
		return refusal ? refused("prove", form.typed, refusal) : redirect(next, 303);
	},
};

/** Every form of /auth. What is refused comes back with what was typed, and a status of 4xx. */
export const act = formAction(
	Object.fromEntries(
		Object.entries(intents).map(([intent, handle]) => [
			intent,
			(submission: Submission) => {
				const { searchParams: params } = new URL(submission.request.url);
				return handle({ ...submission, params, next: returnPath(params.get("next")) });
			},
		]),
	),
	{ fallback: "" },
);

/** On to the page where the code is typed. */
function sent(
	context: AppLoadContext,
	address: string,
	use: CodeUse,
	next: string,
	more: Record<string, string> = {},
	claim: string | null = null,
) {
	const headers = new Headers({ "Set-Cookie": pendingCookie({ address, sentAt: context.now().getTime() }) });
	if (claim) headers.append("Set-Cookie", claimCookieLine(claim));
	return redirect(authPath("code", { for: use, ...more, next }), { status: 303, headers });
}

/** Who asks too soon has a message already: the page of the code shall know to where, and for how long to wait. */
function waiting({ rules, now }: AppLoadContext, address: string, { code, values }: RefusalData): HeadersInit {
	if (code !== "over_email_send_rate_limit") return {};
	const elapsed = rules.limits.message.seconds - Number(values.seconds);
	return { "Set-Cookie": pendingCookie({ address, sentAt: now().getTime() - elapsed * 1000 }) };
}

async function sendCode(
	intent: string,
	{ request, context, next }: AuthSubmission,
	form: Extract<Parsed<z.infer<typeof withAddress>>, { invalid: null }>,
	use: CodeUse,
) {
	const value = form.data.email;
	const who = { kind: "email", value } as const;
	const linkNext = next === "/" ? null : next;
	const locale = mailLocaleOf(request, context);
	const sending: Promise<unknown> =
		use === "recovery"
			? sendRecovery(context, value, linkNext)
			: sendSignInCode(context, { who, creates: false, data: {}, locale, next: linkNext });
	const { refusal } = await outcome(sending);
	if (refusal) return refused(intent, form.typed, refusal, waiting(context, value, refusal));
	return sent(context, value, use, next, intent === "send_again" ? { again: "1" } : {});
}

/** Factors that are still being set up open nothing. */
function requireVerified({ user }: SignedIn, factorId: string) {
	const factor = user.factors.find(({ id, status }) => id === factorId && status === "verified");
	if (!factor) throw new Refusal("mfa_factor_not_found");
	return factor;
}

async function challengeVerified(context: AppLoadContext, signedIn: SignedIn, factorId: string) {
	return challengeFactor(context, signedIn, requireVerified(signedIn, factorId).id);
}

/** An authenticator needs no message: its challenge is made and answered at once. */
async function verifyVerified(
	context: AppLoadContext,
	signedIn: SignedIn,
	{ factor: factorId, challenge, code }: z.infer<typeof withFactorCode>,
) {
	const factor = requireVerified(signedIn, factorId);
	const challengeId =
		factor.factor_type === "totp" ? (await challengeFactor(context, signedIn, factorId)).id : challenge;
	return verifyFactor(context, signedIn, { factorId, challengeId, code });
}
