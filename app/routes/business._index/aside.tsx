import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { Missing, OwnBusiness } from "#domain/appointments/agenda.server.ts";
import { placeOf, useTimes, When } from "../../components/business-area/times.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";

/** What stands in the way of being booked, and what clients can book next. */
export function Aside({ business, missing }: { business: OwnBusiness; missing: Missing[] }) {
	return (
		<aside className="grid gap-6">
			<Card as="section" aria-labelledby="ready-title" isCompact>
				<h2 id="ready-title" className="text-lg">
					<Trans>Can clients book you?</Trans>
				</h2>
				{missing.length === 0 ? (
					<p className="mt-2 flex items-start gap-2">
						<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
						<Trans>Yes. Nothing is missing.</Trans>
					</p>
				) : (
					<ul className="mt-2 grid gap-3">
						{missing.map((what) => (
							<li key={what} className="flex items-start gap-2">
								<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />
								<span>
									<Lack what={what} />
								</span>
							</li>
						))}
					</ul>
				)}
			</Card>
			{!missing.includes("not_listed") && <NextSlots business={business} />}
		</aside>
	);
}

function Lack({ what }: { what: Missing }) {
	const link = "text-accent underline underline-offset-4";
	switch (what) {
		case "not_listed":
			return <Trans>Not yet: only professionals whose licence is verified appear in search and take bookings.</Trans>;
		case "services":
			return (
				<Trans>
					You offer no service yet.{" "}
					<Link to="/business/services" className={link}>
						Add one
					</Link>
					.
				</Trans>
			);
		case "hours":
			return (
				<Trans>
					You have no opening hours yet.{" "}
					<Link to="/business/hours" className={link}>
						{" "}
						Add hours{" "}
					</Link>
					.
				</Trans>
			);
		case "no_times":
			return (
				<Trans>
					Your week has no open hours.{" "}
					<Link to="/business/hours" className={link}>
						Change your hours
					</Link>
					.
				</Trans>
			);
		default:
			return what satisfies never;
	}
}

function NextSlots({ business: { availability, next_slots } }: { business: OwnBusiness }) {
	const { t } = useLingui();
	const times = useTimes();
	const place = placeOf(availability.time_zone);
	return (
		<Card as="section" aria-labelledby="next-title" isCompact>
			<h2 id="next-title" className="text-lg">
				<Trans>Next free times</Trans>
			</h2>
			<p className="mt-1 text-sm text-muted">
				<Trans>
					As clients see them on your card, shown here in <bdi>{place}</bdi> time.
				</Trans>
			</p>
			{next_slots.length > 0 ? (
				<ul className="mt-3 grid gap-2">
					{next_slots.map((slot) => (
						<li key={slot} className="rounded-control bg-sunken px-3 py-2">
							<When at={slot}>{times.dayAndTime(slot, availability.time_zone)}</When>
						</li>
					))}
				</ul>
			) : (
				<p className="mt-3">{t`None in the next two weeks.`}</p>
			)}
			<ButtonLink to="/business/hours?preview#preview" kind="quiet" size="small" className="mt-4">
				<Trans>Preview as the client sees it</Trans>
			</ButtonLink>
		</Card>
	);
}
