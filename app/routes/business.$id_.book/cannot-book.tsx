import { Trans } from "@lingui/react/macro";
import { isListed } from "#domain/businesses/listed.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Frame } from "./frame.tsx";
import type { View } from "./view.server.ts";

/** Who cannot be booked: why, and what to do instead. */
export function CannotBook({ view }: { view: View<"closed" | "own"> }) {
	const { business, step } = view;
	const profile = `/business/${business.id}`;
	if (step === "own")
		return (
			<Frame view={view} step={null} title={<Trans>This is your own profile</Trans>}>
				<EmptyState
					title={<Trans>You cannot book yourself</Trans>}
					description={<Trans>Clients book here. You can see what they booked in your appointments.</Trans>}
				>
					<ButtonLink to="/appointments?party=business">
						<Trans>Your appointments</Trans>
					</ButtonLink>
					<ButtonLink to={profile} kind="quiet">
						<Trans>Back to the profile</Trans>
					</ButtonLink>
				</EmptyState>
			</Frame>
		);
	return (
		<Frame view={view} step={null} title={<Trans>No bookings here at the moment</Trans>}>
			<EmptyState
				title={
					isListed(business.status) ? (
						<Trans>This professional does not take bookings on Visavis</Trans>
					) : (
						<Trans>Only checked professionals can be booked</Trans>
					)
				}
				description={
					isListed(business.status) ? (
						<Trans>They do not take bookings here. Other professionals for this service do.</Trans>
					) : (
						<Trans>
							This profile is not verified now, so nobody can book it. Other professionals for this service can be
							booked.
						</Trans>
					)
				}
			>
				<ButtonLink to={`/search?service=${business.category}&location=${business.city_id}`}>
					<Trans>See other verified professionals</Trans>
				</ButtonLink>
				<ButtonLink to={profile} kind="quiet">
					<Trans>Back to the profile</Trans>
				</ButtonLink>
			</EmptyState>
		</Frame>
	);
}
