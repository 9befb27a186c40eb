import { Trans, useLingui } from "@lingui/react/macro";
import type { Licence } from "#domain/businesses/businesses.ts";
import { Day } from "../../components/fact.tsx";
import { LicenceStatusText } from "../../components/licence-status-text.tsx";
import { CountryName } from "../../components/place-name.tsx";
import { RegisterLink } from "../../components/register-link.tsx";
import { StackingTable } from "../../components/stacking-table.tsx";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

/** Every licence, with the register that anybody can look it up in. What we have not checked says so. */
export function Licences({ profile: { licences, tier } }: { profile: ShownProfile }) {
	const { t } = useLingui();
	const lead =
		tier === "document_helper" ? (
			<Trans>A document helper has no licence to give legal advice. This is where the business is registered.</Trans>
		) : (
			<Trans>You can check every number yourself. The register is public and free.</Trans>
		);
	if (licences.length === 0)
		return (
			<Section id="licences" title={t`Licences`}>
				<p className="max-w-prose">
					<Trans>
						This professional gave no licence. In most countries, nobody may give you legal advice without one.
					</Trans>
				</p>
			</Section>
		);
	return (
		<Section id="licences" title={tier === "document_helper" ? t`Registration` : t`Licences`} lead={lead}>
			<StackingTable<Licence>
				label={t`Licences`}
				rows={licences}
				keyOf={({ id }) => id}
				foot={({ conditions }) =>
					conditions && (
						<p className="mt-1 rounded-control bg-seal-soft px-3 py-2 text-sm">
							<Trans>
								Condition: <bdi>{conditions}</bdi>
							</Trans>
						</p>
					)
				}
				columns={[
					{
						label: t`Title and jurisdiction`,
						cell: ({ profession, jurisdiction, region }) => (
							<>
								<span className="block font-medium">
									<bdi>{profession}</bdi>
								</span>
								<span className="block text-sm text-muted">
									{region && <bdi>{region}, </bdi>}
									<CountryName code={jurisdiction} />
								</span>
							</>
						),
					},
					{
						label: t`Register and number`,
						cell: ({ register, register_url, number }) => (
							<>
								<RegisterLink name={register} url={register_url} />
								<span className="block text-sm wrap-anywhere text-muted">
									<bdi>{new URL(register_url).host}</bdi>
								</span>
								<span className="block font-mono text-sm select-all">
									<bdi>{number}</bdi>
								</span>
							</>
						),
					},
					{
						label: t`Status`,
						cell: ({ status, checked_at }) =>
							checked_at ? (
								<>
									<LicenceStatusText status={status} />
									<span className="block text-sm text-muted">
										<Trans>
											Checked <Day at={checked_at} />
										</Trans>
									</span>
								</>
							) : (
								<span className="text-muted">
									<Trans>Not checked</Trans>
								</span>
							),
					},
					{
						label: t`Issued and expires`,
						cell: ({ issued_on, expires_on }) => (
							<>
								<Day at={issued_on} />
								<span className="block text-sm text-muted">
									{expires_on ? (
										<Trans>
											until <Day at={expires_on} />
										</Trans>
									) : (
										<Trans>does not expire</Trans>
									)}
								</span>
							</>
						),
					},
				]}
			/>
		</Section>
	);
}
