/**
 * SQL for whether a person is away: has asked to be erased, or is banned. Who is away takes no bookings.
 *
 * @param user_id an SQL expression, as is `now` (an ISO 8601 instant)
 */
export const isAway = (user_id: string, now: string) =>
	`EXISTS (SELECT 1 FROM users WHERE id = ${user_id} AND (deleted_at IS NOT NULL OR banned_until > ${now}))`;
