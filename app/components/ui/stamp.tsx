import { Seal } from "./arcs.tsx";
import { classes } from "./classes.ts";

export type StampKind = "verified" | "pending" | "problem" | "none";

const sizes = { small: "size-5 sm:size-6", medium: "size-9", large: "size-16" };

/**
 * A passport stamp: the seal, what it says, and when or by whom underneath (`detail`, e.g. "Licence checked on
 * 3 March 2026").
 */
export function Stamp({
	kind,
	size = "medium",
	detail,
	className,
	children,
}: {
	kind: StampKind;
	size?: keyof typeof sizes;
	detail?: React.ReactNode;
	className?: string;
	children: React.ReactNode;
}) {
	const colour = { verified: "text-accent", pending: "text-seal", problem: "text-danger", none: "text-muted" }[kind];
	return (
		<span className={classes("inline-flex min-w-0 items-center", size === "small" ? "gap-1.5" : "gap-2.5", className)}>
			<Seal kind={kind} isSmall={size === "small"} className={classes("shrink-0", sizes[size])} />
			<span className="min-w-0">
				<span
					className={classes(
						"block font-medium",
						colour,
						{
							small: "text-sm max-sm:truncate max-sm:text-[0.8125rem]",
							medium: "text-sm",
							large: "font-serif text-xl",
						}[size],
					)}
				>
					{children}
				</span>
				{detail && <span className="block text-sm text-muted">{detail}</span>}
			</span>
		</span>
	);
}
