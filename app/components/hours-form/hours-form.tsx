import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { mostAvailability } from "#domain/availability/bounds.ts";
import type { ZoneGroup } from "../../time-zones.server.ts";
import { placeOf } from "../business-area/times.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { answerOf } from "../form/answer.ts";
import { useDraft, useFormName } from "../form/drafts.ts";
import { Part } from "../settings/part.tsx";
import { Field, Input, Radio, Select, TextArea } from "../ui/field.tsx";
import { ZoneOptions } from "../zone-options.tsx";
import { type Draft, draftFrom, edited, type PlainField } from "./draft.ts";
import { Exceptions } from "./exceptions.tsx";
import type { FormProps, HoursAnswer } from "./form-props.ts";
import { Week } from "./week.tsx";
import { useHoursWords } from "./words.ts";

type Props = {
	draft: Draft;
	version: number;
	zones: ZoneGroup[];
	answer: HoursAnswer | undefined;
	action: string;
	/** Of its buttons; the first is what the Enter key presses. */
	intents: readonly [string, ...string[]];
	saved?: { title: string; description: string };
	/** The buttons at its end. */
	children: ReactNode;
};

/** Opening hours and everything that belongs to them, saved together; what was typed before is there again. */
export function HoursForm({ answer, ...props }: Props) {
	const [intent] = props.intents;
	const typed = useDraft(useFormName(props.intents));
	const restored = useMemo(() => typed && unsentAnswer(intent, typed), [intent, typed]);
	return <Fields key={String(restored !== null)} {...props} answer={answer ?? restored ?? undefined} />;
}

const unsentAnswer = (intent: string, typed: FormData): HoursAnswer => ({
	...answerOf(intent, "unsent"),
	draft: draftFrom(typed),
	version: Number(typed.get("version")),
});

function Fields({ draft: kept, version, zones, answer, action, intents, saved, children }: Props) {
	const { t } = useLingui();
	const words = useHoursWords();
	const [draft, setDraft] = useState(answer?.draft ?? kept);
	const box = useRef<HTMLDivElement>(null);
	const wanted = useRef<string | null>(null);
	useEffect(() => {
		if (answer?.draft) setDraft(answer.draft);
	}, [answer]);
	// What was saved is shown as it is kept, once it has been read again: the answer comes before it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new version replaces what stands here
	useEffect(() => {
		if (answer?.outcome === "saved") setDraft(kept);
	}, [version]);
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
	return (
		<ActionForm
			action={action}
			intents={intents}
			answer={answer && intents.includes(answer.intent) ? answer : undefined}
			{...(saved && { saved })}
			className="gap-0!"
		>
			<input type="hidden" name="version" value={shown ? answer?.version : version} />
			{/* What the Enter key presses: the first button of a form. */}
			<button type="submit" name="intent" value={intents[0]} tabIndex={-1} aria-hidden="true" className="sr-only" />
			<div ref={box} className="grid gap-10">
				<Part id="week" title={t`Your week`} lead={<ZoneLead zone={draft.time_zone} />}>
					<Week {...form} />
				</Part>
				<Part
					id="exceptions"
					title={t`Exceptions and holidays`}
					lead={t`Days when you are closed, or open at different times than in your week.`}
				>
					<Exceptions {...form} />
				</Part>
				<Zone {...form} zones={zones} />
				<Rules {...form} />
				<Terms {...form} />
			</div>
			<div className="mt-10 flex flex-wrap items-end gap-x-8 gap-y-5 border-t border-line pt-6">{children}</div>
		</ActionForm>
	);
}

function ZoneLead({ zone }: { zone: string }) {
	const place = placeOf(zone);
	return (
		<Trans>
			Times are in <bdi>{place}</bdi>. You can add several hours to a day. Days without hours are closed.
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
				label={t`Time zone of your hours`}
				hint={t`If you change it, booked appointments stay at the same moment. Only your opening hours move.`}
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
						{value === "instant" ? t`It is booked immediately` : t`It is a request`}
						<span className="block text-sm text-muted">
							{value === "instant"
								? t`We tell you. You can cancel or propose another time.`
								: t`You have two days to say yes or no, or less if the appointment starts sooner. Until then nobody else gets the time.`}
						</span>
					</Radio>
				))}
			</fieldset>
			<div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				<Field label={t`Appointments start`} error={form.errorOf("step_minutes")} className="flex flex-col justify-end">
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
					max={mostAvailability.noticeHours}
					label={t`Minimum notice (hours)`}
					hint={t`Nobody can book at shorter notice.`}
				/>
				<NumberField
					form={form}
					name="horizon_days"
					max={mostAvailability.horizonDays}
					label={t`Days ahead`}
					hint={t`How far ahead clients can book.`}
				/>
				<NumberField
					form={form}
					name="buffer_before_minutes"
					max={mostAvailability.bufferMinutes}
					label={t`Free before each appointment, in minutes`}
				/>
				<NumberField
					form={form}
					name="buffer_after_minutes"
					max={mostAvailability.bufferMinutes}
					label={t`Free after each appointment, in minutes`}
				/>
				<NumberField
					form={form}
					name="daily_cap"
					max={mostAvailability.dailyCap}
					label={t`Appointments a day, at most`}
					hint={t`Leave empty for as many as there is time for.`}
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
			lead={t`Clients read this before they book. Appointments already booked keep their old terms.`}
		>
			<div className="grid gap-6 sm:grid-cols-2">
				<NumberField
					form={form}
					name="free_cancellation_hours"
					max={mostAvailability.freeCancellationHours}
					label={t`Free cancellation until (hours before)`}
				/>
				<Field label={t`Late cancellation fee`} error={form.errorOf("late_fee")} className="flex flex-col justify-end">
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
				{(control) => <TextArea rows={3} {...bound(form, "bring")} {...control} />}
			</Field>
		</Part>
	);
}
