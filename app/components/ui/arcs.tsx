import { classes } from "./classes.ts";

/** The motif: two quarter circles, face to face, almost meeting. */
export function Arcs({ className = "size-8" }: { className?: string }) {
	return (
		<svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
			<path d="M7.6 3.4a17.8 17.8 0 0 1 0 25.2" stroke="var(--accent)" strokeWidth="5" />
			<path d="M24.4 3.4a17.8 17.8 0 0 0 0 25.2" stroke="var(--action)" strokeWidth="5" />
		</svg>
	);
}

/** Mark and name. The name is drawn: no page waits for a font to show it. */
export function Logo({ className }: { className?: string }) {
	return (
		<span className={classes("inline-flex items-center gap-2", className)}>
			<Arcs />
			<span role="img" aria-label="Visavis" className="wordmark max-[22rem]:w-0" />
		</span>
	);
}

/** A tick, the hands of a clock, an exclamation mark, a dash. */
const signs = {
	verified: "m15 24.5 6.5 6.5 12-13.5",
	pending: "M24 14v10.5l6.5 4.5",
	problem: "M24 13.5v13M24 33.5v.1",
	none: "M16.5 24h15",
};

/** The verification seal: a milled ring around the arcs. `kind` follows the state of the licence check. */
export function Seal({
	kind = "verified",
	isSmall = false,
	className = "size-12",
}: {
	kind?: "verified" | "pending" | "problem" | "none";
	/** As small as a line of text, where the two arcs would look like a cross. */
	isSmall?: boolean;
	className?: string;
}) {
	const colour = { verified: "text-accent", pending: "text-seal", problem: "text-danger", none: "text-muted" }[kind];
	return (
		<svg
			viewBox="0 0 48 48"
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
			className={classes(colour, className)}
		>
			<circle cx="24" cy="24" r="21.5" strokeWidth="3" strokeDasharray="1.6 2.152" />
			{isSmall ? (
				<path d={signs[kind]} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
			) : (
				<>
					<circle cx="24" cy="24" r="17.5" strokeWidth="1.25" strokeDasharray={kind === "none" ? "2 3" : undefined} />
					<path d="M18.6 15.5a12 12 0 0 1 0 17" strokeWidth="3.5" opacity={kind === "none" ? 0.5 : 1} />
					<path
						d="M29.4 15.5a12 12 0 0 0 0 17"
						strokeWidth="3.5"
						opacity={kind === "none" || kind === "pending" ? 0.5 : 1}
					/>
				</>
			)}
		</svg>
	);
}
