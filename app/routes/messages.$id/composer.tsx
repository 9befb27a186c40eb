import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Message } from "#domain/messages/messages.ts";
import { KeptForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { dropDraft, useDraft, useFormName } from "../../components/form/drafts.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";

const intents = ["write"];

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
	last,
	answer,
	hasArrived,
}: {
	last: Message | undefined;
	answer: Answer | undefined;
	/** What was kept as unsent is there. */
	hasArrived: boolean;
}) {
	const { t } = useLingui();
	const { pathname } = useLocation();
	const draft = useDraft(useFormName(intents));
	const isThere = hasArrived || (draft !== null && asKept(String(draft.get("body"))) === last?.body);
	// Before the form looks for it.
	useMemo(() => isThere && dropDraft(pathname, "write"), [isThere, pathname]);
	const { errorOf, textOf } = useAnswer(answer, intents, {
		body: t`Write something, in at most ${textLimits.message} characters.`,
	});
	return (
		<KeptForm action="" intents={intents} answer={answer} className="grid gap-3 border-t border-line pt-5">
			<input type="hidden" name="key" value={keyAfter(last?.seq ?? 0)} />
			<Field label={<Trans>Your message</Trans>} error={errorOf("body")}>
				{(control) => (
					<TextArea name="body" rows={3} dir="auto" required defaultValue={textOf("body", "")} {...control} />
				)}
			</Field>
			<SubmitButton intent="write" className="justify-self-end">
				<Trans>Send</Trans>
			</SubmitButton>
		</KeptForm>
	);
}
