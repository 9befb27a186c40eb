import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { ForChosenTime } from "./for-chosen-time.tsx";
import { HaveCodeLink } from "./have-code-link.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

const link = "text-accent underline underline-offset-4";

/** A new account: as little as it needs. */
export function SignUp({ view, answer }: { view: View<"sign_up">; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { step, next, chosen, shortest } = view;
	const intents = ["sign_up"];
	const form = useAnswer(answer, intents, useFieldWords(shortest));
	return (
		<AuthFrame
			step={step}
			title={<Trans>Create an account</Trans>}
			intro={
				chosen ? (
					<ForChosenTime chosen={chosen} />
				) : (
					<Trans>
						You can search and read without an account. With an account you can book, write to professionals and keep
						what you find.
					</Trans>
				)
			}
		>
			<ActionForm
				action={authPath("sign_up", { next })}
				intents={intents}
				answer={answer}
				failed={null}
				more={<HaveCodeLink answer={answer} use="sign_up" next={next} />}
			>
				<Field label={t`Full name (optional)`} error={form.errorOf("full_name")}>
					{(control) => (
						<Input
							name="full_name"
							autoComplete="name"
							maxLength={textLimits.personName}
							defaultValue={form.textOf("full_name", "")}
							{...control}
						/>
					)}
				</Field>
				<AddressField form={form} autoComplete="username" />
				<PasswordField label={t`Password`} shortest={shortest} error={form.errorOf("password")} />
				<SubmitButton intent="sign_up" kind="action" isWide>
					<Trans>Create account</Trans>
				</SubmitButton>
			</ActionForm>
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
