import type { useAnswer } from "../form/action-form.tsx";
import { Field, Input } from "../ui/field.tsx";

/** A field for one line, in whatever script it is written. */
export function LineField({
	form: { errorOf, textOf },
	name,
	label,
	hint,
	kept,
	className,
	...input
}: {
	/** What `useAnswer` says of the form. */
	form: Pick<ReturnType<typeof useAnswer>, "errorOf" | "textOf">;
	name: string;
	label: string;
	hint?: string;
	/** What is saved. */
	kept: string | number | null | undefined;
	className?: string;
	autoComplete?: string;
	maxLength?: number;
	inputMode?: "numeric";
}) {
	return (
		<Field label={label} hint={hint} error={errorOf(name)} {...(className && { className })}>
			{(control) => <Input name={name} dir="auto" defaultValue={textOf(name, kept)} {...input} {...control} />}
		</Field>
	);
}
