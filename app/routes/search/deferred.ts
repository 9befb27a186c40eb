/**
 * Parts that most visits never see: the browser fetches them when they are first drawn. Where they came with the
 * page, on the server and for hydration, they are there at once.
 */
import { lazy } from "react";

const cameWithPage = (id: string) => import.meta.env.SSR || document.getElementById(id) !== null;

/** Draws an element with the id `no-results`. */
export const NoResults = cameWithPage("no-results")
	? (await import("./no-results.tsx")).default
	: lazy(() => import("./no-results.tsx"));

/** Draws an element with the id `further`. */
export const FurtherResults = cameWithPage("further")
	? (await import("./further-results.tsx")).default
	: lazy(() => import("./further-results.tsx"));

/** Draws an element with the id `notices`. */
export const Notices = cameWithPage("notices")
	? (await import("./notices.tsx")).default
	: lazy(() => import("./notices.tsx"));

/** Draws an element with the id `comparison`. */
export const ComparisonPage = cameWithPage("comparison")
	? (await import("./comparison-page.tsx")).default
	: lazy(() => import("./comparison-page.tsx"));

/** Only ever drawn in the browser. */
export const CompareBar = lazy(() => import("./compare-bar.tsx"));
