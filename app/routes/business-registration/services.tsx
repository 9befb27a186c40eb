import { Trans, useLingui } from "@lingui/react/macro";
import { useAnswer } from "../../components/form/action-form.tsx";
import {
	CountriesPart,
	LanguagesPart,
	MoneyBoxes,
	useClienteleWords,
} from "../../components/profile-parts/clientele.tsx";
import { ServicesForm } from "../../components/services-form/services-form.tsx";
import { Part } from "../../components/settings/part.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
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
	const { t } = useLingui();
	const form = useAnswer(answer, intents, { ...useClienteleWords(), currency: t`Choose a currency.` });
	return (
		<>
			<LanguagesPart form={form} kept={view.languages} />
			<CountriesPart form={form} kept={view.country_experience} countries={view.countries} />
			<Part id="money" title={t`Money`}>
				<div className="grid gap-4">
					<Field label={t`Currency of your fees`} error={form.errorOf("currency")} className="max-w-60">
						{(control) => (
							<Select name="currency" defaultValue={form.textOf("currency", view.currency)} {...control}>
								{view.currencies.map((code) => (
									<option key={code} value={code}>
										{code}
									</option>
								))}
							</Select>
						)}
					</Field>
					<MoneyBoxes form={form} kept={view} />
				</div>
			</Part>
		</>
	);
}
