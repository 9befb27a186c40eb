import type { ZoneGroup } from "../time-zones.server.ts";

/** Time zones in a select, under their parts of the world. */
export const ZoneOptions = ({ zones }: { zones: readonly ZoneGroup[] }) =>
	zones.map(({ area, zones }) => (
		<optgroup key={area} label={area}>
			{zones.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</optgroup>
	));
