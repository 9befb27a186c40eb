import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Party } from "#domain/appointments/appointments.ts";
import { findFeed } from "#domain/appointments/calendar-feed.server.ts";
import { type AppointmentList, appointmentLists, listAppointments } from "#domain/appointments/reading.server.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { requireRole } from "#domain/ground/callers.ts";
import { feedIntents } from "../../calendar-feed.server.ts";
import { CalendarFeed } from "../../components/calendar-feed.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { formAction } from "../../form-action.server.ts";
import { outcome, requirePerson, toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { AppointmentCard } from "./appointment-card.tsx";

const mostShown = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { searchParams: params } = new URL(request.url);
	const list = appointmentLists.find((name) => name === params.get("list")) ?? "upcoming";
	const offset = Math.min(100_000, Math.max(0, Math.trunc(Number(params.get("offset")) || 0)));
	const chosen: Party = params.get("party") === "business" ? "business" : "client";
	const [own, zone] = await Promise.all([findOwnBusiness(context, person), readerZoneOf(request, context, "UTC")]);
	const party = own ? chosen : "client";
	if (party === "business") {
		const { refusal } = await outcome(Promise.resolve().then(() => requireRole(person, "business")));
		if (refusal) throw toAuth(request, "factor");
	}
	const [appointments, feed] = await Promise.all([
		listAppointments(context, person, { party, list, offset }),
		findFeed(context, person),
	]);
	const now = context.now().toISOString();
	return { appointments, list, party, offset, isProfessional: own !== null, zone, now, feed };
}

export const action = formAction(feedIntents, { fallback: "feed_make" });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Appointments`,
		description: msg`What you have booked: upcoming, past and cancelled.`,
		path: "/appointments",
		noindex: true,
	});

const pathOf = (party: Party, list: AppointmentList, offset = 0) => {
	const query = new URLSearchParams({
		...(party === "business" && { party }),
		...(list !== "upcoming" && { list }),
		...(offset > 0 && { offset: String(offset) }),
	});
	return `/appointments${query.size > 0 ? `?${query}` : ""}`;
};

export default function Appointments() {
	const { t } = useLingui();
	const { appointments, list, party, offset, isProfessional, zone, now, feed } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const tabs: [AppointmentList, ReactNode][] = [
		["upcoming", <Trans key="upcoming">Upcoming</Trans>],
		["past", <Trans key="past">Past</Trans>],
		["cancelled", <Trans key="cancelled">Cancelled</Trans>],
	];
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="mx-auto max-w-[52rem]">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<h1 className="text-2xl">
						<Trans>Appointments</Trans>
					</h1>
					{isProfessional && (
						<nav aria-label={t`Whose appointments`}>
							<ul className="flex flex-wrap gap-2">
								<li>
									<ChipLink to={pathOf("client", list)} isCurrent={party === "client"}>
										<Trans>As a client</Trans>
									</ChipLink>
								</li>
								<li>
									<ChipLink to={pathOf("business", list)} isCurrent={party === "business"}>
										<Trans>As a professional</Trans>
									</ChipLink>
								</li>
							</ul>
						</nav>
					)}
				</div>
				<nav aria-label={t`Kinds of appointments`} className="mt-5 border-b border-line">
					<ul className="flex gap-1 overflow-x-auto">
						{tabs.map(([name, words]) => (
							<li key={name}>
								<Link
									to={pathOf(party, name)}
									aria-current={name === list ? "page" : undefined}
									preventScrollReset
									className="flex min-h-11 items-center border-b-3 border-transparent px-3 text-muted hover:text-accent focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
								>
									{words}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<ReaderZoneLine zone={zone} at={now} className="mt-4" />
				{appointments.length > 0 ? (
					<ul className="mt-4 grid gap-4">
						{appointments.map((appointment) => (
							<li key={appointment.id}>
								<AppointmentCard appointment={appointment} zone={zone.zone} now={now} />
							</li>
						))}
					</ul>
				) : (
					<Nothing list={list} party={party} />
				)}
				<p className="mt-6 flex flex-wrap justify-between gap-3">
					{offset > 0 && (
						<ButtonLink to={pathOf(party, list, Math.max(0, offset - mostShown))} kind="quiet">
							<Trans>Back</Trans>
						</ButtonLink>
					)}
					{appointments.length === mostShown && (
						<ButtonLink to={pathOf(party, list, offset + mostShown)} kind="quiet">
							<Trans>More</Trans>
						</ButtonLink>
					)}
				</p>
				<section aria-labelledby="calendar" className="mt-12 grid gap-4 border-t border-line pt-8">
					<h2 id="calendar" className="text-xl">
						<Trans>In your own calendar</Trans>
					</h2>
					<CalendarFeed feed={feed} action={pathOf(party, list, offset)} answer={answer} />
				</section>
			</div>
		</div>
	);
}

/** Nothing in this list, and the next step. */
function Nothing({ list, party }: { list: AppointmentList; party: Party }) {
	const isClient = party === "client";
	return (
		<EmptyState
			className="mt-5"
			title={
				list === "upcoming" ? (
					<Trans>You have no upcoming appointments</Trans>
				) : list === "past" ? (
					<Trans>You have no past appointments</Trans>
				) : (
					<Trans>You have no cancelled appointments</Trans>
				)
			}
			description={
				isClient ? (
					<Trans>Find a verified professional who speaks your language and has time. Then book here.</Trans>
				) : (
					<Trans>When clients book you or ask for a time, you will see it here.</Trans>
				)
			}
		>
			{isClient && (
				<ButtonLink to="/search">
					<Trans>Find a professional</Trans>
				</ButtonLink>
			)}
			{list !== "upcoming" && (
				<ButtonLink to={pathOf(party, "upcoming")} kind="quiet">
					<Trans>See upcoming appointments</Trans>
				</ButtonLink>
			)}
		</EmptyState>
	);
}
