import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { Field, TextArea } from "../ui/field.tsx";
import type { useAnswer } from "./action-form.tsx";

/** A field for several lines, in whatever script they are written; at most a message long unless `maxLength` says less. */
export function LongText({
	form: { errorOf, textOf },
	name,
	rows = 4,
	maxLength = textLimits.message,
	kept = "",
	...field
}: {
	/** What `useAnswer` says of the form. */
	form: Pick<ReturnType<typeof useAnswer>, "errorOf" | "textOf">;
	name: string;
	label: ReactNode;
	hint?: ReactNode;
	rows?: number;
	maxLength?: number;
	/** What is saved so far. */
	kept?: string;
}) {
	return (
		<Field {...field} error={errorOf(name)}>
			{(control) => (
				<TextArea
					name={name}
					rows={rows}
					dir="auto"
					maxLength={maxLength}
					defaultValue={textOf(name, kept)}
					{...control}
				/>
			)}
		</Field>
	);
}
