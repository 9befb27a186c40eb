import { Trans, useLingui } from "@lingui/react/macro";
import { KnownAddress, useFieldWords } from "../../components/auth-fields.tsx";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../../components/auth-form.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** After a code for a forgotten password: the person is signed in and chooses another. */
export function NewPassword({ view, answer }: { view: View<"password">; answer: AuthAnswer | undefined }) {
	const { t } = useLingui();
	const { step, next, email, shortest } = view;
	const words = useAnswerWords(answer, ["new_password"], useFieldWords(shortest));
	return (
		<AuthFrame
			step={step}
			title={<Trans>Choose a new password</Trans>}
			intro={<Trans>You are signed in here. All other devices are signed out when you save it.</Trans>}
		>
			<AuthForm action={authPath("password", { next })} words={words}>
				<KnownAddress address={email} />
				<PasswordField label={t`New password`} shortest={shortest} error={words.errorOf("password")} />
				<SubmitButton intent="new_password" kind="action" isWide>
					<Trans>Save the password</Trans>
				</SubmitButton>
			</AuthForm>
		</AuthFrame>
	);
}

export function PasswordSaved({ next }: { next: string }) {
	return (
		<AuthFrame
			step="saved"
			title={<Trans>Your password is changed</Trans>}
			intro={<Trans>All other devices have been signed out. You stay signed in here.</Trans>}
		>
			<ButtonLink to={next} kind="action">
				{next === "/" ? <Trans>Go to the home page</Trans> : <Trans>Go on where you were</Trans>}
			</ButtonLink>
		</AuthFrame>
	);
}
