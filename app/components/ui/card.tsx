import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";

/** A raised sheet with a hairline. `as` gives the element its meaning (`article`, `section`, `li`). */
export function Card({
	as: Element = "div",
	isCompact = false,
	className,
	...rest
}: { as?: "div" | "article" | "section" | "li" | "aside"; isCompact?: boolean } & HTMLAttributes<HTMLElement>) {
	return (
		<Element
			className={classes("rounded-card border border-line bg-raised", isCompact ? "p-4" : "p-5 sm:p-6", className)}
			{...rest}
		/>
	);
}
