import { type ReactNode, useEffect, useRef } from "react";
import { Arcs } from "./ui/arcs.tsx";

/** The screen that this browser showed last; each is a component of its own, so none of them could remember. */
let shownStep: string | null = null;

/**
 * A screen of the sign-in pages: one narrow column with one thought. Where there is room, it stands between the rings
 * of two people. `step` names the screen: with the next one the focus goes to its first field, or to its
 * heading.
 */
export function AuthFrame({
	step,
	title,
	intro,
	children,
}: {
	step: string;
	title: ReactNode;
	intro?: ReactNode;
	children: ReactNode;
}) {
	const column = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const before = shownStep;
		shownStep = step;
		if (before === null || before === step) return;
		const first = column.current?.querySelector<HTMLElement>("form input:not([type=hidden])");
		(first ?? column.current?.querySelector("h1"))?.focus();
	}, [step]);
	return (
		<div className="relative min-h-[70dvh] overflow-hidden">
			<Rings className="start-[calc(50%-34.5rem)] text-accent rtl:-scale-x-100" />
			<Rings className="end-[calc(50%-34.5rem)] -scale-x-100 text-action rtl:scale-x-100" />
			<div className="page-width relative py-10 sm:py-16">
				<div ref={column} className="mx-auto max-w-[27rem]">
					<Arcs className="-ms-1.5 mb-5 hidden size-11 sm:max-lg:block" />
					<h1 tabIndex={-1} className="text-2xl sm:text-3xl">
						{title}
					</h1>
					{intro && <p className="mt-3">{intro}</p>}
					<div className="mt-7">{children}</div>
				</div>
			</div>
		</div>
	);
}

const rings = Array.from({ length: 9 }, (_, n) => 40 + n * 26);

/** One person's rings, stronger as they come nearer to the other. Decoration only. */
function Rings({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 270 540"
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
			className={`absolute top-8 hidden h-[34rem] w-[17rem] lg:block ${className}`}
		>
			{rings.map((radius, n) => (
				<path
					key={radius}
					d={arc(radius)}
					strokeWidth={n === rings.length - 1 ? 8 : n % 3 === 2 ? 3 : 1.5}
					opacity={0.12 + n * 0.045}
				/>
			))}
		</svg>
	);
}

/** A quarter circle about the middle of the outer edge, opening inwards. */
function arc(radius: number) {
	const half = (radius * Math.SQRT1_2).toFixed(1);
	return `M${half} ${(270 - Number(half)).toFixed(1)}A${radius} ${radius} 0 0 1 ${half} ${(270 + Number(half)).toFixed(1)}`;
}
