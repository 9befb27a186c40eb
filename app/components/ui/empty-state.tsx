import type { ReactNode } from "react";
import { Arcs } from "./arcs.tsx";
import { classes } from "./classes.ts";

/** Nothing here: says so, why, and what to do next (children: buttons or links). */
export function EmptyState({
	title,
	heading: Heading = "h2",
	className,
	description,
	children,
}: {
	title: ReactNode;
	heading?: "h1" | "h2" | "h3";
	description?: ReactNode;
	className?: string;
	children?: ReactNode;
}) {
	return (
		<div
			className={classes(
				"flex flex-col items-center rounded-card border border-dashed border-control px-5 py-12 text-center",
				className,
			)}
		>
			<Arcs className="size-14 opacity-80" />
			<Heading className="mt-5 text-xl">{title}</Heading>
			{description && <p className="mt-2 max-w-[52ch]">{description}</p>}
			{children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
		</div>
	);
}
