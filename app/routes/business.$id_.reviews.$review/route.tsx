import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { findReview, replyToReview, reportReview } from "#domain/reviews/reviews.server.ts";
import { reviewReply, reviewReport } from "#domain/reviews/reviews.ts";
import { isOwnBusiness } from "../../business-area.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { ReviewText } from "../../components/review-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useUncleanWords } from "../../components/unclean-words.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const { id = "", review: review_id = "" } = params;
	const [review, isOwn, actor] = await Promise.all([
		findReview(context, id, review_id),
		isOwnBusiness(context, id),
		context.actor(),
	]);
	if (!review) throw notFound();
	const isReported = new URL(request.url).searchParams.has("reported");
	return { review, isOwn, business_id: id, isReported, isGuest: !actor };
}

export const action = (args: ActionFunctionArgs) => {
	const { id = "", review = "" } = args.params;
	return formAction(
		{
			async reply(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "reply", reviewReply, async ({ reply }) => {
					await replyToReview(submission.context, person, review, reply);
					throw redirect(`/business/${id}#reviews`, 303);
				});
			},
			async report(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "report", reviewReport, async ({ reason }) => {
					await reportReview(submission.context, person, review, reason);
					throw redirect(`/business/${id}/reviews/${review}?reported=1`, 303);
				});
			},
		},
		{ fallback: "report" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`A review`,
		description: msg`What a client says about a professional on Visavis.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function OneReview() {
	const { review, isOwn, business_id, isReported, isGuest } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">
					<Trans>
						A review of <bdi>{review.business_name}</bdi>
					</Trans>
				</h1>
				<Card>
					<ReviewText review={review} name={review.business_name} />
				</Card>
				{isOwn ? (
					!review.reply && <ReplyForm answer={answer} />
				) : isReported ? (
					<Notice kind="good" title={<Trans>Thank you for your report</Trans>}>
						<Trans>One of our team will read it. The review stays online until they decide.</Trans>
					</Notice>
				) : isGuest ? (
					<ButtonLink
						to={`/auth?${new URLSearchParams({ next: `/business/${business_id}/reviews/${review.id}` })}`}
						kind="quiet"
						className="justify-self-start"
					>
						<Trans>Sign in to report this review</Trans>
					</ButtonLink>
				) : (
					<ReportForm answer={answer} />
				)}
				<p>
					<Link to={`/business/${business_id}#reviews`} className="text-accent underline underline-offset-4">
						<Trans>Back to the profile</Trans>
					</Link>
				</p>
			</div>
		</div>
	);
}

const replies = ["reply"];
const reports = ["report"];

function ReplyForm({ answer }: { answer: Answer | undefined }) {
	const unclean = useUncleanWords(answer);
	const { errorOf, textOf } = useAnswer(answer, replies, { reply: useTooLongWords()(textLimits.reviewReply) });
	return (
		<ActionForm action="" intents={replies} answer={answer}>
			<Field
				label={<Trans>Your answer</Trans>}
				hint={
					<Trans>
						You can answer only once, and everyone can read it. Do not write anything that only your client could have
						told you.
					</Trans>
				}
				error={unclean("reply") ?? errorOf("reply")}
			>
				{(control) => <TextArea name="reply" required defaultValue={textOf("reply", "")} {...control} />}
			</Field>
			<SubmitButton intent="reply">
				<Trans>Publish the answer</Trans>
			</SubmitButton>
		</ActionForm>
	);
}

function ReportForm({ answer }: { answer: Answer | undefined }) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, reports, {
		reason: t`Write at least 10 characters, and at most ${textLimits.reason}.`,
	});
	return (
		<ActionForm action="" intents={reports} answer={answer}>
			<Field
				label={<Trans>Why should we remove this review?</Trans>}
				hint={
					<Trans>
						For example: it names a person, it insults someone, or it is not about an appointment. It is not enough that
						a client was unhappy.
					</Trans>
				}
				error={errorOf("reason")}
			>
				{(control) => <TextArea name="reason" rows={4} required defaultValue={textOf("reason", "")} {...control} />}
			</Field>
			<SubmitButton intent="report" kind="quiet">
				<Trans>Report the review</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
