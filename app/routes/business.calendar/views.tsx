import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { placeOf, useTimes, When } from "../../components/business-area/times.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import type { CalendarDay } from "./day.server.ts";

export type View = "day" | "week" | "list";

/** Which days are shown and how, with the way to those before and after. */
export function Views({
	view,
	date,
	days,
	before,
	after,
	time_zone,
}: {
	view: View;
	date: string;
	days: readonly CalendarDay[];
	before: string;
	after: string;
	time_zone: string;
}) {
	const { t } = useLingui();
	const times = useTimes();
	const place = placeOf(time_zone);
	const names: Record<View, string> = { day: t`Day`, week: t`Week`, list: t`List` };
	const [first, last] = [days[0]?.day, days.at(-1)?.day];
	const to = (day: string) => `/business/calendar?view=${view}&date=${day}`;
	return (
		<div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
				{first && last && (
					<>
						<nav aria-label={t`Change dates`} className="flex items-center gap-1">
							<ButtonLink
								to={to(before)}
								kind="quiet"
								size="icon"
								aria-label={view === "week" ? t`Previous week` : t`Previous day`}
							>
								<ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
							</ButtonLink>
							<ButtonLink
								to={to(after)}
								kind="quiet"
								size="icon"
								aria-label={view === "week" ? t`Next week` : t`Next day`}
							>
								<ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
							</ButtonLink>
							<ButtonLink to={`/business/calendar?view=${view}`} kind="quiet" className="ms-1">
								<Trans>Today</Trans>
							</ButtonLink>
						</nav>
						<h2 className="text-lg sm:ms-2">
							{view === "week" ? (
								<>
									<When>{times.date(first)}</When> – <When>{times.date(last)}</When>
								</>
							) : (
								<When>{times.longDay(first)}</When>
							)}
						</h2>
					</>
				)}
				{view === "list" && (
					<h2 className="text-lg">
						<Trans>All appointments</Trans>
					</h2>
				)}
				<p className="text-sm text-muted">
					<Trans>
						Times are in <bdi>{place}</bdi>
					</Trans>
				</p>
			</div>
			<nav aria-label={t`Calendar view`}>
				<ul className="flex rounded-control border border-control">
					{(Object.keys(names) as View[]).map((one) => (
						<li key={one} className="border-s border-control first:border-s-0">
							<Link
								to={`/business/calendar?view=${one}&date=${date}`}
								aria-current={one === view ? "true" : undefined}
								className="flex min-h-11 items-center rounded-control px-4 text-muted hover:text-accent aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
							>
								{names[one]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
