import { Trans, useLingui } from "@lingui/react/macro";
import { KnownAddress, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { FactorCodeForm } from "../../components/factor-code-form.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { OtherWays } from "./other-ways.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** Before a sensitive act: who is signed in shows once more that it is them. */
export function Prove({ view, answer }: { view: View<"prove">; answer: Answer | undefined }) {
	const { step, next, ways, way, factor, challenge, email } = view;
	const action = authPath("prove", {
		...(way === "factor" && factor ? { factor: factor.id } : { way }),
		...(challenge && { challenge }),
		next,
	});
	const isByFactor = way === "factor" && factor !== null;
	return (
		<AuthFrame
			step={`${step} ${way} ${factor?.id}`}
			title={<Trans>Confirm it is you</Trans>}
			intro={
				<Trans>
					What comes next is sensitive, and you signed in some time ago. After this, you can continue where you were.
				</Trans>
			}
		>
			{isByFactor && (
				<FactorCodeForm key={factor.id} action={action} factor={factor} challenge={challenge} answer={answer} />
			)}
			{!isByFactor && ways.includes("password") && <PasswordForm action={action} email={email} answer={answer} />}
			{!isByFactor && view.factors.length === 0 && email && (
				<MailForm next={next} email={email} answer={answer} isOnlyWay={ways.length === 0} />
			)}
			{ways.length + view.factors.length > 1 && <OtherWays view={view} />}
		</AuthFrame>
	);
}

type FormProps = { email: string; answer: Answer | undefined };

function PasswordForm({ action, email, answer }: FormProps & { action: string }) {
	const { t } = useLingui();
	const intents = ["prove"];
	const form = useAnswer(answer, intents, useFieldWords());
	const isWrong = answer?.intent === "prove" && answer.refusal?.code === "invalid_credentials";
	return (
		<ActionForm action={action} intents={intents} answer={answer} failed={null}>
			<KnownAddress address={email} />
			<PasswordField
				label={t`Password`}
				error={isWrong ? t`This password is wrong. Try again, or ask us to send you a code.` : form.errorOf("password")}
			/>
			<SubmitButton intent="prove" kind="action" isWide>
				<Trans>Confirm</Trans>
			</SubmitButton>
		</ActionForm>
	);
}

/** For who has no password, or forgot it: a code by mail signs in afresh. */
function MailForm({ next, email, answer, isOnlyWay }: FormProps & { next: string; isOnlyWay: boolean }) {
	const intents = ["send_code"];
	return (
		<ActionForm
			action={authPath("prove", { next })}
			intents={intents}
			answer={answer}
			failed={null}
			className={isOnlyWay ? "" : "mt-5"}
		>
			<input type="hidden" name="email" value={email} />
			<SubmitButton intent="send_code" kind={isOnlyWay ? "action" : "quiet"} isWide>
				{isOnlyWay ? <Trans>Email me a code</Trans> : <Trans>Email me a code instead</Trans>}
			</SubmitButton>
		</ActionForm>
	);
}
