import { useLingui } from "@lingui/react/macro";
import { Link, type LinkProps } from "@remix-run/react";
import { X } from "lucide-react";
import { classes } from "./classes.ts";

const look = "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors";

/** A word that leads somewhere: a shortcut or a choice among a few. `isCurrent` marks the one in force. */
export function ChipLink({ isCurrent = false, className, ...rest }: { isCurrent?: boolean } & LinkProps) {
	return (
		<Link
			aria-current={isCurrent || undefined}
			className={classes(
				look,
				isCurrent
					? "border-accent bg-accent text-on-accent"
					: "border-line bg-raised text-text hover:border-accent hover:text-accent",
				className,
			)}
			{...rest}
		/>
	);
}

/** A filter in force. It is one link, to the same page without it. `label` is its plain text, for screen readers. */
export function RemovableChip({
	label,
	className,
	children = null,
	...rest
}: { label: string } & Omit<LinkProps, "children"> & { children?: React.ReactNode }) {
	const { t } = useLingui();
	return (
		<Link
			aria-label={t`Remove ${label}`}
			className={classes(look, "border-accent bg-accent-soft pe-2.5 text-text hover:bg-transparent", className)}
			{...rest}
		>
			{children ?? label}
			<X aria-hidden="true" className="size-4 shrink-0" />
		</Link>
	);
}
