import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { CaseDecision } from "#domain/community/kinds.ts";
import { type CommunityCase, decideCommunityCase, requireCommunityCase } from "#domain/community/moderation.server.ts";
import { caseDecision } from "#domain/community/posts.ts";
import { requireAdmin } from "../../admin-area.server.ts";
import { flagKindNames } from "../../community-names.ts";
import { AuthorName } from "../../components/community/author-name.tsx";
import { PeopleText } from "../../components/community/people-text.tsx";
import { Day } from "../../components/fact.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { typedIn } from "../../components/form/drafts.ts";
import { useFormats } from "../../components/formats.ts";
import { Said } from "../../components/said.tsx";
import { formAction, invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { notFound, outcome } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { DecisionForm } from "./decision-form.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(requireCommunityCase(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	return value;
}

export const action = ({ request, context, params }: ActionFunctionArgs) => {
	const deciding = (decision: CaseDecision) => async (submission: Submission) => {
		const admin = await requireAdmin(submission.context, submission.request);
		const form = await submission.request.formData();
		const typed = typedIn(form);
		const given = caseDecision.safeParse({ ...Object.fromEntries(form), decision });
		if (!given.success) return invalid(decision, { typed, invalid: ["reason"] });
		return runCommand(submission, decision, typed, () =>
			decideCommunityCase(submission.context, admin, params.id ?? "", given.data),
		);
	};
	return formAction<unknown>(
		{ keep: deciding("keep"), remove: deciding("remove") },
		{ fallback: "keep" },
	)({
		request,
		context,
		params,
	});
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`A post or an answer`,
		description: msg`Something in the community that people have reported.`,
		path: args.location.pathname,
		noindex: true,
	});

const link = "text-accent underline underline-offset-4";

export default function OneCase() {
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { object, slug, title, body, question, pseudonym, author_id, created_at, deleted_at, is_own } = found;
	return (
		<>
			<p>
				<Link to="/admin/community" className={link}>
					<Trans>All posts and answers that are waiting</Trans>
				</Link>
			</p>
			<h2 className="mt-3 text-xl wrap-anywhere">
				<bdi>{title}</bdi>
			</h2>
			<p className="text-muted">
				{object === "answer" ? <Trans>Answer</Trans> : <Trans>Post</Trans>}
				{" · "}
				<AuthorName pseudonym={pseudonym} />
				{" · "}
				<Day at={created_at} />
			</p>
			<div className="mt-6 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
				{question && (
					<section>
						<h3 className="mb-2 font-semibold">
							<Trans>What it answers</Trans>
						</h3>
						<Said>{question}</Said>
					</section>
				)}
				<section>
					<h3 className="mb-2 font-semibold">
						<Trans>What it says</Trans>
					</h3>
					<div className="rounded-card border border-line bg-raised p-4">
						<PeopleText text={body} />
					</div>
					<p className="mt-3 flex flex-wrap gap-x-5">
						<Link to={`/community/${slug}`} className={link}>
							<Trans>Open the thread</Trans>
						</Link>
						{author_id && (
							<Link to={`/admin/users/${author_id}`} className={link}>
								<Trans>The writer's account</Trans>
							</Link>
						)}
					</p>
				</section>
				<Flags {...found} />
				{deleted_at !== null ? (
					<p className="rounded-control border border-line bg-sunken p-4">
						<Trans>The writer has deleted it. It is gone for good within an hour.</Trans>
					</p>
				) : is_own ? (
					<p className="rounded-control border border-line bg-sunken p-4">
						<Trans>You asked, wrote, reported or removed this. Another admin decides.</Trans>
					</p>
				) : (
					<DecisionForm found={found} answer={answer} />
				)}
			</div>
		</>
	);
}

/** What people say is wrong, and what the writer says against an earlier decision. */
function Flags({ flags, decision, reason, decided_at, appeal }: CommunityCase) {
	const { i18n } = useLingui();
	const formats = useFormats();
	return (
		<>
			{flags.length > 0 && (
				<section>
					<h3 className="mb-2 font-semibold">
						<Trans>What people say is wrong</Trans>
					</h3>
					<ul className="list-disc ps-5">
						{flags.map(({ kind, count }) => (
							<li key={kind}>
								{i18n._(flagKindNames[kind])} <span className="text-muted tabular-nums">({formats.number(count)})</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{decision && decided_at && (
				<section className="grid gap-2">
					<h3 className="font-semibold">
						{decision === "remove" ? <Trans>Removed</Trans> : <Trans>Kept</Trans>}
						{", "}
						<Day at={decided_at} />
					</h3>
					{reason && <Said>{reason}</Said>}
				</section>
			)}
			{appeal && (
				<section className="grid gap-2">
					<h3 className="font-semibold">
						<Trans>What the writer says against it</Trans>
					</h3>
					<Said>{appeal}</Said>
				</section>
			)}
		</>
	);
}
