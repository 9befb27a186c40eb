import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { FieldError } from "../../components/ui/field.tsx";

/** One to five stars, as a group of radio buttons. */
export function StarField({
	name,
	label,
	value,
	error,
}: {
	name: string;
	label: string;
	/** What was chosen; empty for nothing. */
	value: string;
	error: string | null;
}) {
	const id = useId();
	return (
		<fieldset
			aria-describedby={error ? `${id}error` : undefined}
			className="group grid gap-x-6 gap-y-2 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
		>
			{/* A legend takes no part in a grid: what stands in it does. */}
			<legend className="float-start font-medium sm:pt-2">{label}</legend>
			<div className="clear-both flex gap-1.5 sm:clear-none sm:justify-self-end">
				{[1, 2, 3, 4, 5].map((stars) => (
					<label
						key={stars}
						className="relative flex size-11 items-center justify-center rounded-control border border-control bg-raised text-text tabular-nums transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
					>
						<input
							type="radio"
							name={name}
							value={stars}
							defaultChecked={value === String(stars)}
							aria-invalid={error ? true : undefined}
							className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control border-0 bg-transparent opacity-0"
						/>
						<span aria-hidden="true" className="me-0.5 text-sm">
							★
						</span>
						{stars}
						{stars === 1 && (
							<span className="sr-only">
								: <Trans>poor</Trans>
							</span>
						)}
						{stars === 5 && (
							<span className="sr-only">
								: <Trans>excellent</Trans>
							</span>
						)}
					</label>
				))}
			</div>
			{error && (
				<FieldError id={`${id}error`} className="group-has-checked:hidden sm:col-span-2">
					{error}
				</FieldError>
			)}
		</fieldset>
	);
}
