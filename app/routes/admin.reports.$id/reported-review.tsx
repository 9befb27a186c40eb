import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportCase } from "#domain/reports/reading.server.ts";
import { ActionForm } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { Stars } from "../../components/stars.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";

/** The review that is reported; one that was taken down can be put back. */
export function ReportedReview({
	pseudonym,
	text,
	rating,
	status,
	answer,
}: NonNullable<ReportCase["review"]> & { answer: Answer | undefined }) {
	const { t } = useLingui();
	const states = { published: t`Online`, reported: t`Online until decided`, removed: t`Taken down` };
	return (
		<Card isCompact aria-label={t`The review`}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<bdi className="font-semibold">{pseudonym}</bdi>
				<Stars rating={rating} />
				<Badge kind={status === "removed" ? "neutral" : "accent"}>{states[status]}</Badge>
			</p>
			<p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
				{text}
			</p>
			<ActionForm
				action=""
				intents={["restore"]}
				answer={answer}
				saved={{ title: t`The review is online again` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				className="mt-4 empty:hidden"
			>
				{status === "removed" && (
					<SubmitButton intent="restore" kind="quiet">
						<Trans>Put the review back</Trans>
					</SubmitButton>
				)}
			</ActionForm>
		</Card>
	);
}
