import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";

/** A press on the backdrop is a press on the dialog element itself, outside its box. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
	if (event.target !== event.currentTarget) return;
	const box = event.currentTarget.getBoundingClientRect();
	const isInside =
		event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
	if (!isInside) event.currentTarget.close();
}

/** Title and close button of a dialog or sheet. */
export function DialogHeader({ id, title, onClose }: { id: string; title: ReactNode; onClose: () => void }) {
	const { t } = useLingui();
	return (
		<div className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-raised px-5 py-3">
			<h2 id={id} className="min-w-0 flex-1 text-xl">
				{title}
			</h2>
			<button
				type="button"
				onClick={onClose}
				aria-label={t`Close`}
				className={classes(buttonClass({ kind: "plain", size: "icon" }), "-me-2")}
			>
				<X aria-hidden="true" className="size-5" />
			</button>
		</div>
	);
}

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
