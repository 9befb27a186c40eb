import { Link, type LinkProps } from "@remix-run/react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

/** `action` is the persimmon one: at most one on a page. `quiet` has a hairline, `plain` nothing until hovered. */
export type ButtonKind = "primary" | "action" | "quiet" | "plain" | "danger" | "link";
/** `icon` is a square for one icon; give it an `aria-label`. */
export type ButtonSize = "small" | "medium" | "large" | "icon";

const kinds: Record<ButtonKind, string> = {
	primary: "bg-accent text-on-accent hover:bg-accent-hover",
	action: "bg-action text-on-action hover:bg-action-hover",
	quiet: "border border-control bg-transparent text-text hover:border-accent hover:bg-accent-soft",
	plain: "bg-transparent text-text hover:bg-accent-soft",
	danger: "border border-danger bg-transparent text-danger hover:bg-danger-soft",
	link: "text-accent underline underline-offset-4 hover:text-accent-hover",
};

const sizes: Record<ButtonSize, string> = {
	small: "min-h-11 px-3 text-sm sm:min-h-9",
	medium: "min-h-11 px-4 text-base",
	large: "min-h-13 px-6 text-lg",
	icon: "size-11",
};

type Look = { kind?: ButtonKind | undefined; size?: ButtonSize | undefined };

/** The classes of a button, for elements that are none of the components below (`<summary>`, `<label>`). */
export const buttonClass = ({ kind = "primary", size = "medium" }: Look = {}) =>
	classes(
		"inline-flex items-center justify-center gap-2 rounded-control text-center font-medium transition-colors disabled:opacity-60 aria-disabled:opacity-60",
		kinds[kind],
		kind === "link" ? "min-h-6" : sizes[size],
	);

type ButtonProps = Look & { isBusy?: boolean } & ComponentPropsWithoutRef<"button">;

/** A button; `isBusy` shows a spinner and refuses further presses while keeping the focus. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
	({ kind, size, isBusy = false, className, children, onClick, type = "button", ...rest }, ref) => (
		<button
			ref={ref}
			type={type}
			className={classes(buttonClass({ kind, size }), className)}
			aria-disabled={isBusy || undefined}
			onClick={isBusy ? (event) => event.preventDefault() : onClick}
			{...rest}
		>
			{isBusy && <Spinner size="small" />}
			{children}
		</button>
	),
);

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, Look & LinkProps>(({ kind, size, className, ...rest }, ref) => (
	<Link ref={ref} className={classes(buttonClass({ kind, size }), className)} {...rest} />
));
