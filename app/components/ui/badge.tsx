import type { LucideIcon } from "lucide-react";
import { classes } from "./classes.ts";

export type BadgeKind = "neutral" | "accent" | "seal" | "danger";

const kinds: Record<BadgeKind, string> = {
	neutral: "border-line bg-sunken text-text",
	accent: "border-transparent bg-accent-soft text-accent",
	seal: "border-transparent bg-seal-soft text-seal",
	danger: "border-transparent bg-danger-soft text-danger",
};

/** One short fact about the thing it stands beside. Never the only place where the fact is said by colour. */
export function Badge({
	kind = "neutral",
	icon: Icon,
	className,
	children,
}: {
	kind?: BadgeKind;
	icon?: LucideIcon;
	className?: string;
	children: React.ReactNode;
}) {
	return (
		<span
			className={classes(
				"inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium",
				kinds[kind],
				className,
			)}
		>
			{Icon && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
			{children}
		</span>
	);
}
