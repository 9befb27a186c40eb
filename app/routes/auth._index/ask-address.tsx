import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
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
	answer: Answer | undefined;
}) {
	const isRecovery = step === "recover";
	const intent = isRecovery ? "send_recovery" : "send_code";
	const intents = [intent];
	const form = useAnswer(answer, intents, useFieldWords());
	return (
		<AuthFrame
			step={step}
			title={isRecovery ? <Trans>Set a new password</Trans> : <Trans>Sign in with a code</Trans>}
			intro={
				isRecovery ? (
					<Trans>We'll email you a code. Use it to choose a new password.</Trans>
				) : (
					<Trans>We'll email you a code. Use it to sign in instead of your password.</Trans>
				)
			}
		>
			<ActionForm
				action={authPath(step, { next })}
				intents={intents}
				answer={answer}
				failed={null}
				more={<HaveCodeLink answer={answer} use={isRecovery ? "recovery" : "sign_in"} next={next} />}
			>
				<AddressField form={form} autoComplete="username" defaultValue={address} />
				<SubmitButton intent={intent} kind="action" isWide>
					<Trans>Send a code</Trans>
				</SubmitButton>
			</ActionForm>
			<Ornament className="my-8" />
			<p>
				<Link to={authPath("sign_in", { next })} className="text-accent underline underline-offset-4">
					<Trans>Sign in with a password</Trans>
				</Link>
			</p>
		</AuthFrame>
	);
}
