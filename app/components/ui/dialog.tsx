import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "./classes.ts";
import { closeOnBackdrop, DialogHeader } from "./dialog-parts.tsx";

/**
 * The browser's modal dialog: it keeps the focus in and gives it back, Escape and the backdrop close it. What opens
 * it must be a link to a page that does the same, so that it works without scripts.
 */
export function Dialog({
	title,
	isOpen,
	onClose,
	className,
	children,
}: {
	title: ReactNode;
	isOpen: boolean;
	onClose: () => void;
	className?: string;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onClose={onClose}
			onClick={closeOnBackdrop}
			className={classes(
				"m-auto w-[min(36rem,calc(100%-2rem))] overscroll-contain rounded-card border border-line bg-raised text-text open:animate-appear",
				className,
			)}
		>
			<DialogHeader id={titleId} title={title} onClose={() => dialog.current?.close()} />
			<div className="p-5">{children}</div>
		</dialog>
	);
}
