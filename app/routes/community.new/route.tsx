import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { postKinds } from "#domain/community/kinds.ts";
import { newPost } from "#domain/community/posts.ts";
import { createPost } from "#domain/community/writing.server.ts";
import { suggestedPseudonym } from "#domain/ground/clean-text.ts";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { withoutDetails } from "../../community-form.server.ts";
import { postKindNames } from "../../community-names.ts";
import { NotAdvice } from "../../components/community/not-advice.tsx";
import { PostFields, PseudonymField } from "../../components/community/post-fields.tsx";
import { isMaskable, useUnallowedWords } from "../../components/community/unallowed.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { FieldError, Radio } from "../../components/ui/field.tsx";
import { formAction, type Submission, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { preferred_language } = await requirePerson(context, request);
	return {
		pseudonym: suggestedPseudonym(),
		country: context.client.country_id ?? "",
		language: languages.find((one) => one === preferred_language) ?? "en",
	};
}

const publish = (intent: string) => async (submission: Submission) => {
	const person = await requirePerson(submission.context, submission.request);
	return saveForm(submission, intent, newPost, async (given) => {
		const slug = await createPost(submission.context, person, given);
		throw redirect(`/community/${slug}`, 303);
	});
};

export const action = formAction(
	{
		publish: publish("publish"),
		mask: async (submission) => publish("mask")(await withoutDetails(submission, "title", "body", "pseudonym")),
	},
	{ fallback: "publish" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Ask or share`,
		description: msg`Write to the community under a made-up name.`,
		path: "/community/new",
		noindex: true,
	});

const intents = ["publish", "mask"];

export default function NewPost() {
	const { t, i18n } = useLingui();
	const { pseudonym, country, language } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const unallowed = useUnallowedWords(answer);
	const { errorOf, textOf } = useAnswer(answer, intents, {
		kind: t`Choose one of the two.`,
		pseudonym: t`Use 2 to ${textLimits.pseudonym} characters, without web addresses or symbols.`,
	});
	const kindError = errorOf("kind");
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[44rem] gap-6">
				<div>
					<h1 className="text-2xl sm:text-3xl">
						<Trans>Ask or share</Trans>
					</h1>
					<p className="mt-2 text-muted">
						<Trans>
							Others who have been through it answer, and sometimes a professional. If it is urgent, do not wait for
							them:{" "}
							<Link to="/help#urgent" className="text-accent underline underline-offset-4">
								urgent help
							</Link>
						</Trans>
					</p>
				</div>
				<ActionForm
					action=""
					intents={intents}
					answer={answer}
					failed={{ title: t`Error`, description: t`That could not be published. Please try again.` }}
				>
					<fieldset aria-describedby={kindError ? "kind-error" : undefined}>
						<legend className="mb-1.5 font-medium">
							<Trans>What is it?</Trans>
						</legend>
						<div className="flex flex-wrap gap-x-8">
							{postKinds.map((kind) => (
								<Radio
									key={kind}
									name="kind"
									value={kind}
									defaultChecked={textOf("kind", "question") === kind}
									aria-invalid={kindError ? true : undefined}
								>
									{i18n._(postKindNames[kind])}
								</Radio>
							))}
						</div>
						{kindError && <FieldError id="kind-error">{kindError}</FieldError>}
					</fieldset>
					<PostFields
						isNew
						answer={answer}
						intents={intents}
						kept={{ title: "", body: "", country_id: country, topic: "", language, is_unlisted: false }}
					/>
					<PseudonymField
						error={unallowed("pseudonym") ?? errorOf("pseudonym")}
						text={textOf("pseudonym", pseudonym)}
					/>
					<NotAdvice />
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="publish" kind="action">
							<Trans>Publish</Trans>
						</SubmitButton>
						{isMaskable(answer) && (
							<SubmitButton intent="mask" kind="quiet">
								<Trans>Hide it and publish</Trans>
							</SubmitButton>
						)}
					</div>
				</ActionForm>
			</div>
		</div>
	);
}
