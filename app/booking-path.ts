import type { Mode } from "#domain/businesses/businesses.ts";

/** Where a professional is booked: the service, then the days from `from`, or the time `at` that was chosen. */
export function bookingPath(
	id: string,
	{
		service,
		from,
		at,
		mode,
	}: { service?: string | null; from?: string; at?: string | null; mode?: Mode | undefined } = {},
) {
	const query = new URLSearchParams({
		...(service && { service }),
		...(from && { from }),
		...(at && { at }),
		...(mode && { mode }),
	});
	return `/business/${encodeURIComponent(id)}/book${query.size > 0 ? `?${query}` : ""}`;
}
