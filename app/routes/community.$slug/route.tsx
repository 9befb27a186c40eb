import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { findPost } from "#domain/community/thread.server.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { suggestedPseudonym } from "#domain/ground/clean-text.ts";
import { NotAdvice } from "../../components/community/not-advice.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { notFound, outcome } from "../../http.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { actionsOf } from "./actions.server.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerItem } from "./answer-item.tsx";
import { headOf } from "./head.server.ts";
import { PostView } from "./post-view.tsx";
import { Withheld } from "./withheld.tsx";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const { search, searchParams } = new URL(request.url);
	const cursor = searchParams.get("answers");
	const actor = await context.actor();
	const viewer = actor && isFullySignedIn(actor) ? actor : null;
	const slug = params.slug ?? "";
	const { value: found, refusal } = await outcome(findPost(context, viewer, slug, { cursor: cursor ?? undefined }));
	if (refusal || !found) throw notFound();
	// The words of an address are those of the title as it is now.
	if (found.post.slug !== slug) throw redirect(`/community/${found.post.slug}${search}`, 301);
	const i18n = await i18nFor(localeOf(request, context).locale);
	const { post } = found;
	const isGone = post.status === "removed" && !post.is_own;
	return data(
		{
			...found,
			pseudonym: found.pseudonym ?? suggestedPseudonym(),
			hasName: found.pseudonym !== null,
			isFirst: cursor === null,
			isGuest: actor === null,
			now: context.now().getTime(),
			head: headOf(found, context.publicUrl, i18n),
		},
		{ status: isGone ? 410 : 200 },
	);
}

export const action = (args: ActionFunctionArgs) => actionsOf(args.params.slug ?? "")(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return [];
	const { head, post, isFirst } = args.data;
	const isShown = post.status === "published" && !post.is_deleted;
	return pageMeta(args, {
		title: head.title,
		description: head.description,
		path: `/community/${post.slug}`,
		type: "article",
		noindex: !isShown || post.is_unlisted || !isFirst,
		...(isShown && head.jsonLd && { jsonLd: head.jsonLd }),
	});
};

export default function Thread() {
	const { t } = useLingui();
	const { hash } = useLocation();
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { post, accepted, answers, unlisted, next_cursor, isFirst, now } = page;
	const isOpen = post.status === "published" && !post.is_deleted;
	const canAccept = post.is_own && post.kind === "question" && isOpen;
	const shown = [...(accepted ? [accepted] : []), ...answers];
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-8">
				<nav aria-label={t`Breadcrumb`}>
					<Link
						to="/community"
						className="inline-flex min-h-8 items-center text-sm text-muted underline underline-offset-4 hover:text-accent"
					>
						<Trans>Community</Trans>
					</Link>
				</nav>
				{post.status !== "published" && !post.is_own ? (
					<Withheld status={post.status} />
				) : (
					<>
						{post.is_own && isOpen && post.answer_count === 0 && (
							<p className="rounded-control border border-line bg-accent-soft p-4">
								<Trans>Everyone can read your post now. We'll let you know when someone answers.</Trans>
							</p>
						)}
						<PostView post={post} answer={answer} now={now} />
						{!post.is_deleted && (
							<section aria-labelledby="answers" className="grid grid-cols-[minmax(0,1fr)] gap-5">
								<h2 id="answers" className="scroll-mt-24 text-xl">
									<Plural value={post.answer_count} _0="No answers yet" one="# answer" other="# answers" />
								</h2>
								{[...unlisted, ...shown].map((one) => (
									<AnswerItem
										key={one.id}
										shown={one}
										slug={post.slug}
										canAccept={canAccept}
										answer={answer}
										now={now}
									/>
								))}
								{(next_cursor || !isFirst) && (
									<nav aria-label={t`Pages`} className="flex flex-wrap gap-3">
										{!isFirst && (
											<ButtonLink to={`/community/${post.slug}#answers`} kind="quiet">
												<Trans>First answers</Trans>
											</ButtonLink>
										)}
										{next_cursor && (
											<ButtonLink to={`/community/${post.slug}?answers=${next_cursor}#answers`} kind="quiet">
												<Trans>More answers</Trans>
											</ButtonLink>
										)}
									</nav>
								)}
								<NotAdvice />
								{/* Behind an answer that was published, whose name the address has now, it begins anew. */}
								{isOpen && <AnswerForm key={hash} page={page} answer={answer} />}
							</section>
						)}
					</>
				)}
			</div>
		</div>
	);
}
