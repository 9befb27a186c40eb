import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";
import { findPersonalDetails, mask, type PersonalDetail } from "#domain/ground/personal-details.ts";
import { buttonClass } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { linkClass } from "./answer.tsx";
import { stop, useConversation, write } from "./conversation.ts";
import { DetailsReview } from "./details-review.tsx";
import type { Sending } from "./use-sending.ts";

/** As `textLimits.message`. */
const longest = 4_000;

/** The field, or the button that stands for it once no more may be sent. */
export type ComposerField = HTMLTextAreaElement & HTMLButtonElement;

/** Where a question is written. `field` is what has the focus when the assistant opens. */
export function Composer({
	field,
	send,
	isUsedUp,
	tellUsedUp,
	signInPath,
}: Sending & { field: RefObject<ComposerField> }) {
	const { t } = useLingui();
	const { draft, coming, left } = useConversation();
	const [found, setFound] = useState<{ text: string; details: PersonalDetail[] } | null>(null);
	const isComing = coming !== null;
	// Whoever was writing goes on from there: the field cannot have the focus any more.
	useLayoutEffect(() => {
		if (isUsedUp && document.activeElement?.matches("textarea:disabled")) field.current?.focus();
	}, [isUsedUp, field]);
	const go = (text: string) => {
		setFound(null);
		write("");
		send(text);
		setTimeout(() => field.current?.focus());
	};
	const back = () => {
		setFound(null);
		setTimeout(() => field.current?.focus());
	};
	const submit = () => {
		const text = draft.trim();
		if (isUsedUp) return tellUsedUp();
		if (isComing || text === "") return;
		const details = findPersonalDetails(text);
		if (details.length > 0) setFound({ text, details });
		else go(text);
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		submit();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// Safari ends the composing before it says so: there the key has no name of its own.
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
		event.preventDefault();
		submit();
	};
	if (found)
		return <DetailsReview {...found} onMask={() => go(mask(found.text))} onSend={() => go(found.text)} onBack={back} />;
	const { limit, remaining } = left ?? { limit: null, remaining: null };
	const used = limit !== null && remaining !== null ? limit - remaining : null;
	return (
		<form onSubmit={onSubmit} className="border-t border-line p-3">
			{/* A field that is disabled hears of no press: what is around it does. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it says the same */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it says the same */}
			<div
				onClick={isUsedUp ? tellUsedUp : undefined}
				className="flex items-end gap-2 rounded-card border border-control bg-surface ps-3 pe-1 transition-colors focus-within:border-accent has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-(--focus)"
			>
				<textarea
					ref={isUsedUp ? null : field}
					rows={1}
					dir="auto"
					value={draft}
					maxLength={longest}
					disabled={isUsedUp}
					aria-label={t`Your question`}
					placeholder={isUsedUp ? t`Sign in to go on` : t`Ask a question`}
					onChange={({ target }) => write(target.value)}
					onKeyDown={onKeyDown}
					className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:text-muted disabled:pointer-events-none disabled:opacity-60"
				/>
				{isComing ? (
					<button
						type="button"
						onClick={() => {
							stop();
							field.current?.focus();
						}}
						aria-label={t`Stop`}
						title={t`Stop`}
						className={classes(buttonClass({ kind: "quiet" }), "my-1 size-10 px-0!")}
					>
						<Square aria-hidden="true" className="size-4 fill-current" />
					</button>
				) : (
					<button
						ref={isUsedUp ? field : null}
						type="submit"
						aria-label={t`Send`}
						title={t`Send`}
						aria-disabled={isUsedUp || draft.trim() === ""}
						onClick={(event) => event.stopPropagation()}
						className={classes(buttonClass(), "my-1 size-10 px-0!")}
					>
						<ArrowUp aria-hidden="true" className="size-5" />
					</button>
				)}
			</div>
			{used !== null && (
				<div className="mt-1.5 flex flex-wrap gap-x-2 text-sm text-muted">
					<p role="status">
						<Trans>
							{used} of {limit} messages used without an account
						</Trans>
					</p>
					{isUsedUp && (
						<p>
							<Trans>
								<Link to={signInPath} className={linkClass}>
									Sign In
								</Link>{" "}
								to go on, write again in a day, or look in{" "}
								<Link to="/help" className={linkClass}>
									Help
								</Link>
								. If something cannot wait,{" "}
								<Link to="/help#urgent" className={linkClass}>
									see whom you can call
								</Link>
								.
							</Trans>
						</p>
					)}
				</div>
			)}
		</form>
	);
}
