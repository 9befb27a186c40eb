import { useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { AgendaLine, ClientName, EntryState } from "../../components/business-area/agenda-line.tsx";
import { Span, useTimes, When } from "../../components/business-area/times.tsx";
import { classes } from "../../components/ui/classes.ts";
import { legalServiceName } from "../../legal-service-names.ts";
import type { CalendarDay, Placed } from "./day.server.ts";

/** `now` in minutes since midnight, by the clock of the zone. */
type Props = { days: readonly CalendarDay[]; time_zone: string; today: string; now: number };

/** The hours that the grid spans: those of work and of every meeting, at least ten. */
function spanOf(days: readonly CalendarDay[]): { first: number; last: number } {
	const starts = days.flatMap(({ open, meetings }) => [
		...open.map(({ from }) => from),
		...meetings.map(({ start }) => start),
	]);
	const ends = days.flatMap(({ open, meetings }) => [
		...open.map(({ until }) => until),
		...meetings.map(({ start, minutes }) => start + minutes),
	]);
	const first = Math.floor(Math.min(9 * 60, ...starts) / 60);
	const last = Math.min(24, Math.ceil(Math.max(18 * 60, ...ends) / 60));
	return { first, last };
}

const rem = (minutes: number) => `${(minutes / 60) * 4}rem`;

/**
 * A list of days, each a list of meetings; where there is room it is drawn as columns against a scale of hours, with
 * the opening hours light and the rest shaded.
 */
export function Grid(props: Props) {
	const { days } = props;
	const times = useTimes();
	const { first, last } = spanOf(days);
	const hours = Array.from({ length: last - first + 1 }, (_, i) => first + i);
	return (
		<div className="md:flex" style={{ "--height": rem((last - first) * 60) } as CSSProperties}>
			<div aria-hidden="true" className="relative hidden w-14 shrink-0 md:block">
				<div className="absolute inset-x-0 bottom-0 h-(--height)">
					{hours.map((hour) => (
						<span
							key={hour}
							className="absolute end-2 -translate-y-1/2 text-sm text-muted tabular-nums"
							style={{ top: rem((hour - first) * 60) }}
							suppressHydrationWarning
						>
							{times.wall(`${String(hour % 24).padStart(2, "0")}:00`)}
						</span>
					))}
				</div>
			</div>
			<ol className={classes("grid min-w-0 flex-1 gap-6 md:gap-0", days.length > 1 && "md:grid-cols-7")}>
				{days.map((day) => (
					<Day key={day.day} day={day} isAlone={days.length === 1} first={first} {...props} />
				))}
			</ol>
		</div>
	);
}

function Day({
	day: { day, hours, open, meetings, shift },
	isAlone,
	first,
	time_zone,
	today,
	now,
}: { day: CalendarDay; isAlone: boolean; first: number } & Props) {
	const { t } = useLingui();
	const times = useTimes();
	const id = `day-${day}`;
	return (
		<li aria-labelledby={id} className="flex min-w-0 flex-col justify-end md:border-s md:border-line md:last:border-e">
			<div className="md:min-h-16 md:flex-1 md:px-2 md:pb-2">
				<h3 id={id} className={classes("text-base", isAlone && "md:sr-only", day === today && "text-accent")}>
					<Link to={`/business/calendar?view=day&date=${day}`} className="inline-block min-h-6 hover:underline">
						<When at={day}>{times.shortDay(day)}</When>
					</Link>
					{day === today && <span className="sr-only"> ({t`today`})</span>}
				</h3>
				<p className="text-sm text-muted" suppressHydrationWarning>
					{hours.length > 0
						? hours.map(({ from, until }) => `${times.wall(from)}–${times.wall(until)}`).join(", ")
						: t`Closed`}
				</p>
				{shift !== 0 && <p className="text-sm text-seal">{shift > 0 ? t`Clocks go back` : t`Clocks go forward`}</p>}
			</div>
			<div className="relative md:h-(--height) md:overflow-hidden md:border-y md:border-line md:bg-sunken">
				{open.map(({ from, until }) => (
					<div
						key={from}
						aria-hidden="true"
						className="absolute inset-x-0 hidden bg-raised md:block"
						style={{ top: rem(from - first * 60), height: rem(until - from) }}
					/>
				))}
				<div
					aria-hidden="true"
					className="pointer-events-none absolute inset-0 hidden bg-[repeating-linear-gradient(to_bottom,var(--line)_0,var(--line)_1px,transparent_1px,transparent_4rem)] md:block"
				/>
				{day === today && <NowLine minutes={now - first * 60} />}
				{meetings.length === 0 ? (
					<p className="mt-1 text-muted md:sr-only">{t`Nothing booked`}</p>
				) : (
					<ul className="max-md:divide-y max-md:divide-line max-md:border-y max-md:border-line">
						{meetings.map((meeting) => (
							<li key={meeting.id}>
								<div className="md:hidden">
									<AgendaLine taken={meeting} timeZone={time_zone} />
								</div>
								<Block meeting={meeting} first={first} time_zone={time_zone} isWide={isAlone} />
							</li>
						))}
					</ul>
				)}
			</div>
		</li>
	);
}

/** Where the day stands now; the list says it by its order. */
function NowLine({ minutes }: { minutes: number }) {
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none absolute inset-x-0 z-10 hidden border-t-2 border-action md:block"
			style={{ top: rem(minutes) }}
		/>
	);
}

/** A meeting at its place in the column. */
function Block({
	meeting,
	first,
	time_zone,
	isWide,
}: {
	meeting: Placed;
	first: number;
	time_zone: string;
	isWide: boolean;
}) {
	const { t, i18n } = useLingui();
	const times = useTimes();
	const { start, minutes, lane, lanes, status } = meeting;
	const place: CSSProperties = {
		top: `calc(${rem(start - first * 60)} + 1px)`,
		height: `calc(${rem(Math.max(minutes, 30))} - 2px)`,
		insetInlineStart: `calc(${(100 * lane) / lanes}% + 2px)`,
		width: `calc(${100 / lanes}% - 4px)`,
	};
	const look = classes(
		"absolute hidden overflow-hidden rounded-control border px-1.5 py-0.5 text-sm/4.5 md:block",
		status === "confirmed" && "border-accent bg-accent-soft text-text hover:bg-raised",
		status === "pending" && "border-dashed border-seal bg-seal-soft text-text hover:bg-raised",
		(status === "completed" || status === "no_show") && "border-control bg-surface text-muted hover:bg-raised",
		status === "held" && "border-dashed border-control bg-surface text-muted",
	);
	// Half an hour has room for one line.
	const isShort = minutes < 45;
	const clock = isShort ? (
		<When at={meeting.starts_at}>{times.time(meeting.starts_at, time_zone)}</When>
	) : (
		<Span
			starts_at={meeting.starts_at}
			ends_at={meeting.ends_at}
			timeZone={time_zone}
			className="block whitespace-nowrap"
		/>
	);
	if (status === "held")
		return (
			<p className={look} style={place}>
				{clock} {t`Being booked`}
			</p>
		);
	return (
		<Link to={`/appointments/${meeting.id}`} className={look} style={place}>
			{clock}{" "}
			<span className={classes(!isShort && "block truncate")}>
				<span className={classes(status !== "completed" && "font-medium")}>
					<ClientName taken={meeting} />
				</span>
				<span className={classes(!isWide && "sr-only")}>
					{" · "}
					{i18n._(legalServiceName(meeting.legal_service_id as LegalServiceId))}
				</span>
			</span>
			<span className="sr-only">
				<EntryState taken={meeting} />
			</span>
		</Link>
	);
}
