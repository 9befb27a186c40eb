import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { BothClocks } from "../../components/both-clocks.tsx";
import { Card } from "../../components/ui/card.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import { FeeAndLength } from "./fee-and-length.tsx";
import type { View } from "./view.server.ts";

/** What has been chosen so far, with the ways back to each choice. */
export function Summary({
	view: { business, service, isOnly, zone },
	chosen,
	children,
}: {
	view: View<"guest" | "details">;
	chosen: { starts_at: string; until: string };
	children?: ReactNode;
}) {
	const { t, i18n } = useLingui();
	const { legal_service_id } = service;
	return (
		<Card as="aside" aria-label={t`What you are booking`} isCompact className="sm:p-5">
			<BothClocks
				from={chosen.starts_at}
				until={chosen.until}
				zone={zone.zone}
				otherZone={business.time_zone}
				other={<bdi>{business.name}</bdi>}
			/>
			<Change to={bookingPath(business.id, { service: legal_service_id })}>
				<Trans>Choose another time</Trans>
			</Change>
			{children}
			<hr className="my-4 border-line" />

			<p className="font-medium">{i18n._(legalServiceName(legal_service_id as LegalServiceId))}</p>
			<p className="mt-1">
				<FeeAndLength service={service} business={business} />
			</p>
			{!isOnly && (
				<Change to={bookingPath(business.id, { at: chosen.starts_at })}>
					<Trans>Choose another service</Trans>
				</Change>
			)}
		</Card>
	);
}

const Change = ({ to, children }: { to: string; children: ReactNode }) => (
	<Link to={to} className="mt-1.5 inline-block min-h-6 text-sm text-accent underline underline-offset-4">
		{children}
	</Link>
);
