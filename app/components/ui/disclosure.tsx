import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A heading that opens what is under it; works without scripts. `detail` stands beside the heading. */
export function Disclosure({
	summary,
	detail,
	isOpen = false,
	className,
	children,
}: {
	summary: ReactNode;
	detail?: ReactNode;
	/** Whether it starts open. */
	isOpen?: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<details open={isOpen} className={classes("group/disclosure border-b border-line", className)}>
			<summary className="flex min-h-12 items-center gap-3 rounded-control py-2.5 font-medium hover:text-accent">
				<span className="min-w-0 flex-1">{summary}</span>
				{detail && <span className="text-sm font-normal text-muted">{detail}</span>}
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-muted transition-transform group-open/disclosure:-rotate-180"
				/>
			</summary>
			<div className="pb-4">{children}</div>
		</details>
	);
}
