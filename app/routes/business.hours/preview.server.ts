import type { OwnPractice } from "#domain/agenda.server.ts";
import type { Availability } from "#domain/availability.ts";
import type { Ctx } from "#domain/context.server.ts";
import { busyOf, busyStatements } from "#domain/slots.server.ts";
import { dateIn, freeSlots } from "#domain/slots.ts";
import type { Preview } from "./preview.tsx";

const days = 14;
const dayMs = 86_400_000;

/** The free times of the next two weeks under some hours, for each length of a service, by a reader's clock. */
export async function previewOf(
	ctx: Ctx,
	{ id, services }: Pick<OwnPractice, "id" | "services">,
	availability: Availability,
	zone: string,
): Promise<Preview> {
	const now = ctx.now();
	const from = dateIn(availability.time_zone, now.getTime());
	const until = dateIn("UTC", Date.parse(`${from}T00:00:00Z`) + (days - 1) * dayMs);
	const busy = busyOf(await ctx.db.$client.batch(busyStatements(ctx, id, from, until)));
	const lengths = [...new Set(services.map(({ duration_minutes }) => duration_minutes))].sort((a, b) => a - b);
	return {
		zone,
		lengths: lengths.map((minutes) => {
			const slots = freeSlots(availability, busy, { minutes, from, until, now: now.toISOString() });
			const byDay = new Map<string, string[]>();
			for (const slot of slots) {
				const day = dateIn(zone, slot);
				byDay.set(day, [...(byDay.get(day) ?? []), slot]);
			}
			return {
				minutes,
				services: services
					.filter(({ duration_minutes }) => duration_minutes === minutes)
					.map(({ legal_service_id }) => legal_service_id),
				days: [...byDay].map(([day, slots]) => ({ day, slots })),
			};
		}),
	};
}
