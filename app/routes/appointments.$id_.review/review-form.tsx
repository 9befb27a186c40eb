import { Trans, useLingui } from "@lingui/react/macro";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { criteria } from "#domain/reviews/criteria.ts";
import { criterionNames } from "../../components/criterion-names.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { LanguageOptions } from "../../components/language-options.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input, Select, TextArea } from "../../components/ui/field.tsx";
import { useUncleanWords } from "../../components/unclean-words.tsx";
import { StarField } from "./star-field.tsx";

const intents = ["review"];

/** Five times stars, a text, a name to write under and the language of it. */
export function ReviewForm({
	action,
	answer,
	pseudonym,
	label,
}: {
	action: string;
	answer: Answer | undefined;
	/** A name to write under that says nothing of the writer. */
	pseudonym: string;
	label: string;
}) {
	const { t, i18n } = useLingui();
	const unclean = useUncleanWords(answer);
	const mostText = useFormats().number(textLimits.review);
	const choose = t`Choose one to five stars.`;
	const { errorOf, textOf } = useAnswer(answer, intents, {
		...Object.fromEntries(criteria.map((criterion) => [criterion, choose])),
		text: t`Write at least 20 characters, and at most ${mostText}.`,
		pseudonym: t`Use 2 to ${textLimits.pseudonym} characters.`,
	});
	const own = (languages as readonly string[]).includes(i18n.locale) ? i18n.locale : "en";
	return (
		<ActionForm action={action} intents={intents} answer={answer}>
			<div className="grid gap-4">
				<p className="text-sm text-muted">
					<Trans>One star is poor, five are excellent.</Trans>
				</p>
				{criteria.map((criterion) => (
					<StarField
						key={criterion}
						name={criterion}
						label={i18n._(criterionNames[criterion])}
						value={textOf(criterion, "")}
						error={errorOf(criterion)}
					/>
				))}
			</div>
			<Field
				label={label}
				hint={<Trans>What was it like to work together? Do not name people or say how your case ended.</Trans>}
				error={unclean("text") ?? errorOf("text")}
			>
				{(control) => <TextArea name="text" rows={7} required defaultValue={textOf("text", "")} {...control} />}
			</Field>
			<div className="grid gap-6 sm:grid-cols-2">
				<Field
					label={<Trans>Public nickname</Trans>}
					hint={<Trans>Do not use your real name.</Trans>}
					error={unclean("pseudonym") ?? errorOf("pseudonym")}
				>
					{(control) => (
						<Input
							name="pseudonym"
							maxLength={textLimits.pseudonym}
							autoComplete="off"
							defaultValue={textOf("pseudonym", pseudonym)}
							{...control}
						/>
					)}
				</Field>
				<Field
					label={<Trans>Language of the text</Trans>}
					hint={<Trans>Write in the language you like best.</Trans>}
					error={errorOf("language")}
				>
					{(control) => (
						<Select name="language" defaultValue={textOf("language", own)} {...control}>
							<LanguageOptions />
						</Select>
					)}
				</Field>
			</div>
			<p className="text-sm text-muted">
				<Trans>
					We publish your review immediately, and it counts in the professional's rating. You cannot change it
					afterwards. The professional can answer once, and anyone can report it.
				</Trans>
			</p>
			<SubmitButton intent="review">
				<Trans>Publish the review</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
