import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { ArticlePart } from "#domain/news/news.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input } from "../../components/ui/field.tsx";

type Given = { id: string; version: number; given: Answer | undefined };

/** A part of the desk in which the state of an article is changed. */
function StatePart({
	heading,
	lead,
	name,
	children,
}: {
	heading: ReactNode;
	lead: ReactNode;
	name: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={`${name}-title`} className="mt-12 max-w-3xl border-t border-line pt-8">
			<h3 id={`${name}-title`} className="text-lg">
				{heading}
			</h3>
			<p className="mt-1 mb-4 text-muted">{lead}</p>
			{children}
		</section>
	);
}

/** Parts of an article in the words of its form. */
function usePartNames(): Record<ArticlePart, string> {
	const { t } = useLingui();
	return {
		...{ title: t`Title`, summary: t`Summary`, body: t`Text`, topics: t`Topics`, law_as_of: t`Law as of` },
		...{ reviewer_id: t`Checked by`, sources: t`Sources`, picture_alt: t`What the picture shows` },
	};
}

const publishIntents = ["publish", "schedule", "unschedule"];

/** Puts an article online, now or at a time. */
export function PublishForm({
	id,
	version,
	publish_at,
	missing,
	given,
}: Given & { /** null for one that is not scheduled. */ publish_at: string | null; missing: readonly ArticlePart[] }) {
	const { t } = useLingui();
	const names = usePartNames();
	const formats = useFormats();
	const { errorOf, textOf } = useAnswer(given, publishIntents, {
		publish_at: t`Enter a day and time after now, within a year.`,
		reviewer_id: t`Whoever checked it is not verified any more. Choose someone else, and save.`,
	});
	const reviewerError = errorOf("reviewer_id");
	return (
		<StatePart
			name="publish"
			heading={<Trans>Publish</Trans>}
			lead={
				<Trans>
					Save first: readers get the saved version. Followers of these countries and topics are notified once.
				</Trans>
			}
		>
			{missing.length > 0 ? (
				<p>
					<Trans>Before people can read it, it needs: {formats.list(missing.map((part) => names[part]))}.</Trans>
				</p>
			) : (
				<ActionForm
					action={`/admin/news/${id}`}
					intents={publishIntents}
					answer={given}
					saved={
						given?.intent === "schedule"
							? { title: t`Scheduled` }
							: given?.intent === "unschedule"
								? { title: t`It is a draft again` }
								: { title: t`Published` }
					}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
					className="gap-4!"
				>
					<input type="hidden" name="version" value={version} />
					{reviewerError && (
						<p role="alert" className="text-danger">
							{reviewerError}
						</p>
					)}
					{publish_at === null && (
						<Field
							label={t`Day and time, in UTC`}
							hint={t`For a later time. Leave it empty to publish now.`}
							error={errorOf("publish_at")}
						>
							{(control) => (
								<Input
									type="datetime-local"
									name="publish_at"
									className="max-w-xs"
									defaultValue={textOf("publish_at", "")}
									{...control}
								/>
							)}
						</Field>
					)}
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="publish">
							<Trans>Publish now</Trans>
						</SubmitButton>
						{publish_at === null ? (
							<SubmitButton intent="schedule" kind="quiet">
								<Trans>Publish at that time</Trans>
							</SubmitButton>
						) : (
							<SubmitButton intent="unschedule" kind="quiet">
								<Trans>Make it a draft again</Trans>
							</SubmitButton>
						)}
					</div>
				</ActionForm>
			)}
		</StatePart>
	);
}

const supersedeIntents = ["supersede"];

/** Puts another article in the place of this one. */
export function SupersedeForm({ id, version, given }: Given) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(given, supersedeIntents, {
		superseded_by: t`Enter the address of another article that is published.`,
	});
	return (
		<StatePart
			name="supersede"
			heading={<Trans>Replace</Trans>}
			lead={<Trans>For when the law has changed. Its page stays, and leads to the newer article.</Trans>}
		>
			<ActionForm
				action={`/admin/news/${id}`}
				intents={supersedeIntents}
				answer={given}
				saved={{ title: t`Replaced` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				className="gap-4!"
			>
				<input type="hidden" name="version" value={version} />
				<Field label={t`Address or id of the newer article`} error={errorOf("superseded_by")}>
					{(control) => (
						<Input
							name="superseded_by"
							dir="ltr"
							className="text-start"
							maxLength={300}
							autoComplete="off"
							defaultValue={textOf("superseded_by", "")}
							{...control}
						/>
					)}
				</Field>
				<SubmitButton intent="supersede" kind="quiet">
					<Trans>Replace this article</Trans>
				</SubmitButton>
			</ActionForm>
		</StatePart>
	);
}

const withdrawIntents = ["withdraw"];

/** Takes an article away, for when it is wrong. */
export function WithdrawForm({ id, version, given }: Given) {
	const { t } = useLingui();
	const form = useAnswer(given, withdrawIntents, {
		reason: t`Write why, in 10 to ${textLimits.reason} characters.`,
	});
	return (
		<StatePart
			name="withdraw"
			heading={<Trans>Withdraw</Trans>}
			lead={<Trans>For when it is wrong. People then read only the title and why. This cannot be undone.</Trans>}
		>
			<ActionForm
				action={`/admin/news/${id}`}
				intents={withdrawIntents}
				answer={given}
				saved={{ title: t`Withdrawn` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				className="gap-4!"
			>
				<input type="hidden" name="version" value={version} />
				<LongText form={form} name="reason" label={t`Why, as people read it`} maxLength={textLimits.reason} />
				<SubmitButton intent="withdraw" kind="danger">
					<Trans>Withdraw this article</Trans>
				</SubmitButton>
			</ActionForm>
		</StatePart>
	);
}
