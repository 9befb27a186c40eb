/** In whose time a page is read, and where it is chosen. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { isTimeZone } from "#domain/time-zones.ts";
import { deviceMark } from "./preferences.ts";

/**
 * The zone of who reads, and who says so: their profile, they themselves on this device (`chosen`), their browser
 * (`device`), the edge by where they are, or nobody (`other`: then it is that of the person they look at).
 */
export type ReaderZone = { zone: string; source: "profile" | "chosen" | "device" | "edge" | "other" };

/**
 * The zone in which a page shows its times; `fallback` is that of the professional. `own` is the one in which who reads
 * has come by these times: it says more of them than where they seem to be now.
 */
export async function readerZoneOf(
	request: Request,
	context: Pick<AppLoadContext, "actor" | "client">,
	fallback: string,
	own: string | null = null,
): Promise<ReaderZone> {
	const kept = (await context.actor())?.time_zone;
	if (kept) return { zone: kept, source: "profile" };
	const told = keptZone(request);
	if (told) return told;
	if (own && isTimeZone(own)) return { zone: own, source: "other" };
	const { time_zone } = context.client;
	return time_zone && isTimeZone(time_zone) ? { zone: time_zone, source: "edge" } : { zone: fallback, source: "other" };
}

function keptZone(request: Request): ReaderZone | null {
	const [, mark, zone = ""] =
		/(?:^|; )zone=(~?)([A-Za-z0-9_+/-]{1,60})(?:;|$)/.exec(request.headers.get("Cookie") ?? "") ?? [];
	return isTimeZone(zone) ? { zone, source: mark === deviceMark ? "device" : "chosen" } : null;
}
