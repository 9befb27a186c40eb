import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Suspension } from "#domain/verification/suspending.server.ts";
import { Day } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { Said } from "../../components/said.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

export const suspensionIntents = ["suspend", "restore", "keep"];

/** What takes a profile out of the directory, and lets it in again. */
export function SuspensionForm({
	id,
	version,
	isSuspended,
	suspension,
	given,
}: {
	id: string;
	version: number;
	isSuspended: boolean;
	suspension: Suspension | null;
	given: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(given, suspensionIntents, {
		reason: t`Write why, in 10 to ${textLimits.message} characters.`,
		answer: t`Write why, in 10 to ${textLimits.message} characters.`,
	});
	const name = isSuspended ? "answer" : "reason";
	const isAppealed = suspension?.appealed_at != null && suspension.answered_at === null;
	return (
		<ActionForm
			action={`/admin/businesses/${id}`}
			intents={suspensionIntents}
			answer={given}
			saved={{ title: t`Decision saved` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			<h3 className="text-lg">
				<Trans>Suspension</Trans>
			</h3>
			{suspension && <SoFar {...suspension} />}
			<input type="hidden" name="version" value={version} />
			<LongText
				form={form}
				name={name}
				// What was the reason is no answer.
				key={name}
				label={t`What the professional reads`}
				hint={
					isSuspended
						? t`You can end the suspension without a message.`
						: t`Why the profile is suspended, and what they can do. It leaves search at once; appointments stay.`
				}
			/>
			<div className="flex flex-wrap gap-3">
				{!isSuspended && (
					<SubmitButton intent="suspend" kind="danger">
						<Trans>Suspend the profile</Trans>
					</SubmitButton>
				)}
				{isSuspended && (
					<SubmitButton intent="restore">
						<Trans>End the suspension</Trans>
					</SubmitButton>
				)}
				{isAppealed && (
					<SubmitButton intent="keep" kind="quiet">
						<Trans>Leave it suspended</Trans>
					</SubmitButton>
				)}
			</div>
		</ActionForm>
	);
}

function SoFar({ reason, created_at, appeal, appealed_at, answer, answered_at }: Suspension) {
	return (
		<div className="grid gap-3">
			<p>
				<Trans>
					Suspended on <Day at={created_at} />
				</Trans>
			</p>
			<Said>{reason}</Said>
			{appeal && appealed_at && (
				<>
					<p>
						<Trans>
							Appeal of <Day at={appealed_at} />
						</Trans>
					</p>
					<Said>{appeal}</Said>
				</>
			)}
			{answer && answered_at && (
				<>
					<p>
						<Trans>
							Our answer of <Day at={answered_at} />
						</Trans>
					</p>
					<Said>{answer}</Said>
				</>
			)}
		</div>
	);
}
