import { Trans, useLingui } from "@lingui/react/macro";
import { speakers } from "#domain/businesses/businesses.ts";
import { languages } from "#domain/ground/languages.ts";
import { useAnswer } from "../../components/form/action-form.tsx";
import { useFormats } from "../../components/formats.ts";
import { ServicesForm } from "../../components/services-form/services-form.tsx";
import { Part } from "../../components/settings/part.tsx";
import { speakerNames } from "../../components/speaker-names.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Checkbox, Field, FieldError, Select } from "../../components/ui/field.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("services");

export function ServicesStep({ view, answer }: StepProps<ViewOf<"services">>) {
	const draft = answer?.services;
	return (
		<ServicesForm
			draft={view.draft}
			version={view.version}
			currency={null}
			names={view.names}
			answer={answer && { ...answer, version: view.version, ...(draft && { draft }) }}
			action={stepPath("services")}
			intents={intents}
			before={<Before view={view} answer={answer} />}
			submit={<Trans>Save and continue</Trans>}
		/>
	);
}

/** The languages, the countries and what the first talk costs: asked before the services. */
function Before({ view, answer }: StepProps<ViewOf<"services">>) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, {
		languages: t`Choose at least one language.`,
		currency: t`Choose a currency.`,
		country_experience: t`Choose at most 60 countries.`,
	});
	const speakerOf = (code: string) => view.languages.find(({ language }) => language === code)?.speaker;
	const known = listOf("country_experience", view.country_experience);
	const isTicked = (name: "free_consultation" | "legal_aid") => listOf(name, view[name] ? ["on"] : []).includes("on");
	const error = errorOf("languages");
	const errorOfCountries = errorOf("country_experience");
	return (
		<>
			<Part
				id="languages"
				title={t`Languages`}
				lead={<Trans>Who in your office speaks each language with clients?</Trans>}
			>
				{error && (
					<FieldError id="languages-error" className="mb-2">
						{error}
					</FieldError>
				)}
				<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
					{languages.map((code, at) => (
						<Field key={code} label={<span suppressHydrationWarning>{formats.language(code)}</span>}>
							{(control) => (
								<Select
									name={`speaker.${code}`}
									defaultValue={textOf(`speaker.${code}`, speakerOf(code))}
									{...control}
									{...(error && at === 0 && { "aria-invalid": true, "aria-describedby": "languages-error" })}
								>
									<option value="">{t`Nobody`}</option>
									{speakers.map((speaker) => (
										<option key={speaker} value={speaker}>
											{speaker === "professional" ? t`I do` : i18n._(speakerNames[speaker])}
										</option>
									))}
								</Select>
							)}
						</Field>
					))}
				</div>
			</Part>
			<Part
				id="countries"
				title={t`Countries you have experience with`}
				lead={<Trans>The countries that your clients come from. This is how they find you.</Trans>}
			>
				{errorOfCountries && (
					<FieldError id="countries-error" className="mb-2">
						{errorOfCountries}
					</FieldError>
				)}
				<Disclosure summary={<Trans>Choose countries</Trans>} isOpen={known.length > 0}>
					<div className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 overflow-y-auto">
						{view.countries.map(({ id, name }) => (
							<Checkbox key={id} name="country_experience" value={id} defaultChecked={known.includes(id)}>
								{name}
							</Checkbox>
						))}
					</div>
				</Disclosure>
			</Part>
			<Part id="money" title={t`Money`}>
				<div className="grid gap-4">
					<Field label={t`Currency of your fees`} error={errorOf("currency")} className="max-w-60">
						{(control) => (
							<Select name="currency" defaultValue={textOf("currency", view.currency)} {...control}>
								{view.currencies.map((code) => (
									<option key={code} value={code}>
										{code}
									</option>
								))}
							</Select>
						)}
					</Field>
					<div>
						<Checkbox name="free_consultation" defaultChecked={isTicked("free_consultation")}>
							<Trans>The first consultation is free</Trans>
						</Checkbox>
						<Checkbox name="legal_aid" defaultChecked={isTicked("legal_aid")}>
							<Trans>I take legal aid cases</Trans>
						</Checkbox>
					</div>
				</div>
			</Part>
		</>
	);
}
