import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { decide } from "#domain/appointments/decisions.server.ts";
import { decisionInputs, isLateCancellation } from "#domain/appointments.ts";
import type { LegalServiceId } from "#domain/legal-services.ts";
import { Refusal } from "#domain/refusal.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { Fact } from "../../components/fact.tsx";
import { Fee } from "../../components/fee.tsx";
import { type Answer, keepingTyped } from "../../components/settings/answer.ts";
import { Announcement, useAnswer } from "../../components/settings/form.tsx";
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
	const freeUntil = Date.parse(starts_at) - terms.free_cancellation_hours * 3_600_000;
	return { ...own, isLate: isLateCancellation(appointment, now), freeUntil: new Date(freeUntil).toISOString() };
}

export const action = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	return formAction(
		{
			async cancel(asked) {
				const person = await requirePerson(asked.context, asked.request);
				return saveForm(asked, "cancel", decisionInputs.cancel, async (input) => {
					const { refusal } = await outcome(decide(asked.context, person, id, "cancel", input));
					if (isOutdated(refusal?.code)) throw toAppointment(id, { done: "outdated" });
					if (refusal) throw new Refusal(refusal.code, refusal.values);
					throw toAppointment(id, { done: "cancel" });
				});
			},
		},
		{ unread: "cancel" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Cancel the appointment`,
		description: msg`What cancelling means, before it is done.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["cancel"];

export default function Cancel() {
	const { t, i18n } = useLingui();
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, textOf } = useAnswer(answer, intents, { reason: t`Use at most 500 characters.` });
	const { appointment, zone, otherZone } = shown;
	const { id, version, legal_service_id, starts_at, ends_at, status } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">
					{status === "pending" ? <Trans>Take this request back?</Trans> : <Trans>Cancel this appointment?</Trans>}
				</h1>
				<Card isCompact className="sm:p-5">
					<p className="text-lg font-medium">{other}</p>
					<p className="mb-2 text-muted">{i18n._(legalServiceName(legal_service_id as LegalServiceId))}</p>
					<BothClocks from={starts_at} until={ends_at} zone={zone.zone} otherZone={otherZone} other={other} />
				</Card>
				<Consequence shown={shown} />
				<Form method="post" action={`/appointments/${id}/cancel`} noValidate preventScrollReset className="grid gap-5">
					<Announcement intents={intents} answer={answer} />
					<input type="hidden" name="version" value={version} />
					<Field
						label={<Trans>Reason (optional)</Trans>}
						hint={<Trans>{other} reads it.</Trans>}
						error={errorOf("reason")}
					>
						{(control) => (
							<TextArea name="reason" rows={3} maxLength={500} defaultValue={textOf("reason", "")} {...control} />
						)}
					</Field>
					<div className="flex flex-wrap gap-3">
						<ButtonLink to={`/appointments/${id}`} kind="quiet">
							<Trans>Keep it</Trans>
						</ButtonLink>
						<SubmitButton intent="cancel" kind="danger">
							{status === "pending" ? <Trans>Take the request back</Trans> : <Trans>Cancel the appointment</Trans>}
						</SubmitButton>
					</div>
				</Form>
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
						<Trans>{other} is told at once, and owes you nothing.</Trans>
					</li>
				) : costs ? (
					<li className="font-medium">
						{terms.late_fee === "half_fee" ? (
							<Trans>
								The time to cancel at no cost is over. {other} may ask for half of the fee ({fee}).
							</Trans>
						) : (
							<Trans>
								The time to cancel at no cost is over. {other} may ask for the whole fee ({fee}).
							</Trans>
						)}
					</li>
				) : status === "pending" ? (
					<li>
						<Trans>It costs nothing: it has not been confirmed.</Trans>
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
						<Trans>{other} is told at once.</Trans>
					</li>
				)}
				<li>
					<Trans>The time is free for others. To meet after all, a new appointment must be booked.</Trans>
				</li>
			</ul>
		</section>
	);
}
