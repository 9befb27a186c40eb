import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { answerChange, postChange } from "#domain/community/posts.ts";
import { findPost, type ShownPost } from "#domain/community/thread.server.ts";
import { editAnswer, editPost, findOwnAnswer } from "#domain/community/writing.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { withoutDetails } from "../../community-form.server.ts";
import { DetailMarks } from "../../components/community/detail-marks.tsx";
import { MarkdownHint, PostFields } from "../../components/community/post-fields.tsx";
import { isMaskable, useUnallowedWords } from "../../components/community/unallowed.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import { formAction, type Submission, saveForm } from "../../form-action.server.ts";
import { notFound, outcome, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

const answerIn = (request: Request) => new URL(request.url).searchParams.get("answer");

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const slug = params.slug ?? "";
	const answer_id = answerIn(request);
	if (answer_id !== null) {
		const { value, refusal } = await outcome(findOwnAnswer(context, person, { slug, answer_id }));
		if (refusal) throw notFound();
		return { slug, post: null, answer: { ...value, id: answer_id } };
	}
	const found = await findPost(context, person, slug);
	if (!found?.post.is_own || found.post.is_deleted) throw notFound();
	return { slug, post: found.post, answer: null };
}

export const action = ({ params, ...args }: ActionFunctionArgs) => {
	const slug = params.slug ?? "";
	const save = (intent: string) => async (submission: Submission) => {
		const { context, request } = submission;
		const person = await requirePerson(context, request);
		const answer_id = answerIn(request);
		if (answer_id !== null)
			return saveForm(submission, intent, answerChange, async (change) => {
				await editAnswer(context, person, { slug, answer_id }, change);
				throw redirect(`/community/${slug}#${answer_id}`, 303);
			});
		return saveForm(submission, intent, postChange, async (change) => {
			throw redirect(`/community/${await editPost(context, person, slug, change)}`, 303);
		});
	};
	return formAction(
		{ save: save("save"), mask: async (submission) => save("mask")(await withoutDetails(submission, "title", "body")) },
		{ fallback: "save" },
	)({ params, ...args });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Edit what you wrote`,
		description: msg`Change your words in the community. Readers see that they were edited.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["save", "mask"];

export default function Edit() {
	const { t } = useLingui();
	const { slug, post, answer: own } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[44rem] gap-6">
				<div>
					<h1 className="text-2xl sm:text-3xl">
						<Trans>Edit what you wrote</Trans>
					</h1>
					<p className="mt-2 text-muted">
						<Trans>Readers see that it was edited.</Trans>{" "}
						{own?.is_accepted && (
							<Trans>
								The person who asked chose your answer. If you change its words, it is no longer marked, until they
								choose it again.
							</Trans>
						)}
					</p>
				</div>
				<ActionForm
					action={own ? `?answer=${encodeURIComponent(own.id)}` : ""}
					intents={intents}
					answer={answer}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				>
					{post ? <OfPost post={post} answer={answer} /> : own && <OfAnswer {...own} answer={answer} />}
					<div className="flex flex-wrap items-center gap-3">
						<SubmitButton intent="save">
							<Trans>Save the changes</Trans>
						</SubmitButton>
						{isMaskable(answer) && (
							<SubmitButton intent="mask" kind="quiet">
								<Trans>Hide it and save</Trans>
							</SubmitButton>
						)}
						<Link
							to={`/community/${slug}`}
							className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4"
						>
							<Trans>Back</Trans>
						</Link>
					</div>
				</ActionForm>
			</div>
		</div>
	);
}

/** What it was changed from; a change of something older is refused. */
const Version = ({ version }: { version: number }) => <input type="hidden" name="version" value={version} />;

const OfPost = ({ post, answer }: { post: ShownPost; answer: Answer | undefined }) => (
	<>
		<Version version={post.version} />
		<PostFields answer={answer} intents={intents} kept={post} />
	</>
);

function OfAnswer({ body, version, answer }: { body: string; version: number; answer: Answer | undefined }) {
	const { t } = useLingui();
	const field = useRef<HTMLTextAreaElement>(null);
	const unallowed = useUnallowedWords(answer);
	const { errorOf, textOf } = useAnswer(answer, intents, { body: t`Write 10 to ${textLimits.postBody} characters.` });
	return (
		<div>
			<Version version={version} />
			<Field label={<Trans>Your answer</Trans>} error={unallowed("body") ?? errorOf("body")}>
				{(control) => (
					<TextArea
						ref={field}
						name="body"
						required
						rows={8}
						maxLength={textLimits.postBody}
						defaultValue={textOf("body", body)}
						{...control}
					/>
				)}
			</Field>
			<DetailMarks field={field} />
			<MarkdownHint />
		</div>
	);
}
