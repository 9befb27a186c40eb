import { ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * Label, control, hint and error, tied together. The control is a function of the ids that tie them:
 * `<Field label={t`City`}>{(control) => <Input name="city" {...control} />}</Field>`.
 * `isLabelHidden` keeps the label for screen readers only.
 */
export function Field({
	label,
	hint,
	error,
	isLabelHidden = false,
	className,
	children,
}: {
	label: ReactNode;
	hint?: ReactNode;
	/** What is wrong and what to do; null or undefined when nothing is. */
	error?: ReactNode;
	isLabelHidden?: boolean;
	className?: string;
	children: (control: ControlProps) => ReactNode;
}) {
	const id = useId();
	const hintId = `${id}hint`;
	const errorId = `${id}error`;
	const describedBy = classes(hint ? hintId : null, error ? errorId : null);
	return (
		<div className={className}>
			<label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1.5 block font-medium"}>
				{label}
			</label>
			{hint && (
				<p id={hintId} className="mb-1.5 text-sm text-muted">
					{hint}
				</p>
			)}
			{children({
				id,
				...(describedBy && { "aria-describedby": describedBy }),
				...(error ? { "aria-invalid": true as const } : {}),
			})}
			{error && (
				<FieldError id={errorId} className="mt-1.5">
					{error}
				</FieldError>
			)}
		</div>
	);
}

/** What is wrong with a control that names this `id` in its `aria-describedby`. */
export const FieldError = ({ id, className, children }: { id: string; className?: string; children: ReactNode }) => (
	<p id={id} className={classes("flex items-start gap-1.5 text-sm text-danger", className)}>
		<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
		{children}
	</p>
);

const control =
	"min-h-11 w-full rounded-control border border-control bg-raised px-3 text-base text-text transition-colors placeholder:text-muted hover:border-accent aria-invalid:border-danger disabled:opacity-60";

/** A line of text. `dir="auto"`: people type in their own script. */
export const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<"input">>(({ className, ...rest }, ref) => (
	<input ref={ref} dir="auto" className={classes(control, className)} {...rest} />
));

/** A number of a telephone, with its country code; written from left to right in every script. */
export const PhoneInput = ({ className, ...rest }: ComponentPropsWithoutRef<"input">) => (
	<Input
		type="tel"
		dir="ltr"
		autoComplete="tel"
		placeholder="+34 600 123 456"
		className={classes("text-start", className)}
		{...rest}
	/>
);

export const TextArea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<"textarea">>(
	({ className, ...rest }, ref) => (
		<textarea ref={ref} dir="auto" rows={5} className={classes(control, "py-2.5", className)} {...rest} />
	),
);

/** The browser's own select, dressed. `className` goes to the box around it. */
export const Select = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<"select">>(
	({ className, ...rest }, ref) => (
		<span className={classes("relative block", className)}>
			<select ref={ref} className={classes(control, "appearance-none pe-10")} {...rest} />
			<ChevronDown
				aria-hidden="true"
				className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
			/>
		</span>
	),
);

function Choice({
	type,
	detail,
	className,
	children,
	...rest
}: { type: "checkbox" | "radio"; detail?: ReactNode } & ComponentPropsWithoutRef<"input">) {
	return (
		<label className={classes("flex min-h-9 items-start gap-3 py-1.5 has-disabled:opacity-60", className)}>
			<input type={type} className="mt-0.5 size-5 shrink-0" {...rest} />
			<span className="min-w-0 flex-1">{children}</span>
			{detail !== undefined && <span className="shrink-0 text-sm leading-6 text-muted tabular-nums">{detail}</span>}
		</label>
	);
}

/** For a select in a narrow row of filters: its words get the room that its edges would take. */
export const narrowSelect = "max-sm:[&>select]:ps-2 max-sm:[&>select]:pe-7 max-sm:[&>svg]:end-2";

/** The look of a field that takes a file. */
export const fileInput =
	"max-w-full text-sm text-muted file:me-3 file:min-h-10 file:rounded-control file:border file:border-control file:bg-raised file:px-3 file:text-text hover:file:border-accent";

/** A box to tick with its words (children). `detail` stands at the end of the line: a count, a price. */
export function Checkbox(props: { detail?: ReactNode } & Omit<ComponentPropsWithoutRef<"input">, "type">) {
	return <Choice {...props} type="checkbox" />;
}

/** One of several with the same `name`. Put them in a `<fieldset>` with a `<legend>`. */
export function Radio(props: { detail?: ReactNode } & Omit<ComponentPropsWithoutRef<"input">, "type">) {
	return <Choice {...props} type="radio" />;
}
