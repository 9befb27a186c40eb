import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { SlotWords, slotClass } from "../../components/slot-days.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import type { View } from "./view.server.ts";

/**
 * Says that the time is not free, with the free ones nearest to it. Its buttons belong to the form around it: they
 * hold another time and keep what was typed.
 */
export function NotFree({
	view: { business, service, zone, chosen },
	nearest,
	intent,
	isJustTaken = false,
}: {
	view: View<"guest" | "details">;
	nearest: readonly string[];
	intent: "pick" | "hold";
	/** Whether it was free when the page was made; else it may never have been free for this service. */
	isJustTaken?: boolean;
}) {
	const { i18n } = useLingui();
	const serviceName = i18n._(legalServiceName(service.legal_service_id as LegalServiceId));
	const alert = useRef<HTMLDivElement>(null);
	const { starts_at } = chosen;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time that was taken is news
	useEffect(() => alert.current?.focus(), [starts_at]);
	const path = (at: string) => bookingPath(business.id, { service: service.legal_service_id, at, mode: chosen.mode });
	return (
		<div ref={alert} role="alert" tabIndex={-1} className="rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
			<h2 className="text-xl">
				{isJustTaken ? <Trans>This time was just taken</Trans> : <Trans>This time is not free</Trans>}
			</h2>
			<p className="mt-1">
				{nearest.length === 0 ? (
					<Trans>Nothing was booked. There are no other free times in the weeks around it.</Trans>
				) : isJustTaken ? (
					<Trans>Nothing was booked. We kept what you wrote. These are the nearest free times:</Trans>
				) : (
					<Trans>These are the nearest free times for this service ({serviceName}):</Trans>
				)}
			</p>
			{nearest.length > 0 && (
				<ul className="mt-4 grid max-w-[34rem] gap-2 sm:grid-cols-3">
					{[...nearest].sort().map((at) => (
						<li key={at}>
							<button
								type="submit"
								className={slotClass}
								{...(intent === "pick"
									? { name: "intent", value: "pick", formAction: path(at) }
									: { name: "starts_at", value: at })}
							>
								<SlotWords at={at} zone={zone.zone} otherZone={business.time_zone} isDayShown />
							</button>
						</li>
					))}
				</ul>
			)}
			<ButtonLink to={bookingPath(business.id, { service: service.legal_service_id })} kind="link" className="mt-4">
				<Trans>See all free times</Trans>
			</ButtonLink>
		</div>
	);
}
