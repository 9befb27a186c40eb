import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm } from "../form/action-form.tsx";
import { useDraft, useFormName } from "../form/drafts.ts";
import { useTooLongWords } from "../form/text-limit.ts";
import { modeNames } from "../mode-names.ts";
import { Part } from "../settings/part.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { classes } from "../ui/classes.ts";
import { Checkbox, Field, Input, Select, TextArea } from "../ui/field.tsx";
import { type DraftService, draftFrom, type ServicesAnswer, type ServicesDraft } from "./draft.ts";

type ErrorOf = (name: string) => string | null;

/** Everything that is offered, saved together. What is ticked shows its fields; this needs no scripts. */
export function ServicesForm({
	draft: kept,
	version,
	currency,
	names,
	answer,
	action,
	intents,
	saved,
	before,
	submit,
}: {
	draft: ServicesDraft;
	version: number;
	/** null where it is a field of the form. */
	currency: string | null;
	names: { id: string; name: string }[];
	answer: ServicesAnswer | undefined;
	action: string;
	/** Of its buttons; the first sends it. */
	intents: readonly [string, ...string[]];
	saved?: { title: string; description: string };
	/** What the form asks besides, before the services. */
	before?: ReactNode;
	submit: ReactNode;
}) {
	const { t, i18n } = useLingui();
	const typed = useDraft(useFormName(intents));
	const isSaved = answer?.outcome === "saved";
	const restored =
		typed && !isSaved
			? draftFrom(
					typed,
					kept.services.map(({ legal_service_id: id }) => id),
				)
			: null;
	const draft = answer?.draft ?? restored ?? kept;
	const draftVersion = answer?.draft ? answer.version : restored ? Number(typed?.get("version")) : version;
	const tooLong = useTooLongWords();
	const wrong: Record<string, string> = {
		modes: t`Choose at least one.`,
		services: t`Offer at least one service.`,
		fee_min: t`Enter an amount, for example 120. Use a comma or a point for cents.`,
		fee_max: t`Enter an amount that is not lower than the other one, or leave it empty.`,
		government_fee: t`Enter an amount, or leave it empty.`,
		duration_minutes: t`Enter minutes from 10 to 480, in steps of five.`,
		includes: tooLong(textLimits.feeIncludes),
	};
	const errorOf: ErrorOf = (name) =>
		answer?.outcome === "invalid" && answer.invalid.includes(name)
			? (wrong[name.split(".").at(-1) ?? ""] ?? null)
			: null;
	const nameOf = new Map(names.map(({ id, name }) => [id, name]));
	return (
		<ActionForm
			action={action}
			intents={intents}
			answer={answer}
			{...(saved && { saved })}
			className="max-w-3xl gap-10!"
		>
			<input type="hidden" name="version" value={draftVersion} />
			{/* What was saved is shown as it is kept: once more from the beginning. */}
			<div key={version} className="grid gap-10">
				<Part id="modes" title={t`How you meet`} lead={t`Clients choose one of these when they book.`}>
					<fieldset>
						<legend className="sr-only">{t`How you meet`}</legend>
						<div className="flex flex-wrap gap-x-8">
							{(Object.keys(modeNames) as (keyof typeof modeNames)[]).map((mode) => (
								<Checkbox key={mode} name="modes" value={mode} defaultChecked={draft.modes.includes(mode)}>
									{i18n._(modeNames[mode])}
								</Checkbox>
							))}
						</div>
						<GroupError>{errorOf("modes")}</GroupError>
					</fieldset>
				</Part>
				{before}
				<Part
					id="services"
					title={t`Services and fees`}
					lead={
						currency ? (
							<Trans>
								Tick what you offer. Fees are in {currency}, with all taxes that clients pay. Appointments already
								booked keep their old fee.
							</Trans>
						) : (
							<Trans>Tick what you offer. Enter fees with all taxes that clients pay.</Trans>
						)
					}
				>
					<GroupError>{errorOf("services")}</GroupError>
					<ul className="grid gap-3">
						{draft.services.map((service) => (
							<li key={service.legal_service_id}>
								<ServiceFields
									service={service}
									name={nameOf.get(service.legal_service_id) ?? service.legal_service_id}
									currency={currency}
									errorOf={errorOf}
								/>
							</li>
						))}
					</ul>
				</Part>
			</div>
			<SubmitButton intent={intents[0]}>{submit}</SubmitButton>
		</ActionForm>
	);
}

function GroupError({ children }: { children: string | null }) {
	return children ? (
		<p role="alert" tabIndex={-1} data-alert className="mb-3 text-sm text-danger">
			{children}
		</p>
	) : null;
}

function ServiceFields({
	service,
	name,
	currency,
	errorOf,
}: {
	service: DraftService;
	name: string;
	currency: string | null;
	errorOf: ErrorOf;
}) {
	const { t } = useLingui();
	const id = service.legal_service_id;
	const field = (key: keyof DraftService) => ({
		name: `${id}.${key}`,
		defaultValue: String(service[key]),
	});
	const amount = (key: "fee_min" | "fee_max" | "government_fee", label: string, hint?: string) => (
		<Field
			label={label}
			hint={hint}
			error={errorOf(`${id}.${key}`)}
			className={classes(
				"flex flex-col justify-end",
				// What is free has no fee; what the state charges stays.
				key !== "government_fee" && "group-has-[option[value=free]:checked]/service:hidden",
			)}
		>
			{(control) => (
				<Input
					inputMode="decimal"
					dir="ltr"
					maxLength={15}
					className="text-start tabular-nums"
					{...field(key)}
					{...control}
				/>
			)}
		</Field>
	);
	return (
		<fieldset className="group/service rounded-card border border-line bg-raised px-4 py-2 has-[:checked]:border-control sm:px-5">
			<legend className="sr-only">{name}</legend>
			<Checkbox name={`${id}.on`} defaultChecked={service.isOffered} className="font-medium" data-offered>
				{name}
			</Checkbox>
			<div className="hidden gap-5 pt-2 pb-3 group-has-[[data-offered]:checked]/service:grid">
				<div className="grid gap-5 sm:grid-cols-2">
					<Field label={t`How you charge`}>
						{(control) => (
							<Select {...field("fee_type")} {...control}>
								<option value="fixed">{t`Fixed fee`}</option>
								<option value="hourly">{t`By the hour`}</option>
								<option value="free">{t`Free`}</option>
							</Select>
						)}
					</Field>
					<Field label={t`Length of an appointment, in minutes`} error={errorOf(`${id}.duration_minutes`)}>
						{(control) => (
							<Input
								type="number"
								inputMode="numeric"
								min={10}
								max={480}
								step={5}
								className="max-w-32"
								{...field("duration_minutes")}
								{...control}
							/>
						)}
					</Field>
				</div>
				<div className="grid gap-5 sm:grid-cols-3">
					{amount("fee_min", currency ? t`Fee in ${currency}` : t`Fee`)}
					{amount("fee_max", currency ? t`Up to, in ${currency}` : t`Up to`, t`Leave empty for a single price.`)}
					{amount("government_fee", t`Government fee (separate)`, t`Leave empty if there is none or you do not know.`)}
				</div>
				<Field label={t`What is included`} error={errorOf(`${id}.includes`)}>
					{(control) => <TextArea rows={2} {...field("includes")} {...control} />}
				</Field>
			</div>
		</fieldset>
	);
}
