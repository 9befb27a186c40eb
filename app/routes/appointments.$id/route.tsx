import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { AppointmentStatus, otherName } from "../../components/appointment-status.tsx";
import { BackLink } from "../../components/back-link.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { NoteBeside } from "../../components/business-area/note-beside.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { act } from "./actions.server.ts";
import { Calendars } from "./calendars.tsx";
import { Decisions } from "./decisions.tsx";
import { Facts } from "./facts.tsx";
import { Files } from "./files.tsx";
import { History } from "./history.tsx";
import { Meeting } from "./meeting.tsx";
import { Proposal } from "./proposal.tsx";
import { Said } from "./said.tsx";
import { readShown } from "./shown.server.ts";

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
	readShown(context, request, params.id ?? "");

export const action = (args: ActionFunctionArgs) => act(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Appointment`,
		description: msg`When, with whom, what to bring and what can be changed.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function AppointmentPage() {
	const { t } = useLingui();
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { appointment, zone, otherZone, client, now } = shown;
	const { party, business_id, status, starts_at, ends_at } = appointment;
	const name = otherName(appointment);
	return (
		<div className="page-width py-6 sm:py-10">
			<BackLink to={party === "business" ? "/appointments?party=business" : "/appointments"}>
				<Trans>Appointments</Trans>
			</BackLink>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
				<div className="flex min-w-0 items-center gap-4">
					<Portrait id={party === "client" ? business_id : name} name={name} />
					<h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">
						<Trans>
							Appointment with <bdi>{name}</bdi>
						</Trans>
					</h1>
				</div>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<AppointmentStatus appointment={appointment} now={now} />
					{status !== "cancelled" && status !== "expired" && (
						<Form method="post">
							<SubmitButton intent="message" kind="quiet" size="small">
								<Trans>Write a message</Trans>
							</SubmitButton>
						</Form>
					)}
				</div>
			</div>
			<Said shown={shown} answer={answer} />
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<div className="grid min-w-0 gap-8">
					<Card as="section" aria-label={t`When and where`}>
						<Proposal shown={shown} />
						<BothClocks
							isOff={status === "cancelled" || status === "expired"}
							from={starts_at}
							until={ends_at}
							zone={zone.zone}
							otherZone={otherZone}
							other={<bdi>{name}</bdi>}
						/>
						<Meeting shown={shown} />
						<Decisions shown={shown} answer={answer} />
					</Card>
					<Facts shown={shown} />
					<Files shown={shown} answer={answer} />
				</div>
				<div className="grid min-w-0 gap-8">
					{client && <NoteBeside client={client} />}
					<Calendars shown={shown} />
					<History shown={shown} />
					<ReaderZoneLine zone={zone} at={now} />
				</div>
			</div>
		</div>
	);
}
