/**
 * Parts that most visits never see: the browser fetches them when they are first drawn. On the server they are there
 * at once, so that their words are among those that the page is sent with.
 */
import { lazy } from "react";

export const NoResults = import.meta.env.SSR
	? (await import("./no-results.tsx")).default
	: lazy(() => import("./no-results.tsx"));

export const ComparisonPage = import.meta.env.SSR
	? (await import("./comparison-page.tsx")).default
	: lazy(() => import("./comparison-page.tsx"));

/** Only ever drawn in the browser. */
export const CompareBar = lazy(() => import("./compare-bar.tsx"));
