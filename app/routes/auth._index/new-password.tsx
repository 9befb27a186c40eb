import { Trans, useLingui } from "@lingui/react/macro";
import { KnownAddress, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** After the code for a forgotten password, or for a sign-up made elsewhere: the person is signed in and chooses one. */
export function NewPassword({ view, answer }: { view: View<"password">; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { step, next, email, shortest, isFirst } = view;
	const intents = ["new_password"];
	const form = useAnswer(answer, intents, useFieldWords(shortest));
	return (
		<AuthFrame
			step={step}
			title={isFirst ? <Trans>Choose a password</Trans> : <Trans>Choose a new password</Trans>}
			intro={
				isFirst ? (
					<Trans>
						Your email address is confirmed, and you are signed in here. We do not keep a password that was typed in
						another browser, because anyone could have typed one with your address.
					</Trans>
				) : (
					<Trans>You are signed in here. When you save the new password, we sign out all other devices.</Trans>
				)
			}
		>
			<ActionForm
				action={authPath("password", { ...(isFirst && { first: "1" }), next })}
				intents={intents}
				answer={answer}
				failed={null}
			>
				<KnownAddress address={email} />
				<PasswordField label={t`New password`} shortest={shortest} error={form.errorOf("password")} />
				<SubmitButton intent="new_password" kind="action" isWide>
					<Trans>Save the password</Trans>
				</SubmitButton>
			</ActionForm>
		</AuthFrame>
	);
}

export function PasswordSaved({ next }: { next: string }) {
	return (
		<AuthFrame
			step="saved"
			title={<Trans>Your password is changed</Trans>}
			intro={<Trans>We signed out all other devices. You are still signed in here.</Trans>}
		>
			<ButtonLink to={next} kind="action">
				{next === "/" ? <Trans>Go to the home page</Trans> : <Trans>Continue</Trans>}
			</ButtonLink>
		</AuthFrame>
	);
}
