import { useFormats } from "../formats.ts";
import { ceilingOf } from "./chart-scale.ts";

/** What a bar shows; null where there was nothing to measure. */
export type Bar = { key: string; value: number | null; title: string };

/** Of one bar, in units of the drawing; it is stretched to the width that there is. */
const step = 10;
const width = 7;
const height = 100;
/** What little there is can be seen. */
const leastHeight = 1.5;

/**
 * Bars along time, which runs as the reader's language does. Drawn by the server; `summary` says to who does not see it
 * what the bars show. With `isLastHollow` the last bar is: its week is not over. `ends` stand under the first and the last bar.
 */
export function BarChart({
	summary,
	bars,
	ends,
	isLastHollow,
}: {
	summary: string;
	bars: readonly Bar[];
	ends: readonly [string, string];
	isLastHollow: boolean;
}) {
	const formats = useFormats();
	const ceiling = ceilingOf(Math.max(...bars.map(({ value }) => value ?? 0)));
	const across = bars.length * step;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
			<div
				aria-hidden="true"
				className="-my-2.5 flex flex-col justify-between text-end text-sm text-muted tabular-nums"
				suppressHydrationWarning
			>
				{[ceiling, ceiling / 2, 0].map((value) => (
					<span key={value} suppressHydrationWarning>
						{formats.number(value)}
					</span>
				))}
			</div>
			<svg
				role="img"
				aria-label={summary}
				suppressHydrationWarning
				viewBox={`0 0 ${across} ${height}`}
				preserveAspectRatio="none"
				className="h-36 w-full overflow-visible rtl:-scale-x-100"
			>
				{[0, height / 2, height].map((y) => (
					<line
						key={y}
						x1={0}
						x2={across}
						y1={y}
						y2={y}
						vectorEffect="non-scaling-stroke"
						className={y === height ? "stroke-control" : "stroke-line"}
					/>
				))}
				{bars.map(({ key, value, title }, i) => {
					if (!value) return null;
					const tall = Math.max(leastHeight, (value / ceiling) * height);
					const isHollow = isLastHollow && i === bars.length - 1;
					return (
						<rect
							key={key}
							x={i * step + (step - width) / 2}
							y={height - tall}
							width={width}
							height={tall}
							vectorEffect="non-scaling-stroke"
							className={isHollow ? "fill-accent-soft stroke-accent stroke-[1.5px]" : "fill-accent"}
						>
							<title suppressHydrationWarning>{title}</title>
						</rect>
					);
				})}
			</svg>
			<div aria-hidden="true" className="col-start-2 mt-1.5 flex justify-between gap-4 text-sm text-muted">
				{ends.map((end) => (
					<span key={end} suppressHydrationWarning>
						{end}
					</span>
				))}
			</div>
		</div>
	);
}
