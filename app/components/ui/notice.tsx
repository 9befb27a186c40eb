import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A line that asks for attention, in the page itself. */
export function Notice({
	kind,
	title,
	className,
	children,
}: {
	kind: "good" | "bad";
	title?: ReactNode;
	className?: string;
	children?: ReactNode;
}) {
	const Icon = kind === "good" ? CircleCheck : CircleAlert;
	return (
		<div
			role={kind === "good" ? "status" : "alert"}
			tabIndex={-1}
			data-alert
			className={classes(
				"flex items-start gap-3 rounded-control border p-4",
				kind === "good" ? "border-accent bg-accent-soft" : "border-danger bg-danger-soft",
				className,
			)}
		>
			<Icon
				aria-hidden="true"
				className={classes("mt-0.5 size-5 shrink-0", kind === "good" ? "text-accent" : "text-danger")}
			/>
			<div className="min-w-0">
				{title && <p className="font-medium">{title}</p>}
				{children && <div>{children}</div>}
			</div>
		</div>
	);
}
