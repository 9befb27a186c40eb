/** Whom to call when it cannot wait: numbers and addresses, each with its source. */
/** What has happened; each is a section of the page of help. */
export const situations = ["danger", "detention", "deadline", "home", "fraud"] as const;
export type Situation = (typeof situations)[number];

/** Day and night, or by the week in a time zone (Monday is 1); times are "09:00". */
export type UrgentHours = { always: true } | { weekly: { weekday: number; from: string; until: string }[] };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** How its hours are known: not at all, day and night, or by the week. */
export const hourKinds = ["unknown", "always", "weekly"] as const;
export type HourKind = (typeof hourKinds)[number];

/** A number or an address for a situation in a country. */
export type UrgentHelp = {
	id: string;
	situation: Situation;
	/** ISO 3166-1 alpha-2. */
	country_id: string;
	/** What it is called there; empty for the general emergency number. */
	name: string;
	/** As it is dialled within the country. */
	number: string | null;
	address: string | null;
	/** null where nobody knows. */
	hours: UrgentHours | null;
	/** IANA name; null where the hours are the same everywhere. */
	time_zone: string | null;
	/** Where it is published. */
	source_url: string;
	/** The day on which somebody compared it with its source; null: nobody has, and people are not shown it. */
	checked_on: string | null;
	/** Rises with each change: two admins do not overwrite one another. */
	version: number;
};
