import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useId } from "react";
import { Button } from "../ui/button.tsx";
import { FieldError, Input } from "../ui/field.tsx";
import type { DraftHours } from "./draft.ts";
import type { FormProps } from "./form-props.ts";

/** From when until when, and a button that takes it away. `label` says to whom it belongs ("Monday"). */
export function HoursRow({
	name,
	label,
	hours,
	errorOf,
	onChange,
	remove,
}: {
	name: string;
	label: string;
	hours: DraftHours;
	onChange: (hours: DraftHours) => void;
	remove: ReturnType<FormProps["editing"]>;
} & Pick<FormProps, "errorOf">) {
	const { t } = useLingui();
	const id = useId();
	const errors = { from: errorOf(`${name}.from`), until: errorOf(`${name}.until`) };
	/** On a phone each stands in a line of its own, with the word for it before it. */
	const input = (field: keyof DraftHours, short: string, words: string) => (
		<span className="flex items-center gap-2">
			<span aria-hidden="true" className="min-w-12 text-sm text-muted sm:hidden">
				{short}
			</span>
			<span className="w-36">
				<Input
					type="time"
					step={900}
					name={`${name}.${field}`}
					value={hours[field]}
					onChange={(event) => onChange({ ...hours, [field]: event.currentTarget.value })}
					aria-label={words}
					{...(errors[field] && { "aria-invalid": true, "aria-describedby": `${id}${field}error` })}
					className="tabular-nums"
				/>
			</span>
		</span>
	);
	return (
		<div>
			<div className="flex flex-wrap items-center gap-2">
				{input("from", t`From`, t`${label}, from`)}
				<span aria-hidden="true" className="max-sm:hidden">
					–
				</span>
				{input("until", t`Until`, t`${label}, until`)}
				<Button kind="plain" size="icon" aria-label={t`Remove these hours: ${label}`} {...remove}>
					<X aria-hidden="true" className="size-5" />
				</Button>
			</div>
			{(["from", "until"] as const).map(
				(field) =>
					errors[field] && (
						<FieldError key={field} id={`${id}${field}error`} className="mt-1.5">
							{errors[field]}
						</FieldError>
					),
			)}
		</div>
	);
}
