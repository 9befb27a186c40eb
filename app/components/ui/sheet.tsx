import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";

/** From which width on the content lies in the page: tablets (640 px) or desks (1024 px). */
const widths = {
	sm: {
		query: "(width >= 40rem)",
		narrow: "sm:hidden",
		sheet: "sm:static sm:block sm:size-auto sm:overflow-visible sm:bg-transparent",
		content: "max-sm:p-5",
	},
	lg: {
		query: "(width >= 64rem)",
		narrow: "lg:hidden",
		sheet: "lg:static lg:block lg:size-auto lg:bg-transparent",
		content: "max-lg:p-5",
	},
} as const;

/** Attributes that React 18 hands on but does not know. */
const opens = (id: string, action: "show" | "hide") => ({ popovertarget: id, popovertargetaction: action });

/** Opens the sheet of that id; to be shown on narrow screens only. */
export function SheetButton({ id, ...rest }: { id: string } & ComponentPropsWithoutRef<"button">) {
	return <button type="button" {...opens(id, "show")} {...rest} />;
}

/**
 * Content that lies in the page on wide screens and slides in over it on narrow ones, behind a
 * `SheetButton`: filters, mostly.
 * It is one piece of markup, so what is typed in it is never lost, and a popover, so it opens without scripts too. With
 * scripts it is a dialog while it is open: nothing behind it can be reached.
 */
export function Sheet({
	id,
	title,
	footer,
	from,
	closedBy,
	first,
	className,
	children,
}: {
	id: string;
	title: string;
	/** What the button says that stays in sight under the content and closes the sheet ("Show 24 results"). */
	footer?: ReactNode;
	from: keyof typeof widths;
	/** The sheet closes when this changes. */
	closedBy?: string;
	/** The name of the input that gets the focus when the sheet opens; else the button that closes it. */
	first?: string;
	/** Of the content, for its place in the page's grid. */
	className?: string;
	children: ReactNode;
}) {
	const { t } = useLingui();
	const sheet = useRef<HTMLElement>(null);
	const width = widths[from];
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of it closes
	useEffect(() => () => close(sheet.current), [closedBy]);
	useEffect(() => {
		const element = sheet.current;
		const wide = matchMedia(width.query);
		const onWidth = () => wide.matches && close(element);
		const onOpen = () => {
			if (!element?.matches(":popover-open")) return;
			setModal(element, true);
			element.querySelector<HTMLElement>(first ? `[name="${first}"]` : "button")?.focus();
		};
		// Before it is closed: the browser then gives the focus back to the button that opened it.
		const beforeClose = () => element?.matches(":popover-open") && setModal(element, false);
		wide.addEventListener("change", onWidth);
		element?.addEventListener("toggle", onOpen);
		element?.addEventListener("beforetoggle", beforeClose);
		return () => {
			close(element);
			wide.removeEventListener("change", onWidth);
			element?.removeEventListener("toggle", onOpen);
			element?.removeEventListener("beforetoggle", beforeClose);
		};
	}, [width, first]);
	return (
		<section
			ref={sheet}
			id={id}
			aria-labelledby={`${id}-title`}
			{...{ popover: "auto" }}
			className={classes(
				"m-0 border-0 bg-raised p-0 text-text backdrop:bg-black/40",
				"start-auto end-0 h-dvh w-[min(26rem,100%)] flex-col overflow-y-auto overscroll-contain open:flex open:animate-appear",
				width.sheet,
				className,
			)}
		>
			<div
				className={classes(
					"sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-raised px-5 py-3",
					width.narrow,
				)}
			>
				<h2 id={`${id}-title`} className="min-w-0 flex-1 text-xl">
					{title}
				</h2>
				<button
					type="button"
					{...opens(id, "hide")}
					aria-label={t`Close`}
					className={classes(buttonClass({ kind: "plain", size: "icon" }), "-me-2")}
				>
					<X aria-hidden="true" className="size-5" />
				</button>
			</div>
			<div className={classes("flex-1", width.content)}>{children}</div>
			{/* Without scripts nothing is chosen until the form is sent: closing would lose it. */}
			{footer && (
				<div
					className={classes(
						"sticky bottom-0 border-t border-line bg-raised p-4 [@media(scripting:none)]:hidden",
						width.narrow,
					)}
				>
					<button type="button" {...opens(id, "hide")} className={classes(buttonClass(), "w-full")}>
						{footer}
					</button>
				</div>
			)}
		</section>
	);
}

/** Keeps everything of the page that is neither in the element nor around it out of reach, or gives it back. */
function setModal(element: HTMLElement, isModal: boolean) {
	element.role = isModal ? "dialog" : null;
	element.ariaModal = isModal ? "true" : null;
	for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
		for (const other of inner.parentElement.children)
			if (other !== inner && other instanceof HTMLElement) other.inert = isModal;
}

/** Browsers of before 2024 know no popovers: there the content stands in the page. */
function close(element: HTMLElement | null) {
	if (element?.matches(":popover-open")) element.hidePopover();
}
