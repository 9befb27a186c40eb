import { Trans, useLingui } from "@lingui/react/macro";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../../components/auth-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";

/** One of the codes that a person wrote down when they set up their second step. */
export function RecoveryCodeForm({ action, answer }: { action: string; answer: AuthAnswer | undefined }) {
	const { t } = useLingui();
	const words = useAnswerWords(answer, ["recovery_code"], { code: t`Enter one of your recovery codes.` });
	return (
		<AuthForm action={action} words={words}>
			<Field label={t`Recovery code`} hint={t`Ten letters and digits, like abcde-23456.`} error={words.errorOf("code")}>
				{(control) => (
					<Input
						name="code"
						dir="ltr"
						required
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						className="max-w-64 text-start text-lg tracking-wider"
						{...control}
					/>
				)}
			</Field>
			<SubmitButton intent="recovery_code" kind="action" isWide>
				<Trans>Confirm</Trans>
			</SubmitButton>
		</AuthForm>
	);
}
