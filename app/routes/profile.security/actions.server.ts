import { msg } from "@lingui/core/macro";
import { data } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import * as z from "zod";
import { changeAccount, sendReauthentication } from "#domain/identity/account.server.ts";
import {
	challengeFactor,
	countRecoveryCodes,
	enrolFactor,
	makeRecoveryCodes,
	removeFactor,
	verifyFactor,
} from "#domain/identity/factors.server.ts";
import { email, type FactorType, phone } from "#domain/identity/identity.ts";
import { cookiesOf, endSession, endSessions, type SignedIn } from "#domain/identity/sessions.server.ts";
import { confirmNewEmail } from "#domain/identity/sign-in.server.ts";
import { resendCode } from "#domain/identity/sign-up.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { requireFresh, signedInOf } from "#domain/session.server.ts";
import { type Asked, doing, invalid } from "../../form-action.server.ts";
import { parseForm, requirePerson, type Typed } from "../../http.server.ts";
import { i18nFor, localeOf } from "../../i18n.ts";
import type { SecurityAnswer, Setup } from "./setup.ts";

/** People copy codes with their spaces. */
const sixDigits = z
	.string()
	.max(100)
	.transform((text) => text.replace(/\s/g, ""))
	.pipe(z.string().regex(/^\d{6}$/));
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
async function step(asked: Asked, intent: string, typed: Typed, before: Setup | null, work: () => Promise<Done>) {
	let done: Done = {};
	const { data: answer, init } = await doing(asked, intent, typed, async () => {
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
const freshly = async ({ context }: Asked): Promise<SignedIn> =>
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
async function forgetUnfinished({ context }: Asked, signedIn: SignedIn, type: FactorType) {
	const unfinished = signedIn.user.factors.filter((one) => one.status === "unverified" && one.factor_type === type);
	for (const { id } of unfinished) await removeFactor(context, signedIn, id);
	return {
		...signedIn,
		user: { ...signedIn.user, factors: signedIn.user.factors.filter((one) => !unfinished.includes(one)) },
	};
}

/** A name that none of the person's factors has yet. */
async function newName({ request, context }: Asked, { user }: SignedIn) {
	const name = (await i18nFor(localeOf(request, context).locale))._(msg`Authenticator app`);
	const taken = new Set(user.factors.map(({ friendly_name }) => friendly_name));
	for (let n = 1; ; n++) {
		const candidate = n === 1 ? name : `${name} ${n}`;
		if (!taken.has(candidate)) return candidate;
	}
}

/** A second step that has been shown to work; with the first come recovery codes. */
async function finish({ context }: Asked, raised: SignedIn): Promise<Done> {
	const headers = new Headers();
	for (const line of await cookiesOf(context, raised.session)) headers.append("Set-Cookie", line);
	if ((await countRecoveryCodes(context, raised.user.id)) > 0) return { headers };
	return { headers, setup: { kind: "codes", codes: await makeRecoveryCodes(context, raised) } };
}

/** What the buttons of the security tab do, by `intent`. */
export const intents = {
	/** A code by mail, without which a session of more than a day changes no password. */
	async password_code(asked: Asked) {
		return step(asked, "password_code", {}, null, async () => {
			await sendReauthentication(asked.context, await freshly(asked));
			return { setup: { kind: "password_code" } };
		});
	},

	async password(asked: Asked) {
		const form = await parseForm(asked.request, withPassword);
		const before: Setup | null = form.data?.code || form.invalid?.includes("code") ? { kind: "password_code" } : null;
		if (form.invalid) return wrong("password", form, before);
		const { password, code } = form.data;
		return step(asked, "password", form.typed, before, async () => {
			await changeAccount(asked.context, await freshly(asked), { password, nonce: code || undefined });
			return {};
		});
	},

	async email(asked: Asked) {
		const form = await parseForm(asked.request, withEmail);
		const { data: given, typed } = form;
		if (!given) return wrong("email", form);
		const person = await requirePerson(asked.context, asked.request);
		if (given.email === person.email) return wrong("email", { typed, invalid: ["email"] });
		return step(asked, "email", typed, null, async () => {
			await changeAccount(asked.context, await freshly(asked), given);
			return {};
		});
	},

	async email_again(asked: Asked) {
		return step(asked, "email_again", {}, null, async () => {
			const { user } = await freshly(asked);
			if (!user.new_email) throw new Refusal("otp_expired");
			await resendCode(asked.context, "email_change", { kind: "email", value: user.new_email });
			return {};
		});
	},

	async email_code(asked: Asked) {
		const form = await parseForm(asked.request, withCode);
		const { context } = asked;
		if (form.invalid) return wrong("email_code", form);
		return step(asked, "email_code", {}, null, async () => {
			const signedIn = await signedInOf(context, await requirePerson(context, asked.request));
			await confirmNewEmail(context, signedIn, form.data.code);
			return {};
		});
	},

	async authenticator(asked: Asked) {
		return step(asked, "authenticator", {}, null, async () => {
			const signedIn = await forgetUnfinished(asked, await freshly(asked), "totp");
			const friendly_name = await newName(asked, signedIn);
			const { id, totp } = await enrolFactor(asked.context, signedIn, { factor_type: "totp", friendly_name });
			return { setup: setupOf(id, totp?.uri ?? "") };
		});
	},

	async authenticator_code(asked: Asked) {
		const form = await parseForm(asked.request, withKeyCode);
		const shown = withKeyCode.omit({ code: true }).safeParse(form.data ?? form.typed);
		const before = shown.success ? setupOf(shown.data.factor, shown.data.uri) : null;
		if (form.invalid) return wrong("authenticator_code", form, before);
		const { factor: factorId, code } = form.data;
		return step(asked, "authenticator_code", {}, before, async () => {
			const signedIn = await freshly(asked);
			const { id: challengeId } = await challengeFactor(asked.context, signedIn, factorId);
			return finish(asked, await verifyFactor(asked.context, signedIn, { factorId, challengeId, code }));
		});
	},

	async phone(asked: Asked) {
		const form = await parseForm(asked.request, withPhone);
		if (form.invalid) return wrong("phone", form);
		return step(asked, "phone", form.typed, null, async () => {
			const signedIn = await forgetUnfinished(asked, await freshly(asked), "phone");
			const { phone } = form.data;
			const factor = await enrolFactor(asked.context, signedIn, { factor_type: "phone", phone });
			const enrolled = { ...signedIn, user: { ...signedIn.user, factors: [...signedIn.user.factors, factor] } };
			const { id: challenge } = await challengeFactor(asked.context, enrolled, factor.id);
			return { setup: { kind: "phone", factor: factor.id, challenge, phone_end: phone.slice(-2) } };
		});
	},

	async phone_code(asked: Asked) {
		const form = await parseForm(asked.request, withPhoneCode);
		const shown = withPhoneCode.omit({ code: true }).safeParse(form.data ?? form.typed);
		const before: Setup | null = shown.success ? { kind: "phone", ...shown.data } : null;
		if (form.invalid) return wrong("phone_code", form, before);
		const { factor: factorId, challenge: challengeId, code } = form.data;
		return step(asked, "phone_code", {}, before, async () => {
			const raised = await verifyFactor(asked.context, await freshly(asked), { factorId, challengeId, code });
			return finish(asked, raised);
		});
	},

	async remove_factor(asked: Asked) {
		const form = await parseForm(asked.request, withFactor);
		if (form.invalid) return wrong("remove_factor", form);
		return step(asked, "remove_factor", {}, null, async () => {
			await removeFactor(asked.context, await freshly(asked), form.data.factor);
			return {};
		});
	},

	async codes(asked: Asked) {
		return step(asked, "codes", {}, null, async () => ({
			setup: { kind: "codes", codes: await makeRecoveryCodes(asked.context, await freshly(asked)) },
		}));
	},

	async end_session(asked: Asked) {
		const form = await parseForm(asked.request, withSession);
		if (form.invalid) return wrong("end_session", form);
		return step(asked, "end_session", {}, null, async () => {
			const { user_id } = await requirePerson(asked.context, asked.request);
			await endSession(asked.context, user_id, form.data.session);
			return {};
		});
	},

	async end_others(asked: Asked) {
		return step(asked, "end_others", {}, null, async () => {
			const { session_id, user_id } = await requirePerson(asked.context, asked.request);
			await endSessions(asked.context, { id: session_id, user_id }, "others");
			return {};
		});
	},
};
