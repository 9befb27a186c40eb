import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { flagKinds } from "#domain/community/kinds.ts";
import { flagContribution } from "#domain/community/moderation.server.ts";
import { flag } from "#domain/community/posts.ts";
import { findPost } from "#domain/community/thread.server.ts";
import { flagKindNames } from "../community-names.ts";
import { ActionForm, useAnswer } from "../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../components/form/answer.ts";
import { SubmitButton } from "../components/submit-button.tsx";
import { FieldError, Radio } from "../components/ui/field.tsx";
import { Notice } from "../components/ui/notice.tsx";
import { formAction, saveForm } from "../form-action.server.ts";
import { notFound, requirePerson } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import type { PageHandle } from "../root-data.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { searchParams } = new URL(request.url);
	const found = await findPost(context, person, params.slug ?? "");
	// What is hidden since: it was reported enough.
	if (!found || (found.post.status !== "published" && !searchParams.has("done"))) throw notFound();
	const { slug, title } = found.post;
	return { slug, title, answer_id: searchParams.get("answer"), isDone: searchParams.has("done") };
}

export const action = ({ params, ...args }: ActionFunctionArgs) =>
	formAction(
		{
			async report(submission) {
				const { context, request } = submission;
				const person = await requirePerson(context, request);
				const slug = params.slug ?? "";
				const answer_id = new URL(request.url).searchParams.get("answer") ?? undefined;
				return saveForm(submission, "report", flag, async (given) => {
					await flagContribution(context, person, { slug, answer_id }, given);
					throw redirect(`/community/${slug}/report?done=1`, 303);
				});
			},
		},
		{ fallback: "report" },
	)({ params, ...args });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Report something in the community`,
		description: msg`Tell us when something in the community is against its rules.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["report"];

export default function ReportPost() {
	const { t, i18n } = useLingui();
	const { slug, title, answer_id, isDone } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, textOf } = useAnswer(answer, intents, { kind: t`Choose what is wrong.` });
	const error = errorOf("kind");
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">{answer_id ? <Trans>Report an answer</Trans> : <Trans>Report this post</Trans>}</h1>
				{isDone ? (
					<Notice kind="good" title={<Trans>Thank you. We will look at it.</Trans>}>
						<Trans>What several people report is hidden until one of us has decided.</Trans>
					</Notice>
				) : (
					<>
						<p className="text-muted">
							<Trans>
								You are reporting “<bdi>{title}</bdi>”. We do not tell the writer who reported it. If someone is in
								danger now, call the police: we will not see this right away.
							</Trans>{" "}
							<Link to="/help#urgent" className="text-accent underline underline-offset-4">
								<Trans>Urgent help</Trans>
							</Link>
						</p>
						<ActionForm
							action={answer_id ? `?answer=${encodeURIComponent(answer_id)}` : ""}
							intents={intents}
							answer={answer}
							failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
						>
							<fieldset aria-describedby={error ? "kind-error" : undefined}>
								<legend className="mb-1.5 font-medium">
									<Trans>What is wrong?</Trans>
								</legend>
								{flagKinds.map((kind) => (
									<Radio
										key={kind}
										name="kind"
										value={kind}
										defaultChecked={textOf("kind", "") === kind}
										aria-invalid={error ? true : undefined}
									>
										{i18n._(flagKindNames[kind])}
									</Radio>
								))}
								{error && <FieldError id="kind-error">{error}</FieldError>}
							</fieldset>
							<SubmitButton intent="report">
								<Trans>Send the report</Trans>
							</SubmitButton>
						</ActionForm>
					</>
				)}
				<p>
					<Link to={`/community/${slug}`} className="text-accent underline underline-offset-4">
						<Trans>Back</Trans>
					</Link>
				</p>
			</div>
		</div>
	);
}
