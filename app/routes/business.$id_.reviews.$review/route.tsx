import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { reportReview } from "#domain/reports/reporting.server.ts";
import { reviewReport } from "#domain/reports/reports.ts";
import { findReview, replyToReview } from "#domain/reviews/reviews.server.ts";
import { reviewReply } from "#domain/reviews/reviews.ts";
import { isOwnBusiness } from "../../business-area.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { ReportFields, ReportSent, referenceIn } from "../../components/report-fields.tsx";
import { ReviewText } from "../../components/review-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
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
	return { review, isOwn, business_id: id, reference: referenceIn(request.url), isGuest: !actor };
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
				return saveForm(submission, "report", reviewReport, async (given) => {
					const reference = await reportReview(submission.context, person, review, given);
					throw redirect(`/business/${id}/reviews/${review}?reference=${reference}#done`, 303);
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
	const { review, isOwn, business_id, reference, isGuest } = useLoaderData<typeof loader>();
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
				) : reference ? (
					<ReportSent reference={reference}>
						<Trans>The review stays online until then.</Trans>
					</ReportSent>
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
	return (
		<ActionForm action="" intents={reports} answer={answer}>
			<h2 className="text-xl">
				<Trans>Report this review</Trans>
			</h2>
			<ReportFields
				object="review"
				answer={answer}
				intents={reports}
				hint={<Trans>It is not enough that a client was unhappy.</Trans>}
			/>
			<SubmitButton intent="report" kind="quiet">
				<Trans>Send the report</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
