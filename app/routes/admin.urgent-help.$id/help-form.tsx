import { Trans, useLingui } from "@lingui/react/macro";
import { type HourKind, hourKinds, type Situation, situations, weekdays } from "#domain/pages/urgent-help.ts";
import type { HelpInput } from "#domain/pages/urgent-help-input.ts";
import { useTimes } from "../../components/business-area/times.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { ChangedMeanwhile } from "../../components/form/changed-meanwhile.tsx";
import { SeenVersion } from "../../components/form/seen-version.tsx";
import type { CountryOption } from "../../components/profile-form/place-fields.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, FieldError, Input, Select, TextArea } from "../../components/ui/field.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { situationNames } from "../../situation-names.ts";
import type { ZoneGroup } from "../../time-zones.server.ts";

const intents = ["save", "check", "remove"];

/** Everything that is said of a number or an address. */
export function HelpForm({
	id,
	isNew,
	version,
	fields,
	countries,
	zones,
	given,
}: {
	id: string;
	isNew: boolean;
	version: number;
	fields: Record<keyof HelpInput, string>;
	countries: CountryOption[];
	zones: ZoneGroup[];
	given: Answer | undefined;
}) {
	const { t, i18n } = useLingui();
	const times = useTimes();
	const form = useAnswer(given, intents, {
		country_id: t`Choose a country.`,
		number: t`Enter a number as it is dialled there, or an address below.`,
		source_url: t`Enter the address of the page that publishes it. It begins with https://.`,
		time_zone: t`Choose the time zone of the hours.`,
		hours: t`For each open day, enter a start time and a later end time.`,
	});
	const { errorOf, textOf } = form;
	const hourNames: Record<HourKind, string> = {
		unknown: t`Not known`,
		always: t`Day and night`,
		weekly: t`By the week, as below`,
	};
	const text = (name: keyof HelpInput) => textOf(name, fields[name]);
	const hoursError = errorOf("hours");
	const compare = (name: keyof HelpInput, label: string, shown = (value: string) => value) => ({
		label,
		typed: shown(text(name)),
		saved: shown(fields[name]),
	});
	const compared = [
		compare("situation", t`Situation`, (one) => i18n._(situationNames[one as Situation] ?? one)),
		compare("country_id", t`Country`, (code) => countries.find(({ id }) => id === code)?.name ?? code),
		compare("name", t`What it is called there`),
		compare("number", t`Number`),
		compare("address", t`Address`),
		compare("source_url", t`Source`),
		compare("hours", t`When it is open`, (kind) => hourNames[kind as HourKind] ?? kind),
		compare("time_zone", t`Time zone of the hours`),
		...weekdays.flatMap((weekday) => {
			const day = times.weekday(weekday);
			return [compare(`from_${weekday}`, t`${day}, from`), compare(`until_${weekday}`, t`${day}, until`)];
		}),
	];
	return (
		<ActionForm
			action={`/admin/urgent-help/${id}`}
			intents={intents}
			answer={given}
			saved={
				given?.intent === "check"
					? { title: t`Check saved`, description: t`People see it from now on.` }
					: { title: t`Saved`, description: t`What you changed has to be compared with its source.` }
			}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			conflict={<ChangedMeanwhile fields={compared} />}
			className="group mt-6 max-w-2xl gap-5!"
		>
			{!isNew && <SeenVersion form={form} saved={version} />}
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<Field label={t`Situation`}>
					{(control) => (
						<Select name="situation" defaultValue={text("situation")} {...control}>
							{situations.map((one) => (
								<option key={one} value={one}>
									{i18n._(situationNames[one])}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={t`Country`} error={errorOf("country_id")}>
					{(control) => (
						<Select name="country_id" defaultValue={text("country_id")} {...control}>
							<option value="">{t`Choose…`}</option>
							{countries.map(({ id: code, name }) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
			</div>
			<Field label={t`What it is called there`} hint={t`Leave it empty for the general emergency number.`}>
				{(control) => <Input name="name" dir="auto" maxLength={120} defaultValue={text("name")} {...control} />}
			</Field>
			<Field label={t`Number`} hint={t`As it is dialled within the country.`} error={errorOf("number")}>
				{(control) => (
					<Input
						name="number"
						inputMode="tel"
						dir="ltr"
						className="text-start"
						maxLength={30}
						defaultValue={text("number")}
						{...control}
					/>
				)}
			</Field>
			<Field label={t`Address`} error={errorOf("address")}>
				{(control) => (
					<TextArea name="address" rows={2} dir="auto" maxLength={300} defaultValue={text("address")} {...control} />
				)}
			</Field>
			<Field label={t`Source`} hint={t`The page of an authority that publishes it.`} error={errorOf("source_url")}>
				{(control) => (
					<Input
						name="source_url"
						type="url"
						dir="ltr"
						className="text-start"
						maxLength={500}
						defaultValue={text("source_url")}
						{...control}
					/>
				)}
			</Field>
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<Field label={t`When it is open`}>
					{(control) => (
						<Select name="hours" defaultValue={text("hours")} {...control}>
							{hourKinds.map((kind) => (
								<option key={kind} value={kind}>
									{hourNames[kind]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={t`Time zone of the hours`} error={errorOf("time_zone")}>
					{(control) => (
						<Select name="time_zone" defaultValue={text("time_zone")} {...control}>
							<option value="">{t`Choose…`}</option>
							<ZoneOptions zones={zones} />
						</Select>
					)}
				</Field>
			</div>
			<fieldset
				aria-describedby={hoursError ? "hours-error" : undefined}
				className="hidden group-has-[option[value=weekly]:checked]:block"
			>
				<legend className="mb-2 font-medium">
					<Trans>Hours of the week</Trans>
				</legend>
				{hoursError && (
					<FieldError id="hours-error" className="mb-2">
						{hoursError}
					</FieldError>
				)}
				<div className="grid gap-2">
					{weekdays.map((weekday) => {
						const day = times.weekday(weekday);
						return (
							<div
								key={weekday}
								className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)_minmax(0,1fr)] items-center gap-3"
							>
								<span>{day}</span>
								<Input
									type="time"
									name={`from_${weekday}`}
									aria-label={t`${day}, from`}
									defaultValue={text(`from_${weekday}`)}
								/>
								<Input
									type="time"
									name={`until_${weekday}`}
									aria-label={t`${day}, until`}
									defaultValue={text(`until_${weekday}`)}
								/>
							</div>
						);
					})}
				</div>
			</fieldset>
			<div className="flex flex-wrap gap-3">
				<SubmitButton intent="check">
					<Trans>I compared it with its source today</Trans>
				</SubmitButton>
				<SubmitButton intent="save" kind="quiet">
					<Trans>Save without comparing</Trans>
				</SubmitButton>
				{!isNew && (
					<SubmitButton intent="remove" kind="danger">
						<Trans>Remove it</Trans>
					</SubmitButton>
				)}
			</div>
		</ActionForm>
	);
}
