import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigation, useNavigationType } from "@remix-run/react";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { buttonClass } from "../../components/ui/button.tsx";
import { classes } from "../../components/ui/classes.ts";
import { Sheet, SheetButton } from "../../components/ui/sheet.tsx";
import { useDeviceZone } from "../../components/use-device-zone.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { useCompared } from "./compare.ts";
import { CompareForm } from "./compare-form.tsx";
import { CompareBar, FurtherResults, NoResults, Notices } from "./deferred.ts";
import { Filters } from "./filters.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchBox } from "./search-box.tsx";
import type { Results } from "./search-data.ts";
import { SortLinks } from "./sort-links.tsx";

export function ResultsPage({ results }: { results: Results }) {
	const { t } = useLingui();
	const { location } = useNavigation();
	const isFiltering = location?.pathname === "/search";
	const top = useTopInSight(results.search);
	const isComparing = useCompared().length > 0;
	const { businesses, chosen, elsewhere } = results;
	const hasNotices = Object.values(results.notices).some((notice) =>
		Array.isArray(notice) ? notice.length > 0 : notice,
	);
	// Only a search for a day asks whose day it is.
	const zone = useDeviceZone(results.zone, chosen.available !== undefined);
	return (
		<div className="page-width pt-3 sm:pt-6 lg:pt-8">
			<a
				href="#results"
				className="sr-only focus-visible:not-sr-only focus-visible:mb-3 focus-visible:inline-flex focus-visible:text-accent focus-visible:underline"
			>
				<Trans>Skip to results</Trans>
			</a>
			<SearchBox results={results} />
			<div className={classes("mt-4 grid gap-3 empty:hidden", !hasNotices && "max-lg:hidden")}>
				<ChosenChips results={results} className="max-lg:hidden" />
				{hasNotices && <Notices notices={results.notices} />}
			</div>
			<div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:mt-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
				<div className="flex items-center gap-2 lg:hidden">
					<SheetButton id="filters" className={classes(buttonClass({ kind: "quiet", size: "small" }), "shrink-0")}>
						<SlidersHorizontal aria-hidden="true" className="size-4" />
						<FiltersCount count={results.chips.length} />
					</SheetButton>
					<ChosenChips
						results={results}
						className="-my-1 min-w-0 flex-1 overflow-x-auto py-1 [--fade:to_right] [mask-image:linear-gradient(var(--fade),#000_calc(100%-2.5rem),transparent)] [scrollbar-width:none] rtl:[--fade:to_left]"
					/>
				</div>
				<Sheet
					id="filters"
					from="lg"
					title={t`Filter and sort`}
					footer={
						businesses.length > 0 ? (
							<Trans>
								Show <Total results={results} />
							</Trans>
						) : (
							<Trans>Close</Trans>
						)
					}
					className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:-ms-2 lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:ps-2 lg:pe-3 lg:pb-2"
				>
					<Filters results={results} />
				</Sheet>
				<section
					ref={top}
					aria-label={t`Results`}
					aria-busy={isFiltering}
					id="results"
					tabIndex={-1}
					className="min-w-0 scroll-mt-24 outline-none max-lg:mt-3"
				>
					<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
						<h1 className="text-2xl max-sm:font-sans max-sm:text-base max-sm:font-semibold">
							<Total results={results} />
						</h1>
						{elsewhere && (
							<Link to={elsewhere.to} className="text-accent underline underline-offset-4 lg:order-last lg:w-full">
								<Trans>
									Search in <bdi>{elsewhere.name}</bdi>
								</Trans>
							</Link>
						)}
						<p role="status" className="sr-only">
							{!isFiltering && <Total results={results} />}
						</p>
						{businesses.length > 1 && <SortLinks results={results} className="max-lg:hidden" />}
					</div>
					<SortNote sort={results.sort} legal_service={results.legal_service} />
					{!results.isFirst && (
						<p className="mt-3">
							<Link to={`/search${results.search}`} className="text-accent underline underline-offset-4">
								<Trans>Go back to the first results</Trans>
							</Link>
						</p>
					)}
					<div className={classes("mt-2 lg:mt-5 transition-opacity", isFiltering && "opacity-50 delay-150")}>
						{businesses.length > 0 ? (
							<>
								<ResultList results={results} zone={zone} />
								{results.further.length > 0 && <FurtherResults results={results} zone={zone} />}
							</>
						) : (
							<NoResults results={results} zone={zone} />
						)}
					</div>
					{(businesses.length > 0 || results.further.length > 0) && <CompareForm search={results.search} />}
				</section>
			</div>
			{isComparing && (
				<Suspense>
					<CompareBar search={results.search} />
				</Suspense>
			)}
		</div>
	);
}

const FiltersCount = ({ count }: { count: number }) =>
	count > 0 ? <Trans>Filter and sort ({count})</Trans> : <Trans>Filter and sort</Trans>;

/** Two of the orders leave people out, and one goes in steps. */
function SortNote({ sort, legal_service }: Pick<Results, "sort" | "legal_service">) {
	if (sort === "relevance" || (sort === "fee" && legal_service === null)) return null;
	return (
		<p className="mt-2 text-sm text-muted">
			{sort === "fee" ? (
				<Trans>Sorted by price for this service, in steps: up to 50, 100, 200, 350, 500 and 1,000 euros.</Trans>
			) : sort === "soonest" ? (
				<Trans>Showing only professionals with times to book in the next two weeks.</Trans>
			) : (
				<Trans>Showing only professionals with three reviews or more.</Trans>
			)}
		</p>
	);
}

/** How many there are; "more than" where nobody knows how many more. */
function Total({ results: { total, total_is_exact } }: { results: Results }) {
	if (total_is_exact)
		return <Plural value={total} _0="No professionals" one="# professional" other="# professionals" />;
	return <Trans>More than {total} professionals</Trans>;
}

/** Brings new results into sight when the list that was read has become shorter above. */
function useTopInSight(search: string) {
	const top = useRef<HTMLElement>(null);
	const shown = useRef(search);
	const kind = useNavigationType();
	useEffect(() => {
		if (shown.current === search) return;
		shown.current = search;
		if (kind === "PUSH" && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
	}, [search, kind]);
	return top;
}
