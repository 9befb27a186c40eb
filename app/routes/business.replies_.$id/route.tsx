import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { changeSavedReply, deleteSavedReply, findSavedReply } from "#domain/messages/saved-replies.server.ts";
import { savedReplyInput } from "#domain/messages/saved-replies.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Frame } from "../../components/business-area/frame.tsx";
import { SavedReplyForm } from "../../components/business-area/saved-reply-form.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { formAction, runCommand, saveForm } from "../../form-action.server.ts";
import { notFound } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

const path = "/business/replies";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const owner = await requireProfessional(context, request);
	const [owned, reply] = await Promise.all([
		findOwnBusiness(context, owner),
		findSavedReply(context, owner, params.id ?? ""),
	]);
	const { id, name } = requireOwned(request, owned);
	if (!reply) throw notFound();
	return { business: { id, name }, reply };
}

export const action = ({ params, ...args }: ActionFunctionArgs) => {
	const id = params.id ?? "";
	return formAction(
		{
			change: async (submission) => {
				const owner = await requireProfessional(submission.context, submission.request);
				return saveForm(submission, "change", savedReplyInput, async (given) => {
					await changeSavedReply(submission.context, owner, id, given);
					throw redirect(`${path}?done=changed`, 303);
				});
			},
			delete: async (submission) => {
				const owner = await requireProfessional(submission.context, submission.request);
				return runCommand(submission, "delete", {}, async () => {
					await deleteSavedReply(submission.context, owner, id);
					throw redirect(`${path}?done=deleted`, 303);
				});
			},
		},
		{ fallback: "change" },
	)({ params, ...args });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Saved reply`,
		description: msg`A text that you often send, ready to put into a message.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function SavedReplyPage() {
	const { t } = useLingui();
	const { business, reply } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const action = `${path}/${reply.id}`;
	return (
		<Frame business={business}>
			<div className="max-w-2xl">
				<BackLink to={path}>
					<Trans>All saved replies</Trans>
				</BackLink>
				<h2 className="mt-3 mb-5 text-xl">
					<Trans>Change a saved reply</Trans>
				</h2>
				<SavedReplyForm intent="change" action={action} reply={reply} answer={answer} />
				<div className="mt-8">
					<Announcement
						intents={["delete"]}
						answer={answer}
						failed={{ title: t`Error`, description: t`That could not be deleted. Please try again.` }}
					/>
					<Disclosure summary={<Trans>Delete this reply</Trans>} className="border-t">
						<Form method="post" action={action} className="grid justify-items-start gap-3">
							<p className="text-sm text-muted">
								<Trans>You cannot get it back. Messages that you sent with it stay as they are.</Trans>
							</p>
							<SubmitButton intent="delete" kind="danger" size="small">
								<Trans>Delete it</Trans>
							</SubmitButton>
						</Form>
					</Disclosure>
				</div>
			</div>
		</Frame>
	);
}
