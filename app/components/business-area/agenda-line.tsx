import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { AgendaEntry } from "#domain/appointments/agenda.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { legalServiceName } from "../../legal-service-names.ts";
import { modeNames } from "../mode-names.ts";
import { Badge } from "../ui/badge.tsx";
import { ClientClock, Span, useTimes, When } from "./times.tsx";

/** Who comes, for screens: a client may have given no name. */
export function ClientName({ taken }: { taken: Pick<AgendaEntry, "client_name"> }) {
	return taken.client_name ? <bdi>{taken.client_name}</bdi> : <Trans>No name given</Trans>;
}

/** What is said of a meeting that is not simply agreed. */
export function EntryState({ taken: { status, awaiting } }: { taken: Pick<AgendaEntry, "status" | "awaiting"> }) {
	switch (status) {
		case "held":
			return (
				<Badge>
					<Trans>Being booked</Trans>
				</Badge>
			);
		case "pending":
			return (
				<Badge kind="seal">
					{awaiting === "business" ? <Trans>Waiting for you</Trans> : <Trans>Waiting for the client</Trans>}
				</Badge>
			);
		case "completed":
			return (
				<Badge>
					<Trans>Completed</Trans>
				</Badge>
			);
		case "no_show":
			return (
				<Badge kind="danger">
					<Trans>No-show</Trans>
				</Badge>
			);
		case "cancelled":
			return (
				<Badge>
					<Trans>Cancelled</Trans>
				</Badge>
			);
		case "expired":
			return (
				<Badge>
					<Trans>Expired</Trans>
				</Badge>
			);
		case "confirmed":
			return null;
		default:
			return status satisfies never;
	}
}

/** A meeting in a list: when, with whom, about what, how. Leads to the appointment, unless somebody is only choosing. */
export function AgendaLine({
	taken,
	timeZone,
	hasDay = false,
}: {
	taken: AgendaEntry;
	timeZone: string;
	hasDay?: boolean;
}) {
	const { i18n } = useLingui();
	const times = useTimes();
	const service = i18n._(legalServiceName(taken.legal_service_id as LegalServiceId));
	const mode = i18n._(modeNames[taken.mode]);
	return (
		<div className="grid gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
			<p className="font-medium">
				{hasDay && <When className="block text-sm text-muted">{times.day(taken.starts_at, timeZone)}</When>}
				<Span starts_at={taken.starts_at} ends_at={taken.ends_at} timeZone={timeZone} />
			</p>
			<div className="min-w-0">
				{taken.status === "held" ? (
					<p>
						<Trans>Someone is booking this time. We hold it for ten minutes.</Trans>
					</p>
				) : (
					<p>
						<Link
							to={`/appointments/${taken.id}`}
							className="inline-block min-h-6 font-medium text-accent underline underline-offset-4"
						>
							<ClientName taken={taken} />
						</Link>
					</p>
				)}
				<p className="text-sm text-muted">
					{service}
					{taken.status !== "held" && <> · {mode}</>}
				</p>
				<ClientClock starts_at={taken.starts_at} timeZone={timeZone} clientZone={taken.client_time_zone} />
			</div>
			<div className="sm:text-end">
				<EntryState taken={taken} />
			</div>
		</div>
	);
}
