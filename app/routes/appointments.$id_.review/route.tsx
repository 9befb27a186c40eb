import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { suggestedPseudonym } from "#domain/ground/clean-text.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { createReview, requireReviewable } from "#domain/reviews/reviews.server.ts";
import { review } from "#domain/reviews/reviews.ts";
import { BothClocks } from "../../components/both-clocks.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound, outcome, requirePerson, toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { NotYet } from "./not-yet.tsx";
import { OwnReviewPage } from "./own-review.tsx";
import { ReviewForm } from "./review-form.tsx";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(requireReviewable(context, person, params.id ?? ""));
	if (refusal?.code === "insufficient_aal") throw toAuth(request, "factor");
	if (refusal) throw notFound();
	const { appointment, own } = value;
	return {
		appointment,
		own,
		zone: (await readerZoneOf(request, context, appointment.time_zone, appointment.client_time_zone)).zone,
		pseudonym: suggestedPseudonym(),
	};
}

const form = review.omit({ appointment_id: true });

export const action = (args: ActionFunctionArgs) => {
	const appointment_id = args.params.id ?? "";
	return formAction(
		{
			async review(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "review", form, async (written) => {
					const { refusal } = await outcome(createReview(submission.context, person, { ...written, appointment_id }));
					// Sent twice, it is written once: the page shows it.
					if (refusal && refusal.code !== "already_reviewed") throw new Refusal(refusal.code, refusal.values);
					throw redirect(`/appointments/${appointment_id}/review`, 303);
				});
			},
		},
		{ fallback: "review" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Write a review`,
		description: msg`What it was like to meet this professional.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Review() {
	const { t } = useLingui();
	const { appointment, own, zone, pseudonym } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const name = <bdi>{appointment.business_name}</bdi>;
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<div>
					<h1 className="text-2xl">
						{own ? <Trans>Your review of {name}</Trans> : <Trans>How was your appointment with {name}?</Trans>}
					</h1>
				</div>
				<BothClocks
					from={appointment.starts_at}
					until={appointment.ends_at}
					zone={zone}
					otherZone={appointment.time_zone}
					other={name}
					size="medium"
				/>
				{own ? (
					<OwnReviewPage review={own} appointment={appointment} />
				) : appointment.status === "completed" ? (
					<ReviewForm
						action={`/appointments/${appointment.id}/review`}
						answer={answer}
						pseudonym={pseudonym}
						label={t`Your review`}
					/>
				) : (
					<NotYet appointment={appointment} />
				)}
			</div>
		</div>
	);
}
