import type { ReactNode } from "react";

/** `live` is news from elsewhere (5 s); the others answer something the person has just done (4 s). */
export type ToastKind = "success" | "info" | "error" | "live";

export type Toast = {
	title: ReactNode;
	description?: ReactNode;
	/** A link (`to`) or a command (`onClick`), e.g. Sign In, Undo. */
	action?: { label: string; to: string } | { label: string; onClick: () => void };
	kind?: ToastKind;
	/** One takes the place of another that has the same. */
	id?: string;
};

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | null = null;
let wake: (() => void) | null = null;

/** Says something at the edge of the screen for a few seconds. Only in the browser. At most three are in sight. */
export function toast(message: Toast) {
	if (show) return show(message);
	waiting.push(message);
	wake?.();
}

/** The region that will show toasts says how to wake it; see `toast-region.tsx`. */
export function onFirstToast(callback: () => void) {
	wake = callback;
	if (waiting.length > 0) callback();
	return () => {
		wake = null;
	};
}

/** What is mounted to show toasts takes over, beginning with those that waited for it. */
export function showToastsWith(shower: Show) {
	show = shower;
	for (const message of waiting.splice(0)) shower(message);
	return () => {
		show = null;
	};
}
