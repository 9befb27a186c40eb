import { msg } from "@lingui/core/macro";
import { data } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import * as z from "zod";
import { requireFresh } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { confirmChange } from "#domain/identity/changes.server.ts";
import { keepFactors, removeFactor } from "#domain/identity/factor-removal.server.ts";
import { challengeFactor, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { email, type FactorType, sixDigits } from "#domain/identity/identity.ts";
import { phone } from "#domain/identity/phones.server.ts";
import { sendReauthentication } from "#domain/identity/proof.server.ts";
import { countRecoveryCodes, makeRecoveryCodes } from "#domain/identity/recovery-codes.server.ts";
import { findActor, signedInOf } from "#domain/identity/session.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { cookiesOf } from "#domain/identity/session-tokens.server.ts";
import { endSession, endSessions } from "#domain/identity/sessions.server.ts";
import { resendCode } from "#domain/identity/sign-up.server.ts";
import { invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { parseForm, requirePerson, type Typed } from "../../http.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { waitingMailbox } from "./security.server.ts";
import type { SecurityAnswer, Setup } from "./setup.ts";

const id = z.string().min(1).max(100);

const withPassword = z.object({ password: z.string().min(1).max(1000), code: sixDigits.or(z.literal("")).default("") });
const withEmail = z.object({ email });
const withCode = z.object({ code: sixDigits });
const withPhone = z.object({ phone });
const withKeyCode = withCode.extend({ factor: id, uri: z.string().startsWith("otpauth://totp/").max(500) });
const withPhoneCode = withCode.extend({ factor: id, challenge: id, phone_end: z.string().max(4) });
const withFactor = z.object({ factor: id });
const withSession = z.object({ session: id });

type Done = { setup?: Setup; headers?: Headers };

/** Does the work of a step; one that is refused is shown again as it was (`before`). */
async function step(
	submission: Submission,
	intent: string,
	typed: Typed,
	before: Setup | null,
	work: () => Promise<Done>,
) {
	let done: Done = {};
	const { data: answer, init } = await runCommand(submission, intent, typed, async () => {
		done = await work();
	});
	const isDone = answer.outcome === "saved";
	const result: SecurityAnswer = { ...answer, setup: isDone ? (done.setup ?? null) : before };
	return data(result, { ...init, ...(done.headers && { headers: done.headers }) });
}

function wrong(intent: string, form: Parameters<typeof invalid>[1], before: Setup | null = null) {
	const { data: answer, init } = invalid(intent, form);
	const result: SecurityAnswer = { ...answer, setup: before };
	return data(result, init ?? {});
}

/** The account of one who has lately proved who they are. Throws `stale_proof`, and what `requireActor` throws. */
const freshly = async ({ context }: Submission): Promise<SignedIn> =>
	signedInOf(context, requireFresh(context, await context.actor()));

/** A key as the picture that authenticators read. */
const setupOf = (factor: string, uri: string): Setup => ({
	kind: "authenticator",
	factor,
	uri,
	secret: new URL(uri).searchParams.get("secret") ?? "",
	qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`,
});

/** What was begun and never finished makes room for a new beginning. */
async function forgetUnfinished({ context }: Submission, signedIn: SignedIn, type: FactorType) {
	const unfinished = signedIn.user.factors.filter((one) => one.status === "unverified" && one.factor_type === type);
	for (const { id } of unfinished) await removeFactor(context, signedIn, id);
	return {
		...signedIn,
		user: { ...signedIn.user, factors: signedIn.user.factors.filter((one) => !unfinished.includes(one)) },
	};
}

/** A name that none of the person's factors has yet. */
async function newName({ request, context }: Submission, { user }: SignedIn) {
	const name = (await i18nFor(localeOf(request, context).locale))._(msg`Authenticator app`);
	const taken = new Set(user.factors.map(({ friendly_name }) => friendly_name));
	for (let n = 1; ; n++) {
		const candidate = n === 1 ? name : `${name} ${n}`;
		if (!taken.has(candidate)) return candidate;
	}
}

/** A second step that has been shown to work; with the first come recovery codes. */
async function finish({ context }: Submission, raised: SignedIn): Promise<Done> {
	const { id: session_id, user_id } = raised.session;
	// What is read for this answer comes from the session as it is now: the one that asked has another id.
	context.actor = () => findActor(context, { session_id, user_id });
	const headers = new Headers();
	for (const line of await cookiesOf(context, raised.session)) headers.append("Set-Cookie", line);
	if ((await countRecoveryCodes(context, raised.user.id)) > 0) return { headers };
	return { headers, setup: { kind: "codes", codes: await makeRecoveryCodes(context, raised) } };
}

/** What the buttons of the security tab do, by `intent`. */
export const intents = {
	/** A code by mail, without which a session of more than a day changes no password. */
	async password_code(submission: Submission) {
		return step(submission, "password_code", {}, null, async () => {
			await sendReauthentication(submission.context, await freshly(submission));
			return { setup: { kind: "password_code" } };
		});
	},

	/** The second steps that an admin was to remove. */
	async keep_factors(submission: Submission) {
		const { context, request } = submission;
		return step(submission, "keep_factors", {}, null, async () => {
			await keepFactors(context, await requirePerson(context, request));
			return {};
		});
	},

	async password(submission: Submission) {
		const form = await parseForm(submission.request, withPassword);
		const before: Setup | null = form.data?.code || form.invalid?.includes("code") ? { kind: "password_code" } : null;
		if (form.invalid) return wrong("password", form, before);
		const { password, code } = form.data;
		return step(submission, "password", form.typed, before, async () => {
			await changeAccount(submission.context, await freshly(submission), { password, nonce: code || undefined });
			return {};
		});
	},

	async email(submission: Submission) {
		const form = await parseForm(submission.request, withEmail);
		const { data: given, typed } = form;
		if (!given) return wrong("email", form);
		const person = await requirePerson(submission.context, submission.request);
		if (given.email === person.email) return wrong("email", { typed, invalid: ["email"] });
		return step(submission, "email", typed, null, async () => {
			await changeAccount(submission.context, await freshly(submission), given);
			return {};
		});
	},

	async email_again(submission: Submission) {
		return step(submission, "email_again", {}, null, async () => {
			const { user } = await freshly(submission);
			const value = waitingMailbox(user) === "current" ? user.email : user.new_email;
			if (!value) throw new Refusal("otp_expired");
			const purpose = value === user.email ? "email_change_current" : "email_change";
			await resendCode(submission.context, purpose, { kind: "email", value });
			return {};
		});
	},

	async email_code(submission: Submission) {
		const form = await parseForm(submission.request, withCode);
		const { context } = submission;
		if (form.invalid) return wrong("email_code", form);
		return step(submission, "email_code", {}, null, async () => {
			const signedIn = await signedInOf(context, await requirePerson(context, submission.request));
			const { user } = signedIn;
			const sentTo = (waitingMailbox(user) === "current" ? user.email : user.new_email) ?? "";
			await confirmChange(context, { token: form.data.code, sentTo }, { signedIn });
			return {};
		});
	},

	async authenticator(submission: Submission) {
		return step(submission, "authenticator", {}, null, async () => {
			const signedIn = await forgetUnfinished(submission, await freshly(submission), "totp");
			const friendly_name = await newName(submission, signedIn);
			const { id, totp } = await enrolFactor(submission.context, signedIn, { factor_type: "totp", friendly_name });
			return { setup: setupOf(id, totp?.uri ?? "") };
		});
	},

	async authenticator_code(submission: Submission) {
		const form = await parseForm(submission.request, withKeyCode);
		const shown = withKeyCode.omit({ code: true }).safeParse(form.data ?? form.typed);
		const before = shown.success ? setupOf(shown.data.factor, shown.data.uri) : null;
		if (form.invalid) return wrong("authenticator_code", form, before);
		const { factor: factorId, code } = form.data;
		return step(submission, "authenticator_code", {}, before, async () => {
			const signedIn = await freshly(submission);
			const { id: challengeId } = await challengeFactor(submission.context, signedIn, factorId);
			return finish(submission, await verifyFactor(submission.context, signedIn, { factorId, challengeId, code }));
		});
	},

	async phone(submission: Submission) {
		const form = await parseForm(submission.request, withPhone);
		if (form.invalid) return wrong("phone", form);
		return step(submission, "phone", form.typed, null, async () => {
			const signedIn = await forgetUnfinished(submission, await freshly(submission), "phone");
			const { phone } = form.data;
			const factor = await enrolFactor(submission.context, signedIn, { factor_type: "phone", phone });
			const enrolled = { ...signedIn, user: { ...signedIn.user, factors: [...signedIn.user.factors, factor] } };
			const { id: challenge } = await challengeFactor(submission.context, enrolled, factor.id);
			return { setup: { kind: "phone", factor: factor.id, challenge, phone_end: phone.slice(-2) } };
		});
	},

	async phone_code(submission: Submission) {
		const form = await parseForm(submission.request, withPhoneCode);
		const shown = withPhoneCode.omit({ code: true }).safeParse(form.data ?? form.typed);
		const before: Setup | null = shown.success ? { kind: "phone", ...shown.data } : null;
		if (form.invalid) return wrong("phone_code", form, before);
		const { factor: factorId, challenge: challengeId, code } = form.data;
		return step(submission, "phone_code", {}, before, async () => {
			const raised = await verifyFactor(submission.context, await freshly(submission), { factorId, challengeId, code });
			return finish(submission, raised);
		});
	},

	async remove_factor(submission: Submission) {
		const form = await parseForm(submission.request, withFactor);
		if (form.invalid) return wrong("remove_factor", form);
		return step(submission, "remove_factor", {}, null, async () => {
			await removeFactor(submission.context, await freshly(submission), form.data.factor);
			return {};
		});
	},

	async codes(submission: Submission) {
		return step(submission, "codes", {}, null, async () => ({
			setup: { kind: "codes", codes: await makeRecoveryCodes(submission.context, await freshly(submission)) },
		}));
	},

	async end_session(submission: Submission) {
		const form = await parseForm(submission.request, withSession);
		if (form.invalid) return wrong("end_session", form);
		return step(submission, "end_session", {}, null, async () => {
			const { user_id } = await requirePerson(submission.context, submission.request);
			await endSession(submission.context, user_id, form.data.session);
			return {};
		});
	},

	async end_others(submission: Submission) {
		return step(submission, "end_others", {}, null, async () => {
			const { session_id } = await requirePerson(submission.context, submission.request);
			await endSessions(submission.context, { id: session_id }, "others");
			return {};
		});
	},
};
