import { useRouteLoaderData } from "@remix-run/react";
import type { Locale } from "./i18n.ts";
import type { Theme } from "./preferences.ts";

export type RootData = {
	locale: Locale;
	theme: Theme;
	/** Public address of the site, without a slash at the end. */
	publicUrl: string;
	isDevelopment: boolean;
	/** Names this answer in the logs; null where it is not known. */
	requestId: string | null;
};

/** What the root loader gave; undefined when it failed, so that error pages still have their chrome. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** What a route says of itself to the house around it. */
export type PageHandle = {
	/** A page to work with rather than to read: set in the reader's own letters, without the font of headings. */
	isTool?: boolean;
};
