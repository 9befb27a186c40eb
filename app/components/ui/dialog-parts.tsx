import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
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
