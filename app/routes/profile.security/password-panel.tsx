import { Trans, useLingui } from "@lingui/react/macro";
import { CodeField } from "../../components/auth-code-field.tsx";
import { PasswordField } from "../../components/auth-password-field.tsx";
import { SettingsForm, useAnswer } from "../../components/settings/form.tsx";
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
		password: t`Write the new password.`,
		code: t`Write the six digits of the code.`,
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
					<Trans>A new one signs you out on all other devices.</Trans>
				) : (
					<Trans>You have none: codes by email sign you in.</Trans>
				)
			}
		>
			<SettingsForm
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
			</SettingsForm>
		</Panel>
	);
}
