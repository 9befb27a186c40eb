/** The largest values that opening hours may have. */
export const mostAvailability = {
	/** Opening hours in a week, all days together. */
	weekly: 28,
	exceptions: 100,
	bufferMinutes: 120,
	noticeHours: 14 * 24,
	/** Meetings that begin on one day. */
	dailyCap: 50,
	horizonDays: 365,
	freeCancellationHours: 14 * 24,
} as const;
