import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Copy } from "lucide-react";
import { useRef } from "react";
import { useHasScript } from "./auth-has-script.ts";
import type { Answer } from "./settings/answer.ts";
import { SettingsForm } from "./settings/form.tsx";
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
		feed_make: { title: t`New calendar address made` },
		feed_revoke: { title: t`Calendar address taken back`, description: t`It does not work any more.` },
	};
	return (
		<SettingsForm
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
							Whoever has this address can read your appointments. If others have come to know it, make a new one: the
							old one stops working at once.
						</Trans>
					</p>
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="feed_make" kind="quiet" size="small">
							<Trans>Make a new address</Trans>
						</SubmitButton>
						<SubmitButton intent="feed_revoke" kind="danger" size="small">
							<Trans>Take it back</Trans>
						</SubmitButton>
					</div>
				</>
			) : (
				<>
					<p className="text-muted">
						<Trans>
							A private address lets the calendar on your phone or computer follow your appointments by itself. You can
							take it back at any time.
						</Trans>
					</p>
					<SubmitButton intent="feed_make" kind="quiet">
						<Trans>Make a private address</Trans>
					</SubmitButton>
				</>
			)}
		</SettingsForm>
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
		byHand: t`This browser does not let pages copy. Copy the marked address by hand.`,
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
				label={t`Your private calendar address`}
				hint={t`Paste it where your calendar program asks for the address of a calendar to subscribe to.`}
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
