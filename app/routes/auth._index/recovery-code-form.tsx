import { Trans, useLingui } from "@lingui/react/macro";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";

/** One of the codes that a person wrote down when they set up their second step. */
export function RecoveryCodeForm({ action, answer }: { action: string; answer: Answer | undefined }) {
	const { t } = useLingui();
	const intents = ["recovery_code"];
	const form = useAnswer(answer, intents, { code: t`Enter one of your recovery codes.` });
	return (
		<ActionForm action={action} intents={intents} answer={answer} failed={null}>
			<Field label={t`Recovery code`} hint={t`Ten letters and digits, like abcde-23456.`} error={form.errorOf("code")}>
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
		</ActionForm>
	);
}
