import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cityOfZone, isSameClock, isSameDay } from "#domain/ground/time-zones.ts";
import { Fact } from "./fact.tsx";
import { useTimeFormats } from "./time-formats.ts";
import { ButtonLink, buttonClass } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";

/** Some days of the reader's calendar with the free times of each, and the days (YYYY-MM-DD) that lie around them. */
export type DaysShown = {
	days: { day: string; slots: string[] }[];
	earlier: string | null;
	later: string | null;
	/** The next day with free time, after those shown; null when none was found. */
	next: string | null;
};

/** The look of a time that can be chosen. */
export const slotClass =
	"flex min-h-11 w-full flex-col items-center justify-center rounded-control border border-control bg-raised px-1.5 py-1 text-center leading-tight font-medium tabular-nums transition-colors hover:border-accent hover:bg-accent-soft";

/** The words of a time: the reader's clock, and the other's where it shows something else. */
export function SlotWords({
	at,
	zone,
	otherZone,
	isDayShown = false,
}: {
	at: string;
	zone: string;
	otherZone: string;
	/** Whether the day stands in it for all, or for screen readers only. */
	isDayShown?: boolean;
}) {
	const times = useTimeFormats();
	const day = isSameDay(at, zone, otherZone) ? "" : `${times.weekday(at, otherZone)} `;
	const there = day + times.time(at, otherZone);
	return (
		<>
			<span>
				<Fact className={isDayShown ? "block text-sm font-normal text-muted" : "sr-only"}>
					{isDayShown ? times.day(at, zone) : `${times.day(at, zone)}, `}
				</Fact>
				<Fact>{times.time(at, zone)}</Fact>
			</span>
			{/* Empty where the clocks agree, and there on every side: zones as the browser knows them may be older. */}
			<Fact className="mt-0.5 block max-w-full text-sm font-normal text-muted empty:hidden [overflow-wrap:anywhere]">
				{isSameClock(at, zone, otherZone) ? "" : `${there} ${cityOfZone(otherZone)}`}
			</Fact>
		</>
	);
}

/** A week of free times, day by day. `slot` makes of each a button or a link; `hrefOf` leads to other days. */
export function SlotDays({
	shown: { days, earlier, later, next },
	hrefOf,
	slot,
}: {
	shown: DaysShown;
	hrefOf: (from: string) => string;
	slot: (at: string) => ReactNode;
}) {
	const { t } = useLingui();
	const times = useTimeFormats();
	const isFree = days.some(({ slots }) => slots.length > 0);
	const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
	return (
		<div>
			<nav aria-label={t`Days`} className="flex items-center justify-between gap-2">
				<Turn to={earlier && hrefOf(earlier)}>
					<ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
					<span className="max-sm:sr-only">
						<Trans>Earlier</Trans>
					</span>
				</Turn>
				<p className="text-center font-medium">
					<Fact>{`${times.day(first, "UTC")} – ${times.day(last, "UTC")}`}</Fact>
				</p>
				<Turn to={later && hrefOf(later)}>
					<span className="max-sm:sr-only">
						<Trans>Later</Trans>
					</span>
					<ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
				</Turn>
			</nav>
			{isFree ? (
				<ol className="mt-4 grid gap-x-2 gap-y-6 lg:grid-cols-7">
					{days.map(({ day, slots }) => (
						<li key={day} className={classes("min-w-0", slots.length === 0 && "max-lg:hidden")}>
							<h2 className="flex gap-1.5 border-b border-line pb-1.5 font-sans text-base font-medium tracking-normal lg:flex-col lg:items-center lg:gap-0">
								<Fact className="lg:text-sm lg:font-normal lg:text-muted">{times.weekday(day, "UTC")}</Fact>
								<Fact>{times.shortDay(day, "UTC")}</Fact>
							</h2>
							{slots.length > 0 ? (
								<TimesOfDay slots={slots} slot={slot} />
							) : (
								<p className="mt-4 text-center text-muted">
									<span aria-hidden="true">–</span>
									<span className="sr-only">
										<Trans>No free times</Trans>
									</span>
								</p>
							)}
						</li>
					))}
				</ol>
			) : (
				<div className="mt-4 rounded-card border border-dashed border-control px-5 py-10 text-center">
					<p className="font-medium">
						<Trans>No times on these days.</Trans>
					</p>
					{next ? (
						<ButtonLink to={hrefOf(next)} kind="quiet" className="mt-4" preventScrollReset>
							<Trans>
								Next free time: <Fact>{times.day(next, "UTC")}</Fact>
							</Trans>
						</ButtonLink>
					) : (
						<p className="mt-2 text-muted">
							<Trans>No times in the following weeks either. New times open every day.</Trans>
						</p>
					)}
				</div>
			)}
		</div>
	);
}

/** So many times of a day are in view at once; one more is no reason to fold. */
const fewTimes = 6;

/** The times of a day, the later ones folded: nobody chooses from a wall of them. */
function TimesOfDay({ slots, slot }: { slots: string[]; slot: (at: string) => ReactNode }) {
	const list = (some: string[]) => (
		<ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 lg:grid-cols-1">
			{some.map((at) => (
				<li key={at}>{slot(at)}</li>
			))}
		</ul>
	);
	const cut = slots.length > fewTimes + 1 ? fewTimes : slots.length;
	const more = slots.slice(cut);
	return (
		<>
			{list(slots.slice(0, cut))}
			{more.length > 0 && (
				<details className="group mt-2">
					<summary className={classes(buttonClass({ kind: "quiet", size: "small" }), "w-full group-open:hidden")}>
						<Plural value={more.length} one="# more time" other="# more times" />
					</summary>
					{list(more)}
				</details>
			)}
		</>
	);
}

/** To other days; a place kept free where there are none. */
function Turn({ to, children }: { to: string | null; children: ReactNode }) {
	return to ? (
		<ButtonLink to={to} kind="plain" preventScrollReset>
			{children}
		</ButtonLink>
	) : (
		<span className="min-h-11 min-w-11 sm:min-w-26" />
	);
}
