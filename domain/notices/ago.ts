const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 86_400;
const mostDays = 7;

export type Ago = { value: number; unit: "minute" | "hour" | "day" };

/**
 * How long something was ago, in the steps of the specification (9): under 60 s "now", whole minutes, hours, days up to
 * seven, then its date. `now` in ms since 1970; what lies ahead by a clock that is late is now.
 */
export function agoOf(at: string, now: number): "now" | "date" | Ago {
	const seconds = Math.floor((now - Date.parse(at)) / 1000);
	if (seconds < minuteSeconds) return "now";
	if (seconds < hourSeconds) return { value: Math.floor(seconds / minuteSeconds), unit: "minute" };
	if (seconds < daySeconds) return { value: Math.floor(seconds / hourSeconds), unit: "hour" };
	const days = Math.floor(seconds / daySeconds);
	return days <= mostDays ? { value: days, unit: "day" } : "date";
}
