import { Trans } from "@lingui/react/macro";
import { classes } from "./classes.ts";

export type SpinnerSize = "small" | "medium" | "large";

const sizes: Record<SpinnerSize, string> = { small: "size-4", medium: "size-8", large: "size-16" };

/** The two arcs, turning around each other. Says nothing by itself: put words beside it. */
export function Spinner({ size = "medium", className }: { size?: SpinnerSize; className?: string }) {
	return (
		<svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={classes("animate-turn", sizes[size], className)}>
			<path d="M16 3a13 13 0 0 1 13 13" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
			<path d="M16 29A13 13 0 0 1 3 16" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity="0.55" />
		</svg>
	);
}

/** The whole screen while a page loads, but for the bar: "Leave this site" is always there. */
export function LoadingScreen() {
	return (
		<div role="status" className="fixed inset-0 z-25 flex flex-col items-center justify-center gap-4 bg-surface">
			<Spinner size="large" className="text-accent" />
			<p className="text-lg">
				<Trans>Loading...</Trans>
			</p>
		</div>
	);
}
