import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../ui/classes.ts";

/**
 * A step of the greeting: where one is, the heading, what scrolls, and the controls that stay in sight. With the next
 * step the focus goes to its heading.
 */
export function StepFrame({
	titleId,
	step,
	steps,
	title,
	intro,
	controls,
	children,
}: {
	titleId: string;
	/** From 1. */
	step: number;
	steps: number;
	title: ReactNode;
	intro?: ReactNode;
	controls: ReactNode;
	children: ReactNode;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	const body = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the focus
	useEffect(() => {
		body.current?.scrollTo(0, 0);
		heading.current?.focus();
	}, [step]);
	return (
		<>
			<div className="px-5 pt-5 sm:px-8 sm:pt-7">
				<div className="flex items-center gap-3">
					<div aria-hidden="true" className="flex gap-1.5">
						{Array.from({ length: steps }, (_, at) => at + 1).map((one) => (
							<span
								key={one}
								className={classes(
									"h-1.5 rounded-full transition-all",
									one === step ? "w-8 bg-accent" : one < step ? "w-4 bg-accent" : "w-4 bg-line",
								)}
							/>
						))}
					</div>
					<p className="text-sm text-muted">
						<Trans>
							Step {step} of {steps}
						</Trans>
					</p>
				</div>
				<h2 ref={heading} id={titleId} tabIndex={-1} className="mt-3 text-xl sm:text-2xl">
					{title}
				</h2>
				{intro && <p className="mt-1 text-muted">{intro}</p>}
			</div>
			<div ref={body} className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-8">
				{children}
			</div>
			<div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-4 sm:gap-3 sm:px-8">
				{controls}
			</div>
		</>
	);
}
