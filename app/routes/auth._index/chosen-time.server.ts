import type { AppLoadContext } from "@remix-run/cloudflare";
import { choice } from "#domain/appointments/appointments.ts";
import { findBookable } from "#domain/availability/bookable.server.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";

/** The time that waits to be booked where the person was going: with whom, when, by whose clock. Else null. */
export async function chosenTimeOf(context: AppLoadContext, request: Request, next: string) {
	const { pathname, searchParams } = new URL(next, request.url);
	const [, id] = /^\/business\/([^/]+)\/book$/.exec(pathname) ?? [];
	const { data: at } = choice.shape.starts_at.safeParse(searchParams.get("at"));
	const business = id && at ? await findBookable(context, id) : null;
	if (!business || !at) return null;
	const zone = await readerZoneOf(request, context, business.time_zone);
	return { name: business.name, at, zone };
}

export type ChosenTime = NonNullable<Awaited<ReturnType<typeof chosenTimeOf>>>;
