import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { type RefObject, useState } from "react";
import type { SavedReply } from "#domain/messages/saved-replies.ts";
import { useHasScript } from "../../components/has-script.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
import { replyAt } from "./with-reply.ts";

export type ReplyChoice = Pick<SavedReply, "id" | "title" | "body">;

/**
 * Puts one of the professional's saved replies into the message: at the cursor, or without scripts at the end of what is
 * typed. Nothing of that is lost.
 */
export function SavedReplies({
	replies,
	field,
	formAction,
	error,
}: {
	replies: readonly ReplyChoice[];
	/** Where the message is typed. Until somebody has been in it (`data-was-in`) its cursor means nothing. */
	field: RefObject<HTMLTextAreaElement>;
	/** Where the form goes to without scripts. */
	formAction: string;
	error: string | null;
}) {
	const { t } = useLingui();
	const hasScript = useHasScript();
	const [chosen, choose] = useState("");
	const insert = () => {
		const reply = replies.find(({ id }) => id === chosen);
		const text = field.current;
		if (!reply || !text) return;
		const wasIn = text.dataset.wasIn === "true";
		const [from, until] = wasIn ? [text.selectionStart, text.selectionEnd] : [text.value.length, text.value.length];
		text.setRangeText(replyAt(text.value.slice(0, from), reply.body), from, until, "end");
		// Drafts, and whoever sees that something is typed, hear of it as of a key.
		text.dispatchEvent(new Event("input", { bubbles: true }));
		text.focus();
	};
	return (
		<div className="flex flex-wrap items-end gap-x-3 gap-y-2">
			<Field label={<Trans>Saved replies</Trans>} error={error} className="min-w-0 flex-1 basis-48">
				{(control) => (
					<Select
						// What is only chosen is no draft.
						name={hasScript ? undefined : "reply"}
						value={chosen}
						onChange={({ currentTarget }) => choose(currentTarget.value)}
						{...control}
					>
						<option value="">{t`Choose…`}</option>
						{replies.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</Select>
				)}
			</Field>
			{hasScript ? (
				<Button kind="quiet" onClick={insert} disabled={chosen === ""}>
					<Trans>Insert</Trans>
				</Button>
			) : (
				<SubmitButton intent="insert" kind="quiet" formAction={formAction}>
					<Trans>Insert</Trans>
				</SubmitButton>
			)}
			<Link
				to="/business/replies"
				className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
			>
				<Trans>Manage saved replies</Trans>
			</Link>
		</div>
	);
}
