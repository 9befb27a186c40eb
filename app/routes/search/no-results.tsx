import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { Arcs } from "../../components/ui/arcs.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import type { ReaderZone } from "../../reader-zone.ts";
import { orders, useFilterWords } from "./filter-words.ts";
import FurtherResults from "./further-results.tsx";
import type { Chosen, FilterField, Results, WayOn } from "./search-data.ts";

/** Nothing was found: what to drop, who else could help, how to write it another way. Never the end of the road. */
export default function NoResults({ results, zone }: { results: Results; zone: ReaderZone }) {
	const { instead, q, rest, sort, isFirst, search, place, chosen } = results;
	const { i18n } = useLingui();
	const { valueName } = useFilterWords();
	const { country } = useFormats();
	const names = (choices: Chosen) =>
		(Object.entries(choices) as [FilterField, string | undefined][])
			.flatMap(([field, value]) =>
				value ? [field === "location" && value !== place?.id ? country(value) : valueName(field, value, place)] : [],
			)
			.join(" · ");
	const { service: _, location: __, language: ___, ...narrowing } = chosen;
	const order = orders.find(({ value }) => value === sort && (value === "soonest" || value === "rating"));
	// What this way on leaves out besides: words that must be found, and an order that holds some alone.
	const narrowed = [names(narrowing), rest && `“${rest}”`, order && i18n._(order.name)].filter(Boolean).join(" · ");
	return (
		<>
			<Card id="no-results" className="border-dashed border-control">
				<div className="flex items-start gap-4">
					<Arcs className="size-12 shrink-0 opacity-80" />
					<div className="min-w-0">
						<h2 className="text-xl">
							{isFirst ? <Trans>Nobody matches all of this yet</Trans> : <Trans>There are no more results</Trans>}
						</h2>
						<p className="mt-2 max-w-prose">
							{isFirst ? (
								<Trans>We kept your choices. Try one of these, or change them above.</Trans>
							) : (
								<Trans>
									You have reached the end of this list.{" "}
									<Link to={`/search${search}`} className="text-accent underline underline-offset-4">
										Go back to the start
									</Link>
									.
								</Trans>
							)}
						</p>
					</div>
				</div>
				{instead.length > 0 && (
					<ul className="mt-5 grid gap-2">
						{instead.map((way) => (
							<li key={way.drop}>
								<ButtonLink
									to={way.to}
									kind="quiet"
									className="w-full justify-between! text-start! max-sm:flex-col max-sm:items-start! max-sm:gap-0 max-sm:py-1"
								>
									<span className="min-w-0 py-1.5 leading-5 max-sm:pb-0.5">
										{wordsOf(way, narrowed)}
										<Fact className="mt-0.5 block text-sm font-normal text-muted">{names(way.kept)}</Fact>
									</span>
									{way.total !== null && (
										<span className="shrink-0 text-sm font-normal text-muted">
											<Plural value={way.total} one="# professional" other="# professionals" />
										</span>
									)}
								</ButtonLink>
							</li>
						))}
					</ul>
				)}
			</Card>
			{results.further.length > 0 && <FurtherResults results={results} zone={zone} />}
			<div className="mt-8 grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
				{q && (
					<div>
						<h3 className="text-lg">
							<Trans>Try other words</Trans>
						</h3>
						<p className="mt-1">
							<Trans>
								Write the document or the problem in one or two words: "work permit", "eviction", "NIE", "divorce". You
								can also write in your own language.
							</Trans>
						</p>
					</div>
				)}
				<div>
					<h3 className="text-lg">
						<Trans>If money is a problem</Trans>
					</h3>
					<p className="mt-1">
						<Trans>
							Legal aid means that the state pays the lawyer when you cannot. Many countries give it to newcomers too.{" "}
							<Link to="/search?legal_aid=1" className="text-accent underline underline-offset-4">
								See who accepts legal aid
							</Link>
						</Trans>
					</p>
				</div>
			</div>
			<p className="mt-5">
				<Link to="/search" className="text-accent underline underline-offset-4">
					<Trans>See all professionals</Trans>
				</Link>
			</p>
		</>
	);
}

/** `narrowed` says what else was asked for besides service, place and language. */
function wordsOf({ drop }: WayOn, narrowed: string): ReactNode {
	switch (drop) {
		case "words":
			return <Trans>Leave out the search words</Trans>;
		case "fee":
			return <Trans>Legal aid: the state pays the lawyer if you cannot</Trans>;
		case "narrowing":
			return narrowed ? (
				<Trans>
					Leave out: <Fact>{narrowed}</Fact>
				</Trans>
			) : (
				<Trans>Keep only service, place and language</Trans>
			);
		case "place":
			return <Trans>Search a wider area</Trans>;
		case "matter":
			return <Trans>Search related services too</Trans>;
		case "service":
			return <Trans>Search all services</Trans>;
		case "language":
			return <Trans>Accept other languages</Trans>;
		case "remote":
			return <Trans>Meet by video, from anywhere</Trans>;
		default:
			return drop satisfies never;
	}
}
