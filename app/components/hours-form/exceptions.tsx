import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input, Select } from "../ui/field.tsx";
import type { DraftException } from "./draft.ts";
import type { FormProps } from "./form-props.ts";
import { HoursRow } from "./hours-row.tsx";

/** Days that are other than the week says. */
export function Exceptions(form: FormProps) {
	const { t } = useLingui();
	const { draft, editing, errorOf } = form;
	const problem = errorOf("exceptions");
	return (
		<>
			{problem && <p className="mb-3 text-danger">{problem}</p>}
			{draft.exceptions.length === 0 && (
				<p className="mb-3 text-muted">
					<Trans>None yet.</Trans>
				</p>
			)}
			<ul className="grid gap-4">
				{draft.exceptions.map((exception, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
					<li key={i} className="rounded-card border border-line bg-raised p-4">
						<Exception exception={exception} index={i} {...form} />
					</li>
				))}
			</ul>
			<Button
				kind="quiet"
				size="small"
				className="mt-4"
				{...editing("except", `exceptions.${draft.exceptions.length}.from`)}
			>
				<Plus aria-hidden="true" className="size-4" />
				{t`Add an exception`}
			</Button>
		</>
	);
}

function Exception({
	exception,
	index,
	draft,
	change,
	editing,
	errorOf,
}: { exception: DraftException; index: number } & FormProps) {
	const { t } = useLingui();
	const name = `exceptions.${index}`;
	const number = index + 1;
	const set = (more: Partial<DraftException>) =>
		change({ ...draft, exceptions: draft.exceptions.map((one, i) => (i === index ? { ...one, ...more } : one)) });
	return (
		<fieldset className="grid gap-4">
			<legend className="sr-only">{t`Exception ${number}`}</legend>
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[10rem_10rem_12rem_minmax(0,1fr)]">
				<Field label={t`From`} error={errorOf(`${name}.from`)}>
					{(control) => (
						<Input
							type="date"
							name={`${name}.from`}
							value={exception.from}
							onChange={(event) => set({ from: event.currentTarget.value })}
							{...control}
						/>
					)}
				</Field>
				<Field label={t`Until and including`} error={errorOf(`${name}.until`)}>
					{(control) => (
						<Input
							type="date"
							name={`${name}.until`}
							value={exception.until}
							onChange={(event) => set({ until: event.currentTarget.value })}
							{...control}
						/>
					)}
				</Field>
				<Field label={t`You are`} error={errorOf(`${name}.kind`)}>
					{(control) => (
						<Select
							name={`${name}.kind`}
							value={exception.kind}
							onChange={(event) => {
								const kind = event.currentTarget.value === "open" ? "open" : "closed";
								const isBare = kind === "open" && exception.hours.length === 0;
								set({ kind, ...(isBare && { hours: [{ from: "", until: "" }] }) });
							}}
							{...control}
						>
							<option value="closed">{t`closed`}</option>
							<option value="open">{t`open at other times`}</option>
						</Select>
					)}
				</Field>
				<Field label={t`Note for yourself`} error={errorOf(`${name}.note`)}>
					{(control) => (
						<Input
							name={`${name}.note`}
							maxLength={textLimits.exceptionNote}
							value={exception.note}
							onChange={(event) => set({ note: event.currentTarget.value })}
							{...control}
						/>
					)}
				</Field>
			</div>
			{exception.kind === "open" &&
				exception.hours.map((hours, j) => (
					<HoursRow
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
						key={j}
						name={`${name}.hours.${j}`}
						label={t`Exception ${number}`}
						hours={hours}
						errorOf={errorOf}
						onChange={(next) => set({ hours: exception.hours.map((one, k) => (k === j ? next : one)) })}
						remove={editing(`remove_other.${index}.${j}`, `add_other.${index}`)}
					/>
				))}
			<div className="flex flex-wrap gap-2">
				<Button
					kind="plain"
					size="small"
					{...editing(`add_other.${index}`, `${name}.hours.${exception.hours.length}.from`)}
				>
					<Plus aria-hidden="true" className="size-4" />
					<Trans>Add opening hours</Trans>
					<span className="sr-only">
						: <Trans>Exception {number}</Trans>
					</span>
				</Button>
				<Button kind="plain" size="small" {...editing(`unexcept.${index}`, "except")}>
					<Trash2 aria-hidden="true" className="size-4" />
					<Trans>Remove</Trans>
					<span className="sr-only">
						: <Trans>Exception {number}</Trans>
					</span>
				</Button>
			</div>
		</fieldset>
	);
}
