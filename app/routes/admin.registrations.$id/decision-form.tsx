import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { RegistrationAnswers } from "#domain/registrations/registrations.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";

const intents = ["approve", "ask", "reject"] as const;

/** The decision about an application, with its reason; once it is decided, what came of it. */
export function DecisionForm({
	id,
	version,
	licence,
	isWaiting,
	answer,
}: {
	id: string;
	version: number;
	licence: RegistrationAnswers["licence"];
	isWaiting: boolean;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, {
		reason: t`Write why, in 10 to ${textLimits.message} characters.`,
		expires_on: t`Enter a day that is not over yet, or leave it empty.`,
	});
	return (
		<ActionForm
			action={`/admin/registrations/${id}`}
			intents={intents}
			answer={answer}
			saved={{ title: t`Decision saved`, description: t`We have told the applicant.` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			{isWaiting && (
				<>
					<input type="hidden" name="version" value={version} />
					<LongText
						form={form}
						name="reason"
						label={t`What the applicant reads`}
						hint={t`Why you ask or do not approve, and what they can do. An approval needs no words.`}
						rows={5}
					/>
					{licence && (
						<Field
							label={t`Valid until, according to the register`}
							hint={
								licence.expires_on
									? t`Leave it empty if it has no end.`
									: t`The applicant states no end. Leave it empty if it has none.`
							}
							error={form.errorOf("expires_on")}
						>
							{(control) => (
								<Input
									type="date"
									name="expires_on"
									defaultValue={form.textOf("expires_on", licence.expires_on)}
									{...control}
								/>
							)}
						</Field>
					)}
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="approve">
							<Trans>Approve</Trans>
						</SubmitButton>
						<SubmitButton intent="ask" kind="quiet">
							<Trans>Ask for more</Trans>
						</SubmitButton>
						<SubmitButton intent="reject" kind="danger">
							<Trans>Do not approve</Trans>
						</SubmitButton>
					</div>
				</>
			)}
		</ActionForm>
	);
}
