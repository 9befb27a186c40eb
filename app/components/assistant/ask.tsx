import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { useHasScript } from "../has-script.ts";
import { Spinner } from "../ui/spinner.tsx";

export type View = "closed" | "open" | "minimised";

export type AssistantProps = {
	view: View;
	onView: (view: View) => void;
	/** The button that opened it, which has the focus again once it is closed. */
	button: RefObject<HTMLElement>;
	/** Somebody has asked for what is shown next: it gets the focus. */
	isWanted: MutableRefObject<boolean>;
};

const viewKey = "visavis.assistant.view";

/**
 * The way to the assistant, in the corner of every page. Without scripts it is a link to help; with them it opens the
 * assistant, which is fetched then, or at once where it was open on the page before.
 */
export function Ask() {
	const [view, setView] = useState<View>("closed");
	const [isComing, setComing] = useState(false);
	const [Assistant, setAssistant] = useState<ComponentType<AssistantProps> | null>(null);
	const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
	const isWanted = useRef(false);
	const { t } = useLingui();
	const isAway = useIsOverFocus(button);
	const onView = (next: View) => {
		setView(next);
		try {
			sessionStorage.setItem(viewKey, next);
		} catch {}
	};
	const open = async (next: View) => {
		setComing(true);
		try {
			const { Assistant } = await import("./assistant.tsx");
			setAssistant(() => Assistant);
			onView(next);
		} catch {
			// Offline: as without scripts.
			if (isWanted.current) location.assign("/help");
		}
		setComing(false);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		try {
			const kept = sessionStorage.getItem(viewKey);
			if (kept === "open" || kept === "minimised") open(kept);
		} catch {}
	}, []);
	const onClick = () => {
		isWanted.current = true;
		open("open");
	};
	const Tag = useHasScript() ? "button" : "a";
	return (
		<aside aria-label={t`Assistant`}>
			{Assistant && <Assistant view={view} onView={onView} button={button} isWanted={isWanted} />}
			{view === "closed" && (
				<Tag
					ref={button}
					{...(Tag === "a" ? { href: "/help" } : { type: "button", onClick })}
					className={`fixed end-4 bottom-(--corner) z-20 flex min-h-12 items-center gap-2 rounded-full bg-accent px-4 font-medium text-on-accent shadow-floating transition-opacity hover:bg-accent-hover print:hidden${isAway ? " pointer-events-none opacity-0" : ""}`}
				>
					{isComing ? (
						<Spinner size="small" />
					) : (
						<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
							<path d="M3 4h14v10H9l-4 3v-3H3z" />
						</svg>
					)}
					<Trans>Ask</Trans>
				</Tag>
			)}
		</aside>
	);
}

/** Whether an element lies over what has the focus, or over the form around it: it may not. */
export function useIsOverFocus(over: RefObject<HTMLElement>): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const look = () => {
			const focused = document.activeElement as (HTMLElement & { form?: HTMLFormElement }) | null;
			const box = over.current?.getBoundingClientRect();
			const isConcerned = box && focused && focused.tabIndex >= 0 && !over.current?.contains(focused);
			const covers = (element: Element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				return !!box && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
			};
			setOver(!!isConcerned && [focused, ...(focused.form?.elements ?? [])].some(covers));
		};
		const events = ["focusin", "focusout", "scroll", "resize"];
		for (const event of events) addEventListener(event, look, { capture: true, passive: true });
		return () => {
			for (const event of events) removeEventListener(event, look, true);
		};
	}, [over]);
	return isOver;
}
