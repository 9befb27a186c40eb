import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../../components/auth-form.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { ForChosenTime } from "./for-chosen-time.tsx";
import { HaveCodeLink } from "./have-code-link.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

const link = "text-accent underline underline-offset-4";

/** A new account: as little as it needs. */
export function SignUp({ view, answer }: { view: View<"sign_up">; answer: AuthAnswer | undefined }) {
	const { t } = useLingui();
	const { step, next, chosen, shortest } = view;
	const words = useAnswerWords(answer, ["sign_up"], useFieldWords(shortest));
	return (
		<AuthFrame
			step={step}
			title={<Trans>Create an account</Trans>}
			intro={
				chosen ? (
					<ForChosenTime chosen={chosen} />
				) : (
					<Trans>
						You can search and read without one. With an account you can book, write to professionals and keep what you
						find.
					</Trans>
				)
			}
		>
			<AuthForm
				action={authPath("sign_up", { next })}
				words={words}
				more={<HaveCodeLink answer={answer} use="sign_up" next={next} />}
			>
				<Field label={t`Full name (optional)`} error={words.errorOf("full_name")}>
					{(control) => (
						<Input
							name="full_name"
							autoComplete="name"
							maxLength={120}
							defaultValue={words.typed.full_name}
							{...control}
						/>
					)}
				</Field>
				<AddressField words={words} autoComplete="username" />
				<PasswordField label={t`Password`} shortest={shortest} error={words.errorOf("password")} />
				<SubmitButton intent="sign_up" kind="action" isWide>
					<Trans>Create account</Trans>
				</SubmitButton>
			</AuthForm>
			<p className="mt-5 text-sm text-muted">
				<Trans>
					By creating an account you accept the{" "}
					<Link to="/terms" className={link}>
						terms
					</Link>
					. The{" "}
					<Link to="/privacy" className={link}>
						privacy notice
					</Link>{" "}
					says what we do with your data. We never ask about your immigration status.
				</Trans>
			</p>
			<Ornament className="my-8" />
			<p>
				<Trans>
					Already have an account?{" "}
					<Link to={authPath("sign_in", { next })} className={link}>
						Sign in
					</Link>
				</Trans>
			</p>
		</AuthFrame>
	);
}
