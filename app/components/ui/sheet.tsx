import { useLocation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";
import { closeOnBackdrop, DialogHeader } from "./dialog-parts.tsx";

/**
 * Content that lies beside the page on wide screens (1024 px and more) and slides in over it on narrow ones, behind
 * a button: filters, mostly. It is one piece of markup, so what is typed in it is never lost. Without scripts the
 * button is a link to `#id`, which shows the sheet where it stands in the page.
 *
 * `button` is what the narrow button says; `footer` stays in sight under the content ("Show 24 results"). The sheet
 * stays open while only the query changes, and closes on another page.
 */
export function Sheet({
	id,
	title,
	button,
	footer,
	className,
	buttonClassName,
	children,
}: {
	id: string;
	title: ReactNode;
	button: ReactNode;
	/** Gets a function that closes the sheet. Not shown where the sheet lies beside the page. */
	footer?: (close: () => void) => ReactNode;
	/** Of the sheet itself, for its place in the page's grid. */
	className?: string;
	buttonClassName?: string;
	children: ReactNode;
}) {
	const sheet = useRef<HTMLDialogElement>(null);
	const close = useCallback(() => sheet.current?.close(), []);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
	useEffect(() => close, [close, pathname]);
	useEffect(() => {
		const wide = matchMedia("(width >= 64rem)");
		const onChange = () => wide.matches && close();
		wide.addEventListener("change", onChange);
		return () => wide.removeEventListener("change", onChange);
	}, [close]);
	return (
		<>
			<a
				href={`#${id}`}
				aria-haspopup="dialog"
				onClick={(event) => {
					event.preventDefault();
					sheet.current?.showModal();
				}}
				className={classes(buttonClass({ kind: "quiet" }), "lg:hidden", buttonClassName)}
			>
				{button}
			</a>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already */}
			<dialog
				ref={sheet}
				id={id}
				aria-labelledby={`${id}-title`}
				onClick={closeOnBackdrop}
				className={classes(
					"static m-0 hidden max-h-none w-auto max-w-none bg-transparent p-0 text-text target:block lg:block",
					"modal:fixed modal:inset-y-0 modal:start-auto modal:end-0 modal:flex modal:h-dvh modal:w-[min(26rem,100%)] modal:animate-appear modal:flex-col modal:overflow-y-auto modal:overscroll-contain modal:bg-raised",
					className,
				)}
			>
				<div className="hidden in-[dialog:modal]:contents">
					<DialogHeader id={`${id}-title`} title={title} onClose={close} />
				</div>
				<div className="flex-1 in-[dialog:modal]:p-5">{children}</div>
				{footer && (
					<div className="sticky bottom-0 hidden border-t border-line bg-raised p-4 in-[dialog:modal]:block">
						{footer(close)}
					</div>
				)}
			</dialog>
		</>
	);
}
