import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../../components/auth-form.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { ForChosenTime } from "./for-chosen-time.tsx";
import { HaveCodeLink } from "./have-code-link.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** Email and password; or, with whatever address stands there, a code. */
export function SignIn({
	view: { step, next, chosen },
	answer,
}: {
	view: View<"sign_in">;
	answer: AuthAnswer | undefined;
}) {
	const { t } = useLingui();
	const words = useAnswerWords(answer, ["sign_in", "send_code"], useFieldWords());
	return (
		<AuthFrame
			step={step}
			title={<Trans>Sign in</Trans>}
			intro={
				chosen ? <ForChosenTime chosen={chosen} /> : next !== "/" && <Trans>Sign in to go on where you were.</Trans>
			}
		>
			{/* The first button is the one that Enter presses. */}
			<AuthForm
				action={authPath("sign_in", { next })}
				words={words}
				more={<HaveCodeLink answer={answer} use="sign_in" next={next} />}
			>
				<AddressField words={words} autoComplete="username" />
				<PasswordField label={t`Password`} error={words.errorOf("password")} />
				<SubmitButton intent="sign_in" kind="action" isWide>
					<Trans>Sign in</Trans>
				</SubmitButton>
				<SubmitButton intent="send_code" kind="quiet" isWide>
					<Trans>Email me a code instead</Trans>
				</SubmitButton>
				<SubmitButton intent="forgot" kind="link">
					<Trans>Forgot your password?</Trans>
				</SubmitButton>
			</AuthForm>
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
