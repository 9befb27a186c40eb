import { Trans } from "@lingui/react/macro";
import type { Case } from "#domain/registrations/reading.server.ts";
import { Day } from "../../components/fact.tsx";
import { Said } from "../../components/said.tsx";

type Props = Pick<Case, "status" | "submitted_at" | "decided_at" | "decided_by_name" | "reason" | "appeal">;

/** What has been said and decided so far. */
export function Past({ status, submitted_at, decided_at, decided_by_name, reason, appeal }: Props) {
	const decided = {
		approved: <Trans>Approved</Trans>,
		rejected: <Trans>Not approved</Trans>,
		needs_information: <Trans>Asked for something more</Trans>,
		submitted: <Trans>Asked for something more</Trans>,
		appealed: <Trans>Not approved</Trans>,
		draft: null,
	}[status];
	// Each time that it is sent, `submitted_at` moves on.
	const isSentAgain = submitted_at !== null && decided_at !== null && submitted_at > decided_at;
	return (
		<section className="grid gap-3">
			<h3 className="font-semibold">
				<Trans>So far</Trans>
			</h3>
			{submitted_at && !isSentAgain && (
				<p>
					<Trans>
						Sent on <Day at={submitted_at} />
					</Trans>
				</p>
			)}
			{decided_at && (
				<div>
					<p>
						{decided}
						{", "}
						<Day at={decided_at} />
						{decided_by_name && (
							<>
								{", "}
								<bdi>{decided_by_name}</bdi>
							</>
						)}
					</p>
					{reason && <Said>{reason}</Said>}
				</div>
			)}
			{appeal && (
				<div>
					<p>
						<Trans>Appeal</Trans>
						{isSentAgain && status === "appealed" && (
							<>
								{", "}
								<Day at={submitted_at} />
							</>
						)}
					</p>
					<Said>{appeal}</Said>
				</div>
			)}
			{isSentAgain && status === "submitted" && (
				<p>
					<Trans>
						Sent again on <Day at={submitted_at} />
					</Trans>
				</p>
			)}
		</section>
	);
}
