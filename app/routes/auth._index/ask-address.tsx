import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../../components/auth-form.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { HaveCodeLink } from "./have-code-link.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** Where to send a code to: one that signs in, or one that sets a new password. */
export function AskAddress({
	view: { step, next, address },
	answer,
}: {
	view: View<"send" | "recover">;
	answer: AuthAnswer | undefined;
}) {
	const isRecovery = step === "recover";
	const intent = isRecovery ? "send_recovery" : "send_code";
	const words = useAnswerWords(answer, [intent], useFieldWords());
	return (
		<AuthFrame
			step={step}
			title={isRecovery ? <Trans>Set a new password</Trans> : <Trans>Sign in with a code</Trans>}
			intro={
				isRecovery ? (
					<Trans>We send a code to your email. With it you choose a new password.</Trans>
				) : (
					<Trans>We send a code to your email. You sign in with it instead of your password.</Trans>
				)
			}
		>
			<AuthForm
				action={authPath(step, { next })}
				words={words}
				more={<HaveCodeLink answer={answer} use={isRecovery ? "recovery" : "sign_in"} next={next} />}
			>
				<AddressField words={words} autoComplete="username" defaultValue={address} />
				<SubmitButton intent={intent} kind="action" isWide>
					<Trans>Send a code</Trans>
				</SubmitButton>
			</AuthForm>
			<Ornament className="my-8" />
			<p>
				<Link to={authPath("sign_in", { next })} className="text-accent underline underline-offset-4">
					<Trans>Sign in with a password</Trans>
				</Link>
			</p>
		</AuthFrame>
	);
}
