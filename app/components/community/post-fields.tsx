import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { useAnswer } from "../form/action-form.tsx";
import type { Answer } from "../form/answer.ts";
import { LanguageOptions } from "../language-options.tsx";
import { Checkbox, Field, Input, Select, TextArea } from "../ui/field.tsx";
import { DetailMarks } from "./detail-marks.tsx";
import { CountryOptions, TopicOptions } from "./options.tsx";
import { SimilarPosts } from "./similar-posts.tsx";
import { useUnallowedWords } from "./unallowed.tsx";

type Kept = {
	title: string;
	body: string;
	country_id: string;
	topic: string;
	language: string;
	is_unlisted: boolean;
};

/** The fields of a post: what it is called, what it says, what it is about. `isNew`: others may have asked the same. */
export function PostFields({
	answer,
	intents,
	kept,
	isNew = false,
}: {
	answer: Answer | undefined;
	intents: readonly string[];
	kept: Kept;
	isNew?: boolean;
}) {
	const { t } = useLingui();
	const title = useRef<HTMLInputElement>(null);
	const body = useRef<HTMLTextAreaElement>(null);
	const unallowed = useUnallowedWords(answer);
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, {
		title: t`Write one sentence, in 10 to ${textLimits.postTitle} characters.`,
		body: t`Write 20 to ${textLimits.postBody} characters.`,
		country_id: t`Choose the country it is about.`,
		topic: t`Choose what it is about.`,
		language: t`Choose the language in which you write.`,
	});
	const choose = <option value="">{t`Choose…`}</option>;
	return (
		<>
			<div>
				<Field
					label={<Trans>In one sentence</Trans>}
					hint={<Trans>So that someone with the same question finds it.</Trans>}
					error={unallowed("title") ?? errorOf("title")}
				>
					{(control) => (
						<Input
							ref={title}
							name="title"
							required
							maxLength={textLimits.postTitle}
							defaultValue={textOf("title", kept.title)}
							{...control}
						/>
					)}
				</Field>
				<DetailMarks field={title} />
				{isNew && <SimilarPosts title={title} />}
			</div>
			<div>
				<Field
					label={<Trans>What happened, and what do you want to know?</Trans>}
					hint={
						<Trans>
							Everyone can read it. Leave out names, document numbers, addresses, and your immigration status.
						</Trans>
					}
					error={unallowed("body") ?? errorOf("body")}
				>
					{(control) => (
						<TextArea
							ref={body}
							name="body"
							required
							rows={9}
							maxLength={textLimits.postBody}
							defaultValue={textOf("body", kept.body)}
							{...control}
						/>
					)}
				</Field>
				<DetailMarks field={body} />
				<MarkdownHint />
			</div>
			<div className="grid gap-4 sm:grid-cols-3">
				<Field label={<Trans>Country</Trans>} error={errorOf("country_id")} className="min-w-0">
					{(control) => (
						<Select name="country_id" defaultValue={textOf("country_id", kept.country_id)} {...control}>
							{choose}
							<CountryOptions />
						</Select>
					)}
				</Field>
				<Field label={<Trans>Topic</Trans>} error={errorOf("topic")} className="min-w-0">
					{(control) => (
						<Select name="topic" defaultValue={textOf("topic", kept.topic)} {...control}>
							{choose}
							<TopicOptions />
						</Select>
					)}
				</Field>
				<Field label={<Trans>Language</Trans>} error={errorOf("language")} className="min-w-0">
					{(control) => (
						<Select name="language" defaultValue={textOf("language", kept.language)} {...control}>
							<LanguageOptions />
						</Select>
					)}
				</Field>
			</div>
			<Checkbox
				name="is_unlisted"
				value="on"
				defaultChecked={listOf("is_unlisted", kept.is_unlisted ? ["on"] : []).includes("on")}
			>
				<Trans>Keep it out of search engines</Trans>
			</Checkbox>
		</>
	);
}

/** Which marks a text may have. */
export const MarkdownHint = () => (
	<p className="mt-1.5 text-sm text-muted">
		<Trans>
			You can write **bold**, *italic*, lists with “- ” and quotations with “&gt; ”. Pictures are not shown.
		</Trans>
	</p>
);

/** The name under which one writes, and that it should not be one's own. */
export function PseudonymField({ error, text }: { error: ReactNode; text: string }) {
	return (
		<Field
			label={<Trans>Your name here</Trans>}
			hint={<Trans>Made up, so that nobody finds out who you are. You can't change it later.</Trans>}
			error={error}
		>
			{(control) => (
				<Input
					name="pseudonym"
					required
					autoComplete="off"
					maxLength={textLimits.pseudonym}
					defaultValue={text}
					{...control}
				/>
			)}
		</Field>
	);
}
