import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { type ComponentType, type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { useHasScript } from "../has-script.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";

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

/** How it was left on the page before, or is left on this one. Storage may be switched off: then it is closed. */
function remembered(next?: View): View | null {
	try {
		if (next) sessionStorage[viewKey] = next;
		return sessionStorage[viewKey];
	} catch {
		return null;
	}
}

/**
 * The way to the assistant, in the corner of every page. Without scripts it is a link to help; with them it opens the
 * assistant, which is fetched then, or at once where it was open on the page before.
 */
export function Ask({ load }: { load: () => Promise<{ Assistant: ComponentType<AssistantProps> }> }) {
	const { t } = useLingui();
	const [view, setView] = useState<View>("closed");
	const [isComing, setComing] = useState(false);
	const [Assistant, setAssistant] = useState<ComponentType<AssistantProps> | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	const isWanted = useRef(false);
	const hasScript = useHasScript();
	const { pathname } = useLocation();
	const onView = (next: View) => {
		setView(next);
		remembered(next);
	};
	const open = async (next: View) => {
		setComing(true);
		try {
			const { Assistant } = await load();
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
		const kept = remembered();
		if (kept && kept !== "closed") open(kept);
	}, []);
	const rest = {
		className: classes(
			"fixed end-4 bottom-(--corner) z-20 rounded-full! shadow-floating print:hidden",
			useIsOverFocus(button) && "pointer-events-none opacity-0",
		),
		children: (
			<>
				<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
					<path d="M3 4h14v10H9l-4 3v-3H3z" />
				</svg>
				<Trans>Ask</Trans>
			</>
		),
	};
	const onClick = () => {
		isWanted.current = true;
		open("open");
	};
	return (
		<aside aria-label={t`Assistant`}>
			{Assistant && <Assistant view={view} onView={onView} button={button} isWanted={isWanted} />}
			{view !== "closed" ? null : hasScript ? (
				<Button ref={button} isBusy={isComing} onClick={onClick} {...rest} />
			) : (
				pathname !== "/help" && <ButtonLink to="/help" {...rest} />
			)}
		</aside>
	);
}

/** Whether an element lies over what has the focus, or over the form around it: it may not. */
export function useIsOverFocus(over: RefObject<HTMLElement>): boolean {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const look = () => {
			const box = over.current;
			const focused = document.activeElement as HTMLInputElement | null;
			const isUnder = (element: Element) => {
				const [a, b] = [element, box as Element].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
				return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
			};
			setOver(
				!!box &&
					!!focused &&
					// What only scripts put the focus on is as large as the page.
					focused.tabIndex >= 0 &&
					!box.contains(focused) &&
					[focused, ...(focused.form?.elements ?? [])].some(isUnder),
			);
		};
		const events = ["focusin", "focusout", "scroll"];
		for (const event of events) addEventListener(event, look, true);
		return () => {
			for (const event of events) removeEventListener(event, look, true);
		};
	}, [over]);
	return isOver;
}
