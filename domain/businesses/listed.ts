/** The most important rule of the product: who can be found, shown with a badge, and booked. */

/** Where a profile is on its way to the directory. */
export const businessStatuses = ["unverified", "pending", "verified", "expiring", "suspended", "closed"] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

/** The statuses of a profile whose licence has been checked and still holds. */
export const listedStatuses = ["verified", "expiring"] as const satisfies readonly BusinessStatus[];
export type ListedStatus = (typeof listedStatuses)[number];

/** Whether a profile with this status is in search, carries the badge, and can be booked. */
export const isListed = (status: BusinessStatus): status is ListedStatus =>
	(listedStatuses as readonly BusinessStatus[]).includes(status);

/** The same as a condition of SQL, for a column of statuses. */
export const isListedSql = (column: string) =>
	`${column} IN (${listedStatuses.map((status) => `'${status}'`).join(", ")})`;

/** When a licence of the profile was last compared with its register (UTC instant); null when none ever was. */
export const lastCheckOf = ({ licences }: { licences: readonly { checked_at: string | null }[] }) =>
	licences.reduce<string | null>(
		(last, { checked_at }) => (checked_at && (!last || checked_at > last) ? checked_at : last),
		null,
	);
