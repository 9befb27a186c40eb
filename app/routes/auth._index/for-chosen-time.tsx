import { Trans } from "@lingui/react/macro";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { useTimeFormats } from "../../components/time-formats.ts";
import { useDeviceZone } from "../../components/use-device-zone.ts";
import type { ChosenTime } from "./chosen-time.server.ts";

/** Says to who has chosen a time what the account is for. */
export function ForChosenTime({ chosen: { name, at, ...chosen } }: { chosen: ChosenTime }) {
	const { zone } = useDeviceZone(chosen.zone, false);
	const formats = useFormats();
	const times = useTimeFormats();
	const who = <bdi>{name}</bdi>;
	return (
		<Trans>
			For your appointment with {who}: <Fact className="font-medium">{times.dayAndTime(at, zone)}</Fact>,{" "}
			<Fact>{formats.zone(at, zone)}</Fact>. Nobody has booked this time yet. Sign in or create an account to reserve
			it.
		</Trans>
	);
}
