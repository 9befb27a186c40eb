import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { decisionInputs, isLateCancellation } from "#domain/appointments/appointments.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { hourMs } from "#domain/ground/durations.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { Fact } from "../../components/fact.tsx";
import { Fee } from "../../components/fee.tsx";
import { Announcement, KeptForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { outcome, requirePerson } from "../../http.server.ts";
import { legalServiceName } from "../../legal-service-names.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { isOutdated, ownAppointment, toAppointment } from "../appointments.$id/own.server.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const { person: _, ...own } = await ownAppointment(context, request, params.id ?? "");
	const { appointment, now } = own;
	const { id, status, starts_at, terms, decisions } = appointment;
	if (!decisions.includes("cancel") && !(status === "pending" && starts_at > now))
		throw toAppointment(id, { done: "outdated" });
	const freeUntil = Date.parse(starts_at) - terms.free_cancellation_hours * hourMs;
	return { ...own, isLate: isLateCancellation(appointment, now), freeUntil: new Date(freeUntil).toISOString() };
}

export const action = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	return formAction(
		{
			async cancel(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "cancel", decisionInputs.cancel, async (input) => {
					const { refusal } = await outcome(decide(submission.context, person, id, "cancel", input));
					if (isOutdated(refusal?.code)) throw toAppointment(id, { done: "outdated" });
					if (refusal) throw new Refusal(refusal.code, refusal.values);
					throw toAppointment(id, { done: "cancel" });
				});
			},
		},
		{ fallback: "cancel" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Cancel appointment`,
		description: msg`What happens if you cancel.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["cancel"];

export default function Cancel() {
	const { i18n } = useLingui();
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, textOf } = useAnswer(answer, intents, { reason: useTooLongWords()(textLimits.reason) });
	const { appointment, zone, otherZone } = shown;
	const { id, version, legal_service_id, starts_at, ends_at, status } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">
					{status === "pending" ? <Trans>Cancel this request?</Trans> : <Trans>Cancel this appointment?</Trans>}
				</h1>
				<Card isCompact className="sm:p-5">
					<p className="text-lg font-medium">{other}</p>
					<p className="mb-2 text-muted">{i18n._(legalServiceName(legal_service_id as LegalServiceId))}</p>
					<BothClocks from={starts_at} until={ends_at} zone={zone.zone} otherZone={otherZone} other={other} />
				</Card>
				<Consequence shown={shown} />
				<KeptForm intents={intents} answer={answer} action={`/appointments/${id}/cancel`} className="grid gap-5">
					<Announcement intents={intents} answer={answer} />
					<input type="hidden" name="version" value={version} />
					<Field
						label={<Trans>Reason (optional)</Trans>}
						hint={<Trans>{other} will read this.</Trans>}
						error={errorOf("reason")}
					>
						{(control) => <TextArea name="reason" rows={3} defaultValue={textOf("reason", "")} {...control} />}
					</Field>
					<div className="flex flex-wrap gap-3">
						<ButtonLink to={`/appointments/${id}`} kind="quiet">
							<Trans>Keep it</Trans>
						</ButtonLink>
						<SubmitButton intent="cancel" kind="danger">
							{status === "pending" ? <Trans>Cancel request</Trans> : <Trans>Cancel appointment</Trans>}
						</SubmitButton>
					</div>
				</KeptForm>
			</div>
		</div>
	);
}

/** What follows, before anything is done. */
function Consequence({ shown }: { shown: ReturnType<typeof useLoaderData<typeof loader>> }) {
	const times = useTimeFormats();
	const { appointment, isLate, freeUntil, zone, now } = shown;
	const { party, status, terms } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	const fee = (
		<Fee type={terms.fee_type} min={terms.fee_min_minor} max={terms.fee_max_minor} currency={terms.currency} />
	);
	const costs = isLate && party === "client";
	return (
		<section
			aria-labelledby="consequence"
			className={`rounded-card border p-4 sm:p-5 ${costs ? "border-danger bg-danger-soft" : "border-line bg-sunken"}`}
		>
			<h2 id="consequence" className="text-lg">
				<Trans>What happens if you cancel</Trans>
			</h2>
			<ul className="mt-2 grid list-disc gap-1.5 ps-5">
				{party === "business" ? (
					<li>
						<Trans>We tell {other} immediately. They owe you nothing.</Trans>
					</li>
				) : costs ? (
					<li className="font-medium">
						{terms.late_fee === "half_fee" ? (
							<Trans>
								It is too late to cancel at no cost. {other} may ask for half of the fee ({fee}).
							</Trans>
						) : (
							<Trans>
								It is too late to cancel at no cost. {other} may ask for the whole fee ({fee}).
							</Trans>
						)}
					</li>
				) : status === "pending" ? (
					<li>
						<Trans>It costs nothing, because it has not been confirmed.</Trans>
					</li>
				) : (
					<li>
						{terms.late_fee === "nothing" || freeUntil <= now ? (
							<Trans>It costs nothing.</Trans>
						) : (
							<Trans>
								It costs nothing until <Fact className="font-medium">{times.dayAndTime(freeUntil, zone.zone)}</Fact>.
							</Trans>
						)}
					</li>
				)}
				{party === "client" && (
					<li>
						<Trans>We tell {other} immediately.</Trans>
					</li>
				)}
				<li>
					<Trans>Others can book this time. If you change your mind, you will need to book again.</Trans>
				</li>
			</ul>
		</section>
	);
}
