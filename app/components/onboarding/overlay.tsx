import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { makeQueryClient } from "../../query-client.ts";
import { QuickExit } from "../quick-exit.tsx";
import { Tour } from "./tour.tsx";
import { Wizard } from "./wizard.tsx";

export type OverlayProps = {
	step: "tour" | "wizard";
	/** Finished and saved, or skipped: either way it does not come again. */
	onEnd: (how: "saved" | "skipped") => void;
};

/**
 * The greeting, over the page: a modal dialog that keeps the focus in. Escape leaves the tour as Skip Tour does; in
 * the wizard it does nothing, so that nothing typed is lost by it.
 */
export function Overlay({ step: first, onEnd }: OverlayProps) {
	const [step, setStep] = useState(first);
	const [client] = useState(makeQueryClient);
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		// Gives the focus back to where it was.
		return () => element?.close();
	}, []);
	const onEscape = () => step === "tour" && onEnd("skipped");
	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onKeyDown={(event) => {
				// Here and not by `cancel` alone: of two in a row Chromium lets none be held back.
				if (event.key !== "Escape") return;
				event.preventDefault();
				onEscape();
			}}
			onCancel={(event) => {
				// A file chooser or list inside says it too.
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				onEscape();
			}}
			className="m-auto max-h-[calc(100dvh-2rem)] sm:min-h-[min(35rem,calc(100dvh-2rem))] w-[min(38rem,calc(100%-2rem))] flex-col overscroll-contain rounded-card border border-line bg-raised text-text open:flex open:animate-appear max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
		>
			<QueryClientProvider client={client}>
				{step === "tour" ? (
					<Tour titleId={titleId} onFinish={() => setStep("wizard")} onSkip={() => onEnd("skipped")} />
				) : (
					<Wizard titleId={titleId} onSaved={() => onEnd("saved")} onSkip={() => onEnd("skipped")} />
				)}
			</QueryClientProvider>
			{/* Last, so that it does not have the focus at first. */}
			<div className="absolute end-4 top-3 z-10 sm:end-6 sm:top-4">
				<QuickExit />
			</div>
		</dialog>
	);
}
