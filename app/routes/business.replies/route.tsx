import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { savedReplyLimits } from "#domain/messages/limits.ts";
import { createSavedReply, listSavedReplies } from "#domain/messages/saved-replies.server.ts";
import { type SavedReply, savedReplyInput } from "#domain/messages/saved-replies.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { SavedReplyForm } from "../../components/business-area/saved-reply-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { Part } from "../../components/settings/part.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

const path = "/business/replies";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const owner = await requireProfessional(context, request);
	const [owned, replies] = await Promise.all([findOwnBusiness(context, owner), listSavedReplies(context, owner)]);
	const { id, name } = requireOwned(request, owned);
	return { business: { id, name }, replies, done: new URL(request.url).searchParams.get("done") };
}

export const action = formAction(
	{
		create: async (submission) => {
			const owner = await requireProfessional(submission.context, submission.request);
			return saveForm(submission, "create", savedReplyInput, async (given) => {
				await createSavedReply(submission.context, owner, given);
				throw redirect(`${path}?done=added`, 303);
			});
		},
	},
	{ fallback: "create" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Saved replies`,
		description: msg`Texts that you often send, ready to put into a message.`,
		path,
		noindex: true,
	});

export default function SavedReplies() {
	const { business, replies, done } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const isFull = replies.length >= savedReplyLimits.most;
	return (
		<Frame business={business}>
			<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
				<div className="grid gap-5">
					{!answer && <Done done={done} />}
					<p className="text-muted">
						<Trans>
							Keep texts that you often send. In a conversation, choose one and press Insert. You can change it before
							you send it.
						</Trans>
					</p>
					{replies.length > 0 ? (
						<List replies={replies} />
					) : (
						<EmptyState
							title={<Trans>You have no saved replies yet</Trans>}
							description={
								<Trans>Start with the answer you write most often, such as what to bring to a first meeting.</Trans>
							}
						/>
					)}
				</div>
				<Part title={<Trans>Add a saved reply</Trans>}>
					{isFull && !answer ? (
						<p className="text-muted">
							<Plural
								value={savedReplyLimits.most}
								one="You have # saved reply. That is the limit. Delete it to add another."
								other="You have # saved replies. That is the limit. Delete one to add another."
							/>
						</p>
					) : (
						// Empty again once it has been added.
						<SavedReplyForm key={replies.length} intent="create" action={path} answer={answer} />
					)}
				</Part>
			</div>
		</Frame>
	);
}

function List({ replies }: { replies: SavedReply[] }) {
	const { t } = useLingui();
	return (
		<ul
			aria-label={t`Saved replies`}
			className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised"
		>
			{replies.map(({ id, title, body }) => (
				<li key={id} className="relative px-4 py-3 hover:bg-accent-soft sm:px-5">
					<h2 className="font-sans text-base leading-6 font-medium tracking-normal">
						<Link
							to={`${path}/${id}`}
							className="wrap-anywhere text-accent underline underline-offset-4 after:absolute after:inset-0"
						>
							<bdi>{title}</bdi>
						</Link>
					</h2>
					<p dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
						{body}
					</p>
				</li>
			))}
		</ul>
	);
}

/** What has just been done, here or on the page of one; whoever comes from a form further down is led to it. */
function Done({ done }: { done: string | null }) {
	const box = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same may be done again
	useEffect(() => {
		box.current?.querySelector<HTMLElement>("[data-alert]")?.focus();
	}, [done, key]);
	const title = useDone(done);
	return (
		title && (
			<div ref={box}>
				<Notice kind="good" title={title} />
			</div>
		)
	);
}

function useDone(done: string | null) {
	const { t } = useLingui();
	// All at once: a page brings only the words that the server has used for it.
	const words: Record<string, string> = {
		added: t`Saved reply added`,
		changed: t`Saved reply changed`,
		deleted: t`Saved reply deleted`,
	};
	return done && Object.hasOwn(words, done) ? words[done] : undefined;
}
