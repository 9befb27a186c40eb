import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { useDraft, useFormName } from "../../components/form/drafts.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { PlaceFields } from "../../components/profile-form/place-fields.tsx";
import { useCities } from "../../components/profile-form/use-cities.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Checkbox, Field, Input, TextArea } from "../../components/ui/field.tsx";
import { DocumentField, Documents } from "./documents.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("identity");

export function IdentityStep(props: StepProps<ViewOf<"identity">>) {
	const hasDraft = useDraft(useFormName(intents)) !== null;
	return (
		<>
			<Documents step="identity" documents={props.view.documents} />
			{/* The country begins with what was typed. */}
			<Fields key={String(hasDraft)} {...props} />
		</>
	);
}

function Fields({ view, answer }: StepProps<ViewOf<"identity">>) {
	const { t, i18n } = useLingui();
	const { kept } = view;
	const tooLong = useTooLongWords();
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, {
		name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
		firm: tooLong(textLimits.personName),
		headline: t`Write one line, in 10 to 140 characters.`,
		about: t`Write at least 40 characters about your work.`,
		country_id: t`Choose a country.`,
		city_id: t`Choose a city.`,
		address: t`Enter the street and number of your office.`,
		postcode: tooLong(20),
		website: t`Enter the whole web address, beginning with https://, or leave it empty.`,
		practising_since: t`Enter a year, for example 2012.`,
	});
	const typedCountry = textOf("country_id", view.country);
	const { country, cities, isBroken, choose, retry } = useCities(
		{ country: typedCountry, cities: typedCountry === view.country ? view.cities : (answer?.cities ?? null) },
		i18n.locale,
	);
	const line = (
		name: "name" | "firm" | "headline" | "address" | "postcode",
		label: string,
		more: { hint?: string; autoComplete?: string } = {},
	) => (
		<Field label={label} hint={more.hint} error={errorOf(name)}>
			{(control) => (
				<Input name={name} autoComplete={more.autoComplete} defaultValue={textOf(name, kept?.[name])} {...control} />
			)}
		</Field>
	);
	const isStepFree = listOf("step_free", kept?.step_free ? ["on"] : []).includes("on");
	return (
		<ActionForm
			action={stepPath("identity")}
			intents={intents}
			answer={answer}
			encType="multipart/form-data"
			className="max-w-xl"
		>
			<input type="hidden" name="version" value={view.version} />
			{line("name", t`Your name, as on your licence`, { autoComplete: "name" })}
			{line("firm", t`Firm or office (optional)`, { autoComplete: "organization" })}
			{line("headline", t`What you do, in one line`, {
				hint: t`People read it in search. For example: Residence permits and family reunification.`,
			})}
			<Field
				label={t`About you`}
				hint={t`Who you help and how you work. Write simply: many read it in their third language.`}
				error={errorOf("about")}
			>
				{(control) => (
					<TextArea
						name="about"
						rows={6}
						maxLength={textLimits.message}
						defaultValue={textOf("about", kept?.about)}
						{...control}
					/>
				)}
			</Field>
			<PlaceFields
				countries={view.countries}
				cities={cities}
				country={country}
				city={textOf("city_id", kept?.city_id)}
				hint={t`Where your office is.`}
				isBroken={isBroken}
				onCountry={choose}
				onRetry={retry}
				errorOf={errorOf}
			/>
			<div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_9rem]">
				{line("address", t`Street and number`, { autoComplete: "street-address" })}
				{line("postcode", t`Postcode`, { autoComplete: "postal-code" })}
			</div>
			<Checkbox name="step_free" defaultChecked={isStepFree}>
				<Trans>The entrance has no steps</Trans>
			</Checkbox>
			<Field label={t`Website (optional)`} error={errorOf("website")}>
				{(control) => (
					<Input
						name="website"
						type="url"
						dir="ltr"
						className="text-start"
						autoComplete="url"
						defaultValue={textOf("website", kept?.website)}
						{...control}
					/>
				)}
			</Field>
			<Field label={t`In practice since`} error={errorOf("practising_since")} className="max-w-40">
				{(control) => (
					<Input
						name="practising_since"
						inputMode="numeric"
						maxLength={4}
						defaultValue={textOf("practising_since", kept?.practising_since)}
						{...control}
					/>
				)}
			</Field>
			<DocumentField
				label={t`Photo or scan of your identity card or passport`}
				documents={view.documents}
				error={errorOf("file")}
			/>
			<SubmitButton intent="identity">
				<Trans>Save and continue</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
