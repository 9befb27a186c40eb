import { useRouteLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import type { Actor } from "#domain/ground/callers.ts";
import type { OnboardingStep } from "#domain/profiles/onboarding.ts";
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
	| "live_seq"
	| "unread_notifications"
	| "unread_messages"
> & {
	/** Of the profile. */
	phone: string | null;
	/** What greets them, by the server's clock. */
	onboarding: OnboardingStep;
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
	publishableKey: string;
	isDevelopment: boolean;
	/** Where people write to; null where it could not be read. */
	supportAddress: string | null;
	/** Names this answer in the logs; null where it is not known. */
	requestId: string | null;
};

/** What the root loader gave; undefined when it failed, so that error pages still have their chrome. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** What a browser needs to know of the identity API; empty where the root loader failed. */
export function useSite(): Pick<RootData, "publicUrl" | "publishableKey"> {
	const { publicUrl = "", publishableKey = "" } = useRootData() ?? {};
	return useMemo(() => ({ publicUrl, publishableKey }), [publicUrl, publishableKey]);
}

/** Where people write to; null where it is not known. */
export const useSupportAddress = () => useRootData()?.supportAddress ?? null;

/** The signed-in person; null when nobody is. */
export const usePerson = () => useRootData()?.person ?? null;

/** What a route says of itself to the house around it. */
export type PageHandle = {
	/** A page to work with rather than to read: set in the reader's own letters, without the font of headings. */
	isTool?: boolean;
	/** A page in the middle of something, like booking: nothing opens over it by itself. */
	isUninterrupted?: boolean;
};
