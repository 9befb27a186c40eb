import { useRouteLoaderData } from "@remix-run/react";
import type { Actor } from "#domain/identity/identity.ts";
import type { Locale } from "./i18n.ts";
import type { Theme } from "./preferences.ts";

/** The signed-in person, as the house around every page knows them. */
export type Person = Pick<
	Actor,
	| "user_id"
	| "session_id"
	| "full_name"
	| "email"
	| "avatar_url"
	| "role"
	| "aal"
	| "onboarded_at"
	| "city_id"
	| "created_at"
> & {
	/** Of the profile. */
	phone: string | null;
	/** Owes the second factor: half signed in. */
	owes_factor: boolean;
};

export type RootData = {
	/** null: nobody is signed in. */
	person: Person | null;
	/** What the page before has left to say to who has no scripts. */
	notice: "signed_out" | null;
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

/** The signed-in person; null when nobody is. */
export const usePerson = () => useRootData()?.person ?? null;

/** What a route says of itself to the house around it. */
export type PageHandle = {
	/** A page to work with rather than to read: set in the reader's own letters, without the font of headings. */
	isTool?: boolean;
};
