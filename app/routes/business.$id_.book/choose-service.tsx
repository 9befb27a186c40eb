import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { Fact } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { legalServiceName } from "../../legal-service-names.ts";
import { FeeAndLength } from "./fee-and-length.tsx";
import { Frame } from "./frame.tsx";
import type { View } from "./view.server.ts";

/** What it is about: fee and length of each service, as the professional has published them. */
export function ChooseService({ view }: { view: View<"service"> }) {
	const { i18n } = useLingui();
	const { business, services, at, zone } = view;
	const times = useTimeFormats();
	return (
		<Frame view={view} step="service" title={<Trans>What would you like to book?</Trans>}>
			{at && (
				<p className="mb-5">
					<Trans>
						Your time: <Fact className="font-medium">{times.dayAndTime(at, zone.zone)}</Fact>
					</Trans>
				</p>
			)}
			<ul className="grid max-w-[46rem] gap-3">
				{services.map((service) => (
					<li key={service.legal_service_id}>
						<Link
							to={bookingPath(business.id, { service: service.legal_service_id, at })}
							className="group flex items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors hover:border-accent sm:p-5"
						>
							<span className="min-w-0 flex-1">
								<span className="block text-lg font-medium group-hover:text-accent">
									{i18n._(legalServiceName(service.legal_service_id as LegalServiceId))}
								</span>
								{service.includes && (
									<span className="mt-0.5 block text-sm text-muted">
										<bdi>{service.includes}</bdi>
									</span>
								)}
								<span className="mt-2 block">
									<FeeAndLength service={service} business={business} />
								</span>
							</span>
							<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
						</Link>
					</li>
				))}
			</ul>
		</Frame>
	);
}
