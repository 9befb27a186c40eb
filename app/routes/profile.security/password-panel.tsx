import { Trans, useLingui } from "@lingui/react/macro";
import { CodeField } from "../../components/auth-code-field.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Panel } from "../profile/panel.tsx";
import { ChangeButtons, ChangeLink } from "./change-link.tsx";
import type { Security } from "./security.server.ts";
import type { SecurityAnswer } from "./setup.ts";

const intents = ["password", "password_code"];

/** A new password; in a session of more than a day a code by mail comes first. */
export function PasswordPanel({ security, answer }: { security: Security; answer: SecurityAnswer | undefined }) {
	const { t } = useLingui();
	const { errorOf } = useAnswer(answer, intents, {
		password: t`Enter the new password.`,
		code: t`Enter the six digits of the code.`,
	});
	const { change, email, hasPassword, needsCode, shortest } = security;
	const mine = answer && intents.includes(answer.intent) ? answer : null;
	const wasSent = mine?.setup?.kind === "password_code" || mine?.refusal?.code === "over_email_send_rate_limit";
	const isDone = mine?.intent === "password" && mine.outcome === "saved";
	const isOpen = !isDone && (change === "password" || mine !== null);
	const asksForCode = needsCode && !wasSent;
	return (
		<Panel
			id="password"
			title={t`Password`}
			lead={
				hasPassword ? (
					<Trans>When you set a new password, we sign you out on all other devices.</Trans>
				) : (
					<Trans>You have no password. You sign in with codes that we email you.</Trans>
				)
			}
		>
			<ActionForm
				action="/profile/security"
				intents={intents}
				answer={mine?.intent === "password_code" && mine.outcome === "saved" ? null : mine}
				saved={{ title: t`Password changed`, description: t`You are signed out on all other devices.` }}
			>
				{isOpen ? (
					<>
						{/* Password managers want to know whose it is. */}
						<input type="text" name="username" autoComplete="username" defaultValue={email ?? ""} hidden readOnly />
						{asksForCode ? (
							<p>
								<Trans>
									You have been signed in here for more than a day. We send a code to <bdi>{email}</bdi> first.
								</Trans>
							</p>
						) : (
							<>
								{needsCode && (
									<CodeField
										hint={
											<Trans>
												It is on its way to <bdi>{email}</bdi>.
											</Trans>
										}
										error={errorOf("code")}
									/>
								)}
								<PasswordField label={t`New password`} shortest={shortest} error={errorOf("password")} />
							</>
						)}
						<ChangeButtons>
							{asksForCode ? (
								<SubmitButton intent="password_code">
									<Trans>Send a code</Trans>
								</SubmitButton>
							) : (
								<SubmitButton intent="password">
									<Trans>Change password</Trans>
								</SubmitButton>
							)}
							{needsCode && !asksForCode && (
								<SubmitButton intent="password_code" kind="plain">
									<Trans>Send a new code</Trans>
								</SubmitButton>
							)}
						</ChangeButtons>
					</>
				) : (
					<div>
						<ChangeLink change="password">
							{hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
						</ChangeLink>
					</div>
				)}
			</ActionForm>
		</Panel>
	);
}
