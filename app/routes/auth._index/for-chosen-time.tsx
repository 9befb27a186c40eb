import { Trans } from "@lingui/react/macro";
import { Fact } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import type { ChosenTime } from "./chosen-time.server.ts";

/** Says to who has chosen a time what the account is for. */
export function ForChosenTime({ chosen: { name, at, zone } }: { chosen: ChosenTime }) {
	const times = useTimeFormats();
	const who = <bdi>{name}</bdi>;
	return (
		<Trans>
			For your appointment with {who}: <Fact className="font-medium">{times.dayAndTime(at, zone)}</Fact>. Your choice is
			kept, and you come back to it.
		</Trans>
	);
}
