import { Trans } from "@lingui/react/macro";
import { otherName } from "../../components/appointment-status.tsx";
import { Fact } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import type { Shown } from "./shown.server.ts";

/** Says that the time below is one that the other proposes, what it was before, and why. */
export function Proposal({ shown: { appointment, history, zone } }: { shown: Shown }) {
	const times = useTimeFormats();
	const { status, awaiting, party, starts_at } = appointment;
	const last = history.at(-1);
	if (status !== "pending" || awaiting !== party || !last || last.party === party) return null;
	if (last.act !== "proposed" && last.act !== "rescheduled") return null;
	const before = history.findLast((event) => event.starts_at !== starts_at);
	const other = <bdi>{otherName(appointment)}</bdi>;
	return (
		<div className="mb-4 border-s-3 border-seal ps-4">
			<p className="font-medium">
				<Trans>{other} proposes a new time</Trans>
			</p>
			{before && (
				<p className="text-sm text-muted">
					<Trans>
						Instead of{" "}
						<s>
							<Fact>{times.dayAndTime(before.starts_at, zone.zone)}</Fact>
						</s>
					</Trans>
				</p>
			)}
			{last.reason && (
				<p dir="auto" className="mt-1 whitespace-pre-line">
					{last.reason}
				</p>
			)}
		</div>
	);
}
