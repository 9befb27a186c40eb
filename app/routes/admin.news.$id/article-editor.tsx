import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { categories } from "#domain/businesses/legal-services.ts";
import type { ArticleCase } from "#domain/news/editing.server.ts";
import { articleLimits } from "#domain/news/news.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SeenVersion } from "../../components/form/seen-version.tsx";
import { LanguageOptions } from "../../components/language-options.tsx";
import { Html } from "../../components/page-text.tsx";
import type { CountryOption } from "../../components/profile-form/place-fields.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Checkbox, Field, FieldError, Input, Select } from "../../components/ui/field.tsx";
import { directionOf } from "../../i18n.ts";
import { topicNames } from "../../topic-names.ts";

const intents = ["save", "preview"];
const numbered = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Everything that is said in an article; what is typed is kept as in every form, and saved by its button. */
export function ArticleEditor({
	id,
	version,
	isRead,
	fields,
	lists,
	reviewer,
	countries,
	given,
	preview,
}: {
	id: string;
	version: number;
	/** Whether people read it already. */
	isRead: boolean;
	fields: Record<string, string>;
	lists: { countries: readonly string[]; topics: readonly string[] };
	reviewer: ArticleCase["reviewer"];
	countries: readonly CountryOption[];
	given: Answer | undefined;
	/** The text as people would read it; null where nobody has asked. */
	preview: string | null;
}) {
	const { t, i18n } = useLingui();
	const sourceWords = Object.fromEntries(
		numbered(articleLimits.sources).flatMap((n) => [
			[`source_title_${n}`, t`Give this source a name.`],
			[`source_url_${n}`, t`Enter the address of the source. It begins with https://.`],
		]),
	);
	const form = useAnswer(given, intents, {
		...sourceWords,
		title: t`Write a title, in at most ${articleLimits.title} characters.`,
		summary: t`Write what it says in a sentence or two, in at most ${articleLimits.summary} characters.`,
		body: t`Write the text, in at most ${articleLimits.body} characters.`,
		countries: t`Choose countries from the list.`,
		topics: t`Choose one to ${articleLimits.topics} topics.`,
		law_as_of: t`Enter the day as of which you describe the law.`,
		reviewer_id: t`Enter the address of the profile of a professional who is verified and uses Visavis.`,
		sources: t`Name at least one source.`,
		is_checked: t`People read this already. Ask the professional to check your changes, then tick the box.`,
		picture_alt: t`Describe the picture in at most ${articleLimits.alt} characters.`,
	});
	const { errorOf, textOf, listOf } = form;
	const text = (name: string) => textOf(name, fields[name]);
	const topics = listOf("topics", lists.topics);
	const chosen = listOf("countries", lists.countries);
	const topicsError = errorOf("topics");
	const sourcesError = errorOf("sources");
	const checkedError = errorOf("is_checked");
	return (
		<ActionForm
			action={`/admin/news/${id}`}
			intents={intents}
			answer={given}
			saved={isRead ? { title: t`Saved`, description: t`People read it so from now on.` } : { title: t`Saved` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			more={
				given?.refusal?.code === "conflict" && (
					<p>
						<Trans>
							Look at{" "}
							<Link to={`/admin/news/${id}/versions`} className="underline underline-offset-4">
								what they have saved
							</Link>{" "}
							first. If you save again, yours takes its place.
						</Trans>
					</p>
				)
			}
			className="mt-6 max-w-3xl gap-5!"
		>
			<SeenVersion form={form} saved={version} />
			<Field label={t`Title`} error={errorOf("title")}>
				{(control) => <Input name="title" maxLength={articleLimits.title} defaultValue={text("title")} {...control} />}
			</Field>
			<LongText
				form={form}
				name="summary"
				label={t`Summary`}
				hint={t`One or two sentences, for lists and search engines.`}
				kept={fields.summary}
				rows={2}
				maxLength={articleLimits.summary}
			/>
			<LongText
				form={form}
				name="body"
				label={t`Text`}
				hint={t`Markdown: ## heading, **bold**, - list, [words](https://address). HTML is shown as it is typed.`}
				kept={fields.body}
				rows={18}
				maxLength={articleLimits.body}
			/>
			{preview !== null && (
				<section aria-labelledby="preview-title" className="rounded-card border border-line bg-raised p-5">
					<h3 id="preview-title" className="mb-4 font-sans text-sm font-normal tracking-normal text-muted">
						<Trans>This is how the text would look. It is not saved yet.</Trans>
					</h3>
					<Html
						html={preview}
						className="prose article-text"
						lang={text("language")}
						dir={directionOf(text("language"))}
					/>
				</section>
			)}
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<Field label={t`Language`} error={errorOf("language")}>
					{(control) => (
						<Select name="language" defaultValue={text("language")} {...control}>
							<LanguageOptions />
						</Select>
					)}
				</Field>
				<Field
					label={t`Law as of`}
					hint={t`The day someone last checked this article against the law.`}
					error={errorOf("law_as_of")}
				>
					{(control) => <Input type="date" name="law_as_of" defaultValue={text("law_as_of")} {...control} />}
				</Field>
			</div>
			<fieldset aria-describedby={topicsError ? "topics-error" : undefined}>
				<legend className="mb-1.5 font-medium">
					<Trans>Topics</Trans>
				</legend>
				<div className="grid gap-x-5 sm:grid-cols-2">
					{categories.map((topic) => (
						<Checkbox key={topic} name="topics" value={topic} defaultChecked={topics.includes(topic)}>
							{i18n._(topicNames[topic])}
						</Checkbox>
					))}
				</div>
				{topicsError && <FieldError id="topics-error">{topicsError}</FieldError>}
			</fieldset>
			<fieldset>
				<legend className="mb-1.5 font-medium">
					<Trans>Countries</Trans>
				</legend>
				<div className="grid gap-3 sm:grid-cols-2">
					{numbered(articleLimits.countries).map((n) => (
						<Field key={n} label={t`Country ${n}`} isLabelHidden error={n === 1 ? errorOf("countries") : null}>
							{(control) => (
								<Select name="countries" defaultValue={chosen[n - 1] ?? ""} {...control}>
									<option value="">{t`None`}</option>
									{countries.map(({ id: code, name }) => (
										<option key={code} value={code}>
											{name}
										</option>
									))}
								</Select>
							)}
						</Field>
					))}
				</div>
			</fieldset>
			<Field
				label={t`Checked by`}
				hint={
					reviewer ? (
						<>
							<Link to={`/business/${reviewer.id}`} className="text-accent underline underline-offset-4">
								<bdi>{reviewer.name}</bdi>
							</Link>
							{!reviewer.is_listed && (
								<>
									{" · "}
									<Trans>not verified any more</Trans>
								</>
							)}
						</>
					) : (
						t`The address or id of a verified professional's profile.`
					)
				}
				error={errorOf("reviewer_id")}
			>
				{(control) => (
					<Input
						name="reviewer_id"
						dir="ltr"
						className="text-start"
						maxLength={300}
						autoComplete="off"
						defaultValue={text("reviewer_id")}
						{...control}
					/>
				)}
			</Field>
			<fieldset aria-describedby={sourcesError ? "sources-error" : undefined}>
				<legend className="mb-1.5 font-medium">
					<Trans>Sources</Trans>
				</legend>
				<div className="grid gap-3">
					{numbered(articleLimits.sources).map((n) => (
						<div key={n} className="grid items-start gap-3 sm:grid-cols-2">
							<Field label={t`Name of source ${n}`} isLabelHidden error={errorOf(`source_title_${n}`)}>
								{(control) => (
									<Input
										name={`source_title_${n}`}
										placeholder={t`Name`}
										maxLength={articleLimits.sourceTitle}
										defaultValue={text(`source_title_${n}`)}
										{...control}
									/>
								)}
							</Field>
							<Field label={t`Address of source ${n}`} isLabelHidden error={errorOf(`source_url_${n}`)}>
								{(control) => (
									<Input
										name={`source_url_${n}`}
										type="url"
										dir="ltr"
										className="text-start"
										placeholder="https://"
										maxLength={articleLimits.url}
										defaultValue={text(`source_url_${n}`)}
										{...control}
									/>
								)}
							</Field>
						</div>
					))}
				</div>
				{sourcesError && <FieldError id="sources-error">{sourcesError}</FieldError>}
			</fieldset>
			{/* What the picture shows is saved with the picture. */}
			<input type="hidden" name="picture_alt" value={fields.picture_alt} />
			{isRead && (
				<div>
					{/* Never kept: each version is checked by itself. */}
					<Checkbox name="is_checked" value="on" aria-describedby={checkedError ? "checked-error" : undefined}>
						<Trans>The professional named under “Checked by” has checked this version</Trans>
					</Checkbox>
					{checkedError && <FieldError id="checked-error">{checkedError}</FieldError>}
				</div>
			)}
			<div className="flex flex-wrap gap-3">
				<SubmitButton intent="save">
					{isRead ? <Trans>Save for everyone</Trans> : <Trans>Save the draft</Trans>}
				</SubmitButton>
				<SubmitButton intent="preview" kind="quiet">
					<Trans>Preview</Trans>
				</SubmitButton>
			</div>
		</ActionForm>
	);
}
