import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import { acceptedFiles, fileBytes } from "#domain/files/limits.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Message } from "#domain/messages/messages.ts";
import { KeptForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { dropDraft, useDraft, useFormName } from "../../components/form/drafts.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, fileInput, TextArea } from "../../components/ui/field.tsx";
import { type ReplyChoice, SavedReplies } from "./saved-replies.tsx";

const intents = ["write", "insert"];

const asKept = (body: string) => body.replace(/\r\n?/g, "\n").trim();
const keyAfter = (seq: number) => `page-${seq}`;

/**
 * The answer to a message, but for one that says that it could not be sent while it has arrived: only its answer was lost.
 */
export function undeliveredAnswer(answer: Answer | undefined, last: Message | undefined): Answer | undefined {
	if (answer?.intent !== "write") return answer;
	const { key, body = "" } = answer.typed;
	const hasArrived = key !== keyAfter(last?.seq ?? 0) && asKept(body) === last?.body;
	return hasArrived ? undefined : answer;
}

/** Writes the next message after `last`, one's own. What was not sent is kept, and sent again it arrives once. */
export function Composer({
	otherName,
	last,
	answer,
	hasArrived,
	replies,
	onTyping,
}: {
	otherName: string;
	last: Message | undefined;
	answer: Answer | undefined;
	/** What was kept as unsent is there. */
	hasArrived: boolean;
	/** What a professional has saved to answer with. */
	replies: readonly ReplyChoice[];
	/** Called while something is typed. */
	onTyping: () => void;
}) {
	const { t } = useLingui();
	const { pathname } = useLocation();
	const draft = useDraft(useFormName(intents));
	const isThere = hasArrived || (draft !== null && asKept(String(draft.get("body"))) === last?.body);
	// Before the form looks for it.
	useMemo(() => isThere && dropDraft(pathname, "write"), [isThere, pathname]);
	const { errorOf, textOf } = useAnswer(answer, intents, {
		body: t`Write something, in at most ${textLimits.message} characters.`,
		reply: t`Choose a saved reply first.`,
	});
	const field = useRef<HTMLTextAreaElement>(null);
	const tooLarge = t`This file is larger than 10 MB. Choose a smaller one.`;
	const [isTooLarge, setTooLarge] = useState(false);
	return (
		<KeptForm
			id="composer"
			action=""
			encType="multipart/form-data"
			intents={intents}
			answer={answer}
			className="grid scroll-mt-24 gap-3 border-t border-line pt-5"
		>
			<input type="hidden" name="key" value={keyAfter(last?.seq ?? 0)} />
			<Field label={<Trans>Your message</Trans>} error={errorOf("body")}>
				{(control) => (
					<TextArea
						ref={field}
						name="body"
						rows={3}
						dir="auto"
						defaultValue={textOf("body", "")}
						onInput={onTyping}
						onFocus={({ currentTarget }) => {
							currentTarget.dataset.wasIn = "true";
						}}
						// As long as what stands in it: a saved reply is read before it is sent.
						className="field-sizing-content max-h-[60vh] min-h-24"
						{...control}
					/>
				)}
			</Field>
			{replies.length > 0 && (
				<SavedReplies replies={replies} field={field} formAction={`${pathname}#composer`} error={errorOf("reply")} />
			)}
			<div className="flex flex-wrap items-end justify-between gap-4">
				<Field
					label={<Trans>Add a file</Trans>}
					hint={
						<Trans>
							JPEG, PNG, WebP or PDF, up to 10 MB. Only you and <bdi>{otherName}</bdi> can open it. We remove place,
							time and camera details from pictures.
						</Trans>
					}
					error={isTooLarge ? tooLarge : null}
					className="min-w-0"
				>
					{(control) => (
						<input
							type="file"
							name="file"
							accept={acceptedFiles}
							onChange={({ currentTarget: { files } }) => setTooLarge((files?.[0]?.size ?? 0) > fileBytes)}
							className={fileInput}
							{...control}
						/>
					)}
				</Field>
				<SubmitButton intent="write" className="ms-auto">
					<Trans>Send</Trans>
				</SubmitButton>
			</div>
		</KeptForm>
	);
}
