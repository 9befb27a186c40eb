import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { placeOf } from "../../components/business-area/times.tsx";
import { SettingsForm } from "../../components/settings/form.tsx";
import { Part } from "../../components/settings/part.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input, Radio, Select, TextArea } from "../../components/ui/field.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import type { ZoneGroup } from "../../time-zones.server.ts";
import { type Draft, edited, type PlainField } from "./draft.ts";
import { Exceptions } from "./exceptions.tsx";
import type { FormProps, HoursAnswer } from "./form-props.ts";
import { Week } from "./week.tsx";
import { useHoursWords } from "./words.ts";

const intents = ["save", "preview"];

/** Opening hours and everything that belongs to them, saved together. */
export function HoursForm({
	draft: kept,
	version,
	zones,
	answer,
	seenFrom,
}: {
	draft: Draft;
	version: number;
	zones: ZoneGroup[];
	answer: HoursAnswer | undefined;
	seenFrom: string;
}) {
	const { t } = useLingui();
	const words = useHoursWords();
	const [draft, setDraft] = useState(answer?.draft ?? kept);
	const box = useRef<HTMLDivElement>(null);
	const wanted = useRef<string | null>(null);
	// What was saved is shown as it is kept, once it has been read again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only an answer or a new version replaces what stands here
	useEffect(() => {
		if (answer?.draft) setDraft(answer.draft);
		else if (answer?.outcome === "saved") setDraft(kept);
	}, [answer, version]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rows have to be there first
	useEffect(() => {
		if (wanted.current === null) return;
		box.current?.querySelector<HTMLElement>(`[name="${wanted.current}"], [value="${wanted.current}"]`)?.focus();
		wanted.current = null;
	}, [draft]);
	const shown = answer?.draft ?? null;
	const form: FormProps = {
		draft,
		change: setDraft,
		editing: (edit, focus) => ({
			type: "submit",
			name: "edit",
			value: edit,
			onClick: (event) => {
				event.preventDefault();
				wanted.current = focus;
				setDraft(edited(draft, edit) ?? draft);
			},
		}),
		errorOf: (name) => (answer?.outcome === "invalid" && answer.invalid.includes(name) ? words(name) : null),
	};
	const said = answer && intents.includes(answer.intent) && !answer.preview ? answer : undefined;
	return (
		<SettingsForm
			action="/business/hours"
			intents={intents}
			answer={said}
			saved={{ title: t`Opening hours saved`, description: t`Clients see the free times that follow from them.` }}
			className="gap-0!"
		>
			<input type="hidden" name="version" value={shown ? answer?.version : version} />
			{/* What the Enter key presses: the first button of a form. */}
			<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
			<div ref={box} className="grid gap-10">
				<Part id="week" title={t`Your week`} lead={<ZoneLead zone={draft.time_zone} />}>
					<Week {...form} />
				</Part>
				<Part
					id="exceptions"
					title={t`Exceptions and holidays`}
					lead={t`Days on which you are closed, or open at other times than in your week.`}
				>
					<Exceptions {...form} />
				</Part>
				<Zone {...form} zones={zones} />
				<Rules {...form} />
				<Terms {...form} />
			</div>
			<div className="mt-10 flex flex-wrap items-end gap-x-8 gap-y-5 border-t border-line pt-6">
				<SubmitButton intent="save">
					<Trans>Save opening hours</Trans>
				</SubmitButton>
				<div className="flex flex-wrap items-end gap-3">
					<Field label={t`A client in`} className="w-56">
						{(control) => (
							<Select key={seenFrom} name="seen_from" defaultValue={seenFrom} {...control}>
								<ZoneOptions zones={zones} />
							</Select>
						)}
					</Field>
					<PreviewButton />
				</div>
			</div>
		</SettingsForm>
	);
}

function PreviewButton() {
	return (
		<SubmitButton intent="preview" kind="quiet" formAction="/business/hours?preview#preview">
			<Trans>Preview as the client sees it</Trans>
		</SubmitButton>
	);
}

function ZoneLead({ zone }: { zone: string }) {
	const place = placeOf(zone);
	return (
		<Trans>
			By the clock of <bdi>{place}</bdi>. A day may have several hours; what has none is closed.
		</Trans>
	);
}

/** What a plain field is given. */
const bound = ({ draft, change }: FormProps, name: PlainField) => ({
	name,
	value: draft[name],
	onChange: (event: { currentTarget: { value: string } }) => change({ ...draft, [name]: event.currentTarget.value }),
});

function Zone({ zones, ...form }: FormProps & { zones: ZoneGroup[] }) {
	const { t } = useLingui();
	return (
		<Part id="zone" title={t`Time zone`}>
			<Field
				label={t`Your hours are meant in`}
				hint={t`When you change it, what is booked stays booked at its moment; only your opening hours move.`}
				error={form.errorOf("time_zone")}
				className="max-w-md"
			>
				{(control) => (
					<Select {...bound(form, "time_zone")} {...control}>
						<ZoneOptions zones={zones} />
					</Select>
				)}
			</Field>
		</Part>
	);
}

function NumberField({
	form,
	name,
	label,
	hint,
	max,
}: {
	form: FormProps;
	name: PlainField;
	label: string;
	hint?: string;
	max: number;
}) {
	return (
		<Field label={label} hint={hint} error={form.errorOf(name)} className="flex flex-col justify-end">
			{(control) => (
				<Input
					type="number"
					inputMode="numeric"
					min={0}
					max={max}
					className="max-w-32"
					{...bound(form, name)}
					{...control}
				/>
			)}
		</Field>
	);
}

function Rules(form: FormProps) {
	const { t } = useLingui();
	const steps: Record<string, string> = {
		15: t`every 15 minutes`,
		30: t`every 30 minutes`,
		45: t`every 45 minutes`,
		60: t`every hour`,
		90: t`every hour and a half`,
		120: t`every two hours`,
	};
	return (
		<Part id="rules" title={t`How you are booked`}>
			<fieldset>
				<legend className="mb-1 font-medium">{t`When a client chooses a time`}</legend>
				{(["instant", "request"] as const).map((value) => (
					<Radio key={value} {...bound(form, "confirmation")} value={value} checked={form.draft.confirmation === value}>
						{value === "instant" ? t`It is booked at once` : t`It is a request`}
						<span className="block text-sm text-muted">
							{value === "instant"
								? t`You are told, and can cancel or propose another time.`
								: t`You say yes or no within two days. Until then nobody else gets the time.`}
						</span>
					</Radio>
				))}
			</fieldset>
			<div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				<Field label={t`Meetings begin`} error={form.errorOf("step_minutes")} className="flex flex-col justify-end">
					{(control) => (
						<Select {...bound(form, "step_minutes")} className="max-w-56" {...control}>
							{Object.entries(steps).map(([value, label]) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</Select>
					)}
				</Field>
				<NumberField
					form={form}
					name="notice_hours"
					max={336}
					label={t`Notice, in hours`}
					hint={t`Nobody books sooner than that.`}
				/>
				<NumberField
					form={form}
					name="horizon_days"
					max={365}
					label={t`Days ahead`}
					hint={t`How far ahead clients can book.`}
				/>
				<NumberField
					form={form}
					name="buffer_before_minutes"
					max={120}
					label={t`Free before each meeting, in minutes`}
				/>
				<NumberField form={form} name="buffer_after_minutes" max={120} label={t`Free after each meeting, in minutes`} />
				<NumberField
					form={form}
					name="daily_cap"
					max={50}
					label={t`Meetings a day, at most`}
					hint={t`Empty: as many as there is time for.`}
				/>
			</div>
		</Part>
	);
}

function Terms(form: FormProps) {
	const { t } = useLingui();
	return (
		<Part
			id="terms"
			title={t`Cancelling, and what to bring`}
			lead={t`Clients read this before they book. Meetings that are booked keep the terms they were booked under.`}
		>
			<div className="grid gap-6 sm:grid-cols-2">
				<NumberField
					form={form}
					name="free_cancellation_hours"
					max={336}
					label={t`Free to cancel until, in hours before`}
				/>
				<Field label={t`Who cancels later owes`} error={form.errorOf("late_fee")} className="flex flex-col justify-end">
					{(control) => (
						<Select {...bound(form, "late_fee")} className="max-w-56" {...control}>
							<option value="nothing">{t`nothing`}</option>
							<option value="half_fee">{t`half the fee`}</option>
							<option value="full_fee">{t`the whole fee`}</option>
						</Select>
					)}
				</Field>
			</div>
			<Field label={t`What clients should bring`} error={form.errorOf("bring")} className="mt-6 max-w-prose">
				{(control) => <TextArea rows={3} maxLength={1000} {...bound(form, "bring")} {...control} />}
			</Field>
		</Part>
	);
}
