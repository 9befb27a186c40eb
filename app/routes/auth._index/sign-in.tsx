import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { ForChosenTime } from "./for-chosen-time.tsx";
import { HaveCodeLink } from "./have-code-link.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** Email and password; or, with whatever address stands there, a code. */
export function SignIn({
	view: { step, next, chosen, isUnsent },
	answer,
}: {
	view: View<"sign_in">;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const intents = ["sign_in", "send_code"];
	const form = useAnswer(answer, intents, useFieldWords());
	return (
		<AuthFrame
			step={step}
			title={<Trans>Sign in</Trans>}
			intro={chosen ? <ForChosenTime chosen={chosen} /> : next !== "/" && <Trans>Sign in to continue.</Trans>}
		>
			{isUnsent && !answer && (
				<p role="status" className="mb-5 rounded-control bg-accent-soft p-4">
					<Trans>You are not signed in, so nothing was sent. We kept what you wrote.</Trans>
				</p>
			)}
			{/* The first button is the one that Enter presses. */}
			<ActionForm
				action={authPath("sign_in", { next })}
				intents={intents}
				answer={answer}
				failed={null}
				more={<HaveCodeLink answer={answer} use="sign_in" next={next} />}
			>
				<AddressField form={form} autoComplete="username" />
				<PasswordField label={t`Password`} error={form.errorOf("password")} />
				<SubmitButton intent="sign_in" kind="action" isWide>
					<Trans>Sign in</Trans>
				</SubmitButton>
				<SubmitButton intent="send_code" kind="quiet" isWide>
					<Trans>Email me a code instead</Trans>
				</SubmitButton>
				<SubmitButton intent="forgot" kind="link">
					<Trans>Forgot your password?</Trans>
				</SubmitButton>
			</ActionForm>
			<Ornament className="my-8" />
			<p>
				<Trans>
					New here?{" "}
					<Link to={authPath("sign_up", { next })} className="text-accent underline underline-offset-4">
						Create an account
					</Link>
				</Trans>
			</p>
		</AuthFrame>
	);
}
