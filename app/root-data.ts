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
