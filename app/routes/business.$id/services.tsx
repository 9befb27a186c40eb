import { Trans, useLingui } from "@lingui/react/macro";
import type { ServiceOffered } from "#domain/businesses/businesses.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { Duration } from "../../components/duration.tsx";
import { Fee, Money } from "../../components/fee.tsx";
import { StackingTable } from "../../components/stacking-table.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

/** What is offered and what it costs; what the state charges stands apart. */
export function Services({ profile: { services, currency } }: { profile: ShownProfile }) {
	const { t, i18n } = useLingui();
	if (services.length === 0) return null;
	const nameOf = (id: string) => i18n._(legalServiceName(id as LegalServiceId));
	const hasStateFees = services.some(({ government_fee_minor }) => government_fee_minor);
	return (
		<Section id="services" title={t`Services and fees`}>
			<StackingTable<ServiceOffered>
				label={t`Services and fees`}
				rows={services}
				keyOf={({ legal_service_id }) => legal_service_id}
				columns={[
					{
						label: t`Service`,
						cell: ({ legal_service_id, includes }) => (
							<>
								<span className="block font-medium">{nameOf(legal_service_id)}</span>
								{includes && (
									<span className="mt-0.5 block max-w-[46ch] text-sm text-muted">
										<bdi>{includes}</bdi>
									</span>
								)}
							</>
						),
					},
					{
						label: t`Fee`,
						cell: ({ fee_type, fee_min_minor, fee_max_minor }) => (
							<Fee type={fee_type} min={fee_min_minor} max={fee_max_minor} currency={currency} />
						),
					},
					...(hasStateFees
						? [
								{
									label: t`Government fee (separate)`,
									cell: ({ government_fee_minor }: ServiceOffered) =>
										government_fee_minor ? <Money minor={government_fee_minor} currency={currency} /> : null,
								},
							]
						: []),
					{ label: t`Length`, cell: ({ duration_minutes }) => <Duration minutes={duration_minutes} /> },
				]}
			/>
			<p className="mt-3 max-w-prose text-sm text-muted">
				<Trans>
					Each professional sets their own fees. Ask for the total price in writing before you agree to anything.
				</Trans>
			</p>
		</Section>
	);
}
