import { Arcs } from "./arcs.tsx";
import { classes } from "./classes.ts";

/** A quarter circle about (x, y), opening towards `side`. */
function quarter(x: number, y: number, radius: number, side: 1 | -1) {
	const half = radius * Math.SQRT1_2;
	const edge = (x + side * half).toFixed(1);
	return `M${edge} ${(y - half).toFixed(1)}A${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} ${edge} ${(y + half).toFixed(1)}`;
}

const rings = Array.from({ length: 12 }, (_, n) => 52 + n * 24);
const outermost = rings.length - 1;
const halfGap = 12;

/**
 * The ornament of the hero: two people talking across a border. Rings leave each of them, stronger as they come
 * nearer, and almost touch at the dashed line. Decoration only.
 */
export function FacingArcs({ className }: { className?: string }) {
	const reach = (rings[outermost] ?? 0) + halfGap;
	return (
		<svg viewBox="0 0 600 540" fill="none" aria-hidden="true" className={className}>
			<path d="M300 6V534" stroke="var(--control-line)" strokeDasharray="2 8" strokeLinecap="round" strokeWidth="2" />
			{([1, -1] as const).map((side) => (
				<g key={side} stroke={side === 1 ? "var(--accent)" : "var(--action)"}>
					{rings.map((radius, n) => (
						<path
							key={radius}
							d={quarter(300 - side * reach, 270, radius, side)}
							strokeWidth={n === outermost ? 16 : n % 3 === 2 ? 4 : 1.6}
							opacity={n === outermost ? 1 : 0.25 + n * 0.06}
						/>
					))}
				</g>
			))}
		</svg>
	);
}

/** A hairline with the arcs in its middle, between two chapters of a page. */
export function Ornament({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classes("flex items-center gap-4", className)}>
			<span className="h-px flex-1 bg-line" />
			<Arcs className="size-5" />
			<span className="h-px flex-1 bg-line" />
		</div>
	);
}
