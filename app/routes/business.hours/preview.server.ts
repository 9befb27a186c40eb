import type { OwnBusiness } from "#domain/appointments/agenda.server.ts";
import type { Availability } from "#domain/availability/availability.ts";
import { previewSlots } from "#domain/availability/slots.server.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dateIn } from "#domain/ground/time.ts";
import type { Preview } from "./preview.tsx";

const days = 14;

/** The free times of the next two weeks under some hours, for each length of a service, by a reader's clock. */
export async function previewOf(
	ctx: Ctx,
	owner: Professional,
	{ id, services }: Pick<OwnBusiness, "id" | "services">,
	availability: Availability,
	zone: string,
): Promise<Preview> {
	const lengths = [...new Set(services.map(({ duration_minutes }) => duration_minutes))].sort((a, b) => a - b);
	const free = await previewSlots(ctx, owner, id, availability, lengths, days);
	return {
		zone,
		lengths: free.map(({ minutes, slots }) => {
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
