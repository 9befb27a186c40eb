import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { savedReplyLimits } from "#domain/messages/limits.ts";
import type { SavedReply } from "#domain/messages/saved-replies.ts";
import { ActionForm, useAnswer } from "../form/action-form.tsx";
import type { Answer } from "../form/answer.ts";
import { LongText } from "../form/long-text.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { Field, Input } from "../ui/field.tsx";

/** The title and the text of a saved reply: a new one, or one that is changed. */
export function SavedReplyForm({
	intent,
	action,
	reply,
	answer,
}: {
	intent: "create" | "change";
	action: string;
	reply?: SavedReply;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const intents = [intent];
	const form = useAnswer(answer, intents, {
		title: t`Enter a title of 1 to ${savedReplyLimits.title} characters.`,
		body: t`Enter a text of 1 to ${textLimits.message} characters.`,
	});
	return (
		<ActionForm
			action={action}
			intents={intents}
			answer={answer}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			<Field
				label={<Trans>Title</Trans>}
				hint={<Trans>Only you see the title. Clients get only the text.</Trans>}
				error={form.errorOf("title")}
			>
				{(control) => (
					<Input
						name="title"
						maxLength={savedReplyLimits.title}
						autoComplete="off"
						defaultValue={form.textOf("title", reply?.title)}
						{...control}
					/>
				)}
			</Field>
			<LongText form={form} name="body" rows={6} kept={reply?.body ?? ""} label={<Trans>Text</Trans>} />
			<SubmitButton intent={intent}>
				{intent === "create" ? <Trans>Add the reply</Trans> : <Trans>Save changes</Trans>}
			</SubmitButton>
		</ActionForm>
	);
}
