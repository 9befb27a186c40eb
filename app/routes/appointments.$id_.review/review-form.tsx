import { Trans, useLingui } from "@lingui/react/macro";
import { criteria } from "#domain/criteria.ts";
import { languages } from "#domain/languages.ts";
import { criterionNames } from "../../components/criterion-names.ts";
import { LanguageOptions } from "../../components/language-options.tsx";
import type { Answer } from "../../components/settings/answer.ts";
import { SettingsForm, useAnswer } from "../../components/settings/form.tsx";
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
	const choose = t`Choose one to five stars.`;
	const { errorOf, textOf } = useAnswer(answer, intents, {
		...Object.fromEntries(criteria.map((criterion) => [criterion, choose])),
		text: t`Write at least 20 characters, and at most 3,000.`,
		pseudonym: t`Use 2 to 40 characters.`,
	});
	const own = (languages as readonly string[]).includes(i18n.locale) ? i18n.locale : "en";
	return (
		<SettingsForm action={action} intents={intents} answer={answer}>
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
				hint={
					<Trans>
						What was it like to work together? Say nothing that leads to a person, and nothing of how the case ended:
						every case is another.
					</Trans>
				}
				error={unclean("text") ?? errorOf("text")}
			>
				{(control) => (
					<TextArea name="text" rows={7} maxLength={3000} required defaultValue={textOf("text", "")} {...control} />
				)}
			</Field>
			<div className="grid gap-6 sm:grid-cols-2">
				<Field
					label={<Trans>Name over the review</Trans>}
					hint={<Trans>Not your own. This one belongs to nobody.</Trans>}
					error={unclean("pseudonym") ?? errorOf("pseudonym")}
				>
					{(control) => (
						<Input
							name="pseudonym"
							maxLength={40}
							autoComplete="off"
							defaultValue={textOf("pseudonym", pseudonym)}
							{...control}
						/>
					)}
				</Field>
				<Field
					label={<Trans>Language of the text</Trans>}
					hint={<Trans>Write in the one that you like best.</Trans>}
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
					It is published at once and counts in the professional's rating. You cannot change it afterwards. The
					professional can answer once, and anybody can report it.
				</Trans>
			</p>
			<SubmitButton intent="review">
				<Trans>Publish the review</Trans>
			</SubmitButton>
		</SettingsForm>
	);
}
