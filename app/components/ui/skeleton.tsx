import { classes } from "./classes.ts";

/** A grey place-holder in the shape of what is coming: give it a size (`className="h-5 w-40"`). Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden="true" className={classes("block animate-breathe rounded-control bg-line", className)} />;
}
