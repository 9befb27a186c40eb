import { Trans } from "@lingui/react/macro";
import type { ContributionStatus } from "#domain/community/kinds.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";

/** What stands for a post that is hidden or removed. */
export const Withheld = ({ status }: { status: ContributionStatus }) => (
	<EmptyState
		heading="h1"
		title={status === "removed" ? <Trans>We removed this</Trans> : <Trans>Hidden for now</Trans>}
		description={
			status === "removed" ? (
				<Trans>It was against the rules of the community.</Trans>
			) : (
				<Trans>
					Several people have reported this. One of us will look at it and decide whether it is shown again.
				</Trans>
			)
		}
	>
		<ButtonLink to="/community">
			<Trans>Back to the community</Trans>
		</ButtonLink>
	</EmptyState>
);
