import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";

/** There is nothing to write of yet, or there never will be. */
export function NotYet({ appointment: { id, status } }: { appointment: { id: string; status: string } }) {
	const isAhead = status === "pending" || status === "confirmed";
	return (
		<EmptyState
			title={
				isAhead ? <Trans>This appointment is not over yet</Trans> : <Trans>This appointment did not take place</Trans>
			}
			description={
				isAhead ? (
					<Trans>When it is completed, you can say here what it was like. We will remind you.</Trans>
				) : (
					<Trans>You can only review appointments that took place, so there is nothing to write here.</Trans>
				)
			}
		>
			<ButtonLink to={`/appointments/${id}`} kind="quiet">
				<Trans>Back to the appointment</Trans>
			</ButtonLink>
		</EmptyState>
	);
}
