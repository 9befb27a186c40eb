import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { decisionInputs } from "#domain/appointments/appointments.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { type Answer, answerOf, keepingTyped } from "../../components/form/answer.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SlotDays, SlotWords, slotClass } from "../../components/slot-days.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { outcome, parseForm, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { isOutdated, toAppointment } from "../appointments.$id/own.server.ts";
import { ConfirmMove } from "./confirm-move.tsx";
import { viewOf } from "./view.server.ts";

export const loader = ({ request, context, params }: LoaderFunctionArgs) => viewOf(context, request, params.id ?? "");

export const action = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	return formAction(
		{
			async move(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "move", decisionInputs.reschedule, async (input) => {
					const { refusal } = await outcome(decide(submission.context, person, id, "reschedule", input));
					if (isOutdated(refusal?.code)) throw toAppointment(id, { done: "outdated" });
					if (refusal) throw new Refusal(refusal.code, refusal.values);
					throw toAppointment(id, { done: "move" });
				});
			},

			/** Another of the free times, with what was typed; nothing is moved yet. */
			async pick(submission) {
				const { typed } = await parseForm(submission.request, z.object({}));
				return data(answerOf("pick", "invalid", { typed }));
			},
		},
		{ fallback: "move" },
	)(args);
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Another time`,
		description: msg`Move an appointment to another free time.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Reschedule() {
	const { t } = useLingui();
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { appointment, zone, otherZone, now } = view;
	const { id, party, starts_at, ends_at } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	const path = `/appointments/${id}/reschedule`;
	return (
		<div className="page-width py-6 sm:py-10">
			<h1 className="text-2xl">
				{party === "client" ? <Trans>Move your appointment</Trans> : <Trans>Propose another time</Trans>}
			</h1>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
				<Card as="aside" aria-label={t`As it is now`} isCompact className="sm:p-5 lg:order-2">
					<p className="text-sm text-muted">
						<Trans>As it is now</Trans>
					</p>
					<p className="mt-1 mb-2 font-medium">{other}</p>
					<BothClocks from={starts_at} until={ends_at} zone={zone.zone} otherZone={otherZone} other={other} />
					<Link
						to={`/appointments/${id}`}
						className="mt-2 inline-block min-h-6 text-sm text-accent underline underline-offset-4"
					>
						<Trans>Leave it as it is</Trans>
					</Link>
				</Card>
				<div className="grid min-w-0 gap-5">
					{view.step === "closed" ? (
						<EmptyState
							title={<Trans>There is no other time to choose</Trans>}
							description={
								<Trans>{other} is not taking bookings for this service now. You can keep this time or cancel it.</Trans>
							}
						>
							<ButtonLink to={`/appointments/${id}`}>
								<Trans>Keep it</Trans>
							</ButtonLink>
							<ButtonLink to={`/appointments/${id}/cancel`} kind="quiet">
								{" "}
								<Trans>Cancel appointment</Trans>
							</ButtonLink>
						</EmptyState>
					) : view.step === "times" ? (
						<>
							<ReaderZoneLine zone={zone} at={now} />
							<SlotDays
								shown={view.shown}
								hrefOf={(from) => `${path}?from=${from}`}
								slot={(at) => (
									<Link to={`${path}?${new URLSearchParams({ at })}`} className={slotClass}>
										<SlotWords at={at} zone={zone.zone} otherZone={otherZone} />
									</Link>
								)}
							/>
						</>
					) : (
						<ConfirmMove key={view.at} view={view} answer={answer} />
					)}
				</div>
			</div>
		</div>
	);
}
