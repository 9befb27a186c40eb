import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Fact } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";

const minuteMs = 60_000;

/** Until when the time is held; with scripts, how long that still is. `children` are there while it is held. */
export function Countdown({
	until,
	now: serverNow,
	zone,
	isRequest,
	children,
}: {
	until: string;
	now: string;
	zone: string;
	isRequest: boolean;
	children: ReactNode;
}) {
	const times = useTimeFormats();
	const [now, setNow] = useState(Date.parse(serverNow));
	useEffect(() => {
		const tick = () => setNow(Date.now());
		tick();
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, []);
	const left = Date.parse(until) - now;
	const minutes = Math.ceil(left / minuteMs);
	// All of them on the server too: a page brings only the words that it has used.
	const over = isRequest ? (
		<Trans>The ten minutes are over. If it is still free, you can ask for it.</Trans>
	) : (
		<Trans>The ten minutes are over. If it is still free, you can book it.</Trans>
	);
	const held = (
		<Trans>
			Held for you until <Fact className="font-medium tabular-nums">{times.time(until, zone)}</Fact>
		</Trans>
	);
	const rest = <Plural value={Math.max(1, minutes)} one="(less than a minute left)" other="(# minutes left)" />;
	return (
		<>
			<div hidden={left <= 0}>
				<p className="text-sm">
					{held} <span className="text-muted tabular-nums">{rest}</span>
				</p>
				{children}
			</div>
			<p hidden={left > 0} className="text-sm">
				{over}
			</p>
		</>
	);
}
