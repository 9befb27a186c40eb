import { Trans, useLingui } from "@lingui/react/macro";
import { Accessibility, ExternalLink } from "lucide-react";
import { isListed } from "#domain/businesses/listed.ts";
import { PlaceName } from "../../components/place-name.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

/** Where the doors are, and who can get through them. */
export function Offices({ profile }: { profile: ShownProfile }) {
	const { t } = useLingui();
	const { offices, website } = profile;
	if (offices.length === 0) return null;
	return (
		<Section id="offices" title={offices.length === 1 ? t`Office` : t`Offices`}>
			<ul className="grid gap-3 sm:grid-cols-2">
				{offices.map((office) => (
					<Card as="li" key={office.id} isCompact>
						{offices.length > 1 && office.is_main && (
							<Badge className="mb-2">
								<Trans>Main office</Trans>
							</Badge>
						)}
						<address className="not-italic">
							<span className="block">
								<bdi>{office.address}</bdi>
							</span>
							<span className="block">
								<bdi>{office.postcode}</bdi> <PlaceName city={office.city_name} country={office.country_id} />
							</span>
						</address>
						<p className="mt-3 flex items-start gap-2 text-sm">
							<Accessibility aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
							<span>
								{office.step_free ? (
									<Trans>Step-free from the street</Trans>
								) : (
									<Trans>There are steps on the way in</Trans>
								)}
								{office.accessibility && (
									<span className="block text-muted">
										<bdi>{office.accessibility}</bdi>
									</span>
								)}
							</span>
						</p>
					</Card>
				))}
			</ul>
			{website && isListed(profile.status) && (
				<p className="mt-4">
					<a
						href={website}
						target="_blank"
						rel="noreferrer noopener nofollow"
						className="text-accent underline underline-offset-4"
					>
						<Trans>Practice website</Trans>
						<ExternalLink aria-hidden="true" className="ms-1.5 inline size-3.5 align-[-0.1em]" />
						<span className="sr-only">
							{" "}
							<Trans>(opens a new tab)</Trans>
						</span>
					</a>
				</p>
			)}
		</Section>
	);
}
