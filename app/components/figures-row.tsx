import { Figure } from "./figure.tsx";
import { classes } from "./ui/classes.ts";

/** Large figures side by side, each with what it counts, parted by hairlines. */
export function FiguresRow({
	figures,
	className,
}: {
	figures: { value: string; label: string }[];
	className?: string;
}) {
	return (
		<dl className={classes("grid grid-cols-2 lg:grid-cols-4", className)}>
			{figures.map(({ value, label }, i) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
					key={i}
					className="flex flex-col-reverse justify-end border-line py-6 even:border-s even:ps-5 sm:even:ps-8 max-lg:nth-[n+3]:border-t lg:not-first:border-s lg:not-first:ps-8"
				>
					<dt className="mt-1 text-muted">{label}</dt>
					<dd className="font-serif text-2xl tabular-nums sm:text-3xl">
						<Figure value={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}
