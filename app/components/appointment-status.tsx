import { Trans } from "@lingui/react/macro";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import { Stamp, type StampKind } from "./ui/stamp.tsx";

export type StatusFacts = Pick<
	OwnAppointment,
	"status" | "awaiting" | "ended_by" | "is_declined" | "party" | "ends_at" | "business_name" | "client_name"
>;

/** The name of the one across the table. */
export const otherName = ({
	party,
	business_name,
	client_name,
}: Pick<StatusFacts, "party" | "business_name" | "client_name">) => (party === "client" ? business_name : client_name);

/** Where an appointment stands, as a stamp. */
export function AppointmentStatus({
	appointment,
	now,
	size,
}: {
	appointment: StatusFacts;
	now: string;
	size?: "small" | "medium";
}) {
	return (
		<Stamp kind={kindOf(appointment, now)} size={size ?? "medium"}>
			<Words appointment={appointment} now={now} />
		</Stamp>
	);
}

function kindOf({ status, ends_at }: StatusFacts, now: string): StampKind {
	switch (status) {
		case "confirmed":
			return ends_at <= now ? "none" : "verified";
		case "held":
		case "pending":
			return "pending";
		case "completed":
			return "verified";
		case "cancelled":
		case "no_show":
			return "problem";
		case "expired":
			return "none";
		default:
			return status satisfies never;
	}
}

function Words({ appointment, now }: { appointment: StatusFacts; now: string }) {
	const { status, awaiting, ended_by, is_declined, party, ends_at } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	switch (status) {
		case "confirmed":
			return ends_at <= now ? <Trans>Ended</Trans> : <Trans>Confirmed</Trans>;
		case "held":
		case "pending":
			if (ends_at <= now) return <Trans>Expired</Trans>;
			return awaiting === party ? <Trans>Waiting for your answer</Trans> : <Trans>Waiting for {other}</Trans>;
		case "completed":
			return <Trans>Completed</Trans>;
		case "cancelled":
			if (is_declined) return ended_by === party ? <Trans>Declined by you</Trans> : <Trans>Declined by {other}</Trans>;
			return ended_by === party ? <Trans>Cancelled by you</Trans> : <Trans>Cancelled by {other}</Trans>;
		case "no_show":
			return ended_by === party ? (
				<Trans>{other} did not come</Trans>
			) : (
				<Trans>{other} says that you did not come</Trans>
			);
		case "expired":
			return <Trans>Expired</Trans>;
		default:
			return status satisfies never;
	}
}
