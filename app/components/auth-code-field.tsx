import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Field, Input } from "./ui/field.tsx";

/** Six digits from a message or an authenticator; spaces are forgiven. */
export function CodeField({ label, hint, error }: { label?: string; hint?: ReactNode; error?: ReactNode }) {
	const { t } = useLingui();
	return (
		<Field label={label ?? t`Six-digit code`} hint={hint} error={error}>
			{(control) => (
				<Input
					name="code"
					dir="ltr"
					required
					inputMode="numeric"
					autoComplete="one-time-code"
					pattern="[0-9 ]*"
					enterKeyHint="done"
					className="max-w-56 text-xl tracking-[0.25em] tabular-nums"
					{...control}
				/>
			)}
		</Field>
	);
}
