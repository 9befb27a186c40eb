import { Trans, useLingui } from "@lingui/react/macro";
import type { FactorType } from "#domain/identity/identity.ts";
import { CodeField } from "./auth-code-field.tsx";
import { ActionForm, useAnswer } from "./form/action-form.tsx";
import type { Answer } from "./form/answer.ts";
import { SubmitButton } from "./submit-button.tsx";

/** A second step as a page may show it: of a number only its end. */
export type ShownFactor = {
	id: string;
	factor_type: FactorType;
	friendly_name: string | null;
	phone_end: string | null;
};

/**
 * Asks for the code of one second step. Sends `intent=verify_factor` with `factor`, `challenge` and `code` to `action`;
 * a phone first gets its code by `intent=challenge` with `factor`, after which the page is shown with the challenge's
 * id.
 */
export function FactorCodeForm({
	action,
	factor,
	challenge,
	answer,
}: {
	action: string;
	factor: ShownFactor;
	/** Of a phone: the challenge whose code was sent; null when none was. */
	challenge: string | null;
	answer: Answer | null | undefined;
}) {
	const { t } = useLingui();
	const intents = ["verify_factor", "challenge"];
	const form = useAnswer(answer, intents, { code: t`Enter the six digits of the code.` });
	const isPhone = factor.factor_type === "phone";
	const end = factor.phone_end;
	if (isPhone && !challenge)
		return (
			<ActionForm action={action} intents={intents} answer={answer} failed={null}>
				<input type="hidden" name="factor" value={factor.id} />
				<p>
					<Trans>We will send a code to your phone. The number ends in {end}.</Trans>
				</p>
				<SubmitButton intent="challenge" kind="action" isWide>
					<Trans>Send a code</Trans>
				</SubmitButton>
			</ActionForm>
		);
	return (
		<>
			<ActionForm action={action} intents={intents} answer={answer} failed={null}>
				<input type="hidden" name="factor" value={factor.id} />
				<input type="hidden" name="challenge" value={challenge ?? ""} />
				<CodeField
					hint={
						isPhone
							? t`We sent it to the number that ends in ${end}. You can use it for five minutes.`
							: t`Enter the code that your authenticator app shows now.`
					}
					error={form.errorOf("code")}
				/>
				<SubmitButton intent="verify_factor" kind="action" isWide>
					<Trans>Confirm</Trans>
				</SubmitButton>
			</ActionForm>
			{isPhone && (
				<ActionForm action={action} intents={intents} answer={null} className="mt-3">
					<input type="hidden" name="factor" value={factor.id} />
					<SubmitButton intent="challenge" kind="link">
						<Trans>Send a new code</Trans>
					</SubmitButton>
				</ActionForm>
			)}
		</>
	);
}
