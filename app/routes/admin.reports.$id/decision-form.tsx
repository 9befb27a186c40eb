import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { ReportCase } from "#domain/reports/reading.server.ts";
import { Day } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { Said } from "../../components/said.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

const intents = ["uphold", "dismiss"] as const;

/** The decision about a report, with what whoever reported it reads; once it is decided, what came of it. */
export function DecisionForm({
	id,
	object,
	decided_at,
	is_upheld,
	answer,
	given,
}: Pick<ReportCase, "id" | "object" | "decided_at" | "is_upheld" | "answer"> & { given: Answer | undefined }) {
	const { t } = useLingui();
	const form = useAnswer(given, intents, {
		answer: t`Write why, in 10 to ${textLimits.reason} characters.`,
	});
	const isReview = object === "review";
	return (
		<ActionForm
			action={`/admin/reports/${id}`}
			intents={intents}
			answer={given}
			saved={{ title: t`Decision saved`, description: t`We tell whoever reported it.` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			{decided_at !== null ? (
				<section className="grid gap-2">
					<h3 className="font-semibold">
						{is_upheld ? <Trans>We agreed with the report</Trans> : <Trans>We did not agree with the report</Trans>}
						{", "}
						<Day at={decided_at} />
					</h3>
					{answer && <Said>{answer}</Said>}
				</section>
			) : (
				<>
					<LongText
						form={form}
						name="answer"
						label={
							isReview
								? t`What the person who reported it reads, and the writer`
								: t`What the person who reported it reads`
						}
						hint={
							isReview
								? t`The writer reads it only if the review is taken down. Do not say who reported it.`
								: t`Why you agree or not, and what happens now.`
						}
						maxLength={textLimits.reason}
					/>
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="uphold" kind={isReview ? "danger" : "primary"}>
							{isReview ? <Trans>Agree, and take the review down</Trans> : <Trans>Agree with the report</Trans>}
						</SubmitButton>
						<SubmitButton intent="dismiss" kind="quiet">
							{isReview ? <Trans>Leave the review</Trans> : <Trans>Do not agree</Trans>}
						</SubmitButton>
					</div>
				</>
			)}
		</ActionForm>
	);
}
