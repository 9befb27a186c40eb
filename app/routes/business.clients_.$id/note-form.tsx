import { Trans, useLingui } from "@lingui/react/macro";
import type { Client } from "#domain/appointments/clients.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SeenVersion } from "../../components/form/seen-version.tsx";
import { Said } from "../../components/said.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

const intents = ["save"];

/** What the professional notes about a client. */
export function NoteForm({
	client: { note, version },
	answer,
}: {
	client: Pick<Client, "note" | "version">;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, { note: t`Shorten it to at most ${textLimits.message} characters.` });
	return (
		<ActionForm
			action=""
			intents={intents}
			answer={answer}
			saved={{ title: t`Note saved` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			conflict={<SavedMeanwhile note={note} />}
			className="min-w-0 gap-4!"
		>
			<SeenVersion form={form} saved={version} />
			<LongText
				form={form}
				name="note"
				rows={8}
				kept={note}
				label={<Trans>Your note</Trans>}
				hint={
					<Trans>
						Only you can read it. We delete it if your client deletes their account, so keep in your own files what you
						must keep.
					</Trans>
				}
			/>
			<SubmitButton intent="save">
				<Trans>Save the note</Trans>
			</SubmitButton>
		</ActionForm>
	);
}

/** What another tab or device has saved: to be taken over by hand. */
const SavedMeanwhile = ({ note }: { note: string }) => (
	<div className="grid gap-2">
		<p>
			{note ? (
				<Trans>
					This was changed in the meantime, so we did not save your text. This is what is saved now. Save again to
					replace it with your text below.
				</Trans>
			) : (
				<Trans>
					This was changed in the meantime, so we did not save your text. The saved note is empty now. Save again to
					replace it with your text below.
				</Trans>
			)}
		</p>
		{note && <Said>{note}</Said>}
	</div>
);
