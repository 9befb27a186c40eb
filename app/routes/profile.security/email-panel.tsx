import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { CodeField } from "../../components/auth-code-field.tsx";
import { ActionForm, Announcement, useAnswer } from "../../components/form/action-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { Panel } from "../profile/panel.tsx";
import { ChangeButtons, ChangeLink } from "./change-link.tsx";
import type { Security } from "./security.server.ts";
import type { SecurityAnswer } from "./setup.ts";

const changing = ["email"];
const confirming = ["email_code", "email_again"];

/** The address that signs in; a new one waits for the code that was sent to it. */
export function EmailPanel({ security, answer }: { security: Security; answer: SecurityAnswer | undefined }) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, changing, {
		email: t`Enter a complete email address that is different from your current one.`,
	});
	const { change, email, newEmail } = security;
	const isRefused = answer?.intent === "email" && answer.outcome !== "saved";
	const isChanging = isRefused || (change === "email" && answer?.intent !== "email" && answer?.intent !== "email_code");
	return (
		<Panel
			id="email"
			title={t`Email`}
			lead={
				email ? (
					<Trans>
						You sign in with <bdi className="font-medium text-text">{email}</bdi>, and we write to you there.
					</Trans>
				) : (
					<Trans>You have not given us an email address.</Trans>
				)
			}
		>
			<Announcement
				intents={confirming}
				answer={answer}
				saved={
					answer?.intent === "email_again"
						? { title: t`Code sent`, description: t`It is on its way.` }
						: newEmail
							? { title: t`Address confirmed`, description: t`Enter one more code to finish the change.` }
							: { title: t`Email changed`, description: t`From now on you sign in with the new one.` }
				}
			/>
			{newEmail && !isChanging && <NewAddress security={security} address={newEmail} answer={answer} />}
			<ActionForm
				action="/profile/security"
				intents={changing}
				answer={answer}
				saved={{ title: t`Codes sent`, description: t`They are on their way. Enter them here.` }}
			>
				{isChanging ? (
					<>
						<Field
							label={t`New email`}
							hint={t`We send one code to the new address and one to your current address. Until you enter both, the old address stays.`}
							error={errorOf("email")}
						>
							{(control) => (
								<Input
									type="email"
									name="email"
									dir="ltr"
									autoComplete="email"
									defaultValue={textOf("email", "")}
									className="text-start"
									{...control}
								/>
							)}
						</Field>
						<ChangeButtons>
							<SubmitButton intent="email">
								<Trans>Send a code</Trans>
							</SubmitButton>
						</ChangeButtons>
					</>
				) : (
					<div>
						<ChangeLink change="email">
							{newEmail ? <Trans>Use another address</Trans> : <Trans>Change email</Trans>}
						</ChangeLink>
					</div>
				)}
			</ActionForm>
		</Panel>
	);
}

type NewAddressProps = { security: Security; address: string; answer: SecurityAnswer | undefined };

/** What still waits for its code, and where that is: of the new address first, then of the one before. */
function NewAddress({ security, address, answer }: NewAddressProps) {
	const { t } = useLingui();
	const { email, mailbox, isHalfConfirmed, needsBoth } = security;
	const { errorOf } = useAnswer(answer, confirming, { code: t`Enter the six digits of the code.` });
	return (
		<div className="mb-6 rounded-card border border-line bg-raised p-5">
			<Form method="post" action="/profile/security" noValidate preventScrollReset className="grid gap-6">
				<p className="text-muted">
					{isHalfConfirmed ? (
						<Trans>
							To change to <bdi>{address}</bdi>, you need one more code.
						</Trans>
					) : needsBoth ? (
						<Trans>
							To change to <bdi>{address}</bdi>, you need two codes. We sent one there and one to <bdi>{email}</bdi>.
						</Trans>
					) : (
						<Trans>
							To change to <bdi>{address}</bdi>, you need the code.
						</Trans>
					)}
				</p>
				<CodeField
					hint={
						mailbox === "current" ? (
							<Trans>
								The code we sent to <bdi>{email}</bdi>, your current address.
							</Trans>
						) : (
							<Trans>
								The code we sent to <bdi>{address}</bdi>, your new address.
							</Trans>
						)
					}
					error={errorOf("code")}
				/>
				<div className="flex flex-wrap gap-3">
					<SubmitButton intent="email_code">
						<Trans>Confirm</Trans>
					</SubmitButton>
					<SubmitButton intent="email_again" kind="plain">
						<Trans>Send a new code</Trans>
					</SubmitButton>
				</div>
			</Form>
		</div>
	);
}
