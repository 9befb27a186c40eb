import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { CountryName } from "../../components/place-name.tsx";
import { ResultCard } from "../../components/result-card.tsx";
import type { ReaderZone } from "../../reader-zone.ts";
import { CardActions } from "./card-actions.tsx";
import { useFilterWords } from "./filter-words.ts";
import type { Results, ShownFurther } from "./search-data.ts";

/** Who else could help, where few were found: the page does not end with them. */
export default function FurtherResults({ results, zone }: { results: Results; zone: ReaderZone }) {
	return (
		<div id="further">
			{results.further.map((further) => (
				<section key={further.kind} aria-labelledby={`further-${further.kind}`} className="mt-8">
					<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
						<h2 id={`further-${further.kind}`} className="text-xl">
							<Title further={further} results={results} />
						</h2>
						<Link to={further.to} className="text-accent underline underline-offset-4">
							<Trans>Show all</Trans>
						</Link>
					</div>
					<ul className="mt-3 grid gap-3">
						{further.businesses.map((result) => (
							<li key={result.id}>
								<ResultCard
									result={result}
									heading="h3"
									zone={zone.source === "other" ? undefined : zone.zone}
									service={results.legal_service}
									action={<CardActions result={result} saved={results.saved} />}
								/>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function Title({ further: { kind }, results: { place, category } }: { further: ShownFurther; results: Results }) {
	const { serviceName } = useFilterWords();
	const country = <CountryName code={place?.country_id ?? ""} />;
	const service = category && serviceName(category);
	switch (kind) {
		case "around":
			return <Trans>Also in {country}</Trans>;
		case "video":
			return <Trans>Also by video, from anywhere</Trans>;
		case "category":
			return <Trans>More {service}</Trans>;
		case "languages":
			return <Trans>Also in other languages</Trans>;
		default:
			return kind satisfies never;
	}
}
