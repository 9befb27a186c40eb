import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { findReview, replyToReview, reportReview } from "#domain/reviews.server.ts";
import { reviewReply, reviewReport } from "#domain/reviews.ts";
import { ReviewText } from "../../components/review-text.tsx";
import { type Answer, keepingTyped } from "../../components/settings/answer.ts";
import { SettingsForm, useAnswer } from "../../components/settings/form.tsx";
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
	const reader = await context.userId();
	const found = await findReview(context, params.id ?? "", params.review ?? "", reader);
	if (!found) throw notFound();
	const isReported = new URL(request.url).searchParams.has("reported");
	return { ...found, business_id: params.id ?? "", isReported, isGuest: !reader };
}

export const action = (args: ActionFunctionArgs) => {
	const { id = "", review = "" } = args.params;
	return formAction(
		{
			async reply(asked) {
				const person = await requirePerson(asked.context, asked.request);
				return saveForm(asked, "reply", reviewReply, async ({ reply }) => {
					await replyToReview(asked.context, person, review, reply);
					throw redirect(`/business/${id}#reviews`, 303);
				});
			},
			async report(asked) {
				const person = await requirePerson(asked.context, asked.request);
				return saveForm(asked, "report", reviewReport, async ({ reason }) => {
					await reportReview(asked.context, person, review, reason);
					throw redirect(`/business/${id}/reviews/${review}?reported=1`, 303);
				});
			},
		},
		{ unread: "report" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`A review`,
		description: msg`What a client says of a professional on Visavis.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function OneReview() {
	const { review, is_own, business_id, isReported, isGuest } = useLoaderData<typeof loader>();
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
				{is_own ? (
					!review.reply && <ReplyForm answer={answer} />
				) : isReported ? (
					<Notice kind="good" title={<Trans>Thank you for the report</Trans>}>
						<Trans>A person on our side reads it. Until they have decided, the review stands.</Trans>
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
	const { t } = useLingui();
	const unclean = useUncleanWords(answer);
	const { errorOf, textOf } = useAnswer(answer, replies, { reply: t`Write at most 2,000 characters.` });
	return (
		<SettingsForm action="" intents={replies} answer={answer}>
			<Field
				label={<Trans>Your answer</Trans>}
				hint={
					<Trans>
						You can answer once, and everybody reads it. Say nothing that only your client could have told you.
					</Trans>
				}
				error={unclean("reply") ?? errorOf("reply")}
			>
				{(control) => (
					<TextArea name="reply" maxLength={2000} required defaultValue={textOf("reply", "")} {...control} />
				)}
			</Field>
			<SubmitButton intent="reply">
				<Trans>Publish the answer</Trans>
			</SubmitButton>
		</SettingsForm>
	);
}

function ReportForm({ answer }: { answer: Answer | undefined }) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, reports, {
		reason: t`Write at least 10 characters, and at most 500.`,
	});
	return (
		<SettingsForm action="" intents={reports} answer={answer}>
			<Field
				label={<Trans>Why should this review not stand?</Trans>}
				hint={
					<Trans>
						For example: it names a person, it insults, it is not about a meeting. That somebody was not content is no
						reason.
					</Trans>
				}
				error={errorOf("reason")}
			>
				{(control) => (
					<TextArea name="reason" rows={4} maxLength={500} required defaultValue={textOf("reason", "")} {...control} />
				)}
			</Field>
			<SubmitButton intent="report" kind="quiet">
				<Trans>Report the review</Trans>
			</SubmitButton>
		</SettingsForm>
	);
}
