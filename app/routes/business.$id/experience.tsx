import { Trans, useLingui } from "@lingui/react/macro";
import { CountryName } from "../../components/place-name.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

/** Where the people come from whose cases this professional knows. */
export function Experience({ profile: { country_experience, practising_since, category } }: { profile: ShownProfile }) {
	const { t } = useLingui();
	if (country_experience.length === 0) return null;
	return (
		<Section
			id="experience"
			title={t`Experience`}
			lead={
				<Trans>
					They have worked on cases for people from these countries. They have practised since{" "}
					{String(practising_since)}.
				</Trans>
			}
		>
			<ul className="flex flex-wrap gap-2">
				{country_experience.map((code) => (
					<li key={code}>
						<ChipLink to={`/search?service=${category}&country_experience=${code}`}>
							<CountryName code={code} />
						</ChipLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
