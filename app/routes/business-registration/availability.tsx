import { Trans } from "@lingui/react/macro";
import { HoursForm } from "../../components/hours-form/hours-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("availability");

export function AvailabilityStep({ view, answer }: StepProps<ViewOf<"availability">>) {
	const draft = answer?.hours;
	return (
		<HoursForm
			draft={view.draft}
			version={view.version}
			zones={view.zones}
			answer={answer && { ...answer, version: view.version, ...(draft && { draft }) }}
			action={stepPath("availability")}
			intents={intents}
		>
			<SubmitButton intent="availability">
				<Trans>Save and continue</Trans>
			</SubmitButton>
		</HoursForm>
	);
}
