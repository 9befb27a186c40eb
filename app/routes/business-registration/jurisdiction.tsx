import { Trans, useLingui } from "@lingui/react/macro";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input, Select } from "../../components/ui/field.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("jurisdiction");

export function JurisdictionStep({ view, answer }: StepProps<ViewOf<"jurisdiction">>) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, {
		jurisdiction: t`Choose a country.`,
		region: useTooLongWords()(80),
	});
	return (
		<ActionForm action={stepPath("jurisdiction")} intents={intents} answer={answer} className="max-w-xl">
			<input type="hidden" name="version" value={view.version} />
			<Field
				label={t`Where are you licensed, or where do you work?`}
				hint={t`The country whose law your licence is for. If you have several, begin with the one you use most.`}
				error={errorOf("jurisdiction")}
			>
				{(control) => (
					<Select name="jurisdiction" defaultValue={textOf("jurisdiction", view.kept?.jurisdiction)} {...control}>
						<option value="">{t`Choose…`}</option>
						{view.countries.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field
				label={t`State, province or region (optional)`}
				hint={t`Only where licences are given by region, for example in the United States or Canada.`}
				error={errorOf("region")}
			>
				{(control) => <Input name="region" defaultValue={textOf("region", view.kept?.region)} {...control} />}
			</Field>
			<SubmitButton intent="jurisdiction">
				<Trans>Save and continue</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
