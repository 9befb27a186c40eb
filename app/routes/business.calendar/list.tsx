import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { AppointmentList, OwnAppointment } from "#domain/appointments/reading.server.ts";
import { AgendaLine } from "../../components/business-area/agenda-line.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";

/** Appointments one under the other, fifty to a page. */
export function List({
	list,
	page,
	date,
	appointments,
	hasMore,
	time_zone,
}: {
	list: AppointmentList;
	page: number;
	date: string;
	appointments: readonly OwnAppointment[];
	hasMore: boolean;
	time_zone: string;
}) {
	const { t } = useLingui();
	const names: Record<AppointmentList, string> = { upcoming: t`Upcoming`, past: t`Past`, cancelled: t`Cancelled` };
	const to = (which: AppointmentList, number: number) =>
		`/business/calendar?view=list&list=${which}&page=${number}&date=${date}`;
	return (
		<>
			<nav aria-label={t`Which appointments`} className="mb-4">
				<ul className="flex flex-wrap gap-x-5">
					{(Object.keys(names) as AppointmentList[]).map((which) => (
						<li key={which}>
							<Link
								to={to(which, 1)}
								aria-current={which === list ? "true" : undefined}
								className="inline-flex min-h-11 items-center text-muted hover:text-accent aria-[current]:font-medium aria-[current]:text-accent"
							>
								{names[which]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{appointments.length === 0 ? (
				<EmptyState
					heading="h3"
					title={page > 1 ? t`No more appointments` : t`No appointments here`}
					description={page > 1 ? undefined : t`Appointments appear here when clients book them.`}
				>
					{page > 1 ? (
						<ButtonLink to={to(list, page - 1)} kind="quiet">
							<Trans>Back</Trans>
						</ButtonLink>
					) : (
						<ButtonLink to="/business/hours" kind="quiet">
							<Trans>Look at your opening hours</Trans>
						</ButtonLink>
					)}
				</EmptyState>
			) : (
				<>
					<ul className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
						{appointments.map((one) => (
							<li key={one.id}>
								<AgendaLine taken={one} timeZone={time_zone} hasDay />
							</li>
						))}
					</ul>
					{(page > 1 || hasMore) && (
						<nav aria-label={t`Pages`} className="mt-5 flex items-center gap-3">
							{page > 1 && (
								<ButtonLink to={to(list, page - 1)} kind="quiet">
									<Trans>Back</Trans>
								</ButtonLink>
							)}
							<span className="text-muted">
								<Trans>Page {page}</Trans>
							</span>
							{hasMore && (
								<ButtonLink to={to(list, page + 1)} kind="quiet">
									<Trans>More</Trans>
								</ButtonLink>
							)}
						</nav>
					)}
				</>
			)}
		</>
	);
}
