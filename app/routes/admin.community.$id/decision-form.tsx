import { Trans, useLingui } from "@lingui/react/macro";
import type { CommunityCase } from "#domain/community/moderation.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

const intents = ["keep", "remove"] as const;

/** The decision about a case that waits, with what its writer reads. */
export function DecisionForm({
	found: { status, waiting_since },
	answer,
}: {
	found: CommunityCase;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, { reason: t`Write why, in 10 to ${textLimits.reason} characters.` });
	return (
		<ActionForm
			action=""
			intents={intents}
			answer={answer}
			saved={{ title: t`Decision saved`, description: t`The writer can read why.` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			{waiting_since === null ? (
				<p className="text-muted">
					<Trans>Nothing is waiting here.</Trans>
				</p>
			) : (
				<>
					<LongText
						form={form}
						name="reason"
						label={t`What the writer reads`}
						hint={t`Why it stays or goes. Do not say who reported it.`}
						maxLength={textLimits.reason}
					/>
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="keep">
							{status === "published" ? <Trans>Keep it</Trans> : <Trans>Show it again</Trans>}
						</SubmitButton>
						<SubmitButton intent="remove" kind="danger">
							{status === "removed" ? <Trans>Leave it removed</Trans> : <Trans>Remove it</Trans>}
						</SubmitButton>
					</div>
				</>
			)}
		</ActionForm>
	);
}
