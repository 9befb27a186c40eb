import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { ResultCard } from "../../components/result-card.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import type { ReaderZone } from "../../reader-zone.ts";
import { CardActions } from "./card-actions.tsx";
import { useMoreResults } from "./more-results.ts";
import type { Results } from "./search-data.ts";

/** Pages that load by themselves before the foot of the page gets its turn. */
const pagesAtOnce = 4;

/** The list, endless with scripts; without them its last line leads to the next page. */
export function ResultList({ results, zone }: { results: Results; zone: ReaderZone }) {
	const { t } = useLingui();
	const { all, next, state, load, pages, added } = useMoreResults(results);
	const list = useRef<HTMLOListElement>(null);
	const focusAt = useRef<number | null>(null);
	const foot = useInSight(() => {
		if (state === "idle" && pages % (pagesAtOnce + 1) !== pagesAtOnce) load();
	}, `${pages} ${state} ${next}`);
	useEffect(() => {
		if (focusAt.current === null || focusAt.current >= all.length) return;
		list.current?.querySelectorAll<HTMLElement>("article h2 a")[focusAt.current]?.focus({ preventScroll: true });
		focusAt.current = null;
	}, [all.length]);
	const onPress = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		focusAt.current = all.length;
		load();
	};
	return (
		<>
			{all.some(({ next_slots }) => next_slots.length > 0) && <ZoneLine zone={zone} results={results} />}
			<ol ref={list} className="grid gap-3">
				{all.map((result) => (
					<li key={result.id}>
						<ResultCard
							result={result}
							zone={zone.source === "other" ? undefined : zone.zone}
							service={results.legal_service}
							action={<CardActions result={result} saved={results.saved} />}
						/>
					</li>
				))}
			</ol>
			<p role="status" className="sr-only">
				{added > 0 && t`${plural(all.length, { one: "# professional shown", other: "# professionals shown" })}`}
			</p>
			<div ref={foot} className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
				{next && (
					<ButtonLink
						to={`/search${next}`}
						kind="quiet"
						onClick={onPress}
						aria-disabled={state === "loading" || undefined}
					>
						{state === "loading" && <Spinner size="small" />}
						{state === "failed" ? <Trans>Try again</Trans> : <Trans>Show more results</Trans>}
					</ButtonLink>
				)}
				<p className="text-sm text-muted">
					{state === "failed" ? (
						<span role="alert" className="text-danger">
							<Trans>We could not load more results. The ones you see are still here.</Trans>
						</span>
					) : next ? (
						<Plural value={all.length} one="# shown" other="# shown" />
					) : (
						all.length > 5 && <Trans>These are all the results.</Trans>
					)}
				</p>
			</div>
		</>
	);
}

/** Calls when the element comes near the screen, and again whenever `round` changes while it is there. */
function useInSight(onSight: () => void, round: string) {
	const element = useRef<HTMLDivElement>(null);
	const callback = useRef(onSight);
	callback.current = onSight;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback.current(), {
			rootMargin: "400px",
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [round]);
	return element;
}

/** Names the zone of the times on the cards. Where the browser corrects it, nothing around it moves. */
function ZoneLine({ zone, results: { now, search } }: { zone: ReaderZone; results: Results }) {
	const formats = useFormats();
	return (
		<div className="mb-2 flex items-baseline justify-between gap-x-4 text-sm text-muted sm:mb-3">
			<p className="min-w-0 flex-1 truncate">
				{zone.source === "other" ? (
					<Trans>Free times are in each professional's local time.</Trans>
				) : (
					<>
						<span className="sm:hidden">
							<Trans>Free times are in your time.</Trans>
						</span>
						<span className="max-sm:hidden">
							<Trans>
								Free times are in your time: <Fact>{formats.zone(now, zone.zone)}</Fact>
							</Trans>
						</span>
					</>
				)}
			</p>
			<Link
				discover="none"
				to={`/time-zone?return_to=${encodeURIComponent(`/search${search}`)}`}
				className="inline-block min-h-6 shrink-0 text-accent underline underline-offset-4"
			>
				<span aria-hidden="true" className="sm:hidden">
					<Trans>Change</Trans>
				</span>
				<span className="max-sm:sr-only">
					<Trans>Change your time zone</Trans>
				</span>
			</Link>
		</div>
	);
}
