import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonKind, type ButtonSize } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";

/** Sends the form; busy from its press until the answer is here. `isWide`: it fills its line. */
export function SubmitButton({
	intent,
	kind,
	size,
	value,
	formAction,
	isWide = false,
	of,
	className,
	children,
}: {
	intent: string;
	kind?: ButtonKind;
	size?: ButtonSize;
	/** Where this button sends the form, if elsewhere. */
	formAction?: string;
	/** Which of several things of one kind is meant: then only its own button is busy. */
	value?: { name: string; value: string };
	isWide?: boolean;
	/** The `id` that its form sends: among forms that are alike only its own button is busy. */
	of?: string;
	className?: string;
	children: ReactNode;
}) {
	const { state, formData } = useNavigation();
	const isMine =
		formData?.get("intent") === intent &&
		(!value || formData.get(value.name) === value.value) &&
		(!of || formData.get("id") === of);
	return (
		<>
			{value && <input type="hidden" name={value.name} value={value.value} />}
			<Button
				type="submit"
				name="intent"
				value={intent}
				kind={kind}
				size={size}
				formAction={formAction}
				isBusy={state !== "idle" && isMine}
				className={classes(!isWide && "justify-self-start", className)}
			>
				{children}
			</Button>
		</>
	);
}
