import { Trans, useLingui } from "@lingui/react/macro";
import { categories, tierOf } from "#domain/businesses/legal-services.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { TierRules } from "../../components/tier-rules.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { FieldError, Radio } from "../../components/ui/field.tsx";
import { categoryName } from "../../legal-service-names.ts";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("profession");

export function ProfessionStep({ view, answer }: StepProps<ViewOf<"profession">>) {
	const { t, i18n } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, { category: t`Choose what you do.` });
	const chosen = textOf("category", view.kept?.category);
	const error = errorOf("category");
	return (
		<ActionForm action={stepPath("profession")} intents={intents} answer={answer}>
			<input type="hidden" name="version" value={view.version} />
			<fieldset aria-describedby={error ? "category-error" : undefined}>
				<legend className="mb-2 font-medium">
					<Trans>What do you do?</Trans>
				</legend>
				{error && (
					<FieldError id="category-error" className="mb-2">
						{error}
					</FieldError>
				)}
				<div className="grid divide-y divide-line rounded-card border border-line">
					{categories.map((category) => (
						<Radio
							key={category}
							name="category"
							value={category}
							defaultChecked={category === chosen}
							className="px-4 py-2.5"
							{...(error && { "aria-invalid": true })}
						>
							<span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
								{i18n._(categoryName(category))} <TierBadge tier={tierOf[category]} />
							</span>
						</Radio>
					))}
				</div>
			</fieldset>
			<Disclosure
				summary={<Trans>I have no licence: what may I do as a document helper?</Trans>}
				isOpen={view.kept !== null && tierOf[view.kept.category] === "document_helper"}
			>
				<p className="mb-4 max-w-prose">
					<Trans>
						Document helpers need no licence. They may not advise anybody on the law, and may not call themselves lawyer
						or notary, in any language.
					</Trans>
				</p>
				<TierRules tier="document_helper" className="grid gap-6 sm:grid-cols-2" />
			</Disclosure>
			<SubmitButton intent="profession">
				<Trans>Save and continue</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
