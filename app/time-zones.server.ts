import { currentZone } from "#domain/ground/time-zones.ts";

export type ZoneGroup = { area: string; zones: { id: string; name: string }[] };

/** All time zones under their part of the world; a kept one that is not among them stands there too. */
export function timeZones(kept: string | null): ZoneGroup[] {
	const names = new Set(Intl.supportedValuesOf("timeZone").map(currentZone));
	if (kept) names.add(kept);
	const groups = new Map<string, ZoneGroup>();
	for (const id of [...names].sort()) {
		const [area = "", ...rest] = id.split("/");
		const group = groups.get(area) ?? { area, zones: [] };
		group.zones.push({ id, name: (rest.length > 0 ? rest : [area]).reverse().join(", ").replaceAll("_", " ") });
		groups.set(area, group);
	}
	return [...groups.values()];
}
