import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { changeAccount, proveAgain } from "#domain/identity/account.server.ts";
import { challengeFactor, useRecoveryCode as takeRecoveryCode, verifyFactor } from "#domain/identity/factors.server.ts";
import { email } from "#domain/identity/identity.ts";
import { isFresh, type SignedIn } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { resendCode, sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { Refusal, refusalCodes } from "#domain/refusal.ts";
import type { AuthAnswer } from "../../components/auth-form.tsx";
import {
	intentOf,
	mailLocaleOf,
	outcome,
	type Parsed,
	parseForm,
	type RefusalData,
	requireAccount,
	requirePerson,
} from "../../http.server.ts";
import { returnPath } from "../../return-path.ts";
import { enter } from "./enter.server.ts";
import { pendingCookie } from "./pending.server.ts";
import { authPath, type CodeUse, codeUseOf, purposesOf, stepOf } from "./steps.ts";

/** A form that was sent to /auth: where the person is going, and on which screen they are. */
type Asked = { request: Request; context: AppLoadContext; params: URLSearchParams; next: string };

const password = z.string().min(1);

/** People copy codes with spaces and dashes, and their keyboards may write ١٢٣ or १२३. */
const sixDigits = z
	.string()
	.max(100)
	.transform((text) => text.replace(/[\s\p{Pd}]/gu, "").replace(/\p{Nd}/gu, westernDigit))
	.pipe(z.string().regex(/^\d{6}$/));

/** Unicode keeps the digits of a script together, zero first. */
function westernDigit(digit: string) {
	const at = digit.codePointAt(0) ?? 0;
	let zero = at;
	while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && at - zero < 9) zero--;
	return String(at - zero);
}

const withAddress = z.object({ email });
const withPassword = z.object({ password });
const withCredentials = z.object({ email, password });
/** The domain looks closer; this tells of all fields at once. */
const newPassword = ({ rules }: AppLoadContext) =>
	z.string().refine((text) => [...text].length >= rules.shortestPassword);
const withSignUp = (context: AppLoadContext) =>
	z.object({ full_name: z.string().trim().max(120).default(""), email, password: newPassword(context) });
const withCode = z.object({ email, code: sixDigits });
const withFactor = z.object({ factor: z.string().max(100) });
const withFactorCode = withFactor.extend({ code: sixDigits, challenge: z.string().max(100).default("") });
const withRecoveryCode = z.object({ code: z.string().trim().min(1).max(100) });

/** What the buttons of /auth do, by `intent`. */
const intents: Record<string, (asked: Asked) => Promise<Response | ReturnType<typeof refuse>>> = {
	async sign_in({ request, context, next }) {
		const form = await parseForm(request, withCredentials);
		if (form.invalid) return refuse("sign_in", form);
		const { email: value, password } = form.data;
		const { value: signedIn, refusal } = await outcome(signIn(context, { kind: "email", value }, password));
		return refusal ? refuse("sign_in", form, refusal) : enter(context, signedIn, next);
	},

	async sign_up({ request, context, next }) {
		const form = await parseForm(request, withSignUp(context));
		if (form.invalid) return refuse("sign_up", form);
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
		if (refusal) return refuse("sign_up", form, refusal, waiting(context, value, refusal));
		return "session" in made ? enter(context, made, next) : sent(context, value, "sign_up", next);
	},

	/** A code in place of the password; from the page of passwords, with whatever address stands there. */
	async send_code({ request, context, params, next }) {
		const form = await parseForm(request, withAddress);
		if (form.invalid && !form.typed.email && stepOf(params) === "sign_in")
			return redirect(authPath("send", { next }), 303);
		if (form.invalid) return refuse("send_code", form);
		return sendCode("send_code", { request, context, params, next }, form, "sign_in");
	},

	async send_recovery(asked) {
		const form = await parseForm(asked.request, withAddress);
		return form.invalid ? refuse("send_recovery", form) : sendCode("send_recovery", asked, form, "recovery");
	},

	async send_again(asked) {
		const form = await parseForm(asked.request, withAddress);
		return form.invalid ? refuse("send_again", form) : sendCode("send_again", asked, form, codeUseOf(asked.params));
	},

	/** To the page of forgotten passwords, with the address that was typed. */
	async forgot({ request, next }) {
		const form = await parseForm(request, withAddress);
		const headers = form.data ? { "Set-Cookie": pendingCookie({ address: form.data.email, sentAt: 0 }) } : {};
		return redirect(authPath("recover", { next }), { status: 303, headers });
	},

	async code({ request, context, params, next }) {
		const form = await parseForm(request, withCode);
		if (form.invalid) return refuse("code", form);
		const { email: sentTo, code: token } = form.data;
		const use = codeUseOf(params);
		const { value: signedIn, refusal } = await outcome(signInWithCode(context, purposesOf[use], { token, sentTo }));
		if (refusal) return refuse("code", form, refusal);
		return enter(context, signedIn, use === "recovery" ? authPath("password", { next }) : next);
	},

	async new_password({ request, context, next }) {
		await requirePerson(context, request);
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, z.object({ password: newPassword(context) }));
		// A new password asks for a proof as recent as any other sensitive act: most often a code, just typed.
		if (!isFresh(context, signedIn.session.amr))
			return redirect(authPath("prove", { next: authPath("password", { next }) }), 303);
		if (form.invalid) return refuse("new_password", form);
		const { refusal } = await outcome(changeAccount(context, signedIn, form.data));
		return refusal ? refuse("new_password", form, refusal) : redirect(authPath("saved", { next }), 303);
	},

	async challenge({ request, context, params, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withFactor);
		if (form.invalid) return refuse("challenge", form);
		const { factor } = form.data;
		const { value: challenge, refusal } = await outcome(challengeVerified(context, signedIn, factor));
		if (refusal) return refuse("challenge", form, refusal);
		return redirect(authPath(stepOf(params), { factor, challenge: challenge.id, next }), 303);
	},

	async verify_factor({ request, context, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withFactorCode);
		if (form.invalid) return refuse("verify_factor", form);
		const { value: raised, refusal } = await outcome(verifyVerified(context, signedIn, form.data));
		return refusal ? refuse("verify_factor", form, refusal) : enter(context, raised, next);
	},

	async recovery_code({ request, context, next }) {
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withRecoveryCode);
		if (form.invalid) return refuse("recovery_code", form);
		const { value: raised, refusal } = await outcome(takeRecoveryCode(context, signedIn, form.data.code));
		return refusal ? refuse("recovery_code", form, refusal) : enter(context, raised, next);
	},

	async prove({ request, context, next }) {
		await requirePerson(context, request);
		const signedIn = await requireAccount(context, request);
		const form = await parseForm(request, withPassword);
		if (form.invalid) return refuse("prove", form);
		const { refusal } = await outcome(proveAgain(context, signedIn, form.data.password));
		return refusal ? refuse("prove", form, refusal) : redirect(next, 303);
	},
};

/** Every form of /auth. What is refused comes back with what was typed, and a status of 4xx. */
export async function act({ request, context }: ActionFunctionArgs) {
	const { searchParams: params } = new URL(request.url);
	const intent = await intentOf(request);
	if (intent === null || !Object.hasOwn(intents, intent)) {
		const answer: AuthAnswer = { intent: "", typed: {}, invalid: [], refusal: { code: "invalid", values: {} } };
		return data(answer, 400);
	}
	return intents[intent]?.({ request, context, params, next: returnPath(params.get("next")) });
}

/** Back to the form: fields that mean nothing (422), or what the domain refuses. */
function refuse(
	intent: string,
	{ typed, invalid }: Pick<Parsed<unknown>, "typed" | "invalid">,
	refusal: RefusalData | null = null,
	headers: HeadersInit = {},
) {
	const answer: AuthAnswer = { intent, typed, invalid: invalid ?? [], refusal };
	return data(answer, { status: refusal ? refusalCodes[refusal.code] : 422, headers });
}

/** On to the page where the code is typed. */
function sent(context: AppLoadContext, address: string, use: CodeUse, next: string, more: Record<string, string> = {}) {
	const headers = { "Set-Cookie": pendingCookie({ address, sentAt: context.now().getTime() }) };
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
	{ request, context, next }: Asked,
	form: Extract<Parsed<z.infer<typeof withAddress>>, { invalid: null }>,
	use: CodeUse,
) {
	const value = form.data.email;
	const who = { kind: "email", value } as const;
	const linkNext = next === "/" ? null : next;
	const locale = mailLocaleOf(request, context);
	const sending =
		use === "recovery"
			? sendRecovery(context, value, linkNext)
			: use === "email_change"
				? resendCode(context, "email_change", who)
				: sendSignInCode(context, { who, creates: false, data: {}, locale, next: linkNext });
	const { refusal } = await outcome(sending);
	if (refusal) return refuse(intent, form, refusal, waiting(context, value, refusal));
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
