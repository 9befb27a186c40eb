import { useLocation } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { classes } from "./classes.ts";

/** A button with a panel under it. `<details>`: opens without scripts; with them it closes on Escape, outside and on the next page. */
export function Popover({
	label,
	icon,
	className,
	panelClassName,
	onToggle,
	children,
}: {
	label: string;
	icon: ReactNode;
	className: string;
	panelClassName: string;
	onToggle?: (isOpen: boolean) => void;
	children: ReactNode;
}) {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		if (details.current && shown.current !== key) details.current.open = false;
		shown.current = key;
	}, [key]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whoever was quicker than the scripts has it open already
	useEffect(() => {
		if (details.current?.open) onToggle?.(true);
	}, []);
	useEffect(() => {
		const onPress = (event: PointerEvent) => {
			if (details.current && !details.current.contains(event.target as Node)) details.current.open = false;
		};
		addEventListener("pointerdown", onPress);
		return () => removeEventListener("pointerdown", onPress);
	}, []);
	const onKeyDown: ComponentProps<"details">["onKeyDown"] = (event) => {
		if (event.key !== "Escape" || !details.current?.open) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus();
	};
	return (
		<details
			ref={details}
			onKeyDown={onKeyDown}
			onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
			className={classes("group relative max-xl:static", className)}
		>
			{/* Named by text of its own: initials in the picture are part of no name. */}
			<summary title={label} className={buttonClass({ kind: "plain", size: "icon" })}>
				{icon}
				<span className="sr-only">{label}</span>
			</summary>
			<div className={classes("absolute z-30 border-line bg-surface p-4 sm:px-8", panelClassName)}>{children}</div>
		</details>
	);
}
