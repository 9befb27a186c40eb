import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { PostPage } from "#domain/community/thread.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { DetailMarks } from "../../components/community/detail-marks.tsx";
import { MarkdownHint, PseudonymField } from "../../components/community/post-fields.tsx";
import { isMaskable, useUnallowedWords } from "../../components/community/unallowed.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Checkbox, Field, TextArea } from "../../components/ui/field.tsx";

const intents = ["answer", "mask"];

type Page = Pick<PostPage, "post" | "pseudonym" | "own_business"> & { isGuest: boolean; hasName: boolean };

/** Where an answer is written; guests are asked to sign in first. */
export function AnswerForm({ page, answer }: { page: Page; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { post, pseudonym, own_business, isGuest, hasName } = page;
	const body = useRef<HTMLTextAreaElement>(null);
	const unallowed = useUnallowedWords(answer);
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, {
		body: t`Write 10 to ${textLimits.postBody} characters.`,
		pseudonym: t`Use 2 to ${textLimits.pseudonym} characters, without web addresses or symbols.`,
	});
	if (isGuest)
		return (
			<ButtonLink
				to={`/auth?${new URLSearchParams({ next: `/community/${post.slug}` })}`}
				className="justify-self-start"
			>
				<Trans>Sign in to answer</Trans>
			</ButtonLink>
		);
	return (
		<section aria-labelledby="your-answer" className="mt-4 border-t border-line pt-8">
			<h2 id="your-answer" className="mb-5 text-xl">
				{post.is_own ? <Trans>Add to it</Trans> : <Trans>Your answer</Trans>}
			</h2>
			<ActionForm
				action=""
				intents={intents}
				answer={answer}
				failed={{ title: t`Error`, description: t`That could not be published. Please try again.` }}
			>
				<div>
					<Field
						label={post.is_own ? <Trans>What has happened since?</Trans> : <Trans>What would you say to them?</Trans>}
						hint={<Trans>Everyone can read it. Say what happened to you, and what you have only heard.</Trans>}
						error={unallowed("body") ?? errorOf("body")}
					>
						{(control) => (
							<TextArea
								ref={body}
								name="body"
								required
								rows={6}
								maxLength={textLimits.postBody}
								defaultValue={textOf("body", "")}
								{...control}
							/>
						)}
					</Field>
					<DetailMarks field={body} />
					<MarkdownHint />
				</div>
				{hasName ? (
					<p className="text-sm text-muted">
						<Trans>
							You write here as <bdi className="font-medium">{pseudonym}</bdi>.
						</Trans>
					</p>
				) : (
					<PseudonymField
						error={unallowed("pseudonym") ?? errorOf("pseudonym")}
						text={textOf("pseudonym", pseudonym)}
					/>
				)}
				{own_business && post.is_own && (
					<p className="text-sm text-muted">
						<Trans>
							You started this thread under a made-up name. You can't answer here as <bdi>{own_business.name}</bdi>,
							because people could then guess who you are.
						</Trans>
					</p>
				)}
				{own_business && !post.is_own && (
					<Checkbox name="as_profile" value="on" defaultChecked={listOf("as_profile", []).includes("on")}>
						<Trans>
							Answer as <bdi>{own_business.name}</bdi>, with the mark of a verified professional. Your made-up name is
							not shown then.
						</Trans>
					</Checkbox>
				)}
				<div className="flex flex-wrap gap-3">
					<SubmitButton intent="answer">
						{post.is_own ? <Trans>Publish</Trans> : <Trans>Publish the answer</Trans>}
					</SubmitButton>
					{isMaskable(answer) && (
						<SubmitButton intent="mask" kind="quiet">
							<Trans>Hide it and publish</Trans>
						</SubmitButton>
					)}
				</div>
			</ActionForm>
		</section>
	);
}
