import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Copy } from "lucide-react";
import { useRef } from "react";
import { ActionForm } from "./form/action-form.tsx";
import type { Answer } from "./form/answer.ts";
import { useHasScript } from "./has-script.ts";
import { SubmitButton } from "./submit-button.tsx";
import { Button, buttonClass } from "./ui/button.tsx";
import { Field, Input } from "./ui/field.tsx";
import { toast } from "./ui/toast.ts";

const intents = ["feed_make", "feed_revoke"];

/**
 * The private address under which a calendar program follows somebody's appointments (`feed`, null for none): made, made
 * anew and taken back here. `action` is the page it stands on, whose action has `feedIntents`.
 */
export function CalendarFeed({
	feed,
	action,
	answer,
}: {
	feed: string | null;
	action: string;
	answer: Answer | null | undefined;
}) {
	const { t } = useLingui();
	const saved = {
		feed_make: { title: t`New calendar link created` },
		feed_revoke: { title: t`Calendar link turned off`, description: t`It does not work any more.` },
	};
	return (
		<ActionForm
			action={action}
			intents={intents}
			answer={answer}
			saved={saved[answer?.intent === "feed_revoke" ? "feed_revoke" : "feed_make"]}
			className="gap-4!"
		>
			{feed ? (
				<>
					<Address feed={feed} />
					<p className="text-sm text-muted">
						<Trans>
							Anyone who has this link can read your appointments. If other people have seen it, create a new one. The
							old link stops working immediately.
						</Trans>
					</p>
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="feed_make" kind="quiet" size="small">
							<Trans>Create a new link</Trans>
						</SubmitButton>
						<SubmitButton intent="feed_revoke" kind="danger" size="small">
							<Trans>Turn off the link</Trans>
						</SubmitButton>
					</div>
				</>
			) : (
				<>
					<p className="text-muted">
						<Trans>
							With a private link, the calendar on your phone or computer shows your appointments and stays up to date.
							You can turn the link off at any time.
						</Trans>
					</p>
					<SubmitButton intent="feed_make" kind="quiet">
						<Trans>Create a private link</Trans>
					</SubmitButton>
				</>
			)}
		</ActionForm>
	);
}

function Address({ feed }: { feed: string }) {
	const { t } = useLingui();
	const hasScript = useHasScript();
	const input = useRef<HTMLInputElement>(null);
	// Said on the server too, though it is first seen where scripts run.
	const words = {
		copy: t`Copy`,
		copied: t`Copied`,
		error: t`Error`,
		byHand: t`Your browser did not let us copy the link. We selected it for you. Please copy it yourself.`,
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(feed);
			toast({ title: words.copied, kind: "success" });
		} catch {
			input.current?.select();
			toast({ title: words.error, description: words.byHand, kind: "error" });
		}
	};
	return (
		<>
			<Field
				label={t`Your private calendar link`}
				hint={t`In your calendar app, choose to subscribe to a calendar. Then paste this link.`}
			>
				{(control) => (
					<Input
						ref={input}
						readOnly
						value={feed}
						autoComplete="off"
						spellCheck={false}
						{...control}
						dir="ltr"
						className="font-mono text-sm"
						onFocus={(event) => event.currentTarget.select()}
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-3">
				{hasScript && (
					<Button kind="quiet" size="small" onClick={copy}>
						<Copy aria-hidden="true" className="size-4" />
						{words.copy}
					</Button>
				)}
				<a href={feed.replace(/^https?:/, "webcal:")} className={buttonClass({ kind: "quiet", size: "small" })}>
					<CalendarPlus aria-hidden="true" className="size-4" />
					<Trans>Open in my calendar</Trans>
				</a>
			</div>
		</>
	);
}
