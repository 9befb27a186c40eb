import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { isListed } from "#domain/businesses/listed.ts";
import { ResultCard } from "../../components/result-card.tsx";
import { classes } from "../../components/ui/classes.ts";
import { type ShownProfile, searchFor } from "./profile.ts";

/** Verified others for the same, nearby. `isNarrow` keeps them in one column. */
export function Similar({
	profile,
	isNarrow = false,
	className,
}: {
	profile: ShownProfile;
	isNarrow?: boolean;
	className?: string;
}) {
	const { similar } = profile;
	if (similar.length === 0) return null;
	return (
		<section aria-labelledby="similar-title" className={className}>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
				<h2 id="similar-title" className="text-xl sm:text-2xl">
					{isListed(profile.status) ? (
						<Trans>Similar professionals</Trans>
					) : (
						<Trans>Other verified professionals for this service</Trans>
					)}
				</h2>
				<Link to={searchFor(profile)} className="text-accent underline underline-offset-4">
					<Trans>See all</Trans>
				</Link>
			</div>
			<ul className={classes("mt-4 grid gap-3", !isNarrow && "lg:grid-cols-2")}>
				{similar.map((result) => (
					<li key={result.id}>
						<ResultCard result={result} heading="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
