/** In whose time a page is read, and where it is chosen. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { cookieOf } from "#domain/identity/cookies.server.ts";
import { deviceMark } from "./preferences.ts";
import type { ReaderZone } from "./reader-zone.ts";

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
	const fromCookie = keptZone(request);
	if (fromCookie) return fromCookie;
	if (own && isTimeZone(own)) return { zone: own, source: "other" };
	const { time_zone } = context.client;
	return time_zone && isTimeZone(time_zone) ? { zone: time_zone, source: "edge" } : { zone: fallback, source: "other" };
}

const longestZone = 60;

function keptZone(request: Request): ReaderZone | null {
	const kept = cookieOf(request.headers.get("Cookie"), "zone") ?? "";
	const isOfDevice = kept.startsWith(deviceMark);
	const zone = isOfDevice ? kept.slice(deviceMark.length) : kept;
	if (zone.length > longestZone || !isTimeZone(zone)) return null;
	return { zone, source: isOfDevice ? "device" : "chosen" };
}
