import { useLingui } from "@lingui/react/macro";
import { useFormats } from "./formats.ts";
import { classes } from "./ui/classes.ts";

const star = "m12 2.5 2.9 6.1 6.6.9-4.8 4.7 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.7 6.6-.9z";

function Row({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 120 24"
			aria-hidden="true"
			className={classes("h-[1em] w-[5em] shrink-0 fill-current", className)}
		>
			{[0, 1, 2, 3, 4].map((i) => (
				<path key={i} d={star} transform={`translate(${i * 24})`} />
			))}
		</svg>
	);
}

/** A rating in hundredths as five stars, filled as far as it goes; read out as a number. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
	const { t } = useLingui();
	const stars = useFormats().stars(rating);
	return (
		<span
			role="img"
			aria-label={t`${stars} out of 5 stars`}
			suppressHydrationWarning
			className={classes("relative inline-flex align-middle", className)}
		>
			<Row className="text-line" />
			<span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ width: `${rating / 5}%` }}>
				<Row className="text-seal" />
			</span>
		</span>
	);
}
