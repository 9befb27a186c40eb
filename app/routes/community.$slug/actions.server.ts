import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { acceptAnswer, followPost, vote } from "#domain/community/marking.server.ts";
import { appealRemoval } from "#domain/community/moderation.server.ts";
import { caseAppeal, newAnswer } from "#domain/community/posts.ts";
import { createAnswer, deleteContribution, restoreContribution } from "#domain/community/writing.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import { withoutDetails } from "../../community-form.server.ts";
import { formAction, type Submission, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";

/** Which answer a button is about; empty: the post. */
const about = z.object({ id: z.string().max(40).optional() });

type About = { slug: string; answer_id: string | undefined };

/** The buttons of a thread. */
export function actionsOf(slug: string): (args: ActionFunctionArgs) => ReturnType<ReturnType<typeof formAction>> {
	const mark =
		(intent: string, work: (ctx: Submission["context"], person: Person, named: About) => Promise<unknown>) =>
		async (submission: Submission) => {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, intent, about, ({ id }) =>
				work(submission.context, person, { slug, answer_id: id || undefined }),
			);
		};
	const answer = (intent: string) => async (submission: Submission) => {
		const person = await requirePerson(submission.context, submission.request);
		return saveForm(submission, intent, newAnswer, async (given) => {
			const id = await createAnswer(submission.context, person, slug, given);
			throw redirect(`/community/${slug}#${id}`, 303);
		});
	};
	return formAction<unknown>(
		{
			vote: mark("vote", (ctx, person, named) => vote(ctx, person, named, true)),
			unvote: mark("unvote", (ctx, person, named) => vote(ctx, person, named, false)),
			follow: mark("follow", (ctx, person) => followPost(ctx, person, slug, true)),
			unfollow: mark("unfollow", (ctx, person) => followPost(ctx, person, slug, false)),
			accept: mark("accept", (ctx, person, { answer_id = "" }) => acceptAnswer(ctx, person, slug, answer_id)),
			unaccept: mark("unaccept", (ctx, person) => acceptAnswer(ctx, person, slug, null)),
			delete: mark("delete", deleteContribution),
			restore: mark("restore", restoreContribution),
			answer: answer("answer"),
			mask: async (submission) => answer("mask")(await withoutDetails(submission, "body", "pseudonym")),
			async appeal(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "appeal", caseAppeal.extend(about.shape), ({ id, appeal }) =>
					appealRemoval(submission.context, person, { slug, answer_id: id || undefined }, { appeal }),
				);
			},
		},
		{ fallback: "answer" },
	);
}
