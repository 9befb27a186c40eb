import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { useDraft, useFormName } from "../../components/form/drafts.ts";
import {
	Names,
	Office,
	useIntroductionWords,
	WebsiteAndYear,
	WhatYouDo,
} from "../../components/profile-parts/introduction.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { usePerson } from "../../root-data.ts";
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
	const { t } = useLingui();
	const { kept } = view;
	const person = usePerson();
	const form = useAnswer(answer, intents, {
		...useIntroductionWords(),
		name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
	});
	return (
		<ActionForm
			action={stepPath("identity")}
			intents={intents}
			answer={answer}
			encType="multipart/form-data"
			className="max-w-xl"
		>
			<input type="hidden" name="version" value={view.version} />
			<Names form={form} kept={kept ?? { name: person?.full_name ?? "", firm: null }} />
			<WhatYouDo form={form} kept={kept} />
			<Office
				form={form}
				kept={kept}
				country={view.country}
				countries={view.countries}
				cities={view.cities}
				sentCities={answer?.cities ?? null}
			/>
			<WebsiteAndYear form={form} kept={kept} />
			<DocumentField
				label={t`Photo or scan of your identity card or passport`}
				view={view}
				error={form.errorOf("file")}
			/>
			<SubmitButton intent="identity">
				<Trans>Save and continue</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
